//! What a move does, the turn rule, and the text.

use std::collections::{BTreeMap, BTreeSet};

use super::{Place, Slow};

impl Slow {
    /// Reads a text that the crate has accepted.
    pub(crate) fn read(text: &str, to_the_left: bool) -> Slow {
        let mut fields = text.split(' ');
        let mut field = || fields.next().expect("a field");
        let placement = field();
        let four = placement.contains(['A', 'C']);
        let mut rows = Vec::new();
        let mut found = Vec::new();
        for (index, row) in placement.split('/').rev().enumerate() {
            let mut men = Vec::new();
            let mut column = 0;
            let mut letters = row.chars().peekable();
            while let Some(letter) = letters.next() {
                let mut gap = letter.to_digit(10);
                while let (Some(sum), Some(digit)) =
                    (gap, letters.peek().and_then(|next| next.to_digit(10)))
                {
                    letters.next();
                    gap = Some(sum * 10 + digit);
                }
                match gap {
                    Some(gap) => column += gap as i32,
                    None => {
                        men.push((column, (letter, letters.next().expect("a kind"))));
                        column += 1;
                    }
                }
            }
            rows.push(column as usize);
            let width = if four { 14 } else { 12 };
            let first = (width - column) / 2;
            let men = men.into_iter();
            found.extend(men.map(|(column, man)| ((first + column, index as i32), man)));
        }
        let turn = field().chars().next().expect("a player");
        let mut slow = Slow {
            order: if four { "ABCD" } else { "krw" }.to_owned(),
            to_the_left,
            rows,
            men: found.into_iter().collect(),
            turn,
            castling: BTreeSet::new(),
            passed: Vec::new(),
            frozen: BTreeMap::new(),
            count: None,
            ended: None,
        };
        if four {
            let mut player = ' ';
            for letter in field().chars().filter(|letter| *letter != '-') {
                match letter {
                    'K' | 'Q' => drop(slow.castling.insert((player, letter))),
                    letter => player = letter,
                }
            }
        }
        for entry in field().split(',').filter(|entry| *entry != "-") {
            let (square, takers) = entry[1..].split_once(':').expect("an entry");
            let owner = entry.chars().next().expect("an owner");
            let x = slow.letters().find(&square[..1]).expect("a column") as i32;
            let y: i32 = square[1..].parse().expect("a row");
            slow.passed.push((owner, (x, y - 1), takers.to_owned()));
        }
        let frozen: Vec<char> = field().chars().collect();
        for pair in frozen.chunks_exact(2) {
            slow.frozen.insert(pair[0], pair[1]);
        }
        let count = field();
        if count != "-" {
            let numbers = count.split(|letter: char| !letter.is_ascii_digit());
            let numbers = numbers.filter(|number| !number.is_empty());
            let numbers = numbers.map(|number| number.parse().expect("a number"));
            slow.count = Some(slow.order.chars().zip(numbers).collect());
        }
        slow.settle();
        slow
    }

    pub(crate) fn write(&self) -> String {
        let rows = self.rows.iter().enumerate().rev().map(|(y, length)| {
            let first = (if self.is_four() { 14 } else { 12 } - *length as i32) / 2;
            let squares = (first..first + *length as i32).map(|x| self.men.get(&(x, y as i32)));
            let text: String = squares
                .map(|man| man.map_or("_".to_owned(), |(player, kind)| format!("{player}{kind}")))
                .collect();
            (1..15).rev().fold(text, |text, gap| {
                text.replace(&"_".repeat(gap), &gap.to_string())
            })
        });
        let rows: Vec<String> = rows.collect();
        let or_dash = |text: String| {
            if text.is_empty() {
                "-".to_owned()
            } else {
                text
            }
        };
        let mut fields = vec![rows.join("/"), self.turn.to_string()];
        if self.is_four() {
            let rights = self.order.chars().flat_map(|player| {
                let sides = "KQ"
                    .chars()
                    .filter(move |side| self.castling.contains(&(player, *side)));
                let sides: String = sides.collect();
                (!sides.is_empty()).then(|| format!("{player}{sides}"))
            });
            fields.push(or_dash(rights.collect()));
        }
        let passed = self.passed.iter();
        let passed: Vec<String> = passed
            .map(|(owner, at, takers)| format!("{owner}{}:{takers}", self.name(*at)))
            .collect();
        fields.push(or_dash(passed.join(",")));
        let frozen = self.frozen.iter();
        fields.push(or_dash(
            frozen
                .map(|(player, how)| format!("{player}{how}"))
                .collect(),
        ));
        let count = self.count.iter().flatten();
        fields.push(or_dash(
            count
                .map(|(player, moves)| format!("{player}{moves}"))
                .collect(),
        ));
        fields.join(" ")
    }

    /// Makes a move that is among the legal ones.
    pub(crate) fn play(&mut self, text: &str) {
        let player = self.turn;
        let mut tries = self.ordinary(player).into_iter();
        let castlings = self.castlings(player);
        let named = |from: Place, to: Place| self.name(from) + &self.name(to);
        let found = tries.find(|mv| {
            let becomes = mv.becomes.map(String::from).unwrap_or_default();
            named(mv.from, mv.to) + &becomes == text
        });
        let mut next = match found {
            Some(mv) => {
                let mut next = self.tried(mv);
                let (dx, dy) = (mv.to.0 - mv.from.0, mv.to.1 - mv.from.1);
                if self.men.get(&mv.from).is_some_and(|man| man.1 == 'P')
                    && dx.abs() + dy.abs() == 2
                    && (dx == 0 || dy == 0)
                {
                    let enemies = self.enemies(player);
                    let mut takers = String::new();
                    let mut other = self.next(player);
                    while other != player {
                        takers.extend(enemies.contains(&other).then_some(other));
                        other = self.next(other);
                    }
                    let at = (mv.from.0 + dx / 2, mv.from.1 + dy / 2);
                    next.passed.push((player, at, takers));
                }
                for (owner, side) in self.castling.clone() {
                    let (path, rook) = Slow::castling_path(owner, side);
                    let king = owner == player && path[0] == mv.from;
                    if king || [mv.from, mv.to].contains(&rook) {
                        next.castling.remove(&(owner, side));
                    }
                }
                next
            }
            None => {
                let side = ['K', 'Q'].into_iter().find(|side| {
                    let (path, _) = Slow::castling_path(player, *side);
                    castlings.contains(&(path[0], path[2])) && named(path[0], path[2]) == text
                });
                let (path, rook) = Slow::castling_path(player, side.expect(text));
                let mut next = self.clone();
                next.men.remove(&path[0]);
                next.men.remove(&rook);
                next.men.insert(path[2], (player, 'K'));
                next.men.insert(path[1], (player, 'R'));
                next.castling.retain(|(owner, _)| *owner != player);
                next
            }
        };
        let moves = next.count.iter_mut().flatten();
        for (_, moves) in moves.filter(|(owner, _)| **owner == player) {
            *moves = (*moves + 1).min(999);
        }
        let men = next.men.clone();
        next.passed.retain(|(owner, at, _)| {
            let (dx, dy) = Slow::forward(*owner);
            men.get(&(at.0 + dx, at.1 + dy)) == Some((*owner, 'P')) && !men.contains_key(at)
        });
        next.pass();
        next.settle();
        *self = next;
    }

    fn pass(&mut self) {
        for (.., takers) in &mut self.passed {
            takers.retain(|taker| taker != self.turn);
        }
        self.passed.retain(|(.., takers)| !takers.is_empty());
        self.turn = self.next(self.turn);
    }

    fn has_move(&self, player: char) -> bool {
        !self.ordinary(player).is_empty()
    }

    fn is_stuck(&self, player: char) -> bool {
        match self.frozen.get(&player) {
            None => false,
            Some('o') => true,
            Some(_) => !self.has_move(player),
        }
    }

    fn rejudge(&mut self, player: char) {
        let by = match self.frozen[&player] {
            'o' => return,
            'm' => self.enemies(player),
            _ => self.active(player),
        };
        let attacked = !self.attackers(self.king(player), &by).is_empty();
        self.frozen.insert(player, if attacked { 'm' } else { 's' });
    }

    fn settle(&mut self) {
        let mut idle = 0;
        while idle < self.order.len() {
            self.ended = self.ending();
            if self.ended.is_some() {
                return;
            }
            let player = self.turn;
            if self.frozen.get(&player) != Some(&'o') && self.has_move(player) {
                self.frozen.remove(&player);
                return;
            }
            idle += 1;
            let active = self.active(player);
            if self.frozen.contains_key(&player) {
                self.rejudge(player);
            } else {
                let holding: Vec<char> = match self.is_four() {
                    true => active,
                    false => active
                        .into_iter()
                        .filter(|x| self.holds(*x, player))
                        .collect(),
                };
                if self.is_four() || !holding.is_empty() {
                    let attacked = !self.attackers(self.king(player), &holding).is_empty();
                    self.frozen.insert(player, if attacked { 'm' } else { 's' });
                    idle = 0;
                }
            }
            self.pass();
        }
        self.ended = Some("nobody-moves draw".to_owned());
    }

    /// many-handed.md, section 4, N17, with C3: only X's men attack; the third king is thought of
    /// if X is next.
    fn holds(&self, x: char, player: char) -> bool {
        let enemies = self.enemies(player);
        let other = enemies
            .into_iter()
            .find(|enemy| *enemy != x)
            .expect("another");
        let minds = self.next(player) == x && !self.frozen.contains_key(&other);
        let third = minds.then_some((x, other));
        self.allowed(player, &[x], third).is_empty()
    }

    fn ending(&mut self) -> Option<String> {
        let sides = match self.is_four() {
            true => vec!["AC", "BD"],
            false => vec!["kr", "kw", "rw"],
        };
        let mut fallen = sides.clone();
        fallen.retain(|side| side.chars().all(|player| self.is_stuck(player)));
        if let [fallen] = fallen[..] {
            fallen.chars().for_each(|player| self.rejudge(player));
            let letters = |side: &str| -> Vec<char> {
                side.chars()
                    .filter_map(|player| self.frozen.get(&player).copied())
                    .collect()
            };
            let mated = letters(fallen)
                .iter()
                .filter(|letter| **letter != 's')
                .count();
            let rest = self
                .order
                .chars()
                .filter(|player| !fallen.contains(*player));
            let winners: String = rest.collect();
            let won = match self.is_four() {
                true => {
                    let own = letters(&winners)
                        .iter()
                        .filter(|letter| **letter == 'm')
                        .count();
                    match mated as i32 - own as i32 {
                        2 => format!("full {winners}"),
                        1 => format!("half {winners}"),
                        _ => "draw".to_owned(),
                    }
                }
                false if mated == 1 => format!("incomplete {winners}"),
                false => format!("full {winners}"),
            };
            let word = if mated > 0 && won != "draw" {
                "checkmate"
            } else {
                "stalemate"
            };
            return Some(format!("{word} {won}"));
        }
        if self.men.iter().all(|(_, man)| man.1 == 'K') {
            return Some("dead-position draw".to_owned());
        }
        let count = self.count.as_ref()?;
        let complete = match self.is_four() {
            true => sides
                .iter()
                .all(|side| side.chars().map(|p| count[&p]).sum::<u32>() >= 30),
            false => count
                .iter()
                .all(|(p, n)| *n >= 50 || self.frozen.contains_key(p)),
        };
        let ahead = |side: &str, other: &str| {
            let lost = side
                .chars()
                .filter(|p| self.frozen.get(p) == Some(&'m'))
                .count();
            let stuck = other.chars().filter(|p| self.is_stuck(*p));
            let mated = stuck.filter(|p| {
                let mut later = self.clone();
                later.rejudge(*p);
                later.frozen[p] == 'm'
            });
            mated.count() > lost
        };
        let result = match self.is_four() {
            true if ahead("AC", "BD") => "half AC",
            true if ahead("BD", "AC") => "half BD",
            _ => "draw",
        };
        complete.then(|| format!("count {result}"))
    }
}
