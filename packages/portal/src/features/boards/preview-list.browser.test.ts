import { afterEach, expect, it } from "vitest";
import { holdInPlace } from "./preview-list.ts";

const frames = async (count: number) => {
  for (let at = 0; at < count; at += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
};

/** A list in a page that scrolls, with a line above it as high as `setLine` says. */
function listInPage() {
  document.body.innerHTML = `
    <div style="height: 300px"></div>
    <div data-line style="height: 0"></div>
    <div role="grid" style="width: 600px">
      <div style="height: 200px"></div><div role="row" style="height: 40px">Kwame Mensah</div>
    </div>
    <div style="height: 3000px"></div>`;
  // Some browsers would hold the row themselves.
  document.documentElement.style.overflowAnchor = "none";
  scrollTo(0, 100);
  const part = (selector: string) => {
    const found = document.body.querySelector<HTMLElement>(selector);
    if (found === null) throw new Error(`The page has no ${selector}.`);
    return found;
  };
  const row = part("[role=row]");
  const { top } = row.getBoundingClientRect();
  return {
    row,
    narrow: () => (part("[role=grid]").style.width = "400px"),
    setLine: (height: number) => (part("[data-line]").style.height = `${height}px`),
    movedBy: () => Math.round(row.getBoundingClientRect().top - top),
  };
}

afterEach(() => {
  window.dispatchEvent(new Event("wheel"));
  document.body.innerHTML = "";
  document.documentElement.style.overflowAnchor = "";
});

it("holds the row of a list that narrows late, and until it is at rest", async () => {
  const { row, narrow, setLine, movedBy } = listInPage();
  holdInPlace(row);
  await new Promise((passed) => setTimeout(passed, 700));
  narrow();
  setLine(56);
  await frames(3);
  expect(movedBy()).toBe(0);
  // The list keeps its size, so no observer of it notices.
  setLine(0);
  await frames(3);
  expect(movedBy()).toBe(0);
});

it.each(["wheel", "touchmove", "keydown", "pointerdown"])(
  "lets the page go at %s",
  async (event) => {
    const { row, narrow, setLine, movedBy } = listInPage();
    holdInPlace(row);
    await new Promise((passed) => setTimeout(passed));
    window.dispatchEvent(new Event(event));
    narrow();
    setLine(56);
    await frames(3);
    // Browsers that anchor the scroll position keep the row in place themselves.
    expect(Math.abs(scrollY - 100)).toBe(movedBy() === 0 ? 56 : 0);
  },
);

it("lets a list go that is at rest", async () => {
  const { row, narrow, setLine, movedBy } = listInPage();
  holdInPlace(row);
  await frames(2);
  narrow();
  await frames(40);
  setLine(56);
  await frames(3);
  expect(movedBy()).toBe(56);
});
