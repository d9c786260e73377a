//! As much of XML as the pictures use, read strictly.

/// An element, without what is in it.
pub(crate) struct Element<'a> {
    pub(crate) tag: &'a str,
    pub(crate) attributes: Vec<(&'a str, &'a str)>,
}

impl<'a> Element<'a> {
    /// The value of an attribute.
    pub(crate) fn get(&self, key: &str) -> Option<&'a str> {
        self.attributes
            .iter()
            .find(|(name, _)| *name == key)
            .map(|(_, value)| *value)
    }

    /// Whether it has this attribute with this value.
    pub(crate) fn has(&self, key: &str, value: &str) -> bool {
        self.get(key) == Some(value)
    }
}

/// All elements of a picture, in order; or what is wrong with it.
pub(crate) fn elements(text: &str) -> Result<Vec<Element<'_>>, String> {
    let mut elements = Vec::new();
    let mut open = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        if open.is_empty() && !elements.is_empty() {
            return Err(format!("after the end: {rest}"));
        }
        let tag = rest.strip_prefix('<').ok_or_else(|| format!("no tag: {rest}"))?;
        let (tag, behind) = tag
            .split_once('>')
            .ok_or_else(|| format!("no end of the tag: {rest}"))?;
        rest = behind;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Err(format!("</{name}> ends nothing"));
            }
            continue;
        }
        let empty = tag.ends_with('/');
        let element = element(tag.trim_end_matches('/'))?;
        if !empty {
            open.push(element.tag);
        }
        elements.push(element);
    }
    match open.pop() {
        Some(name) => Err(format!("<{name}> has no end")),
        None => Ok(elements),
    }
}

fn element(text: &str) -> Result<Element<'_>, String> {
    let (tag, mut rest) = text.split_once(' ').unwrap_or((text, ""));
    let mut attributes: Vec<(&str, &str)> = Vec::new();
    while !rest.is_empty() {
        let wrong = || format!("<{text}>: no attribute: {rest}");
        let (key, value) = rest.split_once("=\"").ok_or_else(wrong)?;
        let (value, behind) = value.split_once('"').ok_or_else(wrong)?;
        let name = |c: char| c.is_ascii_alphabetic() || c == '-';
        if key.is_empty() || !key.chars().all(name) || value.contains(['<', '&']) {
            return Err(wrong());
        }
        if attributes.iter().any(|(other, _)| *other == key) {
            return Err(format!("<{text}>: {key} twice"));
        }
        attributes.push((key, value));
        rest = match behind.strip_prefix(' ') {
            Some(behind) => behind,
            None if behind.is_empty() => behind,
            None => return Err(format!("<{text}>: no space before {behind}")),
        };
    }
    let known = !tag.is_empty() && tag.chars().all(|c| c.is_ascii_lowercase());
    known
        .then_some(Element { tag, attributes })
        .ok_or_else(|| format!("<{text}>: no tag"))
}

/// What a card shows in its corners: all that is in groups which are turned upside down.
pub(crate) fn corner(picture: &str) -> String {
    const TURNED: &str = r#"<g transform="rotate(180 100 150)">"#;
    let parts = picture.split(TURNED).skip(1);
    let corner: String = parts.map(|part| &part[..end_of_group(part)]).collect();
    assert!(!corner.is_empty(), "nothing in the corners: {picture}");
    corner
}

/// Where the group ends in which this text begins.
fn end_of_group(text: &str) -> usize {
    let mut depth = 0;
    for (at, _) in text.match_indices('<') {
        match &text[at..] {
            tag if tag.starts_with("<g ") => depth += 1,
            tag if tag.starts_with("</g>") && depth == 0 => return at,
            tag if tag.starts_with("</g>") => depth -= 1,
            _ => {}
        }
    }
    panic!("a group without an end: {text}");
}

#[test]
fn what_is_not_well_formed_is_refused() {
    assert!(elements(r#"<svg a="1"><g b="2" c-d=""><path/></g></svg>"#).is_ok_and(|found| found.len() == 3));
    for bad in [
        "<svg>",
        "<svg></g>",
        "<svg/><svg/>",
        "svg",
        "<svg>text</svg>",
        "<svg a=1/>",
        r#"<svg a="1"b="2"/>"#,
        r#"<svg a="1" a="2"/>"#,
        r#"<svg a="<"/>"#,
        r#"<svg ="1"/>"#,
        r#"<svg a="1/>"#,
        "<svg",
        "</svg>",
    ] {
        assert!(elements(bad).is_err(), "{bad}");
    }
}
