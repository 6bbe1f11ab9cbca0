//! Reading the text of a move, without a position.

use crate::castling::Wing;
use crate::deed::Check;
use crate::piece::Role;
use crate::square::{File, Rank, Square};

use super::{Letters, San, is_dash};

/// A move given by its two squares.
#[derive(Clone, Copy, Debug)]
pub(super) struct FromTo {
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
    /// Whether a capture is said.
    pub(super) capture: bool,
}

/// Reads `e2e4`, `e2-e4`, `g1×f3`, `e7e8q`, whatever man it is.
pub(super) fn from_to(text: &str) -> Option<FromTo> {
    let (text, _) = without_signs(text);
    let mut rest = Rest {
        text,
        letters: &Letters::ENGLISH,
    };
    let from = Square::new(rest.file()?, rest.rank()?);
    let capture = rest.separator() == Some(Separator::Capture);
    let to = Square::new(rest.file()?, rest.rank()?);
    // UCI writes the promotion small. In capitals it is the other reader's, which knows captures.
    let promotion = rest.take(|c| {
        Role::from_letter(c).filter(|role| c.is_ascii_lowercase() && role.is_promotion())
    });
    rest.text.is_empty().then_some(FromTo {
        from,
        to,
        promotion,
        capture,
    })
}

/// Reads SAN and the long form.
pub(super) fn san(text: &str, letters: &Letters) -> Option<San> {
    let (text, check) = without_signs(text);
    if let Some(wing) = castling(text) {
        return Some(San::Castling { wing, check });
    }
    let mut rest = Rest { text, letters };
    let role = rest.role().unwrap_or(Role::Pawn);
    rest.blanks();
    let (mut file, mut rank) = (rest.file(), rest.rank());
    let separator = rest.separator();
    let to = match (rest.file(), rest.rank()) {
        (Some(file), Some(rank)) => Square::new(file, rank),
        (None, None) if separator.is_none() => Square::new(file.take()?, rank.take()?),
        _ => return None,
    };

    // The long form names the captured man before the new one; SAN only knows the new one.
    let first = rest.becoming();
    let second = rest.becoming();
    if !rest.text.is_empty() {
        return None;
    }
    let last_rank = matches!(to.rank(), Rank::First | Rank::Eighth);
    let (captured, promotion) = match (first, second) {
        (Some(captured), Some(promotion)) => (Some(captured), Some(promotion)),
        (Some(only), None) if role == Role::Pawn && last_rank => (None, Some(only)),
        (Some(only), None) if separator == Some(Separator::Capture) => (Some(only), None),
        (promotion, _) => (None, promotion),
    };
    let capture = separator == Some(Separator::Capture);
    Some(San::Man {
        role,
        file,
        rank,
        capture,
        captured,
        to,
        promotion,
        check,
    })
}

/// What may follow a move besides the signs for check and mate.
const SIGNS: [&str; 12] = [
    "!", "?", "(=)", "e.p.", "ep", "dbl.ch.", "dblch", "disch", "ch", "mate", "†", "‡",
];

/// Takes off what may follow a move; returns the rest and the sign for check.
fn without_signs(text: &str) -> (&str, Check) {
    let mut text = text.trim();
    let mut check = Check::None;
    loop {
        let sign = |sign: &str| text.strip_suffix(sign);
        let shorter = if let Some(shorter) = sign("#") {
            check = Check::Mate;
            shorter
        } else if let Some(shorter) = sign("+") {
            check = check.max(Check::Check);
            shorter
        } else {
            match SIGNS.into_iter().find_map(sign) {
                Some(shorter) => shorter,
                None => return (text, check),
            }
        };
        text = shorter.trim_end();
    }
}

fn castling(text: &str) -> Option<Wing> {
    if !text.starts_with(['O', 'o', '0', 'О', 'о']) {
        return None;
    }
    match text {
        "OO" | "oo" | "00" => return Some(Wing::KingSide),
        "OOO" | "ooo" | "000" => return Some(Wing::QueenSide),
        _ => {}
    }
    let mut letters = 0;
    let signs = text.chars().filter(|c| !c.is_whitespace());
    for (index, c) in signs.clone().enumerate() {
        match (index % 2, c) {
            (0, 'O' | 'o' | '0' | 'О' | 'о') => letters += 1,
            (1, c) if is_dash(c) => {}
            _ => return None,
        }
        if index >= 5 {
            return None;
        }
    }
    match (letters, signs.count()) {
        (2, 3) => Some(Wing::KingSide),
        (3, 5) => Some(Wing::QueenSide),
        _ => None,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    Capture,
    Dash,
}

/// The part of the text that hasn't been read yet.
struct Rest<'a> {
    text: &'a str,
    letters: &'a Letters,
}

impl Rest<'_> {
    fn blanks(&mut self) {
        self.text = self.text.trim_start();
    }

    /// Takes the next character if it means something.
    fn take<T>(&mut self, meaning: impl Fn(char) -> Option<T>) -> Option<T> {
        let mut chars = self.text.chars();
        let taken = chars.next().and_then(meaning)?;
        self.text = chars.as_str();
        Some(taken)
    }

    fn file(&mut self) -> Option<File> {
        self.take(File::from_letter)
    }

    fn rank(&mut self) -> Option<Rank> {
        self.take(Rank::from_digit)
    }

    fn separator(&mut self) -> Option<Separator> {
        self.take(|c| match c {
            'x' | 'X' | '×' | ':' => Some(Separator::Capture),
            c if is_dash(c) => Some(Separator::Dash),
            _ => None,
        })
    }

    /// Takes a man's letter or picture, the longest that fits.
    fn role(&mut self) -> Option<Role> {
        let mut best: Option<(Role, &str)> = None;
        for letters in [self.letters, &Letters::FIGURINES, &Letters::OUTLINES] {
            // The pawn comes last: it wins only if no piece has the same letter.
            for role in Role::ALL.into_iter().rev() {
                let letter = letters.of(role);
                if let Some(rest) = self.text.strip_prefix(letter)
                    && rest.len() < best.map_or(self.text.len(), |(_, rest)| rest.len())
                {
                    best = Some((role, rest));
                }
            }
        }
        let (role, rest) = best?;
        // A picture may be followed by a sign that asks for the plain, uncoloured form.
        self.text = rest.strip_prefix('\u{fe0e}').unwrap_or(rest);
        Some(role)
    }

    /// Takes `Q`, `=Q`, `/Q`, `(Q)`, with blanks around it.
    fn becoming(&mut self) -> Option<Role> {
        let before = self.text;
        self.blanks();
        // The sign for check may stand before the man.
        self.take(|c| (c == '+' && before.contains('=')).then_some(()));
        let open = self.take(|c| matches!(c, '=' | '/' | '(').then_some(c));
        self.blanks();
        let role = self.role().or_else(|| {
            let small = |c| Role::from_letter(c).filter(|role| role.is_promotion());
            self.take(|c| small(c).filter(|_| c.is_ascii_lowercase()))
        });
        let closed = open != Some('(') || self.take(|c| (c == ')').then_some(())).is_some();
        if role.is_none() || !closed {
            self.text = before;
            return None;
        }
        self.blanks();
        role
    }
}
