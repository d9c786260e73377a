//! Colours as numbers.

/// The same markup with every colour replaced by grey.
pub(crate) fn grey(markup: &str) -> String {
    let mut grey = String::new();
    let mut rest = markup;
    while let Some(at) = rest.find(['#', 'v']) {
        grey.push_str(&rest[..at]);
        rest = &rest[at..];
        let end = if rest.starts_with("var(") {
            rest.find(')').map(|end| end + 1)
        } else {
            rest.starts_with('#').then(|| rest.find('"')).flatten()
        };
        match end {
            Some(_) => grey.push_str("grey"),
            None => grey.push_str(&rest[..1]),
        }
        rest = &rest[end.unwrap_or(1)..];
    }
    grey + rest
}

/// How well one colour can be read on another, from 1 to 21, as the guidelines for accessible pages (WCAG 2) count it.
pub(crate) fn contrast(one: &str, other: &str) -> f64 {
    let [one, other] = [one, other].map(luminance);
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn luminance(colour: &str) -> f64 {
    let digits = colour.strip_prefix('#').expect("a colour begins with #");
    let digits: String = match digits.len() {
        3 => digits.chars().flat_map(|digit| [digit, digit]).collect(),
        6 => digits.to_string(),
        _ => panic!("{colour} is not opaque"),
    };
    let parts = [0, 2, 4].map(|at| f64::from(u8::from_str_radix(&digits[at..at + 2], 16).expect("hex")) / 255.0);
    let [r, g, b] = parts.map(|c| {
        if c <= 0.04045 {
            c / 12.92
        } else {
            ((c + 0.055) / 1.055).powf(2.4)
        }
    });
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

#[test]
fn contrast_is_as_the_guidelines_count_it() {
    for (one, other, expected) in [
        ("#fff", "#000", 21.0),
        ("#777777", "#fff", 4.48),
        ("#abc", "#aabbcc", 1.0),
    ] {
        assert!((contrast(one, other) - expected).abs() < 0.005, "{one} {other}");
    }
}

#[test]
fn grey_leaves_only_shapes() {
    let markup = r##"<g color="var(--art-red,#c00)"><path d="M0 0v4" fill="#0003" /></g>"##;
    assert_eq!(grey(markup), r#"<g color="grey"><path d="M0 0v4" fill="grey" /></g>"#);
}
