import { describe, expect, it } from "vitest";
import { endsShort, type TypedRun, withDigit } from "./day-typing.ts";

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
    run = withDigit(run, { section, digit: key, at });
    if (run === null) return "refused";
    const isFull =
      run.digits.length === LENGTHS[section] || (section === 1 && Number(run.digits) > 1);
    if (isFull) section = Math.min(section + 1, 2);
  }
  return endsShort(run) ? "short" : "taken";
}

describe("digits typed into a day", () => {
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
    const first = withDigit(null, { section: 1, digit: "1", at: 0 });
    expect(withDigit(first, { section: 1, digit: "5", at: 6000 })?.digits).toBe("5");
    expect(withDigit(first, { section: 1, digit: "5", at: 500 })).toBeNull();
  });
});
