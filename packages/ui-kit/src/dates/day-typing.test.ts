import { describe, expect, it } from "vitest";
import { endsShort, type TypedRun, withFigure } from "./day-typing.ts";

const LENGTHS = [4, 2, 2];

/** Types as the field moves on by itself: to the next section when this one is full. */
function typed(text: string, pauseMs = 100) {
  let run: TypedRun | null = null;
  let section = 0;
  let at = 0;
  for (const key of text) {
    at += pauseMs;
    if (key === "-") {
      if (run?.section === section) section = Math.min(section + 1, 2);
      run = null;
      continue;
    }
    run = withFigure(run, { section, figure: key, at });
    if (run === null) return "refused";
    const isFull =
      run.figures.length === LENGTHS[section] || (section === 1 && Number(run.figures) > 1);
    if (isFull) section = Math.min(section + 1, 2);
  }
  return endsShort(run) ? "short" : "taken";
}

describe("figures typed into a day", () => {
  it.each([
    ["20271231", "taken"],
    ["2027", "taken"],
    ["202712", "taken"],
    ["20270105", "taken"],
    ["2027-1-5", "taken"],
    ["19", "taken"],
    ["2027-0", "taken"],
    ["2027-12-31", "taken"],
    ["2027-13-05", "refused"],
    ["2027-1-32", "refused"],
    ["2027-12-311", "refused"],
    ["20271", "short"],
    ["2027115", "refused"],
    ["2027111", "short"],
    ["202731", "refused"],
    ["20271301", "refused"],
    ["20271232", "refused"],
    ["202712311", "refused"],
    ["2027123100", "refused"],
    ["31122027", "refused"],
    ["20122027", "refused"],
    ["311227", "refused"],
    ["0", "taken"],
  ])("reads typed digits %s: %s", (text, outcome) => {
    expect(typed(text)).toBe(outcome);
  });

  it("begins a section again after a pause", () => {
    const first = withFigure(null, { section: 1, figure: "1", at: 0 });
    expect(withFigure(first, { section: 1, figure: "5", at: 6000 })?.figures).toBe("5");
    expect(withFigure(first, { section: 1, figure: "5", at: 500 })).toBeNull();
  });
});
