//! A second generator, straight from the rules: men on a board of letters, and every square on
//! which a king can be put down.

use std::collections::BTreeSet;

use rochade_draughts::{
    Capture, Chain, Color, Huff, Landing, Man, Position, Preference, Promotion, Removal, Rules,
    Square,
};
use rochade_testkit::Chance;

use crate::walks::walk;

type Place = (i32, i32);

const WAYS: [Place; 4] = [(-1, 1), (1, 1), (-1, -1), (1, -1)];

/// What stands on a square: nobody, a man, or one that has been jumped but still stands there.
#[derive(Clone, Copy, PartialEq)]
enum On {
    Nobody,
    Man(Man),
    Jumped,
}

#[derive(Clone)]
struct Letters {
    rules: Rules,
    turn: Color,
    on: [[On; 8]; 8],
}

/// A capture as it is gone: where it is put down, whom it jumps.
#[derive(Clone, Default)]
struct Gone {
    path: Vec<Place>,
    victims: Vec<Place>,
}

fn name((file, rank): Place) -> String {
    let letters = [b'a' + file as u8, b'1' + rank as u8];
    String::from_utf8_lossy(&letters).into_owned()
}

impl Gone {
    /// Where it goes on along the same line it doesn't matter where it was put down: then the
    /// square directly behind.
    fn text(&self) -> String {
        let mut path = self.path.clone();
        let way = |i: usize| {
            let (from, to) = (self.path[i], self.path[i + 1]);
            ((to.0 - from.0).signum(), (to.1 - from.1).signum())
        };
        for (i, victim) in self.victims.iter().enumerate().rev().skip(1) {
            let ((a, b), (c, d)) = (way(i), way(i + 1));
            if a * d == b * c {
                path[i + 1] = (victim.0 + a, victim.1 + b);
            }
        }
        let names = |places: &[Place]| places.iter().map(|p| name(*p)).collect::<Vec<_>>();
        format!("{} over {:?}", names(&path).join("x"), names(&self.victims))
    }
}

impl Letters {
    fn of(position: &Position) -> Letters {
        let mut on = [[On::Nobody; 8]; 8];
        for square in Square::all() {
            if let Some(man) = position.man_at(square) {
                on[usize::from(square.file())][usize::from(square.rank())] = On::Man(man);
            }
        }
        Letters {
            rules: *position.rules(),
            turn: position.turn(),
            on,
        }
    }

    fn at(&self, (file, rank): Place) -> Option<On> {
        let column = self.on.get(usize::try_from(file).ok()?)?;
        column.get(usize::try_from(rank).ok()?).copied()
    }

    fn put(&mut self, (file, rank): Place, on: On) {
        self.on[file as usize][rank as usize] = on;
    }

    fn forward(&self) -> i32 {
        if self.turn == Color::White { 1 } else { -1 }
    }

    fn is_last_row(&self, place: Place) -> bool {
        place.1 == if self.turn == Color::White { 7 } else { 0 }
    }

    fn own(&self) -> Vec<(Place, Man)> {
        let places = (0..8).flat_map(|file| (0..8).map(move |rank| (file, rank)));
        let men = places.filter_map(|place| match self.at(place) {
            Some(On::Man(man)) if man.color == self.turn => Some((place, man)),
            _ => None,
        });
        men.collect()
    }

    /// Every jump of a man from a place: whom, and where it can be put down.
    fn jumps(&self, from: Place, king: bool) -> Vec<(Place, Vec<Place>)> {
        let mut jumps = Vec::new();
        for (dx, dy) in WAYS {
            if !king && !self.rules.men_capture_back && dy != self.forward() {
                continue;
            }
            let far = king && self.rules.flying;
            let mut place = (from.0 + dx, from.1 + dy);
            while far && self.at(place) == Some(On::Nobody) {
                place = (place.0 + dx, place.1 + dy);
            }
            let enemy = matches!(self.at(place), Some(On::Man(man)) if man.color != self.turn);
            if !enemy {
                continue;
            }
            let victim = place;
            let mut landings = Vec::new();
            loop {
                place = (place.0 + dx, place.1 + dy);
                let close = landings.is_empty() || far && self.rules.landing == Landing::Any;
                if self.at(place) != Some(On::Nobody) || !close {
                    break;
                }
                landings.push(place);
            }
            if !landings.is_empty() {
                jumps.push((victim, landings));
            }
        }
        jumps
    }

    /// After a jump: the board, whether a king stands there now, and whether it may go on.
    fn after(&self, victim: Place, to: Place, king: bool) -> (Letters, bool, bool) {
        let mut next = self.clone();
        next.put(
            victim,
            match self.rules.removal {
                Removal::Now => On::Nobody,
                Removal::End => On::Jumped,
            },
        );
        match (king, self.is_last_row(to), self.rules.promotion) {
            (false, true, Promotion::Stop) => (next, true, false),
            (false, true, Promotion::GoOn) => (next, true, true),
            _ => (next, king, true),
        }
    }

    fn capture(&self, gone: &Gone, king: bool, all: &mut BTreeSet<String>) {
        let from = gone.path[gone.path.len() - 1];
        for (victim, landings) in self.jumps(from, king) {
            let goes_on = landings.iter().any(|to| {
                let (next, king, may) = self.after(victim, *to, king);
                may && !next.jumps(*to, king).is_empty()
            });
            for to in landings {
                let mut gone = gone.clone();
                gone.path.push(to);
                gone.victims.push(victim);
                let (next, king, may) = self.after(victim, to, king);
                if !goes_on || self.rules.chain == Chain::MayStop {
                    let king = king || self.is_last_row(to);
                    all.insert(format!("{} {king}", gone.text()));
                }
                if may {
                    next.capture(&gone, king, all);
                }
            }
        }
    }

    fn captures(&self) -> BTreeSet<String> {
        let victims = |text: &str| text.matches('"').count() / 2;
        let mut by_men = BTreeSet::new();
        let mut by_kings = BTreeSet::new();
        for (from, man) in self.own() {
            let mut lifted = self.clone();
            lifted.put(from, On::Nobody);
            let gone = Gone {
                path: vec![from],
                ..Gone::default()
            };
            let all = if man.king { &mut by_kings } else { &mut by_men };
            lifted.capture(&gone, man.king, all);
        }
        if self.rules.preference == Preference::KingFirst && !by_kings.is_empty() {
            return by_kings;
        }
        by_men.append(&mut by_kings);
        if self.rules.preference == Preference::MostPieces {
            let most = by_men.iter().map(|text| victims(text)).max();
            by_men.retain(|text| Some(victims(text)) == most);
        }
        by_men
    }

    fn plain(&self) -> BTreeSet<String> {
        let mut all = BTreeSet::new();
        for (from, man) in self.own() {
            for (dx, dy) in WAYS {
                let mut to = (from.0 + dx, from.1 + dy);
                let far = man.king && self.rules.flying;
                while self.at(to) == Some(On::Nobody) && (man.king || dy == self.forward()) {
                    let king = man.king || self.is_last_row(to);
                    all.insert(format!("{}-{} over [] {king}", name(from), name(to)));
                    if !far {
                        break;
                    }
                    to = (to.0 + dx, to.1 + dy);
                }
            }
        }
        all
    }

    fn moves(&self) -> BTreeSet<String> {
        let enemy = |on: &On| matches!(on, On::Man(man) if man.color != self.turn);
        if !self.on.iter().flatten().any(enemy) {
            return BTreeSet::new();
        }
        let mut moves = self.captures();
        if moves.is_empty() || self.rules.capture == Capture::May {
            moves.append(&mut self.plain());
        }
        moves
    }

    fn able(&self) -> BTreeSet<String> {
        let able = self.own().into_iter().filter(|(from, man)| {
            let mut lifted = self.clone();
            lifted.put(*from, On::Nobody);
            !lifted.jumps(*from, man.king).is_empty()
        });
        able.map(|(from, _)| name(from)).collect()
    }
}

fn names(squares: impl IntoIterator<Item = Square>) -> BTreeSet<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}

fn check_move(position: &Position, letters: &Letters, able: &BTreeSet<String>, text: &str) {
    let moves = position.legal_moves();
    let mv = moves
        .iter()
        .find(|mv| text.starts_with(&format!("{mv} over {:?}", quoted(mv.victims()))));
    let mv = mv.expect(text);
    let next = position.play(mv).expect("legal");
    let there = next.man_at(mv.to()).expect("somebody arrives");
    assert_eq!(text.ends_with("true"), there.king, "{text} in {position}");
    let enemies = |p: &Position, color: Color| p.men(color).len();
    assert_eq!(
        enemies(&next, letters.turn.other()) as usize + mv.victims().len(),
        enemies(position, letters.turn.other()) as usize
    );
    assert_eq!(
        enemies(&next, letters.turn),
        enemies(position, letters.turn)
    );
    let mut missed = match letters.rules.huff {
        Huff::Able if !mv.is_capture() => able.clone(),
        Huff::Moved if !mv.is_capture() && !able.is_empty() => names([mv.from()]),
        _ => BTreeSet::new(),
    };
    if missed.remove(&mv.from().to_string()) {
        missed.insert(mv.to().to_string());
    }
    assert_eq!(names(next.blowable()), missed, "{text} in {position}");
}

fn quoted(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}

#[test]
fn moves_are_the_same() {
    let mut chance = Chance::new(3);
    let (mut kings, mut longest) = (0, 0);
    for _ in 0..1500 {
        walk(&mut chance, |position| {
            let letters = Letters::of(position);
            let moves = position.legal_moves();
            let ours: BTreeSet<String> = moves
                .iter()
                .map(|mv| {
                    let next = position.play(mv).expect("legal");
                    let king = next.man_at(mv.to()).is_some_and(|man| man.king);
                    format!("{mv} over {:?} {king}", quoted(mv.victims()))
                })
                .collect();
            assert_eq!(ours, letters.moves(), "{position} {:?}", letters.rules);
            assert_eq!(ours.len(), moves.len(), "{position}");
            assert_eq!(position.has_legal_move(), !moves.is_empty(), "{position}");
            let able = letters.able();
            assert_eq!(names(position.capturers()), able, "{position}");
            for text in &ours {
                check_move(position, &letters, &able, text);
            }
            kings += position.kings(position.turn()).len();
            longest = longest.max(moves.iter().map(|mv| mv.victims().len()).max().unwrap_or(0));
        });
    }
    assert!(kings > 10_000, "only {kings} kings were seen");
    assert!(longest > 4, "the longest capture took {longest}");
}
