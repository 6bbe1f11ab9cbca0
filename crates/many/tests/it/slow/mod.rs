//! A second set of the rules, slow and plain, written from many-handed.md, many-position-text.md
//! and many-laws.md alone: men by place, every move tried out on a copy, everything as text from
//! outside. It shares no code with the crate.

mod men;
mod turn;

use std::collections::{BTreeMap, BTreeSet};

use men::Men;

pub(crate) type Place = (i32, i32);

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slow {
    /// `ABCD` or `krw`, in the order of turns to the right.
    pub(crate) order: String,
    pub(crate) to_the_left: bool,
    pub(crate) rows: Vec<usize>,
    pub(crate) men: Men,
    pub(crate) turn: char,
    pub(crate) castling: BTreeSet<(char, char)>,
    pub(crate) passed: Vec<(char, Place, String)>,
    pub(crate) frozen: BTreeMap<char, char>,
    pub(crate) count: Option<BTreeMap<char, u32>>,
    pub(crate) ended: Option<String>,
}

/// A move tried out: from, to, what it becomes, who is taken where.
#[derive(Clone, Copy, Debug)]
struct Try {
    from: Place,
    to: Place,
    becomes: Option<char>,
    victim: Option<Place>,
}

impl Slow {
    pub(crate) fn is_four(&self) -> bool {
        self.order.contains('A')
    }

    fn width(&self) -> i32 {
        if self.is_four() { 14 } else { 12 }
    }

    fn height(&self) -> i32 {
        self.rows.len() as i32
    }

    pub(crate) fn has(&self, (x, y): Place) -> bool {
        let row = usize::try_from(y).ok().and_then(|y| self.rows.get(y));
        row.is_some_and(|row| {
            let first = (self.width() - *row as i32) / 2;
            (first..first + *row as i32).contains(&x)
        })
    }

    pub(crate) fn next(&self, player: char) -> char {
        let ahead = match self.to_the_left {
            true => self.order.len() - 1,
            false => 1,
        };
        let round = self.order.chars().cycle();
        let mut from_player = round.skip_while(|other| *other != player);
        from_player.nth(ahead).expect("a round")
    }

    fn is_friend(&self, one: char, other: char) -> bool {
        one == other
            || matches!(
                (one, other),
                ('A', 'C') | ('C', 'A') | ('B', 'D') | ('D', 'B')
            )
    }

    pub(crate) fn enemies(&self, player: char) -> Vec<char> {
        let all = self.order.chars();
        all.filter(|other| !self.is_friend(player, *other))
            .collect()
    }

    pub(crate) fn forward(player: char) -> Place {
        match player {
            'C' | 'k' => (0, 1),
            'A' => (0, -1),
            'B' | 'w' => (1, 0),
            _ => (-1, 0),
        }
    }

    /// The eight rows of the side armies: behind the wing below.
    fn side_rows(&self) -> std::ops::Range<i32> {
        match (self.is_four(), self.rows.len()) {
            (true, _) => 3..11,
            (false, 11) => 3..11,
            _ => 2..10,
        }
    }

    fn middle(&self) -> std::ops::Range<i32> {
        if self.is_four() { 3..11 } else { 2..10 }
    }

    pub(crate) fn is_first_pawn_square(&self, player: char, (x, y): Place) -> bool {
        match player {
            'C' | 'k' => y == 1 && self.middle().contains(&x),
            'A' => y == 12 && self.middle().contains(&x),
            'B' | 'w' => x == 1 && self.side_rows().contains(&y),
            _ => x == self.width() - 2 && self.side_rows().contains(&y),
        }
    }

    fn promotes(&self, player: char, (x, y): Place) -> bool {
        let (below, above) = (y == 0, y == self.height() - 1);
        let (left, right) = (x == 0, x == self.width() - 1);
        let ends = (below || above) && self.middle().contains(&x);
        let sides = (left || right) && self.side_rows().contains(&y);
        match player {
            'C' => sides || ends && above,
            'A' => sides || ends && below,
            'B' => ends || sides && right,
            'D' => ends || sides && left,
            'k' => ends && above,
            'r' => sides && left,
            _ => sides && right,
        }
    }

    pub(crate) fn king(&self, player: char) -> Place {
        let mut men = self.men.iter();
        let king = men.find(|(_, man)| *man == (player, 'K'));
        king.expect("a king").0
    }

    /// Whether the man on a square attacks another one.
    fn hits(&self, from: Place, to: Place) -> bool {
        let (player, kind) = self.men.get(&from).expect("a man");
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let (fx, fy) = Slow::forward(player);
        let straight = dx == 0 || dy == 0;
        let diagonal = dx.abs() == dy.abs();
        let clear = || {
            let step = (dx.signum(), dy.signum());
            let mut at = (from.0 + step.0, from.1 + step.1);
            while at != to && self.has(at) && !self.men.contains_key(&at) {
                at = (at.0 + step.0, at.1 + step.1);
            }
            at == to
        };
        match kind {
            _ if from == to => false,
            'P' => dx * fx + dy * fy == 1 && (dx * fy + dy * fx).abs() == 1,
            'N' => dx.abs() * dy.abs() == 2,
            'K' => dx.abs() <= 1 && dy.abs() <= 1,
            'R' => straight && clear(),
            'B' => diagonal && clear(),
            _ => (straight || diagonal) && clear(),
        }
    }

    /// Where men of these players stand that attack a square.
    pub(crate) fn attackers(&self, to: Place, by: &[char]) -> BTreeSet<Place> {
        let men = self.men.iter();
        let men = men.filter(|(from, man)| by.contains(&man.0) && self.hits(*from, to));
        men.map(|(from, _)| from).collect()
    }

    pub(crate) fn active(&self, player: char) -> Vec<char> {
        let mut enemies = self.enemies(player);
        enemies.retain(|enemy| !self.frozen.contains_key(enemy));
        enemies
    }

    fn tries(&self, player: char) -> Vec<Try> {
        let mut tries = Vec::new();
        let prey = self.active(player);
        for (from, (owner, kind)) in self.men.iter() {
            if owner != player {
                continue;
            }
            let mut add = |to: Place, victim: Option<Place>| {
                let plain = Try {
                    from,
                    to,
                    becomes: None,
                    victim,
                };
                match kind == 'P' && self.promotes(player, to) {
                    true => tries.extend("qrbn".chars().map(|kind| Try {
                        becomes: Some(kind),
                        ..plain
                    })),
                    false => tries.push(plain),
                }
            };
            let places = (0..14).flat_map(|x| (0..14).map(move |y| (x, y)));
            for to in places.filter(|to| self.has(*to)) {
                let taken = self.men.get(&to);
                let free = taken.is_none();
                let can_take = taken.is_some_and(|man| prey.contains(&man.0) && man.1 != 'K');
                if kind != 'P' {
                    if self.hits(from, to) && (free || can_take) {
                        add(to, can_take.then_some(to));
                    }
                    continue;
                }
                let (fx, fy) = Slow::forward(player);
                let step = (from.0 + fx, from.1 + fy);
                let double = (step.0 + fx, step.1 + fy);
                let first = self.is_first_pawn_square(player, from);
                let way_is_free = first && self.has(step) && !self.men.contains_key(&step);
                if free && (to == step || to == double && way_is_free) {
                    add(to, None);
                } else if self.hits(from, to) && can_take {
                    add(to, Some(to));
                } else if self.hits(from, to) && free {
                    let mut steps = self.passed.iter().rev();
                    let step = steps.find(|(_, at, by)| *at == to && by.contains(player));
                    if let Some((owner, ..)) = step {
                        let (fx, fy) = Slow::forward(*owner);
                        add(to, Some((to.0 + fx, to.1 + fy)));
                    }
                }
            }
        }
        tries
    }

    fn tried(&self, mv: Try) -> Slow {
        let mut after = self.clone();
        let man = after.men.remove(&mv.from).expect("a man");
        if let Some(victim) = mv.victim {
            after.men.remove(&victim);
        }
        let kind = mv.becomes.map_or(man.1, |kind| kind.to_ascii_uppercase());
        after.men.insert(mv.to, (man.0, kind));
        after
    }

    /// What a player can play when these enemies give check; `third`, whose attack must not be
    /// opened on whom.
    fn allowed(&self, player: char, active: &[char], third: Option<(char, char)>) -> Vec<Try> {
        let mut enemies = self.enemies(player);
        enemies.retain(|enemy| self.frozen.contains_key(enemy));
        let frozen = enemies;
        let in_check = !self.attackers(self.king(player), active).is_empty();
        let mut allowed = self.tries(player);
        allowed.retain(|mv| {
            let after = self.tried(*mv);
            let king = after.king(player);
            let by_king = mv.from == self.king(player);
            let lines = after.attackers(king, &frozen);
            let old = match by_king {
                true => BTreeSet::new(),
                false => self.attackers(king, &frozen),
            };
            let opened = third.is_some_and(|(next, other)| {
                let king = self.king(other);
                let lines = after.attackers(king, &[next]);
                let flees = by_king && in_check;
                !flees && !lines.is_subset(&self.attackers(king, &[next]))
            });
            after.attackers(king, active).is_empty() && lines.is_subset(&old) && !opened
        });
        allowed
    }

    /// The corner where a player's array begins at the left hand, and the way to the right.
    fn array(player: char) -> (Place, Place) {
        match player {
            'A' => ((10, 13), (-1, 0)),
            'B' => ((0, 10), (0, -1)),
            'C' => ((3, 0), (1, 0)),
            _ => ((13, 3), (0, 1)),
        }
    }

    /// King's and rook's paths of castling: the king's three squares, the rook's square.
    fn castling_path(player: char, side: char) -> ([Place; 3], Place) {
        let ((x, y), (dx, dy)) = Slow::array(player);
        let at = |n: i32| (x + n * dx, y + n * dy);
        match side {
            'K' => ([at(4), at(5), at(6)], at(7)),
            _ => ([at(4), at(3), at(2)], at(0)),
        }
    }

    fn castlings(&self, player: char) -> Vec<(Place, Place)> {
        let mut all = Vec::new();
        for side in ['K', 'Q'] {
            let (path, rook) = Slow::castling_path(player, side);
            if !self.castling.contains(&(player, side)) {
                continue;
            }
            let between = match side {
                'K' => 2,
                _ => 3,
            };
            let (dx, dy) = (path[1].0 - path[0].0, path[1].1 - path[0].1);
            let way = (1..=between).map(|n| (path[0].0 + n * dx, path[0].1 + n * dy));
            let safe = |at: Place| {
                let mut after = self.clone();
                after.men.remove(&path[0]);
                after.men.insert(at, (player, 'K'));
                after.attackers(at, &self.enemies(player)).is_empty()
            };
            if way.clone().all(|at| !self.men.contains_key(&at))
                && self.men.get(&rook) == Some((player, 'R'))
                && self.attackers(path[0], &self.active(player)).is_empty()
                && safe(path[1])
                && safe(path[2])
            {
                all.push((path[0], path[2]));
            }
        }
        all
    }

    fn ordinary(&self, player: char) -> Vec<Try> {
        let next = self.next(player);
        let third = self.next(next);
        let sleeps = self.is_four() || [next, third].iter().any(|p| self.frozen.contains_key(p));
        self.allowed(
            player,
            &self.active(player),
            (!sleeps).then_some((next, third)),
        )
    }

    fn letters(&self) -> &'static str {
        if self.is_four() {
            "abcdefghijklmn"
        } else {
            "abcdefghiklm"
        }
    }

    pub(crate) fn name(&self, (x, y): Place) -> String {
        format!("{}{}", &self.letters()[x as usize..=x as usize], y + 1)
    }

    /// The legal moves as texts.
    pub(crate) fn moves(&self) -> BTreeSet<String> {
        if self.ended.is_some() {
            return BTreeSet::new();
        }
        let plain = self.ordinary(self.turn).into_iter().map(|mv| {
            let becomes = mv.becomes.map(String::from).unwrap_or_default();
            format!("{}{}{becomes}", self.name(mv.from), self.name(mv.to))
        });
        let castlings = self.castlings(self.turn).into_iter();
        let castlings = castlings.map(|(from, to)| self.name(from) + &self.name(to));
        plain.chain(castlings).collect()
    }
}
