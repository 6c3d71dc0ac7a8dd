import { describe, expect, it } from "vitest";
import { conditionsOf } from "./conditions.ts";

const all = { international_procedures: true, expiration: 1, compressed: "1", seasonal: true };

describe("conditionsOf", () => {
  it("names what holds in one fixed order", () => {
    expect(conditionsOf(all).map(({ word }) => word)).toEqual([
      "Seasonal",
      "Compressed",
      "Calendar day expiration",
      "International Procedures",
    ]);
  });

  it("takes false, 0, empty and absent flags as not set", () => {
    expect(conditionsOf({ seasonal: false, compressed: 0, expiration: "" })).toEqual([]);
  });

  it("knows International Procedures by either name", () => {
    expect(conditionsOf({ internationalProcedures: true }).map(({ id }) => id)).toEqual([
      "international_procedures",
    ]);
  });

  it("leaves out what the place asks for", () => {
    expect(conditionsOf(all, ["international_procedures"]).map(({ id }) => id)).toEqual([
      "seasonal",
      "compressed",
      "expiration",
    ]);
  });
});
