import { describe, expect, it } from "vitest";

import { keepClearedFields } from "../model/payload.ts";
import { toFormData } from "./request.ts";

/** The fields as they would be sent; a file as its name. */
function fields(values: object): [string, string][] {
  return [...toFormData(values)].map(([name, value]) => [
    name,
    typeof value === "string" ? value : value.name,
  ]);
}

describe("toFormData (training 7.3)", () => {
  it("encodes an event as the call wants it", () => {
    const values = {
      _method: "PUT",
      description: "Licence",
      notes: "",
      issued_at: undefined,
      expiry_at: null,
      manager: true,
      trainee: false,
      reminders: [
        { key: "days", value: "30" },
        { key: "days", value: "0" },
      ],
      files: [new File(["a"], "a.pdf"), new File(["b"], "b.pdf")],
    };
    expect(fields(values)).toEqual([
      ["_method", "PUT"],
      ["description", "Licence"],
      ["notes", ""],
      ["manager", "1"],
      ["trainee", "0"],
      ["reminders[0][key]", "days"],
      ["reminders[0][value]", "30"],
      ["reminders[1][key]", "days"],
      ["reminders[1][value]", "0"],
      ["files[0]", "a.pdf"],
      ["files[1]", "b.pdf"],
    ]);
  });

  it("sends nothing for empty lists and 0 as a value", () => {
    expect(fields({ files: [], reminders: [], count: 0 })).toEqual([["count", "0"]]);
  });

  it("refuses what no form can hold", () => {
    expect(() => toFormData({ onClick: () => undefined })).toThrow(TypeError);
  });
});

describe("keepClearedFields (decisions: Shapes sent)", () => {
  it("sends '' only for what had a value", () => {
    const before = { notes: "<p>Old</p>", issued_at: "2026-01-01", expiry_at: null };
    const now = { notes: "", issued_at: null, expiry_at: "", description: "Licence" };
    expect(keepClearedFields(now, before)).toEqual({
      notes: "",
      issued_at: "",
      description: "Licence",
    });
  });

  it("leaves every empty field of a new entity out, and switches that are off in", () => {
    expect(keepClearedFields({ notes: "", expiry_at: null, manager: false })).toEqual({
      manager: false,
    });
  });

  it("leaves out what the form does not touch", () => {
    expect(keepClearedFields({ notes: undefined }, { notes: "kept" })).toEqual({});
  });
});
