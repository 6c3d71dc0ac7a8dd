/**
 * Writes the theme as design tokens to `design-tokens/`, for design tools; `unit` compares them.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { tokenFiles } from "./lib/design-tokens.ts";
import { inRoot } from "./lib/paths.mjs";

mkdirSync(inRoot("design-tokens"), { recursive: true });
for (const [name, content] of Object.entries(tokenFiles())) {
  writeFileSync(inRoot("design-tokens", name), content);
  console.log(`design-tokens/${name}`);
}
