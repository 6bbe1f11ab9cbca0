//! Drawings of the page as pictures: what the browser shows of an SVG element, painted on a canvas.
//! (An image made of the drawing's text would need an address that the page's policy forbids.)

use std::cell::Cell;
use std::rc::Rc;

use futures_channel::oneshot;
use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, CanvasRenderingContext2d, CssStyleDeclaration, Element, HtmlCanvasElement, Path2d,
    SvgGraphicsElement, SvgMatrix,
};

use crate::page;

/// How many pixels a unit of the drawing is wide and high.
const SCALE: f64 = 3.0;

/// A drawing that could not be painted.
#[derive(Debug)]
pub(crate) struct NotPainted;

impl From<JsValue> for NotPainted {
    fn from(_: JsValue) -> NotPainted {
        NotPainted
    }
}

/// Paints a drawing that the page shows, as a PNG. Of its elements it paints paths, rectangles,
/// circles and lines of text.
///
/// # Errors
///
/// If the drawing has no `viewBox`, or the browser can't paint.
pub(crate) async fn paint(drawing: &SvgGraphicsElement) -> Result<Blob, NotPainted> {
    let (width, height) = (size(drawing, 2)?, size(drawing, 3)?);
    let canvas = page::document().create_element("canvas")?;
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    canvas.set_width((width * SCALE) as u32);
    canvas.set_height((height * SCALE) as u32);
    let context = canvas.get_context("2d")?.ok_or(NotPainted)?;
    let brush = Brush {
        context: context.unchecked_into(),
        from_screen: drawing.get_screen_ctm().ok_or(NotPainted)?.inverse()?,
    };
    let parts = drawing.query_selector_all("path, rect, circle, text")?;
    for number in 0..parts.length() {
        if let Some(part) = parts.get(number) {
            brush.draw(part.unchecked_ref())?;
        }
    }
    written(&canvas).await
}

/// Returns a number of the drawing's `viewBox`.
fn size(drawing: &Element, place: usize) -> Result<f64, NotPainted> {
    let sizes = drawing.get_attribute("viewBox").ok_or(NotPainted)?;
    let size = sizes.split_ascii_whitespace().nth(place);
    size.and_then(|size| size.parse().ok()).ok_or(NotPainted)
}

/// Writes what is on a canvas as a PNG.
async fn written(canvas: &HtmlCanvasElement) -> Result<Blob, NotPainted> {
    let (give, given) = oneshot::channel();
    let give = Rc::new(Cell::new(Some(give)));
    let take = Closure::once_into_js(move |blob: Option<Blob>| {
        if let Some(give) = give.take() {
            // Whoever doesn't wait any more doesn't need it.
            let _ = give.send(blob);
        }
    });
    canvas.to_blob(take.unchecked_ref())?;
    given.await.ok().flatten().ok_or(NotPainted)
}

/// A canvas, and the way from the screen back to the drawing's own units.
struct Brush {
    context: CanvasRenderingContext2d,
    from_screen: SvgMatrix,
}

impl Brush {
    /// Draws one part of the drawing as the browser shows it.
    fn draw(&self, part: &SvgGraphicsElement) -> Result<(), NotPainted> {
        let Some(on_screen) = part.get_screen_ctm() else {
            return Ok(()); // It is not shown.
        };
        let style = page::window().get_computed_style(part)?;
        let style = style.ok_or(NotPainted)?;
        let at = self.from_screen.multiply(&on_screen);
        let [a, b, c, d, e, f] = [at.a(), at.b(), at.c(), at.d(), at.e(), at.f()]
            .map(|number| f64::from(number) * SCALE);
        self.context.set_transform(a, b, c, d, e, f)?;
        self.context
            .set_global_alpha(number(&style.get_property_value("opacity")?));
        if part.tag_name() == "text" {
            return self.write(part, &style);
        }
        let outline = outline(part)?;
        if let Some(fill) = paint_of(&style, "fill")? {
            self.context.set_fill_style_str(&fill);
            self.context.fill_with_path_2d(&outline);
        }
        if let Some(stroke) = paint_of(&style, "stroke")? {
            self.context.set_stroke_style_str(&stroke);
            self.context
                .set_line_width(number(&style.get_property_value("stroke-width")?));
            self.context
                .set_line_cap(&style.get_property_value("stroke-linecap")?);
            self.context
                .set_line_join(&style.get_property_value("stroke-linejoin")?);
            self.context.stroke_with_path(&outline);
        }
        Ok(())
    }

    /// Writes a line of text.
    fn write(&self, text: &Element, style: &CssStyleDeclaration) -> Result<(), NotPainted> {
        let value = |name| style.get_property_value(name);
        let font = ["font-style", "font-weight", "font-size", "font-family"]
            .map(|name| value(name).unwrap_or_default());
        self.context.set_font(&font.join(" "));
        self.context.set_text_align(match &*value("text-anchor")? {
            "middle" => "center",
            "end" => "right",
            _ => "left",
        });
        // Some browsers can't, and set the letters close.
        let spacing = JsValue::from(value("letter-spacing")?);
        let _ = Reflect::set(&self.context, &"letterSpacing".into(), &spacing);
        let words = text.text_content().unwrap_or_default();
        self.context.translate(of(text, "x"), of(text, "y"))?;
        // It is held to a width, whatever the face.
        let width = self.context.measure_text(&words)?.width();
        let held = of(text, "textLength");
        if held > 0.0 && width > 0.0 {
            self.context.scale(held / width, 1.0)?;
        }
        if let Some(fill) = paint_of(style, "fill")? {
            self.context.set_fill_style_str(&fill);
            self.context.fill_text(&words, 0.0, 0.0)?;
        }
        Ok(())
    }
}

/// Returns the outline of a path, a rectangle or a circle.
fn outline(part: &Element) -> Result<Path2d, NotPainted> {
    let outline = Path2d::new()?;
    match &*part.tag_name() {
        "path" => {
            let path = part.get_attribute("d").unwrap_or_default();
            return Ok(Path2d::new_with_path_string(&path)?);
        }
        "circle" => {
            let all_around = std::f64::consts::TAU;
            outline.arc(
                of(part, "cx"),
                of(part, "cy"),
                of(part, "r"),
                0.0,
                all_around,
            )?;
        }
        _ => outline.rect(
            of(part, "x"),
            of(part, "y"),
            of(part, "width"),
            of(part, "height"),
        ),
    }
    Ok(outline)
}

/// Returns the number that an element has under this name; 0, if it has none.
fn of(element: &Element, name: &str) -> f64 {
    number(&element.get_attribute(name).unwrap_or_default())
}

/// Reads a number, with or without a unit.
fn number(text: &str) -> f64 {
    text.trim_end_matches("px").parse().unwrap_or_default()
}

/// Returns the colour that is painted with, if any is.
fn paint_of(style: &CssStyleDeclaration, name: &str) -> Result<Option<String>, NotPainted> {
    let colour = style.get_property_value(name)?;
    Ok((colour != "none" && !colour.is_empty()).then_some(colour))
}
