//! The editor for the position to play from. It opens above the panel for a new game, of whose form
//! the position is a part.
//!
//! Squares and pointers are those of the board; only what comes of a touch differs, since here
//! every man may go everywhere. What may be played is said by the rules ([`Setup::faults`]).

mod draw;
mod edit;
mod tray;

use std::rc::Rc;

use rochade_table::{
    Direction, GameKind, Geometry, Intent, Man, Mark, Marks, PositionError, Setup, SquareId,
    SquareView, Start, Table, Turn, View,
};
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, HtmlSelectElement};
use yew::prelude::*;

use self::draw::PLACEMENT;
use self::tray::Place;
use crate::components::board::pointer::Pointers;
use crate::components::board::press::Pointed;
use crate::components::board::scene::{Cursor, Scene};
use crate::components::board::squares::{Squares, set};
use crate::page;
use crate::settings::Settings;
use crate::text::Texts;
use crate::words::Words;

/// What the editor is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The position to begin with.
    pub(crate) setup: Setup,
    /// Whether it was refused already.
    pub(crate) refused: bool,
    /// What the button says that hands the position over.
    pub(crate) done: &'static str,
    /// Is told the position to play from: one that can be played.
    pub(crate) onstart: Callback<Setup>,
    /// Is told the position when the editor was closed.
    pub(crate) onclose: Callback<Setup>,
}

/// What happens in the editor.
#[derive(Debug)]
pub(crate) enum Msg {
    /// A pointer does something on the board.
    Board(Intent),
    /// A pointer is on a square: the tab stop follows.
    Pointed(Pointed),
    /// A key is pressed on the board.
    Key(KeyboardEvent),
    /// The square of this name was clicked without being pointed at.
    Clicked(String),
    /// A man that was dragged from a tray was let go there.
    Dropped(Man, Place),
    /// A tool is chosen.
    Take(Tool),
    /// The usual position is wanted.
    LayOut,
    /// An empty board is wanted.
    Clear,
    /// The other side of the board is wanted at the bottom.
    Flip,
    /// It is to be the turn of the seat with this letter.
    Turn(String),
    /// The right to castle with this letter is to be there or not.
    Right(&'static str, bool),
    /// A pawn has passed over the square of this name; over none, if it is empty.
    Passed(String),
    /// A position is being typed.
    Typing(String),
    /// It has been typed.
    Typed,
    /// The game is to start.
    Start,
    /// The editor was closed.
    Closed,
}

/// What a tap on a square does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Tool {
    /// Takes a man in hand, or puts it down.
    Hand,
    /// Takes a man off.
    Off,
    /// Puts this man on.
    Man(Man),
}

/// The editor.
pub(crate) struct SetUp {
    texts: &'static Texts,
    setup: Setup,
    tool: Tool,
    /// The square of the man in hand.
    held: Option<SquareId>,
    /// The square that is being touched, and whether its man was in hand before.
    touched: Option<(SquareId, bool)>,
    cursor: SquareId,
    geometry: Rc<Geometry>,
    /// What the squares show is drawn by the view of this table.
    table: Table,
    game: GameKind,
    squares: Squares,
    ring: NodeRef,
    pointers: Pointers,
    /// The choice of the side to move.
    turn: NodeRef,
    /// The choice of the square for en passant.
    passed: NodeRef,
    /// The position as it is being typed.
    typed: Option<String>,
    /// Why what was typed can't be read.
    unread: Option<PositionError>,
    /// Whether a position was refused: from then on it is said what is wrong.
    refused: bool,
    /// What is wrong.
    faults: Vec<PositionError>,
    /// Whether the field that is wrong is to get the focus.
    blames: bool,
}

impl Component for SetUp {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let texts = ctx.link().context::<&'static Texts>(Callback::noop());
        let (texts, _) = texts.expect("the app provides the words");
        let game = GameKind::Chess;
        let table = Table::new(Start::new(game, Vec::new()));
        let view = Rc::new(table.view());
        let geometry = Rc::new(Geometry::new(view.plan.clone(), Turn::None));
        let grid = grid();
        let ring = NodeRef::default();
        let pointers = Pointers::listen(
            grid.clone(),
            (ring.clone(), None),
            geometry.clone(),
            view,
            // However men are moved in the game, here they are tapped and dragged.
            Settings::default(),
            ctx.link().callback(Msg::Board),
            ctx.link().callback(Msg::Pointed),
        );
        let mut editor = SetUp {
            texts,
            setup: ctx.props().setup.clone(),
            tool: Tool::Hand,
            held: None,
            touched: None,
            cursor: geometry.step(SquareId(0), Direction::ColumnBottom),
            squares: Squares::adopt(grid, &geometry, texts),
            geometry,
            table,
            game,
            ring,
            pointers,
            turn: NodeRef::default(),
            passed: NodeRef::default(),
            typed: None,
            unread: None,
            refused: ctx.props().refused,
            faults: Vec::new(),
            blames: ctx.props().refused,
        };
        editor.lay_squares();
        editor.judge();
        editor
    }

    /// What is given later is what the editor told before.
    fn changed(&mut self, _: &Context<Self>, _: &Props) -> bool {
        false
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Board(intent) => self.handle(&intent),
            Msg::Pointed(Pointed::At(square) | Pointed::To(square)) => self.cursor = square,
            Msg::Key(event) => self.press(&event),
            Msg::Clicked(name) => {
                if let Some(square) = self.geometry.plan().find(&name) {
                    self.tap(square);
                }
            }
            Msg::Dropped(man, place) => self.drop_man(man, place),
            Msg::Take(tool) => (self.held, self.tool) = (None, tool),
            Msg::LayOut => self.lay_out(Setup::usual(self.game), self.texts.usual_position()),
            Msg::Clear => self.lay_out(Some(self.setup.empty()), self.texts.clear_board()),
            Msg::Flip => self.flip(),
            Msg::Turn(letter) => {
                if let Some(seat) = self.geometry.plan().seat(&letter) {
                    self.change(|setup| setup.set_turn(seat));
                }
            }
            Msg::Right(letter, held) => self.change(|setup| setup.set_right(letter, held)),
            Msg::Passed(name) => {
                let square = self.geometry.plan().find(&name);
                self.change(|setup| setup.set_passed(square));
            }
            Msg::Typing(text) => self.read(text),
            Msg::Typed => self.finish_typing(),
            Msg::Start => self.start(ctx),
            Msg::Closed => ctx.props().onclose.emit(self.setup.clone()),
        }
        self.judge();
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        self.draw(ctx)
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        self.show();
        self.choose();
        self.blame_board();
        if std::mem::take(&mut self.blames) {
            focus_fault();
        }
    }
}

impl SetUp {
    /// Lays the squares as the board is seen.
    fn lay_squares(&mut self) {
        let view = self.view_of_position();
        let (geometry, scene) = (self.geometry.clone(), self.scene(&view));
        self.squares.lay(&geometry, &scene);
    }

    /// Shows on the squares what has changed.
    fn show(&mut self) {
        let view = self.view_of_position();
        let (geometry, scene) = (self.geometry.clone(), self.scene(&view));
        self.squares.show(&geometry, &scene);
        // A man that was let go glides nowhere here.
        let _ = self.pointers.show(&view, &geometry, Settings::default());
    }

    /// Shows in the choices what the position says: once somebody has chosen there, attributes
    /// change nothing.
    fn choose(&self) {
        let plan = self.geometry.plan();
        let passed = self.setup.passed();
        let chosen = [
            (&self.turn, plan.letter(self.setup.turn())),
            (&self.passed, passed.map_or("", |square| plan.name(square))),
        ];
        for (choice, value) in chosen {
            if let Some(choice) = choice.cast::<HtmlSelectElement>() {
                choice.set_value(value);
            }
        }
    }

    /// Says of the squares, which Yew doesn't draw, whether they are to blame.
    fn blame_board(&self) {
        let described = self.blamed(PLACEMENT);
        let wrong = described.is_some().then_some("true");
        let attributes = [
            ("aria-invalid", wrong),
            ("aria-describedby", described.as_deref()),
        ];
        for (name, value) in attributes {
            set(self.squares.grid(), name, value);
        }
    }

    /// Asks the rules what is wrong, once a position was refused.
    fn judge(&mut self) {
        if self.refused {
            self.faults = self.setup.faults();
        }
    }

    /// The position that is being set up, as a view that the squares can show.
    fn view_of_position(&self) -> Rc<View> {
        let mut view = self.table.view();
        for id in view.plan.ids() {
            view.squares[id.index()] = SquareView {
                man: self.setup.man_at(id),
                marks: if self.held == Some(id) {
                    Mark::Selected.into()
                } else {
                    Marks::default()
                },
                moved: None,
            };
        }
        Rc::new(view)
    }

    fn scene<'a>(&self, view: &'a View) -> Scene<'a> {
        Scene {
            view,
            veiled: false,
            blame: None,
            // The style sheet shows where the focus is.
            cursor: Cursor {
                square: self.cursor,
                shown: false,
            },
            words: Words::new(self.texts, view),
        }
    }

    fn flip(&mut self) {
        let turn = Turn::Half.beyond(self.geometry.turn());
        self.geometry = Rc::new(Geometry::new(self.geometry.plan().clone(), turn));
        self.lay_squares();
    }

    /// Starts the game, or says what keeps it from being played.
    fn start(&mut self, ctx: &Context<Self>) {
        self.refused = self.unread.is_some() || !self.setup.faults().is_empty();
        self.blames = self.refused;
        if !self.refused {
            ctx.props().onstart.emit(self.setup.clone());
        }
    }
}

/// An element for the squares, like that of the board.
fn grid() -> HtmlElement {
    let grid = page::document().create_element("div");
    let grid = grid.expect("every browser makes this element");
    grid.set_class_name("squares");
    // Only a name that is no attribute's name would be refused.
    let _ = grid.set_attribute("role", "grid");
    grid.unchecked_into()
}

/// Gives the focus to the first field that is wrong: on the board, to its tab stop.
fn focus_fault() {
    let wrong = ".setup :is([name][aria-invalid], [role=grid][aria-invalid] [tabindex='0'])";
    if let Ok(Some(field)) = page::document().query_selector(wrong) {
        let field: &HtmlElement = field.unchecked_ref();
        // The browser refuses the focus only to elements that can't have it.
        let _ = field.focus();
    }
}
