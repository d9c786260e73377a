//! The way of a card over the table, as frames of an animation. It only moves, turns and grows, which costs a browser hardly anything.

/// A card somewhere in the window: its middle and its width.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
}

/// How high a card is, if it is 1 wide: as in the crate `art`.
pub(super) const RATIO: f64 = 1.5;

impl Spot {
    /// A card in the middle of a rectangle, as large as fits.
    pub(super) fn within(left: f64, top: f64, width: f64, height: f64) -> Self {
        Self {
            x: left + width / 2.0,
            y: top + height / 2.0,
            width: width.min(height / RATIO),
        }
    }

    /// What moves a card of another width, which lies in the left upper corner of the window, here.
    fn transform(self, width: f64, turn: f64) -> String {
        let (left, top) = (self.x - width / 2.0, self.y - width * RATIO / 2.0);
        let scale = self.width / width;
        let (left, top, turn, scale) = (tenths(left), tenths(top), tenths(turn), (scale * 1000.0).round() as i32);
        format!("translate({left}px,{top}px) rotate({turn}deg) scale({scale}e-3)")
    }
}

/// A number with one digit behind the point. To write any number at all takes a browser ten kilobytes more.
pub(super) fn tenths(number: f64) -> String {
    let tenths = (number * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    let tenths = tenths.unsigned_abs();
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// As many frames as an arc needs to look round.
const FRAMES: i32 = 6;
/// How far an arc leaves the straight line: this part of its length, and so many pixels at most.
const BEND: (f64, f64) = (0.12, 56.0);

/// The frames of a flight as JSON, of a card as wide as where it lands. It bends to its left, so that two who swap do not meet. The card turns on its way, and lies straight at the end.
/// One that lands where it came from is shuffled: it goes out and in again. One that ends where no card lies fades away.
pub(super) fn frames(from: Spot, to: Spot, turn: f64, fades: bool) -> String {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy);
    // To the left of the way, in a window where y grows downwards.
    let (out_x, out_y) = if length < 1.0 {
        (to.width * turn.signum(), 0.0)
    } else {
        let bend = (length * BEND.0).min(BEND.1) / length;
        (dy * bend, -dx * bend)
    };
    let frame = |step: i32| {
        let done = f64::from(step) / f64::from(FRAMES);
        let high = 4.0 * done * (1.0 - done);
        let spot = Spot {
            x: from.x + dx * done + out_x * high,
            y: from.y + dy * done + out_y * high,
            width: from.width + (to.width - from.width) * done,
        };
        let seen = u8::from(!fades || step < FRAMES);
        let transform = spot.transform(to.width, turn * (1.0 - done));
        format!(r#"{{"transform":"{transform}","opacity":{seen}}}"#)
    };
    let frames: Vec<String> = (0..=FRAMES).map(frame).collect();
    format!("[{}]", frames.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn frames(from: Spot, to: Spot, turn: f64, fades: bool) -> Vec<Value> {
        serde_json::from_str(&super::frames(from, to, turn, fades)).unwrap()
    }

    #[test]
    fn a_number_has_one_digit_behind_its_point() {
        assert_eq!([12.34, -0.25, -0.04, 7.0].map(tenths), ["12.3", "-0.3", "0.0", "7.0"]);
    }

    /// Where the middle of a card of width 20 is in each frame.
    fn middles(frames: &[Value]) -> Vec<(f64, f64)> {
        let middle = |frame: &Value| {
            let text = frame["transform"].as_str().unwrap();
            let inner = text.split(['(', ')']).nth(1).unwrap();
            let (x, y) = inner.split_once(',').unwrap();
            let number = |text: &str| text.trim_end_matches("px").parse::<f64>().unwrap();
            (number(x) + 10.0, number(y) + 15.0)
        };
        frames.iter().map(middle).collect()
    }

    const HERE: Spot = Spot {
        x: 100.0,
        y: 100.0,
        width: 40.0,
    };
    const THERE: Spot = Spot {
        x: 300.0,
        y: 100.0,
        width: 20.0,
    };

    #[test]
    fn a_card_fits_into_any_place() {
        // Given a wide plate and a narrow pile, then a card is as high as the one and as wide as the other.
        assert_eq!(
            Spot::within(10.0, 20.0, 200.0, 60.0),
            Spot {
                x: 110.0,
                y: 50.0,
                width: 40.0
            }
        );
        assert_eq!(
            Spot::within(0.0, 0.0, 40.0, 90.0),
            Spot {
                x: 20.0,
                y: 45.0,
                width: 40.0
            }
        );
    }

    #[test]
    fn a_flight_begins_here_and_ends_there_straight_and_in_size() {
        let frames = frames(HERE, THERE, 8.0, false);
        let way = middles(&frames);
        assert_eq!(way.first(), Some(&(100.0, 100.0)));
        assert_eq!(way.last(), Some(&(300.0, 100.0)));
        let [first, .., last] = &frames[..] else { panic!() };
        assert!(
            first["transform"]
                .as_str()
                .unwrap()
                .ends_with("rotate(8.0deg) scale(2000e-3)")
        );
        assert!(
            last["transform"]
                .as_str()
                .unwrap()
                .ends_with("rotate(0.0deg) scale(1000e-3)")
        );
        assert!(frames.iter().all(|frame| frame["opacity"] == 1));
    }

    #[test]
    fn two_who_swap_pass_each_other_on_different_sides() {
        let back = Spot { width: 20.0, ..HERE };
        let there = middles(&frames(back, THERE, 1.0, false));
        let back = middles(&frames(THERE, back, 1.0, false));
        let middle = FRAMES as usize / 2;
        assert!(there[middle].1 < 90.0 && back[middle].1 > 110.0, "{there:?} {back:?}");
    }

    #[test]
    fn whoever_lands_where_he_was_is_shuffled_to_the_side_and_back() {
        let left = middles(&frames(THERE, THERE, -3.0, false));
        let right = middles(&frames(THERE, THERE, 3.0, false));
        let middle = FRAMES as usize / 2;
        assert!(left[middle].0 < 285.0 && right[middle].0 > 315.0);
        assert_eq!((left[0], left[FRAMES as usize]), (right[0], right[FRAMES as usize]));
    }

    #[test]
    fn where_no_card_lies_it_fades_at_the_very_end() {
        let frames = frames(HERE, THERE, 8.0, true);
        let seen: Vec<_> = frames.iter().map(|frame| frame["opacity"] == 1).collect();
        assert_eq!(seen, [true, true, true, true, true, true, false]);
    }
}
