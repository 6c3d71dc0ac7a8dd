import { describe, expect, it } from "vitest";
import { testSandbox } from "../testing/sandbox.ts";
import { USERS } from "../testing/people.ts";

const TRAINEE = "trainee@aurora.test";
const NEW_PASSWORD = "Brand-New_2027";
const OLD_PASSWORD = "Recurrent#2026";
const SAME_PASSWORDS = { password: OLD_PASSWORD, password_confirmation: OLD_PASSWORD };
const PASSWORDS = { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD };

async function linkSandbox(options?: { address?: () => string }) {
  const sandbox = await testSandbox(options);
  const ask = async (username = TRAINEE) => {
    const body = { username, version: 3 };
    const response = await sandbox.call("POST", "/api/auth/password/email", { body });
    const reply: unknown = await response.json();
    return { status: response.status, reply, wait: response.headers.get("retry-after") };
  };
  /** The id of a new link of a person. */
  const newLink = async (username = TRAINEE) => {
    await ask(username);
    return (await sandbox.controls.outbox())[0]!.link.split("/").at(-1)!;
  };
  const verify = async (id: string) => {
    const response = await sandbox.call("GET", `/api/auth/password/reset/${id}`);
    return { status: response.status, body: (await response.json()) as { token: string } };
  };
  const use = async (id: string, body: object = PASSWORDS) =>
    (await sandbox.call("POST", `/api/auth/password/reset/${id}`, { body })).status;
  return { ...sandbox, ask, newLink, verify, use };
}

/** The caller, the change of person 105, and whether earlier links end. */
const CHANGES: readonly [what: string, by: string, change: object, isOver: boolean][] = [
  ["another password", "admin@recurrent.test", PASSWORDS, true],
  ["the password that is set", "admin@recurrent.test", SAME_PASSWORDS, true],
  ["another username", "admin@recurrent.test", { username: "l@w.test" }, true],
  [
    "another username, in case alone",
    "admin@recurrent.test",
    { username: "Trainee@aurora.test" },
    true,
  ],
  ["another e-mail address", "company.manager@aurora.test", { email: "l@w.test" }, true],
  ["another name", "admin@recurrent.test", { surname: "Nowak" }, false],
  ["a suspension", "admin@recurrent.test", { settings: { suspend: { status: true } } }, false],
  ["nothing else", "company.manager@aurora.test", {}, false],
  [
    "an empty password",
    "company.manager@aurora.test",
    { password: "", password_confirmation: "" },
    false,
  ],
  [
    "an empty password by who may set one",
    "admin@recurrent.test",
    { password: "", password_confirmation: "" },
    false,
  ],
  ["the username and address that are set", "admin@recurrent.test", {}, false],
  ["their own password", TRAINEE, PASSWORDS, true],
  ["the password that they have", TRAINEE, SAME_PASSWORDS, true],
  ["their own password left empty", TRAINEE, { password: "", password_confirmation: "" }, false],
  ["nothing of their own", TRAINEE, {}, false],
  ["their own username", TRAINEE, { username: "l@w.test" }, true],
  ["their own e-mail address", TRAINEE, { email: "l@w.test" }, true],
  ["their own name", TRAINEE, { surname: "Nowak" }, false],
  ["their own notifications", TRAINEE, { settings: { notifications: false } }, false],
];

describe("a link to set a password", () => {
  it.each(CHANGES)("ends or keeps a link after %s by %s", async (_what, by, change, isOver) => {
    const { as, newLink, verify, use, violations } = await linkSandbox();
    const links = [await newLink(), await newLink()];
    const other = await newLink("trainee.v4@aurora.test");
    const { token } = (await verify(links[0]!)).body;
    const act = await as(by);
    const account = { name: "Łukasz", surname: "Wiśniewski", username: TRAINEE, email: TRAINEE };
    const path = by === TRAINEE ? "/api/my/profile" : `${USERS}/105`;
    const id = by === TRAINEE ? {} : { id: 105 };
    expect((await act("PUT", path, { ...id, ...account, ...change })).status).toBe(200);
    const expected = isOver ? 404 : 200;
    for (const link of [...links, token]) expect((await verify(link)).status).toBe(expected);
    expect((await verify(other)).status).toBe(200);
    expect(await use(token)).toBe(expected);
    expect(violations).toEqual([]);
  });

  it.each([
    ["by Admin", "admin@recurrent.test", `${USERS}/105`, { id: 105 }],
    ["by the person", TRAINEE, "/api/my/profile", {}],
  ])("ends the link each time that the same password is set %s", async (_who, by, path, id) => {
    const { as, signIn, call, newLink, verify } = await linkSandbox();
    const act = await as(by);
    const account = { name: "Łukasz", surname: "Wiśniewski", username: TRAINEE, email: TRAINEE };
    for (let count = 0; count < 3; count += 1) {
      const token = await signIn(TRAINEE, count === 0 ? OLD_PASSWORD : NEW_PASSWORD);
      const link = await newLink();
      expect((await act("PUT", path, { ...id, ...account, ...PASSWORDS })).status).toBe(200);
      expect((await verify(link)).status).toBe(404);
      expect((await call("GET", "/api/my/profile", { token })).status).toBe(401);
    }
  });

  it("keeps the link when the same password is refused", async () => {
    const { as, newLink, verify } = await linkSandbox();
    const act = await as("company.manager@aurora.test");
    const link = await newLink();
    const account = { name: "Łukasz", surname: "Wiśniewski", username: TRAINEE, email: TRAINEE };
    const body = { id: 105, ...account, ...SAME_PASSWORDS };
    expect((await act("PUT", `${USERS}/105`, body)).status).toBe(403);
    expect((await verify(link)).status).toBe(200);
  });

  it("ends all other links of the person when one is used, also opened ones", async () => {
    const { newLink, verify, use } = await linkSandbox();
    const [one, two, three] = [await newLink(), await newLink(), await newLink()];
    const other = await newLink("trainee.v4@aurora.test");
    const { token } = (await verify(two)).body;
    expect(await use(one)).toBe(200);
    for (const link of [one, two, three, token]) {
      expect((await verify(link)).status).toBe(404);
      expect(await use(link)).toBe(404);
    }
    expect(await use(other)).toBe(200);
    // a later one works
    expect(await use(await newLink())).toBe(200);
  });

  it("keeps the link when a new password is refused", async () => {
    const { newLink, verify, use } = await linkSandbox();
    const [one, two] = [await newLink(), await newLink()];
    expect(await use(one, { password: "weak", password_confirmation: "weak" })).toBe(422);
    for (const link of [one, two]) expect((await verify(link)).status).toBe(200);
  });

  it("ends the link of a deleted person", async () => {
    const { as, newLink, verify, use } = await linkSandbox();
    const link = await newLink();
    const admin = await as("admin@recurrent.test");
    await admin("DELETE", `${USERS}/105`);
    expect((await verify(link)).status).toBe(404);
    expect(await use(link)).toBe(404);
  });

  it("reports an expired link once", async () => {
    const { newLink, verify, controls } = await linkSandbox();
    const link = await newLink();
    await controls.clock({ advance: "PT1H" });
    const { status, body } = await verify(link);
    expect(status).toBe(422);
    expect(JSON.stringify(body).split("This link has expired.")).toHaveLength(2);
  });
});

describe("requests for a link", () => {
  it.each([
    ["somebody who is there", TRAINEE],
    ["a username in other cases and forms", "ＴRAINEE@aurora.test"],
    ["nobody", "nobody@aurora.test"],
    ["who was deleted", "gustavo.pereira@aurora.test"],
    ["whose company has moved", "trainee.moved@aurora.test"],
  ])("answers 429 from the eleventh request on for %s", async (_who, username) => {
    const { ask, controls, violations } = await linkSandbox();
    const first = await ask(username);
    for (let count = 1; count < 10; count += 1) expect(await ask(username)).toEqual(first);
    const mails = await controls.outbox();
    expect(await ask(username)).toEqual({
      status: 429,
      wait: "900",
      reply: { message: "Too many requests for a link. Try again later." },
    });
    expect(await controls.outbox()).toEqual(mails);
    expect((await ask("trainee.v4@aurora.test")).status).toBe(200);
    expect(violations).toEqual([]);
  });

  it("counts requests over every spelling of a username", async () => {
    const { ask } = await linkSandbox();
    for (const mark of [
      "",
      " ",
      "\u200b",
      "\ufeff",
      "\u00ad",
      "\u200d",
      "\u2060",
      "\t",
      "\u0000",
    ]) {
      expect((await ask(`${mark}trainee@aurora.test`)).status).toBe(200);
    }
    expect((await ask("TRAINEE@aurora.test")).status).toBe(200);
    expect((await ask(TRAINEE)).status).toBe(429);
  });

  it("says when the next request may be made, and forgets by the sandbox's clock", async () => {
    const { ask, controls } = await linkSandbox();
    for (let count = 0; count < 9; count += 1) await ask();
    await controls.clock({ advance: "PT10M" });
    await ask();
    expect(await ask()).toMatchObject({ status: 429, wait: "300" });
    await controls.clock({ advance: "PT5M" });
    expect((await ask()).status).toBe(200);
  });

  it("counts requests by address too, whatever the usernames", async () => {
    let address = "192.0.2.1";
    const { ask } = await linkSandbox({ address: () => address });
    for (let count = 0; count < 100; count += 1) {
      expect((await ask(`guess.${count}@aurora.test`)).status).toBe(200);
    }
    expect((await ask()).status).toBe(429);
    address = "192.0.2.2";
    expect((await ask()).status).toBe(200);
  });

  it("counts requests and failed sign-ins separately", async () => {
    const { ask, call, signIn } = await linkSandbox();
    for (let count = 0; count < 10; count += 1) await ask();
    expect(await signIn(TRAINEE)).toEqual(expect.any(String));
    for (let count = 0; count < 10; count += 1) {
      const body = { username: "trainee.v4@aurora.test", password: "no" };
      await call("POST", "/api/auth/login", { body });
    }
    expect((await ask("trainee.v4@aurora.test")).status).toBe(200);
  });

  it("does not count a request whose body is refused", async () => {
    const { call, ask } = await linkSandbox();
    for (let count = 0; count < 12; count += 1) {
      const body = { username: TRAINEE, version: 2 };
      expect((await call("POST", "/api/auth/password/email", { body })).status).toBe(422);
    }
    expect((await ask()).status).toBe(200);
  });

  it("counts from zero for a person whose link was used", async () => {
    const { ask, newLink, use } = await linkSandbox();
    for (let count = 0; count < 9; count += 1) await ask();
    expect(await use(await newLink())).toBe(200);
    expect((await ask()).status).toBe(200);
  });
});
