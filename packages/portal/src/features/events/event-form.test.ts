import { eventDraft } from "@recurrent/sdk";
import { readEvent } from "@recurrent/sdk/raw";
import { describe, expect, it } from "vitest";
import { findEvent, readOnlyEventFields, reconcileEvent } from "./event-form.ts";
import { MEDICAL } from "./testing/events.ts";

const file = (id: number, original_name: string) => ({ id, original_name });
const withFiles = (...files: ReturnType<typeof file>[]) => readEvent({ ...MEDICAL, files });
const before = withFiles(file(1, "a.pdf"));
const draft = {
  ...eventDraft(before),
  files: ["x.pdf", "x.pdf", "y.pdf"].map((name) => new File([""], name)),
};

describe("an event after an attempt whose reply was lost", () => {
  it.each([
    ["nothing", withFiles(file(1, "a.pdf")), ["x.pdf", "x.pdf", "y.pdf"], false],
    [
      "all files",
      withFiles(file(1, "a.pdf"), file(2, "x.pdf"), file(3, "x.pdf"), file(4, "y.pdf")),
      [],
      false,
    ],
    [
      "one of two equal names",
      withFiles(file(1, "a.pdf"), file(2, "x.pdf")),
      ["x.pdf", "y.pdf"],
      false,
    ],
    [
      "a file of someone else",
      withFiles(file(1, "a.pdf"), file(2, "z.pdf")),
      ["x.pdf", "x.pdf", "y.pdf"],
      true,
    ],
    ["a deleted file", withFiles(), ["x.pdf", "x.pdf", "y.pdf"], true],
  ])("sends what is missing when the reply has %s", (_what, now, files, isOthers) => {
    const reconciled = reconcileEvent(draft, before, now);
    expect(reconciled.values.files.map(({ name }) => name)).toEqual(files);
    expect(reconciled.note !== undefined).toBe(files.length < draft.files.length);
    const attachments = [reconciled.before, now].map((of) => readOnlyEventFields(of, [])[1]);
    expect(JSON.stringify(attachments[0]) === JSON.stringify(attachments[1])).toBe(!isOthers);
  });
});

it("names files in the form in which lists show them", () => {
  const name = "bill\u202Efdp.exe";
  const now = withFiles(file(1, "a.pdf"), file(2, name));
  const lost = reconcileEvent({ ...draft, files: [new File([""], name)] }, before, now);
  expect(lost.values.files).toEqual([]);
  expect(lost.note).toContain("it attached billfdp.exe.");
  expect(readOnlyEventFields(now, [])[1]?.value).toEqual(["a.pdf", "billfdp.exe"]);
});

it.each([
  ["the same", {}, MEDICAL.description],
  ["one with blanks around", { description: ` ${MEDICAL.description} ` }, MEDICAL.description],
  [
    "one with a tab inside",
    { description: MEDICAL.description.replace(" ", "\t") },
    MEDICAL.description,
  ],
  ["one with U+200B", { description: `${MEDICAL.description}\u200B` }, MEDICAL.description],
  ["another name", { description: "Passport" }, null],
  ["another day of issue", { issuedAt: "2026-01-01" }, null],
  ["no expiry", { expiryAt: null }, null],
])("finds %s in the list of events", (_what, change, found) => {
  expect(findEvent({ ...draft, ...change }, [before])).toBe(found);
});
