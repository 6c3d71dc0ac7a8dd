import { ApiError, groupDelete } from "@recurrent/sdk";
import { QueryObserver, useQuery } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppContext } from "../context/app-context.ts";
import { ACCOUNT, PROFILES } from "../../testing/harness-people.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useForm } from "./useForm.ts";

const STORED = { name: "King Air", files: [] as string[], password: "" };

/** Longer than every delay of a form. */
const LATER = 5_000;

const ends: (() => void)[] = [];
beforeEach(() => {
  // Only the delays of the form use the fake timers. The router and React use real ones.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form, the page it redirects to, and another page that is ready once `arrive` is called. */
async function open(
  prepare: (drafts: ReturnType<typeof draftsOf>, app: AppContext) => void = () => undefined,
  path = "/form",
  send?: () => Promise<unknown>,
) {
  const { promise: sent, ...reply } = Promise.withResolvers<null>();
  const { promise: loaded, resolve: arrive } = Promise.withResolvers<null>();
  const seen: { form?: ReturnType<typeof useForm<typeof STORED, null>> } = {};
  function Screen() {
    seen.form = useForm({
      defaultValues: STORED,
      secrets: ["password"],
      excludeFromDraft: ["files"],
      onSubmit: () => send?.().then(() => null) ?? sent,
      notice: "Saved",
      redirectTo: () => "/there",
      redirectDelayMs: 400,
    });
    return null;
  }
  const routes = [
    { path, element: <Screen /> },
    { path: "/there", element: "there" },
    { path: "/lock", element: "locked" },
    { path: "/elsewhere", element: "elsewhere", loader: () => loaded },
    { path: "/404", element: "gone" },
  ];
  const mounted = mountRoutes({
    routes,
    path,
    as: "companyManager",
    prepare: (app) => prepare(draftsOf(app), app),
  });
  ends.push(mounted.end);
  await vi.waitFor(() => expect(seen.form).toBeDefined());
  return {
    ...mounted,
    reply,
    arrive: () => arrive(null),
    draft: draftsOf(mounted.app),
    form: () => seen.form!,
    type: async (name: string, files: string[] = [], password = "") => {
      seen.form!.props.onChange({ name, files, password });
      await vi.waitFor(() => expect(seen.form!.values).toEqual({ name, files, password }));
    },
  };
}

/** The stored draft of the form of this test. */
function draftsOf({ drafts, session }: AppContext) {
  const state = session.state();
  if (state.kind !== "signed-in") throw new Error("Nobody is signed in.");
  const kept = drafts.open({ userId: state.user.id, path: "/form" });
  return {
    write: (name: string) => kept.write({ values: { ...STORED, name }, base: STORED }),
    read: async () => (await kept.read())?.values ?? null,
  };
}

describe("a saved form", () => {
  it("redirects once its notice was read", async () => {
    const { form, reply, type, address, notices } = await open();
    await type("Dash 8");
    void form().props.onSubmit();
    reply.resolve(null);
    await vi.waitFor(() => expect(notices()).toEqual(["Saved"]));
    expect(address()).toBe("/form");
    vi.advanceTimersByTime(LATER);
    await vi.waitFor(() => expect(address()).toBe("/there"));
  });

  it("does not cancel a navigation that began meanwhile", async () => {
    const { router, form, reply, type, pendingPath, address, notices, arrive } = await open();
    await type("Dash 8");
    void form().props.onSubmit();
    reply.resolve(null);
    await vi.waitFor(() => expect(notices()).toEqual(["Saved"]));
    void router.navigate("/elsewhere");
    vi.advanceTimersByTime(LATER);
    expect(pendingPath()).toBe("/elsewhere");
    arrive();
    await vi.waitFor(() => expect(address()).toBe("/elsewhere"));
  });
});

it("does not redirect somebody who has left the form", async () => {
  const { router, form, address, arrive } = await open();
  const { navigateWithoutAsking } = form();
  arrive();
  await router.navigate("/elsewhere");
  await navigateWithoutAsking("/there");
  await vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  expect(address()).toBe("/elsewhere");
});

it("shows a refusal to somebody who has left, without a redirect", async () => {
  const { router, form, reply, type, address, notices, navigateAndConfirm, arrive } = await open();
  await type("Dash 8");
  void form().props.onSubmit();
  arrive();
  await navigateAndConfirm("/elsewhere");
  const lead = vi.spyOn(router, "navigate");
  reply.reject(
    new ApiError({ kind: "forbidden", status: 403, statusText: "Forbidden", message: "No." }),
  );
  await vi.waitFor(() => expect(notices()).toEqual(["Forbidden: No."]));
  expect(lead).not.toHaveBeenCalled();
  expect(address()).toBe("/elsewhere");
});

it("says that a save was in vain when what it changes was deleted", async () => {
  const { form, reply, type, address, notices } = await open();
  await type("Dash 8");
  void form().props.onSubmit();
  reply.reject(new ApiError({ kind: "not-found", status: 404, statusText: "", message: "Gone." }));
  await vi.waitFor(() => expect(address()).toBe("/404"));
  expect(notices()).toEqual([
    "Your changes were not saved because what you edited no longer exists.",
  ]);
});

describe("a form that is left while it is being sent", () => {
  async function leaveSending() {
    const opened = await open();
    await opened.type("Dash 8");
    vi.advanceTimersByTime(LATER);
    void opened.form().props.onSubmit();
    await vi.waitFor(() => expect(opened.form().pending).toBe(true));
    opened.arrive();
    void opened.router.navigate("/elsewhere");
    await vi.waitFor(() =>
      expect(document.querySelector("[role=alertdialog]")?.textContent).toContain(
        "Your changes are being saved.",
      ),
    );
    await opened.navigateAndConfirm("/elsewhere");
    await vi.waitFor(() => expect(document.body.textContent).toContain("elsewhere"));
    return opened;
  }

  it("keeps its draft when the write is refused", async () => {
    const { app, reply, draft } = await leaveSending();
    reply.reject(new ApiError({ kind: "validation", status: 422, message: "Taken." }));
    // The form that would show it is gone.
    const titles = () => app.messages.alerts.read().map(({ title }) => title);
    await vi.waitFor(() => expect(titles()).toEqual(["Taken."]));
    expect(await draft.read()).toMatchObject({ name: "Dash 8" });
  });

  it("drops its draft when the write succeeds", async () => {
    const { reply, draft, notices } = await leaveSending();
    reply.resolve(null);
    await vi.waitFor(() => expect(notices()).toEqual(["Saved"]));
    await vi.waitFor(async () => expect(await draft.read()).toBeNull());
  });
});

describe("a form that is locked while it is being sent", () => {
  const refused = { message: "Taken.", errors: { name: ["Choose another."] } };

  it.each<[string, () => Promise<Response>, string, string | null]>([
    ["it was saved", async () => new Response(null, { status: 204 }), "Saved", null],
    [
      "it was refused",
      async () => Response.json(refused, { status: 422 }),
      "Taken. Choose another.",
      "Dash 8",
    ],
    [
      "it failed",
      () => Promise.reject(new TypeError("Failed to fetch")),
      "Whoops! There was an error.",
      "Dash 8",
    ],
  ])("shows after unlocking, and not before, that %s", async (_what, answer, text, kept) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const fetch = vi.fn(() => promise.then(answer));
    vi.stubGlobal("fetch", fetch);
    const send = () => groupDelete("3", "1");
    const opened = await open(undefined, undefined, send);
    const { app, form, type, navigateAndConfirm, notices, draft, place } = opened;
    await type("Dash 8");
    const done = form().props.onSubmit();
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    await navigateAndConfirm("/lock");
    await vi.waitFor(() => expect(place.textContent).toBe("locked"));
    app.session.lock("/form");
    resolve();
    await done;
    expect(notices()).toEqual([]);
    app.session.tokens.setPending({ token: "again", expiresAt: Date.now() + 3_600_000 });
    app.session.begin(PROFILES.companyManager, ACCOUNT);
    expect(notices()).toEqual([text]);
    const expected = kept === null ? null : { ...STORED, name: kept };
    await vi.waitFor(async () => expect(await draft.read()).toEqual(expected));
  });
});

const FAILED = { statusText: "", message: "No." };

it.each([
  new ApiError({ ...FAILED, kind: "network" }),
  new ApiError({ ...FAILED, kind: "timeout" }),
  new ApiError({ ...FAILED, kind: "server", status: 503 }),
  new ApiError({ ...FAILED, kind: "validation", status: 422 }),
  new ApiError({ ...FAILED, kind: "client", status: 412 }),
])("keeps a typed password after $kind, for the next attempt", async (failure) => {
  const sent: string[] = [];
  const seen: { form?: ReturnType<typeof useForm<{ password: string }, null>> } = {};
  function Screen() {
    seen.form = useForm({
      defaultValues: { password: "" },
      secrets: ["password"],
      onSubmit({ password }) {
        sent.push(password);
        return sent.length === 1 ? Promise.reject(failure) : Promise.resolve(null);
      },
    });
    return null;
  }
  const mounted = mountRoutes({
    routes: [{ path: "/form", element: <Screen /> }],
    path: "/form",
    as: "companyManager",
  });
  ends.push(mounted.end);
  await vi.waitFor(() => expect(seen.form).toBeDefined());
  seen.form!.props.onChange({ password: "Recurrent#2027" });
  await vi.waitFor(() => expect(seen.form!.isDirty).toBe(true));
  await seen.form!.props.onSubmit();
  await vi.waitFor(() => expect(seen.form!.pending).toBe(false));
  expect(seen.form!.isDirty).toBe(true);
  await seen.form!.props.onSubmit();
  await vi.waitFor(() => expect(seen.form!.values.password).toBe(""));
  expect(sent).toEqual(["Recurrent#2027", "Recurrent#2027"]);
});

it("keeps typed values when the page refetches after a lost reply", async () => {
  const seen: { form?: ReturnType<typeof useForm<typeof STORED, null>>; stored?: string } = {};
  let stored = "King Air";
  const queryKey = ["main", "aircraft"];
  function Screen() {
    const { data } = useQuery({ queryKey, queryFn: async () => ({ ...STORED, name: stored }) });
    const defaultValues = data ?? STORED;
    seen.stored = defaultValues.name;
    seen.form = useForm({
      defaultValues,
      onSubmit: () => Promise.reject(new ApiError({ kind: "network", message: "Lost." })),
    });
    return null;
  }
  const routes = [{ path: "/form", element: <Screen /> }];
  const { app, end } = mountRoutes({ routes, path: "/form", as: "companyManager" });
  ends.push(end);
  await vi.waitFor(() => expect(seen.form).toBeDefined());
  seen.form!.props.onChange({ ...STORED, name: "Dash 8" });
  await vi.waitFor(() => expect(seen.form!.isDirty).toBe(true));
  await seen.form!.props.onSubmit();
  stored = "Twin Otter";
  await app.queries.invalidateQueries({ queryKey });
  await vi.waitFor(() => expect(seen.stored).toBe("Twin Otter"));
  expect(seen.form!.values.name).toBe("Dash 8");
  expect(seen.form!.pending).toBe(false);
});

it("refetches the options when the server has refused one", async () => {
  const { app, form, reply, type } = await open();
  const read = vi.fn(async () => ["King Air"]);
  const offer = new QueryObserver(app.queries, { queryKey: ["offer"], queryFn: read });
  ends.push(offer.subscribe(() => undefined));
  await vi.waitFor(() => expect(read).toHaveBeenCalledOnce());
  await type("Dash 8");
  void form().props.onSubmit();
  const refusal = { kind: "validation", status: 422, statusText: "", message: "No." } as const;
  reply.reject(new ApiError(refusal));
  await vi.waitFor(() => expect(form().props.error?.message).toBe("No."));
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(form().values.name).toBe("Dash 8");
});

describe("the draft of a form", () => {
  it("writes no draft when everything was typed back", async () => {
    const { router, type, draft, address } = await open();
    await type("King Air 350");
    await type(STORED.name);
    await router.navigate("/there");
    await vi.waitFor(() => expect(address()).toBe("/there"));
    // React removes a page once the next one is drawn.
    ends.pop()?.();
    expect(await draft.read()).toBeNull();
  });

  it("writes no draft after the form was saved", async () => {
    const { form, reply, type, draft, address } = await open();
    await type("Dash 8");
    void form().props.onSubmit();
    reply.resolve(null);
    await vi.waitFor(() => expect(form().draft).toBeNull());
    vi.advanceTimersByTime(LATER);
    await vi.waitFor(() => expect(address()).toBe("/there"));
    ends.pop()?.();
    expect(await draft.read()).toBeNull();
  });

  it("writes a draft although an older one was discarded meanwhile", async () => {
    const { form, type, draft } = await open((kept) => void kept.write("King Air 100"));
    await vi.waitFor(() => expect(form().draft).not.toBeNull());
    await type("King Air 350");
    form().draft!.discard();
    vi.advanceTimersByTime(LATER);
    expect(await draft.read()).toEqual({ ...STORED, name: "King Air 350" });
  });

  it("keeps typed values in the draft without files, and files in the form", async () => {
    const { form, type, draft } = await open();
    await type("King Air 350", ["lost.pdf"]);
    vi.advanceTimersByTime(LATER);
    expect(await draft.read()).toEqual({ ...STORED, name: "King Air 350" });
    expect(form().values.files).toEqual(["lost.pdf"]);
  });

  it.each<[string, string, string[], string, string[] | null]>([
    ["a text", "Dash 8", [], "", []],
    ["a text and a file", "Dash 8", ["a.pdf"], "", ["files"]],
    ["a text and a password", "Dash 8", [], "secret", ["password"]],
    ["a file", STORED.name, ["a.pdf"], "", ["files"]],
    ["a password", STORED.name, [], "secret", ["password"]],
    ["nothing", STORED.name, [], "", null],
  ])("says what it has not kept after %s was changed", async (_, name, files, password, left) => {
    const first = await open();
    await first.type("Dash 9");
    await first.type(name, files, password);
    vi.advanceTimersByTime(LATER);
    const { read } = first.draft;
    if (left === null) return expect(await read()).toBeNull();
    expect(await read()).toEqual({ ...STORED, name });
    const again = await open((_kept, app) => void (app.drafts.open = first.app.drafts.open));
    await vi.waitFor(() => expect(again.form().draft).not.toBeNull());
    expect(again.form().draft!.leftOut).toEqual(left);
    // What would restore nothing must not set back what others have changed.
    expect(again.form().draft!.restore !== null).toBe(name !== STORED.name);
  });

  it("says that a password went with the session that ended while it was sent", async () => {
    const { form, type, reply, draft, app } = await open();
    await type("Dash 8", [], "secret");
    void form().props.onSubmit();
    const ended = { kind: "unauthorized", status: 401, statusText: "", message: "No." } as const;
    reply.reject(new ApiError(ended));
    await vi.waitFor(() => expect(form().values.password).toBe(""));
    vi.advanceTimersByTime(LATER);
    expect(await draft.read()).toEqual({ ...STORED, name: "Dash 8" });
    const again = await open((_kept, other) => void (other.drafts.open = app.drafts.open));
    await vi.waitFor(() => expect(again.form().draft?.leftOut).toEqual(["password"]));
  });

  it.each([
    ["/company/profile/edit", null],
    ["/company/groups/create", null],
    ["/company/users/7/edit", null],
    ["/Company/Users/7/Edit/", null],
    ["/profile", { ...STORED, name: "Dash 8" }],
    ["/my/events/create", { ...STORED, name: "Dash 8" }],
  ])("offers the draft of %s only in the company that it is about", async (path, offered) => {
    const first = await open(undefined, path);
    await first.type("Dash 8");
    vi.advanceTimersByTime(LATER);
    const moved = { ...ACCOUNT, id: 4, name: "Borealis" };
    for (const [account, expected] of [
      [moved, offered],
      [ACCOUNT, { ...STORED, name: "Dash 8" }],
    ] as const) {
      const reads: Promise<unknown>[] = [];
      const other = await open((_, app) => {
        app.drafts.open = (key) => {
          const kept = first.app.drafts.open(key);
          const read = () => {
            const answer = kept.read();
            reads.push(answer);
            return answer;
          };
          return { ...kept, read };
        };
        app.session.applyReplies({ account });
      }, path);
      await vi.waitFor(() => expect(reads).not.toHaveLength(0));
      await Promise.all(reads);
      // The form draws what it has read before the next frame but one.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      expect(other.form().draft !== null).toBe(expected !== null);
      other.form().draft?.restore?.();
      if (expected) await vi.waitFor(() => expect(other.form().values).toEqual(expected));
    }
  });
});
