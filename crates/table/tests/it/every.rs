//! What every game at the table goes through, whatever is played: a table of it, and moves by
//! chance.

use std::num::NonZeroU32;

use rochade_table::{
    Answer, ClockState, Computer, Control, GameKind, Happening, Intent, Law, Laws, Mark, Odds,
    Preset, Press, PromptKind, Question, Seat, SquareId, Start, Table, Task, Waits,
};
use rochade_testkit::{Result, Unstructured};

/// Tries a property of every game that is compiled, one after the other.
pub(crate) fn for_every_game(mut property: impl FnMut(GameKind)) {
    for &game in GameKind::ALL {
        // Shown only if the property fails.
        println!("{game:?}");
        property(game);
    }
}

/// A game as it usually starts, by players without names.
pub(crate) fn usual(game: GameKind) -> Start {
    Start::new(game, Vec::new())
}

/// A table with a game that begins as usual, or from a position by chance.
pub(crate) fn any_table(game: GameKind, source: &mut Unstructured) -> Result<Table> {
    let position = match game {
        GameKind::Chess => source.choose(&POSITIONS)?.map(str::to_owned),
        GameKind::Draughts => source.choose(&DRAUGHTS)?.map(str::to_owned),
        GameKind::Four => source.choose(&FOUR)?.map(str::to_owned),
        GameKind::Three => source.choose(&THREE)?.map(str::to_owned),
    };
    let laws = any_laws(game, source)?;
    let mut start = Start {
        laws,
        odds: any_odds(source)?.into_iter().collect(),
        ..usual(game)
    };
    (start.hints, start.computers_resign) = (source.arbitrary()?, source.arbitrary()?);
    start.players.resize_with(game.seats(), Default::default);
    for player in &mut start.players {
        player.computer = any_computer(source)?;
    }
    let made_up = position.and_then(|text| Table::from_position(start.clone(), &text).ok());
    // The laws may not know the odds.
    let begun = made_up.or_else(|| Table::sit_down(start.clone()).ok());
    Ok(begun.unwrap_or_else(|| Table::new(start)))
}

/// No odds, or any; such as no game has, too.
fn any_odds(source: &mut Unstructured) -> Result<Option<Odds>> {
    if source.ratio(2, 3)? {
        return Ok(None);
    }
    let kind = *source.choose(GameKind::Chess.odds())?;
    Ok(Some(Odds {
        file: source.int_in_range(0..=8)?,
        ..Odds::new(kind, seat(source)?)
    }))
}

/// The usual laws, those of a preset if the game has any, or whatever its laws can say.
pub(crate) fn any_laws(game: GameKind, source: &mut Unstructured) -> Result<Laws> {
    let mut laws = game.usual_laws();
    let presets: Vec<&Preset> = Preset::of(game).collect();
    if source.ratio(1, 4)? {
        return Ok(laws);
    }
    if !presets.is_empty() && source.arbitrary()? {
        return Ok(source.choose(&presets)?.laws.clone());
    }
    for law in Law::of(game) {
        let choices: Vec<&str> = law.choices_in(game).collect();
        law.set(&mut laws, source.choose(&choices)?)
            .expect("one of the choices");
    }
    let number = |number| NonZeroU32::new(number).expect("a number");
    laws.times = number(*source.choose(&[2, 3, 3, 5])?);
    laws.limit_plies = number(*source.choose(&[1, 9, 30, 100, 120])?);
    Ok(laws)
}

/// Where chess begins: mostly as usual.
const POSITIONS: [Option<&str>; 4] = [
    None,
    None,
    Some("r3k2r/P6P/8/8/8/8/p6p/R3K2R w KQkq - 0 1"),
    Some("8/2k5/8/8/4Pp2/8/2K5/8 b - e3 97 80"),
];

/// Where draughts begins: mostly with kings and men that can capture.
const DRAUGHTS: [Option<&str>; 5] = [
    None,
    Some("W:WKa1,Kc1,e3,f2:BKh8,Kf8,d6,c7"),
    Some("W:WKd4,c3,g3:BKe7,b6,f6,g5"),
    Some("B:WKa1,c3,e3,b6:BKf2,d4,d6,g3,Kh8"),
    Some("W:Wc3,g1:Bd4,h8"),
];

/// Where chess for four begins: as usual, or with few men that soon freeze one another.
const FOUR: [Option<&str>; 5] = [
    None,
    None,
    Some("4AK3/8/8/14/14/14/BK13/14/3CQ10/13DK/14/8/8/3CK4 C - - - -"),
    Some("4AK2AR/8/8/14/14/BP13/BK1CR11/BP1CR11/14/13DK/14/8/8/3CK4 C - - - -"),
    Some("4AK3/CP7/8/14/14/12AP1/BK13/14/7DQ6/13DK/14/8/8/3CK4 A - - - -"),
];

/// Where chess for three begins: as usual, or with few men; the last one is the article's own
/// example (3p-41).
const THREE: [Option<&str>; 4] = [
    None,
    None,
    Some("wK11/12/2kP9/12/12/kR11/kQ11/11rK/8/kK7 k - - -"),
    Some("12/12/12/12/12/1wK10/7wQ2rK1/6rN5/3kK4/3kQ4 r - - -"),
];

/// A table with [`any_table`]'s game, and a control for each seat by chance; the clocks are pressed
/// by hand or not.
pub(crate) fn timed_table(game: GameKind, source: &mut Unstructured) -> Result<Table> {
    let mut start = any_table(game, source)?.record().start.clone();
    let texts = ["60", "20+1", "20b3", "30d2", "1/20:2/30+1"];
    let mut controls = Vec::new();
    for _ in &start.players {
        controls.push(Control::from_seconds(source.choose(&texts)?).expect("a control"));
    }
    start.controls = Some(controls);
    start.press = *source.choose(&Press::ALL)?;
    Ok(Table::sit_down(start).expect("the position was read before"))
}

/// What each seat has left.
pub(crate) fn times_left(table: &Table) -> Vec<u32> {
    let faces = table.clock_view().expect("clocks").faces;
    faces.iter().map(|face| face.left).collect()
}

/// A computer, or none.
pub(crate) fn any_computer(source: &mut Unstructured) -> Result<Option<Computer>> {
    let level = source.int_in_range(0..=Computer::STRONGEST)?;
    Ok(Computer::new(level, source.arbitrary()?))
}

/// A seat; one that nobody has, too.
pub(crate) fn seat(source: &mut Unstructured) -> Result<Seat> {
    source.int_in_range(0..=3).map(Seat)
}

/// Whether a man can be lifted: the game goes on and doesn't rest, and the present is shown.
pub(crate) fn can_move(table: &Table) -> bool {
    let view = table.view();
    let state = view.clock.map(|clock| clock.state);
    let rests = state == Some(ClockState::Paused);
    let is_blocked = view.prompts.iter().any(|prompt| prompt.blocks);
    demanded_by_another(table).is_none()
        && view.outcome.is_none()
        && view.shown_ply == view.plies
        && !rests
        && !is_blocked
}

/// What another than the player to move may still demand of the last move, which ends the game
/// else: nobody moves before that is answered.
fn demanded_by_another(table: &Table) -> Option<Question> {
    match table.waits_for()? {
        Waits::Answer(question) if question.kind == PromptKind::Touched => {
            Some(question).filter(|question| question.of != table.view().turn)
        }
        _ => None,
    }
}

/// Makes a move by taps: the man goes on and on by chance, and stops where it must or by chance
/// where it may.
pub(crate) fn one_move(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    begin_move(table, source)?;
    while !targets(table).is_empty() {
        let view = table.view();
        if !view.can_stop || !source.ratio(1, 3)? {
            go_on(table, source)?;
            continue;
        }
        if source.arbitrary()? {
            table.apply(Intent::Done).expect("it may stop");
        } else {
            tap_in_hand(table);
        }
    }
    Ok(())
}

/// Taps the man in hand where it has come to: it stays there.
fn tap_in_hand(table: &mut Table) {
    let view = table.view();
    let in_hand = |id: &SquareId| view.squares[id.index()].marks.has(Mark::Selected);
    let at = view.plan.ids().find(in_hand).expect("a man in hand");
    // The first letting go belongs to the touch that brought it there.
    for intent in [
        Intent::LetGo(Some(at)),
        Intent::Touch(at),
        Intent::LetGo(Some(at)),
    ] {
        table.apply(intent).expect("a tap on the man in hand");
    }
    assert_eq!(table.plies(), view.plies + 1, "it stays there");
}

/// Lifts one man after another until one has a target, and goes to one of its targets; there the
/// man may still be in hand.
pub(crate) fn begin_move(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let _ = table.apply(Intent::Cancel);
    let squares = table.view().squares.len() as u16;
    let first: u16 = source.int_in_range(0..=squares - 1)?;
    let plies = table.plies();
    blow_by_chance(table, source)?;
    if table.outcome().is_some() {
        return Ok(());
    }
    // Twice around: the first touch of a man may only have put it straight.
    for offset in 0..2 * squares {
        let from = SquareId((first + offset) % squares);
        // The touch of the player to move may have left it to another.
        if let Some(question) = demanded_by_another(table) {
            let answer = Intent::Answer(question, Answer::Decline);
            table.apply(answer).expect("who was asked may decline");
            if table.outcome().is_some() {
                return Ok(());
            }
        }
        if table.apply(Intent::Touch(from)).is_err() {
            continue;
        }
        // It captured what had been touched before, or let a move against the rules stand, and has
        // nothing in hand.
        let is_done =
            table.outcome().is_some() || table.plies() > plies && targets(table).is_empty();
        if is_done {
            return Ok(());
        }
        if targets(table).is_empty() {
            // It can't move, was put straight, or is not the one that is owed.
            let _ = table.apply(Intent::Cancel);
            continue;
        }
        return go_on(table, source);
    }
    panic!(
        "nobody can move, and yet the game goes on: {}",
        table.view().position
    );
}

/// Takes a man off that has failed to capture, if there is one: by chance, or because there is
/// nothing else to do.
fn blow_by_chance(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let view = table.view();
    let must = view.duty.is_some_and(|duty| duty.task == Task::Blow);
    if !view.missed.is_empty() && (must || source.arbitrary()?) {
        let missed = source.choose(&view.missed)?;
        table
            .apply(Intent::Blow(missed.at))
            .expect("it may be blown");
    }
    Ok(())
}

/// Touches one of the squares that the man in hand can go to, and answers what it becomes there.
fn go_on(table: &mut Table, source: &mut Unstructured) -> Result<()> {
    let target = *source.choose(&targets(table))?;
    let happened = table.apply(Intent::Touch(target)).expect("a marked target");
    match happened[..] {
        [Happening::PromotionAsked] => {
            let choices = table.view().promotion.expect("the question").choices;
            let choice = Intent::Choose(*source.choose(&choices)?);
            table.apply(choice).expect("one of the choices");
        }
        [Happening::OnTheWay(at)] => assert_eq!(at, target),
        [Happening::PutBack] => panic!("the man does not go to a marked target"),
        _ => {}
    }
    Ok(())
}

/// The squares that are marked as targets of the man in hand.
fn targets(table: &Table) -> Vec<SquareId> {
    let view = table.view();
    let is_target = |id: &SquareId| {
        let marks = view.squares[id.index()].marks;
        marks.has(Mark::Move) || marks.has(Mark::Capture)
    };
    view.plan.ids().filter(is_target).collect()
}
