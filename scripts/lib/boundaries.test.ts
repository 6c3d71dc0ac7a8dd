import { describe, expect, it } from "vitest";
import { brokenBoundaries } from "./boundaries.ts";
import { importsOf } from "./imports.ts";

const broken = (file: string, source: string): string[] =>
  brokenBoundaries(new Map([[file, source]]));

describe("reading imports", () => {
  it("finds every way to import, with its line", () => {
    const source = [
      'import a from "a";',
      'import type { B } from "b";',
      'import "c";',
      'export * from "d";',
      'export type { E } from "e";',
      'const f = () => import("./f.tsx");',
      'type G = import("g").G;',
      "const h = <div />;",
    ].join("\n");
    const found = importsOf("x.tsx", source);
    expect(found.map(({ specifier, line, kind }) => `${line} ${kind} ${specifier}`)).toEqual([
      "1 static a",
      "2 type b",
      "3 static c",
      "4 static d",
      "5 type e",
      "6 dynamic ./f.tsx",
      "7 type g",
    ]);
  });

  it("says which file does not parse", () => {
    expect(() => importsOf("broken.ts", "import {")).toThrow("broken.ts");
  });
});

describe("the boundaries", () => {
  it.each([
    ["packages/sdk/src/react/index.ts", 'import { useQuery } from "@tanstack/react-query";'],
    ["packages/sandbox/src/browser.ts", 'import { setupWorker } from "msw/browser";'],
    ["packages/ui-kit/src/domain/cards/StatCard.tsx", 'import Card from "@mui/material/Card";'],
    ["packages/ui-kit/src/a.tsx", 'import type { Person } from "@recurrent/sdk";'],
    ["packages/ui-kit/src/domain/cards/a.tsx", 'import "../../components/links/KitLink.tsx";'],
    [
      "packages/portal/src/features/people/a.ts",
      'import { b } from "../../shared/access/rule.ts";',
    ],
    ["packages/portal/src/features/people/a.ts", 'import { b } from "./b.ts";'],
    ["packages/portal/src/app/a.ts", 'import("../features/people/b.ts");'],
    ["packages/portal/src/app/backend.ts", 'const s = import("@recurrent/sandbox/browser");'],
    ["packages/portal/src/app/Home.stories.tsx", 'import "@recurrent/sandbox/world";'],
    ["e2e/login.e2e.ts", 'import "@recurrent/sandbox/world";'],
  ])("%s may hold %s", (file, source) => {
    expect(broken(file, source)).toEqual([]);
  });

  it.each([
    ["packages/sdk/src/errors.ts", 'import "@recurrent/sandbox/world";', "points the other way"],
    ["packages/sdk/src/react/a.ts", 'import "react-router-dom";', "callbacks"],
    ["packages/sandbox/src/a.ts", 'import type { A } from "@recurrent/portal";', "stands in"],
    ["packages/sandbox/src/a.ts", 'import { useX } from "@recurrent/sdk/react";', "no hooks"],
    ["packages/ui-kit/src/a.tsx", 'import { Link } from "react-router-dom";', "LinkProvider"],
    ["packages/ui-kit/src/a.tsx", 'import { companyShow } from "@recurrent/sdk";', "import type"],
    [
      "packages/ui-kit/src/a.tsx",
      'import { x } from "../../sdk/src/errors.ts";',
      "leaves its package",
    ],
    [
      "packages/ui-kit/src/components/forms/a.tsx",
      'import type { StatusId } from "../../domain/status/Status.tsx";',
      "pass it as props",
    ],
    ["packages/portal/src/app/a.ts", 'import axios from "axios";', "through the SDK"],
    ["packages/portal/src/app/a.ts", 'import("@recurrent/sandbox/browser");', "only"],
    ["packages/portal/src/app/backend.ts", 'import "@recurrent/sandbox/browser";', "by import()"],
    [
      "packages/portal/src/shared/session/a.ts",
      'import type { B } from "../forms/b.ts";',
      "shared/session/ is below shared/forms/",
    ],
    [
      "packages/portal/src/features/people/a.ts",
      'import { b } from "../../app/b.ts";',
      "features/ is below app/",
    ],
    [
      "packages/portal/src/shared/new/a.ts",
      'import "../routes/b.ts";',
      "give shared/new/ its place",
    ],
    [
      "packages/portal/src/features/people/a.ts",
      'import { b } from "../groups/b.ts";',
      "feature people imports feature groups",
    ],
  ])("%s must not hold %s", (file, source, why) => {
    const problems = broken(file, source);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${file}:1 imports`);
    expect(problems[0]).toContain(why);
  });

  it("follows the SDK's entry to an optional peer", () => {
    const sources = new Map([
      ["packages/sdk/src/index.ts", 'export * from "./deep/a.ts"; import type { A } from "react";'],
      ["packages/sdk/src/deep/a.ts", 'import { z } from "zod";'],
      ["packages/sdk/src/react/index.ts", 'import "react";'],
    ]);
    expect(brokenBoundaries(sources)).toEqual([
      "packages/sdk/src/deep/a.ts:1 imports zod: @recurrent/sdk itself must work without its optional peers",
    ]);
  });
});
