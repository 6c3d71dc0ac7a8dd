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

/** A form whose first attempt fails with `kind`, although the host has created the aircraft. */
async function open(kind: ApiError["kind"] | null, first?: AppContext) {
  const created: string[] = [];
  const seen: { form?: ReturnType<typeof useCreateForm<typeof EMPTY, null>> } = {};
  function Screen() {
    seen.form = useCreateForm<typeof EMPTY, null>({
      kind: "aircraft",
      defaultValues: EMPTY,
      findCreated: async ({ name }) => name,
      async onSubmit({ name }) {
        created.push(name);
        if (created.length === 1 && kind !== null) throw new ApiError({ kind, message: "No." });
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
  return { ...mounted, created, form: () => seen.form! };
}

async function typeAndLose(opened: Awaited<ReturnType<typeof open>>): Promise<void> {
  opened.form().props.onChange({ name: "Dash 8" });
  await vi.waitFor(() => expect(opened.form().isDirty).toBe(true));
  await opened.form().props.onSubmit();
  await nextFrames();
}

const question = () => page.getByRole("alertdialog", { name: "Created already?" });

it.each(["network", "timeout", "cancelled", "server", "malformed"] as const)(
  "asks before it sends again after %s",
  async (kind) => {
    const opened = await open(kind);
    await typeAndLose(opened);
    void opened.form().props.onSubmit();
    await expect.element(question()).toHaveAccessibleDescription(/Dash 8/);
    await question().getByRole("button", { name: "Create another" }).click();
    await vi.waitFor(() => expect(opened.created).toEqual(["Dash 8", "Dash 8"]));
  },
);

it.each(["validation", "client"] as const)("sends again at once after %s", async (kind) => {
  const opened = await open(kind);
  await typeAndLose(opened);
  await opened.form().props.onSubmit();
  expect(opened.created).toEqual(["Dash 8", "Dash 8"]);
});

it("asks too when the draft of such an attempt was restored", async () => {
  const first = await open("network");
  await typeAndLose(first);
  ends.pop()?.();
  const later = await open(null, first.app);
  await vi.waitFor(() => expect(later.form().draft).not.toBeNull());
  later.form().draft!.restore!();
  await vi.waitFor(() => expect(later.form().values.name).toBe("Dash 8"));
  void later.form().props.onSubmit();
  await expect.element(question()).toBeVisible();
  await question().getByRole("button", { name: "Back to the form" }).click();
  await vi.waitFor(() => expect(later.form().pending).toBe(false));
  expect(later.created).toEqual([]);
});
