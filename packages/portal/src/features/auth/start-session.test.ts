import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createHarnessApp } from "../../testing/harness-context.ts";
import { PROFILES } from "../../testing/harness-people.ts";
import { isPasswordOf } from "./start-session.ts";

const TRAINEE = PROFILES.trainee;
const IDENTITY = {
  id: String(TRAINEE.id),
  username: TRAINEE.username,
  fullName: TRAINEE.fullName,
  avatar: null,
};

/** Replies of the hosts to the sign-in, and to the profile with its token. */
let login: Response;
let profile: object;
let tokens: (string | null)[] = [];

beforeEach(() => {
  login = Response.json({ access_token: "T9", expires_in: 3_600 });
  profile = TRAINEE;
  tokens = [];
  vi.stubGlobal("fetch", async ({ url, headers }: Request) => {
    if (url.endsWith("/auth/login")) return login;
    tokens.push(headers.get("authorization"));
    return Response.json(profile);
  });
});
afterEach(() => vi.unstubAllGlobals());

const setUp = () =>
  createHarnessApp({ path: () => "/profile", go: () => undefined }, { as: "trainee" });

it.each<[string, object, boolean]>([
  ["is still this person's", {}, true],
  ["is this person's, by a number that is text", { id: String(TRAINEE.id) }, true],
  ["has become another person's", { id: 9_999 }, false],
  ["has become that of another one of the same name", { id: 9_999, uuid: TRAINEE.uuid }, false],
])("checks whether a username %s", async (_what, over, isSame) => {
  profile = { ...TRAINEE, ...over };
  const app = setUp();
  const before = app.session.tokens.read();
  expect(await isPasswordOf(app, IDENTITY, "right")).toBe(isSame);
  expect(tokens).toEqual(["Bearer T9"]);
  // The session goes on with its own token.
  expect(app.session.tokens.read()).toEqual(before);
});

it("fails when the password is wrong, and requests no profile", async () => {
  login = Response.json({ message: "No." }, { status: 401 });
  await expect(isPasswordOf(setUp(), IDENTITY, "wrong")).rejects.toMatchObject({
    kind: "unauthorized",
  });
  expect(tokens).toEqual([]);
});
