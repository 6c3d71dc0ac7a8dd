import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, PROFILES } from "../../testing/harness-people.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import type { GroupRequest } from "./group-writes.ts";
import { useGroupWrites } from "./useGroupWrites.ts";

const GROUP = { id: 1, name: "Cabin", managers: [], trainees: [] };
const TRAINEES = [13, 14].map((id) => ({ id, fullName: `Person ${id}` }));
const PEOPLE = TRAINEES.map(({ id, fullName }) => ({
  id: String(id),
  fullName,
  isActive: true,
  isTrainee: true,
}));
const TARGET = { id: "1", name: "Cabin" };
const ADDITION: GroupRequest = {
  target: TARGET,
  isMove: false,
  isUndo: false,
  writes: [{ kind: "add", group: TARGET, people: PEOPLE }],
  before: { done: [], members: [], left: [], notAllowed: [], changed: [] },
};

let host: {
  sent: number;
  isGone: boolean;
  answer: PromiseWithResolvers<unknown>;
  /** The answer to a write, if the host does not do it. */
  reply?: () => Promise<Response> | undefined;
};
let mounted: ReturnType<typeof mountRoutes>;

beforeEach(() => {
  host = { sent: 0, isGone: false, answer: Promise.withResolvers() };
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.method !== "GET") {
      host.sent += 1;
      await host.answer.promise;
      return (await host.reply?.()) ?? Response.json({ message: "The group was changed." });
    }
    if (host.isGone) return Response.json({ message: "Not found." }, { status: 404 });
    return Response.json(request.url.endsWith("/trainees") ? TRAINEES : GROUP);
  });
});
afterEach(() => {
  mounted.end();
  vi.unstubAllGlobals();
});

async function open() {
  const seen: { change?: ReturnType<typeof useGroupWrites> } = {};
  function Screen() {
    seen.change = useGroupWrites(() => undefined);
    return null;
  }
  const routes = [
    { path: "/people", element: <Screen /> },
    { path: "*", element: <p>Elsewhere</p> },
  ];
  mounted = mountRoutes({ routes, path: "/people", as: "companyManager" });
  await vi.waitFor(() => expect(seen.change).toBeDefined());
  return seen.change!;
}

/** Adds two people and leaves the page while the host works. */
async function leaveSending() {
  const { mutateAsync } = await open();
  const done = mutateAsync(ADDITION).catch(() => undefined);
  await vi.waitFor(() => expect(host.sent).toBe(1));
  await mounted.router.navigate("/elsewhere");
  await vi.waitFor(() => expect(mounted.place.textContent).toBe("Elsewhere"));
  return {
    /** The host has done it, and answers. */
    async answer() {
      host.answer.resolve(null);
      await done;
    },
    signIn(who: keyof typeof PROFILES) {
      const { session } = mounted.app;
      session.tokens.setPending({ token: who, expiresAt: Date.now() + 3_600_000 });
      session.begin(PROFILES[who], ACCOUNT);
    },
  };
}

it("shows the result of a change whose dialog was left", async () => {
  const { answer } = await leaveSending();
  await answer();
  expect(mounted.notices()).toEqual(["2 people added to Cabin."]);
});

it.each([
  ["it was made", () => undefined, "2 people added to Cabin."],
  [
    "it was refused",
    () => Promise.resolve(Response.json({ message: "Not your group." }, { status: 422 })),
    "No one was added.",
  ],
  [
    "it was not confirmed",
    () => Promise.reject(new TypeError("Failed to fetch")),
    "We could not confirm the change: the server did not answer.",
  ],
])("shows after unlocking, and not before, that %s", async (_what, reply, text) => {
  const { answer, signIn } = await leaveSending();
  mounted.app.session.lock("/people");
  host.reply = reply;
  await answer();
  expect(mounted.notices()).toEqual([]);
  signIn("companyManager");
  expect(mounted.notices()).toEqual([text]);
});

it("shows after unlocking that nothing was sent before the lock", async () => {
  const { mutateAsync } = await open();
  await mounted.router.navigate("/elsewhere");
  await vi.waitFor(() => expect(mounted.place.textContent).toBe("Elsewhere"));
  const done = mutateAsync(ADDITION).catch(() => undefined);
  mounted.app.session.lock("/people");
  await done;
  mounted.app.session.tokens.setPending({ token: "again", expiresAt: Date.now() + 3_600_000 });
  mounted.app.session.begin(PROFILES.companyManager, ACCOUNT);
  expect(host.sent).toBe(0);
  expect(mounted.notices()).toEqual(["No one was added."]);
});

it("shows nothing to somebody else who signs in at the lock", async () => {
  const { answer, signIn } = await leaveSending();
  mounted.app.session.lock("/people");
  await answer();
  signIn("admin");
  expect(mounted.notices()).toEqual([]);
  mounted.app.session.lock("/people");
  signIn("companyManager");
  expect(mounted.notices()).toEqual([]);
});

it("shows nothing on the login page, nor to the next person", async () => {
  const { answer, signIn } = await leaveSending();
  mounted.app.session.end();
  await answer();
  expect(mounted.notices()).toEqual([]);
  signIn("admin");
  expect(mounted.notices()).toEqual([]);
});

it("names the group that is gone, not the one that people go back to", async () => {
  host.isGone = true;
  const { mutateAsync } = await open();
  const to = { id: "2", name: "King Air crews" };
  const undo: GroupRequest = {
    ...ADDITION,
    isMove: true,
    isUndo: true,
    writes: [{ kind: "move", group: TARGET, to, people: PEOPLE }],
  };
  await expect(mutateAsync(undo)).rejects.toMatchObject({
    message: "No one was moved back to King Air crews.",
    details: ["Cabin no longer exists."],
  });
});
