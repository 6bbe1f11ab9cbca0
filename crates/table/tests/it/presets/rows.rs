//! Every cell of the table of laws.md, section 1: what each preset says of each law. What follows
//! from that is shown by the tests of each preset.

use rochade_table::{GameKind, Law, Preset};

/// A row a law: its word, and what the presets say, in their order.
const ROWS: &str = "
    first-game      offer           lot-for-colours lot-for-colours lot-for-first-move   lot-for-first-move   lot-for-first-move
    later-games     seats-change    seats-change    lot             first-move-changes   first-move-changes   seats-change
    touched-own     free            move            move            move-else-king       move-else-king       move-or-king
    touched-enemy   free            capture         free            capture-else-king    capture-else-king    capture-or-king
    adjusting       never           allowed         allowed         allowed              allowed              allowed
    insists         app             app             app             opponent             opponent             opponent
    castling        any             king-first      any             any                  any                  any
    illegal-move    replaced        replaced        replaced        stand-back-or-king   stand-back-or-king   stand-capture-or-king
    say-check       nothing         nothing         announced       nothing              nothing              needed
    take-back       agreement       never           agreement       agreement            agreement            never
    dead-position   at-once         at-once         at-once         at-once              at-once              at-once
    repetition      at-once         claimed         series-at-once  series-claimed       series-claimed       series-at-once
    perpetual-check nothing         nothing         at-once         claimed              claimed              at-once
    fifty-moves     at-once         claimed         nothing         counted              counted              counted
    fifty-limit     50              50              50              50                   50                   50
    fifty-restart   pawn-or-capture castling-too    pawn-or-capture nothing              capture-or-promotion nothing
    count-begins    in-endings      in-endings      in-endings      in-endings           any-time             in-endings
    count-struck    never           never           never           never                never                agreement
    draw-offer      with-move       any-time        any-time        any-time             any-time             any-time
    clock           loses-to-mate   loses           loses-to-mate   loses-to-mate        loses-to-mate        loses-to-mate
    bare-king       nothing         nothing         nothing         nothing              nothing              nothing
    odds            all             all             all             all                  all                  no-moves-ahead
";

#[test]
fn laws_section_1_every_cell_of_the_table() {
    let rows: Vec<&str> = ROWS.trim().lines().collect();
    assert_eq!(rows.len(), Law::of(GameKind::Chess).count());
    for (law, row) in Law::of(GameKind::Chess).zip(rows) {
        let mut cells = row.split_whitespace();
        assert_eq!(cells.next(), Some(law.word));
        for preset in Preset::of(GameKind::Chess) {
            let says = law.says(&preset.laws);
            assert_eq!(says, cells.next(), "{} in {}", law.word, preset.name);
        }
        assert_eq!(cells.next(), None);
    }
    for preset in Preset::of(GameKind::Chess) {
        assert_eq!(preset.laws.times.get(), 3, "{}", preset.name);
    }
}
