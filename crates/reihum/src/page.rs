//! Pages for browsers: one file each, with everything in it. No script, no font and no picture comes from elsewhere; colours follow the reader's light or
//! dark, and plots are drawn for a column that fits a phone.

mod bars;
mod bins;
mod course;
mod dots;
mod drawing;
mod markup;
mod scale;
mod tabled;

pub(crate) use bars::{Bars, More};
pub(crate) use bins::{Bins, ROUND, SECONDS};
pub(crate) use course::{Course, Run};
pub(crate) use dots::{Dots, Row};
pub(crate) use drawing::Drawing;
pub(crate) use markup::Markup;
pub(crate) use tabled::Tabled;

/// How everything looks.
const STYLE: &str = include_str!("page/style.css");

/// A whole page.
pub(crate) fn document(lang: &str, title: &str, body: impl FnOnce(&mut Markup)) -> String {
    let mut page = Markup::default();
    page.raw("<!DOCTYPE html>\n");
    page.inside("html", &[("lang", lang)], |page| {
        page.inside("head", &[], |page| {
            page.open("meta", &[("charset", "utf-8")]);
            page.open(
                "meta",
                &[("name", "viewport"), ("content", "width=device-width, initial-scale=1")],
            );
            page.open("meta", &[("name", "color-scheme"), ("content", "light dark")]);
            page.element("title", &[], title);
            // Our own, and without a character that would end it.
            page.raw(&format!("<style>\n{STYLE}</style>\n"));
        });
        page.inside("body", &[], |page| page.inside("main", &[], body));
    });
    page.finish()
}

/// A plot with what is said about it, and the numbers behind it for those who want them.
pub(crate) fn figure(page: &mut Markup, drawing: Drawing, name: &str, caption: &str, numbers: &str, table: &Tabled) {
    page.inside("figure", &[], |page| {
        drawing.draw(page, name, caption);
        page.element("figcaption", &[], caption);
        table.behind(page, numbers);
    });
}
