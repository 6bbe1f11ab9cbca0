//! What positions are worth: a bar beside the board for the one that is shown, and a graph for the
//! whole game. Both are told in words, too.

mod bar;
mod graph;
mod words;
mod worth;

pub(crate) use self::bar::eval_bar;
pub(crate) use self::graph::EvalGraph;
pub(crate) use self::worth::Worth;
