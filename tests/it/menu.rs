//! The menu: in sight where there is room, else behind one button; and the rules that it opens.

use rochade_e2e::{Key, Visit};

use crate::access::faults;
use crate::decisions::{decide, open_table};
use crate::sizes::resize;

/// Whether every button of the foot, and of the menu while it is open, is in sight, large enough,
/// and covered by nothing.
const IN_SIGHT: &str = "[...document.querySelectorAll('main > nav button')].filter(button => button.checkVisibility()).every(button => {
    const { x, y, width, height, right, bottom } = button.getBoundingClientRect();
    return width >= 43.98 && height >= 43.98 && x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight + 0.5
        && (document.querySelector(':popover-open') && !button.closest('[popover]')
            || button.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
})";

/// What is seen in the foot and in the open menu.
const SEEN: &str =
    "[...document.querySelectorAll('main > nav button')].filter(button => button.checkVisibility())
    .map(button => button.dataset.action).sort().join()";

/// All that stands there, each in one place.
const ALL: &str =
    "about,flip,full-screen,games,import,menu,new-game,rules,seating,settings,share,type-move";

const OPEN: &str = "document.querySelector('nav[popover]').checkVisibility()";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_has_no_room_in_the_foot_stands_in_the_menu() {
    let visit = Visit::default().speaking("de").touch();
    visit.run(async |page| {
            for (width, height) in [
                (320, 480),
                (360, 780),
                (375, 667),
                (390, 844),
                (600, 960),
                (768, 1024),
                (480, 320),
                (844, 390),
                (800, 600),
                (1024, 768),
                (1440, 900),
                (1920, 1080),
            ] {
                println!("{width} × {height}:");
                resize(page, width, height).await;
                page.expect(IN_SIGHT).await;
                page.expect("document.documentElement.scrollHeight <= innerHeight")
                    .await;
                page.action("menu").await;
                page.expect(IN_SIGHT).await;
                page.expect(format!("{SEEN} === '{ALL}'")).await;
                page.action("settings").await;
                page.middle("dialog [data-action=close]").await;
                page.expect(format!("!{OPEN}")).await;
                // The panel stays in the window, and what is too long for it scrolls inside.
                page.expect(
                    "(({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth \
                     && bottom <= innerHeight)(document.querySelector('dialog').getBoundingClientRect())",
                )
                .await;
                page.expect("(d => d.scrollWidth <= d.clientWidth)(document.querySelector('dialog'))")
                    .await;
                page.click("dialog [data-action=close]").await;
                page.expect("!document.querySelector('dialog')").await;
            }
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_menu_works_by_keyboard_and_the_rules_fit_the_smallest_screen() {
    Visit::default().sized(320, 480).run(async |page| {
        println!("the menu works by keyboard");
        page.eval("document.querySelector('[data-action=menu]').focus()")
            .await;
        page.key(Key::Enter).await;
        page.expect(OPEN).await;
        page.key(Key::Escape).await;
        page.expect(format!("!{OPEN}")).await;
        page.key(Key::Enter).await;
        for _ in 0..12 {
            page.key(Key::Tab).await;
            if page
                .eval("document.activeElement.dataset.action === 'rules'")
                .await
                == true
            {
                break;
            }
        }
        page.key(Key::Enter).await;
        page.middle("dialog [data-action=close]").await;
        page.key(Key::Escape).await;
        page.expect("!document.querySelector('dialog')").await;
        page.expect("document.activeElement.dataset.action === 'menu'")
            .await;
        println!("the rules fit the smallest screen");
        page.action("menu").await;
        page.action("rules").await;
        page.middle("dialog [data-action=close]").await;
        for part in ["'dialog'", "'dialog [role=region]'"] {
            page.expect(&format!(
                "(part => part.scrollWidth <= part.clientWidth)(document.querySelector({part}))"
            ))
            .await;
        }
        let faults = faults(page).await;
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_rules_are_read_in_three_languages() {
    for (language, title, text) in [
        ("en", "Rules", "castling"),
        ("de", "Regeln", "rochade"),
        ("nl", "Regels", "rokade"),
    ] {
        let visit = Visit::default().sized(768, 1024).speaking(language);
        visit.run(async |page| {
            page.action("rules").await;
            page.middle("dialog [data-action=close]").await;
            page.expect(&format!(
                "document.querySelector('dialog h2').textContent === '{title}'"
            ))
            .await;
            page.expect(&format!(
                "document.querySelector('dialog').textContent.toLowerCase().includes('{text}')"
            ))
            .await;
            page.expect("document.querySelectorAll('dialog svg').length > 10")
                .await;
            // Its styles are there, and one part of it scrolls.
            page.expect(
                "getComputedStyle(document.querySelector('dialog [role=region]')).lineHeight !== 'normal'",
            )
            .await;
            page.expect(
                "document.activeElement.scrollHeight > document.activeElement.clientHeight",
            )
            .await;
            let faults = faults(page).await;
            assert!(faults.is_empty(), "{faults:#?}");
            page.click("dialog [data-action=close]").await;
            page.expect("!document.querySelector('dialog')").await;
            page.tap_moves("e2e4").await;
        });
    }
}

/// Whether something is seen as a whole among the rules.
const WHOLE: &str = "(shape => { const [inner, outer] = [shape, document.querySelector('dialog [role=region]')]
    .map(part => part.getBoundingClientRect()); return inner.top >= outer.top && inner.bottom <= outer.bottom + 1; })";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_is_seen_before_the_rules_are_scrolled() {
    Visit::default().run(async |page| {
        page.action("rules").await;
        page.middle("dialog [data-action=close]").await;
        for (width, height) in [
            (320, 480),
            (390, 844),
            (768, 1024),
            (1024, 768),
            (1440, 900),
        ] {
            println!("{width} × {height}");
            resize(page, width, height).await;
            page.expect(&format!(
                "{WHOLE}(document.querySelector('dialog figure svg'))"
            ))
            .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_rules_open_with_their_contents_and_a_link_leads_to_its_section() {
    Visit::default().sized(390, 844).run(async |page| {
        page.tap_moves("e2e4").await;
        page.action("rules").await;
        page.middle("dialog [data-action=close]").await;
        page.expect(&format!("{WHOLE}(document.querySelector('dialog nav'))"))
            .await;
        // Each section's heading comes to the top, or as far up as the text goes, and what is read
        // aloud goes on there. The sets of laws have a list of their own, where they begin, and
        // each further game, too.
        let top = "document.querySelector('dialog [role=region]').scrollTop = 0";
        for (place, then) in [
            ("rules-castling", top),
            ("rules-start", top),
            ("rules-terms", top),
            ("law-table", ""),
            ("law-handbuch-late", top),
            ("rules-draughts", ""),
            ("draughts-huffing", top),
            ("rules-four", ""),
            ("four-frozen", top),
            ("rules-three", ""),
            ("law-gustavus-three", top),
        ] {
            page.click(&format!(
                "dialog article:not([hidden]) :is(nav, .game) a[href='#{place}']"
            ))
            .await;
            page.expect(&format!("{WHOLE}(document.querySelector('#{place} h2'))"))
                .await;
            page.expect(&format!("document.activeElement.id === '{place}'"))
                .await;
            page.eval(then).await;
        }
        page.expect("location.hash === '' && !document.querySelector('[data-notice=lost]')")
            .await;
        page.click("dialog [data-action=close]").await;
        page.expect("!document.querySelector('dialog')").await;
        page.tap_moves("e7e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_rules_open_where_the_game_on_the_board_begins() {
    let visit = Visit::default().at("?laws=schlagzwang");
    visit.run(async |page| {
        page.action("rules").await;
        page.middle("dialog [data-action=close]").await;
        page.expect("document.activeElement.id === 'rules-draughts'")
            .await;
        page.middle("#rules-draughts h2").await;
        // From there, a link leads to the other game.
        page.click("#rules-draughts a[href='#rules-chess']").await;
        page.expect("document.activeElement.id === 'rules-chess'")
            .await;
        page.middle("#rules-chess h2").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_cited_of_draughts_leads_to_the_row_of_its_table() {
    for (laws, place) in [
        ("?laws=russian,take-back:never", "law-draughts-resigning"),
        ("?laws=noris", "law-noris-resigning"),
    ] {
        Visit::default().at(laws).run(async |page| {
            page.tap_moves("c3b4").await;
            open_table(page, "b").await;
            decide(page, "resign", "b").await;
            page.answer("resign", "confirm").await;
            page.click("[data-law]").await;
            page.middle("dialog [data-action=close]").await;
            page.expect(format!("document.activeElement.id === '{place}'"))
                .await;
            page.middle(&format!("#{place}")).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_lying_tablet_has_room_for_the_moves() {
    let visit = Visit::default().sized(1024, 768).speaking("de");
    visit.run(async |page| {
        page.type_moves("e2e4 e7e5 g1f3 b8c6").await;
        page.expect(IN_SIGHT).await;
        // Three moves of each player are seen at once.
        page.expect(
            "(list => list.clientHeight >= 3 * document.querySelector('[data-ply]').offsetHeight
                    && list.getBoundingClientRect().bottom <= innerHeight)
                 (document.querySelector('[data-ply]').closest('[role=group]'))",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_group_of_the_menu_has_rows_of_its_own_and_each_button_a_drawing() {
    Visit::default().run(async |page| {
        for (width, height) in [(390, 844), (1024, 768), (1440, 900), (1920, 1080)] {
            resize(page, width, height).await;
            page.action("menu").await;
            page.middle("nav[popover] [data-action=import]").await;
            page.expect(
                "(([games, other]) => games.length > 1 && other.length > 1
                    && Math.max(...games) < Math.min(...other))
                 ([...document.querySelectorAll('nav > div')].map(group => [...group.children]
                    .filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect().top)))",
            )
            .await;
            page.expect(
                "(drawings => drawings.length === new Set(drawings).size && drawings.every(drawing => drawing.startsWith('url')))
                 ([...document.querySelectorAll('nav[popover] button')].map(e => getComputedStyle(e, '::before'))
                     .map(style => style.maskImage + style.maskPosition))",
            )
            .await;
            page.key(Key::Escape).await;
            page.expect(format!("!{OPEN}")).await;
        }
    });
}
