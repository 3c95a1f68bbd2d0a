//! Sorting short lists. The standard sorts are made for long ones and take 3 to 7 kB of WebAssembly for every
//! type they sort, a twelfth of the whole engine; ours hold a few dozen things.

/// Puts what is less first; equal things stay in their order.
pub fn sort<T>(list: &mut [T], is_less: impl Fn(&T, &T) -> bool) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && is_less(&list[at], &list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}
/// Puts what has the least key first; equal things stay in their order.
pub fn sort_by_key<T, K: PartialOrd>(list: &mut [T], key: impl Fn(&T) -> K) {
    sort(list, |a, b| key(a) < key(b));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_in_order_and_equal_things_stay_in_theirs() {
        let mut rng = crate::shell::Rng::new(7);
        for length in 0..40 {
            let mut list: Vec<(u32, u32)> = (0..length).map(|i| (rng.below(8), i)).collect();
            let mut wanted = list.clone();
            wanted.sort_by_key(|(key, _)| *key);
            sort_by_key(&mut list, |(key, _)| *key);
            assert_eq!(list, wanted);
        }
    }
}
