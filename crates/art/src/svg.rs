//! A picture as it is drawn: markup that grows.

use crate::{Look, Paint};

/// A picture in progress.
pub(crate) struct Svg(String);

/// Adds texts and colours to a picture, one after the other.
macro_rules! draw {
    ($svg:expr, $($part:expr),+ $(,)?) => {{
        $($svg.put($part);)+
    }};
}
pub(crate) use draw;

/// What a picture is made of.
pub(crate) trait Drawn {
    /// Adds it to a picture.
    fn draw(self, svg: &mut Svg);
}

/// Markup as it is.
impl Drawn for &str {
    fn draw(self, svg: &mut Svg) {
        svg.0.push_str(self);
    }
}

impl Drawn for Paint {
    fn draw(self, svg: &mut Svg) {
        draw!(svg, "var(--art-", self.name(), ",", self.value(Look::Usual), ")");
    }
}

/// A colour of the palette, or the current one.
#[derive(Clone, Copy)]
pub(crate) enum Pen {
    Current,
    Of(Paint),
}

impl Drawn for Pen {
    fn draw(self, svg: &mut Svg) {
        match self {
            Self::Current => "currentColor".draw(svg),
            Self::Of(paint) => paint.draw(svg),
        }
    }
}

impl Svg {
    /// An empty picture. What has no colour of its own is filled with nothing, and lines are round.
    pub(crate) fn new(size: &str) -> Self {
        let mut svg = Self(String::with_capacity(2048));
        draw!(
            svg,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 "#,
            size,
            r#"" aria-hidden="true" fill="none" stroke-linecap="round" stroke-linejoin="round">"#
        );
        svg
    }

    /// A card: paper with a ground on it. From now on the current colour is that of what is written.
    pub(crate) fn card(ground: Paint, ink: Paint) -> Self {
        let mut svg = Self::new("200 300");
        draw!(
            svg,
            r#"<rect x="1" y="1" width="198" height="298" rx="18" fill=""#,
            Paint::Paper,
            r#"" stroke=""#,
            Paint::Edge,
            r#"" stroke-width="2"/><g color=""#,
            ink,
            r#""><rect x="8" y="8" width="184" height="284" rx="12" fill=""#,
            ground,
            r#""/>"#
        );
        svg
    }

    /// Adds a part.
    pub(crate) fn put(&mut self, part: impl Drawn) {
        part.draw(self);
    }

    /// What is drawn with another centre and size: `place` is the list of a transformation.
    pub(crate) fn at(&mut self, place: &str, content: impl FnOnce(&mut Self)) {
        self.open("transform", place);
        content(self);
        self.close();
    }

    /// What is drawn with another current colour.
    pub(crate) fn tinted(&mut self, paint: Paint, content: impl FnOnce(&mut Self)) {
        self.open("color", paint);
        content(self);
        self.close();
    }

    /// Begins a group with an attribute.
    fn open(&mut self, key: &str, value: impl Drawn) {
        draw!(self, "<g ", key, "=\"", value, "\">");
    }

    /// Ends a group.
    fn close(&mut self) {
        draw!(self, "</g>");
    }

    /// What is written in a colour where the current one is paper.
    pub(crate) fn inked(&mut self, ink: Paint, content: impl FnOnce(&mut Self)) {
        if ink == Paint::Paper {
            content(self);
        } else {
            self.tinted(ink, content);
        }
    }

    /// The same in the left upper corner and, upside down, in the right lower one.
    pub(crate) fn corners(&mut self, content: impl Fn(&mut Self)) {
        content(self);
        self.at("rotate(180 100 150)", content);
    }

    /// In the middle of a card, with its shadow.
    pub(crate) fn raised(&mut self, size: &str, content: impl Fn(&mut Self)) {
        draw!(self, r##"<g color="#000" opacity=".3">"##);
        self.at(&["translate(104 156)", size].concat(), &content);
        draw!(self, "</g>");
        self.at(&["translate(100 150)", size].concat(), content);
    }

    /// Rings around the middle of a card's back, up to its corners.
    pub(crate) fn rings(&mut self, radii: &[&str]) {
        draw!(
            self,
            r#"<g transform="translate(100 150)" opacity=".16" stroke="currentColor" stroke-width="3">"#
        );
        for radius in radii {
            draw!(self, r#"<circle r=""#, *radius, r#""/>"#);
        }
        draw!(self, "</g>");
    }

    /// Ends a card.
    pub(crate) fn end_card(mut self) -> String {
        draw!(self, "</g>");
        self.end()
    }

    /// Ends a picture.
    pub(crate) fn end(mut self) -> String {
        draw!(self, "</svg>");
        self.0
    }
}
