//! Sorting of short lists. The standard library's sorts are made for long ones: each type of entry
//! that they are compiled for adds some kilobytes to a module of the page.

/// Sorts a short list by a key; entries with the same key stay in their order. It is an insertion
/// sort: a list in order takes linear time, any other quadratic time.
pub fn insertion_sort<T, K: PartialOrd>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorts_as_the_standard_library_does() {
        // Every list of six digits below four, each digit with its place.
        for number in 0..4_u32.pow(6) {
            let digit = |place: u32| (number / 4_u32.pow(place) % 4, place);
            let list: Vec<(u32, u32)> = (0..6).map(digit).collect();
            let (mut sorted, mut expected) = (list.clone(), list);
            insertion_sort(&mut sorted, |(digit, _)| *digit);
            expected.sort_by_key(|(digit, _)| *digit);
            assert_eq!(sorted, expected);
        }
    }

    #[test]
    fn lists_without_order_are_fine() {
        insertion_sort(&mut [], |number: &f64| *number);
        insertion_sort(&mut [f64::NAN, 1.0, f64::NAN], |number| *number);
    }
}
