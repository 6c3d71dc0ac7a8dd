import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { AppContext } from "../context/app-context.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useForm } from "./useForm.ts";

const EMPTY = { name: "" };
const PATH = "/company/users/create";

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
});

/** A tab with an empty form. All tabs share the drafts of `first`. */
async function openTab(first?: AppContext) {
  const seen: { form?: ReturnType<typeof useForm<typeof EMPTY, null>> } = {};
  function Screen() {
    seen.form = useForm({ defaultValues: EMPTY, onSubmit: () => Promise.resolve(null) });
    return null;
  }
  const mounted = mountRoutes({
    routes: [
      { path: PATH, element: <Screen /> },
      { path: "/elsewhere", element: "elsewhere" },
    ],
    path: PATH,
    as: "companyManager",
    prepare(app) {
      if (first) app.drafts.open = first.drafts.open;
    },
  });
  const end = () => mounted.end();
  ends.push(end);
  await vi.waitFor(() => expect(seen.form).toBeDefined());
  return {
    ...mounted,
    form: () => seen.form!,
    async type(name: string) {
      seen.form!.props.onChange({ name });
      await vi.waitFor(() => expect(seen.form!.values).toEqual({ name }));
      vi.advanceTimersByTime(LATER);
    },
    /** The session ends: the page closes without a question. */
    close() {
      ends.splice(ends.indexOf(end), 1);
      mounted.end();
    },
  };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const offerIn = (tab: Tab) => vi.waitFor(() => expect(tab.form().draft).not.toBeNull());

/** What a later visit is offered, one draft after the other. */
async function offers(app: AppContext): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const tab = await openTab(app);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const { draft } = tab.form();
    if (draft === null) return found;
    draft.restore!();
    await vi.waitFor(() => expect(tab.form().isDirty).toBe(true));
    found.push(tab.form().values.name);
    await tab.form().props.onSubmit();
    tab.close();
  }
}

it.each<[string, (tab: Tab) => Promise<unknown>]>([
  ["was discarded", async ({ form }) => form().draft!.discard()],
  [
    "was restored and saved",
    async ({ form }) => {
      form().draft!.restore!();
      await vi.waitFor(() => expect(form().isDirty).toBe(true));
      await form().props.onSubmit();
    },
  ],
  [
    "was ignored, another saved,",
    async ({ form, type }) => {
      await type("Bob");
      await form().props.onSubmit();
    },
  ],
  [
    "was ignored, another left,",
    async ({ type, navigateAndConfirm }) => {
      await type("Bob");
      await navigateAndConfirm("/elsewhere");
    },
  ],
])("keeps the draft of an open form that %s in another tab", async (_how, act) => {
  const first = await openTab();
  await first.type("Ada");
  const second = await openTab(first.app);
  await offerIn(second);
  await act(second);
  second.close();
  first.close();
  expect(await offers(first.app)).toEqual(["Ada"]);
});

it("keeps the drafts of both tabs when the session ends", async () => {
  const first = await openTab();
  await first.type("Ada");
  const second = await openTab(first.app);
  await offerIn(second);
  await second.type("Bob");
  first.close();
  second.close();
  expect((await offers(first.app)).toSorted()).toEqual(["Ada", "Bob"]);
});

describe("a draft that another tab has written again since it was offered", () => {
  /** A tab of 'Ada' that has gone on typing since a second tab was offered its draft. */
  async function openBoth() {
    const first = await openTab();
    await first.type("Ada");
    const second = await openTab(first.app);
    await offerIn(second);
    await first.type("Ada Lovelace");
    return { first, second };
  }
  const restore = async ({ form }: Tab) => {
    form().draft!.restore!();
    await vi.waitFor(() => expect(form().isDirty).toBe(true));
  };

  it("is restored as it is by then", async () => {
    const { second } = await openBoth();
    await restore(second);
    expect(second.form().values).toEqual({ name: "Ada Lovelace" });
  });

  it.each<[string, (second: Tab) => Promise<unknown>, string[]]>([
    ["discards it", async ({ form }) => form().draft!.discard(), ["Ada Lovelace"]],
    ["restores it", restore, ["Ada Lovelace"]],
    [
      "restores it and goes on typing",
      async (second) => {
        await restore(second);
        await second.type("Ada King");
      },
      ["Ada King"],
    ],
    ["types something else", (second) => second.type("Bob"), ["Ada Lovelace", "Bob"]],
  ])("is not lost when the other tab %s and the first crashes", async (_how, act, expected) => {
    const { first, second } = await openBoth();
    await act(second);
    // A tab that crashes writes nothing more: both are still open while the drafts are read.
    second.close();
    expect((await offers(first.app)).toSorted()).toEqual(expected);
  });

  it("is not lost when the first goes on typing after the restore, and crashes", async () => {
    const { first, second } = await openBoth();
    await restore(second);
    await first.type("Ada Byron");
    await second.type("Ada King");
    second.close();
    expect((await offers(first.app)).toSorted()).toEqual(["Ada Byron", "Ada King"]);
  });

  it.each<[string, (first: Tab) => Promise<unknown>]>([
    ["saved", ({ form }) => form().props.onSubmit()],
    ["left", ({ navigateAndConfirm }) => navigateAndConfirm("/elsewhere")],
  ])("is not restored, and the user is informed, once the first was %s", async (_how, act) => {
    const { first, second } = await openBoth();
    await act(first);
    second.form().draft!.restore!();
    await vi.waitFor(() =>
      expect(second.notices()).toEqual([
        "That draft was saved, restored or discarded in another tab meanwhile.",
      ]),
    );
    expect(second.form().draft).toBeNull();
    expect(second.form().isDirty).toBe(false);
  });
});

it("offers a draft no more once it was restored and written again", async () => {
  const first = await openTab();
  await first.type("Ada");
  first.close();
  const second = await openTab(first.app);
  await offerIn(second);
  second.form().draft!.restore!();
  await vi.waitFor(() => expect(second.form().isDirty).toBe(true));
  await second.type("Ada Lovelace");
  second.close();
  expect(await offers(first.app)).toEqual(["Ada Lovelace"]);
});
