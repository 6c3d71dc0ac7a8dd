import { expect, it } from "vitest";
import { marksCookie, readMark, readMarks } from "./read-announcements.ts";

const ONE = { id: "1", html: "Lessons are unavailable on 2026-11-28." };

it("marks one announcement as read for one user and one wording", () => {
  const mark = readMark("7", ONE);
  expect(readMark("7", { ...ONE })).toBe(mark);
  expect(mark).toMatch(/^[0-9a-z]{1,7}$/);
  const others = [
    readMark("8", ONE),
    readMark("7", { ...ONE, id: "2" }),
    readMark("7", { ...ONE, html: "Lessons are unavailable on 2026-11-29." }),
  ];
  expect(new Set([mark, ...others]).size).toBe(4);
});

it.each([
  ["", []],
  ["other=1", []],
  ["recurrent-read=", []],
  ["a=b; recurrent-read=1x8k2f.zik0zj; c=d", ["1x8k2f", "zik0zj"]],
  ["a=b;recurrent-read=1x8k2f", ["1x8k2f"]],
  ["my-recurrent-read=1x8k2f", []],
  ["recurrent-read=1x8k2f.<b>.UPPER.toolongtobeone.z", ["1x8k2f", "z"]],
])("reads the cookie %j as %j", (cookies, marks) => {
  expect(readMarks(cookies)).toEqual(marks);
});

it("keeps the newest marks when there are many", () => {
  const marks = Array.from({ length: 40 }, (_, at) => `m${at}`);
  expect(readMarks(marksCookie(marks).split(";")[0] ?? "")).toEqual(marks.slice(8));
});
