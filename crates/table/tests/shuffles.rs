//! Shuffles that anybody can verify: what is committed to before a deal is told after it, and the record of a match replays.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

use bots::Level;
use common::{Room, legal, seat, seats, settings};
use game::record::{Commitment, Nonce, Record, Secret};
use game::{Game, Match, Seat, Seed, Viewer};
use table::{
    Answer, Bots, Command, Guest, Input, Live, Message, Millis, Mode, News, Pace, Refused, Settings, Table, verify,
};

/// Two persons and a bot, all as quick as can be. Persons add nonces, and do what is first.
fn room<G: Live>(rules: &str, seed: u64) -> Room<G> {
    let mut settings: Settings<G> = settings(rules, 3);
    settings.pace = Pace::NONE;
    settings.mode = Mode::Race;
    settings.question = Millis(0);
    let mut room = Room::open(settings, seed);
    room.step(Input::Came {
        guest: Guest(2),
        name: "Ben".parse().unwrap(),
    });
    room.say(1, Command::Sit(seat(1)));
    room.say(2, Command::Sit(seat(2)));
    room.say(1, Command::PutBot(seat(3), Level::Greedy.into()));
    room
}

fn ready<G: Live>(room: &mut Room<G>, number: u8) {
    for guest in [2, 1] {
        let nonce = Nonce::new([16 * guest as u8 + number; 32]);
        room.say(guest, Command::Ready(Some(nonce)));
    }
    if !room.table.match_runs() {
        assert_eq!(room.say(1, Command::Start), Answer::Done);
    }
    assert!(room.table.deal_runs());
}

fn play_deal<G: Live>(room: &mut Room<G>, bots: &mut Bots<G>) {
    while room.table.deal_runs() {
        // Bots leave whoever could call something the time for it.
        let soon = room.now.0 + 1500;
        room.play_bots(bots, soon);
        for waiting in room.table.standing().waits_for.iter().filter(|seat| seat.number() < 3) {
            let open = legal(&room.table, waiting);
            if let Some(action) = open.get(room.log.len() % open.len().max(1)) {
                room.say(waiting.number() as u64, Command::Act(*action));
            }
        }
    }
}

struct Told {
    commitment: Commitment,
    nonces: Vec<(Seat, Nonce)>,
    number: u32,
    secret: Secret,
}

/// What was told about each deal, in the order in which it was told.
fn told<G: Live>(room: &Room<G>) -> Vec<Told> {
    let mut told = Vec::new();
    let mut dealt = None;
    for news in room.news() {
        match news {
            News::Dealt {
                number,
                commitment,
                nonces,
            } => dealt = Some((number, commitment.unwrap(), nonces)),
            News::Over(over) => {
                let (number, commitment, nonces) = dealt.take().expect("it was dealt before");
                let secret = over.secret.unwrap();
                told.push(Told {
                    commitment,
                    nonces,
                    number,
                    secret,
                });
            }
            _ => {}
        }
    }
    told
}

/// Whoever wants to know of some deals only is told of the last ones, as if he had asked for all.
fn check_last_shuffles<G: Live>(room: &Room<G>) {
    let all = room.table.shuffles(usize::MAX);
    let numbers: Vec<u32> = all.iter().map(|origins| origins.number).collect();
    assert!(numbers.iter().copied().eq(1..=all.len() as u32), "{numbers:?}");
    for most in 0..=all.len() + 1 {
        assert_eq!(room.table.shuffles(most), all[all.len().saturating_sub(most)..]);
    }
}

fn proves<G: Live>(rules: &str, seed: u64) {
    let mut room = room::<G>(rules, seed);
    let mut bots = Bots::new(seed);
    let mut promised = Vec::new();
    let mut number = 0;
    let mut first_match = true;
    loop {
        promised.push(room.table.commitment());
        number += 1;
        ready(&mut room, number);
        check_sheet(&room);
        play_deal(&mut room, &mut bots);
        check_sheet(&room);
        check_last_shuffles(&room);
        if !room.table.match_runs() {
            check_record(&room);
            // One match more: the deal passes on, and its record replays as well.
            if !std::mem::take(&mut first_match) {
                break;
            }
        }
    }
    let told = told(&room);
    assert_eq!(told.len(), promised.len());
    for (deal, promised) in told.iter().zip(&promised) {
        assert_eq!(deal.commitment, *promised, "what was public before the deal");
        let seats: Vec<usize> = deal.nonces.iter().map(|(seat, _)| seat.number()).collect();
        assert_eq!(seats, [1, 2], "in order of the seats, whoever was ready first");
        assert!(verify(deal.commitment, &deal.secret, deal.number, &deal.nonces).is_some());
        let other = Secret::new([0; 32]);
        assert_eq!(verify(deal.commitment, &other, deal.number, &deal.nonces), None);
    }
    let mut commitments: Vec<String> = promised.iter().map(ToString::to_string).collect();
    commitments.dedup();
    assert_eq!(commitments.len(), promised.len(), "every deal has a secret of its own");
}

/// The sheet has a line for each deal that is over, and the last one is how things stand.
fn check_sheet<G: Live>(room: &Room<G>) {
    let Some(score) = room.table.score() else {
        return;
    };
    let (sheet, scores) = (room.table.sheet(), score.scores());
    assert_eq!(sheet.len(), scores.deals as usize);
    assert_eq!(sheet.last(), (scores.deals > 0).then_some(&scores.totals));
    for lines in sheet.windows(2) {
        assert!(
            lines[0]
                .iter()
                .zip(lines[1].values())
                .all(|((_, before), after)| before <= after)
        );
    }
}

fn check_record<G: Live>(room: &Room<G>) {
    let text = room.table.record().unwrap();
    let record = Record::<G>::read(text.as_bytes()).unwrap();
    let summary = record.verify().unwrap();
    assert_eq!(summary.winners, room.table.winners());
    assert_eq!(summary.scores, *room.table.score().unwrap().scores());
    assert!(text.contains("name 1 Anna") && text.contains("name 3 greedy"), "{text}");
}

#[test]
fn what_was_committed_to_is_told_and_the_record_verifies_in_both_games() {
    for seed in 0..3 {
        proves::<skipbo::Round>("standard stock=2 limit=60", seed);
        proves::<solo::Round>("modern limit=100", seed);
        proves::<solo::Round>("classic-en limit=60", seed);
    }
}

#[test]
fn a_secret_is_told_by_the_end_of_its_deal_alone() {
    let mut room = room::<skipbo::Round>("standard stock=2", 1);
    ready(&mut room, 1);
    assert_eq!(room.table.record(), None, "a running deal is in no record");
    play_deal(&mut room, &mut Bots::new(1));
    let told = told(&room)[0].secret.to_string();
    let over = room
        .said
        .iter()
        .position(|(_, _, message)| matches!(message, Message::News(_, News::Over(_))))
        .unwrap();
    let seed = told.parse::<Secret>().unwrap().seed(1, &room_nonces(&room)).to_string();
    for (_, _, message) in &room.said[..over] {
        let text = shown(message);
        assert!(!text.contains(&told) && !text.contains(&seed), "{text}");
    }
}

fn room_nonces<G: Live>(room: &Room<G>) -> Vec<(Seat, Nonce)> {
    told(room).remove(0).nonces
}

/// Everything in a message that has a text.
fn shown<G: Live>(message: &Message<G>) -> String {
    match message {
        Message::Seen(_, events) => events.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        Message::Snapshot(snapshot) => {
            let sight = snapshot.sight.as_ref().map(ToString::to_string);
            format!("{sight:?} {}", snapshot.commitment)
        }
        Message::News(_, News::Started { seed, .. }) => seed.to_string(),
        Message::News(_, News::Dealt { commitment, nonces, .. }) => format!("{commitment:?} {nonces:?}"),
        other => format!("{other:?}"),
    }
}

#[test]
fn every_nonce_changes_the_cards() {
    let dealt = |nonces: [Option<u8>; 2]| {
        let mut room = room::<solo::Round>("modern", 1);
        for (guest, nonce) in (1..).zip(nonces) {
            room.say(guest, Command::Ready(nonce.map(|byte| Nonce::new([byte; 32]))));
        }
        room.say(1, Command::Start);
        room.table.snapshot(Guest(1)).sight.unwrap().to_string()
    };
    let plain = dealt([None, None]);
    assert_eq!(plain, dealt([None, None]));
    let all = [
        plain,
        dealt([Some(1), None]),
        dealt([None, Some(1)]),
        dealt([Some(1), Some(1)]),
        dealt([Some(2), Some(1)]),
    ];
    for (i, deal) in all.iter().enumerate() {
        assert!(!all[..i].contains(deal), "{i}");
    }
}

#[test]
fn the_cards_are_those_of_the_seed_that_was_proved() {
    let mut room = room::<solo::Round>("modern", 2);
    ready(&mut room, 1);
    let dealer = room.table.score().unwrap().dealer();
    let sight = room.table.view(Viewer::Seat(seat(1))).unwrap().sight();
    assert_eq!(room.say(1, Command::End), Answer::Done);
    let ended = room.news().into_iter().find_map(|news| match news {
        News::Ended(secret) => secret,
        _ => None,
    });
    // A match that is cut off tells the secret of its running deal too.
    let nonces = [(seat(1), Nonce::new([17; 32])), (seat(2), Nonce::new([33; 32]))];
    let seed = ended.unwrap().seed(1, &nonces);
    let again = solo::Round::deal(&solo::Rules::default(), seats(3), dealer, &seed, &mut ());
    assert_eq!(again.sight(Viewer::Seat(seat(1))), sight);
    assert_eq!(
        room.table.record(),
        None,
        "and it is in no record, for it was not played to its end"
    );
}

#[test]
fn the_test_vectors_of_the_documentation() {
    let settings = Settings::<solo::Round>::new(solo::Rules::default(), seats(2));
    let (table, _) = Table::open(
        Millis(0),
        settings,
        Guest(1),
        "Anna".parse().unwrap(),
        Seed::new([0; 32]),
    )
    .unwrap();
    // These stand in docs/TABLE.md; every implementation must reproduce them.
    let told = "ad90e528b81accc77c8d3f37f41c6986be7a7c0da0693eed7643b0d528451f6f";
    let commitment = told.parse::<Secret>().unwrap().commitment();
    assert_eq!(table.commitment(), commitment);
    let text = include_str!("../../../docs/TABLE.md");
    assert!(text.contains(told) && text.contains(&commitment.to_string()));
}

#[test]
fn a_deck_that_somebody_stacked_is_no_secret_and_in_no_record() {
    let mut room = room::<skipbo::Round>("standard stock=1 limit=25", 1);
    let deck: Vec<String> = skipbo::DECK.iter().map(ToString::to_string).collect();
    let Err(Refused::Deck(why)) = room.table.stack(room.now, &deck[1..].join(" ")) else {
        panic!("a card is missing");
    };
    assert!(why.contains("162") || why.contains("deck"), "{why}");
    room.stack(&deck.join(" "));
    ready(&mut room, 1);
    assert_eq!(room.table.stack(room.now, &deck.join(" ")), Err(Refused::DealRuns));
    assert!(
        room.news()
            .iter()
            .any(|news| matches!(news, News::Dealt { commitment: None, .. }))
    );
    play_deal(&mut room, &mut Bots::new(1));
    assert_eq!(room.table.record(), None);
}

#[test]
fn the_first_dealer_follows_from_the_seed_that_is_told() {
    let mut room = room::<skipbo::Round>("standard", 9);
    ready(&mut room, 1);
    let (dealer, seed) = room
        .news()
        .into_iter()
        .find_map(|news| match news {
            News::Started { dealer, seed } => Some((dealer, seed)),
            _ => None,
        })
        .unwrap();
    let drawn = Match::<skipbo::Round>::new(*room.table.score().unwrap().rules(), seats(3), &seed, &mut ());
    assert_eq!(drawn.dealer(), dealer);
}
