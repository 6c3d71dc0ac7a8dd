import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { methodName } from "../scripts/method-names.ts";
import { createMemoryTokenStore } from "./auth/token-store.ts";
import { createRecurrent, type Recurrent } from "./client.ts";
import * as calls from "./generated/main/calls/index.ts";
import { configureRecurrent, createClient } from "./http/config.ts";
import { json, startServer, type TestServer } from "./testing/http-server.ts";
import { OPERATIONS } from "./testing/operations.ts";

/** Every method by its group, as the guide lists them. */
const METHODS: Readonly<Record<string, string>> = {
  announcements: "list",
  boards: "getTraining getEvent",
  catalogues: "listRoles listRpes listTiers",
  companies: "get update delete listAcl listRoles listRpes",
  events: "list create get update delete enable disable deleteFile downloadFile",
  groups: "list create listTrainees listManagers get update delete",
  people: "list create get update delete listUserAccess",
  personEvents: "list create get update delete enable disable deleteFile downloadFile",
  personTraining:
    "getProgram getSchedule getRecord downloadRecord getCertificate downloadCertificate",
  profile: "get update getAccount",
  training:
    "get getProgram getSchedule getRecord downloadRecord getCertificate downloadCertificate getScore launchRegistration previewLesson",
  session: "signIn refresh signOut",
  password: "requestLink verifyLink reset",
};

type Group = Readonly<Record<string, (...args: unknown[]) => Promise<unknown>>>;

const groupsOf = (client: object) =>
  Object.entries(client).filter(([name]) => name in METHODS) as [string, Group][];
const methodsOf = (client: object): Record<string, string> =>
  Object.fromEntries(groupsOf(client).map(([name, group]) => [name, Object.keys(group).join(" ")]));

let server: TestServer;
const bearers: unknown[] = [];
const requests: string[] = [];
let reply: unknown;

beforeAll(async () => {
  server = await startServer((request, response) => {
    bearers.push(request.headers.authorization);
    requests.push(`${request.method} ${request.url}`);
    json(response, 200, reply);
  });
});
beforeEach(() => {
  bearers.length = 0;
  requests.length = 0;
  reply = {};
});
afterAll(() => server.close());

const recurrentOf = (token: string): Recurrent =>
  createRecurrent({
    authHost: server.origin,
    apiHost: server.origin,
    tokenStore: createMemoryTokenStore({ token, expiresAt: Date.now() + 3_600_000 }),
  });

describe("the client", () => {
  it("has a method for each operation in the group of its tag", () => {
    expect(methodsOf(recurrentOf("A"))).toEqual(METHODS);
    const ofMain = groupsOf(recurrentOf("A"))
      .filter(([name]) => name !== "session" && name !== "password")
      .flatMap(([, group]) => Object.keys(group));
    expect(ofMain).toHaveLength(Object.keys(calls).length);
  });

  it("has the same methods in raw, and those of the sign-in host", () => {
    expect(methodsOf(recurrentOf("A").raw)).toEqual({
      ...METHODS,
      session: "login refresh",
      password: "requestLink verifyLink reset",
    });
  });

  it("returns models, and below raw the reply as it came", async () => {
    const recurrent = recurrentOf("A");
    reply = [{ id: 7, name: "Vera", surname: "Lindqvist" }];
    const people = await recurrent.people.list("3");
    expect(people).toMatchObject([{ id: "7", fullName: "Vera Lindqvist", groups: null }]);
    expect(await recurrent.raw.people.list("3")).toEqual(reply);
    expect(requests).toEqual(Array.from({ length: 2 }, () => "GET /api/companies/3/users"));
  });

  it("passes the reply of any call to onReply, before the model is made", async () => {
    const replies: unknown[] = [];
    reply = { id: 3, name: "Aurora" };
    const onReply = (sent: unknown) => void replies.push(sent);
    expect(await recurrentOf("A").companies.get("3", { onReply })).toMatchObject({ id: "3" });
    expect(replies).toEqual([reply]);
  });

  it("returns nothing for a write whose reply is not reliable", async () => {
    reply = { message: "Saved." };
    expect(await recurrentOf("A").groups.delete("3", "7")).toBeUndefined();
  });

  it("calls in its own session, whatever is configured or called beside it", async () => {
    configureRecurrent({ authHost: "https://auth.test", apiHost: "https://api.test" });
    const [first, second] = [recurrentOf("A"), recurrentOf("B")];
    await Promise.all([first.profile.get(), second.profile.get(), first.raw.profile.get()]);
    expect(bearers.toSorted()).toEqual(["Bearer A", "Bearer A", "Bearer B"]);
    first.session.signOut();
    await expect(first.profile.get()).rejects.toMatchObject({ kind: "unauthorized" });
    expect(await second.profile.get()).toMatchObject({ id: "" });
  });

  it("lets a function take the client in place of a bare one", async () => {
    await calls.profileShow({ client: recurrentOf("A") });
    await calls.profileShow({
      client: createClient({ ...recurrentOf("B").settings }),
    });
    expect(bearers).toEqual(["Bearer A", "Bearer B"]);
  });

  it("signs in and keeps the token for its methods", async () => {
    const recurrent = createRecurrent({ authHost: server.origin, apiHost: server.origin });
    reply = { access_token: "T9", expires_in: 3600 };
    await recurrent.session.signIn({ username: "a@b.test", password: "secret" });
    await recurrent.profile.get();
    expect(bearers.at(-1)).toBe("Bearer T9");
  });
});

describe("a method of the client", () => {
  it.each(OPERATIONS)("sends $name as its function does", async ({ name, tag, args, call }) => {
    await call({ client: recurrentOf("A") }).catch(() => undefined);
    const groups = new Map(groupsOf(recurrentOf("A").raw));
    const group = groups.get(tag.charAt(0).toLowerCase() + tag.slice(1));
    await group?.[methodName(tag, name)]?.(...args).catch(() => undefined);
    expect(requests).toHaveLength(2);
    expect(requests[1]).toBe(requests[0]);
    expect(requests[0]).toContain("/api/");
  });
});
