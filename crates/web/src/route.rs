//! The screens, and the address of each.

use crate::games::GameName;
use std::fmt;

/// What is on the screen. Every one has an address, which can be kept, sent and come back to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// `/`: what can be done.
    Start,
    /// `/new`: a new table.
    SetUp,
    /// `/own/GAME`: the table of one's own at which a game is played, without a server.
    Own(GameName),
    /// `/t/CODE`: the table with this code. It is the link that people send each other.
    Table(String),
    /// `/rules/GAME/RULEBOOK`: the rules as they hold in a rulebook.
    Rules(GameName, String),
    /// `/help`: what somebody may want to know.
    Help,
    /// Any other address.
    Nowhere,
}

impl Route {
    /// What is at the path of an address.
    pub fn at(path: &str) -> Self {
        let decoded = path.replace("%20", " ");
        let parts: Vec<&str> = decoded.split('/').filter(|part| !part.is_empty()).collect();
        let rules = |name: &str, rulebook: Option<&str>| {
            let game = GameName::named(name)?;
            Some(Self::Rules(game, rulebook.unwrap_or(game.usual()).into()))
        };
        match parts[..] {
            [] => Self::Start,
            ["new"] => Self::SetUp,
            ["own", game] => GameName::named(game).map_or(Self::Nowhere, Self::Own),
            ["help"] => Self::Help,
            ["t", code] => Self::Table(code.into()),
            ["rules"] => Self::Rules(GameName::Solo, GameName::Solo.usual().into()),
            ["rules", game] => rules(game, None).unwrap_or(Self::Nowhere),
            ["rules", game, rulebook] => rules(game, Some(rulebook)).unwrap_or(Self::Nowhere),
            _ => Self::Nowhere,
        }
    }

    /// Whether a table has the whole window.
    pub(crate) const fn is_table(&self) -> bool {
        matches!(self, Self::Table(_) | Self::Own(_))
    }

    /// Whether it is a table of a server.
    pub(crate) const fn is_at_server(&self) -> bool {
        matches!(self, Self::Table(_))
    }
}

/// The path of its address.
impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start | Self::Nowhere => f.write_str("/"),
            Self::SetUp => f.write_str("/new"),
            Self::Own(game) => write!(f, "/own/{}", game.name()),
            Self::Help => f.write_str("/help"),
            Self::Table(code) => write!(f, "/t/{code}"),
            Self::Rules(game, rulebook) => write!(f, "/rules/{}/{}", game.name(), rulebook.replace(' ', "%20")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_screen_is_found_at_its_address() {
        for route in [
            Route::Start,
            Route::SetUp,
            Route::Own(GameName::Skipbo),
            Route::Help,
            Route::Table("bado-keli-mora".into()),
            Route::Rules(GameName::Skipbo, "short".into()),
            Route::Rules(GameName::Solo, "classic-de chains=mixed limit=1".into()),
        ] {
            assert_eq!(Route::at(&route.to_string()), route);
        }
    }

    #[test]
    fn what_is_left_out_is_usual_and_nonsense_is_nowhere() {
        for (path, route) in [
            ("/t/BADO/", Route::Table("BADO".into())),
            ("/rules", Route::Rules(GameName::Solo, "modern".into())),
            ("/rules/skipbo", Route::Rules(GameName::Skipbo, "standard".into())),
            ("/rules/chess", Route::Nowhere),
            ("/own/chess", Route::Nowhere),
            ("/own", Route::Nowhere),
            ("/t", Route::Nowhere),
            ("/new/table", Route::Nowhere),
        ] {
            assert_eq!(Route::at(path), route, "{path}");
        }
    }
}
