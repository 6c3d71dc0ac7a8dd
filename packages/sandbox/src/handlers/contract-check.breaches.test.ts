import { describe, expect, it } from "vitest";
import authContract from "@recurrent/sdk/contract/auth.json" with { type: "json" };
import mainContract from "@recurrent/sdk/contract/main.json" with { type: "json" };
import { OPERATIONS } from "../generated/operations.ts";
import { NEW_TRAINEE, testSandbox } from "../testing/sandbox.ts";
import type { OperationRoute } from "./operation-route.ts";

const JSON_TYPE = "application/json";
const LOGIN = '{"username":"trainee@aurora.test","password":"Recurrent#2026"}';
const GROUP = { name: "A", managers: [104], add: [105] };
const PERSON = { ...NEW_TRAINEE, id: 105, username: "trainee@aurora.test" };

const formOf = (entries: readonly (readonly [name: string, value: string | File])[]) => {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return body;
};
const form = (fields: Record<string, string>) => formOf(Object.entries(fields));

/** A call as it is sent: by Admin, or by the trainee 105 where it is about their own things. */
interface Sent {
  method?: string;
  path: string;
  type?: string;
  body?: string | FormData | Uint8Array<ArrayBuffer>;
}

const put = (path: string, fields: object): Sent => ({
  method: "PUT",
  path,
  type: JSON_TYPE,
  body: JSON.stringify(fields),
});
const event = (...entries: Parameters<typeof formOf>[0]): Sent => ({
  method: "POST",
  path: "/api/my/events",
  body: formOf(entries),
});
/** A PUT of JSON that is not written by `JSON.stringify`. */
const putText = (path: string, body: string): Sent => ({
  method: "PUT",
  path,
  type: JSON_TYPE,
  body,
});
const login = (type: string | undefined, body = LOGIN): Sent => ({
  method: "POST",
  path: "/api/auth/login",
  ...(type !== undefined && { type }),
  body: new TextEncoder().encode(body),
});

/** Calls that break the contract, with the check's finding and the status of each reply. */
const BREACHES: readonly [what: string, sent: Sent, status: number, ...lines: string[]][] = [
  [
    "a sign-in as plain text",
    login("text/plain"),
    200,
    "header.content-type: expected application/json, received text/plain",
  ],
  [
    "a sign-in as plain text with a charset",
    login("text/plain;charset=UTF-8"),
    200,
    "header.content-type: expected application/json, received text/plain",
  ],
  [
    "a sign-in of no type",
    login(undefined),
    200,
    "header.content-type: expected application/json, received none",
  ],
  [
    "a sign-in of another JSON type",
    login("application/vnd.api+json"),
    200,
    "header.content-type: expected application/json, received application/vnd.api+json",
  ],
  [
    "a sign-in as a form",
    login(
      "application/x-www-form-urlencoded",
      "username=trainee%40aurora.test&password=Recurrent%232026",
    ),
    200,
    "header.content-type: expected application/json, received application/x-www-form-urlencoded",
  ],
  [
    "a sign-in with a field more",
    login(JSON_TYPE, LOGIN.replace("}", ',"remember":true}')),
    200,
    "body.remember: there is no such field",
  ],
  [
    "a sign-in that is broken off",
    login(JSON_TYPE, LOGIN.slice(0, -1)),
    400,
    "body: The body is not JSON.",
  ],
  [
    "a sign-in that is a page",
    login("text/html", "<p>"),
    400,
    "header.content-type: expected application/json, received text/html",
    "body: The body is not JSON.",
  ],
  [
    "an event as JSON",
    {
      method: "POST",
      path: "/api/my/events",
      type: JSON_TYPE,
      body: JSON.stringify({ description: "A" }),
    },
    200,
    "header.content-type: expected multipart/form-data, received application/json",
  ],
  [
    "a form that is cut off",
    {
      method: "POST",
      path: "/api/my/events",
      type: "multipart/form-data; boundary=x",
      body: '--x\r\ncontent-disposition: form-data; name="description"\r\n\r\nHal',
    },
    400,
    "body: The form cannot be read",
  ],
  [
    "a form with a field more",
    {
      method: "POST",
      path: "/api/my/events",
      body: form({ description: "A", issued: "2026-01-01" }),
    },
    200,
    "body.issued: there is no such field",
  ],
  [
    "a reminder with a field more",
    {
      method: "POST",
      path: "/api/my/events",
      body: form({
        description: "A",
        "reminders[0][key]": "days",
        "reminders[0][value]": "7",
        "reminders[0][unit]": "d",
      }),
    },
    200,
    "body.reminders.0.unit: there is no such field",
  ],
  [
    "a group as a form",
    { method: "POST", path: "/api/companies/1/groups", body: form({ name: "A" }) },
    422,
    "header.content-type: expected application/json, received multipart/form-data",
  ],
  [
    "a group with a field more",
    { ...put("/api/companies/1/groups", { ...GROUP, trainees: [] }), method: "POST" },
    200,
    "body.trainees: there is no such field",
  ],
  [
    "a person with a field more",
    put("/api/companies/1/users/105", { ...PERSON, firstName: "A" }),
    200,
    "body.firstName: there is no such field",
  ],
  [
    "a role with a field more",
    put("/api/companies/1/users/105", { ...PERSON, companyRoles: [{ id: 1, license: "x" }] }),
    200,
    "body.companyRoles.0.license: there is no such field",
  ],
  [
    "a role by id with a field more",
    put("/api/companies/1/users/105", {
      ...PERSON,
      companyRoles: { 1: { active: true, license: "x" } },
    }),
    200,
    "body.companyRoles.1.license: there is no such field",
  ],
  [
    "a suspension with a field more",
    put("/api/companies/1/users/105", {
      ...PERSON,
      settings: { suspend: { status: false, end: "" } },
    }),
    200,
    "body.settings.suspend.end: there is no such field",
  ],
  [
    "a company with a field more",
    put("/api/companies/1", { id: 1, name: "A", slug: "a" }),
    200,
    "body.slug: there is no such field",
  ],
  [
    "a body of a call that takes none",
    { method: "DELETE", path: "/api/companies/1/groups/6", type: JSON_TYPE, body: "{}" },
    404,
    "body: the call takes none",
  ],
  [
    "broken JSON for a call that takes none",
    { method: "DELETE", path: "/api/companies/1/groups/6", type: JSON_TYPE, body: "{" },
    404,
    "body: the call takes none",
  ],
  [
    "a parameter twice",
    { path: "/api/companies/1/users/105/records?version=4&version=5" },
    200,
    "query.version: it is given more than once",
  ],
  [
    "a parameter three times, with one value",
    { path: "/api/companies/1/users/105/records?date=2026-11-20&date=2026-11-20&date=2026-11-20" },
    200,
    "query.date: it is given more than once",
  ],
  [
    "an unknown parameter twice",
    { path: "/api/tiers?page=1&page=2" },
    200,
    "query.page: there is no such parameter",
    "query.page: it is given more than once",
  ],
  [
    "a sign-in with a misspelt field",
    login(JSON_TYPE, '{"user":"a@b.test","password":"x"}'),
    422,
    "body.username: expected string, received undefined",
    "body.user: there is no such field",
  ],
  [
    "a sign-in as a form with a misspelt field",
    login("application/x-www-form-urlencoded", "user=a%40b.test&password=x"),
    422,
    "body.username: expected string, received undefined",
    "body.user: there is no such field",
  ],
  [
    "a group with a misspelt name",
    { ...put("/api/companies/1/groups", { ...GROUP, name: undefined, nam: "A" }), method: "POST" },
    422,
    "body.name: expected string, received undefined",
    "body.nam: there is no such field",
  ],
  [
    "a group with a wrong list and two fields more",
    {
      ...put("/api/companies/1/groups", { ...GROUP, add: "105", trainees: [], x: null }),
      method: "POST",
    },
    422,
    "body.add: expected array, received string",
    "body.trainees: there is no such field",
    "body.x: there is no such field",
  ],
  [
    "a wrong suspension with a field more",
    put("/api/companies/1/users/105", {
      id: 105,
      settings: { notifications: "yes", suspend: { status: "no", ends: {} } },
    }),
    422,
    "body.name: expected string, received undefined",
    "body.settings.notifications: expected boolean, received string",
    "body.settings.suspend.ends: there is no such field",
  ],
  [
    "wrong roles with a field more",
    put("/api/companies/1/users/105", {
      ...PERSON,
      companyRoles: [{ id: 1 }, { id: 0, license: "x" }],
    }),
    422,
    "body.companyRoles.1.license: there is no such field",
  ],
  [
    "wrong aircraft by id with a field more",
    put("/api/companies/1/users/105", { ...PERSON, companyRpes: { 1: { actve: true } } }),
    422,
    "body.companyRpes.1.active: expected boolean, received undefined",
    "body.companyRpes.1.actve: there is no such field",
  ],
  [
    "an event without a description and with fields more",
    event(["descripton", "A"], ["reminders[0][value]", "-1"], ["reminders[0][unit]", "d"]),
    422,
    "body.description: expected string, received undefined",
    "body.descripton: there is no such field",
    "body.reminders.0.unit: there is no such field",
  ],
  [
    "a file in place of a reminder",
    event(["description", "A"], ["reminders[0]", new File(["1"], "a.txt")], ["file", "x"]),
    422,
    "body.file: there is no such field",
  ],
  [
    "a field of a form twice",
    event(["description", "A"], ["description", "B"]),
    200,
    "body.description: it is given more than once",
  ],
  [
    "a part of a reminder twice",
    event(
      ["description", "A"],
      ["reminders[0][key]", "days"],
      ["reminders[0][value]", "7"],
      ["reminders[0][value]", "7"],
    ),
    200,
    "body.reminders.0.value: it is given more than once",
  ],
  [
    "a file of a form twice",
    event(
      ["description", "A"],
      ["files[0]", new File(["1"], "a.txt")],
      ["files[0]", new File(["2"], "b.txt")],
    ),
    200,
    "body.files.0: it is given more than once",
  ],
  [
    "an unknown field of a form twice",
    event(["description", "A"], ["x", "1"], ["x", "2"]),
    200,
    "body.x: there is no such field",
    "body.x: it is given more than once",
  ],
  [
    "a field of a form as a text and as a list",
    event(["description", "A"], ["reminders", ""], ["reminders[0][key]", "days"]),
    422,
    "body.reminders: it is given more than once",
  ],
  [
    "a sign-in as a form with a field twice",
    login("application/x-www-form-urlencoded", "username=a&username=b&password=x"),
    401,
    "body.username: it is given more than once",
  ],
  [
    "a key twice",
    login(JSON_TYPE, LOGIN.replace("{", '{"password":"x",')),
    200,
    "body.password: it is given more than once",
  ],
  [
    "a key twice, once with an escape",
    login(JSON_TYPE, LOGIN.replace("{", String.raw`{"us\u0065rname":"x",`)),
    200,
    "body.username: it is given more than once",
  ],
  [
    "a key twice in a suspension",
    putText(
      "/api/companies/1/users/105",
      JSON.stringify({ ...PERSON, settings: { suspend: { status: true } } }).replace(
        '"status":true',
        '"status":true,"status":false',
      ),
    ),
    200,
    "body.settings.suspend.status: it is given more than once",
  ],
  [
    "a key twice in an entry of a list, and in what is wrong elsewhere",
    putText(
      "/api/companies/1/users/105",
      '{"id":105,"companyRoles":[{"id":1},{"id":2,"id":3}],"roles":[8],"roles":"8"}',
    ),
    422,
    "body.name: expected string, received undefined",
    "body.companyRoles.1.id: it is given more than once",
    "body.roles: it is given more than once",
  ],
  ["a slash at the end", { path: "/api/tiers/" }, 200, "path: expected /api/tiers"],
  [
    "a slash before the query",
    { path: "/api/companies/1/users/105/records/?version=4" },
    200,
    "path: expected /api/companies/{companyId}/users/{userId}/records",
  ],
  [
    "a slash at the end of a write",
    put("/api/companies/1/", { id: 1, name: "A" }),
    200,
    "path: expected /api/companies/{companyId}",
  ],
  ["an address in capitals", { path: "/api/Tiers" }, 404, "path: there is no such method and path"],
  ["an unknown address", { path: "/api/tires" }, 404, "path: there is no such method and path"],
  [
    "another method",
    { method: "DELETE", path: "/api/tiers" },
    405,
    "path: there is no such method and path",
  ],
];

async function send({ method = "GET", path, type, body }: Sent) {
  const { signIn, respond, violations } = await testSandbox();
  const isOwn = path.startsWith("/api/my/");
  const token = await signIn(isOwn ? "trainee@aurora.test" : "admin@recurrent.test");
  const host = path.startsWith("/api/auth/") ? "https://auth.test" : "https://api.test";
  const headers = {
    authorization: `Bearer ${token}`,
    ...(type !== undefined && { "content-type": type }),
  };
  const response = await respond(
    new Request(host + path, { method, headers, ...(body !== undefined && { body }) }),
  );
  return { response, violations };
}

describe("the check of a call", () => {
  it.each(BREACHES)(
    "reports a breach of the contract: %s",
    async (_what, sent, status, ...lines) => {
      const { response, violations } = await send(sent);
      const { method = "GET", path } = sent;
      for (const line of lines) {
        const text = `${method} ${path.replace(/\?.*/, "")} breaks the contract: request ${line}`;
        expect(violations).toContainEqual(expect.stringContaining(text));
      }
      expect(response.status).toBe(status);
    },
  );

  it.each<[string, Sent]>([
    ["JSON with a charset", login("application/json; charset=utf-8")],
    ["JSON in capitals", login("Application/JSON")],
    [
      "settings that the portal does not know",
      put("/api/companies/1/users/105", {
        ...PERSON,
        settings: { theme: { a: [1] }, notifications: true },
      }),
    ],
    [
      "aircraft by id",
      put("/api/companies/1/users/105", { ...PERSON, companyRpes: { 1: { active: true } } }),
    ],
    [
      "a move by id",
      put("/api/companies/1/groups/1", {
        name: "A",
        managers: [],
        add: [],
        remove: [],
        move: { 110: 3 },
      }),
    ],
    [
      "a form with files and reminders",
      {
        method: "POST",
        path: "/api/my/events",
        body: form({ description: "A", "reminders[0][key]": "days", "reminders[0][value]": "7" }),
      },
    ],
    [
      "a call without a body that says JSON",
      { method: "DELETE", path: "/api/companies/1/groups/1", type: JSON_TYPE },
    ],
    [
      "numbered files and reminders",
      event(
        ["description", "A"],
        ["reminders[0][key]", "days"],
        ["reminders[0][value]", "7"],
        ["reminders[1][key]", "days"],
        ["reminders[1][value]", "7"],
        ["files[0]", new File(["1"], "a.txt")],
        ["files[1]", new File(["1"], "a.txt")],
      ),
    ],
    [
      "files of one name that ends with []",
      event(
        ["description", "A"],
        ["files[]", new File(["1"], "a.txt")],
        ["files[]", new File(["1"], "a.txt")],
      ),
    ],
    [
      "one key in several objects, and as a value",
      put("/api/companies/1/users/105", {
        ...PERSON,
        surname: "name",
        companyRoles: [{ id: 1, licence: '"id":1,"id":2' }],
      }),
    ],
    ["a parameter once", { path: "/api/companies/1/users/105/records?version=4&date=2026-11-20" }],
  ])("accepts %s", async (_what, sent) => {
    const { response, violations } = await send(sent);
    expect(response.status).toBe(200);
    expect(violations).toEqual([]);
  });
});

describe("the check of a body", () => {
  const withJson = Object.entries(OPERATIONS).filter(
    ([, address]: [string, OperationRoute]) => address.body === JSON_TYPE,
  );

  it.each(withJson)(
    "reports unknown fields beside missing ones: %s",
    async (_operation, { method, path }: OperationRoute) => {
      const sent = '{"zzz":1,"a":{"b":1,"b":2}}';
      const { violations } = await send({
        method: method.toUpperCase(),
        path: path.replaceAll(/\{\w+\}/g, "1"),
        type: JSON_TYPE,
        body: sent,
      });
      const lines = violations.map((line) => line.replace(/^.* breaks the contract: /, ""));
      expect(lines).toContain("request body.zzz: there is no such field");
      expect(lines).toContain("request body.a: there is no such field");
      expect(lines).toContain("request body.a.b: it is given more than once");
    },
  );

  it("does not report settings that a server has to keep, beside wrong ones", async () => {
    const settings = { notifications: "yes", suspnd: { a: [{ b: 1 }] } };
    const { violations } = await send(put("/api/companies/1/users/105", { ...PERSON, settings }));
    expect(violations).toEqual([expect.stringContaining("body.settings.notifications:")]);
  });
});

/** Statuses that an operation declares, by its id. */
const DECLARED = new Map(
  [authContract, mainContract].flatMap(({ paths }) =>
    Object.values(paths).flatMap((item) =>
      Object.values(item as object).flatMap(
        (operation: { operationId?: string; responses?: object }) =>
          operation.operationId === undefined
            ? []
            : [[operation.operationId, Object.keys(operation.responses ?? {})] as const],
      ),
    ),
  ),
);

describe("a body that cannot be read", () => {
  const withBody = Object.entries(OPERATIONS).filter(([, address]) => "body" in address);
  const broken = [
    "{",
    '{"name":',
    "[1,",
    "nul",
    "{'a':1}",
    "\ufeff{",
    "undefined",
    '{"a":1,}',
    "--x",
    "<html>",
  ];

  it.each(withBody)(
    "answers a body that cannot be read by %s with a declared status",
    async (operation, { method, path }: OperationRoute) => {
      const { signIn, respond } = await testSandbox();
      const token = await signIn("admin@recurrent.test");
      const address = path.replaceAll(/\{\w+\}/g, "1");
      const host = path.startsWith("/api/auth/") ? "https://auth.test" : "https://api.test";
      for (const type of [
        JSON_TYPE,
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "text/plain",
      ]) {
        for (const body of broken) {
          const headers = { authorization: `Bearer ${token}`, "content-type": type };
          const request = new Request(host + address, {
            method: method.toUpperCase(),
            headers,
            body,
          });
          const { status } = await respond(request);
          expect([type, body, String(status)]).toEqual([type, body, "400"]);
          expect(DECLARED.get(operation)).toContain("400");
        }
      }
    },
  );

  it("covers at least ten operations", () => {
    expect(withBody.length).toBeGreaterThan(10);
  });
});
