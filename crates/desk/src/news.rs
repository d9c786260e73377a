//! What happens around a deal, in sentences.

use crate::{ByHand, Far};
use game::Seat;
use protocol::News;
use words::{Names, Words};

/// Sentences for what needs to be told of a moment: not what the person did himself, nor what the table shows.
pub fn told<G: ByHand>(all: &[News], far: &Far<G>, said: (&Words, &Names)) -> Vec<String> {
    let changed = all.iter().any(|news| matches!(news, News::Settings(_)));
    let sentences = all.iter().filter_map(|news| match news {
        // A seat that is not there any more was his.
        News::Stood { guest, .. } if changed && *guest == far.table().you => Some(said.0.join_unseated()),
        news => sentence(news, far, said),
    });
    sentences.collect()
}

fn sentence<G: ByHand>(news: &News, far: &Far<G>, (words, names): (&Words, &Names)) -> Option<String> {
    let you = far.table().you;
    let other = |guest: &u64| (*guest != you).then(|| far.name_of(*guest));
    let sits = |seat: &usize| {
        let seat = Seat::numbered(*seat).filter(|seat| !names.is_you(*seat))?;
        names.of(seat).map(String::from)
    };
    match news {
        News::Came { guest, name } => (*guest != you).then(|| words.join_came(name.as_str())),
        News::Went(guest) => other(guest).map(|name| words.join_went(name)),
        News::Left(guest) => other(guest).map(|name| words.join_left(name)),
        News::Removed(guest) => other(guest).map(|name| words.join_removed(name)),
        News::Host(guest) if *guest == you => Some(words.join_host_you()),
        News::Host(guest) => other(guest).map(|name| words.join_host(name)),
        News::TakenOver { seat, .. } => sits(seat).map(|name| words.join_taken_over(name)),
        News::GivenBack(seat) => sits(seat).map(|name| words.join_given_back(name)),
        News::Settings(_) => (!far.is_host()).then(|| words.join_changed()),
        News::Ended(_) => Some(words.join_ended()),
        News::Paused => Some(words.join_paused()),
        News::Resumed => Some(words.join_resumed()),
        _ => None,
    }
}
