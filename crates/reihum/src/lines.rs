//! Lines of bounded length, from whoever writes them.

use std::io::{self, BufRead, ErrorKind, Read};

/// The next line without its end, or nothing if there is no more.
///
/// # Errors
/// When reading fails, or the line has more than `most` bytes: `FileTooLarge`.
pub(crate) fn next_line(reader: &mut impl BufRead, most: usize) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let read = reader.by_ref().take(most as u64 + 1).read_until(b'\n', &mut line)?;
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if read > most {
        return Err(io::Error::new(
            ErrorKind::FileTooLarge,
            format!("a line of more than {most} bytes"),
        ));
    }
    Ok((read > 0).then_some(line))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_somewhere() {
        let mut text: &[u8] = b"abcd\n\nab";
        let mut next = |most| next_line(&mut text, most).map_err(|error| error.kind());
        assert_eq!(next(4), Ok(Some(b"abcd".to_vec())));
        assert_eq!(next(4), Ok(Some(Vec::new())));
        assert_eq!(next(2), Ok(Some(b"ab".to_vec())));
        assert_eq!(next(2), Ok(None));
        let mut text: &[u8] = b"abcde\n";
        let long = next_line(&mut text, 4).unwrap_err();
        assert_eq!(long.kind(), ErrorKind::FileTooLarge);
        assert_eq!(long.to_string(), "a line of more than 4 bytes");
    }
}
