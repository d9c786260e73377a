//! Colours: those of the device, or chosen ones. What they are is in `style/colours.css`.

use crate::browser::{root, window};
use crate::keep::{THEME, keep, kept};
use words::Words;

/// Which colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    /// Whatever the device has.
    #[default]
    System,
    Light,
    Dark,
    /// Black, white and strong lines.
    Contrast,
}

impl Theme {
    pub(crate) const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];

    /// Its name, as it is kept and as the style sheet knows it.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    /// The one with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.name() == name)
    }

    /// What people call it.
    pub(crate) fn told(self, words: &Words) -> String {
        match self {
            Self::System => words.web_theme_system(),
            Self::Light => words.web_theme_light(),
            Self::Dark => words.web_theme_dark(),
            Self::Contrast => words.web_theme_contrast(),
        }
    }

    /// The one that was chosen on an earlier visit.
    pub(crate) fn kept() -> Self {
        kept(THEME).as_deref().and_then(Self::named).unwrap_or_default()
    }

    /// Shows and keeps it.
    pub(crate) fn choose(self) {
        keep(THEME, self.name());
        if let Some(root) = root() {
            let _ = root.set_attribute("data-theme", self.shown().name());
        }
    }

    /// The colours that are seen: what the device has is light or dark. `colours.js` follows it when it changes.
    fn shown(self) -> Self {
        let dark = || window().match_media("(prefers-color-scheme: dark)").ok().flatten();
        match self {
            Self::System if dark().is_some_and(|dark| dark.matches()) => Self::Dark,
            Self::System => Self::Light,
            chosen => chosen,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_theme_is_found_by_its_name() {
        for theme in Theme::ALL {
            assert_eq!(Theme::named(theme.name()), Some(theme));
        }
        assert_eq!(Theme::named("pink"), None);
    }
}
