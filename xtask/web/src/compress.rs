//! Files as they go over the network: compressed once, here, as well as can be, and never again.

use crate::files::File;
use std::num::NonZero;

/// A file, and the two ways in which browsers take it smaller: all take gzip, and over an encrypted connection brotli as well.
pub(crate) struct Packed {
    pub(crate) file: File,
    pub(crate) brotli: Vec<u8>,
    pub(crate) gzip: Vec<u8>,
}

pub(crate) fn all(files: Vec<File>) -> Vec<Packed> {
    files.into_iter().map(pack).collect()
}

fn pack(file: File) -> Packed {
    let brotli = brotli(&file.bytes);
    let gzip = gzip(&file.bytes);
    Packed { file, brotli, gzip }
}

fn brotli(bytes: &[u8]) -> Vec<u8> {
    let params = brotli::enc::BrotliEncoderParams {
        quality: 11,
        lgwin: 22,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut packed = Vec::new();
    let _ = brotli::BrotliCompress(&mut &bytes[..], &mut packed, &params);
    packed
}

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let options = zopfli::Options {
        // More gain nothing that anybody would notice.
        iteration_count: NonZero::<u64>::MIN.saturating_add(4),
        ..Default::default()
    };
    let mut packed = Vec::new();
    // Memory does not fail to be read or written.
    let _ = zopfli::compress(options, zopfli::Format::Gzip, bytes, &mut packed);
    packed
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn what_was_packed_is_the_same_when_it_is_unpacked() {
        let text = "one after the other, ".repeat(1000);
        let packed = pack(File::new("a.txt", text.clone().into()));
        let mut out = Vec::new();
        brotli::BrotliDecompress(&mut &packed.brotli[..], &mut out).unwrap();
        assert_eq!(out, text.as_bytes());
        let mut out = String::new();
        flate2::read::GzDecoder::new(&packed.gzip[..])
            .read_to_string(&mut out)
            .unwrap();
        assert_eq!(out, text);
        assert!(packed.brotli.len() < 100 && packed.gzip.len() < 300);
    }
}
