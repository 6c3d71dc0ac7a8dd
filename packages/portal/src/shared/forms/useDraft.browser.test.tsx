import { afterEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useForm } from "./useForm.ts";

const STORED = { name: "King Air" };
const OLD = { name: "Dash 8" };
const NOT_KEPT =
  "Your changes cannot be kept as a draft in this browser. They are lost if you leave this page before they are saved.";

const ends: (() => void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) end();
  // A form also writes its draft when it closes.
  await new Promise((resolve) => setTimeout(resolve));
  vi.restoreAllMocks();
});

/** A form with a draft of an earlier visit, in a browser whose storage is full. */
async function open() {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const seen: { form?: ReturnType<typeof useForm<typeof STORED, null>> } = {};
  const storage = { isFull: true, tries: 0 };
  function Screen() {
    seen.form = useForm({ defaultValues: STORED, onSubmit: () => Promise.resolve(null) });
    return null;
  }
  const mounted = mountRoutes({
    path: "/form",
    routes: [
      { path: "/form", element: <Screen /> },
      { path: "/elsewhere", element: "elsewhere" },
    ],
    as: "companyManager",
    prepare({ drafts, session }) {
      const state = session.state();
      if (state.kind !== "signed-in") throw new Error("Nobody is signed in.");
      const openDraft = drafts.open.bind(drafts);
      void openDraft({ userId: state.user.id, path: "/form" }).write({ values: OLD, base: STORED });
      vi.spyOn(drafts, "open").mockImplementation((key) => {
        const draft = openDraft(key);
        return {
          ...draft,
          write(...content) {
            storage.tries += 1;
            if (!storage.isFull) return draft.write(...content);
            return Promise.reject(new DOMException("Full.", "QuotaExceededError"));
          },
        };
      });
    },
  });
  ends.push(mounted.end);
  await vi.waitFor(() => expect(seen.form?.draft?.restore).toBeTypeOf("function"));
  return {
    ...mounted,
    storage,
    logged,
    form: () => seen.form!,
    /** The draft that a newly opened form would offer. */
    async offered() {
      const { user } = mounted.app.session.state() as { user: { id: string } };
      const content = await mounted.app.drafts.open({ userId: user.id, path: "/form" }).read();
      return content?.values ?? null;
    },
    async type(name: string) {
      const { tries } = storage;
      seen.form!.props.onChange({ name });
      await vi.waitFor(() => expect(storage.tries).toBeGreaterThan(tries));
    },
  };
}

it("keeps the restored draft and says so once while nothing can be stored", async () => {
  const { form, type, offered, notices, storage } = await open();
  form().draft!.restore!();
  await vi.waitFor(() => expect(form().values).toEqual(OLD));
  await type("Dash 8 Q400");
  await vi.waitFor(() => expect(notices()).toEqual([NOT_KEPT]));
  await type("Dash 8 Q300");
  expect(notices()).toEqual([NOT_KEPT]);
  expect(await offered()).toEqual(OLD);

  storage.isFull = false;
  await type("Dash 8 Q200");
  await vi.waitFor(async () => expect(await offered()).toEqual({ name: "Dash 8 Q200" }));
  expect(notices()).toEqual([NOT_KEPT]);
});

it("keeps a draft that was not restored while nothing can be stored", async () => {
  const { type, offered, notices } = await open();
  await type("Beech 99");
  await vi.waitFor(() => expect(notices()).toEqual([NOT_KEPT]));
  expect(await offered()).toEqual(OLD);
});

it("warns only of the first refusal, even if writes succeed in between", async () => {
  const { type, offered, notices, storage, logged, app } = await open();
  await type("Beech 99");
  await vi.waitFor(() => expect(notices()).toEqual([NOT_KEPT]));
  storage.isFull = false;
  await type("Beech 1900");
  await vi.waitFor(async () => expect(await offered()).toEqual({ name: "Beech 1900" }));
  app.messages.notices.clear();
  storage.isFull = true;
  await type("Beech 200");
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(2));
  expect(notices()).toEqual([]);
});
