//! A parser of regular expressions that keeps what their parts can match, and how often.

use std::iter::Peekable;
use std::str::Chars;

/// A part of an expression, with how often it may come.
pub(super) struct Item {
    pub(super) node: Node,
    least: usize,
    /// `None` where there is no end.
    pub(super) most: Option<usize>,
}

pub(super) enum Node {
    /// One of these signs.
    Set(Set),
    /// One of several ways.
    Group(Vec<Vec<Item>>),
    /// The end of the text, or of a line.
    End,
    /// An assertion, which matches a place and no character.
    Assertion,
}

/// Signs, as ranges of their numbers in order.
#[derive(Clone)]
pub(super) struct Set(Vec<(u32, u32)>);

impl Item {
    pub(super) fn is_once(&self) -> bool {
        (self.least, self.most) == (1, Some(1))
    }

    pub(super) fn is_repeated(&self) -> bool {
        self.most.is_none_or(|most| most > 1)
    }

    /// Returns whether an item can match the empty text. An assertion counts as one that can't,
    /// since it limits what may follow.
    pub(super) fn can_be_empty(&self) -> bool {
        let within = match &self.node {
            Node::Group(ways) => ways.iter().any(|way| way.iter().all(Item::can_be_empty)),
            _ => false,
        };
        self.least == 0 || within
    }
}

impl Set {
    pub(super) fn meets(&self, other: &Set) -> bool {
        let meets = |(from, to): &(u32, u32)| {
            other
                .0
                .iter()
                .any(|(first, last)| from <= last && first <= to)
        };
        self.0.iter().any(meets)
    }

    fn inverse(mut self) -> Set {
        self.0.sort_unstable();
        let (mut left, mut next) = (Vec::new(), 0);
        for (from, to) in self.0 {
            if from > next {
                left.push((next, from - 1));
            }
            next = next.max(to + 1);
        }
        left.push((next, u32::MAX));
        Set(left)
    }
}

/// The ways through an expression; nothing, if it is none.
pub(super) fn parse(pattern: &str) -> Option<Vec<Vec<Item>>> {
    let mut signs = pattern.chars().peekable();
    let found = ways(&mut signs)?;
    signs.next().is_none().then_some(found)
}

type Signs<'a> = Peekable<Chars<'a>>;

fn ways(signs: &mut Signs<'_>) -> Option<Vec<Vec<Item>>> {
    let mut found = vec![Vec::new()];
    while let Some(&sign) = signs.peek() {
        if sign == ')' {
            break;
        }
        signs.next();
        if sign == '|' {
            found.push(Vec::new());
            continue;
        }
        let node = node(sign, signs)?;
        let (least, most) = times(signs)?;
        found.last_mut()?.push(Item { node, least, most });
    }
    Some(found)
}

fn node(sign: char, signs: &mut Signs<'_>) -> Option<Node> {
    Some(match sign {
        '^' => Node::Assertion,
        '$' => Node::End,
        '.' => Node::Set(Set(vec![(10, 10), (13, 13), (0x2028, 0x2029)]).inverse()),
        '[' => Node::Set(class(signs)?),
        '(' => group(signs)?,
        '\\' => match signs.next()? {
            'b' | 'B' => Node::Assertion,
            sign => Node::Set(escaped(sign, signs)?),
        },
        sign => Node::Set(one(sign)),
    })
}

fn group(signs: &mut Signs<'_>) -> Option<Node> {
    let mut looks_around = false;
    if signs.next_if_eq(&'?').is_some() {
        let kind = signs.next()?;
        let is_behind = kind == '<' && matches!(signs.peek(), Some('=' | '!'));
        if is_behind {
            signs.next();
        } else if kind == '<' {
            signs.find(|sign| *sign == '>')?;
        }
        looks_around = is_behind || matches!(kind, '=' | '!');
    }
    let found = ways(signs)?;
    signs.next_if_eq(&')')?;
    Some(match looks_around {
        true => Node::Assertion,
        false => Node::Group(found),
    })
}

/// Reads a quantifier; a lazy one counts as a greedy one.
fn times(signs: &mut Signs<'_>) -> Option<(usize, Option<usize>)> {
    let found = match signs.peek() {
        Some('*') => (0, None),
        Some('+') => (1, None),
        Some('?') => (0, Some(1)),
        Some('{') => {
            let text: String = signs
                .by_ref()
                .skip(1)
                .take_while(|sign| *sign != '}')
                .collect();
            let (least, most) = text.split_once(',').unwrap_or((&text, &text));
            signs.next_if_eq(&'?');
            let most = (!most.is_empty()).then(|| most.parse().ok());
            return Some((least.parse().ok()?, most.flatten()));
        }
        _ => return Some((1, Some(1))),
    };
    signs.next();
    signs.next_if_eq(&'?');
    Some(found)
}

fn class(signs: &mut Signs<'_>) -> Option<Set> {
    let is_inverse = signs.next_if_eq(&'^').is_some();
    let mut found = Vec::new();
    loop {
        let set = match signs.next()? {
            ']' => break,
            '\\' => match signs.next()? {
                'b' => one('\u{8}'),
                sign => escaped(sign, signs)?,
            },
            sign => one(sign),
        };
        let mut ahead = signs.clone();
        let is_range = ahead.next() == Some('-') && ahead.next().is_some_and(|next| next != ']');
        if let ([(from, to)], true) = (set.0.as_slice(), is_range)
            && from == to
        {
            signs.next();
            let last = match signs.next()? {
                '\\' => {
                    let sign = signs.next()?;
                    escaped(sign, signs)?.0.first()?.0
                }
                sign => u32::from(sign),
            };
            found.push((*from, last));
        } else {
            found.extend(set.0);
        }
    }
    let set = Set(found);
    Some(if is_inverse { set.inverse() } else { set })
}

fn one(sign: char) -> Set {
    Set(vec![(u32::from(sign), u32::from(sign))])
}

/// Reads an escape.
fn escaped(sign: char, signs: &mut Signs<'_>) -> Option<Set> {
    let ranges = |ranges: &[(char, char)]| {
        let numbers = ranges
            .iter()
            .map(|&(from, to)| (u32::from(from), u32::from(to)));
        Set(numbers.collect())
    };
    let mut number = |digits: usize| {
        let text: String = signs.by_ref().take(digits).collect();
        let number = u32::from_str_radix(&text, 16).ok()?;
        Some(Set(vec![(number, number)]))
    };
    let [figures, words, blanks] = [
        ranges(&[('0', '9')]),
        ranges(&[('0', '9'), ('A', 'Z'), ('_', '_'), ('a', 'z')]),
        ranges(&[
            ('\t', '\r'),
            (' ', ' '),
            ('\u{a0}', '\u{a0}'),
            ('\u{1680}', '\u{1680}'),
            ('\u{2000}', '\u{200a}'),
            ('\u{2028}', '\u{2029}'),
            ('\u{202f}', '\u{202f}'),
            ('\u{205f}', '\u{205f}'),
            ('\u{3000}', '\u{3000}'),
            ('\u{feff}', '\u{feff}'),
        ]),
    ];
    Some(match sign {
        'd' => figures,
        'D' => figures.inverse(),
        'w' => words,
        'W' => words.inverse(),
        's' => blanks,
        'S' => blanks.inverse(),
        'n' => one('\n'),
        'r' => one('\r'),
        't' => one('\t'),
        '0' => one('\0'),
        'x' => number(2)?,
        'u' => number(4)?,
        // Which letters these are does not matter.
        'p' => {
            signs.find(|sign| *sign == '}')?;
            Set(vec![
                (u32::from('A'), u32::from('Z')),
                (u32::from('a'), u32::from('z')),
                (0x80, u32::MAX),
            ])
        }
        sign => one(sign),
    })
}
