import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import config from "../../oxlint.config.ts";
import { runProcessGroup } from "../lib/process-group.mjs";
import { fromRoot, pinnedNode } from "../lib/paths.mjs";
import { TOOL } from "../lib/tools.mjs";
import { PORTAL_LAYERS } from "./import-rules.ts";

interface Diagnostic {
  /** Undefined for a file that does not parse. */
  code?: string;
  message: string;
  help?: string;
  filename: string;
  labels: readonly [{ span: { line: number } }, ...unknown[]];
}

/** The rules under test: others complain about such short files as well. */
const BOUNDARY =
  /no-restricted-imports|no-cycle|no-dynamic-require|quoted-imports|file-paths|specifiers/;
const TYPE_ANNOTATION = "type annotations are forbidden";

/** A statement in a file, and the message that rejects it. */
type Case = readonly [file: string, statement: string, why?: string];

const SESSION = "packages/portal/src/shared/session/a.ts";
const PEOPLE = "packages/portal/src/features/people/a.ts";
const MATRIX = "packages/portal/src/features/boards/matrix/a.ts";
const HOST_CHECK = "packages/host-check/src/a.ts";
const VALIDATOR = "packages/host-check/src/contract/a.ts";
const KIT = "packages/ui-kit/src/domain/cards/a.tsx";
const KIT_GENERIC = "packages/ui-kit/src/components/forms/a.tsx";
const LOADER = "packages/portal/src/app/backend.ts";

const ALLOWED: readonly Case[] = [
  ["scripts/a.ts", 'fileURLToPath(new URL("b", import.meta.url));'],
  ["scripts/a.ts", 'new URL("b", location.href).pathname;'],
  ["packages/sdk/src/react/index.ts", 'import { useQuery } from "@tanstack/react-query";'],
  ["packages/sdk/src/model/a.ts", 'import type { ReactNode } from "react";'],
  ["packages/sdk/src/mocks.ts", 'import { http } from "msw";'],
  ["packages/sdk/src/http/a.ts", 'import type { TokenStore } from "../auth/b.ts";'],
  ["packages/sandbox/src/browser.ts", 'import { setupWorker } from "msw/browser";'],
  ["packages/sandbox/src/rules/outside.ts", 'import type { Two } from "./two.ts";'],
  ["packages/sandbox/src/store/a.ts", 'import type { MainApi } from "@recurrent/sdk/raw";'],
  ["packages/sandbox/src/store/persistence/a.ts", 'import type { D } from "../../model/days.ts";'],
  ["packages/sandbox/src/handlers/a.ts", 'import type { Fault } from "../types.ts";'],
  ["packages/sandbox/src/rules/a.test.ts", 'import { a } from "../handlers/call.ts";'],
  ["packages/sandbox/src/http/a.ts", 'import { a } from "../admin/controls.ts";'],
  [HOST_CHECK, 'import { signIn } from "@recurrent/sdk";'],
  [HOST_CHECK, 'import { mainHttp } from "@recurrent/sdk/transport";'],
  [HOST_CHECK, 'import contract from "@recurrent/sdk/contract/main.json";'],
  [HOST_CHECK, 'import { callsIn } from "./contract/operations.ts";'],
  ["packages/host-check/src/a.test.ts", 'import { A } from "@recurrent/sandbox/accounts";'],
  [VALIDATOR, 'import express from "express";'],
  [VALIDATOR, 'import { readForm } from "./form.ts";'],
  [KIT, 'import Card from "@mui/material/Card";'],
  [KIT, 'import type { Person } from "@recurrent/sdk";'],
  [KIT, 'import { type Group } from "@recurrent/sdk";'],
  [KIT, 'export type { Event } from "@recurrent/sdk";'],
  [KIT, 'import { addDays } from "@recurrent/sdk/calendar-day";'],
  [KIT, 'import { trimLine } from "@recurrent/sdk/trim-text";'],
  [KIT, 'import { cc } from "../people/c.ts";'],
  [KIT, 'import "../../components/links/AppLink.tsx";'],
  [KIT_GENERIC, 'import { dd } from "../../dates/d.ts";'],
  ["packages/ui-kit/src/index.ts", 'export { ee } from "./domain/cards/e.ts";'],
  ["packages/ui-kit/src/components/A.stories.tsx", 'import { bb } from "../domain/b.ts";'],
  ["packages/ui-kit/src/components/tables/table-fixture.tsx", 'import "../../domain/b.ts";'],
  ["packages/ui-kit/src/theme/testing/a.tsx", 'import { bb } from "../../domain/b.ts";'],
  [SESSION, 'import { bb } from "./b.ts";'],
  [SESSION, 'import { cc } from "../errors/c.ts";'],
  [PEOPLE, 'import { bb } from "../../shared/access/rule.ts";'],
  [PEOPLE, 'import { cc } from "./b.ts";'],
  [PEOPLE, 'import type { Account } from "@recurrent/sandbox/accounts";'],
  [MATRIX, 'import { bb } from "../expiry/b.ts";'],
  [MATRIX, 'import { cc } from "../c.ts";'],
  [MATRIX, 'import { dd } from "../../../shared/dates/d.ts";'],
  ["packages/portal/src/features/people/A.stories.tsx", 'import { bb } from "../../app/b.ts";'],
  ["packages/portal/src/features/events/testing/a.ts", 'import { bb } from "../../../app/b.ts";'],
  ["packages/portal/src/shared/forms/a.test.ts", 'import { bb } from "../../testing/b.ts";'],
  ["packages/portal/src/app/a.ts", 'import("../features/people/b.ts");'],
  ["packages/portal/src/app/pages/a.ts", 'import { bb } from "../../features/people/b.ts";'],
  ["packages/portal/src/main.tsx", 'import { start } from "./app/start.tsx";'],
  [LOADER, 'const loaded = import("@recurrent/sandbox/browser");'],
  [LOADER, 'import type { Clock } from "@recurrent/sandbox/browser";'],
  ["packages/portal/src/app/Home.stories.tsx", 'import { w } from "@recurrent/sandbox/accounts";'],
  ["e2e/start/login.e2e.ts", 'import { aa } from "@recurrent/sandbox/accounts";'],
];

const LEAVES = "leaves its package";
const DETOUR = "by the shortest path";
const PROPS = "pass it as props";

const REFUSED: readonly Case[] = [
  ["scripts/a.test.ts", 'new URL("b", import.meta.url).pathname;', "by fileURLToPath()"],
  ["packages/sdk/src/errors.ts", 'import "@recurrent/sandbox/accounts";', "points the other way"],
  ["packages/sdk/src/errors.ts", 'import { a } from "lucide-react";', "the SDK shows nothing"],
  ["packages/sdk/src/react/a.ts", 'import "react-router-dom";', "callbacks"],
  ["packages/sdk/src/model/a.ts", 'import { z } from "zod";', "optional peers"],
  ["packages/sdk/src/model/a.ts", 'export * from "react";', "optional peers"],
  ["packages/sdk/src/auth/a.ts", 'import type { Settings } from "../http/b.ts";', "no calls"],
  ["packages/sdk/src/model/a.ts", 'import { q } from "../react/query.ts";', "optional peers"],
  ["packages/sdk/src/index.ts", 'export * from "./mocks.ts";', "optional peers"],
  [
    "packages/sdk/src/index.ts",
    'export * from "./generated/main/schemas/index.ts";',
    "optional peers",
  ],
  ["packages/sdk/src/calendar-day.ts", 'import { text } from "./model/a.ts";', "import nothing"],
  ["packages/sdk/src/model/trim-text.ts", 'import { text } from "./read.ts";', "import nothing"],
  ["packages/sandbox/src/a.ts", 'import type { A } from "@recurrent/portal";', "stands in"],
  ["packages/sandbox/src/a.ts", 'import { useX } from "@recurrent/sdk/react";', "no hooks"],
  ["packages/sandbox/src/rules/a.ts", 'import Box from "@mui/material/Box";', "no components"],
  ["packages/sandbox/src/model/a.ts", 'import type { A } from "../rules/people.ts";', "is below"],
  ["packages/sandbox/src/rules/a.ts", 'import { a } from "../store/tables.ts";', "is below"],
  ["packages/sandbox/src/store/persistence/a.ts", 'import "../../handlers/call.ts";', "is below"],
  ["packages/sandbox/src/handlers/a.ts", 'import("../admin/controls.ts");', "is below"],
  ["packages/sandbox/src/admin/a.ts", 'import { a } from "../http/serve.ts";', "is below"],
  ["packages/sandbox/src/http/a.ts", 'import { b } from "../start.ts";', "is below"],
  ["packages/sandbox/src/mails/a.ts", 'import { a } from "../model/days.ts";', "SANDBOX_LAYERS"],
  ["packages/sandbox/src/rules/one.ts", 'import type { Two } from "./two.ts";', "cycle"],
  ["packages/sandbox/src/rules/two.ts", 'import type { One } from "./one.ts";', "cycle"],
  ["packages/sandbox/src/a.ts", 'import "@recurrent/host-check";', "stands in"],
  ["packages/sdk/src/a.ts", 'import "@recurrent/host-check";', "the other way"],
  ["packages/portal/src/app/a.ts", 'import "@recurrent/host-check";', "for operators"],
  ["packages/portal/src/app/a.ts", 'import "@recurrent/sdk/transport";', "a call of the SDK"],
  ["packages/sandbox/src/a.ts", 'import "@recurrent/sdk/operation-rules";', "a call of the SDK"],
  [KIT, 'import "@recurrent/host-check";', "for operators"],
  [HOST_CHECK, 'import { startSandbox } from "@recurrent/sandbox";', "only its tests"],
  [HOST_CHECK, 'import type { Account } from "@recurrent/sandbox/accounts";', "only its tests"],
  [HOST_CHECK, 'import { a } from "../../sandbox/src/seed/accounts.ts";', LEAVES],
  [HOST_CHECK, 'import { b } from "../../../scripts/lib/accounts.ts";', LEAVES],
  [HOST_CHECK, 'import { Status } from "@recurrent/ui-kit";', "no components"],
  [HOST_CHECK, 'import { start } from "@recurrent/portal";', "before there is a portal"],
  [HOST_CHECK, 'import { useMe } from "@recurrent/sdk/react";', "as the portal does"],
  [HOST_CHECK, 'import { getPersonMock } from "@recurrent/sdk/mocks";', "as the portal does"],
  [HOST_CHECK, 'import Box from "@mui/material/Box";', "no components"],
  ["packages/host-check/src/a.test.ts", 'import { s } from "@recurrent/ui-kit";', "no components"],
  ["packages/host-check/src/a.test.ts", 'import { t } from "../../sdk/src/errors.ts";', LEAVES],
  [VALIDATOR, 'import { readPerson } from "@recurrent/sdk/raw";', "as data alone"],
  [VALIDATOR, 'import { Session } from "../session.ts";', "as data alone"],
  [KIT, 'import { Link } from "react-router-dom";', "LinkProvider"],
  [KIT, 'import { companyShow } from "@recurrent/sdk";', "import type"],
  [KIT, 'import { type User, userShow } from "@recurrent/sdk";', "import type"],
  [KIT, 'export * from "@recurrent/sdk";', "import type"],
  [KIT, 'import { getPersonMock } from "@recurrent/sdk/mocks";', "import type"],
  [KIT, 'import { mainHttp } from "@recurrent/sdk/transport";', "import type"],
  [KIT, 'import { operations } from "@recurrent/sdk/testing/operations";', "import type"],
  [KIT, 'import contract from "@recurrent/sdk/contract/main.json";', "import type"],
  [KIT, 'const sdk = import("@recurrent/sdk");', "import type"],
  [KIT, 'type Wire = import("@recurrent/sdk/raw").MainApi;', TYPE_ANNOTATION],
  [KIT, 'import { x } from "../../../../sdk/src/errors.ts";', LEAVES],
  [KIT, 'import { y } from "../../../../../e2e/support/y.ts";', LEAVES],
  [KIT_GENERIC, 'import type { StatusId } from "../../domain/status/Status.tsx";', PROPS],
  [KIT_GENERIC, 'export * from "../../domain/status/Status.tsx";', PROPS],
  [KIT_GENERIC, 'import("../../domain/status/Status.tsx");', PROPS],
  ["packages/ui-kit/src/dates/a.ts", 'import { b } from "../domain/b.ts";', PROPS],
  ["packages/ui-kit/src/locale.ts", 'import { b } from "./domain/b.ts";', PROPS],
  ["packages/portal/src/app/a.ts", 'import axios from "axios";', "through the SDK"],
  ["packages/portal/src/app/a.ts", 'import("@recurrent/sandbox/browser");', "only"],
  ["packages/portal/src/app/a.ts", 'import("../../../sandbox/src/browser.ts");', LEAVES],
  ["packages/portal/src/main.tsx", 'import "@recurrent/sandbox/browser";', "only"],
  [LOADER, 'import "@recurrent/sandbox/browser";', "by import()"],
  [LOADER, 'import { begin } from "@recurrent/sandbox/browser";', "by import()"],
  [LOADER, 'import sandbox from "@recurrent/sandbox/browser";', "by import()"],
  [LOADER, 'import * as all from "@recurrent/sandbox/browser";', "by import()"],
  [LOADER, 'export * from "@recurrent/sandbox/browser";', "by import()"],
  [LOADER, 'export { now } from "@recurrent/sandbox/browser";', "by import()"],
  [LOADER, 'import {} from "@recurrent/sandbox/browser";', "Empty import specifier"],
  [SESSION, 'import type { B } from "../forms/b.ts";', "shared/session/ is below"],
  [SESSION, 'export type { C } from "../forms/b.ts";', "shared/session/ is below"],
  [SESSION, 'import("../components/d.ts");', "shared/session/ is below"],
  [SESSION, 'import("../../features/people/e.ts");', "shared/session/ is below"],
  [SESSION, 'import { f } from "../../app/f.ts";', "shared/session/ is below"],
  [SESSION, 'import { g } from "../../shared/forms/g.ts";', "shared/session/ is below"],
  [SESSION, 'type H = import("../forms/h.ts").H;', TYPE_ANNOTATION],
  [SESSION, 'import { i } from "./../forms/i.ts";', DETOUR],
  [SESSION, 'import { j } from "../errors/../forms/j.ts";', DETOUR],
  [SESSION, 'import { k } from "..";', DETOUR],
  [SESSION, "import(`../errors/l.ts`);", "in quotes"],
  [SESSION, "import(`../${String(Date)}/m.ts`);", "Expected a literal string"],
  ["packages/portal/src/shared/forms/deep/a.ts", 'import "../../print/b.ts";', "is below"],
  [PEOPLE, 'import { b } from "../../app/b.ts";', "features/ is below"],
  [PEOPLE, 'import type { C } from "../../app/c.ts";', "features/ is below"],
  [PEOPLE, 'import { d } from "../groups/d.ts";', "another feature"],
  [PEOPLE, 'import("../groups/e.ts");', "another feature"],
  [PEOPLE, 'import { f } from "../../features/groups/f.ts";', "features/ is below"],
  [PEOPLE, 'import { g } from "../../testing/g.ts";', "serves tests"],
  [MATRIX, 'import { b } from "../../groups/b.ts";', "another feature"],
  [MATRIX, 'import { c } from "../../../app/c.ts";', "features/ is below"],
  ["packages/portal/src/features/people/A.stories.tsx", 'import "../groups/b.ts";', "another"],
  ["packages/portal/src/features/events/testing/a.ts", 'import "../../groups/b.ts";', "another"],
  ["packages/portal/src/shared/new/a.ts", 'import { b } from "../routes/b.ts";', "its place"],
  ["packages/portal/src/new/a.ts", 'import { b } from "../app/b.ts";', "its place"],
  ["packages/ui-kit/src/a/b/c/d/e/f.ts", 'import { g } from "./g.ts";', "its place among DEPTHS"],
];

const folder = mkdtempSync(path.join(tmpdir(), "recurrent-imports-"));
const FILES = Map.groupBy([...ALLOWED, ...REFUSED], ([file]) => file);
/** Messages by `file:line`. */
const found = new Map<string, string[]>();

/** Rules of other plugins, which are found from the folder of this project alone. */
const OF_OTHER_PLUGINS = /^(?:compat|regexp)\//;

/** The settings of the linter itself, but for the rules of other plugins. */
function settings(): object {
  const overrides = config.overrides.map(({ rules = {}, ...rest }) => {
    const own = Object.entries(rules).filter(([name]) => !OF_OTHER_PLUGINS.test(name));
    return { ...rest, rules: Object.fromEntries(own) };
  });
  return { ...config, overrides, jsPlugins: [fromRoot("scripts/lint/plugin.ts")] };
}

beforeAll(async () => {
  writeFileSync(path.join(folder, ".oxlintrc.json"), JSON.stringify(settings()));
  for (const [file, cases] of FILES) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    const lines = cases.map(([, statement]) => `${statement}\n`);
    writeFileSync(path.join(folder, file), lines.join(""));
  }
  const oxlint = fromRoot(TOOL.oxlint);
  const done = await runProcessGroup(pinnedNode, [oxlint, "--format=json"], {
    cwd: folder,
    capture: true,
  });
  const { diagnostics } = JSON.parse(done.stdout) as { diagnostics: readonly Diagnostic[] };
  for (const { code, message, help = "", filename, labels } of diagnostics) {
    if (code === undefined) throw new Error(`${filename}: ${message}`);
    if (!BOUNDARY.test(code) && !message.includes(TYPE_ANNOTATION)) continue;
    const where = `${filename.replaceAll("\\", "/")}:${labels[0].span.line}`;
    found.set(where, [...(found.get(where) ?? []), `${message} ${help}`]);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const reasonsFor = (each: Case): readonly string[] => {
  const [file] = each;
  return found.get(`${file}:${(FILES.get(file) ?? []).indexOf(each) + 1}`) ?? [];
};
const titled = (cases: readonly Case[]) =>
  cases.map((each) => ({ file: each[0], statement: each[1], each }));

describe("the linter's import rules", () => {
  it.each(titled(ALLOWED))("allows $statement in $file", ({ each }) => {
    expect(reasonsFor(each)).toEqual([]);
  });

  it.each(titled(REFUSED))("rejects $statement in $file", ({ each }) => {
    expect(reasonsFor(each).join("\n")).toContain(each[2] ?? "a reason");
  });

  it("has a rule for every folder of the portal", () => {
    const folders = (name: string) =>
      readdirSync(fromRoot("packages/portal/src", name), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => path.posix.join(name, entry.name));
    const layers = [...folders("."), ...folders("shared")].filter((name) => name !== "shared");
    expect(layers.toSorted()).toEqual([...PORTAL_LAYERS, "testing"].toSorted());
  });
});
