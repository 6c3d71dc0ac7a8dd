import { globSync, readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { defineConfig, parse } from "@terrazzo/parser";
import { expect, it } from "vitest";
import { theme } from "../../packages/ui-kit/src/theme/theme.ts";
import { tokenFiles } from "./design-tokens.ts";
import { fromRoot } from "./paths.mjs";

const FOLDER = fromRoot("design-tokens/");

/** Reads files as a design tool would: rejects everything that the format does not allow. */
function read(files: Readonly<Record<string, string>>, ...names: readonly string[]) {
  const cwd = pathToFileURL(FOLDER);
  const input = names.map((name) => ({ filename: new URL(name, cwd), src: files[name] }));
  const config = defineConfig({}, { cwd });
  // Names are those of the palette.
  delete config.lint.rules["core/consistent-naming"];
  return parse(input, {
    config,
    req: (url) => Promise.resolve(files[url.pathname.split("/").at(-1)!]!),
  });
}

it("commits the tokens that the theme defines (npm run tokens)", () => {
  const files = globSync("*", { cwd: FOLDER }).map((name) => [
    name,
    readFileSync(`${FOLDER}${name}`, "utf8"),
  ]);
  expect(Object.fromEntries(files)).toEqual(tokenFiles());
});

it("gives the format's parser the theme's own values in both schemes", async () => {
  const { resolver } = await read(tokenFiles(), "recurrent.resolver.json");
  for (const scheme of ["light", "dark"] as const) {
    const tokens = resolver.apply({ scheme });
    const { palette } = theme.colorSchemes[scheme]!;
    const hex = (id: string) => (tokens[id]!.$value as { hex: string }).hex.toUpperCase();
    expect({
      page: hex("color.background.default"),
      text: hex("color.text.secondary"),
      expired: hex("color.status.expired.main"),
      button: hex("color.primary.main"),
    }).toEqual({
      page: palette.background.default,
      text: palette.text.secondary,
      expired: palette.status.expired.main,
      button: palette.primary.main,
    });
    expect(tokens["text.title"]!.$value).toMatchObject({
      fontSize: { value: Number.parseFloat(String(theme.typography.h2.fontSize)), unit: "rem" },
      fontWeight: theme.typography.h2.fontWeight,
      lineHeight: theme.typography.h2.lineHeight,
    });
    expect(tokens["space.3"]!.$value).toMatchObject({ value: 24, unit: "px" });
    expect(tokens["shadow.pop"]!.$value).toHaveLength(2);
  }
});

it.each(["light.tokens.json", "dark.tokens.json"])(
  "matches the format: base.tokens.json with %s",
  async (scheme) => {
    const files = tokenFiles();
    await expect(read(files, "base.tokens.json", scheme)).resolves.toBeDefined();
    // The check itself.
    const broken = { ...files, [scheme]: files[scheme]!.replace('"srgb"', '"paint"') };
    await expect(read(broken, "base.tokens.json", scheme)).rejects.toThrow("paint");
  },
);
