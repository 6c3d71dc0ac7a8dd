import { describe, expect, it } from "vitest";
import { announcementLook } from "./announcement-look.ts";

const PAPER = { color: "secondary", variant: "outlined" };

describe("the look of an announcement", () => {
  it.each([
    ["PRIMARY", { color: "info" }],
    ["SECONDARY", { color: "secondary" }],
    ["SUCCESS", { color: "success" }],
    ["DANGER", { color: "error" }],
    ["WARNING", { color: "warning" }],
    ["INFO", { color: "info" }],
    ["LIGHT", PAPER],
    ["DARK", { variant: "filled" }],
    ["danger", { color: "error" }],
    ["", PAPER],
    ["constructor", PAPER],
    ["NEXT_YEAR", PAPER],
  ])("shows an announcement of type %j as %j", (type, look) => {
    const { source: _source, word: _word, ...given } = announcementLook(type);
    expect(given).toEqual(look);
  });
});
