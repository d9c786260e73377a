//! What the learned judge looks at, held against slow code and figures worked out by hand.

use super::*;
use crate::skipbo::position::above;

/// The heights of a pile from one on, as cards are played.
fn onwards(height: u8) -> impl Iterator<Item = u8> {
    (height..).map(|height| height % 12)
}

#[test]
fn what_is_looked_up_is_what_slow_code_counts() {
    for height in 0..TOP {
        assert_eq!(above(height), onwards(height).nth(1).unwrap_or_default());
        assert_eq!((distance(height, JOKER), missing(height, JOKER, 0)), (0, 0));
        for rank in 1..=TOP {
            let before: Vec<u8> = onwards(height)
                .map(|at| at + 1)
                .take_while(|due| *due != rank)
                .collect();
            assert_eq!(distance(height, rank) as usize, before.len());
            let bits = before.iter().fold(0, |bits, due| bits | 1 << due);
            assert_eq!(GAPS[height as usize][rank as usize], bits);
            for reach in (0..1 << 14).step_by(37) {
                let lacking = before.iter().filter(|due| reach >> **due & 1 == 0).count();
                assert_eq!(missing(height, rank, reach) as usize, lacking);
            }
        }
        for (cards, next) in NEXT[height as usize].into_iter().enumerate() {
            let fitting = onwards(height).take(cards + 1).fold(0, |bits, at| bits | 1 << (at + 1));
            assert_eq!(next, fitting);
        }
        for reach in 0..1 << 14 {
            let slow = onwards(height)
                .take(11)
                .take_while(|at| reach >> (at + 1) & 1 != 0)
                .count();
            assert_eq!(chain(height, reach) as usize, slow, "{height} {reach:b}");
        }
    }
}

#[test]
fn a_pile_is_as_tidy_as_its_neighbours_are() {
    let mut random = crate::Random::new(1);
    for _ in 0..2000 {
        let len = random.below(DEPTH as u32 + 1) as usize;
        // Close ranks, so that they meet.
        let cards: Vec<Rank> = (0..len).map(|_| 9 + random.below(5) as Rank).collect();
        let pile = cards.iter().fold(Pile::default(), |pile, rank| pile.with(*rank));
        let count = |kind: fn(Rank, Rank) -> bool| cards.windows(2).filter(|pair| kind(pair[0], pair[1])).count() as u8;
        let Tidiness {
            cards: all,
            runs,
            equals,
            falling,
            rising,
            buried,
        } = pile.tidiness;
        assert_eq!(
            (all as usize, pile.top),
            (len, cards.last().copied().unwrap_or_default())
        );
        assert_eq!(buried, count(|under, _| under == JOKER));
        assert_eq!(equals, count(|under, upper| under != JOKER && under == upper));
        assert_eq!(runs, count(|under, upper| under != JOKER && under == upper + 1));
        assert_eq!(falling, count(|under, upper| under != JOKER && under > upper + 1));
        assert_eq!(rising, count(|under, upper| under < upper));
        let mut run = 0;
        let mut above = None;
        for rank in cards.iter().rev() {
            if above.is_some_and(|above| *rank != above + 1 || *rank == JOKER) {
                break;
            }
            run |= 1 << rank;
            above = Some(*rank);
        }
        assert_eq!(pile.run, run, "{cards:?}");
    }
}

#[test]
fn a_stock_card_raises_one_pile_and_the_piles_stay_in_order() {
    let leaf = |heights, last| Leaf {
        heights,
        means: super::super::position::Means::default(),
        last,
    };
    let stock = |height| {
        Last::Stock(super::super::position::Step {
            from: Source::Stock(Whose::Own),
            rank: height + 1,
            height,
        })
    };
    assert_eq!(heights_after(&leaf([0, 3, 3, 7], stock(3))), [0, 3, 4, 7]);
    assert_eq!(heights_after(&leaf([0, 3, 3, 11], stock(11))), [0, 0, 3, 3]);
    assert_eq!(heights_after(&leaf([2, 3, 3, 11], stock(2))), [3, 3, 3, 11]);
    assert_eq!(heights_after(&leaf([2, 3, 3, 11], Last::Refill)), [2, 3, 3, 11]);
}

#[test]
fn chains_go_on_over_a_completed_pile() {
    let reach = |ranks: &[u8]| ranks.iter().fold(0, |reach, rank| reach | 1 << rank);
    assert_eq!(chain(0, reach(&[1, 2, 4])), 2);
    assert_eq!(chain(10, reach(&[11, 12, 1, 3])), 3);
    assert_eq!(chain(4, reach(&[4, 6])), 0);
    assert_eq!(chain(4, reach(&[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])), 11);
    assert_eq!(NEXT[10][2], reach(&[11, 12, 1]));
    assert_eq!(GAPS[10][2], reach(&[11, 12, 1]));
    assert_eq!(GAPS[4][5], 0);
}

/// A turn in which the unseen cards are these.
fn turn(unseen: [u8; RANKS]) -> Turn {
    let mut some = None;
    crate::skipbo::search::tests::positions(1, 1, 1, |round, seat| {
        some = some.or(Some(crate::skipbo::search::tests::position_of(round, seat)));
    });
    Turn::new(&Position {
        unseen,
        ..some.expect("a position")
    })
}

fn close(a: f32, b: f32) -> bool {
    (a - b).abs() < 1.0e-5
}

#[test]
fn a_stock_card_is_the_likelier_the_less_is_missing_and_the_more_is_drawn() {
    let mut unseen = [4; RANKS];
    (unseen[0], unseen[7], unseen[JOKER as usize]) = (0, 0, 6);
    let turn = turn(unseen);
    let heights = [0, 0, 0, 5];
    // All that is missing before a 7 is the 6: four of them, or six jokers, among fifty.
    let five = 1.0 - 0.8_f32.powi(5);
    assert!(close(turn.likely(heights, 7, 0, 0, 5), five));
    assert!(close(turn.likely(heights, 7, 0, 0, 1), 0.2));
    assert!(close(turn.likely(heights, 7, 0, 0, 0), 0.0));
    // The 6 is at hand, or a joker is.
    assert!(close(turn.likely(heights, 7, 1 << 6, 0, 0), 1.0));
    assert!(close(turn.likely(heights, 7, 0, 1, 0), 1.0));
    // Before an 8 the 7 is missing too, of which there is none left: a joker stands for it, not for the 6.
    let seven = 1.0 - 0.88_f32.powi(5);
    assert!(close(turn.likely(heights, 8, 0, 0, 5), five * seven));
    assert!(close(turn.likely(heights, 8, 0, 1, 5), five));
    // The nearest pile counts, and nothing is missing before a joker.
    assert!(close(turn.likely([4, 0, 0, 5], 7, 0, 0, 5), five));
    assert!(close(turn.likely(heights, JOKER, 0, 0, 0), 1.0));
}

#[test]
fn a_card_to_be_turned_is_near_as_its_ranks_are_in_the_mean() {
    struct Values([f32; MINE_SIZE]);
    impl Features for Values {
        fn set(&mut self, feature: usize, value: f32) {
            self.0[feature] += value;
        }
    }
    // Only threes and jokers are left.
    let mut unseen = [0; RANKS];
    (unseen[3], unseen[JOKER as usize]) = (3, 1);
    let turn = turn(unseen);
    let mut values = Values([0.0; MINE_SIZE]);
    let mut hand = Held::default();
    hand.add(1);
    unknown(&turn, [0, 0, 0, 10], held(hand), hand, &mut values);
    // Two cards come before a three, of which the two is missing.
    assert!(close(values.0[WAY + 2], 0.75) && close(values.0[WAY], 0.25));
    assert!(close(values.0[WAY + 12 + 1], 0.75) && close(values.0[WAY + 12], 0.25));
    // Five will be drawn, and each is a joker with one chance in four.
    let likely = 0.25 + 0.75 * (1.0 - 0.75_f32.powi(5));
    assert!(close(values.0[LIKELY], likely));
    assert!(
        close(values.0[WAY + 19], 0.25),
        "without jokers in the hand, only a joker fits"
    );
    assert!(close(values.0.iter().sum(), 2.25 + likely));
}
