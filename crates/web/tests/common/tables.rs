//! Tables of a server, as people come to them.

use super::Visit;
use serde_json::{Value, json};

impl Visit {
    /// Somebody with this name opens a table, and is at it. Its code.
    pub(crate) async fn opens(&self, name: &str, table: Value) -> String {
        self.open("/").await;
        let script = "const [name, table, done] = arguments; const json = (answer) => answer.json(); \
            const post = (path, body, token) => fetch(path, { method: 'POST', body: JSON.stringify(body), \
                headers: token ? { authorization: 'Bearer ' + token } : {} }).then(json); \
            post('/api/guests', { name }).then(({ token }) => { localStorage.setItem('name', name); localStorage.setItem('token', token); \
                return post('/api/tables', table, token); }).then(({ code, error }) => done(code ?? error.text), (error) => done(String(error)));";
        let code = self
            .client
            .execute_async(script, vec![json!(name), table])
            .await
            .unwrap();
        let code = code.as_str().unwrap();
        self.open(&format!("/t/{code}")).await;
        code.into()
    }

    /// Takes a seat, and puts bots into these.
    pub(crate) async fn sits_with_bots(&self, seat: usize, bots: &[usize]) {
        self.tap(&format!("[data-sit='{seat}']")).await;
        self.find(&format!(".place.me[data-seat='{seat}']")).await;
        for bot in bots {
            self.choose(&format!("select[data-bot='{bot}']"), "family").await;
            self.finds_bot(*bot, "family").await;
        }
    }

    /// A bot of this level is in a seat, as the host sees it in any language.
    pub(crate) async fn finds_bot(&self, seat: usize, level: &str) {
        self.find(&format!(".place[data-seat='{seat}'] .how:not(:empty)")).await;
        self.find(&format!(".place[data-seat='{seat}'] option[value={level}]:checked"))
            .await;
    }

    /// Comes to a table by its link, says a name, takes a seat and is ready.
    pub(crate) async fn joins(&self, code: &str, name: &str, seat: usize) {
        self.open(&format!("/t/{code}")).await;
        self.write("#name", name).await;
        self.tap("#come").await;
        self.tap(&format!("[data-sit='{seat}']")).await;
        self.tap("#ready").await;
        self.find("#unready").await;
    }
}
