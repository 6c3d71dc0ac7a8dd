import { createRoot } from "react-dom/client";
import { flushSync } from "react-dom";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useFocusOnPress } from "./useFocusOnPress.ts";

let place: HTMLElement;
let end: () => void;

function Page() {
  useFocusOnPress();
  return (
    <>
      <main tabIndex={-1}>
        <input aria-label="Search" />
        <button type="button">
          <span>82%</span>
        </button>
        <a href="#/people">
          <i>People</i>
        </a>
      </main>
      <section tabIndex={-1} />
    </>
  );
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  flushSync(() => root.render(<Page />));
  end = () => {
    flushSync(() => root.unmount());
    place.remove();
  };
});
afterEach(() => end());

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** The click of a pointer moves no focus here, as a press in Safari leaves it. */
const press = (selector: string) =>
  find(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));

it.each([
  ["nothing has it, as in WebKitGTK", null, "span", "button"],
  ["what is around it has it, as in Safari", "main", "span", "button"],
  ["it has it already", "button", "span", "button"],
])("focuses a pressed button when %s", (_why, before, pressed, after) => {
  if (before !== null) find(before)?.focus();
  press(pressed);
  expect(document.activeElement).toBe(find(after));
});

it.each([
  ["a field has it, which the press leaves it", "input", "span"],
  ["another part of the page has it", "section", "span"],
  ["a link is pressed", "main", "i"],
])("leaves the focus when %s", (_why, before, pressed) => {
  find(before)?.focus();
  press(pressed);
  expect(document.activeElement).toBe(find(before));
});

it("leaves the focus on a row whose key presses a button in it", () => {
  find("main")?.focus();
  // Without a pointer, as by script.
  find("button")?.click();
  expect(document.activeElement).toBe(find("main"));
});
