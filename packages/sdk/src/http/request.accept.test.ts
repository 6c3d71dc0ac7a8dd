import { afterAll, beforeAll, expect, it } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { startServer, type TestServer } from "../testing/http-server.ts";
import { OPERATIONS } from "../testing/operations.ts";
import { configureRecurrent } from "./config.ts";

let server: TestServer;
let accepted: string | undefined;

beforeAll(async () => {
  server = await startServer((request, response) => {
    accepted = request.headers.accept;
    request.resume();
    response.writeHead(406).end();
  });
  configureRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
  });
});
afterAll(() => server.close());

const isSuccess = (status: string): boolean => status.startsWith("2");

it.each(OPERATIONS)(
  "sends for $name the Accept header of its declared replies",
  async ({ call, types }) => {
    await expect(call({})).rejects.toMatchObject({ status: 406 });
    const replies = Object.entries(types);
    const declared = new Set(replies.flatMap(([, named]) => named));
    const wanted = replies.flatMap(([status, named]) => (isSuccess(status) ? named : []));
    const sent = (accepted ?? "").split(", ");
    expect(new Set(sent.map((type) => type.replace(";q=0.9", "")))).toEqual(declared);
    // A server that chooses the first that it has, or the one of most weight, gives the reply itself.
    expect(wanted).toContain(sent[0]);
    expect(sent.filter((type) => !type.includes(";")).toSorted()).toEqual(
      [...new Set(wanted)].toSorted(),
    );
  },
);
