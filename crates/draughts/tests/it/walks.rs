//! Games by chance, from many beginnings and by many rules.

use rochade_draughts::{
    Capture, Chain, Color, Effect, Huff, Landing, Ply, Position, Preference, Promotion, Removal,
    Rules, Setup, Square, Squares,
};
use rochade_testkit::Chance;

pub(crate) const PRESETS: [(&str, Rules); 8] = [
    ("noris", Rules::NORIS),
    ("schlagzwang", Rules::SCHLAGZWANG),
    ("german", Rules::GERMAN),
    ("russian", Rules::RUSSIAN),
    ("brazilian", Rules::BRAZILIAN),
    ("english", Rules::ENGLISH),
    ("czech", Rules::CZECH),
    ("pool", Rules::POOL),
];

/// Rules by the names that the files in `tests/data` use.
pub(crate) fn named_rules(name: &str) -> Rules {
    if let Some((_, rules)) = PRESETS.iter().find(|(preset, _)| *preset == name) {
        return *rules;
    }
    let (noris, zwang) = (Rules::NORIS, Rules::SCHLAGZWANG);
    let huff = Huff::Never;
    let chain = Chain::Must;
    match name {
        "noris-no-huff" => Rules { huff, ..noris },
        "noris-finish-no-huff" => Rules {
            huff,
            chain,
            ..noris
        },
        "noris-finish" => Rules { chain, ..noris },
        "noris-moved" => Rules {
            huff: Huff::Moved,
            ..noris
        },
        "thai" => Rules {
            landing: Landing::Behind,
            first: Color::Black,
            ..zwang
        },
        "land-directly-behind" => Rules {
            landing: Landing::Behind,
            ..zwang
        },
        "removal-at-the-end" => Rules {
            removal: Removal::End,
            ..zwang
        },
        "promoted-man-goes-on" => Rules {
            promotion: Promotion::GoOn,
            ..zwang
        },
        "king-capture-first" => Rules {
            preference: Preference::KingFirst,
            ..zwang
        },
        "men-capture-backwards" => Rules {
            men_capture_back: true,
            ..zwang
        },
        _ => panic!("no rules called {name}"),
    }
}

/// A preset, or any flags at all.
pub(crate) fn rules(chance: &mut Chance) -> Rules {
    if chance.one_in(2) {
        return chance.pick(&PRESETS).1;
    }
    Rules {
        men_capture_back: chance.one_in(2),
        flying: !chance.one_in(4),
        landing: *chance.pick(&[Landing::Any, Landing::Behind]),
        removal: *chance.pick(&[Removal::Now, Removal::End]),
        promotion: *chance.pick(&[Promotion::Stop, Promotion::GoOn, Promotion::PassOn]),
        capture: *chance.pick(&[Capture::May, Capture::Must]),
        chain: *chance.pick(&[Chain::MayStop, Chain::Must]),
        preference: *chance.pick(&[
            Preference::None,
            Preference::MostPieces,
            Preference::KingFirst,
        ]),
        huff: *chance.pick(&[Huff::Never, Huff::Able, Huff::Moved]),
        first: *chance.pick(&Color::ALL),
    }
}

/// The beginning of a game, or men and kings anywhere.
pub(crate) fn beginning(chance: &mut Chance) -> Position {
    let rules = rules(chance);
    if chance.one_in(3) {
        return Position::initial(&rules);
    }
    let mut setup = Setup {
        turn: *chance.pick(&Color::ALL),
        ..Setup::EMPTY
    };
    let (men, kings) = (2 + chance.below(14), chance.below(8));
    for _ in 0..men {
        let square = Squares::of(*chance.pick(&squares()));
        if (setup.white | setup.black) & square != Squares::EMPTY {
            continue;
        }
        match chance.one_in(2) {
            true => setup.white |= square,
            false => setup.black |= square,
        }
        if chance.below(8) < kings || setup.fault(&rules).is_some() {
            setup.kings |= square;
        }
    }
    Position::from_setup(&setup, &rules).expect("no fault")
}

pub(crate) fn squares() -> Vec<Square> {
    Square::all().collect()
}

/// Any ply that can be made.
pub(crate) fn some_ply(chance: &mut Chance, position: &Position) -> Option<Ply> {
    let blowable: Vec<Square> = position.blowable().into_iter().collect();
    let wants = !blowable.is_empty() && chance.one_in(2);
    let blow = wants.then(|| *chance.pick(&blowable));
    let next = blow.map_or(*position, |man| position.blow(man).expect("blowable"));
    if !next.has_men(next.turn().other()) {
        return blow.map(|_| Ply { blow, mv: None });
    }
    let moves = next.legal_moves();
    (!moves.is_empty()).then(|| Ply {
        blow,
        mv: Some(*chance.pick(&moves)),
    })
}

/// Shows all positions of a game by chance.
pub(crate) fn walk(chance: &mut Chance, mut see: impl FnMut(&Position)) {
    let mut position = beginning(chance);
    for _ in 0..80 {
        see(&position);
        let Some(ply) = some_ply(chance, &position) else {
            return;
        };
        if let Some(man) = ply.blow {
            position = position.blow(man).expect("blowable");
        }
        let Some(mv) = ply.mv else { return };
        position = position.play(&mv).expect("legal");
    }
}

#[test]
fn effects_are_those_of_the_legal_moves() {
    let mut chance = Chance::new(53);
    for _ in 0..200 {
        walk(&mut chance, |position| {
            let visited = |noisy| {
                let mut effects = Vec::new();
                position.for_each_effect(noisy, |effect| effects.push(effect));
                effects
            };
            let all = visited(false);
            let moves = position.legal_moves();
            let wanted: Vec<Effect> = moves.iter().map(|mv| mv.effect()).collect();
            assert_eq!(all, wanted, "{position}");
            let noisy = all
                .into_iter()
                .filter(|effect| effect.victims.any() || effect.promotes);
            assert_eq!(visited(true), noisy.collect::<Vec<_>>(), "{position}");
            for mv in moves {
                let next = position.play_unchecked(&mv.effect());
                assert_eq!(position.play(&mv), Some(next), "{mv:?} in {position}");
            }
        });
    }
}
