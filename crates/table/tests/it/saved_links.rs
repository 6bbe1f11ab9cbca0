//! Links that were sent. They are out in the world: they are read for ever, and what they mean
//! never changes.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Answer, Event, PromptKind, Table};

use crate::saved_games::{
    FORTY_MOVES, answered, assert_same, black_begins, claimed, counted, decided, game, other_laws,
    pointed_out, pressed, promoted, read, struck, text, third_game, timed,
};

/// Links of version 1, which nobody writes any more.
pub(crate) const VERSION_1: [&str; 8] = [
    "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAAFAtqnA",
    "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAghmpjyV9hDVBE7Gpqh2R7-AXu7SY-nFxGOfxJ2xapZBf1SXWv0rhB795J2v9WkBNY4VaLmBUPxi",
    "1IoBd7OMAKEldDINA9TWA0WP7F0bvwBvw9C3LcvuBwfRb5MQ3BBtA1CEMQxAYgbBS93C",
    "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAQlIAN3SODn41AZT692eWkyIBVi_IAQGHJbAmtkQ",
    "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAQlIAN3SODn41AZT692eWkyIBVi_IAQGHJvB9CkYey",
    "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAQlIAN3SODn41AZT692eWkyIBVi_IAQGHJfD9ChKZr",
    "1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAQlIAN3SODn41AZT692eWkyIBVi_IAQGHJ7K9CDnva",
    "1QoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAANYvqRDGMdxwBwgtaGMAzgBwILDgOCruGBsNbc9XqBI5ou_sVbM9ABGUMBlpynsEgI56ghklC5VdCIypioLATsbs",
];

/// The game of [`decided`] that ends in a draw.
fn agreed() -> Table {
    decided(&[answered(PromptKind::DrawOffer, WHITE, Answer::Accept)])
}

fn resigned() -> Table {
    decided(&[Event::Resigned(WHITE)])
}

fn fallen() -> Table {
    decided(&[Event::FlagFallen(BLACK)])
}

#[test]
fn section_9_links_of_version_1_stay_readable_for_ever() {
    let games = [
        game(""),
        game(FORTY_MOVES),
        promoted(),
        decided(&[]),
        agreed(),
        resigned(),
        fallen(),
        timed(),
    ];
    for (link, saved) in VERSION_1.into_iter().zip(&games) {
        assert_same(&read(link), saved);
    }
}

#[test]
fn section_9_links_of_version_2_stay_readable_for_ever() {
    for (link, saved) in [
        ("2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAgCMrhh", game("")),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAoDGiAGfoZcpKQzEjGztZsAqcAcmSx80NXIEtM9ITWKS1CRVUNwl8tfA7IJwjYr78Du9eZAFzkK",
            game(FORTY_MOVES),
        ),
        (
            "2iG0t7wAEUIldDYkGEAeDL4eGarn9CK3eh7FuX4eB4edD-LaLnBguDqFoWggBgiBAYM5AUnKE",
            promoted(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAYkqTETQAQw3MQfIDQAQQSeEbBBABAZhMW5AAAZhMW5AAA4LHbPAT6CZ",
            decided(&[]),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAYkqTETQAQw3MQfIDQAQQSeEbBBABAZhMW5AAAZhMW5AAA4L45uP9DAAbAoBGk",
            agreed(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAYkqTETQAQw3MQfIDQAQQSeEbBBABAZhMW5AAAZhMW5AAA4Lz-c2qBTTHZ",
            resigned(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAYkqTETQAQw3MQfIDQAQQSeEbBBABAZhMW5AAAZhMW5AAA4LeCq6qBpHds",
            fallen(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHQhGsXA1oBDmuY4gBwWNDGgyMYAwILDAQOKdiTQAQAbzGWDzzFifHOESOpqtFGk_htABABAyCyYEABAAyCyYlDAAAlVvJUeBOwhxEK6GBAp7d",
            timed(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAJAAvGdAsHi6",
            black_begins(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHwJA4IAoBnBgDBwpABAP4t7HAIAUic3",
            other_laws(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHwQAADDniAQsBQoGE",
            third_game(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHQhGsXA1oBDmuY4gBwWNDGgyMYAwILDAKAE2E7II9Hsb_3Non6I6KprLALVGVw5vAjsu9",
            pressed(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHwpI4YADnDhDiwJJAnFhDTw5R4AQCnIhjUwZCBnqAQISaASZHo",
            counted(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHgh26ZAvw9C3LcvwBvw9C3LpzWCzAdHULQtABxgBDEOYAOEAHjgzRwBJAHmgTTw5J4AQBnogjUwhCBg_IqHAPA4PPE",
            claimed(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHg526XA4eh7FuX4eB4eh7l0ZLnBguDqFoWggBgwBDwhA4YACnDhDywRJAnlgDTw5R4AQDnohjUwZCBnKhjlw5KAgPDeF4HhAAAPA7YPj",
            struck(),
        ),
        (
            "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHg526XA4eh7FuX4eB4eh7l0ZLnBguDqFoWggBgwBDwhA4YACnDhDywRJAnlgDTw5R4AQDnohjUwZCBnKhjlw5KAgvB-GIZBADAkiCb",
            pointed_out(),
        ),
    ] {
        assert_eq!(text(&saved), link);
        assert_same(&read(link), &saved);
    }
}
