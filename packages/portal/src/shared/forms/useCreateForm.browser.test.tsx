import { ApiError } from "@recurrent/sdk";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import type { AppContext } from "../context/app-context.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useCreateForm } from "./useCreateForm.ts";

const EMPTY = { name: "" };

/** Until React has drawn the end of an attempt. */
async function nextFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

type Outcome = ApiError["kind"] | "done";

/** A form whose attempts end as given, of a host that lists each aircraft unless told otherwise. */
async function open(outcomes: readonly Outcome[], first?: AppContext) {
  const created: string[] = [];
  const list: { names: readonly string[] } = { names: first ? ["Dash 8"] : created };
  const seen: { form?: ReturnType<typeof useCreateForm<typeof EMPTY, null, string>> } = {};
  function Screen() {
    seen.form = useCreateForm<typeof EMPTY, null, string>({
      kind: "aircraft",
      defaultValues: EMPTY,
      readList: async () => ({ value: list.names }),
      findCreated: ({ name }, names) => (names.includes(name) ? name : null),
      async onSubmit({ name }) {
        created.push(name);
        const kind = outcomes[created.length - 1] ?? "done";
        if (kind !== "done") throw new ApiError({ kind, message: "No." });
        return null;
      },
    });
    return null;
  }
  const mounted = mountRoutes({
    routes: [{ path: "/form", element: <Screen /> }],
    path: "/form",
    as: "companyManager",
    prepare(app) {
      if (first) app.drafts.open = first.drafts.open;
    },
  });
  ends.push(mounted.end);
  await vi.waitFor(() => expect(seen.form).toBeDefined());
  return { ...mounted, created, list, form: () => seen.form! };
}

type Opened = Awaited<ReturnType<typeof open>>;

async function type(opened: Opened, name: string): Promise<void> {
  opened.form().props.onChange({ name });
  await vi.waitFor(() => expect(opened.form().values.name).toBe(name));
}

async function typeAndLose(opened: Opened): Promise<void> {
  await type(opened, "Dash 8");
  await opened.form().props.onSubmit();
  await nextFrames();
}

const question = () => page.getByRole("alertdialog", { name: "Created already?" });

it.each(["network", "timeout", "cancelled", "server", "malformed"] as const)(
  "asks before it sends again after %s",
  async (kind) => {
    const opened = await open([kind]);
    await typeAndLose(opened);
    void opened.form().props.onSubmit();
    await expect.element(question()).toHaveAccessibleDescription(/Dash 8/);
    await question().getByRole("button", { name: "Create another" }).click();
    await vi.waitFor(() => expect(opened.created).toEqual(["Dash 8", "Dash 8"]));
  },
);

it.each<[when: string, outcomes: Outcome[], names: string[]]>([
  ["the name was changed", ["network"], ["Dash 8 Q400"]],
  ["a second attempt was refused", ["network", "validation"], ["Dash 8 Q400", "Dash 8"]],
  ["a second reply was lost too", ["network", "network"], ["Dash 8 Q400", "Dash 8 Q300"]],
])("asks about the first attempt when %s", async (_when, outcomes, names) => {
  const opened = await open(outcomes);
  opened.list.names = [];
  await typeAndLose(opened);
  for (const name of names.slice(0, -1)) {
    await type(opened, name);
    await opened.form().props.onSubmit();
    await nextFrames();
  }
  opened.list.names = ["Dash 8"];
  const sent = [...opened.created];
  await type(opened, names.at(-1)!);
  void opened.form().props.onSubmit();
  await expect.element(question()).toHaveAccessibleDescription(/Dash 8$/);
  await question().getByRole("button", { name: "Back to the form" }).click();
  await vi.waitFor(() => expect(opened.form().pending).toBe(false));
  expect(opened.created).toEqual(sent);
});

it("does not ask again about what was answered with 'Create another'", async () => {
  const opened = await open(["network", "validation"]);
  await typeAndLose(opened);
  void opened.form().props.onSubmit();
  await question().getByRole("button", { name: "Create another" }).click();
  await vi.waitFor(() => expect(opened.form().pending).toBe(false));
  await type(opened, "Dash 8 Q400");
  await opened.form().props.onSubmit();
  expect(opened.created).toEqual(["Dash 8", "Dash 8", "Dash 8 Q400"]);
});

it.each(["validation", "client"] as const)("sends again at once after %s", async (kind) => {
  const opened = await open([kind]);
  await typeAndLose(opened);
  await opened.form().props.onSubmit();
  expect(opened.created).toEqual(["Dash 8", "Dash 8"]);
});

it("asks too when the draft of such an attempt was restored", async () => {
  const first = await open(["network"]);
  await typeAndLose(first);
  ends.pop()?.();
  const later = await open([], first.app);
  await vi.waitFor(() => expect(later.form().draft).not.toBeNull());
  later.form().draft!.restore!();
  await vi.waitFor(() => expect(later.form().values.name).toBe("Dash 8"));
  await type(later, "Dash 8 Q400");
  void later.form().props.onSubmit();
  await expect.element(question()).toBeVisible();
  await question().getByRole("button", { name: "Back to the form" }).click();
  await vi.waitFor(() => expect(later.form().pending).toBe(false));
  expect(later.created).toEqual([]);
});
