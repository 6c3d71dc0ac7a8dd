import axios, { type AxiosRequestConfig } from "axios";
import type { IncomingHttpHeaders } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { createRecurrent, type Recurrent } from "../client.ts";
import { isApiError } from "../errors.ts";
import { bodyOf, json, startServer, type TestServer } from "../testing/http-server.ts";

const fail = () => {
  throw new Error("The client must not use this.");
};

/** What a program may set for its own calls, and what would break those of the client. */
const POLLUTED = {
  adapter: () => Promise.reject(new Error("not to be used")),
  allowAbsoluteUrls: false,
  allowedSocketPaths: "/own",
  auth: { username: "own", password: "OWN-SECRET" },
  baseURL: "http://127.0.0.1:1/own",
  beforeRedirect: fail,
  cancelToken: { throwIfRequested: fail },
  data: "own",
  decompress: false,
  env: { fetch: fail, Request: undefined, FormData: undefined },
  family: 6,
  fetchOptions: { method: "PATCH", redirect: "error", headers: { "X-Own": "1" } },
  formDataHeaderPolicy: "legacy",
  formSerializer: { indexes: true },
  headers: {
    "X-Own": "1",
    common: { Authorization: "Bearer OWN-SECRET", Accept: "text/own", "X-Own": "1" },
    get: { "X-Own": "1" },
    post: { "X-Own": "1", "Content-Type": "text/own" },
  },
  httpAgent: {},
  httpVersion: 2,
  http2Options: {},
  httpsAgent: {},
  insecureHTTPParser: true,
  lookup: fail,
  maxBodyLength: 1,
  maxContentLength: 1,
  maxRate: 1,
  maxRedirects: 0,
  method: "patch",
  onDownloadProgress: fail,
  onUploadProgress: fail,
  params: { own: "1" },
  paramsSerializer: () => "own=1",
  parseReviver: fail,
  proxy: { host: "127.0.0.1", port: 1 },
  redact: ["message"],
  responseEncoding: "latin1",
  responseType: "arraybuffer",
  sensitiveHeaders: ["X-Own"],
  signal: AbortSignal.abort(),
  socketPath: "/own",
  timeout: 1,
  timeoutErrorMessage: "own",
  transformRequest: [() => "own"],
  transformResponse: [() => "own"],
  transitional: { validateStatusUndefinedResolves: false },
  transport: { request: fail },
  url: "/own",
  validateStatus: () => true,
  withCredentials: true,
  withXSRFToken: true,
  xsrfCookieName: "own",
  xsrfHeaderName: "X-Own",
} satisfies Record<keyof AxiosRequestConfig, unknown>;

/** A request as it arrived. The boundary of a form differs each time. */
interface Arrived {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: TestServer;
let arrived: Arrived[] = [];
beforeAll(async () => {
  server = await startServer((request, response) => {
    const { method, url = "", headers } = request;
    void bodyOf(request).then((body) => {
      const boundary = /boundary=(.+)/.exec(headers["content-type"] ?? "")?.[1] ?? "-";
      const plain = (text: string) => text.replaceAll(boundary, "…");
      arrived.push({
        line: `${method} ${url}`,
        headers: { ...headers, "content-type": plain(headers["content-type"] ?? "") },
        body: plain(body),
      });
      if (url.endsWith("login")) {
        return json(response, 200, { access_token: "T1", expires_in: 3600 });
      }
      if (url.endsWith("/tiers")) return response.writeHead(302, { location: "/moved" }).end();
      if (url.endsWith("/users")) return json(response, 403, { message: "Not for you." });
      if (url.endsWith("/groups")) return json(response, 422, { errors: { name: ["Taken."] } });
      if (url.endsWith("/training_status")) return json(response, 401, { message: "Over." });
      json(response, 200, { id: 7, name: "Žluťoučký", data: "x".repeat(100) });
    });
  });
});
afterAll(() => server.close());

const original = { ...axios.defaults };
const setDefaults = (values: object) => Object.assign(axios.defaults, values);
beforeEach(() => (arrived = []));
afterEach(() => {
  for (const key of Object.keys(axios.defaults)) delete axios.defaults[key as "url"];
  setDefaults(original);
  axios.interceptors.request.clear();
  axios.interceptors.response.clear();
});

let ends = 0;
function createMine(): Recurrent {
  const hosts = { authHost: server.origin, apiHost: server.origin };
  const tokenStore = createMemoryTokenStore();
  return createRecurrent({ ...hosts, tokenStore, onSessionEnd: () => void (ends += 1) });
}

/** What a client sends and how it judges the replies. */
async function traceOf(client: Recurrent): Promise<unknown> {
  arrived = [];
  ends = 0;
  const outcome = async (call: Promise<unknown>) => {
    try {
      return { value: await call };
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { kind, status, message, fieldErrors } = error;
      return { kind, status, message, fieldErrors };
    }
  };
  const event = { description: "Medical", manager: "1", trainee: "1" } as const;
  const files = [new File(["%PDF"], "medical.pdf")];
  const group = { name: "Line", managers: [], add: [] };
  const { session, companies, catalogues, raw, people, groups, boards, training } = client;
  const outcomes = [
    await outcome(session.signIn({ username: "anna", password: "Recurrent#2026" }).then(() => 1)),
    await outcome(companies.get("7")),
    await outcome(raw.catalogues.listTiers()),
    await outcome(catalogues.listRoles()),
    await outcome(raw.events.create({ ...event, files })),
    await outcome(training.getRecord({ date: "2026-01-02" })),
    await outcome(people.list("1")),
    await outcome(groups.create("1", group)),
    await outcome(boards.getTraining()),
  ];
  return { outcomes, arrived, ends };
}

it("judges replies by their status", async () => {
  expect(await traceOf(createMine())).toMatchObject({
    outcomes: [
      { value: 1 },
      { value: { id: "7", name: "Žluťoučký" } },
      { value: { id: 7 } },
      { value: [] },
      { value: { id: 7 } },
      { value: { hasLessons: false, topics: [] } },
      { kind: "forbidden", status: 403 },
      { kind: "validation", fieldErrors: { name: ["Taken."] } },
      { kind: "unauthorized", status: 401 },
    ],
    ends: 1,
  });
  expect(arrived.map(({ line }) => line)).toContain("GET /moved");
  expect(JSON.stringify(arrived)).toContain("medical.pdf");
});

it.each(Object.keys(POLLUTED) as (keyof typeof POLLUTED)[])(
  "does not use '%s' of a program's axios.defaults",
  async (key) => {
    const early = createMine();
    const clean = await traceOf(createMine());
    setDefaults({ [key]: POLLUTED[key] });
    expect(await traceOf(early)).toEqual(clean);
    expect(await traceOf(createMine())).toEqual(clean);
  },
);

it("does not use what a program has put into the lists of axios.defaults", async () => {
  const clean = await traceOf(createMine());
  const { headers, transformRequest } = axios.defaults;
  const transforms = transformRequest as (() => unknown)[];
  transforms.push(() => "own");
  headers.common["X-Own"] = "1";
  const trace = await traceOf(createMine());
  transforms.pop();
  delete headers.common["X-Own"];
  expect(trace).toEqual(clean);
});

it("does not use a program's interceptors of axios", async () => {
  const clean = await traceOf(createMine());
  axios.interceptors.request.use(fail);
  axios.interceptors.response.use(fail, fail);
  expect(await traceOf(createMine())).toEqual(clean);
});
