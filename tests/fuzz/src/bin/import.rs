//! Files of any kind at the import, with the laws of the page in the first line: each game that
//! comes in goes out as a text that comes in as the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_desk::{Import, Incoming, to_text};
use rochade_table::{Start, saved};

fuzz_target!(|bytes: &[u8]| {
    let mut parts = bytes.splitn(2, |&byte| byte == b'\n');
    let laws = parts.next().unwrap_or_default();
    let file = parts.next().unwrap_or_default();
    for game in read(
        String::from_utf8_lossy(file).into_owned(),
        &String::from_utf8_lossy(laws),
    ) {
        let text = to_text(&game.saved, &game.day, &game.extra).expect("a game that came in");
        let mut games = read(text.clone(), "");
        let back = games.pop().filter(|_| games.is_empty()).expect("one game");
        let again = to_text(&back.saved, &back.day, &back.extra);
        assert_eq!(again.as_ref(), Ok(&text));
        assert_eq!(start(&back), start(&game), "{text}");
        // What the text tells better (a result, where the position alone has ended the game; a time
        // that none can have) need not be kept beside it any more; and a game that was cut at a
        // null move is written up to there, without the result that it came to later.
        let (saved, extra) = (game.saved.clone(), game.extra.clone());
        let (events, cut) = (game.events, game.cut);
        let result = if cut { game.result } else { back.result };
        let back = Incoming {
            saved,
            extra,
            events,
            cut,
            result,
            ..back
        };
        assert_eq!(back, game, "{text}");
    }
});

fn read(text: String, laws: &str) -> Vec<Incoming> {
    let mut import = Import::new(text, laws, "");
    let batch = import.batch(|| false);
    assert!(batch.done && batch.progress >= 1.0 || batch.full);
    batch.games
}

fn start(game: &Incoming) -> Start {
    let table = saved::read(&game.saved).expect("a game that came in");
    assert_eq!(table.plies(), game.plies);
    table.record().start.clone()
}
