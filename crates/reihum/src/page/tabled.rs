//! Tables of numbers.

use super::Markup;

/// A table: the first column says what, the others how much.
#[derive(Default)]
pub(crate) struct Tabled {
    head: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Tabled {
    /// A table with these columns.
    pub(crate) fn new(head: impl IntoIterator<Item = String>) -> Self {
        Self {
            head: head.into_iter().collect(),
            rows: Vec::new(),
        }
    }

    /// One more row.
    pub(crate) fn row(&mut self, row: impl IntoIterator<Item = String>) {
        self.rows.push(row.into_iter().collect());
    }

    /// Puts it on a page, behind a few words that one can open.
    pub(crate) fn behind(&self, page: &mut Markup, words: &str) {
        page.inside("details", &[], |page| {
            page.element("summary", &[], words);
            self.write(page);
        });
    }

    fn write(&self, page: &mut Markup) {
        page.inside("div", &[("class", "scroll")], |page| {
            page.inside("table", &[], |page| {
                page.inside("thead", &[], |page| {
                    page.inside("tr", &[], |page| {
                        self.head
                            .iter()
                            .for_each(|text| page.element("th", &[("scope", "col")], text));
                    });
                });
                page.inside("tbody", &[], |page| {
                    for row in &self.rows {
                        page.inside("tr", &[], |page| Self::cells(page, row));
                    }
                });
            });
        });
    }

    fn cells(page: &mut Markup, row: &[String]) {
        let Some((first, others)) = row.split_first() else {
            return;
        };
        page.element("th", &[("scope", "row")], first);
        for text in others {
            page.element("td", &[], text);
        }
    }
}
