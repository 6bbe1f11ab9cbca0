//! The long form of the move table (play.md, section 4), as the page writes it: the rules have to
//! read it.

use rochade_chess::{Check, Deed, Letters, Role, Wing};

/// A move as the move table writes it: picture, squares, captured picture, promoted picture,
/// `e.p.`, `+` or `#`.
pub(crate) fn long(deed: &Deed, letters: &Letters) -> String {
    let mut parts = Vec::new();
    match deed.castling {
        Some(Wing::KingSide) => parts.push("0–0".to_owned()),
        Some(Wing::QueenSide) => parts.push("0–0–0".to_owned()),
        None => {
            let sign = if deed.capture.is_some() { "×" } else { "–" };
            let man = Some(deed.man.role).filter(|role| *role != Role::Pawn);
            parts.extend(man.map(|role| letters.of(role).to_owned()));
            parts.push(format!("{}{sign}{}", deed.from, deed.to));
            let others = [deed.capture.map(|(_, role)| role), deed.promotion];
            parts.extend(
                others
                    .into_iter()
                    .flatten()
                    .map(|role| letters.of(role).to_owned()),
            );
            parts.extend(deed.en_passant.then(|| "e.p.".to_owned()));
        }
    }
    match deed.check {
        Check::None => {}
        Check::Check => parts.push("+".to_owned()),
        Check::Mate => parts.push("#".to_owned()),
    }
    parts.join(" ")
}
