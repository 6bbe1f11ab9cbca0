//! The page as a part of another one (`embed.html`): what its address asks for, and what it and its
//! host say to each other. `game_table/embedded` does it.

mod asked;
mod host;
mod near;
mod port;
pub(crate) mod written;

use std::rc::Rc;

pub(crate) use asked::{Asked, COMPUTER, Games, Mode, Ply, Ui, Which};
pub(crate) use host::{Host, Report};
pub(crate) use near::{Near, seat as seat_named, usual as usually_near};
pub(crate) use port::{Load, Request};

/// The value of `link` for a saved text that comes with the host's greeting
/// (`web/element/rochade.js`): whatever a player has played stands in no server's log.
const BY_GREETING: &str = ".";

/// What embedding adds: what the address asks for, and the host.
#[derive(Debug)]
pub(crate) struct Embed {
    /// What its address asks for.
    pub(crate) asked: Asked,
    /// The page in which it is.
    pub(crate) host: Host,
}

/// What embedding adds, shared: it never changes after the start, so that comparing addresses is
/// enough.
#[derive(Clone, Debug)]
pub(crate) struct Embedded(pub(crate) Rc<Embed>);

impl PartialEq for Embedded {
    fn eq(&self, other: &Embedded) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Embedded {
    /// The page that is embedded in this host, as its address wants it.
    pub(crate) fn new(host: Host) -> Embedded {
        let asked = Asked::read(|name| match (name, crate::page::asked_for(name)?) {
            ("link", link) if link == BY_GREETING => host.link(),
            (_, asked) => Some(asked),
        });
        Embedded(Rc::new(Embed { asked, host }))
    }
}

#[cfg(test)]
mod tests {
    use crate::text::tests::{LANGUAGES, texts};

    #[test]
    fn the_page_says_the_same_before_its_rules_are_there() {
        let page = include_str!("../../embed.html");
        for code in LANGUAGES {
            let texts = texts(code);
            let [men, stones] = [
                [
                    texts.king(),
                    texts.queen(),
                    texts.rook(),
                    texts.bishop(),
                    texts.knight(),
                    texts.pawn(),
                ]
                .join(" "),
                [texts.draughts_king(), texts.draughts_man()].join(" "),
            ];
            let expected = format!(
                r#"<p lang="{code}" data-w="{}" data-b="{}" data-w-turn="{}" data-b-turn="{}" data-position="#,
                texts.white(),
                texts.black(),
                texts.white_to_move(),
                texts.black_to_move(),
            );
            assert!(page.contains(&expected), "web/embed.html needs {expected}");
            let expected = format!(r#"data-men="{men}" data-draughtsmen="{stones}""#);
            assert!(page.contains(&expected), "web/embed.html needs {expected}");
            let expected = format!(
                r#" data-gold="{}" data-blue="{}" data-red="{}" data-gold-turn="{}" data-blue-turn="{}" data-red-turn="{}" data-replay="#,
                texts.gold(),
                texts.blue(),
                texts.red(),
                texts.gold_to_move(),
                texts.blue_to_move(),
                texts.red_to_move(),
            );
            assert!(page.contains(&expected), "web/embed.html needs {expected}");
            // Only this page says that it loads: the others have their rules soon.
            let own = page.split(&format!(r#"<p lang="{code}" data-w="#)).nth(1);
            let own = own.and_then(|rest| rest.split("</p>").next());
            assert!(
                own.is_some_and(
                    |own| own.contains("data-slow=\"") && !own.contains("data-slow=\"\"")
                )
            );
            let menu = format!(
                r#" data-solution="{}" data-menu="{}" data-slow="#,
                texts.puzzle_show(),
                texts.menu()
            );
            assert!(own.is_some_and(|own| own.contains(&menu)), "{menu}");
            let games = texts.games();
            let in_a_sentence = games.to_lowercase();
            let expected = [games, &in_a_sentence].map(|word| format!(r#"data-games="{word}""#));
            assert!(
                expected.iter().any(|expected| page.contains(expected)),
                "web/embed.html needs one of {expected:?}"
            );
        }
    }
}
