/**
 * Writes the theme as design tokens to `design-tokens/`, for design tools; `unit` compares them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { tokenFiles } from "./lib/design-tokens.ts";
import { fromRoot } from "./lib/paths.mjs";

mkdirSync(fromRoot("design-tokens"), { recursive: true });
for (const [name, content] of Object.entries(tokenFiles())) {
  writeFileSync(fromRoot("design-tokens", name), content);
  console.log(`design-tokens/${name}`);
}
