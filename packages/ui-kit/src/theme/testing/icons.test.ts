import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** The icons that a file imports from Lucide. */
function iconsIn(file: string): string[] {
  const [, names = ""] =
    /import \{([^}]*)\} from "lucide-react"/.exec(readFileSync(file, "utf8")) ?? [];
  return names
    .split(",")
    .map((name) => name.trim().replace(/ as .*/, ""))
    .filter((name) => name !== "" && !name.startsWith("type ") && name !== "LucideProvider");
}

it("shows every icon in use with its meaning, and no other", () => {
  const product = globSync("packages/{ui-kit,portal}/src/**/*.{ts,tsx}").filter(
    (file) => !/\.(stories|test)\.|fixture|\/testing\//.test(file),
  );
  // Conditions are shown from the product's own table.
  const shown = ["icons.ts", "../../domain/status/Status.tsx"].flatMap((file) =>
    iconsIn(fileURLToPath(new URL(file, import.meta.url))),
  );
  expect([...new Set(shown)].sort()).toEqual([...new Set(product.flatMap(iconsIn))].sort());
});
