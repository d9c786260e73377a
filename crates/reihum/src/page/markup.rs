//! Elements, in HTML and in SVG: what is opened is closed, and every text is escaped.

/// A page being written, a line for each element.
#[derive(Default)]
pub(crate) struct Markup(String);

type Attributes<'a> = &'a [(&'a str, &'a str)];

impl Markup {
    /// An element with others in it.
    pub(crate) fn inside(&mut self, name: &str, attributes: Attributes<'_>, content: impl FnOnce(&mut Self)) {
        self.tag(name, attributes, "");
        self.0.push('\n');
        content(self);
        self.0.extend(["</", name, ">\n"]);
    }

    /// An element with a text in it.
    pub(crate) fn element(&mut self, name: &str, attributes: Attributes<'_>, text: &str) {
        self.tag(name, attributes, "");
        self.0.extend([escaped(text).as_str(), "</", name, ">\n"]);
    }

    /// An element with nothing in it.
    pub(crate) fn empty(&mut self, name: &str, attributes: Attributes<'_>) {
        self.tag(name, attributes, "/");
        self.0.push('\n');
    }

    /// An element of HTML that is never closed.
    pub(crate) fn open(&mut self, name: &str, attributes: Attributes<'_>) {
        self.tag(name, attributes, "");
        self.0.push('\n');
    }

    /// A text beside elements.
    pub(crate) fn text(&mut self, text: &str) {
        self.0.extend([escaped(text).as_str(), "\n"]);
    }

    /// What is markup already.
    pub(crate) fn raw(&mut self, text: &str) {
        self.0 += text;
    }

    /// Everything.
    pub(crate) fn finish(self) -> String {
        self.0
    }

    fn tag(&mut self, name: &str, attributes: Attributes<'_>, end: &str) {
        self.0.extend(["<", name]);
        for (attribute, value) in attributes {
            self.0.extend([" ", *attribute, "=\"", &escaped(value), "\""]);
        }
        self.0.extend([end, ">"]);
    }
}

/// A text that is nothing but text, also between quotes. Control characters, which no page may have, are left out, and no line
/// breaks between a number and its percent.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.replace(" %", "\u{a0}%").chars() {
        match letter {
            '&' => escaped += "&amp;",
            '<' => escaped += "&lt;",
            '>' => escaped += "&gt;",
            '"' => escaped += "&quot;",
            '\'' => escaped += "&#39;",
            letter if letter.is_control() => escaped.push(' '),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_gets_out_of_a_text() {
        let mut page = Markup::default();
        let name = "</p><script>alert(\"1\")</script>&'\u{1b}";
        page.inside("div", &[("title", name)], |page| page.element("p", &[], name));
        page.empty("path", &[("d", "M0 0")]);
        let text = "&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39; ";
        assert_eq!(
            page.finish(),
            format!("<div title=\"{text}\">\n<p>{text}</p>\n</div>\n<path d=\"M0 0\"/>\n")
        );
    }
}
