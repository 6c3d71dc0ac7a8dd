import { afterEach, expect, it, vi } from "vitest";
import { followKeyboard } from "./keyboard-height.ts";

const page = document.documentElement;

afterEach(() => page.removeAttribute("style"));

/** A visual viewport that is this much lower than the window, as in iOS. */
function viewportOf(less: number, { scale = 1, offsetTop = 0 } = {}) {
  const viewport = new EventTarget();
  return Object.assign(viewport, { scale, offsetTop, height: window.innerHeight - less });
}

it.each([
  ["a keyboard of a phone", 291, {}, "291px"],
  ["a keyboard of a tablet", 398, {}, "398px"],
  ["a keyboard over a page that was moved up for it", 300, { offsetTop: 120 }, "180px"],
  ["a page that was moved up by all of it", 300, { offsetTop: 300 }, "0px"],
  ["a bar of the browser that appears", 52, {}, "0px"],
  ["a page that is pinched larger", 400, { scale: 2 }, "0px"],
  ["a window without a keyboard", 0, {}, "0px"],
  ["a window that is lower than its page for a moment", -40, {}, "0px"],
])("measures the height covered by %s", (_what, less, more, expected) => {
  const viewport = viewportOf(less, more);
  followKeyboard(viewport as unknown as VisualViewport);
  viewport.dispatchEvent(new Event("resize"));
  expect(page.style.getPropertyValue("--covered-below")).toBe(expected);
});

it.each([
  ["a phone on its side", 291, { height: 99 }, "static"],
  ["a phone held upright", 291, { height: 449 }, ""],
  ["no keyboard in a low window", 0, { height: 300 }, ""],
])("pins nothing when %s has little room", (_what, less, more, expected) => {
  const viewport = Object.assign(viewportOf(0), more);
  vi.spyOn(window, "innerHeight", "get").mockReturnValue(more.height + less);
  followKeyboard(viewport as unknown as VisualViewport);
  viewport.dispatchEvent(new Event("resize"));
  expect(page.style.getPropertyValue("--pinned")).toBe(expected);
  vi.restoreAllMocks();
});

it("measures nothing in a browser without a visual viewport", () => {
  followKeyboard(null);
  expect(page.style.getPropertyValue("--covered-below")).toBe("");
});
