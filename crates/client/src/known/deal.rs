//! The deal, as far as a guest sees it, and what he may do in it.

use super::Known;
use game::{Game, Projection, Seat, Viewer, quoted};

/// A sight that is none of the game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadSight {
    /// The table is one of another game.
    #[error("the table plays `{0}`")]
    OtherGame(String),
    /// It cannot be read.
    #[error("`{text}` is no sight: {why}")]
    Unreadable {
        /// How it begins.
        text: String,
        /// Why.
        why: String,
    },
    /// No deal can look so.
    #[error("no deal looks like this: {0}")]
    Impossible(String),
}

impl Known {
    /// What the guest looks at the deal as.
    pub fn viewer(&self) -> Viewer {
        let seat = self.seat().and_then(Seat::numbered);
        seat.map_or(Viewer::Spectator, Viewer::Seat)
    }

    /// What the guest looks at this deal as: whoever has a seat that the last deal did not have only watched it.
    pub fn viewer_of<G: Game>(&self, deal: &G) -> Viewer {
        match self.viewer() {
            Viewer::Seat(seat) if !deal.seats().contains(seat) => Viewer::Spectator,
            viewer => viewer,
        }
    }

    /// A deal that looks to the guest like the one that runs, or the last one: what he cannot see is filled in. Nothing if none was dealt.
    ///
    /// # Errors
    /// When what the server says is no such thing.
    pub fn deal<G: Game>(&self) -> Result<Option<G>, BadSight> {
        if self.table.game != G::NAME {
            return Err(BadSight::OtherGame(quoted(&self.table.game)));
        }
        let Some(text) = &self.table.sight else { return Ok(None) };
        let sight = text
            .parse()
            .map_err(|why: <G::Sight as std::str::FromStr>::Err| BadSight::Unreadable {
                text: quoted(text),
                why: why.to_string(),
            })?;
        let deal = G::imagine(&sight).map_err(|why| BadSight::Impossible(why.to_string()))?;
        Ok(Some(deal))
    }

    /// Everything that the rules allow the guest to do in the deal now.
    ///
    /// # Errors
    /// When what the server says is no deal.
    pub fn legal<G: Game>(&self) -> Result<Vec<G::Action>, BadSight> {
        let deal = self.deal::<G>()?;
        Ok(deal.map_or_else(Vec::new, |deal| deal.view(self.viewer_of(&deal)).legal()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Actor, Seats, Seed};
    use protocol::{Place, Snapshot};

    fn known<G: Game>(sight: Option<String>, seat: usize) -> Known {
        let mut places = vec![Place::default(); 3];
        places[seat - 1].guest = Some(7);
        Known::new(Snapshot {
            you: 7,
            game: G::NAME.into(),
            sight,
            places,
            ..Snapshot::default()
        })
    }

    fn check<G: Game>(rules: &str) {
        // Given a deal,
        let rules: G::Rules = rules.parse().ok().unwrap();
        let seats = Seats::new(3).unwrap();
        let seed = Seed::from_number(7);
        let dealer = G::first_dealer(&rules, seats, &seed, &mut ());
        let mut deal = G::deal(&rules, seats, dealer, &seed, &mut ());
        for _ in 0..20 {
            for seat in seats.iter() {
                // when somebody is sent what he sees of it,
                let known = known::<G>(Some(deal.sight(seat.into()).to_string()), seat.number());
                // then he knows what he may do in it, though he cannot see it all.
                let mut legal = Vec::new();
                deal.legal(Actor::Seat(seat), &mut |action| legal.push(action));
                assert_eq!(known.legal::<G>(), Ok(legal));
            }
            let seat = deal.waits_for().iter().next().unwrap();
            let action = deal.default_action(seat).unwrap();
            deal.act(Actor::Seat(seat), action, &mut ()).unwrap();
        }
    }

    #[test]
    fn a_sight_is_enough_to_know_what_is_legal() {
        check::<solo::Round>("modern");
        check::<skipbo::Round>("standard");
    }

    #[test]
    fn whoever_has_a_seat_that_the_last_deal_did_not_have_may_do_nothing_in_it() {
        // Given the last deal of two, as one who watches sees it,
        let (rules, seats) = (solo::Rules::default(), Seats::new(2).unwrap());
        let deal = solo::Round::deal(
            &rules,
            seats,
            Seat::numbered(1).unwrap(),
            &Seed::from_number(7),
            &mut (),
        );
        let sight = deal.sight(Viewer::Spectator).to_string();
        // when somebody sits where there was no seat,
        let known = known::<solo::Round>(Some(sight), 3);
        // then there is nothing for him to do.
        assert_eq!(known.legal::<solo::Round>(), Ok(Vec::new()));
        assert_eq!(known.viewer_of(&deal), Viewer::Spectator);
    }

    #[test]
    fn nothing_is_legal_before_the_cards_are_dealt() {
        assert_eq!(known::<solo::Round>(None, 1).legal::<solo::Round>(), Ok(Vec::new()));
    }

    #[test]
    fn what_is_no_sight_is_told() {
        let error = |sight: &str| {
            known::<solo::Round>(Some(sight.into()), 1)
                .legal::<solo::Round>()
                .unwrap_err()
                .to_string()
        };
        let unreadable = error("gossip");
        assert!(unreadable.starts_with("`gossip` is no sight: "), "{unreadable}");
        let impossible =
            error("viewer 9; seats 3; turn 1; hand 1 ?*2; hand 2 r1 W; hand 3 ?*1; draw ?*114; discard gG r5");
        assert!(impossible.starts_with("no deal looks like this: "), "{impossible}");
        let other = known::<skipbo::Round>(None, 1).legal::<solo::Round>();
        assert_eq!(other, Err(BadSight::OtherGame("skipbo".into())));
    }
}
