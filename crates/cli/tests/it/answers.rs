//! Every command of cli.md that is there, with its exact answer.

use crate::rochade::{Said, check, rochade, rochade_reading};

const MATE: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR_w_KQkq_-_1_3";

#[test]
fn perft() {
    check("perft chess 0", "1\n");
    check("perft chess 3", "8902\n");
    let kiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R_w_KQkq_-_0_1";
    check(&format!("perft chess 3 {kiwipete}"), "97862\n");
    check("perft chess 3 --json", "{\"nodes\":8902}\n");
    check(
        "perft chess 255 2b5/kpPp4/1p1P4/1P6/6p1/4p1P1/4PpPK/5B2_w_-_-_0_1",
        "1\n",
    );
}

#[test]
fn divide() {
    let forced = "7k/8/8/8/8/8/1r6/K7_w_-_-_0_1";
    check(&format!("divide chess 1 {forced}"), "a1b2 1\ntotal 1\n");
    check(
        &format!("divide chess 2 {forced} --json"),
        "{\"moves\":{\"a1b2\":3},\"total\":3}\n",
    );
    let promotion = "k7/8/K7/8/8/8/6p1/8_b_-_-_0_1";
    check(
        &format!("divide chess 1 {promotion}"),
        "a8b8 1\ng2g1b 1\ng2g1n 1\ng2g1q 1\ng2g1r 1\ntotal 5\n",
    );
    check("divide chess 0", "total 1\n");
    check(&format!("divide chess 3 {MATE}"), "total 0\n");
}

#[test]
fn moves() {
    check("moves chess 7k/8/8/8/8/8/1r6/K7_w_-_-_0_1", "a1b2\n");
    check("moves chess 7k/8/8/8/8/8/8/K7_w_-_-", "a1a2\na1b1\na1b2\n");
    check(
        "moves chess 7k/8/8/8/8/8/8/K7_w_-_- --json",
        "[\"a1a2\",\"a1b1\",\"a1b2\"]\n",
    );
    check(&format!("moves chess {MATE}"), "");
    check(&format!("--json moves chess {MATE}"), "[]\n");
    let castling = rochade(&["moves", "chess", "4k2r/8/8/8/8/8/8/4K3 b k - 0 1"]);
    assert!(
        castling.out.lines().any(|line| line == "e8g8"),
        "{}",
        castling.out
    );
}

#[test]
fn status() {
    check("status chess", "ongoing\n");
    check("status chess --json", "{\"status\":\"ongoing\"}\n");
    check("status chess 4k3/8/8/8/8/8/4R3/4K3_b_-_-_0_1", "check\n");
    check(&format!("status chess {MATE}"), "checkmate\n");
    check("status chess 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1", "stalemate\n");
    check(
        "status chess 4k3/8/8/8/8/8/8/4KB2_w_-_-_0_1",
        "dead-position\n",
    );
    check(
        "status chess 4k3/8/8/8/8/8/8/R3K3_w_-_-_100_80",
        "fifty-moves\n",
    );
}

#[test]
fn show() {
    let board = "\
8  . . . . k . . .
7  . . . . . . . .
6  . . . . . . . .
5  . . . . . . . .
4  . . . . . . . .
3  . . . . . . . .
2  . . . . P . . .
1  . . . . K . . .

   a b c d e f g h

4k3/8/8/8/8/8/4P3/4K3 b - - 0 1
";
    check("show chess 4k3/8/8/8/8/8/4P3/4K3_b_-_-", board);
    check(
        "show chess 4k3/8/8/8/8/8/4P3/4K3_b_-_- --json",
        "{\"position\":\"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\",\"rows\":[\"....k...\",\"........\",\
         \"........\",\"........\",\"........\",\"........\",\"....P...\",\"....K...\"]}\n",
    );
}

const FOOLS_MATE: &str = "\
1\tf2f3\trnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1\tongoing
2\te7e5\trnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2\tongoing
3\tg2g4\trnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2\tongoing
4\td8h4\trnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\tcheckmate
";

#[test]
fn replay() {
    let ok = |out: &str| Said {
        out: out.to_owned(),
        err: String::new(),
        status: 0,
    };
    for text in [
        "1. f3 e5 2. g4 Qh4#",
        "1.f3 e5\n2.g4 2...Qh4",
        "f2f3 e7e5 g2g4 d8h4",
    ] {
        let said = rochade_reading(&["replay", "chess", "-"], text.as_bytes());
        assert_eq!(said, ok(FOOLS_MATE), "{text}");
        let with_laws = ["replay", "chess", "--laws", "modern", "-"];
        assert_eq!(rochade_reading(&with_laws, text.as_bytes()), ok(FOOLS_MATE));
    }
    let json = rochade_reading(&["replay", "chess", "-", "--json"], b"1. e4");
    let wanted = "{\"ply\":1,\"move\":\"e2e4\",\"position\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/\
                  RNBQKBNR b KQkq - 0 1\",\"status\":\"ongoing\"}\n";
    assert_eq!(json, ok(wanted));
    assert_eq!(rochade_reading(&["replay", "chess", "-"], b""), ok(""));
}

#[test]
fn replay_from_a_file() {
    let path = std::env::temp_dir().join(format!("rochade-replay-{}.txt", std::process::id()));
    std::fs::write(&path, "1. f3 e5 2. g4 Qh4#").expect("a file");
    let said = rochade(&["replay", "chess", path.to_str().expect("a path")]);
    std::fs::remove_file(&path).expect("the file");
    assert_eq!(said.out, FOOLS_MATE);
}

#[test]
fn replay_sees_repetition() {
    let text = b"Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    let said = rochade_reading(&["replay", "chess", "-"], text);
    assert!(said.out.ends_with("\trepetition\n"), "{}", said.out);
}

#[test]
fn dead() {
    check("dead", "WB\n");
    check("dead 4k3/8/8/8/8/8/8/4K3_w_-_-", "--\n");
    check("dead 4k3/8/8/8/8/8/8/4KR2_w_-_-", "W-\n");
    check("dead 4kr2/8/8/8/8/8/8/4K3_w_-_-", "-B\n");
    check("dead 5k2/4p3/3pPp2/2pP1Pp1/1pPK2Pp/pP5P/P7/8_w_-_-", "--\n");
    // A game that is over is decided: mated, and stalemated.
    check(&format!("dead {MATE}"), "-B\n");
    check("dead 7k/6Q1/6K1/8/8/8/8/8_b_-_-_0_1", "W-\n");
    check("dead 7k/5Q2/6K1/8/8/8/8/8_b_-_-_0_1", "--\n");
}

#[test]
fn dead_with_few_nodes_is_open() {
    check("dead --nodes 1", "??\n");
    check("dead --nodes 1 4k3/8/8/8/8/8/8/4K3_w_-_-", "--\n");
}

#[test]
fn dead_tells_the_moves_to_mate() {
    check(
        "dead --json 7k/8/5KQ1/8/8/8/8/8_w_-_-",
        "{\"mate\":\"W-\",\"moves\":{\"white\":[\"g6g7\"],\"black\":null},\
         \"nodes\":{\"white\":20,\"black\":0}}\n",
    );
}

#[test]
fn dead_line_by_line() {
    let lines = b"4k3/8/8/8/8/8/8/4K3 w - -\n\n4k3/8/8/8/8/8/8/4KR2 w - - 0 1\n";
    let said = rochade_reading(&["dead", "--file", "-"], lines);
    assert_eq!((said.out.as_str(), said.status), ("--\nW-\n", 0));
}

#[test]
fn version() {
    let version = concat!("rochade ", env!("CARGO_PKG_VERSION"), "\n");
    check("--version", version);
    check("-V", version);
}

#[test]
fn help() {
    let said = rochade(&["--help"]);
    assert_eq!(said.status, 0);
    for command in [
        "perft", "divide", "moves", "status", "show", "replay", "dead",
    ] {
        assert!(
            said.out.contains(&format!("rochade {command} ")),
            "{command}"
        );
    }
}
