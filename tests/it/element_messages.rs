//! Messages of pages that mean no good, or know no better (contract.md, section 11): they change
//! nothing.

use rochade_e2e::{Page, Visit};
use serde_json::Value;

/// A page that speaks with a frame by itself. `say` is from the page itself; `heard` is what the
/// frame tells.
const SPEAKER: &str = "<iframe id=a style='width:400px;height:500px;border:0' src='SITEembed.html'></iframe><script>
    window.heard = [];
    const say = (message) => a.contentWindow.postMessage(message, '*');
    const greet = () => say({ rochade: 1, type: 'greet' });
    addEventListener('message', ({ data, source }) => source === a.contentWindow && heard.push(data));
</script>";

/// What no frame should do anything about.
const NONSENSE: [&str; 28] = [
    "null",
    "7",
    "'flip'",
    "[]",
    "{}",
    "{ type: 'flip' }",
    "{ rochade: 2, type: 'flip' }",
    "{ rochade: '1', type: 'flip' }",
    "{ rochade: 1 }",
    "{ rochade: 1, type: null }",
    "{ rochade: 1, type: ['flip'] }",
    "{ rochade: 1, type: 'move!' , detail: { move: 'e4' } }",
    "{ rochade: 1, type: 'constructor' }",
    "{ rochade: 1, type: '__proto__' }",
    "{ rochade: 1, type: 'hello' }",
    "{ rochade: 1, type: 'movefinished', detail: {} }",
    "{ rochade: 1, type: 'flip', detail: null }",
    "{ rochade: 1, type: 'flip', detail: 'black' }",
    "{ rochade: 1, type: 'flip', detail: { orientation: 1 } }",
    "{ rochade: 1, type: 'flip', detail: { orientation: 'black', constructor: 1 } }",
    "{ rochade: 1, type: 'move', detail: {} }",
    "{ rochade: 1, type: 'move', detail: { move: ['e4'] } }",
    "{ rochade: 1, type: 'move', detail: JSON.parse('{\"move\":\"e4\",\"__proto__\":{}}') }",
    "{ rochade: 1, type: 'goto', detail: { ply: '0' } }",
    "{ rochade: 1, type: 'load', detail: { fen: 'x'.repeat(2e6) } }",
    "{ rochade: 1, type: 'move', id: { a: 1 }, detail: { move: 'e4' } }",
    "{ rochade: 1, type: 'move', id: 'x'.repeat(1000), detail: { move: 'e4' } }",
    "{ rochade: 1, type: 'move', detail: new Map([['move', 'e4']]) }",
];

async fn expect_unmoved(page: &Page) {
    page.expect_in(
        "#a",
        "document.documentElement.dataset.position.startsWith('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w')
            && document.querySelector('[data-square]').dataset.square === 'a8'",
    )
    .await;
}

/// What the console has said of refused messages.
async fn refusals(page: &Page) -> Vec<String> {
    let log = page
        .driver()
        .get_log("browser")
        .await
        .expect("Chromium has a log");
    let told = log.into_iter().map(|entry| entry.message);
    told.filter(|text| text.contains("refuses")).collect()
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nonsense_is_refused_and_does_not_even_wake_the_rules() {
    Visit::default().in_club(SPEAKER).run_bare(async |page| {
        page.expect("heard.length === 1 && heard[0].type === 'hello'")
            .await;
        page.eval("greet()").await;
        page.expect("heard.some(({ type }) => type === 'ready')")
            .await;
        for message in NONSENSE {
            page.eval(&format!("say({message})")).await;
        }
        page.eval("say({ rochade: 1, type: 'move', id: 'mine', detail: { move: 7 } })")
            .await;
        page.expect("heard.some(({ type, id, detail }) => type === 'answer' && id === 'mine' && detail.error === 'ill-formed')")
            .await;
        page.eval("say({ rochade: 1, type: 'theme', detail: { theme: 'dark' } })")
            .await;
        page.expect_in("#a", "document.documentElement.dataset.theme === 'dark'")
            .await;
        page.expect_in("#a", "document.documentElement.dataset.embed === ''")
            .await;
        expect_unmoved(page).await;
        let refusals = refusals(page).await;
        assert!(refusals.len() >= 6, "{refusals:#?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_frame_tells_nothing_before_it_is_greeted() {
    Visit::default().in_club(SPEAKER).run_bare(async |page| {
        page.expect("heard.length === 1").await;
        page.click_in("#a", "e2").await;
        page.click_in("#a", "e4").await;
        page.expect_in(
            "#a",
            "document.querySelector('[data-square=e4]').dataset.piece === 'wP'",
        )
        .await;
        // Nor does it do what somebody says who has not greeted.
        page.eval("say({ rochade: 1, type: 'flip', id: 1 })").await;
        page.expect_to_stay("heard.length === 1").await;
        page.expect_in(
            "#a",
            "document.querySelector('[data-square]').dataset.square === 'a8'",
        )
        .await;
        page.eval("greet(); say({ rochade: 1, type: 'position', id: 2 })")
            .await;
        page.expect("heard.some(({ type, id }) => type === 'answer' && id === 2)")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_word_about_a_move_that_does_not_wait_is_answered() {
    let visit =
        Visit::default().in_club(SPEAKER.replace("embed.html", "embed.html?interactive=api"));
    visit.run_bare(async |page| {
        page.expect("heard.some(({ type }) => type === 'hello')").await;
        page.eval("greet()").await;
        for (id, number) in [(1, "0"), (2, "7"), (3, "-1"), (4, "2 ** 40"), (5, "0.5"), (6, "NaN")] {
            page.eval(&format!(
                "say({{ rochade: 1, type: 'may', id: {id}, detail: {{ id: {number}, yes: true }} }})"
            ))
            .await;
            page.expect(format!(
                "heard.some(({{ type, id, detail }}) => type === 'answer' && id === {id} && detail.error === 'not-waiting')"
            ))
            .await;
        }
        expect_unmoved(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_sibling_is_not_heard() {
    let body = [
        SPEAKER,
        "<iframe id=b srcdoc=\"<script>setInterval(() => { for (const type of ['greet', 'flip', 'position'])
            parent.document.querySelector('#a').contentWindow.postMessage({ rochade: 1, type, id: 9 }, '*') }, 20)</script>\"></iframe>",
    ];
    Visit::default()
        .in_club(body.concat())
        .run_bare(async |page| {
            page.expect("heard.length === 1").await;
            page.eval("greet(); say({ rochade: 1, type: 'position', id: 1 })")
                .await;
            page.expect("heard.some(({ id }) => id === 1)").await;
            page.expect_to_stay("!heard.some(({ id }) => id === 9)")
                .await;
            expect_unmoved(page).await;
            assert!(
                refusals(page)
                    .await
                    .iter()
                    .any(|text| text.contains("not from the page around"))
            );
        });
}

/// Such a page has `null` for its origin, as all of its kind have.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_page_without_an_origin_is_heard_and_told_like_any_other() {
    let body = "<script>
        window.told = [];
        addEventListener('message', ({ data }) => told.push(data));
        const page = `<script src='SITErochade.js'><\\/script><rochade-board></rochade-board><script>
            const [board, tell] = [document.querySelector('rochade-board'), (...what) => parent.postMessage(what, '*')];
            board.addEventListener('movefinished', ({ detail }) => tell('finished', detail.san, origin));
            board.move('e4').then(({ ply }) => tell('answer', ply), ({ message }) => tell('answer', message));
        <\\/script>`;
        document.body.append(Object.assign(document.createElement('iframe'), { width: 500, height: 700, src: `data:text/html,${encodeURIComponent(page)}` }));
    </script>";
    Visit::default()
        .in_club(["<p>", body].concat())
        .run_bare(async |page| {
            page.expect(
                "told.map((what) => what.join()).sort().join(' ') === 'answer,1 finished,e4,null'",
            )
            .await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_flood_is_cut_off_and_then_the_frame_hears_again() {
    Visit::default().in_club(SPEAKER).run_bare(async |page| {
        page.eval("greet(); say({ rochade: 1, type: 'position', id: 'first' })")
            .await;
        page.expect("heard.some(({ id }) => id === 'first')").await;
        page.eval("for (let id = 0; id < 1000; id += 1) say({ rochade: 1, type: 'position', id })")
            .await;
        // Each is answered, but nearly all with a no.
        page.expect(
            "heard.filter(({ type, id }) => type === 'answer' && id < 1000).length === 1000",
        )
        .await;
        page.expect(
            "new Promise((done) => { say({ rochade: 1, type: 'position', id: 'last' });
                setTimeout(() => done(heard.some(({ id }) => id === 'last')), 300); })",
        )
        .await;
        let answers = page
            .eval(
                "heard.filter(({ id, detail }) => id < 1000 && detail.error !== 'too-many').length",
            )
            .await;
        assert!(
            answers.as_u64().is_some_and(|answers| answers <= 200),
            "{answers}"
        );
        assert!(
            refusals(page)
                .await
                .iter()
                .any(|text| text.contains("too many"))
        );
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_element_believes_its_own_frame_alone() {
    let body = [
        crate::element::SCRIPT,
        "<rochade-board id=a style='width:400px'></rochade-board><iframe id=b srcdoc='<p>'></iframe>",
    ];
    Visit::default().in_club(body.concat()).run_bare(async |page| {
        crate::element::expect_told(page, "ready", 1).await;
        let height = page.eval("a.offsetHeight").await;
        let forged = "for (const [type, detail] of [['resize', { height: 5 }], ['movefinished', {}], ['gameend', {}], ['moveend', { id: 1 }]])
            parent.postMessage({ rochade: 1, type, detail }, '*')";
        // From the page itself, from another frame, and from the frame itself once it is somewhere
        // else.
        page.eval(&forged.replace("parent.", "")).await;
        page.eval(&format!("b.srcdoc = `<script>{forged}</script>`")).await;
        page.eval(&format!(
            "a.shadowRoot.querySelector('iframe').src = URL.createObjectURL(new Blob([`<script>{forged}</script>`], {{ type: 'text/html' }}))"
        ))
        .await;
        page.expect_to_stay(&format!("told.length === 1 && a.offsetHeight === {height}")).await;
        let refusals: Vec<String> = refusals(page).await;
        assert!(refusals.iter().any(|text| text.contains("another origin")), "{refusals:?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nonsense_of_its_own_frame_does_an_element_no_harm() {
    let body = "<script src='SITErochade.js'></script><rochade-board id=a src='frame.html' style='width:400px'></rochade-board>";
    Visit::default().in_club(body).run_bare(async |page| {
        // A frame in which nothing is, so that only the test speaks for it.
        page.expect("a.shadowRoot.querySelector('iframe') !== null").await;
        page.eval("window.say = (data) => dispatchEvent(new MessageEvent('message', { data, origin: new URL(a.shadowRoot.querySelector('iframe').src).origin, source: a.shadowRoot.querySelector('iframe').contentWindow }))")
            .await;
        let messages = "[null, 1, 'x', [], {}, { rochade: 1 }, { rochade: 1, type: {} }, { rochade: 1, type: 'resize' }, { rochade: 1, type: 'resize', detail: { height: 'x' } },
            { rochade: 1, type: 'resize', detail: { height: -1 } }, { rochade: 1, type: 'resize', detail: { height: 1e9 } }, { rochade: 2, type: 'resize', detail: { height: 5 } }, { rochade: 1, type: 'resize', detail: { height: '5px;color:red' } }, { rochade: 1, type: 'answer', id: '__proto__', detail: {} },
            { rochade: 1, type: 'state', detail: null }, { rochade: 1, type: 'click', detail: {} }, { rochade: 1, type: 'moveend', detail: 'x' }]";
        let broken: Value = page
            .eval(&format!(
                "(() => {{ let broken = []; addEventListener('error', ({{ message }}) => broken.push(message)); {messages}.forEach(say); return broken; }})()"
            ))
            .await;
        assert_eq!(broken.as_array().map(Vec::len), Some(0), "{broken}");
        page.expect("a.offsetHeight > 200 && a.offsetHeight < 2000").await;
        let refusals: Vec<String> = refusals(page).await;
        assert!(refusals.iter().any(|text| text.contains("or version")), "{refusals:?}");
        page.eval("say({ rochade: 1, type: 'resize', detail: { height: 345 } })").await;
        page.expect("a.offsetHeight === 345").await;
    });
}
