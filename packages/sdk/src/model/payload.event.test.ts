import { describe, expect, it } from "vitest";

import { toFormData } from "../http/form-data.ts";
import { readEvent } from "./event.ts";
import { eventDraft, eventPayload, type EventDraft } from "./payload.ts";

const BLANK: EventDraft = { ...eventDraft(), description: "Passport" };

const BEFORE = readEvent({
  id: 5,
  description: "Passport",
  is_active: true,
  notes: "<p>Old</p>",
  issued_at: "2026-01-15",
  expiry_at: "2027-01-14",
  manager: true,
  trainee: true,
  reminders: [{ key: "days", value: 30 }],
  files: [{ id: 9, original_name: "scan.pdf" }],
});

const zeros = [0, 1, 2].map(() => ({ key: "days", value: "0" }));

describe("eventDraft", () => {
  it("keeps three reminders as texts and no attached file", () => {
    expect(eventDraft(BEFORE)).toEqual({
      description: "Passport",
      notes: "<p>Old</p>",
      issuedAt: "2026-01-15",
      expiryAt: "2027-01-14",
      manager: true,
      trainee: true,
      reminders: ["30", "0", "0"],
      files: [],
    });
  });

  it("makes a blank draft for a new event, with three reminders of '0'", () => {
    expect(eventDraft()).toEqual({
      description: "",
      notes: "",
      issuedAt: null,
      expiryAt: null,
      manager: false,
      trainee: false,
      reminders: ["0", "0", "0"],
      files: [],
    });
  });
});

describe("eventPayload", () => {
  it("leaves out empty fields of a new event, and sends both switches", () => {
    expect(eventPayload(BLANK)).toEqual({
      description: "Passport",
      manager: "0",
      trainee: "0",
      reminders: zeros,
    });
    expect(eventPayload({ ...BLANK, issuedAt: "", expiryAt: "" })).toEqual(eventPayload(BLANK));
  });

  it("builds a multipart form with 1 and 0, lists and files by index", () => {
    const files = [new File(["a"], "a.pdf"), new File(["b"], "b.png")];
    const draft = {
      ...BLANK,
      notes: "<p>New</p>",
      issuedAt: "2026-02-01",
      expiryAt: "2027-02-01",
      manager: true,
      reminders: ["30", "14", "7"],
      files,
    };
    const sent = [...toFormData(eventPayload(draft))].map(([name, value]) => [
      name,
      typeof value === "string" ? value : value.name,
    ]);
    expect(sent).toEqual([
      ["description", "Passport"],
      ["notes", "<p>New</p>"],
      ["issued_at", "2026-02-01"],
      ["expiry_at", "2027-02-01"],
      ["manager", "1"],
      ["trainee", "0"],
      ["reminders[0][key]", "days"],
      ["reminders[0][value]", "30"],
      ["reminders[1][key]", "days"],
      ["reminders[1][value]", "14"],
      ["reminders[2][key]", "days"],
      ["reminders[2][value]", "7"],
      ["files[0]", "a.pdf"],
      ["files[1]", "b.png"],
    ]);
  });

  it("sends PUT for an update, clears emptied fields, and sends no attached files", () => {
    expect(eventPayload(BLANK, BEFORE)).toEqual({
      _method: "PUT",
      description: "Passport",
      notes: "",
      issued_at: "",
      expiry_at: "",
      manager: "0",
      trainee: "0",
      reminders: zeros,
    });
  });

  it("leaves out fields of an update that were empty and still are", () => {
    const bare = readEvent({
      id: 5,
      description: "Passport",
      is_active: true,
      manager: false,
      trainee: false,
      reminders: [],
    });
    expect(Object.keys(eventPayload(BLANK, bare))).toEqual([
      "_method",
      "description",
      "manager",
      "trainee",
      "reminders",
    ]);
  });

  it("trims the description, and sends an empty one for the server to refuse", () => {
    expect(eventPayload({ ...BLANK, description: "  Pass " }).description).toBe("Pass");
    expect(eventPayload({ ...BLANK, description: " " }, BEFORE).description).toBe("");
  });

  it.each([
    ["<p></p>", undefined],
    ["<p><br></p>\n<ul><li><p>&nbsp;</p></li></ul>", undefined],
    ["<p> a </p>", "<p> a </p>"],
    ["<p><img src=x></p>", "<p><img src=x></p>"],
  ])("reads the notes %j as %j", (notes, sent) => {
    expect(eventPayload({ ...BLANK, notes }).notes).toBe(sent);
  });

  it.each([
    ["30", "30"],
    ["0", "0"],
    ["007", "7"],
    ["000", "0"],
    ["", "0"],
    ["  ", "0"],
    [" 14 ", "14"],
    ["\u00A012\n", "12"],
    ["9007199254740993", "9007199254740993"],
    ["99999999999999999999999", "99999999999999999999999"],
    // The server rejects a fraction.
    ["1.5", "1.5"],
    ["1,5", "1,5"],
    ["7.9", "7.9"],
    ["7.0", "7.0"],
    [".5", ".5"],
    ["1.", "1."],
    ["-1.5", "-1.5"],
    ["-3", "-3"],
    ["-0", "-0"],
    ["−3", "−3"],
    ["+5", "+5"],
    ["1e2", "1e2"],
    ["1E3", "1E3"],
    ["0x1F", "0x1F"],
    ["0b11", "0b11"],
    ["1_000", "1_000"],
    ["1 000", "1 000"],
    ["1'000", "1'000"],
    ["30 days", "30 days"],
    ["soon", "soon"],
    ["NaN", "NaN"],
    ["Infinity", "Infinity"],
    ["null", "null"],
    ["½", "½"],
    ["３", "３"],
    ["٣", "٣"],
    ["3\u200B0", "30"],
    ["\uFEFF07\u200E", "7"],
    ["\u200B", "0"],
    ["1\u200B.5", "1.5"],
  ])("sends the reminder typed as %j as %j", (typed, sent) => {
    const { reminders } = eventPayload({ ...BLANK, reminders: [typed] });
    expect(reminders?.map(({ value }) => value)).toEqual([sent, "0", "0"]);
  });

  it.each([
    [1.5, "1.5"],
    [30, "30"],
    [-3, "-3"],
  ])("sends the number %d of a caller without types as %j", (typed, sent) => {
    const { reminders } = eventPayload({ ...BLANK, reminders: [typed as unknown as string] });
    expect(reminders?.[0]?.value).toBe(sent);
  });

  it("sends exactly three reminders", () => {
    const { reminders } = eventPayload({ ...BLANK, reminders: ["1", "2", "3", "4"] });
    expect(reminders?.map(({ value }) => value)).toEqual(["1", "2", "3"]);
  });
});
