//! Drawings: a few shapes and texts in SVG, whose looks are the page's.

use super::Markup;

/// How wide every drawing is, in its own units. A column on a phone is about as wide, so that texts are as large as others there.
pub(super) const WIDTH: f64 = 400.0;

/// A drawing in progress.
pub(crate) struct Drawing {
    height: f64,
    shapes: Markup,
}

/// On which side of its place a text stands.
#[derive(Clone, Copy)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Drawing {
    pub(super) fn new(height: f64) -> Self {
        Self {
            height,
            shapes: Markup::default(),
        }
    }

    /// A box between two corners.
    pub(super) fn block(&mut self, class: &str, (left, top): (f64, f64), (right, bottom): (f64, f64)) {
        let [x, y, width, height] = [left, top, right - left, bottom - top].map(place);
        self.shapes.empty(
            "rect",
            &[
                ("class", class),
                ("x", &x),
                ("y", &y),
                ("width", &width),
                ("height", &height),
            ],
        );
    }

    /// A line from one point to the next, and so on.
    pub(super) fn line(&mut self, class: &str, points: impl IntoIterator<Item = (f64, f64)>) {
        self.path(class, &trace(points));
    }

    /// What lies between two lines.
    pub(super) fn band(&mut self, class: &str, above: &[(f64, f64)], below: &[(f64, f64)]) {
        let around = above.iter().chain(below.iter().rev()).copied();
        self.path(class, &format!("{}Z", trace(around)));
    }

    /// A dot.
    pub(super) fn dot(&mut self, class: &str, (x, y): (f64, f64)) {
        let [x, y] = [x, y].map(place);
        self.shapes
            .empty("circle", &[("class", class), ("cx", &x), ("cy", &y), ("r", "5")]);
    }

    /// A dot of another form, which is known from the first without its colour.
    pub(super) fn diamond(&mut self, class: &str, (x, y): (f64, f64)) {
        let corners = [(x, y - 6.0), (x + 6.0, y), (x, y + 6.0), (x - 6.0, y)];
        self.path(class, &format!("{}Z", trace(corners)));
    }

    /// A text.
    pub(super) fn text(&mut self, class: &str, (x, y): (f64, f64), anchor: Anchor, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let [x, y] = [x, y].map(place);
        let attributes = [("class", class), ("x", &x), ("y", &y), ("text-anchor", anchor)];
        self.shapes.element("text", &attributes, text);
    }

    /// Puts it on a page. It has a name and a description for those who do not see it.
    pub(super) fn draw(self, page: &mut Markup, name: &str, description: &str) {
        let view = format!("0 0 {} {}", place(WIDTH), place(self.height));
        let shapes = self.shapes.finish();
        let attributes = [
            ("xmlns", "http://www.w3.org/2000/svg"),
            ("viewBox", view.as_str()),
            ("role", "img"),
        ];
        page.inside("svg", &attributes, |page| {
            page.element("title", &[], name);
            page.element("desc", &[], description);
            page.raw(&shapes);
        });
    }

    fn path(&mut self, class: &str, d: &str) {
        self.shapes.empty("path", &[("class", class), ("d", d)]);
    }
}

fn trace(points: impl IntoIterator<Item = (f64, f64)>) -> String {
    let mut trace = String::new();
    for (x, y) in points {
        let letter = if trace.is_empty() { "M" } else { "L" };
        trace.extend([letter, &place(x), " ", &place(y)]);
    }
    trace
}

/// A place, to a tenth: nobody sees more.
fn place(number: f64) -> String {
    let text = format!("{number:.1}");
    let short = text.strip_suffix(".0").unwrap_or(&text);
    if short == "-0" { "0".into() } else { short.into() }
}
