//! Who one is: a name, and the secret by which the server knows one again.

use crate::ask::{Wrong, ask};
use crate::keep::{NAME, TOKEN, forget, keep, kept};
use game::record::{BadName, Name};
use protocol::http::{GuestFacts, Named};

/// What somebody has said that he is called.
pub(crate) fn name() -> Option<String> {
    kept(NAME).filter(|name| name.parse::<Name>().is_ok())
}

/// Whether somebody can be called this.
pub(crate) fn is_name(name: &str) -> bool {
    name.trim().parse::<Name>().is_ok()
}

/// Is called otherwise from now on. The server hears of it when it is next asked for something.
///
/// # Errors
/// When that is no name.
pub(crate) fn rename(name: &str) -> Result<(), BadName> {
    let name: Name = name.trim().parse()?;
    keep(NAME, name.as_str());
    Ok(())
}

/// The secret by which the server knows this guest, under the name that he has now. Whoever is new, also to a server that has forgotten him, gets another.
///
/// # Errors
/// When he has no name, nobody answers, or the server wants no more guests.
pub(crate) async fn token() -> Result<String, Wrong> {
    let name = name().ok_or(Wrong::Nameless)?;
    if let Some(token) = kept(TOKEN) {
        match known(&token, &name).await {
            Ok(()) => return Ok(token),
            Err(wrong) if wrong.is_stranger() => forget(TOKEN),
            Err(wrong) => return Err(wrong),
        }
    }
    let new: GuestFacts = ask("POST", "/api/guests", None, Some(&Named { name })).await?;
    let token = new.token.ok_or(Wrong::Gone)?;
    keep(TOKEN, &token);
    Ok(token)
}

/// Sees that the server knows who has this secret, by this name.
async fn known(token: &str, name: &str) -> Result<(), Wrong> {
    let me: GuestFacts = ask("GET", "/api/me", Some(token), None::<&Named>).await?;
    if me.name != name {
        let named = Named { name: name.into() };
        let _: GuestFacts = ask("PATCH", "/api/me", Some(token), Some(&named)).await?;
    }
    Ok(())
}
