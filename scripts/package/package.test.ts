import { globSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { preview } from "vite";
import { describe, expect, inject, it } from "vitest";
import { parse } from "yaml";
import { importCost } from "../../bench/lib/import-cost.ts";
import { IMPORT_LIMITS } from "../../bench/lib/limits.ts";
import { openShell } from "../lib/open-chromium.ts";
import { runProcessGroup } from "../lib/process-group.mjs";
import { fromRoot, pinnedNode } from "../lib/paths.mjs";
import { TOOL } from "../lib/tools.mjs";
import { referencesIn } from "../../packages/sdk/scripts/shipped-comments.ts";
import { answerOfWorker } from "./edge.ts";
import { callsIn, exampleIn, methodsIn } from "./comments.ts";
import { ENTRIES, writeInferringProject } from "./nameable-types.ts";
import { minimumNode } from "./readme-examples.ts";

const TSC = fromRoot(TOOL.tsc);
const installed = (...parts: string[]): string =>
  path.join(inject("plain"), "node_modules", "@recurrent", "sdk", ...parts);

interface Operation {
  operationId: string;
  "x-permission"?: string | string[];
  "x-roles"?: string[];
  responses: object;
}

/** Each operation of both hosts. */
const operations = () =>
  ["auth", "main"].flatMap((host) => {
    const contract = readFileSync(fromRoot(`packages/sdk/openapi/${host}.json`), "utf8");
    const { paths } = JSON.parse(contract) as {
      paths: Record<string, Record<string, Operation | { operationId?: undefined }>>;
    };
    return Object.entries(paths).flatMap(([route, item]) =>
      Object.entries(item).flatMap(([method, operation]) =>
        operation.operationId === undefined
          ? []
          : [
              {
                name: operation.operationId,
                where: `\`${method.toUpperCase()} ${route}\``,
                operation,
              },
            ],
      ),
    );
  });

async function compiles(
  folder: string,
  config = "tsconfig.json",
  compiler: readonly string[] = [TSC],
): Promise<void> {
  const args = [...compiler, "-p", config];
  const done = await runProcessGroup(pinnedNode, args, { cwd: folder, capture: true });
  expect(done.output).toBe("");
  expect(done.code).toBe(0);
}

/** The texts of the list that a built app draws in Chromium. */
async function listedIn(folder: string): Promise<string[]> {
  const server = await preview({ root: folder, configFile: false, preview: { port: 0 } });
  const browser = await openShell();
  try {
    const page = await browser.newPage();
    await page.goto(server.resolvedUrls?.local[0] ?? "");
    await page.getByRole("listitem").first().waitFor();
    return await page.getByRole("listitem").allTextContents();
  } finally {
    await browser.close();
    await server.close();
  }
}

describe("the packed SDK", () => {
  it("passes publint", async () => {
    const { buffer } = new Uint8Array(readFileSync(inject("tarball")));
    expect((await publint({ pack: { tarball: buffer }, strict: true })).messages).toEqual([]);
  });

  it("has types that TypeScript finds wherever the SDK may be imported from", async () => {
    const tarball = createPackageFromTarballData(new Uint8Array(readFileSync(inject("tarball"))));
    const checked = await checkPackage(tarball);
    if (!checked.types) throw new Error("The package has no types.");
    expect(checked.problems).toEqual([]);
  });

  it("depends on ranges of versions and on nothing of this workspace", () => {
    const manifest = readFileSync(installed("package.json"), "utf8");
    expect(manifest).not.toMatch(/catalog:|workspace:|"private"|\.\/src\/index/);
    expect(JSON.parse(manifest)).toMatchObject({ dependencies: { axios: "^1.21.0" } });
  });

  it("contains built modules, the contract and the guide, and no sources or tests", () => {
    const files = readdirSync(installed(), { recursive: true, encoding: "utf8" });
    expect(files).toEqual(
      expect.arrayContaining(["README.md", "CHANGELOG.md", "dist/index.d.ts", "openapi/main.json"]),
    );
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
  });

  it.each(operations())(
    "documents address, roles, failures and an example of $name",
    ({ where, operation }) => {
      const calls = callsIn(installed()).filter(({ comment }) => comment.includes(where));
      expect(calls).toHaveLength(1);
      const [call] = calls;
      const needs = [operation["x-permission"] ?? [], operation["x-roles"] ?? []].flat();
      const failing = Object.keys(operation.responses).filter((status) => !status.startsWith("2"));
      for (const text of [...needs.map((name) => `\`${name}\``), ...failing]) {
        expect(call?.comment).toContain(text);
      }
      expect(call && exampleIn(call)).toContain(call?.name);
      const methods = methodsIn(installed()).filter(({ comment }) => comment.includes(where));
      expect(methods).toHaveLength(1);
      expect(methods.map(exampleIn).join()).toContain(`.${methods[0]?.name}(`);
    },
  );

  it("types ids as strings everywhere, except in replies without a reader", () => {
    const files = globSync(
      "dist/{auth,http,model,react,generated/main/{calls,groups,hooks}}/*.d.ts",
      {
        cwd: installed(),
      },
    );
    const ids = files.flatMap(
      (file) =>
        readFileSync(installed(file), "utf8").match(/\b(?:id|ids|\w+Ids?)\??: (?!boolean).*/g) ??
        [],
    );
    expect(ids.length).toBeGreaterThan(100);
    expect(ids.filter((each) => /^\w+\??: (?:readonly )?number/.test(each))).toEqual([]);
  });

  it("cites no document that its reader does not have", () => {
    const texts = globSync("**/*.{js,ts,json,yaml,md}", { cwd: installed() });
    expect(texts.length).toBeGreaterThan(500);
    const references = texts.flatMap((file) =>
      referencesIn(readFileSync(installed(file), "utf8")).map((each) => `${file}: ${each}`),
    );
    expect(references).toEqual([]);
  });

  it("names each type that its declarations need, and leaves none to inference", () => {
    const files = globSync("dist/**/*.d.ts", { cwd: installed() });
    expect(files.length).toBeGreaterThan(300);
    const found = files.filter((file) =>
      /\b(?:SecondParameter|ReturnType)</.test(readFileSync(installed(file), "utf8")),
    );
    expect(found).toEqual([]);
  });

  it.each(["auth.json", "auth.yaml", "main.json", "main.yaml"])(
    "exports the contract as contract/%s",
    (file) => {
      const { resolve } = createRequire(path.join(inject("plain"), "index.js"));
      const contract = readFileSync(resolve(`@recurrent/sdk/contract/${file}`), "utf8");
      expect(parse(contract)).toMatchObject({ openapi: "3.1.0" });
    },
  );

  it.each(["auth.json", "main.json"])(
    "has a contract that swagger-parser accepts: %s",
    async (file) => {
      // By OpenAPI's own JSON schema, which knows no `description` of a server's variable.
      expect(await SwaggerParser.validate(installed("openapi", file))).toMatchObject({
        openapi: "3.1.0",
      });
    },
  );

  it("makes calls without React, MSW and zod", () => {
    const present = readdirSync(path.join(inject("plain"), "node_modules", ".pnpm"));
    expect(present.some((name) => name.startsWith("axios@"))).toBe(true);
    expect(present.filter((name) => /^(react|msw|zod|@tanstack|@faker-js)/.test(name))).toEqual([]);
  });
});

describe("the peer dependencies", () => {
  it("allows peers from the versions on that are tested here", () => {
    const read = (file: string) =>
      JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string>>;
    const { dependencies, peerDependencies } = read(installed("package.json"));
    const tried = read(fromRoot("scripts/package/minimum-peers/package.json"))["devDependencies"];
    const dependenciesOfPackage = Object.entries({ ...dependencies, ...peerDependencies });
    expect(dependenciesOfPackage.length).toBe(6);
    for (const [name, range] of dependenciesOfPackage) {
      expect(range, name).toMatch(/^(?:\^|>=)\d/);
      expect(/[\d.]+/.exec(range)?.[0], name).toBe(tried?.[name]);
    }
  });

  it("compiles with the lowest TypeScript and with ours, peers at lowest versions", async () => {
    const typescript = path.join(inject("minimum"), TOOL.tsc);
    await compiles(inject("minimum"));
    // MSW's own declarations are for newer compilers.
    await compiles(inject("minimum"), "tsconfig.json", [typescript, "--skipLibCheck"]);
  });

  it.each(["minimum", "full"] as const)(
    "has all that a component test needs: %s",
    async (which) => {
      const args = ["--experimental-strip-types", "--disable-warning=ExperimentalWarning"];
      const done = await runProcessGroup(minimumNode, [...args, "peers.ts"], {
        cwd: inject(which),
        capture: true,
      });
      expect(done, done.output).toMatchObject({ code: 0 });
      expect(JSON.parse(done.stdout)).toEqual({
        board: ["Vera Lindqvist"],
        firstCard: "expired",
        company: "Aurora Air Charter",
        group: "Citation pilots",
        refetched: "Citation pilots",
        created: "33",
        sent: [{ name: "Line pilots", managers: [], add: [] }],
        hasAllMocks: true,
        isValid: true,
        isOddValid: false,
      });
    },
  );
});

describe("a project that has the SDK installed", () => {
  it("compiles with TypeScript 5 and `module: commonjs`, which knows no `exports`", () => {
    const typescript = path.join(inject("minimum"), TOOL.tsc);
    return compiles(path.join(inject("minimum"), "node10"), "tsconfig.json", [typescript]);
  });

  it.each(["tsconfig.json", "tsconfig.mocks.json"])(
    "compiles as CommonJS under node16 by %s, with the guide's `require`",
    (config) => compiles(path.join(inject("full"), "commonjs"), config),
  );

  it("gets the same client from `require` as from `import`, on the lowest Node.js", async () => {
    const code =
      "const required = require('@recurrent/sdk');" +
      "import('@recurrent/sdk').then((sdk) => console.log(sdk.ApiError === required.ApiError));";
    const args = ["--input-type=commonjs", "-e", code];
    const done = await runProcessGroup(minimumNode, args, { cwd: inject("plain"), capture: true });
    expect(done, done.output).toMatchObject({ code: 0, stdout: "true\n" });
  });

  it("shares React Query with a CommonJS program that loads it by `import()`", async () => {
    const cwd = path.join(inject("full"), "commonjs");
    const args = ["--disable-warning=ExperimentalWarning", "react.cjs"];
    const done = await runProcessGroup(minimumNode, args, { cwd, capture: true });
    expect(done, done.output).toMatchObject({ code: 0 });
    expect(JSON.parse(done.stdout)).toEqual([
      "loading",
      "Vera Lindqvist",
      "Vera Lindqvist",
      "always",
    ]);
  });

  it("compiles in strict mode under nodenext, without DOM types, declarations included", () =>
    compiles(inject("plain")));

  it.each(Object.keys(ENTRIES))(
    "has declarations in which TypeScript names the types of %s, imported alone",
    async (entry) => {
      const { folder, count } = await writeInferringProject(inject("full"), entry);
      expect(count).toBeGreaterThan(4);
      await compiles(folder);
    },
  );

  it("compiles in strict mode under bundler, with React, mocks and schemas", () =>
    compiles(inject("full")));

  it("sends and reads files in tests, in Node.js, jsdom and happy-dom", async () => {
    const vitest = [TOOL.vitest, "run", "--root", "."];
    const args = [...vitest, "--config", "files.config.ts"];
    const done = await runProcessGroup(minimumNode, args, { cwd: inject("pages"), capture: true });
    expect(done, done.output).toMatchObject({ code: 0 });
    expect(done.output).toMatch(/Test Files .*3 passed/);
  });

  it("works at the edge, where there is neither Node.js nor a page", async () => {
    const worker = path.join(inject("full"), "worker.ts");
    const { authHost, apiHost } = inject("hosts");
    const address = `https://worker.test/?auth=${authHost}&api=${apiHost}`;
    const answer = await answerOfWorker(worker, new Request(address));
    expect(await answer.json()).toEqual({
      company: "Aurora Air Charter",
      isValid: true,
      hasPeople: true,
      hasGroups: true,
      fileName: "medical.txt",
      bytes: 90_000,
      sent: true,
      received: 90_000,
      cancelled: "cancelled 0",
      missing: "not-found 404",
      signedOut: "unauthorized 401",
      refused: "unauthorized 401",
    });
  });

  it("builds as a Vite + React app that shows the sandbox's replies", async () => {
    const cwd = inject("full");
    const vite = [TOOL.vite, "build"];
    const done = await runProcessGroup(pinnedNode, vite, { cwd, capture: true });
    expect(done, done.output).toMatchObject({ code: 0 });
    expect(readdirSync(path.join(cwd, "dist", "assets"))).toHaveLength(1);
    expect(await listedIn(cwd)).toEqual([
      expect.stringMatching(/^expired: \S/),
      expect.stringMatching(/^riskOfExpiry: \S/),
      expect.stringMatching(/^behindSchedule: \S/),
      expect.stringMatching(/^current: \S/),
    ]);
  });

  it.each(IMPORT_LIMITS.filter(({ most }) => most !== undefined))(
    "adds at most $most KB to a bundle for $name",
    async ({ statement, most = 0 }) => {
      expect(await importCost(statement, inject("full"))).toBeLessThanOrEqual(most);
    },
  );
});
