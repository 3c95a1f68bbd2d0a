//! Finding card names in English sentences: "P1 plays Scout" names a card, "to scout ahead" does not.

/// Names to look for, each with whether it is shipped.
pub struct Names(Vec<(String, bool)>);

impl Names {
    /// Longest first, so that Summon Wolves is not taken for Summon.
    pub fn new(names: impl IntoIterator<Item = (String, bool)>) -> Self {
        let mut names: Vec<_> = names.into_iter().map(|(name, shipped)| (bare(&name), shipped)).collect();
        let wolves = names
            .iter()
            .filter_map(|(name, shipped)| Some((name.strip_suffix('f')?.to_owned() + "ves", *shipped)));
        names.extend(wolves.collect::<Vec<_>>());
        names.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        Self(names)
    }

    /// The first name in a text that is not shipped.
    pub fn foreign(&self, text: &str) -> Option<&str> {
        let mut text = plain(text);
        for (name, shipped) in &self.0 {
            while let Some(at) = find(&text, name) {
                if !shipped {
                    return Some(name);
                }
                text.replace_range(at..at + name.len(), ".");
            }
        }
        None
    }
}

/// Whether a text has a name as a whole word (or its plural), spelled and capitalised alike.
pub fn mentions(text: &str, name: &str) -> bool {
    find(&plain(text), &bare(name)).is_some()
}

/// Authors differ in their apostrophes...
fn plain(text: &str) -> String {
    text.replace(['‘', '’'], "'")
}

/// ... and leave out the quotation marks and dots around a name.
fn bare(name: &str) -> String {
    plain(name).trim_matches(|c: char| !c.is_alphanumeric()).to_string()
}

fn find(text: &str, name: &str) -> Option<usize> {
    let starts = text.match_indices(name).map(|(at, _)| at);
    let letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
    starts.into_iter().find(|at| {
        let after = &text[at + name.len()..];
        let after = after.strip_prefix('s').unwrap_or(after);
        !letter(text[..*at].chars().next_back()) && !letter(after.chars().next())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let all = [
            ("Scout", false),
            ("Summon", false),
            ("Summon Wolves", true),
            ("They’re Coming", true),
            ("R’lyeh", false),
            ("“Old Man Jenkins!?”", false),
            ("Teenage Wolf", false),
        ];
        Names::new(all.map(|(name, shipped)| (name.to_string(), shipped)))
    }

    #[test]
    fn only_a_whole_capitalised_word_is_a_name() {
        assert_eq!(names().foreign("P1 plays Scout."), Some("Scout"));
        assert_eq!(names().foreign("Two Scouts are here"), Some("Scout"));
        assert_eq!(names().foreign("P1 may scout; Scouting is no card, UnScout neither"), None);
    }

    #[test]
    fn a_name_inside_a_longer_one_is_not_meant() {
        assert_eq!(names().foreign("P1 plays Summon Wolves"), None);
        assert_eq!(names().foreign("P1 plays Summon Wolves, then Summon"), Some("Summon"));
    }

    #[test]
    fn spelling_and_plurals_may_differ() {
        assert_eq!(names().foreign("R'lyeh scores"), Some("R'lyeh"));
        assert_eq!(names().foreign("Old Man Jenkins destroys a 7"), Some("Old Man Jenkins"));
        assert_eq!(names().foreign("two Teenage Wolves"), Some("Teenage Wolves"));
        assert!(mentions("they play They're Coming", "They’re Coming"));
    }
}
