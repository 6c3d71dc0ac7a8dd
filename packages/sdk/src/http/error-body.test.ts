import { afterAll, beforeAll, expect, it } from "vitest";

import { createMemoryTokenStore } from "../auth/token-store.ts";
import { profileShow } from "../generated/main/calls/profile.ts";
import { failureOf } from "../testing/failure-of.ts";
import { startServer, type TestServer } from "../testing/http-server.ts";
import { createClient } from "./config.ts";
import type { RecurrentClient } from "./settings.ts";

interface Read {
  message: string;
  fields?: object;
  requestId?: string;
}

let reply: { status: number; type: string; body: string };
let server: TestServer;
let client: RecurrentClient;
beforeAll(async () => {
  server = await startServer((_request, response) => {
    response.writeHead(reply.status, " ", { "content-type": reply.type });
    response.end(reply.body);
  });
  client = createClient({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token: "T1", expiresAt: Date.now() + 3_600_000 }),
  });
});
afterAll(() => server.close());

const PHRASE = "Unprocessable Content";
const JSON_API = "application/vnd.api+json";
const PROBLEM = "application/problem+json";
const CASES: readonly (readonly [
  name: string,
  status: number,
  type: string,
  body: unknown,
  read: Read,
])[] = [
  // RFC 9457 and 7807
  [
    "title and detail",
    403,
    PROBLEM,
    { type: "https://a.test/credit", title: "No credit.", detail: "It costs 50." },
    { message: "It costs 50." },
  ],
  [
    "a title alone",
    403,
    PROBLEM,
    { type: "about:blank", title: "No credit.", status: 403 },
    { message: "No credit." },
  ],
  ["a blank detail", 403, PROBLEM, { title: "No credit.", detail: " " }, { message: "No credit." }],
  [
    "an instance",
    500,
    PROBLEM,
    { title: "Failed.", instance: "/errors/12" },
    { message: "Failed.", requestId: "/errors/12" },
  ],
  ["no body but a type", 404, PROBLEM, { type: "about:blank" }, { message: "Not Found" }],
  [
    "errors as an object",
    422,
    PROBLEM,
    { title: "Invalid.", errors: { age: ["Too low.", "Odd."] } },
    { message: "Invalid.", fields: { age: ["Too low.", "Odd."] } },
  ],
  [
    "errors with pointers",
    422,
    PROBLEM,
    {
      title: "Invalid.",
      errors: [
        { detail: "Too low.", pointer: "#/age" },
        { detail: "Unknown.", pointer: "#/profile/color" },
      ],
    },
    { message: "Invalid.", fields: { age: ["Too low."], "profile.color": ["Unknown."] } },
  ],
  [
    "two errors of one pointer",
    422,
    PROBLEM,
    {
      title: "Invalid.",
      errors: [
        { detail: "A.", pointer: "#/age" },
        { detail: "B.", pointer: "/age" },
      ],
    },
    { message: "Invalid.", fields: { age: ["A.", "B."] } },
  ],
  [
    "a pointer with escapes",
    422,
    PROBLEM,
    { title: "Invalid.", errors: [{ detail: "A.", pointer: "#/a~1b/c~0d/%C5%A1" }] },
    { message: "Invalid.", fields: { "a/b.c~d.š": ["A."] } },
  ],
  [
    "a pointer to the whole",
    422,
    PROBLEM,
    {
      title: "Invalid.",
      errors: [
        { detail: "A.", pointer: "#" },
        { detail: "B.", pointer: "" },
      ],
    },
    { message: "Invalid.", fields: { "": ["A.", "B."] } },
  ],
  [
    "a pointer that cannot be decoded",
    422,
    PROBLEM,
    { title: "Invalid.", errors: [{ detail: "A.", pointer: "#/%zz" }] },
    { message: "Invalid.", fields: { "%zz": ["A."] } },
  ],
  [
    "invalid-params",
    422,
    PROBLEM,
    { title: "Invalid.", "invalid-params": [{ name: "age", reason: "Too low." }] },
    { message: "Invalid.", fields: { age: ["Too low."] } },
  ],
  [
    "ASP.NET's",
    400,
    PROBLEM,
    { title: "One or more errors.", status: 400, errors: { Age: ["Too low."] }, traceId: "t" },
    { message: "One or more errors." },
  ],
  // Laravel
  [
    "Laravel's",
    422,
    "application/json",
    { message: "Invalid.", errors: { "reminders.0.value": ["Odd."] } },
    { message: "Invalid.", fields: { "reminders.0.value": ["Odd."] } },
  ],
  [
    "Laravel's without a message",
    422,
    "application/json",
    { errors: { email: ["Taken."] } },
    { message: PHRASE, fields: { email: ["Taken."] } },
  ],
  [
    "Laravel's in debug mode",
    500,
    "application/json",
    { message: "SQLSTATE", exception: "QueryException", trace: [{ file: "a" }] },
    { message: "SQLSTATE" },
  ],
  [
    "Laravel's with a blank message",
    404,
    "application/json",
    { message: "" },
    { message: "Not Found" },
  ],
  [
    "nested fields",
    422,
    "application/json",
    { errors: { address: { title: ["A."], reason: "B.", detail: "C." } } },
    { message: PHRASE, fields: { address: ["A.", "B.", "C."] } },
  ],
  // JSON:API
  [
    "JSON:API's",
    422,
    JSON_API,
    {
      errors: [
        {
          status: "422",
          title: "Invalid.",
          detail: "Too low.",
          source: { pointer: "/data/attributes/age" },
        },
      ],
    },
    { message: PHRASE, fields: { age: ["Too low."] } },
  ],
  [
    "JSON:API's relation",
    422,
    JSON_API,
    { errors: [{ detail: "Gone.", source: { pointer: "/data/relationships/group" } }] },
    { message: PHRASE, fields: { group: ["Gone."] } },
  ],
  [
    "JSON:API's whole",
    422,
    JSON_API,
    { errors: [{ title: "Invalid.", source: { pointer: "/data" } }] },
    { message: PHRASE, fields: { "": ["Invalid."] } },
  ],
  [
    "a field that is called data…",
    422,
    JSON_API,
    { errors: [{ title: "A.", source: { pointer: "/database" } }] },
    { message: PHRASE, fields: { database: ["A."] } },
  ],
  [
    "JSON:API's parameter",
    422,
    JSON_API,
    { errors: [{ detail: "No day.", source: { parameter: "date" } }] },
    { message: PHRASE, fields: { date: ["No day."] } },
  ],
  [
    "JSON:API's of another status",
    403,
    JSON_API,
    { errors: [{ title: "Forbidden", detail: "Not yours." }, { detail: "B." }] },
    { message: "Not yours." },
  ],
  ["an empty list of errors", 422, JSON_API, { errors: [] }, { message: PHRASE }],
  // Others
  [
    "a list of errors alone",
    422,
    "application/json",
    [{ field: "a", message: "No." }, "Odd."],
    { message: PHRASE, fields: { a: ["No."], "": ["Odd."] } },
  ],
  [
    "OAuth's",
    400,
    "application/json",
    { error: "invalid_grant", error_description: "It has run out." },
    { message: "It has run out." },
  ],
  ["an error as a text", 400, "application/json", { error: "No." }, { message: "No." }],
  [
    "an error as an object",
    400,
    "application/json",
    { error: { code: 400, message: "No.", status: "INVALID" } },
    { message: "No." },
  ],
  [
    "Spring's",
    404,
    "application/json",
    { timestamp: 1, status: 404, error: "Not Found", message: "No such thing.", path: "/a" },
    { message: "No such thing." },
  ],
  [
    "a text as JSON",
    409,
    "application/json",
    '"Somebody was quicker."',
    { message: "Somebody was quicker." },
  ],
  [
    "a plain text",
    409,
    "text/plain",
    "Somebody was quicker.\n",
    { message: "Somebody was quicker." },
  ],
  [
    "a plain text without a type",
    409,
    "",
    "Somebody was quicker.",
    { message: "Somebody was quicker." },
  ],
  ["a long plain text", 500, "text/plain", "x".repeat(301), { message: "Internal Server Error" }],
  [
    "XML",
    500,
    "application/xml",
    "<?xml version='1.0'?><Error>No.</Error>",
    { message: "Internal Server Error" },
  ],
  [
    "problem XML",
    403,
    "application/problem+xml",
    "<problem><title>No.</title></problem>",
    { message: "Forbidden" },
  ],
  [
    "half a document",
    500,
    "application/json",
    '{"title": "No',
    { message: "Internal Server Error" },
  ],
  ["a web page", 502, "text/html", "<h1>Bad Gateway</h1>", { message: "Bad Gateway" }],
  ["null", 500, "application/json", "null", { message: "Internal Server Error" }],
  ["a number", 500, "application/json", "7", { message: "7" }],
  [
    "texts of other kinds",
    500,
    "application/json",
    { message: { a: 1 }, title: ["A."], detail: true },
    { message: "Internal Server Error" },
  ],
];

it.each(CASES)(
  "reads the body of a failure that is %s",
  async (_name, status, type, body, read) => {
    reply = { status, type, body: typeof body === "string" ? body : JSON.stringify(body) };
    const { message, fieldErrors, requestId } = await failureOf(profileShow({ client }));
    const { message: expected, fields = {}, requestId: number } = read;
    expect([message, fieldErrors, requestId]).toEqual([expected, fields, number]);
  },
);
