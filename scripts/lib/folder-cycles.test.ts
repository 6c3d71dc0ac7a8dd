import { expect, it } from "vitest";
import { folderCycles } from "./folder-cycles.ts";

it.each<[string, Record<string, string>, string[][]]>([
  [
    "two folders import each other",
    { "a/x.ts": 'import "../b/y.ts";', "b/y.ts": 'import "../a/x.ts";' },
    [["a", "b"]],
  ],
  [
    "three do in a circle",
    {
      "a/x.ts": 'export * from "../b/y.ts";',
      "b/y.ts": 'import("../c/z.ts")',
      "c/z.ts": 'import type { X } from "../a/x.ts";',
    },
    [["a", "b", "c"]],
  ],
  [
    "a parent and its subfolder do",
    { "a/x.ts": 'import "./b/y.ts";', "a/b/y.ts": 'import { z } from "../z.ts";', "a/z.ts": "" },
    [["a", "a/b"]],
  ],
  [
    "imports go one way",
    {
      "a/x.ts": 'import "../b/y.ts";\nimport "../c/z.ts";',
      "b/y.ts": 'import "../c/z.ts";',
      "c/z.ts": "",
    },
    [],
  ],
  [
    "files of one folder import each other",
    { "a/x.ts": 'import "./y.ts";', "a/y.ts": 'import "./x.ts";' },
    [],
  ],
  [
    "only entry files close the circle",
    { "index.ts": 'import "./a/x.ts";', "a/x.ts": 'import "../types.ts";', "types.ts": "" },
    [],
  ],
])("finds the circles when %s", (_case, files, circles) => {
  expect(folderCycles(new Map(Object.entries(files)))).toEqual(circles);
});
