//! Nothing hidden leaves a server, by no channel: two worlds that differ only in what a seat cannot know send that seat, those who watch, and strangers
//! the same bytes, at the same times of a clock that the test holds in its hand.
//!
//! What a seat may know is a written list (`secrecy/hidden.rs`). The second world has other cards wherever it says nothing, and there people answer and
//! throw in otherwise, as long as nothing of it has come to light; a bot of the house has other cards there too, and nobody notices before it acts.
//! Nothing is normalised but the date and the port of HTTP, and the number that a bot of somebody else is given for its own chance.

#![expect(clippy::unwrap_used, reason = "a helper that fails is a test that fails")]

mod common;

mod secrecy {
    pub(crate) mod hidden;
    pub(crate) mod world;
}

use game::{Actor, Chance, Game, Seat, SeatSet, Seats, Seed};
use protocol::{Became, Wish};
use secrecy::hidden::{BOTTOM, Hidden, decks, is_answer, is_card, target};
use secrecy::world::{CODE, Laid, World};
use std::collections::BTreeSet;
use table::{Millis, Mode, Settings};

/// What was compared.
#[derive(Default, Debug)]
struct Count {
    steps: usize,
    messages: usize,
    actions: usize,
    moved_hands: usize,
    refusals: usize,
    hidden_answers: usize,
    early_answers: usize,
    hidden_claims: usize,
    reconnections: usize,
    requests: usize,
    told_machine: usize,
    beside_bots: usize,
}

/// Two worlds that one seat cannot tell apart.
struct Worlds<G: Hidden> {
    both: [World; 2],
    settings: Settings<G>,
    viewer: Seat,
    chance: Chance,
    next_id: u64,
    now: Millis,
    /// When something hidden comes to light, and the worlds part.
    part: Option<Millis>,
    /// Until when something is held in a fair window.
    window: Option<Millis>,
    /// Whether something is held in one world only.
    claimed: bool,
    /// Whether all hands are about to move, but those that are protected.
    all_swap: bool,
    /// Who has answered, in one world only, the question that closes then.
    answered: BTreeSet<(Seat, u64)>,
    /// Where a bot of the house sits, and when it can act at the earliest: then the worlds part, for it has other cards in each.
    bot: Option<(Seat, Millis)>,
    count: Count,
}

impl<G: Hidden> Worlds<G> {
    /// Persons in all seats, and one who watches; a match begins. The viewer may have a bot that hears what he hears.
    async fn new(settings: Settings<G>, viewer: Seat, bot: Option<Seat>, mut chance: Chance, machine: bool) -> Self {
        let free = machine.then_some(viewer);
        let laid = Laid::new(&settings, u64::from(chance.below(u32::MAX)), free, bot);
        let decks = decks(&settings, laid.dealer(), viewer, &mut chance);
        let [one, two] = decks;
        let worlds = [World::open(&laid, &one).await, World::open(&laid, &two).await];
        let mut own = Self {
            now: worlds[0].hand.now(),
            both: worlds,
            viewer,
            chance,
            next_id: 1000,
            part: None,
            window: None,
            claimed: false,
            all_swap: false,
            answered: BTreeSet::new(),
            bot: None,
            count: Count::default(),
            settings,
        };
        own.bot = bot.map(|seat| (seat, own.now + own.settings.pace.least));
        if machine {
            for world in &mut own.both {
                world.send_machine(viewer.index()).await;
            }
            own.compare("its bot came").await;
        }
        for seat in own.seats().iter() {
            own.say(seat, Wish::Ready(None)).await;
        }
        own.say(own.settings.seats.iter().next().unwrap(), Wish::Start).await;
        own
    }

    fn seats(&self) -> Seats {
        self.settings.seats
    }

    fn id(&mut self) -> u64 {
        self.next_id += 1;
        self.next_id
    }

    /// Somebody says something, in both worlds.
    async fn say(&mut self, seat: Seat, wish: Wish) -> Became {
        let [became, _] = self.say_in(seat, [Some(wish.clone()), Some(wish)]).await;
        became.unwrap()
    }

    /// Somebody says something, in both worlds or in one of them.
    async fn say_in(&mut self, seat: Seat, wishes: [Option<Wish>; 2]) -> [Option<Became>; 2] {
        let (id, after) = (self.id(), format!("{seat}: {wishes:?}"));
        let mut answers = [None, None];
        for (world, (wish, answer)) in wishes.into_iter().zip(&mut answers).enumerate() {
            if let Some(wish) = wish {
                *answer = Some(self.both[world].say(seat.index(), id, wish).await);
            }
        }
        if let Mode::Fair(window) = self.settings.mode
            && self.question().is_none()
            && answers.contains(&Some(Became::Held))
        {
            self.window = self.window.or(Some(self.now + window));
        }
        self.compare(&after).await;
        answers
    }

    /// Whatever the seat was sent, and whoever watches, is the same in both worlds.
    async fn compare(&mut self, after: &str) {
        let id = self.id();
        self.next_id += 100;
        for world in &mut self.both {
            world.settle(id).await;
        }
        self.count.steps += 1;
        self.count.beside_bots += usize::from(self.bot.is_some());
        let watcher = self.both[0].people.len() - 1;
        for person in [self.viewer.index(), watcher] {
            let [one, two] = self
                .both
                .each_mut()
                .map(|world| std::mem::take(&mut world.people[person].heard));
            assert_eq!(one, two, "guest {} is told different things after {after}", person + 1);
            self.count.messages += one.len();
        }
    }

    fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        let count = items.len() as u32;
        (count > 0).then(|| items[self.chance.below(count) as usize].clone())
    }

    fn standing(&self) -> &protocol::Standing {
        &self.both[0].people[self.viewer.index()].known().table().standing
    }

    /// Who was asked a question, and until when it is open.
    fn question(&self) -> Option<(SeatSet, u64)> {
        let standing = self.standing();
        let asked = standing.waits_for.iter().filter_map(|seat| Seat::numbered(*seat));
        Some((asked.collect(), standing.question_until?))
    }

    /// What a seat could do openly in both worlds.
    fn open_to(&self, seat: Seat) -> Vec<String> {
        let [one, two] = self.both.each_ref().map(|world| world.legal::<G>(seat));
        let both = one.into_iter().filter(|action| two.contains(action));
        let texts = both.map(|action| action.to_string());
        texts.filter(|action| self.is_modest(seat, action)).collect()
    }

    /// Whether an action brings nothing to light for the viewer that is not the same in both worlds.
    fn is_modest(&self, seat: Seat, action: &str) -> bool {
        if G::NAME == skipbo::Round::NAME {
            // A stock card shows the next one.
            return !action.contains('s');
        }
        let cards = self.both[0].people[seat.index()].hand().split(' ').count();
        // When a round is over, all hands are counted.
        if is_card(action) && cards <= 5 {
            return false;
        }
        let comes = |from: Seat| self.is_same(from);
        match target(action) {
            Some(other) if action.contains('X') => {
                (seat != self.viewer || comes(other)) && (other != self.viewer || comes(seat))
            }
            _ if action.starts_with('A') => {
                let neighbours = [game::Direction::Clockwise, game::Direction::Counterclockwise];
                neighbours
                    .into_iter()
                    .all(|direction| comes(self.seats().next(self.viewer, direction)))
            }
            _ => true,
        }
    }

    /// Whether a hand is the same in both worlds. Nobody here has seen that of a bot.
    fn is_same(&self, seat: Seat) -> bool {
        if self.bot.is_some_and(|(bot, _)| bot == seat) {
            return false;
        }
        let [one, two] = self.both.each_ref().map(|world| world.people[seat.index()].hand());
        one == two
    }

    /// Something happens that is the same in both worlds, or that nobody can know yet.
    async fn go_on(&mut self) {
        if let Some((asked, _)) = self.question()
            && self.chance.below(3) > 0
        {
            let asked: Vec<Seat> = asked.without(self.viewer).iter().collect();
            if let Some(acting) = self.pick(&asked) {
                return self.answer_hidden(acting).await;
            }
        }
        let seats: Vec<Seat> = self.seats().iter().collect();
        match self.chance.below(12) {
            0 => self.act_openly(self.viewer).await,
            1..=4 => {
                let awaited = self.standing().waits_for.clone();
                let acting = self.pick(&awaited).and_then(Seat::numbered);
                self.act_openly(acting.unwrap_or(self.viewer)).await;
            }
            5 => {
                let acting = self.pick(&seats).unwrap();
                self.act_openly(acting).await;
            }
            6 => self.throw_in_hidden().await,
            7 => self.be_refused().await,
            8 => self.come_back().await,
            _ => self.pass_time().await,
        }
    }

    /// The viewer may try anything; others do what is allowed in both worlds.
    async fn act_openly(&mut self, acting: Seat) {
        let any = self.chance.below(6) == 0 && acting == self.viewer;
        let whose = if any {
            self.seats().next(acting, game::Direction::Clockwise)
        } else {
            acting
        };
        let open = self.open_to(whose);
        // What moves hands is rare, and tells most.
        let moving: Vec<String> = open
            .iter()
            .filter(|action| action.contains(['X', 'A', 'G']))
            .cloned()
            .collect();
        let picked = match self.pick(&moving) {
            Some(moving) if self.chance.below(4) > 0 => Some(moving),
            _ => self.pick(&open),
        };
        let Some(action) = picked else { return };
        if acting != self.viewer && self.question().is_some() {
            return;
        }
        // Whoever draws while something is held waits with it, and may well notice.
        if self.claimed && !is_card(&action) {
            return;
        }
        let all_swap = action.starts_with('A');
        self.all_swap |= all_swap;
        let wish = if self.chance.below(4) == 0 && is_card(&action) {
            Wish::Throw(action.clone())
        } else {
            Wish::Act(action.clone())
        };
        let became = self.say(acting, wish).await;
        // Bots wait anew after every card.
        if let (Became::Done, Some((_, acts))) = (&became, &mut self.bot)
            && is_card(&action)
        {
            *acts = self.now + self.settings.pace.least;
        }
        match became {
            Became::Refused(_) => self.count.refusals += 1,
            _ => self.count.moved_hands += usize::from(action.contains(['X', 'A', 'G'])),
        }
        self.count.actions += 1;
    }

    /// Somebody else answers the question, otherwise in each world, and at other times.
    async fn answer_hidden(&mut self, acting: Seat) {
        let Some((_, until)) = self.question() else { return };
        if !self.answered.insert((acting, until)) {
            return;
        }
        let mut wishes = [None, None];
        if self.all_swap || self.part.is_none() && self.chance.below(4) > 0 {
            // The same answer, but only in one world before time runs out: nobody ever learns which.
            let world = self.chance.below(2) as usize;
            wishes[world] = Some(Wish::Act("decline".into()));
            self.count.early_answers += 1;
            self.say_in(acting, wishes).await;
            return;
        }
        for (world, wish) in wishes.iter_mut().enumerate() {
            let legal = self.both[world].legal::<G>(acting).into_iter();
            let open: Vec<String> = legal
                .map(|action| action.to_string())
                .filter(|action| is_answer(action))
                .collect();
            if self.chance.below(3) > 0 {
                *wish = self.pick(&open).map(Wish::Act);
            }
        }
        self.count.hidden_answers += usize::from(wishes.iter().any(Option::is_some));
        let until = Millis(until);
        self.part = Some(self.part.unwrap_or(until).min(until));
        self.say_in(acting, wishes).await;
    }

    /// Somebody else throws a card in, in one world only, where that is held.
    async fn throw_in_hidden(&mut self) {
        let fair = matches!(self.settings.mode, Mode::Fair(_));
        if !fair || self.question().is_some() || !self.standing().interjectable {
            return;
        }
        let mut open: Vec<(Seat, String)> = Vec::new();
        for seat in self.seats().all().without(self.viewer).iter() {
            if !self.standing().waits_for.contains(&seat.number()) {
                let legal = self.both[0].legal::<G>(seat).into_iter();
                let cards = legal.map(|action| action.to_string()).filter(|action| is_card(action));
                open.extend(cards.map(|action| (seat, action)));
            }
        }
        if let Some((acting, action)) = self.pick(&open) {
            // It comes to light when the window closes, or when a draw that is due waits for that.
            let next = self.both[1].hand.next();
            let [became, _] = self.say_in(acting, [Some(Wish::Throw(action)), None]).await;
            if became == Some(Became::Held) {
                self.count.hidden_claims += 1;
                self.part = [self.part, self.window, next].into_iter().flatten().min();
                self.claimed = true;
            }
        }
    }

    /// The viewer asks for something that is not to be had, or that everybody notices.
    async fn be_refused(&mut self) {
        let person = self.both[0].people[self.viewer.index()].known();
        let mut penalties = Vec::new();
        if let Some(deal) = person.deal::<G>().unwrap() {
            deal.legal(Actor::Host, &mut |action| penalties.push(action.to_string()));
        }
        let mut wishes = vec![
            Wish::Act("nonsense".into()),
            Wish::Act(String::new()),
            Wish::Throw("r5".into()),
            Wish::Act("b9".into()),
            Wish::Act("7s>1".into()),
            Wish::Ready(Some("zz".into())),
            Wish::Start,
            Wish::Stand,
            Wish::Unready,
            Wish::Resume,
            Wish::Remove(99),
            Wish::TakeBot(2),
            Wish::Set("seats=4".into()),
        ];
        wishes.extend(penalties.into_iter().map(Wish::Impose));
        let wish = self.pick(&wishes).unwrap();
        if matches!(self.say(self.viewer, wish).await, Became::Refused(_)) {
            self.count.refusals += 1;
        }
    }

    /// The viewer, or whoever watches, loses the connection and comes back: after what was seen last, or from the beginning.
    async fn come_back(&mut self) {
        let watcher = self.both[0].people.len() - 1;
        // Whoever has a bot there is not gone.
        let who = if self.both[0].has_machine() || self.chance.below(2) == 0 {
            watcher
        } else {
            self.viewer.index()
        };
        let other = (0..watcher).find(|person| *person != who).unwrap();
        let from_the_beginning = self.chance.below(2) == 0;
        for world in &mut self.both {
            let after = world.people[who].known().moment();
            world.go(who, other).await;
            world.come(who, (!from_the_beginning).then_some(after)).await;
        }
        self.count.reconnections += 1;
        self.compare("coming back").await;
    }

    /// Lets time pass until something is due, or for a while.
    async fn pass_time(&mut self) {
        let soon = self.now + Millis(u64::from(self.chance.below(300)));
        let due = self.both.iter().filter_map(|world| world.hand.next()).min();
        let mut moment = match due {
            Some(due) if self.chance.below(2) == 0 || due < soon => due,
            _ => soon,
        };
        // Nobody has a clock, and nobody does anything: nothing will happen.
        if moment > self.now + Millis(100_000) {
            return;
        }
        let bot_acts = self.bot.map(|(_, acts)| acts);
        if let Some(part) = [self.part, bot_acts].into_iter().flatten().min() {
            moment = moment.min(part - Millis(1));
        }
        self.now = moment.max(self.now);
        for world in &self.both {
            world.hand.set(self.now);
        }
        self.window = self.window.filter(|until| *until > self.now);
        self.compare(&format!("waiting until {}", self.now)).await;
        self.all_swap &= self.question().is_some();
    }

    /// Strangers, the viewer and whoever watches ask over plain HTTP, and look at the list of tables: nobody is told anything of a match that runs.
    async fn ask_around(&mut self) {
        let [one, two] = [self.both[0].lobby().await, self.both[1].lobby().await];
        assert_eq!(one, two, "the list of tables");
        assert!(one.contains(CODE), "{one}");
        let people = &self.both[0].people;
        let stranger = format!("secret-of-{}", people.len() + 1);
        let watcher = people[people.len() - 1].token();
        let viewer = people[self.viewer.index()].token();
        let table = format!("/api/tables/{CODE}");
        let paths = [
            "/api/tables",
            &table,
            &format!("{table}/socket"),
            &format!("{table}/bot"),
            &format!("{table}/matches/1/record"),
            "/api/me",
            "/api/me/history",
            "/api/matches/1/1/record",
            "/api/matches/1/0/record",
            "/metrics",
            "/healthz",
        ];
        for path in paths {
            for token in [None, Some(&stranger), Some(&watcher), Some(&viewer)] {
                let token = token.map(String::as_str);
                let [one, two] = [&self.both[0], &self.both[1]];
                let (one, two) = (one.get(path, token).await, two.get(path, token).await);
                assert_eq!(one, two, "{path} {token:?}");
                if path.contains("/matches/") || path == "/metrics" {
                    assert!(one.starts_with("HTTP/1.1 4"), "{path} {token:?}: {one}");
                }
                self.count.requests += 1;
            }
        }
    }

    /// Whether the worlds are about to part, or there is nothing more to compare.
    fn is_over(&self) -> bool {
        let parting = self.part.is_some_and(|part| self.now + Millis(1) >= part);
        let low = |world: &World| world.people[0].draw_pile() < BOTTOM + 8;
        let waits_for_bot = self.bot.is_some_and(|(bot, acts)| {
            let asked = self.question().is_some_and(|(asked, _)| asked.contains(bot));
            asked || self.standing().waits_for.contains(&bot.number()) && self.now + Millis(1) >= acts
        });
        parting || waits_for_bot || self.standing().waits_for.is_empty() || self.both.iter().any(low)
    }
}

async fn compare<G: Hidden>(rules: &str, players: usize, number: u64, beside_bot: bool, total: &mut Count) {
    let mut chance = Seed::from_number(number).stream(5);
    let mode = ["mode=race", "mode=fair:250", "mode=fair:250", "mode=calm:1500"][number as usize % 4];
    // Whoever may always draw, does when his time runs out, and that tells nothing about a hand.
    let timed = rules.contains("modern") || rules.contains("freely") || G::NAME == skipbo::Round::NAME;
    let clock = if timed && chance.below(2) == 0 { "6000" } else { "off" };
    let settings = format!(
        "seats={players} {mode} clock={clock} question=4000 pace=700+800 grace=30000 stand-in=family between=30000 rules={rules}"
    );
    let settings: Settings<G> = settings.parse().unwrap();
    let viewer = Seat::numbered(1 + chance.below(players as u32) as usize).unwrap();
    let machine = number.is_multiple_of(2) && !beside_bot;
    let bot = beside_bot.then(|| settings.seats.next(viewer, game::Direction::Counterclockwise));
    let mut worlds = Worlds::<G>::new(settings, viewer, bot, chance, machine).await;
    for _ in 0..50 {
        if worlds.is_over() {
            break;
        }
        worlds.go_on().await;
    }
    if number % 4 == 1 {
        worlds.ask_around().await;
    }
    if machine {
        worlds.say(Seat::numbered(1).unwrap(), Wish::End).await;
        let [one, two] = &mut worlds.both;
        let (one, two) = (one.machine_heard().await, two.machine_heard().await);
        assert_eq!(one, two, "a bot is told different things");
        worlds.count.told_machine += one.len();
    }
    for world in worlds.both {
        world.stop().await;
    }
    let count = worlds.count;
    total.steps += count.steps;
    total.messages += count.messages;
    total.actions += count.actions;
    total.moved_hands += count.moved_hands;
    total.refusals += count.refusals;
    total.hidden_answers += count.hidden_answers;
    total.early_answers += count.early_answers;
    total.hidden_claims += count.hidden_claims;
    total.reconnections += count.reconnections;
    total.requests += count.requests;
    total.told_machine += count.told_machine;
    total.beside_bots += count.beside_bots;
}

const SOLO: [&str; 8] = [
    "modern",
    "classic-de may-draw=freely",
    "modern",
    "classic-fr2 start=leave",
    "modern penalty=caught",
    "classic-en may-draw=freely",
    "modern interject=any chains=mixed",
    "classic-it",
];

#[tokio::test]
async fn a_seat_those_who_watch_and_strangers_are_sent_the_same_whatever_they_cannot_know() {
    let mut total = Count::default();
    for number in 0..48 {
        let rules = SOLO[number % SOLO.len()];
        compare::<solo::Round>(rules, 3 + number % 3, number as u64 * 3 + 1, false, &mut total).await;
    }
    for number in 0..12 {
        let rules = SOLO[number % SOLO.len()];
        compare::<solo::Round>(rules, 3 + number % 3, number as u64, true, &mut total).await;
    }
    let Count {
        steps,
        messages,
        actions,
        moved_hands,
        refusals,
        hidden_answers,
        early_answers,
        hidden_claims,
        reconnections,
        requests,
        told_machine,
        beside_bots,
    } = total;
    assert!(steps > 800 && messages > 3_000 && actions > 200, "{total:?}");
    assert!(moved_hands > 10 && refusals > 30 && reconnections > 40, "{total:?}");
    assert!(
        hidden_answers > 2 && early_answers > 8 && hidden_claims > 2,
        "{total:?}"
    );
    assert!(requests > 300 && told_machine > 300 && beside_bots > 50, "{total:?}");
}

const SKIPBO: [&str; 4] = [
    "short",
    "standard stock=10 penalties=yes",
    "short block=ends",
    "standard stock=12 teams=1+3,2+4",
];

#[tokio::test]
async fn nobody_at_a_table_of_skipbo_is_sent_what_lies_in_the_stocks_or_in_a_hand() {
    let mut total = Count::default();
    for number in 0..16 {
        let players = if number % 4 == 3 { 4 } else { 2 + number % 3 };
        let rules = SKIPBO[number % SKIPBO.len()];
        compare::<skipbo::Round>(rules, players, number as u64 * 3 + 1, number % 4 == 2, &mut total).await;
    }
    let Count {
        steps,
        messages,
        actions,
        refusals,
        reconnections,
        requests,
        told_machine,
        ..
    } = total;
    assert!(steps > 300 && messages > 1_000 && actions > 60, "{total:?}");
    assert!(refusals > 10 && reconnections > 15, "{total:?}");
    assert!(requests > 80 && told_machine > 100, "{total:?}");
}
