import { afterAll, beforeAll, expect, it, vi } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { isApiError } from "../errors.ts";
import { eventCreate } from "../generated/main/calls/events.ts";
import { companyShow } from "../generated/main/calls/companies.ts";
import { failureOf } from "../testing/failure-of.ts";
import { json, startServer, type TestServer } from "../testing/http-server.ts";
import { OPERATIONS } from "../testing/operations.ts";
import { mainHttp } from "./calls.ts";
import { configureRecurrent } from "./config.ts";

let server: TestServer;
const onError = vi.fn();

beforeAll(async () => {
  server = await startServer((_request, response) => json(response, 200, {}));
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
    onError,
  });
});
afterAll(() => server.close());

const textless: object = Object.create(null) as object;
const throwing = {
  toString() {
    throw new Error("This has no text.");
  },
};
const REFUSED: readonly (readonly [name: string, id: unknown])[] = [
  ["the first half of a pair", "\ud800"],
  ["the second half of a pair", "a\udfff"],
  ["a pair in the wrong order", "\udc00\ud800"],
  ["half a pair inside", "7\ud83d7"],
  ["an object without a text", textless],
  ["an object whose text throws", throwing],
  ["an object", {}],
  ["nothing", ""],
  ["blanks", " \t"],
  ["undefined", undefined],
  ["null", null],
  ["NaN", Number.NaN],
  ["an empty list", []],
  ["a dot", "."],
  ["two dots", ".."],
  ["encoded dots", "%2e%2e"],
  ["a slash", "7/8"],
  ["an encoded slash", "7%2f8"],
  ["a backslash", "7\\8"],
  ["an encoded backslash", "7%5C8"],
  ["a line break", "7\n"],
  ["a null character", "7\0"],
  ["an encoded null character", "7%00"],
  ["a deletion", "\u007f"],
];
const withParameters = OPERATIONS.filter(({ parameters }) => parameters > 0);

it("covers every call that has a parameter in its path", () => {
  expect(withParameters.length).toBeGreaterThan(40);
});

it.each(REFUSED)("rejects with an ApiError of kind client when an id is %s", async (_name, id) => {
  for (const { name, parameters, callWith } of withParameters) {
    for (let odd = 0; odd < parameters; odd += 1) {
      const ids = Array.from({ length: parameters }, (_, at) => (at === odd ? id : "7"));
      let call: Promise<unknown>;
      try {
        call = callWith(ids, {});
      } catch (error) {
        throw new Error(`${name} throws instead of rejecting`, { cause: error });
      }
      // oxlint-disable-next-line no-await-in-loop -- so that a failure names its call
      const error = await call.catch((cause: unknown) => cause);
      expect(isApiError(error) && [error.kind, error.status], name).toEqual(["client", 0]);
    }
  }
  expect(server.requests).toEqual([]);
  // A mistake in the program is for the caller alone.
  expect(onError).not.toHaveBeenCalled();
});

it.each([
  ["7", "7"],
  [7, "7"],
  [9_007_199_254_740_993n, "9007199254740993"],
  ["a b", "a%20b"],
  ["š?#&=+", "%C5%A1%3F%23%26%3D%2B"],
  ["😀", "%F0%9F%98%80"],
  ["100%", "100%25"],
  ["...", "..."],
  ["'(*)'", "'(*)'"],
])("sends the id %s as %s", async (id, sent) => {
  server.requests.length = 0;
  await companyShow(id as string);
  expect(server.requests.splice(0)).toEqual([`GET /api/companies/${sent}`]);
});

it.each([
  ["half a pair", "\ud800"],
  ["an object without a text", textless],
  ["an object", {}],
  ["a list", ["2026-01-02"]],
  ["NaN", Number.NaN],
  ["a symbol", Symbol("a")],
  ["a function", () => "2026-01-02"],
])("rejects when a query contains %s", async (_name, date) => {
  const failure = await failureOf(mainHttp({ url: "/api/my/records", params: { date } }));
  expect(failure).toMatchObject({ kind: "client", status: 0 });
  expect(server.requests).toEqual([]);
});

it.each([
  ["bytes", { files: [Buffer.from("pdf")] }],
  ["a function", { description: () => "Licence" }],
])("rejects when a form contains %s", async (_name, values) => {
  const failure = await failureOf(eventCreate(values as never));
  expect(failure).toMatchObject({ kind: "client", status: 0 });
  expect(failure.message).toMatch(/^toFormData: /);
  expect(server.requests).toEqual([]);
});
