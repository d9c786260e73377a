//! Whoever comes back to a table hears the whole match, and can ask a bot for advice.

#![expect(clippy::unwrap_used, reason = "what goes wrong here is a failed test")]

use bots::Level;
use game::{Projection, Seat, Seats, Seed, Viewer};
use table::{Bots, Command, CommandId, Guest, Input, Live, Message, Millis, Pace, Settings, Table, To};

/// What somebody was told, with its moments.
type Heard<G> = Vec<(u64, Vec<<G as game::Game>::Seen>)>;

/// Plays a while at a table of one person, who takes advice, and two bots. What the person's seat was told, and the table.
fn played<G: Live>(rules: G::Rules, steps: u64) -> (Table<G>, Heard<G>) {
    let (host, me) = (Guest(1), Seat::numbered(1).unwrap());
    let mut settings = Settings::<G>::new(rules, Seats::new(3).unwrap());
    settings.pace = Pace::NONE;
    let (mut table, _) = Table::open(Millis(0), settings, host, "Anna".parse().unwrap(), Seed::from_number(5)).unwrap();
    let mut bots = Bots::new(5);
    let mut heard = Vec::new();
    let mut commands = vec![Command::Sit(me)];
    commands.extend((2..=3).map(|seat| Command::PutBot(Seat::numbered(seat).unwrap(), Level::Greedy.into())));
    commands.push(Command::Start);
    for now in 0..steps {
        let mut inputs: Vec<Input<G>> = table.asks().iter().map(|ask| decided(&mut bots, &table, ask)).collect();
        let command = if commands.is_empty() {
            let waits = table.standing().waits_for.contains(me);
            let advice = bots.advise(&table, me, Level::Family.into()).filter(|_| waits);
            advice.map(|(action, _)| {
                assert!(table.view(Viewer::Seat(me)).unwrap().legal().contains(&action));
                Command::Act(action)
            })
        } else {
            Some(commands.remove(0))
        };
        inputs.extend(command.map(|command| Input::Command {
            guest: host,
            id: CommandId(now),
            command,
            trip: Millis(0),
        }));
        inputs.push(Input::Tick);
        for input in inputs {
            for (to, message) in table.step(Millis(5000 * now), input).messages {
                if let (true, Message::Seen(moment, seen)) = (to == To::Seat(me), message) {
                    heard.push((moment, seen));
                }
            }
        }
    }
    (table, heard)
}

fn decided<G: Live>(bots: &mut Bots<G>, table: &Table<G>, ask: &table::Ask) -> Input<G> {
    bots.follow(table);
    bots.decide(ask)
}

fn check<G: Live>(rules: G::Rules) {
    let (table, heard) = played::<G>(rules, 60);
    let me = Viewer::Seat(Seat::numbered(1).unwrap());
    let story = table.story(me);
    assert!(heard.len() > 20, "{}: only {} things happened", G::NAME, heard.len());
    let heard: Vec<_> = heard.into_iter().filter(|(_, seen)| !seen.is_empty()).collect();
    assert_eq!(story, heard, "{}", G::NAME);
    assert_ne!(table.story(Viewer::Spectator), story, "{}", G::NAME);
    // Whoever has seen some of it is told the rest.
    for after in 0..=table.moment() {
        let rest: Vec<_> = story.iter().filter(|(moment, _)| *moment > after).cloned().collect();
        assert_eq!(table.story_after(me, after), rest, "{}: after {after}", G::NAME);
    }
    // Whoever is not to be told all of it is told the end, with as many actions as may be, and how it was dealt before and between them.
    let begins = |seen: &G::Seen| ["lot ", "dealt "].iter().any(|word| seen.to_string().starts_with(word));
    let is_deal = |(_, seen): &&(u64, Vec<G::Seen>)| seen.iter().any(begins);
    for most in 0..heard.len() {
        let told = table.story_after(me, table.before_last(most));
        let done = told.len() - told.iter().filter(is_deal).count();
        assert!(done <= most && story.ends_with(&told), "{}: {most}", G::NAME);
        assert!(
            table.before_last(most) >= table.before_last(most + 1),
            "{}: {most}",
            G::NAME
        );
    }
    assert_eq!(table.before_last(usize::MAX), 0);
}

#[test]
fn the_story_of_a_seat_is_what_its_messages_said() {
    check::<solo::Round>(solo::Rules::default());
    check::<skipbo::Round>(skipbo::Rules::default());
}
