import { describe, expect, it } from "vitest";
import {
  acceptAnyBlob,
  answerWithBytes,
  acceptUndefined,
  applyMockRules,
  dropUnusedSchemas,
  keepUnlistedKeys,
  moveImportsUp,
  startFilesAsPdf,
  useOwnFaker,
  writeWords,
} from "./postprocess-generated.ts";

describe("moveImportsUp", () => {
  it.each([
    ['import { A } from "../../wire";', 'import { A } from "../wire";'],
    ["import * as zod from 'zod';", "import * as zod from 'zod';"],
    ["} from '../schemas.schemas.ts';", "} from './schemas.schemas.ts';"],
    ['export { a } from "./people.faker.ts";', 'export { a } from "./people.faker.ts";'],
  ])("rewrites %s for the folder above", (source, moved) => {
    expect(moveImportsUp(source)).toBe(moved);
  });
});

it("lets a schema take a file of any implementation", () => {
  const source = "import * as zod from 'zod';\nconst File = zod.instanceof(Blob)\n";
  expect(acceptAnyBlob(source)).toBe(
    "import { isBlob } from \"../../../http/files.ts\";\nimport * as zod from 'zod';\n" +
      'const File = zod.custom<Blob>(isBlob, "Input not instance of Blob")\n',
  );
  expect(acceptAnyBlob("import a from 'a';\n")).toBe("import a from 'a';\n");
});

it("lets a handler answer with the bytes of its file", () => {
  const handler = "import { http } from 'msw';\n    return new HttpResponse(binaryBody,\n";
  expect(answerWithBytes(handler)).toBe(
    "import { bytesOf } from \"../../../http/files.ts\";\nimport { http } from 'msw';\n" +
      "    return new HttpResponse(await bytesOf(binaryBody),\n",
  );
});

it("lets a caller pass undefined for an optional parameter", () => {
  const source = "export type P = {\n/** A day; or none. */\ndate?: Day;\nversion: 1;\n};\n";
  const changed = source.replace("date?: Day;", "date?: Day | undefined;");
  expect(acceptUndefined(source)).toBe(changed);
  expect(acceptUndefined(changed)).toBe(changed);
});

it("makes each file of the mocks begin as a PDF", () => {
  const blob = "new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])";
  const pdf = String.raw`new Blob(["%PDF-1.7\n"], { type: "application/pdf" })`;
  expect(startFilesAsPdf(`pick([${blob}, ${blob}])`)).toBe(`pick([${pdf}, ${pdf}])`);
});

it("draws with the faker of the package", () => {
  const source = "import { faker } from '@faker-js/faker/locale/en';\nimport a from 'a';\n";
  expect(useOwnFaker(source)).toBe(
    "import { faker } from '../../../mock-rules/faker.ts';\nimport a from 'a';\n",
  );
});

describe("keepUnlistedKeys", () => {
  const open = { Settings: { properties: { a: {} }, additionalProperties: true } };

  it("allows further keys in objects that permit them", () => {
    const source = 'export const Settings = zod.object({ "a": zod.string() })';
    expect(keepUnlistedKeys(source, open)).toBe(source.replace("zod.object", "zod.looseObject"));
  });

  it("fails when the object does not exist", () => {
    expect(() => keepUnlistedKeys("", open)).toThrow("no zod object for Settings");
  });
});

describe("dropUnusedSchemas", () => {
  it("marks the factory of each schema as free of side effects", () => {
    const source = [
      "export const longest = 255;",
      "",
      "export const Name = zod.object({",
      '  "name": zod.string().max(longest)',
      "}).describe('A name.');",
      "",
      "export type Name = zod.input<typeof Name>;",
      "export const NameListBody = zod.array(Name)",
      "",
    ].join("\n");
    expect(dropUnusedSchemas(source)).toBe(
      [
        "export const longest = 255;",
        "",
        "export const Name = /* @__PURE__ */ (() => zod.object({",
        '  "name": zod.string().max(longest)',
        "}).describe('A name.'))();",
        "",
        "export type Name = zod.input<typeof Name>;",
        "export const NameListBody = /* @__PURE__ */ (() => zod.array(Name))();",
        "",
      ].join("\n"),
    );
  });
});

describe("applyMockRules", () => {
  const factory = (name: string) =>
    `export const get${name}Mock = (overrideResponse: Partial<${name}> = {}): ${name} => ({id: getIdMock(), ...overrideResponse})`;
  const source = `import { faker } from "faker";\n${factory("User")}\n\n${factory("Tier")}\n`;

  it("passes the result of a factory through the rule of its schema, and no other", () => {
    const result = applyMockRules(source, new Map([["people", ["User"]]]), "./rules");
    expect(result).toContain(
      "=> people.User({id: getIdMock(), ...overrideResponse}, overrideResponse)",
    );
    expect(result).toContain(factory("Tier"));
    expect(result.split("\n")[0]).toBe('import { people } from "./rules/people.ts";');
  });

  it("fails when the factory does not exist", () => {
    const rules = new Map([["people", ["User", "Ghost"]]]);
    expect(() => applyMockRules(source, rules, "./rules")).toThrow("no factory for Ghost");
  });
});

describe("writeWords", () => {
  it("writes words into a text without a recipe", () => {
    expect(writeWords("notes: faker.string.alpha({length: {min: 10, max: 65535}}), id: 1")).toBe(
      "notes: faker.word.words({ count: { min: 1, max: 3 } }), id: 1",
    );
  });
});
