import { getResponse, HttpResponse, type HttpHandler } from "msw";
import { describe, expect, it } from "vitest";
import authContract from "../openapi/auth.json" with { type: "json" };
import mainContract from "../openapi/main.json" with { type: "json" };
import * as mocks from "./mocks.ts";

interface Call {
  name: string;
  /** As MSW writes it. */
  path: string;
  request: () => Request;
}

const CALLS: readonly Call[] = [authContract, mainContract].flatMap(({ paths }) =>
  Object.entries<Readonly<Record<string, object>>>(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([key]) => key !== "parameters")
      .map(([method, operation]) => ({
        name: (operation as { operationId: string }).operationId,
        path: `*${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
        request: () =>
          new Request(`https://api.test${path.replaceAll(/\{\w+\}/g, "7")}`, {
            method: method.toUpperCase(),
          }),
      })),
  ),
);

type MakeHandler = (reply: () => never, options?: { once: boolean }) => HttpHandler;

/** A handler of a test for one call, whose replies have a status that no other handler sends. */
function override(name: string, options?: { once: boolean }): HttpHandler {
  const key = `get${name.charAt(0).toUpperCase()}${name.slice(1)}MockHandler`;
  const make = (mocks as Readonly<Record<string, unknown>>)[key] as MakeHandler;
  return make(() => {
    // oxlint-disable-next-line only-throw-error -- so a handler answers with a response of its own
    throw new HttpResponse(null, { status: 299 });
  }, options);
}

const isOverridden = async (handlers: HttpHandler[], { request }: Call): Promise<boolean> => {
  const response = await getResponse(handlers, request());
  return response?.status === 299;
};

describe("a handler that a test puts before all others", () => {
  it.each(CALLS)("answers $name and no other call", async ({ name, path }) => {
    const handler = override(name);
    expect(handler.info.path).toBe(path);
    const handlers = [handler, ...mocks.mockHandlers()];
    const answered: string[] = [];
    for (const call of CALLS) {
      if (await isOverridden(handlers, call)) answered.push(call.name);
    }
    expect(answered).toEqual([name]);
  });

  it("is not used up by a call of another path when it answers once", async () => {
    const [show, managers] = ["groupShow", "groupManagerList"].map((name) =>
      CALLS.find((call) => call.name === name)!,
    );
    const handlers = [override("groupShow", { once: true }), ...mocks.mockHandlers()];
    expect(await isOverridden(handlers, managers!)).toBe(false);
    expect(await isOverridden(handlers, show!)).toBe(true);
    expect(await isOverridden(handlers, show!)).toBe(false);
  });
});
