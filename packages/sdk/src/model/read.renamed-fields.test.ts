import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { asRecord, isRecord } from "./read.ts";

/**
 * The contract decides which fields a reader may read. Here fields of replies are renamed in a copy of the
 * generated types, as a change of the contract would do it, and the SDK is compiled: the compiler has to
 * name each field in its reader, and elsewhere only where the same field is sent.
 */
const sdk = join(import.meta.dirname, "..", "..");
const copy = mkdtempSync(join(tmpdir(), "recurrent-renamed-"));
const types = join(copy, "src/generated/main/wire");

const contract: unknown = JSON.parse(readFileSync(join(sdk, "openapi/main.json"), "utf8"));
const schemas = asRecord(asRecord(asRecord(contract)["components"])["schemas"]);

/** Every reminder is in days (training 3.9); topics and lessons of Train Now are shown by their names. */
const NOT_READ = new Set(["EventReminder.key", "TopicRef.id", "LessonRef.id"]);

/** Names of the schemas that `node` refers to. */
function schemasIn(node: unknown): string[] {
  return Object.entries(Array.isArray(node) || isRecord(node) ? node : {}).flatMap(([key, value]) =>
    key === "$ref" ? String(value).split("/schemas/").slice(1) : schemasIn(value),
  );
}

/** Schemas of the replies, then of their fields, and so on: renaming one hides its fields. */
function levels(): string[][] {
  const paths = Object.values(asRecord(asRecord(contract)["paths"]));
  let level = schemasIn(
    paths.map((path) => asRecord(asRecord(asRecord(path)["get"])["responses"])["200"]),
  );
  const all: string[][] = [];
  while (level.length > 0) {
    all.push([...new Set(level)]);
    const before = new Set(all.flat());
    level = level.flatMap((name) => schemasIn(schemas[name])).filter((name) => !before.has(name));
  }
  return all;
}

const fieldsOf = (schema: string) => Object.keys(asRecord(asRecord(schemas[schema])["properties"]));
const fileOf = (schema: string) => `${schema[0]?.toLowerCase()}${schema.slice(1)}.ts`;

/** The compiler's errors when the fields of some schemas are renamed. */
function errorsWithout(renamed: readonly string[]): { file: string; text: string }[] {
  for (const schema of renamed) {
    let source = readFileSync(join(sdk, "src/generated/main/wire", fileOf(schema)), "utf8");
    for (const field of fieldsOf(schema)) {
      source = source.replace(new RegExp(`^  ${field}(?=\\??: )`, "m"), `  renamed_${field}`);
    }
    writeFileSync(join(types, fileOf(schema)), source);
  }
  const compiler = join(sdk, "node_modules/typescript/bin/tsc");
  const { stdout } = spawnSync(process.execPath, [compiler, "-p", copy], {
    cwd: copy,
    encoding: "utf8",
  });
  for (const schema of renamed) {
    cpSync(join(sdk, "src/generated/main/wire", fileOf(schema)), join(types, fileOf(schema)));
  }
  return [...stdout.matchAll(/^(\S+)\(\d.*(?:\n .*)*/gm)].map(([text, file = ""]) => ({
    file,
    text,
  }));
}

beforeAll(() => {
  cpSync(join(sdk, "src"), join(copy, "src"), { recursive: true });
  symlinkSync(join(sdk, "node_modules"), join(copy, "node_modules"));
  const files = ["src/index.ts", "src/react/index.ts"];
  const config = { extends: join(sdk, "../../tsconfig.base.json"), files };
  writeFileSync(join(copy, "tsconfig.json"), JSON.stringify(config));
});
afterAll(() => rmSync(copy, { recursive: true }));

describe("a field that the contract renames", { timeout: 60_000 }, () => {
  it("compiles before the field is renamed", () => {
    expect(errorsWithout([])).toEqual([]);
  });

  it.each(levels().map((level) => [level]))("does not compile in its reader: %j", (level) => {
    const errors = errorsWithout(level);
    const elsewhere = errors.filter(({ file }) => !/^src\/(model|payload)\//.test(file));
    expect(elsewhere).toEqual([]);
    const named = errors.map(({ text }) => text).join();
    // For a value that is a name or has one, the compiler names the schema and not the field.
    const read = (schema: string, field: string) =>
      new RegExp(`\\b${field}\\b|'Fields<${schema}>' is not assignable to type 'Untrusted`).test(
        named,
      );
    const unread = level.flatMap((schema) =>
      fieldsOf(schema).flatMap((field) => (read(schema, field) ? [] : [`${schema}.${field}`])),
    );
    expect(unread.filter((field) => !NOT_READ.has(field))).toEqual([]);
  });
});
