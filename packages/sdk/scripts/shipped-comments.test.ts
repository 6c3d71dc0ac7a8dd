import { describe, expect, it } from "vitest";
import { referencesIn, withoutReferences } from "./shipped-comments.ts";

describe("citations in comments", () => {
  it.each([
    ["/** A new group (shell 2.17). */", "/** A new group. */"],
    [
      "/** Reads a tier, or a bare name (shell 6). null for none. */",
      "/** Reads a tier, or a bare name. null for none. */",
    ],
    [
      "/**\n * The form of an event (training 7.3,\n * shell 3), for `toFormData`.\n */",
      "/**\n * The form of an event, for `toFormData`.\n */",
    ],
    [
      "/**\n * taken out or moved, never both\n * (shell 4): who is removed.\n */",
      "/**\n * taken out or moved, never both: who is removed.\n */",
    ],
    [
      "/** Generated from the contract. Do not edit; change `spec/` and run `npm run gen`. */",
      "/** Generated from the contract. */",
    ],
    ["read(decisions); // shell (a program)", "read(decisions); // shell (a program)"],
  ])("removes citations from what is shipped: %s", (source, shipped) => {
    expect(withoutReferences(source)).toBe(shipped);
    expect(referencesIn(shipped)).toEqual([]);
  });

  it.each(["as shell 8 says", "see decision 14", "Training 3.1 wants it"])(
    "finds citations in any form: %s",
    (text) => {
      expect(referencesIn(text)).toHaveLength(1);
    },
  );
});
