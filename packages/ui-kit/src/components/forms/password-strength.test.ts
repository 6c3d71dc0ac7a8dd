import { describe, expect, it } from "vitest";
import { estimateStrength } from "./password-strength.ts";

describe("the strength of a password", () => {
  it.each([
    ["", 0, 0],
    ["password", 0, 0],
    ["Password123!", 0, 2],
    ["Qwertyuiop1!", 0, 2],
    ["aaaaaaaaaaaaA1!", 0, 2],
    ["correct horse battery staple", 4, 4],
    ["tL9$wq-Zk4v?Bn", 4, 4],
  ])("rates %j between %i and %i", (password, least, most) => {
    const score = estimateStrength(password, []);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it("rates a password lower that is made of the person's data", () => {
    const password = "WisniewskiLukasz";
    expect(estimateStrength(password, ["Wisniewski", "Lukasz"])).toBeLessThan(
      estimateStrength(password, []),
    );
  });
});
