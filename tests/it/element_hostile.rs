//! `<rochade-board>` in pages where somebody may write texts who means no good, or where addresses
//! and values are odd.

use rochade_e2e::Visit;

use crate::element::{ask, board, club, expect_position, expect_told};

/// Elements by whose names a document's own things are hidden.
const NAMES: [&str; 9] = [
    "currentScript",
    "createElement",
    "querySelectorAll",
    "documentElement",
    "baseURI",
    "readyState",
    "body",
    "host",
    "parentNode",
];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn names_in_a_text_take_nothing_from_the_script() {
    let text: String = NAMES
        .iter()
        .map(|name| format!("<img name={name} src='https://evil.example/x.js'>"))
        .collect();
    let form = "<form name=currentScript><input name=src value='https://evil.example/x.js'></form>";
    for (text, how) in [(text.as_str(), ""), (form, "defer")] {
        let visit = Visit::default().in_club(format!("{text}<script src='SITErochade.js' {how}></script><rochade-board id=a></rochade-board><pre class=rochade>1. e4 e5</pre>"));
        visit.run_bare(async |page| {
                page.expect(format!(
                    "(boards => boards.length === 2 && boards.every(({{ shadowRoot }}) => shadowRoot.querySelector('iframe')?.src.startsWith('{}embed.html?')))\
                     ([...Document.prototype.querySelectorAll.call(document, 'rochade-board')])",
                    page.url()
                ))
                .await;
            });
    }
}

/// A form's own things are hidden by its fields' names; both boards are asked for what is around
/// and behind them.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn names_of_fields_take_nothing_from_the_script() {
    let fields: String = [
        "parentNode",
        "host",
        "nextElementSibling",
        "matches",
        "localName",
    ]
    .iter()
    .map(|name| format!("<input name={name}>"))
    .collect();
    let body = format!(
        "<form>{fields}<rochade-board id=a></rochade-board><pre class=rochade>1. e4 e5</pre></form>
         <pre class=rochade>1. d4 d5</pre><form>{fields}</form><img name=host>"
    );
    club(&body).run_bare(async |page| {
        let boards = "[...Document.prototype.querySelectorAll.call(document, 'rochade-board')]";
        page.expect(format!(
            "{boards}.length === 3 && {boards}.every(({{ shadowRoot }}) => shadowRoot.querySelector('iframe'))"
        ))
        .await;
        // None of them is moved again and again.
        page.eval(&format!("{boards}.forEach(({{ shadowRoot }}) => {{ shadowRoot.querySelector('iframe').same = true; }}), null")).await;
        page.expect_to_stay(format!(
            "{boards}.every(({{ shadowRoot }}) => shadowRoot.querySelector('iframe')?.same)"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_address_that_is_none_leaves_a_link_or_is_told() {
    let boards = ["//[", "javascript:alert(1)", "data:text/html,x"].map(|source| {
        format!("<rochade-board class=none src='{source}'><a href=/games.pgn>The games</a></rochade-board>")
    });
    let body = format!(
        "<script>window.broken = []; addEventListener('error', ({{ message }}) => broken.push(message))</script>
         <rochade-board id=a url='http://'></rochade-board>{}",
        boards.concat()
    );
    club(&body).run_bare(async |page| {
        page.expect("(boards => boards.length === 3 && boards.every((board) => board.offsetHeight < 100
                && board.firstChild.checkVisibility() && board.firstChild.offsetHeight > 0))([...document.querySelectorAll('.none')])")
            .await;
        page.expect_in(
            "#a",
            "document.querySelector('[data-notice]:not(:empty)') !== null",
        )
        .await;
        page.expect("broken.length === 0").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn methods_break_their_promises_and_never_throw() {
    club(&board("")).run_bare(async |page| {
        for call in ["load()", "load(null)", "load({})"] {
            assert_eq!(ask(page, call).await, "!nothing", "{call}");
        }
        page.expect(
            "a.move(Symbol()).catch(({ name }) => name).then((name) => name === 'TypeError')",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_may_have_blanks_in_its_name() {
    let served = "{
        const fetched = window.fetch;
        window.asked = [];
        window.fetch = (address, how) => {
            if (!String(address).includes('.pgn')) return fetched(address, how);
            asked.push(decodeURI(new URL(address, location.href).pathname.split('/').slice(-3).join('/')));
            return Promise.resolve(new Response('1. e4 *'));
        };
    }";
    let visit = Visit::default()
        .at("examples/start.html")
        .after_script(served);
    visit.run_bare(async |page| {
        page.expect("document.readyState === 'complete'").await;
    for (name, asked) in [
        ("games/my round 4.pgn", "examples/games/my round 4.pgn"),
        ("games/round [4].pgn", "examples/games/round [4].pgn"),
        (" games/round-4.pgn ", "examples/games/round-4.pgn"),
    ] {
            page.eval(&format!("document.body.replaceChildren(Object.assign(document.createElement('rochade-board'), {{ id: 'a', url: '{name}' }}))"))
                .await;
            page.expect_in("#a", format!("asked.join() === '{asked}'")).await;
    }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn which_game_and_line_are_shown_first_can_be_attributes() {
    let games =
        "[White \"Anna\"]\n\n1. e4 *\n\n[White \"Carl\"]\n\n1. d4 d5 (1... Nf6 2. c4) 2. c4 *";
    club(&format!(
        "<rochade-board id=a open=1 start=2 line=1>{games}</rochade-board>"
    ))
    .run_bare(async |page| {
        expect_position(page, "rnbqkb1r/pppppppp/5n2/8/3P4/8/PPP1PPPP/RNBQKBNR w").await;
        page.expect_in("#a", "document.body.innerText.includes('Carl')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn letters_of_any_notation_tell_light_from_dark() {
    let colours = [
        ("color(display-p3 1 1 1)", "dark"),
        ("color(a98-rgb 0 0 0)", "light"),
        ("color(srgb 0.9 0.9 0.9)", "dark"),
        ("lab(10 0 0)", "light"),
    ];
    let boards: String = colours
        .iter()
        .enumerate()
        .map(|(at, (colour, _))| {
            format!("<div style='color:{colour};width:150px'><rochade-board id=a{at}></rochade-board></div>")
        })
        .collect();
    club(&boards).sized(400, 1200).run_bare(async |page| {
        for (at, (colour, theme)) in colours.iter().enumerate() {
            println!("{colour}");
            page.expect_in(
                format!("#a{at}"),
                format!("document.documentElement.dataset.theme === '{theme}'"),
            )
            .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_is_no_stop_for_the_keyboard() {
    let pictures = "<rochade-board interactive=none></rochade-board>".repeat(3);
    club(&format!(
        "<button id=before>1</button>{pictures}<button id=after>2</button>"
    ))
    .run_bare(async |page| {
        expect_told(page, "ready", 3).await;
        page.eval("before.focus()").await;
        page.key(rochade_e2e::Key::Tab).await;
        page.expect("document.activeElement === after").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_sits_near_is_known_before_the_rules() {
    let seats = [("", "w"), ("orientation=black", "b"), ("flip", "b")];
    let boards: String = seats
        .iter()
        .enumerate()
        .map(|(at, (asked, _))| {
            format!("<rochade-board id=a{at} style='width:300px' {asked}></rochade-board>")
        })
        .collect();
    club(&boards).sized(400, 1200).run_bare(async |page| {
        for (at, (_, near)) in seats.iter().enumerate() {
            page.expect_in(format!("#a{at}"), format!("document.documentElement.dataset.near === '{near}' && document.documentElement.dataset.embed === ''"))
                .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_is_too_long_is_told() {
    let body = "<rochade-board id=a></rochade-board><script>a.textContent = '1. e4 {' + 'x'.repeat(4.3e6) + '} *'</script>";
    club(body).run_bare(async |page| {
        page.expect_in(
            "#a",
            "document.querySelector('[data-notice]:not(:empty)')?.textContent.includes('4 MB')",
        )
        .await;
    });
}
