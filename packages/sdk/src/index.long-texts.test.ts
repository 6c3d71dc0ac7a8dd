import { expect, it } from "vitest";

import { parseContentDisposition, safeFileName, withExtension } from "./http/download.ts";
import { eventDraft, eventPayload } from "./model/payload.ts";
import { httpUrlOrNull, parseCalendarDay, parseTimestamp } from "./model/read.ts";
import { trimLine } from "./model/trim-text.ts";

const LENGTH = 60_000;

const filled = (start: string, part: string, end: string): string =>
  `${start}${part.repeat(LENGTH / part.length)}${end}`;

function shortest(read: (text: string) => unknown, text: string): number {
  const attempts = [1, 2, 3].map(() => {
    const began = performance.now();
    read(text);
    return performance.now() - began;
  });
  return Math.min(...attempts);
}

const notesOf = (notes: string) => eventPayload({ ...eventDraft(), notes });

// In quadratic time each took thousands of times as long as a text of words.
it.each<readonly [string, (text: string) => unknown, start: string, part: string, end: string]>([
  ["blanks in a file name", safeFileName, "a", " ", "b"],
  ["dots in a file name", safeFileName, "a", ".", "b"],
  ["blanks before an extension", (name) => withExtension(name, "pdf"), "a", " ", "b"],
  ["blanks in a header", parseContentDisposition, 'attachment; filename="a', " ", 'b"'],
  ["parameters of a header", parseContentDisposition, "attachment", ";a=", "b"],
  ["quotation marks in a header", parseContentDisposition, "attachment; filename=", '"\\', "b"],
  ["times after a day", parseCalendarDay, "2026-03-01", "T12:00", "x"],
  ["times of a timestamp", parseTimestamp, "2026-03-01", " 12:00", "x"],
  ["open tags in notes", notesOf, "", "<p ", "x"],
  ["entities in notes", notesOf, "", "&nbsp;", "x"],
  ["blanks in notes", notesOf, "a", " ", "b"],
  ["slashes of a URL", httpUrlOrNull, "https://a.test", "/", " b"],
  ["blanks of a text", trimLine, "a", " ", "b"],
  ["joiners of a text", trimLine, "a", "\u200D", "b"],
])("reads %s in the time of other texts", (_what, read, start, part, end) => {
  const words = filled(start, "words ", end);
  expect(shortest(read, filled(start, part, end))).toBeLessThan(500 * shortest(read, words));
});
