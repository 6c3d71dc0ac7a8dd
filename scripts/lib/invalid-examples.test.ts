import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { invalidExamples } from "./invalid-examples.ts";
import { fromRoot } from "./paths.mjs";

const CONTRACT = fromRoot("packages/sdk/openapi/main.json");
const folder = mkdtempSync(path.join(tmpdir(), "recurrent-examples-"));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

/** The misfits once that part of the contract is another one. */
function misfitsWith(place: readonly string[], value: unknown): Promise<string[]> {
  const contract = JSON.parse(readFileSync(CONTRACT, "utf8")) as Record<string, unknown>;
  let node = contract;
  for (const key of place.slice(0, -1)) node = node[key] as Record<string, unknown>;
  const last = place.at(-1)!;
  expect(node).toHaveProperty([last]);
  node[last] = value;
  const file = path.join(folder, "main.json");
  writeFileSync(file, JSON.stringify(contract));
  return invalidExamples(file);
}

const body = ["content", "application/json", "examples"];

describe("an example of the contract that does not fit", { timeout: 30_000 }, () => {
  it.each([
    ["on a plain terminal", {}],
    ["where tools are told to colour their output", { FORCE_COLOR: "1", CLICOLOR_FORCE: "1" }],
    ["where Node.js writes notes", { NODE_OPTIONS: "--inspect=0" }],
  ])("finds no invalid example in the contract: %s", async (_, settings) => {
    for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
    expect(await invalidExamples(CONTRACT)).toEqual([]);
  });

  it("reports that a document cannot be read", async () => {
    await expect(invalidExamples("no-such-document.json")).rejects.toThrow("no-such-document");
  });

  it("names each operation that shares an invalid example, and the path in it", async () => {
    const shared = ["components", "examples", "company-premium", "value", "name"];
    const found = await misfitsWith(shared, 7);
    const rest =
      "reply 200, example company-premium/value/name: Example value must conform to the schema: `name` property type must be string.";
    expect(found).toContain(`GET /api/companies/{companyId}, ${rest}`);
    expect(found).toContain(`GET /api/accounts/profile, ${rest}`);
  });

  it("names an invalid example of a request", async () => {
    const request = ["paths", "/api/companies/{companyId}/groups", "post", "requestBody"];
    const examples = { wrong: { value: { name: "A", managers: "B" } } };
    expect(await misfitsWith([...request, ...body], examples)).toContainEqual(
      expect.stringMatching(
        /^POST \/api\/companies\/\{companyId\}\/groups, request, example wrong\/value\/managers: .*array/,
      ),
    );
  });

  it("names an invalid example of a schema", async () => {
    const schema = ["components", "schemas", "Tier", "properties", "name"];
    expect(await misfitsWith(schema, { type: "string", examples: [7] })).toContainEqual(
      expect.stringMatching(/Tier\/properties\/name.*, example 0: .*string/),
    );
  });
});
