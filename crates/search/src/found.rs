//! What the search is asked about, and what it finds.

/// Something that can be played now. Where it comes from, and what it leads to, the caller knows:
/// laws may bind the moves that are played, and none of those that are thought of.
#[derive(Clone, Debug)]
pub struct Choice<M, N> {
    /// The move.
    pub mv: M,
    /// The node after it.
    pub node: N,
}

/// What a choice is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth<M> {
    /// Which of the choices it is: its place in the list that was asked about.
    pub choice: usize,
    /// The move.
    pub mv: M,
    /// What it is worth to the side that makes it, in hundredths of a pawn; of one that lies below
    /// the width of the limits, only that it isn't worth more.
    pub score: i32,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found<M> {
    /// All choices, the best one first.
    pub worths: Vec<Worth<M>>,
    /// How many plies were looked through.
    pub plies: u8,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The principal variation, the best choice first.
    pub pv: Vec<M>,
}

/// How far the search has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress<'a, M> {
    /// All choices, the best one first.
    pub worths: &'a [Worth<M>],
    /// How many plies were looked through.
    pub plies: u8,
    /// How many positions were looked at.
    pub nodes: u64,
    /// The principal variation, the best choice first.
    pub pv: &'a [M],
}
