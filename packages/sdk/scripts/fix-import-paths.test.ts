import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { withEmittedPaths, withImportedReactQuery } from "./fix-import-paths.ts";

const folder = mkdtempSync(join(tmpdir(), "recurrent-emitted-"));
mkdirSync(join(folder, "model"));
for (const built of ["errors.js", "model/index.js"]) writeFileSync(join(folder, built), "");
afterAll(() => rmSync(folder, { recursive: true }));

const emitted = (source: string): string => withEmittedPaths(source, join(folder, "index.d.ts"));

describe("the imports of a built file", () => {
  it.each([
    ['export { ApiError } from "./errors.ts";', 'export { ApiError } from "./errors.js";'],
    ['export { ApiError } from "./errors.js";', 'export { ApiError } from "./errors.js";'],
    ["import type { Person } from './model';", "import type { Person } from './model/index.js';"],
    ['type A = import("./errors.ts").ApiError;', 'type A = import("./errors.js").ApiError;'],
    ['import { create } from "axios";', 'import { create } from "axios";'],
  ])("rewrites imports to built files: %s", (source, expected) => {
    expect(emitted(source)).toBe(expected);
  });

  it("fails the build when an imported file does not exist", () => {
    expect(() => emitted('export * from "./gone.ts";')).toThrow("./gone.ts, which was not built");
  });
});

describe("a declaration for `require`", () => {
  const from = '"@tanstack/react-query"';
  const taken = `import type { A, B } from ${from} with { "resolution-mode": "import" };`;
  it.each([
    [`import type { A, B } from ${from};`, taken],
    [`import { type A, B } from ${from};`, taken],
    ['import { create } from "axios";', 'import { create } from "axios";'],
  ])("takes the types of React Query that `import` gets: %s", (declaration, expected) => {
    expect(withImportedReactQuery(declaration)).toBe(expected);
  });
});
