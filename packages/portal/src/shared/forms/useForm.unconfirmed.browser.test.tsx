import { ApiError } from "@recurrent/sdk";
import type { Versioned } from "@recurrent/sdk/react";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { type Conflict, FormQuestions } from "./FormQuestions.tsx";
import type { MergeFields } from "./merge.ts";
import { useCreateForm } from "./useCreateForm.ts";
import { useEditForm } from "./useEditForm.ts";

interface Values {
  name: string;
  base: string;
}

const STORED: Values = { name: "King Air", base: "CYZF" };
const FIELDS: MergeFields<Values> = {
  name: [{ id: "name", label: "Name" }],
  base: [{ id: "base", label: "Base" }],
};

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

type Form = ReturnType<typeof useCreateForm<Values, null, string>>;

/** A form whose reads and writes the test answers. */
async function open(useIt: () => Form & { conflict?: Conflict | null }) {
  const seen: { form?: Form } = {};
  function Screen() {
    const form = useIt();
    seen.form = form;
    return <FormQuestions draft={null} conflict={form.conflict ?? null} />;
  }
  const routes = [{ path: "/form", element: <Screen /> }];
  const { app, end } = mountRoutes({ routes, path: "/form", as: "companyManager" });
  ends.push(end);
  await vi.waitFor(() => expect(seen.form).toBeDefined());
  const state = app.session.state();
  if (state.kind !== "signed-in") throw new Error("Nobody is signed in.");
  const draft = app.drafts.open({ userId: state.user.id, path: "/form" });
  return {
    form: () => seen.form!,
    async type(change: Partial<Values>) {
      seen.form!.props.onChange({ ...seen.form!.values, ...change });
      await vi.waitFor(() => expect(seen.form!.values).toMatchObject(change));
    },
    /** The names that a reload at this moment would take for sent. */
    async unconfirmed() {
      await nextFrames();
      dispatchEvent(new Event("pagehide"));
      const content = await draft.read();
      expect(content).not.toBeNull();
      return (content?.unconfirmed ?? []).map((values) => (values as Values).name);
    },
  };
}

/** Until React has drawn what the attempt has changed. */
async function nextFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

const never = <Reply,>() => new Promise<Reply>(() => undefined);
const visible = (role: "alertdialog" | "dialog", name: string) =>
  expect.element(page.getByRole(role, { name })).toBeVisible();
const press = (name: string) => page.getByRole("button", { name }).click();
const refused = () =>
  Promise.reject(new ApiError({ kind: "validation", status: 422, message: "No." }));
const lost = () => Promise.reject(new ApiError({ kind: "timeout", message: "Late." }));

interface Edit {
  read: () => Promise<Versioned<Values>>;
  reach?: () => Promise<unknown>;
  write?: () => Promise<null>;
}

const theirs = (values: Partial<Values>) => async () => ({
  value: { ...STORED, ...values },
  ifMatch: undefined,
});

it.each<[moment: string, edit: Edit, expected: string[]]>([
  ["it reads what is stored", { read: never }, []],
  [
    "it asks whether to read again",
    { read: lost, reach: () => visible("alertdialog", "Nothing was saved") },
    [],
  ],
  [
    "it asks about the changes of others",
    {
      read: theirs({ base: "CYEV" }),
      reach: () => visible("dialog", "Changed in the meantime"),
    },
    [],
  ],
  [
    "it asks about what cannot be saved",
    {
      read: theirs({ base: "nowhere" }),
      async reach() {
        await press("Save");
        await visible("alertdialog", "Not all of your changes can be saved");
      },
    },
    [],
  ],
  ["it waits for the reply", { read: theirs({}), write: never }, ["Dash 8"]],
  ["the reply was lost", { read: theirs({}), write: lost }, ["Dash 8"]],
  ["it was refused", { read: theirs({}), write: refused }, []],
])("keeps an edit as an attempt only from the write on: %s", async (_moment, edit, expected) => {
  const write = vi.fn(edit.write);
  const { form, type, unconfirmed } = await open(() =>
    useEditForm<Values, Values, null>({
      subject: "this aircraft",
      thing: STORED,
      valuesOf: (values) => values,
      mergeFields: () => FIELDS,
      toPayload: ({ name, base }) => (base === "nowhere" ? { base } : { name, base }),
      refetch: edit.read,
      onSubmit: () => write() ?? never(),
    }),
  );
  await type({ name: "Dash 8" });
  void form().props.onSubmit();
  await edit.reach?.();
  await vi.waitFor(() => expect(write).toHaveBeenCalledTimes(edit.write ? 1 : 0));
  // A slow page handles the reply some frames later.
  await vi.waitFor(async () => expect(await unconfirmed()).toEqual(expected));
  expect(write).toHaveBeenCalledTimes(edit.write ? 1 : 0);
});

it.each<[moment: string, list: () => Promise<string[]>, answer: boolean, expected: string[]]>([
  ["it reads the list", never, false, ["Dash 8"]],
  ["it asks about the first", async () => ["Dash 8"], false, ["Dash 8"]],
  ["it creates another", async () => ["Dash 8"], true, ["Glider"]],
  ["it tries again", async () => [], false, ["Dash 8", "Glider"]],
])("keeps a creation as an attempt from the write on: %s", async (_, list, answer, expected) => {
  const create = vi.fn<() => Promise<null>>(never).mockImplementationOnce(lost);
  const { form, type, unconfirmed } = await open(() =>
    useCreateForm<Values, null, string>({
      kind: "aircraft",
      defaultValues: STORED,
      readList: async () => ({ value: await list() }),
      findCreated: ({ name }, names) => names.find((each) => each === name) ?? null,
      onSubmit: create,
    }),
  );
  await type({ name: "Dash 8" });
  await form().props.onSubmit();
  await nextFrames();
  await type({ name: "Glider" });
  void form().props.onSubmit();
  if (answer) await press("Create another");
  await vi.waitFor(async () => expect(await unconfirmed()).toEqual(expected));
});
