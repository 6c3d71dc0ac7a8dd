/** Programs that let TypeScript infer the types of an entry's functions and write them as declarations. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Namespaces of types: those of replies as they came have names of models. */
const NAMESPACES: Readonly<Record<string, readonly string[]>> = {
  "@recurrent/sdk/raw": ["type AuthApi", "type MainApi"],
};

/** By its name in an import. */
export const ENTRIES: Readonly<Record<string, () => Promise<object>>> = {
  "@recurrent/sdk": () => import("../../packages/sdk/src/index.ts"),
  "@recurrent/sdk/raw": () => import("../../packages/sdk/src/raw.ts"),
  "@recurrent/sdk/react": () => import("../../packages/sdk/src/react/index.ts"),
  "@recurrent/sdk/mocks": () => import("../../packages/sdk/src/mocks.ts"),
  "@recurrent/sdk/schemas": () => import("../../packages/sdk/src/schemas.ts"),
};

// A project names the types of its own dependencies, the peers, by itself.
const HELPERS = `
import type * as msw from "msw";
import type * as reactQuery from "@tanstack/react-query";
declare function argumentsOf<T extends readonly unknown[]>(call: (...args: T) => unknown): T;
declare function resultOf<T>(call: (...args: never) => T): T;
`;

const isClass = (value: unknown): boolean => /^class\b/.test(String(value));

/** Statements whose types TypeScript infers: of each function's arguments, its result, each value. */
function statements(entry: object): string[] {
  return Object.entries(entry).flatMap(([name, value]) => {
    if (typeof value !== "function" || isClass(value)) {
      return [`export const value_${name} = [${name}];`];
    }
    return [
      `export const arguments_${name} = argumentsOf(${name});`,
      `export const result_${name} = resultOf(${name});`,
    ];
  });
}

/** The same of each group of calls, and of each of its methods, except the replies as they came. */
async function statementsOfClient(): Promise<string[]> {
  const { createRecurrent } = await import("../../packages/sdk/src/index.ts");
  const hosts = { authHost: "https://auth.test", apiHost: "https://api.test" };
  const { raw: _raw, ...groups } = createRecurrent(hosts);
  return Object.entries(groups).flatMap(([group, methods]) => [
    `export const group_${group} = [resultOf(createRecurrent).${group}];`,
    ...Object.entries(methods).flatMap(([method, value]) =>
      typeof value === "function"
        ? [
            `export const method_${group}_${method} = resultOf(resultOf(createRecurrent).${group}.${method});`,
          ]
        : [],
    ),
  ]);
}

/**
 * Writes a project that imports this entry alone, as a package of fixtures or of hooks does, and has
 * declarations.
 *
 * @param consumer a project that has the SDK and its peers installed
 * @returns its folder, and the number of its statements
 */
export async function writeInferringProject(
  consumer: string,
  name: string,
): Promise<{ folder: string; count: number }> {
  const folder = path.join(consumer, "inferring", name.replaceAll("/", "-"));
  const entry = await (ENTRIES[name]?.() ?? {});
  const imported = [...Object.keys(entry), ...(NAMESPACES[name] ?? [])];
  const lines = [
    ...statements(entry),
    ...("createRecurrent" in entry ? await statementsOfClient() : []),
  ];
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, "program.ts"),
    [`import { ${imported.join(", ")} } from "${name}";`, HELPERS, ...lines, ""].join("\n"),
  );
  const compilerOptions = {
    target: "ES2023",
    lib: ["ES2023", "DOM", "DOM.Iterable"],
    module: "nodenext",
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    composite: true,
    outDir: "out",
    types: [],
  };
  writeFileSync(path.join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(
    path.join(folder, "tsconfig.json"),
    JSON.stringify({ compilerOptions, files: ["program.ts"] }),
  );
  return { folder, count: lines.length };
}
