import { toFormData } from "@recurrent/sdk";
import { describe, expect, it, vi } from "vitest";
import { OPERATIONS } from "../generated/operations.ts";
import { type EventReply, fileOf } from "../testing/events.ts";
import { testSandbox } from "../testing/sandbox.ts";
import type { Handler, Handlers } from "./call.ts";
import { people as peopleHandlers } from "./people.ts";

const ACCOUNTS: readonly [username: string, role: string, company: string][] = [
  ["admin@recurrent.test", "Admin", "Aurora Air Charter"],
  ["support@recurrent.test", "Customer Support", "Aurora Air Charter"],
  ["company.manager@aurora.test", "Company Manager", "Aurora Air Charter"],
  ["training.manager@aurora.test", "Training Manager", "Aurora Air Charter"],
  ["trainee@aurora.test", "Trainee", "Aurora Air Charter"],
  ["trainee.v4@aurora.test", "Trainee", "Aurora Air Charter"],
  ["trainee.compressed@aurora.test", "Trainee", "Aurora Air Charter"],
  ["trainee.waiting@aurora.test", "Trainee", "Aurora Air Charter"],
  ["trainee.done@aurora.test", "Trainee", "Aurora Air Charter"],
  ["trainee.lapsed@aurora.test", "Trainee", "Aurora Air Charter"],
  ["trainee.locked@aurora.test", "Trainee", "Aurora Air Charter"],
  ["trainee.faulty@aurora.test", "Trainee", "Aurora Air Charter"],
  ["trainee.suspended@aurora.test", "Trainee", "Aurora Air Charter"],
  ["company.manager@borealis.test", "Company Manager", "Borealis Helicopters"],
  ["trainee@borealis.test", "Trainee", "Borealis Helicopters"],
  ["trainee@cascade.test", "Trainee", "Cascade Survey"],
];

interface User {
  id: number;
  username: string;
  acl: { roles: string[]; permissions: string[]; isTrainee: boolean };
  company: { name: string };
  has_valid_subscription: boolean;
}

describe("the handler map", () => {
  it("does not compile with a wrong reply or without an operation", () => {
    // @ts-expect-error -- a tier's id is a number
    const wrongReply: Handler<"tierList"> = () => [{ id: "1", name: "Premium" }];
    // @ts-expect-error -- accountShow is missing
    const missing: Handlers<"profileShow" | "accountShow"> = {
      profileShow: peopleHandlers.profileShow,
    };
    expect([wrongReply, missing]).toHaveLength(2);
  });
});

describe("signing in", () => {
  it("lets every active person in, and nobody deleted", async () => {
    const { call, database } = await testSandbox();
    const people = await database.transact(({ tables }) => [...tables.people.values()]);
    const statuses = await Promise.all(
      people.map(async ({ username, deletedAt, moved }) => {
        const body = { username, password: "Recurrent#2026" };
        const { status } = await call("POST", "/api/auth/login", { body });
        return { username, status, expected: deletedAt !== null ? 401 : moved ? 305 : 200 };
      }),
    );
    expect(statuses.filter(({ status, expected }) => status !== expected)).toEqual([]);
  });

  it.each(ACCOUNTS)("signs %s in as %s of %s", async (username, role, company) => {
    const { call, signIn, violations } = await testSandbox();
    const token = await signIn(username);
    const user = (await (await call("GET", "/api/my/profile", { token })).json()) as User;
    expect(user).toMatchObject({ username, company: { name: company }, acl: { roles: [role] } });
    const account = (await (await call("GET", "/api/accounts/profile", { token })).json()) as User;
    expect(account).toMatchObject({ name: company });
    expect(violations).toEqual([]);
  });

  it("answers how long the token lasts", async () => {
    const { call } = await testSandbox();
    const body = { username: "Trainee@Aurora.test ", password: "Recurrent#2026" };
    const response = await call("POST", "/api/auth/login", { body });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ expires_in: 3600 });
  });

  it.each([
    ["a wrong password", "trainee@aurora.test", "Recurrent#2027"],
    ["an unknown name", "nobody@aurora.test", "Recurrent#2026"],
    ["a deleted trainee", "gustavo.pereira@aurora.test", "Recurrent#2026"],
    ["a deleted manager", "harriet.lindqvist@aurora.test", "Recurrent#2026"],
  ])("rejects %s", async (_who, username, password) => {
    const { call } = await testSandbox();
    const response = await call("POST", "/api/auth/login", { body: { username, password } });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: "Invalid username or password." });
  });

  it("names the fields that are missing", async () => {
    const { call } = await testSandbox();
    const response = await call("POST", "/api/auth/login", { body: { username: " " } });
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([
      "username",
      "password",
    ]);
  });

  it("answers 305 to somebody whose company has moved", async () => {
    const { call } = await testSandbox();
    const body = { username: "trainee.moved@aurora.test", password: "Recurrent#2026" };
    const response = await call("POST", "/api/auth/login", { body });
    expect(response.status).toBe(305);
    expect(await response.json()).toEqual({
      data: { redirect_to: "https://portal.test/sandbox/moved.html" },
    });
  });
});

describe("tokens", () => {
  const profile = "/api/my/profile";

  it("rejects calls without, with an unknown and with an expired token", async () => {
    const { call, signIn, time } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    expect((await call("GET", profile)).status).toBe(401);
    expect((await call("GET", profile, { token: "x" })).status).toBe(401);
    time.now += 3_600_000;
    expect((await call("GET", profile, { token })).status).toBe(401);
  });

  it("exchanges an expired token once", async () => {
    const { call, signIn, time } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    time.now += 3_700_000;
    const first = await call("POST", "/api/auth/refresh", { token });
    const { access_token: next } = (await first.json()) as { access_token: string };
    expect((await call("GET", profile, { token: next })).status).toBe(200);
    expect((await call("POST", "/api/auth/refresh", { token })).status).toBe(401);
  });

  it("gives one new token to any number who ask at once", async () => {
    const { call, signIn } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => call("POST", "/api/auth/refresh", { token })),
    );
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.status === 401)).toHaveLength(49);
  });

  it("keeps a token when the clock moves, not when the control expires it", async () => {
    const { call, signIn, controls } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    await controls.clock({ advance: "P400D" });
    expect((await call("GET", profile, { token })).status).toBe(200);
    await controls.expireTokens();
    expect((await call("GET", profile, { token })).status).toBe(401);
    expect((await call("POST", "/api/auth/refresh", { token })).status).toBe(200);
  });
});

describe("forgotten password", () => {
  const request = (username: string) => ({ body: { username, version: 3 } });

  it("accepts the link of the mail once, and ends old sessions", async () => {
    const { call, signIn, controls } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    const mailReply = await call(
      "POST",
      "/api/auth/password/email",
      request("trainee@aurora.test"),
    );
    expect(mailReply.status).toBe(200);
    const [mail] = await controls.outbox();
    const id = mail!.link.split("/").at(-1)!;
    const verified = await call("GET", `/api/auth/password/reset/${id}`);
    const link = (await verified.json()) as { email: string; token: string };
    expect(link.email).toBe("trainee@aurora.test");
    const path = `/api/auth/password/reset/${link.token}`;
    const password = "Another#2026x";
    const weak = await call("POST", path, {
      body: { password: "short", password_confirmation: "short" },
    });
    expect(weak.status).toBe(422);
    const unlike = await call("POST", path, { body: { password, password_confirmation: "x" } });
    expect(await unlike.json()).toMatchObject({
      errors: { password: ["The password confirmation does not match."] },
    });
    const body = { password, password_confirmation: password };
    expect((await call("POST", path, { body })).status).toBe(200);
    expect((await call("GET", path)).status).toBe(404);
    expect((await call("GET", "/api/my/profile", { token })).status).toBe(401);
    expect(await signIn("trainee@aurora.test", password)).toBeTypeOf("string");
    const old = { username: "trainee@aurora.test", password: "Recurrent#2026" };
    expect((await call("POST", "/api/auth/login", { body: old })).status).toBe(401);
  });

  it("does not reveal which names exist, and expires after an hour of sandbox time", async () => {
    const { call, controls } = await testSandbox();
    const known = await call("POST", "/api/auth/password/email", request("trainee@aurora.test"));
    const unknown = await call("POST", "/api/auth/password/email", request("who@aurora.test"));
    expect(await known.json()).toEqual(await unknown.json());
    const mails = await controls.outbox();
    expect(mails).toHaveLength(1);
    await controls.clock({ advance: "PT61M" });
    const id = mails[0]!.link.split("/").at(-1)!;
    expect((await call("GET", `/api/auth/password/reset/${id}`)).status).toBe(422);
  });

  it("requires a name and version 3", async () => {
    const { call, violations } = await testSandbox();
    const response = await call("POST", "/api/auth/password/email", { body: { version: 2 } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      errors: { username: [expect.any(String)], version: [expect.any(String)] },
    });
    const breach = "POST /api/auth/password/email breaks the contract: request body";
    expect(violations).toEqual([
      expect.stringContaining(`${breach}.username: `),
      expect.stringContaining(`${breach}.version: `),
    ]);
  });
});

describe("profile", () => {
  const update = {
    name: "Łukasz",
    surname: "Wiśniewski-Nowak",
    username: "lukasz@aurora.test",
    email: "lukasz@home.test",
    password: "",
    password_confirmation: "",
    settings: { notifications: false },
  };

  it("returns the profile as changed", async () => {
    const { call, signIn, violations } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    const response = await call("PUT", "/api/my/profile", { token, body: update });
    expect(await response.json()).toMatchObject({
      fullName: "Łukasz Wiśniewski-Nowak",
      username: "lukasz@aurora.test",
      email: "lukasz@home.test",
      settings: expect.arrayContaining([{ type: "notifications", value: false }]),
    });
    expect(await signIn("lukasz@aurora.test")).toBeTypeOf("string");
    expect(violations).toEqual([]);
  });

  it("accepts a new password that meets the rule", async () => {
    const { call, signIn } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    const password = "Brand-New_2027";
    const body = { ...update, password, password_confirmation: password };
    expect((await call("PUT", "/api/my/profile", { token, body })).status).toBe(200);
    expect(await signIn("lukasz@aurora.test", password)).toBeTypeOf("string");
  });

  it.each([
    ["an empty first name", { name: " " }, "name"],
    ["an empty last name", { surname: "" }, "surname"],
    ["a username that is no address", { username: "lukasz" }, "username"],
    ["somebody else's username", { username: "ADMIN@recurrent.test" }, "username"],
    ["an email that is no address", { email: "a@b" }, "email"],
    ["a weak password", { password: "weak", password_confirmation: "weak" }, "password"],
    ["a password not repeated", { password: "Brand-New_2027" }, "password"],
    [
      "notifications that are no switch",
      { settings: { notifications: "on" } },
      "settings.notifications",
    ],
  ])("rejects %s and changes nothing", async (_what, change, field) => {
    const { call, signIn } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    const response = await call("PUT", "/api/my/profile", {
      token,
      body: { ...update, ...change },
    });
    expect(response.status).toBe(422);
    const { errors } = (await response.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual([field]);
    const now = (await (await call("GET", "/api/my/profile", { token })).json()) as User;
    expect(now.username).toBe("trainee@aurora.test");
  });
});

describe("an unknown address", () => {
  it("answers 404 for an unknown address, and for no operation of the contract", async () => {
    const { call, signIn } = await testSandbox();
    const token = await signIn("admin@recurrent.test");
    expect((await call("GET", "/api/nothing", { token })).status).toBe(404);
    for (const [operation, { method, path }] of Object.entries(OPERATIONS)) {
      const address = path.replace("{companyId}", "1").replaceAll(/\{\w+\}/g, "0");
      const response = await call(method.toUpperCase(), address, { token });
      expect(response.status, operation).not.toBe(501);
      expect(await response.text(), operation).not.toContain("Address not found");
    }
  });
});

describe("the methods of an address", () => {
  it.each([
    ["DELETE", "/api/tiers", "GET, HEAD"],
    ["POST", "/api/tiers", "GET, HEAD"],
    ["PATCH", "/api/my/profile", "GET, HEAD, PUT"],
    ["PROPFIND", "/api/my/events", "POST, GET, HEAD"],
    ["GET", "/api/auth/login", "POST"],
    ["HEAD", "/api/auth/login", "POST"],
    ["POST", "/api/companies/1/users/105", "GET, HEAD, PUT, DELETE"],
  ])("answers %s %s with 405, and names the others: %s", async (method, path, allow) => {
    const { respond } = await testSandbox();
    const host = path.startsWith("/api/auth/") ? "https://auth.test" : "https://api.test";
    const response = await respond(new Request(host + path, { method }));
    expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  });

  it.each(["/api/tiers", "/api/my/profile", "/api/companies/1/users/105", "/api/my/events"])(
    "answers HEAD %s with the status and the tag of GET",
    async (path) => {
      const { call, signIn } = await testSandbox();
      const token = await signIn("company.manager@aurora.test");
      const [head, get] = [await call("HEAD", path, { token }), await call("GET", path, { token })];
      expect([head.status, head.headers.get("etag")]).toEqual([200, get.headers.get("etag")]);
      expect((await call("HEAD", path)).status).toBe(401);
    },
  );
});

describe("the ids of an address", () => {
  const WRITTEN = ["1e0", "0x1", "+1", "1.0", "%201", "1%20", "01", "-1", "0", "%zz", "%00", "1,2"];
  const PATHS = [
    (id: string) => `/api/companies/${id}`,
    (id: string) => `/api/companies/${id}/users`,
    (id: string) => `/api/companies/1/groups/${id}`,
    (id: string) => `/api/companies/1/users/${id.replace("1", "101")}`,
    (id: string) => `/api/companies/1/users/${id.replace("1", "101")}/events`,
  ];

  it.each(WRITTEN)("answers no call whose id is written %s", async (id) => {
    const { call, signIn } = await testSandbox();
    const token = await signIn("admin@recurrent.test");
    const replies = await Promise.all(PATHS.map((path) => call("GET", path(id), { token })));
    expect(replies.map(({ status }) => status)).toEqual(PATHS.map(() => 404));
  });
});

describe("an unknown address with a body", () => {
  it.each([
    ["JSON", "application/json", "{"],
    ["a form", "multipart/form-data; boundary=x", "--x"],
    ["UTF-8", "text/plain", new Uint8Array([0xff, 0xfe])],
  ])("answers 404 also when the body is not %s", async (_what, type, body) => {
    const { respond } = await testSandbox();
    const headers = { "content-type": type };
    const request = new Request("https://api.test/api/nothing", { method: "POST", headers, body });
    expect((await respond(request)).status).toBe(404);
  });

  it("stores no file of the body", async () => {
    const { call, database } = await testSandbox();
    const pack = vi.spyOn(database.files, "pack");
    const body = new FormData();
    body.append("files[0]", fileOf("a.pdf"));
    expect((await call("POST", "/api/nothing", { body })).status).toBe(404);
    expect(pack).not.toHaveBeenCalled();
  });
});

describe("a body in another encoding than UTF-8", () => {
  it.each([
    ["ISO 8859-1", [0x7b, 0x22, 0x75, 0x22, 0x3a, 0x22, 0xe9, 0x22, 0x7d]],
    ["UTF-16", [0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]],
    ["cut UTF-8", [0x22, 0xc3]],
    ["a lone surrogate", [0x22, 0xed, 0xa0, 0x80, 0x22]],
  ])("is refused, and not changed in silence: %s", async (_what, bytes) => {
    const { respond } = await testSandbox();
    const response = await respond(
      new Request("https://auth.test/api/auth/login", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: new Uint8Array(bytes),
      }),
    );
    expect([response.status, await response.json()]).toEqual([
      400,
      { message: "The body is not UTF-8." },
    ]);
  });
});

describe("a form in the encoding of URLs", () => {
  it("reads a URL-encoded form as JSON of the same fields", async () => {
    const { respond } = await testSandbox();
    const request = new Request("https://auth.test/api/auth/login", {
      method: "POST",
      body: new URLSearchParams({ username: "trainee@aurora.test", password: "Recurrent#2026" }),
    });
    expect((await respond(request)).status).toBe(200);
  });
});

describe("caching", () => {
  it("forbids caches to store successes, refusals, failures and files", async () => {
    const { call, signIn, controls } = await testSandbox();
    const token = await signIn("trainee@aurora.test");
    const expectUnchanged = async (method: string, path: string, body?: object) => {
      const response = await call(method, path, { token, body });
      return `${response.status} ${response.headers.get("cache-control")}`;
    };
    const login = { username: "trainee@aurora.test", password: "Recurrent#2026" };
    expect(await expectUnchanged("POST", "/api/auth/login", login)).toBe("200 no-store");
    expect(await expectUnchanged("GET", "/api/my/profile")).toBe("200 no-store");
    const form = toFormData({ description: "Licence", files: [fileOf("a.txt", "x")] });
    const event = (await (
      await call("POST", "/api/my/events", { token, body: form })
    ).json()) as EventReply;
    const file = `/api/my/events/${event.id}/files/${event.files?.[0]?.id}/download`;
    expect(await expectUnchanged("GET", file)).toBe("200 no-store");
    expect(await expectUnchanged("GET", "/api/companies/1/users")).toBe("403 no-store");
    expect(await expectUnchanged("GET", "/api/nothing")).toBe("404 no-store");
    expect(await expectUnchanged("PUT", "/api/my/profile", {})).toBe("422 no-store");
    await controls.faults([{ path: "/api/tiers", status: "html" }]);
    expect(await expectUnchanged("GET", "/api/tiers")).toBe("502 no-store");
  });
});

describe("catalogues and announcements", () => {
  it("lists roles, aircraft and tiers", async () => {
    const { call, signIn } = await testSandbox();
    const token = await signIn("company.manager@aurora.test");
    for (const path of ["/api/roles", "/api/rpes", "/api/tiers"]) {
      const list = (await (await call("GET", path, { token })).json()) as unknown[];
      expect(list[0], path).toMatchObject({ id: 1, name: expect.any(String) });
    }
  });

  it("shows people their announcements, and staff all of them", async () => {
    const { call, signIn } = await testSandbox();
    const ids = async (username: string) => {
      const token = await signIn(username);
      const response = await call("GET", "/api/announcements/announcements", { token });
      return ((await response.json()) as { id: number }[]).map((row) => row.id);
    };
    expect(await ids("trainee@aurora.test")).toEqual([1, 2]);
    expect(await ids("trainee@cascade.test")).toEqual([1, 3]);
    expect(await ids("admin@recurrent.test")).toEqual([1, 2, 3, 4]);
  });
});
