import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parse } from "acorn";
import { describe, expect, it } from "vitest";

const read = (place: string) =>
  readFileSync(fileURLToPath(new URL(`../../../../${place}`, import.meta.url)), "utf8");

const { browserslist } = JSON.parse(read("package.json")) as { browserslist: string[] };
const boot = read("packages/portal/public/boot.js");

describe("the browsers that are supported", () => {
  it("are turned away by a script that the oldest of them can read", () => {
    expect(() => parse(boot, { ecmaVersion: 5, sourceType: "script" })).not.toThrow();
  });

  const oldest = Object.fromEntries(
    browserslist.map((query) => query.split(" >= ") as [string, string]),
  );

  it.each([
    ["safari", /Safari 17\.4/, /Safari[^|]*\| 17\.4/],
    ["ios_saf", /iPadOS 17\.4/, /iPadOS 17\.4/],
    ["chrome", /Chrome or Edge 120/, /Chrome, Edge *\| 120/],
    ["edge", /Chrome or Edge 120/, /Chrome, Edge *\| 120/],
    ["firefox", /Firefox 128/, /Firefox[^|]*\| 128/],
  ])(
    "are the same for %s in the linter, the build, the message and the guide",
    (name, message, row) => {
      const version = oldest[name] ?? "";
      expect(message.source.replaceAll("\\", "")).toContain(version);
      expect(boot).toMatch(message);
      expect(read("docs/deploy.md")).toMatch(row);
      const target = name === "ios_saf" ? "safari" : name;
      expect(read("packages/portal/vite.config.ts")).toContain(`"${target}${version}"`);
    },
  );
});
