//! Words: moves, results, numbers, signs, and what is none of these.

use crate::error::{Flaw, excerpt};
use crate::result::GameResult;

use super::format::is_sign_of_many;
use super::markup::castles;
use super::{Event, Format, Number, Scanner, ends_word, is_blank, is_dash, signs};

/// Words that tell of a check, a mate or a capture in passing, behind a move.
const SAID: [&str; 19] = [
    "e.p.", "e.p", "ep", "ch", "ch.", "check", "dbl", "dbl.ch.", "dbl.", "dis", "dis.", "disch",
    "mate", "matt", "+", "++", "#", "†", "‡",
];

impl<'a> Scanner<'a> {
    /// Takes a result with blanks in it, the one that the tag tells, or the number of a move, if
    /// one stands here.
    pub(super) fn result_or_number(&mut self) -> Option<Event<'a>> {
        if let Some(result) = self.result_of_many() {
            return Some(result);
        }
        let at = self.at;
        let rest = self.slice(at, self.text.len());
        if let Some(told) = &self.told_result
            && let Some(after) = rest.strip_prefix(told.as_str())
            && ends_game(after)
        {
            self.at += told.len();
            let result = GameResult::from_tag(told);
            if result.is_none() {
                self.remark(
                    at,
                    Flaw::Result {
                        text: excerpt(rest),
                    },
                );
            }
            return Some(Event::Result(result.unwrap_or_default()));
        }
        if let Some((result, length)) = spaced_result(rest, self.format) {
            self.at += length;
            return Some(Event::Result(result));
        }
        if let Some(length) = spaced_castling(rest, self.format) {
            self.at += length;
            return Some(Event::Move(self.slice(at, self.at)));
        }
        self.number().map(Event::Number)
    }

    /// Takes the word that stands here; nothing, if it is passed over and can't be a move.
    pub(super) fn word_event(&mut self) -> Option<Event<'a>> {
        let at = self.at;
        let word = self.word();
        if word.is_empty() {
            // An opening sign that begins nothing.
            let first = self.slice(at, self.text.len()).chars().next();
            self.at += first.map_or(1, char::len_utf8);
            self.pass_over(at);
            return None;
        }
        if let Some(result) = self.format.result(word) {
            return Some(Event::Result(result));
        }
        if self.format == Format::Many && is_sign_of_many(word) {
            return Some(Event::Move(word));
        }
        // Most moves end with their square, and nothing else that is known does.
        let ends_with_square = word.ends_with(|c: char| c.is_ascii_digit());
        if !ends_with_square {
            if SAID.contains(&word) {
                return None;
            }
            if is_man(word) && self.format == Format::Pgn && self.take_target() {
                return Some(Event::Move(self.slice(at, self.at)));
            }
            if let Some(nag) = signs::of_word(word) {
                return Some(Event::Nag(nag));
            }
        }
        let length = Self::unsigned(word);
        let bare = word.get(..length).unwrap_or(word);
        if !self.may_be_move(bare) {
            let is_between = |c: char| is_dash(c) || matches!(c, ':' | '×');
            // Other signs are no part of a move.
            let may_be = word.contains(char::is_alphanumeric) || word.chars().all(is_between);
            return match may_be {
                true => Some(self.unknown(at)),
                false => {
                    self.pass_over(at);
                    None
                }
            };
        }
        self.at -= word.len() - length;
        Some(Event::Move(self.with_second_square(at, bare)))
    }

    /// Takes the square to which a man goes, if it stands behind its letter and blanks: `N x f3`.
    fn take_target(&mut self) -> bool {
        let rest = self.slice(self.at, self.text.len());
        let bare = rest.trim_start_matches(is_blank);
        let sign = bare.trim_start_matches(|c: char| is_dash(c) || matches!(c, 'x' | ':' | '×'));
        let target = match sign.len() < bare.len() {
            true => sign.trim_start_matches(is_blank),
            false => bare,
        };
        let length = target.find(ends_word).unwrap_or(target.len());
        let word = target.get(..length).unwrap_or_default();
        let begins = word.starts_with(|c| matches!(c, 'a'..='h'));
        if bare.len() == rest.len() || !begins || !self.may_be_move(word) {
            return false;
        }
        self.at += rest.len() - target.len() + Self::unsigned(word);
        true
    }

    /// Whether a word looks like a move: it names a square, castles, or passes.
    pub(super) fn may_be_move(&self, word: &str) -> bool {
        if super::is_null(word) {
            return true;
        }
        let has_digit = word.bytes().any(|byte| byte.is_ascii_digit());
        if self.format == Format::Pdn {
            return has_digit;
        }
        let last = match self.format {
            Format::Many => b'n',
            _ => b'h',
        };
        let names_square = word.as_bytes().windows(2).any(|pair| {
            matches!(pair, [file, rank] if (b'a'..=last).contains(&file.to_ascii_lowercase()) && rank.is_ascii_digit())
        });
        names_square || castles(word)
    }

    /// A move whose two squares have blanks between them: `11 - 15`, `9x 3`.
    fn with_second_square(&mut self, at: usize, word: &'a str) -> &'a str {
        let is_sign = |c: char| is_dash(c) || matches!(c, 'x' | 'X' | ':' | '×');
        let is_square = |text: &str| match self.format {
            Format::Many => false,
            Format::Pdn => {
                !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit())
                    || matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
            }
            Format::Pgn => matches!(
                text.as_bytes(),
                [b'a'..=b'h', b'1'..=b'8'] | [b'A'..=b'Z', b'a'..=b'h', b'1'..=b'8']
            ),
        };
        let begins = |text: &str| {
            let text = text.trim_end_matches(is_sign);
            let last = text.rsplit(is_sign).next().unwrap_or_default();
            is_square(last)
        };
        if !begins(word) {
            return word;
        }
        let mut end = self.at;
        let mut signed = word.ends_with(is_sign);
        loop {
            let rest = self.slice(end, self.text.len());
            let bare = rest.trim_start_matches([' ', '\t']);
            let after = if signed {
                bare
            } else {
                let sign = bare.trim_start_matches(is_sign);
                // One sign, and no more: two dashes are a null move.
                let taken = bare.get(..bare.len() - sign.len()).unwrap_or_default();
                if taken.chars().count() != 1 {
                    break;
                }
                sign.trim_start_matches([' ', '\t'])
            };
            let length = after.find(|c: char| !c.is_ascii_alphanumeric());
            let next = after.get(..length.unwrap_or(after.len()));
            let next = next.unwrap_or_default();
            let is_next = match self.format {
                Format::Pdn | Format::Many => is_square(next),
                Format::Pgn => matches!(next.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..]),
            };
            if !is_next || next.len() > 3 {
                break;
            }
            end += rest.len() - after.len() + next.len();
            self.at = end;
            signed = false;
            if self.format == Format::Pgn {
                break;
            }
        }
        self.slice(at, end)
    }

    /// Takes the number of a move with its dots, if one stands here. The move may follow at once.
    fn number(&mut self) -> Option<Number> {
        let rest = self.slice(self.at, self.text.len());
        let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = rest.get(..rest.len() - behind.len()).unwrap_or_default();
        super::look(digits.len());
        let after = behind.trim_start_matches(['.', '…']);
        let bracket = behind.strip_prefix([')', ',', ':']);
        let bracket = bracket.filter(|after| !digits.is_empty() && after.starts_with([' ', '\t']));
        let castles = matches!(digits, "00" | "000") && self.format != Format::Pdn;
        // Results, and castling with zeros, begin with a digit too, but neither dots nor a blank
        // follow.
        let after = if after.len() < behind.len() {
            Some(after)
        } else if let Some(after) = bracket {
            Some(after)
        } else if digits.is_empty()
            || castles
            || self.format == Format::Pdn && is_followed_by_sign(behind)
        {
            None
        } else if !behind.starts_with(|c| !ends_word(c)) {
            Some(behind)
        } else {
            // `1e4`, `12Nf3`
            let glued = |c: char| matches!(c, 'a'..='h' | 'A'..='Z') && self.format == Format::Pgn;
            behind.starts_with(glued).then_some(behind)
        }?;
        self.at += rest.len() - after.len();
        let signs = behind.get(..behind.len() - after.len()).unwrap_or_default();
        let dots = signs.chars().map(|c| if c == '…' { 3 } else { 1 });
        Some(Number {
            value: digits.parse().ok(),
            dots: dots.sum(),
        })
    }

    /// Takes the word that begins here; at least one character, unless a sign stands here.
    pub(super) fn word(&mut self) -> &'a str {
        let rest = self.slice(self.at, self.text.len());
        let mut bracket_end = 0;
        let mut end = rest.len();
        for (index, c) in rest.char_indices() {
            if c == '(' && is_promotion(rest.as_bytes(), index) {
                bracket_end = index + 3;
            }
            if index >= bracket_end && ends_word(c) {
                end = index;
                break;
            }
        }
        super::look(end);
        let start = self.at;
        self.at += end;
        self.slice(start, self.at)
    }

    /// Takes the glyph whose dollar stands here; nothing, if it has no number that a glyph has.
    pub(super) fn nag(&mut self) -> Option<Event<'a>> {
        let at = self.at;
        let rest = self.slice(at + 1, self.text.len());
        let behind = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = rest.get(..rest.len() - behind.len()).unwrap_or_default();
        self.at += 1 + digits.len();
        let nag = digits.parse().ok();
        if nag.is_none() {
            let text = excerpt(self.slice(at, self.at));
            self.remark(at, Flaw::Nag { text });
        }
        nag.map(Event::Nag)
    }

    /// Takes `!`, `??` and so on. What follows the second character means no more.
    pub(super) fn sign(&mut self) -> Event<'a> {
        let rest = self.slice(self.at, self.text.len());
        let after = rest.trim_start_matches(['!', '?']);
        let sign = rest.as_bytes();
        let nag = match (sign.first(), sign.get(1)) {
            (Some(b'!'), Some(b'!')) => 3,
            (Some(b'!'), Some(b'?')) => 5,
            (Some(b'!'), _) => 1,
            (_, Some(b'?')) => 4,
            (_, Some(b'!')) => 6,
            _ => 2,
        };
        // The sign for check may have come too late: `Qh5!+`.
        let after = after.trim_start_matches(['+', '#']);
        self.at += rest.len() - after.len();
        Event::Nag(nag)
    }
}

/// Whether a game may end where this follows: at the end of a line, before an empty one, tags, or
/// nothing.
pub(super) fn ends_game(after: &str) -> bool {
    let line = after.trim_start_matches([' ', '\t']);
    if !line.is_empty() && !line.starts_with(['\r', '\n']) {
        return false;
    }
    let next = line.strip_prefix('\r').unwrap_or(line);
    let next = next.strip_prefix('\n').unwrap_or(next);
    next.trim_start_matches([' ', '\t']).is_empty()
        || next
            .trim_start_matches([' ', '\t'])
            .starts_with(['\r', '\n', '['])
}

/// A result with blanks around its dash, and its length.
fn spaced_result(rest: &str, format: Format) -> Option<(GameResult, usize)> {
    if !rest.starts_with(['0', '1', '2', '½', '.']) {
        return None;
    }
    // No result is longer, with a blank or two at each place.
    let near = rest.char_indices().nth(16).map_or(rest.len(), |(at, _)| at);
    let near = rest.get(..near)?;
    let dash = near.find(|c: char| is_dash(c) || c == ':')?;
    let (first, after) = near.split_at(dash);
    let sign = after.chars().next()?;
    let after = after.get(sign.len_utf8()..)?;
    let second = after.trim_start_matches([' ', '\t']);
    let length = second.find(ends_word).unwrap_or(second.len());
    let word = second.get(..length)?.trim_end_matches(['.', ',']);
    let is_spaced = first.ends_with([' ', '\t']) || second.len() < after.len();
    let points = first.trim_end_matches([' ', '\t']);
    if !is_spaced || points.contains(is_blank) {
        return None;
    }
    let result = format.result(&[points, "-", word].concat())?;
    let is_castling = points == "0" && word == "0";
    let taken = near.len() - second.len() + length;
    (!is_castling).then_some((result, taken))
}

/// The length of castling that is written with blanks.
fn spaced_castling(rest: &str, format: Format) -> Option<usize> {
    let behind = rest.strip_prefix(is_round)?;
    if format == Format::Pdn || !behind.starts_with(|c| is_blank(c) || is_dash(c)) {
        return None;
    }
    let next = |text: &'_ str| -> Option<usize> {
        let dash = text.trim_start_matches(is_blank).strip_prefix(is_dash)?;
        let after = dash.trim_start_matches(is_blank).strip_prefix(is_round)?;
        Some(text.len() - after.len())
    };
    let mut length = rest.len() - behind.len();
    while let Some(more) = next(rest.get(length..)?) {
        length += more;
    }
    let (whole, after) = rest.split_at(length);
    let is_spaced = whole.contains(is_blank);
    (is_spaced && !after.starts_with(|c| !ends_word(c))).then_some(length)
}

/// Returns whether a word is the letter of a man, or its figurine.
fn is_man(word: &str) -> bool {
    let mut signs = word.chars();
    let first = signs.next();
    let is_one = matches!(signs.as_str(), "" | "\u{fe0e}");
    word == "Кр" || is_one && first.is_some_and(|c| c.is_uppercase() || ('♔'..='♟').contains(&c))
}

/// Whether a character is one of those that castling is written with.
pub(super) fn is_round(c: char) -> bool {
    matches!(c, 'O' | 'o' | '0' | 'О' | 'о')
}

/// Whether blanks and the sign between two squares follow.
fn is_followed_by_sign(rest: &str) -> bool {
    let sign = rest.trim_start_matches([' ', '\t']);
    let after = sign.trim_start_matches(|c| is_dash(c) || matches!(c, 'x' | 'X' | ':' | '×'));
    let after = after.trim_start_matches([' ', '\t']);
    sign.len() > after.len() && after.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether an opening bracket in a word is that of `e8(Q)`, not of a variation.
fn is_promotion(word: &[u8], bracket: usize) -> bool {
    let on_last_rank = bracket
        .checked_sub(1)
        .and_then(|index| word.get(index))
        .is_some_and(|byte| matches!(byte, b'1' | b'8'));
    on_last_rank
        && matches!(word.first(), Some(b'a'..=b'h'))
        && matches!(word.get(bracket + 1), Some(b'A'..=b'Z' | b'a'..=b'z'))
        && word.get(bracket + 2) == Some(&b')')
}
