//! An address as a QR code, for the camera of a phone that is held before a terminal.

use qrcodegen::{QrCode, QrCodeEcc};

/// So many modules around it are empty: cameras want it so.
const QUIET: i32 = 2;

/// The code, two modules to a letter, as a terminal with dark ground shows it. Nothing for a text that is longer than any code.
pub(super) fn drawn(text: &str) -> Option<String> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let whole = -QUIET..code.size() + QUIET;
    // What is light is drawn, for most terminals are dark.
    let light = |x, y| !code.get_module(x, y);
    let line = |y: i32| -> String {
        let letters = whole.clone().map(|x| match (light(x, y), light(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        });
        letters.collect()
    };
    let lines: Vec<String> = whole.clone().step_by(2).map(line).collect();
    Some(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_its_corners_and_a_quiet_edge() {
        let picture = drawn("http://192.168.0.5:7654").unwrap();
        let lines: Vec<&str> = picture.lines().collect();
        let wide = lines[0].chars().count();
        // Two light modules, and then the dark edge of the first corner: seven modules.
        assert!(lines[0].chars().all(|letter| letter == '█'), "{picture}");
        assert!(lines[1].starts_with("██ ▄▄▄▄▄ █"), "{picture}");
        assert!(lines.iter().all(|line| line.chars().count() == wide), "{picture}");
        assert_eq!(lines.len(), wide.div_ceil(2));
    }

    #[test]
    fn what_is_too_long_has_none() {
        assert_eq!(drawn(&"x".repeat(4000)), None);
    }
}
