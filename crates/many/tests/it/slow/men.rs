use super::Place;

/// A man: player and kind.
type Man = (char, char);

/// Men by place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Men([[Option<Man>; 14]; 14]);

impl Men {
    fn cell(&mut self, (x, y): Place) -> &mut Option<Man> {
        &mut self.0[x as usize][y as usize]
    }

    pub(crate) fn get(&self, (x, y): &Place) -> Option<Man> {
        let column = self.0.get(usize::try_from(*x).ok()?)?;
        *column.get(usize::try_from(*y).ok()?)?
    }

    pub(crate) fn contains_key(&self, place: &Place) -> bool {
        self.get(place).is_some()
    }

    pub(crate) fn insert(&mut self, place: Place, man: Man) {
        *self.cell(place) = Some(man);
    }

    pub(crate) fn remove(&mut self, place: &Place) -> Option<Man> {
        self.cell(*place).take()
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Place, Man)> {
        let columns = (0..).zip(&self.0);
        columns.flat_map(|(x, column)| {
            let cells = (0..).zip(column);
            cells.filter_map(move |(y, cell)| Some(((x, y), (*cell)?)))
        })
    }
}

impl FromIterator<(Place, Man)> for Men {
    fn from_iter<I: IntoIterator<Item = (Place, Man)>>(all: I) -> Men {
        let mut men = Men([[None; 14]; 14]);
        for (place, man) in all {
            men.insert(place, man);
        }
        men
    }
}
