import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { crossOriginFindings } from "./cross-origin.ts";

const PORTAL = "https://portal.example.com";
const FITTING: Readonly<Record<string, string>> = {
  "access-control-allow-origin": PORTAL,
  "access-control-allow-headers": "Authorization, Content-Type, If-Match",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE",
  "access-control-expose-headers": "Content-Disposition, Date, ETag, Retry-After, X-Request-Id",
};

/** Guides that name the headers to expose. */
const GUIDES = ["../../sdk/README.md", "../../../docs/deploy.md"];

let server: Server;
let host: string;
/** Headers of a reply, or its status; or there is none. */
type Answer = Readonly<Record<string, string>> | number | "drop" | "silence";
/** Other replies than those to a preflight. */
let answerReply: Answer;
/** Reply to a preflight for this method. */
let answerTo: (method: string) => Answer;

beforeAll(async () => {
  server = createServer((request, response) => {
    const method = request.headers["access-control-request-method"];
    const isAsked = request.method === "OPTIONS" && request.url !== "/elsewhere";
    const answer = isAsked ? answerTo(method ?? "") : answerReply;
    const headers = { location: "/elsewhere" };
    if (answer === "silence") return;
    if (answer === "drop") request.socket.destroy();
    else if (typeof answer === "number") response.writeHead(answer, headers).end();
    else response.writeHead(204, answer).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  answerReply = FITTING;
  answerTo = () => FITTING;
});

const check = async () =>
  (await crossOriginFindings({ authHost: host, apiHost: host }, PORTAL, 300)).map(
    ({ operation, field, problem, verdict }) => `${operation}, ${verdict}: ${field} ${problem}`,
  );

const METHODS = "main host, lost: Access-Control-Allow-Methods";

describe("a host that lets the portal's pages call", () => {
  it.each([
    ["lists all methods", "GET, POST, PUT, PATCH, DELETE", []],
    ["lists those beyond GET and POST", "PUT,PATCH,DELETE", []],
    ["lists '*'", "*", []],
    ["lists two methods", "GET, POST", ["PUT", "PATCH", "DELETE"]],
    ["lacks one method", "GET, POST, PUT, DELETE", ["PATCH"]],
    ["lists methods in small letters", "get, post, put, patch, delete", ["PUT", "PATCH", "DELETE"]],
    ["lists nothing", "", ["PUT", "PATCH", "DELETE"]],
  ])("%s", async (_name, methods, lacking) => {
    answerTo = () => ({ ...FITTING, "access-control-allow-methods": methods });
    const found = await check();
    const wanted = lacking.map((method) => `${METHODS} lacks ${method}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it("lists for each path its own methods", async () => {
    answerTo = (method) => ({ ...FITTING, "access-control-allow-methods": method });
    expect(await check()).toEqual([]);
  });

  it.each([
    ["If-Match, Content-Type", ["authorization"]],
    ["*", ["authorization"]],
    ["Authorization, Content-Type", ["if-match"]],
  ])("allows of the headers only '%s'", async (allowed, lacking) => {
    answerTo = () => ({ ...FITTING, "access-control-allow-headers": allowed });
    expect(await check()).toEqual(
      ["sign-in host", "main host"].flatMap((name) =>
        lacking.map((header) => `${name}, lost: Access-Control-Allow-Headers lacks ${header}`),
      ),
    );
  });
});

it("names the methods whose preflight is refused", async () => {
  answerTo = (method) => (["PATCH", "DELETE"].includes(method) ? 405 : FITTING);
  expect(await check()).toEqual([
    `main host, lost: Access-Control-Allow-Origin a preflight for DELETE, PATCH is answered 405 without leave for ${PORTAL}`,
  ]);
});

it("refuses a preflight that is redirected, which no browser follows", async () => {
  answerTo = (method) => (method === "DELETE" ? 308 : FITTING);
  expect(await check()).toEqual([
    `main host, lost: Access-Control-Allow-Origin a preflight for DELETE is answered 308 without leave for ${PORTAL}`,
  ]);
});

describe.each([
  ["drop", "UND_ERR_SOCKET"],
  ["silence", "nothing in 0.3 seconds"],
] as const)("a host with %s in place of a reply", (answer, reason) => {
  const ORIGIN = "Access-Control-Allow-Origin";

  it("is reported for all preflights", async () => {
    answerTo = () => answer;
    expect(await check()).toEqual([
      `sign-in host, lost: ${ORIGIN} a preflight for POST gets no reply (${reason})`,
      `main host, lost: ${ORIGIN} a preflight for GET, PUT, DELETE, PATCH gets no reply (${reason})`,
    ]);
    const found = await crossOriginFindings({ authHost: host, apiHost: host }, PORTAL, 300);
    expect(found.map(({ effect }) => effect)).toEqual(["no page can call", "no page can call"]);
  });

  it("is reported for the methods that it concerns, beside refused ones", async () => {
    answerTo = (method) => (method === "PUT" ? answer : method === "DELETE" ? 405 : FITTING);
    expect(await check()).toEqual([
      `main host, lost: ${ORIGIN} a preflight for PUT gets no reply (${reason})`,
      `main host, lost: ${ORIGIN} a preflight for DELETE is answered 405 without leave for ${PORTAL}`,
    ]);
  });

  it("is reported for calls with an Origin", async () => {
    answerReply = answer;
    expect(await check()).toEqual([
      `sign-in host, lost: ${ORIGIN} a call with an Origin gets no reply (${reason})`,
      `main host, lost: ${ORIGIN} a call with an Origin gets no reply (${reason})`,
    ]);
  });
});

it.each(GUIDES)("checks the exposed headers that %s names", async (guide) => {
  const text = readFileSync(new URL(guide, import.meta.url), "utf8");
  answerReply = { "access-control-allow-origin": PORTAL };
  const lacking = (await check()).flatMap(
    (line) => /Expose-Headers lacks (.*)/.exec(line)?.[1] ?? [],
  );
  const named = (FITTING["access-control-expose-headers"] ?? "").split(", ");
  expect([...new Set(lacking)].toSorted()).toEqual(named.map((name) => name.toLowerCase()));
  for (const name of named) expect(text).toContain(`\`${name}\``);
});
