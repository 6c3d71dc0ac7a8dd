import { describe, expect, it } from "vitest";
import { type FormEntry, formFields, Upload } from "./body.ts";

const fields = (...entries: readonly FormEntry[]) => formFields(entries);
const upload = (name: string, size: number) => new Upload({ name, type: "" }, { size });

describe("formFields", () => {
  it("returns lists of objects, lists of files and plain fields", () => {
    const file = upload("a.pdf", 1);
    expect(
      fields(
        ["description", "Passport"],
        ["reminders[1][value]", "7"],
        ["reminders[0][key]", "days"],
        ["reminders[0][value]", "30"],
        ["files[0]", file],
        ["settings[suspend][status]", "1"],
      ),
    ).toEqual({
      description: "Passport",
      reminders: [{ key: "days", value: "30" }, { value: "7" }],
      files: [file],
      settings: { suspend: { status: "1" } },
    });
  });

  it("reads '[]' as the next entry, and compares numbers by size", () => {
    expect(fields(["a[]", "x"], ["a[]", "y"])).toEqual({ a: ["x", "y"] });
    expect(fields(["a[10]", "last"], ["a[9]", "first"])).toEqual({ a: ["first", "last"] });
  });

  it("leaves out a file field without a choice, and keeps an empty file", () => {
    const empty = upload("empty.txt", 0);
    expect(fields(["files[0]", upload("", 0)], ["files[1]", empty])).toEqual({ files: [empty] });
  });

  it.each(["a[", "a]b", "[x]", "a[b]c", `a${"[b]".repeat(9000)}`])(
    "reads a name that is built otherwise as one part",
    (name) => {
      expect(fields([name, "x"])).toEqual({ [name]: "x" });
    },
  );

  it("takes the last of two values, and a list before a text", () => {
    expect(fields(["a", "1"], ["a", "2"], ["b", "1"], ["b[0]", "2"])).toEqual({ a: "2", b: ["2"] });
  });

  it("does not read an inherited property name as a value", () => {
    const read = fields(["__proto__[polluted]", "yes"], ["constructor[prototype][x]", "y"]);
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
    expect(Object.keys(read)).toEqual(["__proto__", "constructor"]);
  });

  it.each<[names: string[], ...repeated: string[]]>([
    [["a", "b", "a[", "ab"]],
    [["a", "a"], "a"],
    [["a", "a", "a"], "a"],
    [["a[]", "a[]"]],
    [["a[0]", "a[1]"]],
    [["a[0]", "a[0]"], "a.0"],
    [["a[0][x]", "a[0][y]", "a[1][x]"]],
    [["a[0][x]", "a[1][x]", "a[0][x]"], "a.0.x"],
    [["a[][x]", "a[][x]"]],
    [["a[b][c]", "a[b][c]"], "a.b.c"],
    [["a", "a[0]"], "a"],
    [["a[0]", "a"], "a"],
    [["a[0]", "a[0][x]"], "a.0"],
    [["a[]", "a[0]"], "a.0"],
    [["b", "a", "b", "a"], "b", "a"],
    [["__proto__", "__proto__"], "__proto__"],
  ])("finds which of %j are given more than once", (names, ...repeated) => {
    const found = new Set<string>();
    formFields(
      names.map((name): FormEntry => [name, "x"]),
      found,
    );
    expect([...found]).toEqual(repeated);
  });

  it("does not count file fields without a choice", () => {
    const found = new Set<string>();
    const none = upload("", 0);
    formFields(
      [
        ["a", none],
        ["a", upload("a.txt", 1)],
        ["a", none],
      ],
      found,
    );
    expect([...found]).toEqual([]);
  });
});
