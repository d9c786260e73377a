//! What stands on a screen: words, and not what stands in for words that are missing.

use super::Visit;
use serde_json::{Value, json};
use std::fs;

impl Visit {
    /// Everything that is read or heard here is said in words.
    pub(crate) async fn expect_words(&self, what: &str) {
        // A phrase that is missing shows by its key, and what is not filled in by its braces.
        let script = "const keys = new Set(arguments[0]); const bad = []; \
            const look = (text) => { if (/[{}]/.test(text) || (text.match(/[a-z0-9]+(-[a-z0-9]+)+/g) ?? []).some((word) => keys.has(word))) bad.push(text); }; \
            const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); \
            while (walk.nextNode()) look(walk.currentNode.data); \
            look(document.title); \
            for (const name of ['aria-label', 'title', 'placeholder', 'alt']) for (const one of document.querySelectorAll(`[${name}]`)) { \
                const text = one.getAttribute(name); if (!text.trim()) bad.push(one.outerHTML.slice(0, 100)); look(text); } \
            for (const one of document.querySelectorAll('button, h1, h2, h3, a, summary, th, option, label')) \
                if (!one.textContent.trim() && !one.getAttribute('aria-label')) bad.push(one.outerHTML.slice(0, 100)); \
            return bad;";
        let bad = self.client.execute(script, vec![keys()]).await.unwrap();
        assert_eq!(bad, json!([]), "{what}");
    }
}

/// The keys of all phrases that could not be words themselves.
fn keys() -> Value {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../words/text/en");
    let texts = fs::read_dir(folder).unwrap();
    let texts = texts.map(|text| fs::read_to_string(text.unwrap().path()).unwrap());
    let keys = texts.flat_map(|text| {
        let lines = text.lines().filter_map(|line| line.split_once(" ="));
        let keys = lines.map(|(key, _)| key.to_string());
        keys.filter(|key| key.contains('-') && !key.contains(' '))
            .collect::<Vec<_>>()
    });
    json!(keys.collect::<Vec<_>>())
}
