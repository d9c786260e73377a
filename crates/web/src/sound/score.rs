//! What each sound is made of: paper for cards, bells for what is good, reeds for what is not.

use super::Sound;

/// A part of a sound. Times are in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Note {
    pub(super) at: u16,
    pub(super) lasts: u16,
    /// 1 is as loud as it gets.
    pub(super) loud: f32,
    pub(super) source: Source,
}

/// What a note is made of. Pitches are in hertz.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Source {
    /// Noise around a pitch; the larger `width`, the less of it.
    Paper { pitch: f32, width: f32 },
    /// A pure tone.
    Bell { pitch: f32 },
    /// A tone with an edge.
    Reed { pitch: f32 },
}

const C4: f32 = 261.6;
const E4: f32 = 329.6;
const F4: f32 = 349.2;
const G4: f32 = 392.0;
const A4: f32 = 440.0;
const C5: f32 = 523.3;
const E5: f32 = 659.3;
const G5: f32 = 784.0;
const A5: f32 = 880.0;
const C6: f32 = 1046.5;
const E6: f32 = 1318.5;

/// The notes of a sound.
pub(super) fn score(sound: Sound) -> Vec<Note> {
    match sound {
        Sound::Lay => vec![paper(0, 70, 0.9, 1400.0), paper(12, 60, 0.7, 420.0)],
        Sound::Draw => vec![paper(0, 90, 0.55, 3200.0)],
        Sound::Deal => vec![
            paper(0, 70, 0.45, 2800.0),
            paper(80, 70, 0.5, 2500.0),
            paper(160, 70, 0.45, 2900.0),
            paper(240, 80, 0.55, 2300.0),
        ],
        Sound::Shuffle => vec![
            paper(0, 120, 0.4, 2600.0),
            paper(70, 120, 0.45, 3000.0),
            paper(140, 120, 0.5, 3400.0),
            paper(210, 170, 0.6, 1800.0),
        ],
        Sound::Swap => vec![
            paper(0, 170, 0.6, 1700.0),
            paper(120, 190, 0.6, 2500.0),
            bell(60, 220, 0.2, G4),
        ],
        Sound::Turn => vec![bell(0, 200, 0.45, E5), bell(110, 270, 0.45, A5)],
        // Three times the same two tones, quickly: nothing else repeats itself.
        Sound::ThrowIn => vec![
            reed(0, 90, 0.8, A5),
            reed(60, 90, 0.8, E6),
            reed(130, 90, 0.8, A5),
            reed(190, 90, 0.8, E6),
            reed(260, 90, 0.8, A5),
            reed(320, 80, 0.8, E6),
        ],
        Sound::Solo => vec![reed(0, 150, 0.5, G4), reed(90, 150, 0.5, C5), bell(180, 220, 0.6, G5)],
        Sound::Refused => vec![reed(0, 90, 0.5, F4), reed(80, 130, 0.5, C4)],
        Sound::Penalty => vec![reed(0, 140, 0.5, A4), reed(110, 140, 0.5, F4), reed(220, 180, 0.5, C4)],
        Sound::Won => vec![
            bell(0, 160, 0.5, C5),
            bell(80, 160, 0.5, E5),
            bell(160, 160, 0.5, G5),
            bell(240, 160, 0.6, C6),
        ],
        Sound::Lost => vec![bell(0, 180, 0.5, G4), bell(110, 180, 0.5, E4), bell(220, 180, 0.5, C4)],
    }
}

/// Noise, the same each time.
pub(super) fn noise(length: usize) -> Vec<f32> {
    let mut state = 0x9e37_79b9_u32;
    let next = || {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as f32 / u32::MAX as f32 * 2.0 - 1.0
    };
    std::iter::repeat_with(next).take(length).collect()
}

const fn paper(at: u16, lasts: u16, loud: f32, pitch: f32) -> Note {
    let source = Source::Paper { pitch, width: 0.9 };
    Note {
        at,
        lasts,
        loud,
        source,
    }
}

const fn bell(at: u16, lasts: u16, loud: f32, pitch: f32) -> Note {
    let source = Source::Bell { pitch };
    Note {
        at,
        lasts,
        loud,
        source,
    }
}

const fn reed(at: u16, lasts: u16, loud: f32, pitch: f32) -> Note {
    let source = Source::Reed { pitch };
    Note {
        at,
        lasts,
        loud,
        source,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Sound; 12] = [
        Sound::Lay,
        Sound::Draw,
        Sound::Shuffle,
        Sound::Turn,
        Sound::ThrowIn,
        Sound::Solo,
        Sound::Refused,
        Sound::Won,
        Sound::Lost,
        Sound::Penalty,
        Sound::Swap,
        Sound::Deal,
    ];

    #[test]
    fn every_sound_is_heard_and_short() {
        for sound in ALL {
            let end = score(sound).iter().map(|note| note.at + note.lasts).max().unwrap();
            assert!((60..=400).contains(&end), "{sound:?} lasts {end} ms");
        }
    }

    #[test]
    fn nothing_is_too_loud_even_where_notes_meet() {
        for sound in ALL {
            let notes = score(sound);
            for moment in notes.iter().map(|note| note.at) {
                let sounding = |note: &&Note| (note.at..note.at + note.lasts).contains(&moment);
                let loud: f32 = notes.iter().filter(sounding).map(|note| note.loud).sum();
                assert!(loud <= 1.7, "{sound:?} is {loud} loud after {moment} ms");
            }
        }
    }

    #[test]
    fn no_two_sounds_are_the_same() {
        for (number, sound) in ALL.into_iter().enumerate() {
            assert!(
                ALL[..number].iter().all(|other| score(*other) != score(sound)),
                "{sound:?}"
            );
        }
    }

    #[test]
    fn noise_is_everywhere_between_its_bounds() {
        let noise = noise(1000);
        assert!(noise.iter().all(|value| (-1.0..=1.0).contains(value)));
        assert!(noise.iter().sum::<f32>().abs() < 60.0);
        assert!(noise.iter().any(|value| *value > 0.9) && noise.iter().any(|value| *value < -0.9));
    }
}
