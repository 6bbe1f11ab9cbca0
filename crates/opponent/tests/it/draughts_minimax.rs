//! On positions of draughts, too, a search of all lines finds what plain minimax finds, huffs among
//! them.

use rochade_draughts::{Color, Position, Rules, Setup, Square, Squares};
use rochade_opponent::draughts::Draughts;
use rochade_opponent::{Level, Mind, Player};
use rochade_search::{Choice, Eyes, Game, Limits, Unwatched};
use rochade_table::{GameKind, Preset, Start, Table};
use rochade_testkit::Chance;

use crate::plain;

/// A few men and kings somewhere, after a random move.
fn any_position(chance: &mut Chance, rules: &Rules) -> Position {
    let all: Vec<Square> = Square::all().collect();
    loop {
        let mut setup = Setup {
            turn: *chance.pick(&Color::ALL),
            ..Setup::EMPTY
        };
        for _ in 0..3 {
            setup.white |= Squares::of(*chance.pick(&all));
            setup.black |= Squares::of(*chance.pick(&all));
        }
        setup.kings = Squares::of(*chance.pick(&all)) | Squares::of(*chance.pick(&all));
        let mut next = Vec::new();
        if let Ok(position) = Position::from_setup(&setup, rules) {
            position.for_each_effect(false, |effect| next.push(position.play_unchecked(&effect)));
        }
        if let Some(position) = chance.choose(&next)
            && Color::ALL.into_iter().all(|side| position.has_men(side))
            && !position.is_blocked()
            && !position.is_one_king_each()
        {
            return *position;
        }
    }
}

#[test]
fn values_are_those_of_plain_minimax_in_draughts() {
    let mut chance = Chance::new(53);
    let mut huffs = 0;
    for preset in Preset::of(GameKind::Draughts) {
        let rules = preset.laws.draughts_rules();
        for _ in 0..8 {
            let position = any_position(&mut chance, &rules).to_string();
            let start = Start::under(preset.laws.clone(), Vec::new());
            let table = Table::from_position(start, &position).expect(&position);
            let mut player = Player::<Draughts>::of(Level::FULL, 1, 1 << 18);
            player.scene(&table).expect("a scene");
            let search = player.search();
            let root = search.game().read(&position).expect("a node");
            for plies in 1..=3 {
                let game = search.game();
                let mut choices = Vec::new();
                let mut wanted = Vec::new();
                game.visit(&root, false, |mv| {
                    let node = game.play(&root, mv);
                    wanted.push(-plain::value(game, &node, u32::from(plies) - 1, 1));
                    choices.push(Choice { mv, node });
                    huffs += usize::from(mv.blow.is_some());
                });
                let limits = Limits {
                    selective: false,
                    width: 100_000,
                    ..Limits::NONE.with_plies(plies)
                };
                search.forget();
                let eyes = Eyes::OPEN;
                let found = search.think(&root, &choices, &[], limits, eyes, &mut Unwatched);
                if found.plies < plies {
                    continue;
                }
                for worth in &found.worths {
                    let (mv, wanted) = (worth.mv, wanted[worth.choice]);
                    assert_eq!(worth.score, wanted, "{position} to {plies}: {mv:?}");
                }
            }
        }
    }
    assert!(huffs > 20, "{huffs}");
}
