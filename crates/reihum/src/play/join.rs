//! `reihum play --join`: to a server's table.

use super::secret::Secret;
use super::{Play, Seated, paint};
use crate::games::with_game;
use crate::language::Language;
use crate::output::{BAD, Output, short};
use client::{Address, Error as Failure, Server};
use game::Seats;
use game::record::Name;
use protocol::http::NewTable;
use std::error::Error;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use terminal::{Guest, Joined, Order, Parting};
use words::Words;

/// The variables that say who somebody is.
const USER: [&str; 2] = ["USER", "USERNAME"];

impl Play {
    pub(super) fn join(&self, url: &str, language: &Language) -> Result<ExitCode, Box<dyn Error>> {
        let words = language.words();
        let (address, in_url) = read_url(url);
        if let (Some(in_url), Some(code)) = (in_url, &self.code) {
            return Err(format!("--join names the table {in_url}, and --code {}: name one", short(code)).into());
        }
        let address: Address = address.parse()?;
        let code = self.code.as_deref().or(in_url);
        let table = self.new_table(code)?;
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return Err(words.play_no_terminal().into());
        }
        let server = Server::new(address);
        let secret = Secret::new(&self.folder()?, server.address());
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (token, code) = runtime.block_on(async {
            let name = self.name.as_ref().map(Name::to_string);
            let token = secret.know(&server, name.as_deref(), || user(&words)).await?;
            let code = match code {
                Some(code) => Some(find(&server, code, &words).await?),
                None => None,
            };
            Ok::<_, String>((token, code))
        })?;
        let mut joined = Joined::new(language.lang(), paint(), &server.address().to_string());
        let guest = Guest {
            server: server.clone(),
            token,
            lang: language.lang().code().into(),
            first: code.map(Order::Join).or_else(|| table.map(Order::Open)),
        };
        let parting = terminal::join(&mut joined, guest)?;
        self.part(&parting, joined.code(), &server, &words)
    }

    /// The last words.
    fn part(
        &self,
        parting: &Parting,
        code: Option<&str>,
        server: &Server,
        words: &Words,
    ) -> Result<ExitCode, Box<dyn Error>> {
        if let Some(bye) = &parting.bye {
            let text = match bye {
                Failure::Bye(trouble) if trouble.why == "sent-away" => words.join_sent_away(),
                Failure::Bye(trouble) if trouble.why == "closed" => words.join_closed(),
                Failure::Bye(trouble) => trouble.text.clone(),
                other => other.to_string(),
            };
            let _ = writeln!(anstream::stderr(), "{BAD}error:{BAD:#} {text}");
            return Ok(ExitCode::from(1));
        }
        if let Some(code) = code {
            let data = self.data.as_ref();
            let data = data.map_or_else(String::new, |data| format!(" --data {}", data.display()));
            let command = format!("reihum play --join {} --code {code}{data}", server.address());
            let mut out = Output::new();
            writeln!(out, "{}", words.join_back(command))?;
            out.flush()?;
        }
        Ok(if parting.torn {
            ExitCode::from(130)
        } else {
            ExitCode::SUCCESS
        })
    }

    /// The table to open, if a game is named.
    fn new_table(&self, code: Option<&str>) -> Result<Option<NewTable>, String> {
        let Some(game) = self.game else {
            let own = [("--mode", self.mode.is_some())];
            let mut given = self.table.given().into_iter().chain(own).filter(|(_, given)| *given);
            return given.next().map_or(Ok(None), |(option, _)| {
                Err(format!(
                    "{option} is for a table that you open: name its game, as in reihum play solo --join URL"
                ))
            });
        };
        if let Some(code) = code {
            return Err(format!(
                "the table {} knows what it plays: leave the game out, or the code to open another",
                short(code)
            ));
        }
        with_game!(game, G => self.wanted::<G>()).map(Some)
    }

    fn wanted<G: Seated>(&self) -> Result<NewTable, String> {
        let usual = Seats::new(G::PLAYERS).ok_or("there are no seats")?;
        let (rules, seats) = self.table.checked::<G>(usual)?;
        Ok(NewTable {
            game: G::NAME.into(),
            public: self.public,
            seats: Some(seats.count()),
            rules: Some(rules.to_string()),
            mode: self.mode.map(|mode| mode.to_string()),
            ..NewTable::default()
        })
    }
}

/// The code of a table as the server writes it.
async fn find(server: &Server, code: &str, words: &Words) -> Result<String, String> {
    let none = || words.join_no_such_table(short(code));
    if !code
        .chars()
        .all(|letter| letter.is_ascii_alphabetic() || "-_. ".contains(letter))
    {
        return Err(none());
    }
    match server.table(&code.replace(' ', "-")).await {
        Ok(table) => Ok(table.code),
        Err(Failure::Refused { status: 404, .. }) => Err(none()),
        Err(Failure::Refused { status: 410, .. }) => Err(words.join_closed()),
        Err(error) => Err(error.to_string()),
    }
}

/// What somebody is called who does not say.
fn user(words: &Words) -> Result<String, String> {
    let mut users = USER.into_iter().filter_map(|variable| std::env::var(variable).ok());
    let user = users.find_map(|user| user.parse::<Name>().ok());
    user.map(|name| name.to_string()).ok_or_else(|| words.join_no_name())
}

/// The address of a server, and the code of a table if it stands behind it.
fn read_url(url: &str) -> (&str, Option<&str>) {
    let url = url.trim_end_matches('/');
    let host = url.find("://").map_or(0, |end| end + 3);
    let Some((server, code)) = url.rsplit_once('/').filter(|(server, _)| server.len() >= host) else {
        return (url, None);
    };
    // As the server says where a table's socket is.
    if code == "socket" {
        return read_url(server);
    }
    let letters = code.chars().filter(|letter| !"-_.".contains(*letter));
    if letters.clone().count() != 12 || !letters.clone().all(|letter| letter.is_ascii_alphabetic()) {
        return (url, None);
    }
    // Before it may stand what makes it a link in a browser, or an address for programs.
    let server = ["/t", "/api/tables"]
        .iter()
        .find_map(|path| server.strip_suffix(path).filter(|server| server.len() >= host))
        .unwrap_or(server);
    (server, Some(code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_may_end_with_the_code_of_a_table() {
        let code = Some("bado-keli-mora");
        for (url, read) in [
            ("http://host:7654", ("http://host:7654", None)),
            ("host:7654/", ("host:7654", None)),
            ("http://host:7654/bado-keli-mora", ("http://host:7654", code)),
            ("http://host:7654/api/tables/bado-keli-mora", ("http://host:7654", code)),
            (
                "http://host:7654/api/tables/bado-keli-mora/socket",
                ("http://host:7654", code),
            ),
            ("http://host:7654/t/bado-keli-mora", ("http://host:7654", code)),
            ("http://host/cards/t/bado-keli-mora", ("http://host/cards", code)),
            ("http://t/bado-keli-mora", ("http://t", code)),
            ("http://host/cards/bado-keli-mora/", ("http://host/cards", code)),
            ("http://host/cards", ("http://host/cards", None)),
            ("http://", ("http:", None)),
        ] {
            assert_eq!(read_url(url), read, "{url}");
        }
    }
}
