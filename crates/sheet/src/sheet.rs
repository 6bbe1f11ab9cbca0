//! The sheets of a game.

use crate::told::Told;

/// The sheets of a game.
#[derive(Clone, Debug)]
pub struct Sheet {
    pages: Vec<String>,
}

impl Sheet {
    /// Sets what is told.
    pub fn of(told: &Told) -> Sheet {
        let (width, height) = told.paper.size();
        let page = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\"/>"
        );
        Sheet { pages: vec![page] }
    }

    /// The sheets, each a whole `<svg>` element whose unit is a point.
    pub fn pages(&self) -> Vec<String> {
        self.pages.clone()
    }
}
