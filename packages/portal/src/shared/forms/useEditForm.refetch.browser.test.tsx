import { ApiError } from "@recurrent/sdk";
import type { Versioned } from "@recurrent/sdk/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { FormQuestions } from "./FormQuestions.tsx";
import { useEditForm } from "./useEditForm.ts";
import type { MergeFields } from "./merge.ts";

interface Person {
  surname: string;
  phone: string;
  state: string;
}
type Values = Pick<Person, "phone" | "surname">;

const FIELDS: MergeFields<Values> = {
  surname: [{ id: "surname", label: "Last Name" }],
  phone: [{ id: "phone", label: "Phone" }],
};
const STORED: Person = { surname: "Ruiz", phone: "1", state: "Active" };
const valuesOf = ({ surname, phone }: Person): Values => ({ surname, phone });

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A form that shows what `refetch` gives it. `saved` is the server's reply to the check. */
async function open() {
  const seen: {
    form?: ReturnType<typeof useEditForm<Values, Person, unknown>>;
    refetch?: (person: Person) => void;
  } = {};
  const server = { now: STORED, isReplyLost: false };
  const sent: Values[] = [];
  function Screen() {
    const [thing, setThing] = useState(STORED);
    const form = useEditForm<Values, Person, unknown>({
      subject: "this person",
      thing,
      valuesOf,
      mergeFields: () => FIELDS,
      readOnlyFields: ({ state }) => [{ label: "State", value: state }],
      refetch: async (): Promise<Versioned<Person>> => ({
        value: server.now,
        ifMatch: undefined,
      }),
      async onSubmit(values) {
        sent.push(values);
        if (server.isReplyLost) throw new ApiError({ kind: "network", message: "Lost." });
      },
    });
    seen.form = form;
    seen.refetch = setThing;
    return <FormQuestions draft={null} conflict={form.conflict} />;
  }
  const routes = [{ path: "/form", element: <Screen /> }];
  const mounted = mountRoutes({ routes, path: "/form", as: "companyManager" });
  ends.push(mounted.end);
  await vi.waitFor(() => expect(seen.form).toBeDefined());
  return {
    sent,
    server,
    form: () => seen.form!,
    type: async (change: Partial<Values>) => {
      seen.form!.props.onChange({ ...seen.form!.values, ...change });
      await vi.waitFor(() => expect(seen.form!.values).toMatchObject(change));
    },
    async saveAsOther(change: Partial<Person>) {
      server.now = { ...server.now, ...change };
      seen.refetch!(server.now);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    },
  };
}

it("shows what others have saved once the own change was typed back", async () => {
  const { form, type, saveAsOther } = await open();
  await type({ surname: "Ruiz Vega" });
  await saveAsOther({ phone: "2" });
  expect(form().values).toEqual({ surname: "Ruiz Vega", phone: "1" });
  await type({ surname: "Ruiz" });
  await vi.waitFor(() => expect(form().values).toEqual({ surname: "Ruiz", phone: "2" }));
  expect(form().isDirty).toBe(false);
});

it("asks about what others save after the own change was typed back", async () => {
  const { form, type, saveAsOther, sent } = await open();
  await type({ surname: "Ruiz Vega" });
  await saveAsOther({ phone: "2", state: "Historical" });
  await type({ surname: "Ruiz" });
  await vi.waitFor(() => expect(form().values.phone).toBe("2"));
  await type({ phone: "3" });
  await saveAsOther({ phone: "4" });
  void form().props.onSubmit();
  const dialog = page.getByRole("dialog", { name: "Changed in the meantime" });
  await expect.element(dialog.getByRole("radiogroup", { name: "Phone" })).toBeVisible();
  // It was shown before this change began.
  expect(dialog.getByText("Historical").elements()).toEqual([]);
  expect(sent).toEqual([]);
});

it("keeps what was saved until a reply shows it", async () => {
  const { form, type, saveAsOther, sent } = await open();
  await type({ phone: "5" });
  await form().props.onSubmit();
  await vi.waitFor(() => expect(form().isDirty).toBe(false));
  expect(sent).toEqual([{ surname: "Ruiz", phone: "5" }]);
  expect(form().values.phone).toBe("5");
  await type({ phone: "6" });
  await type({ phone: "5" });
  expect(form().values.phone).toBe("5");
  await saveAsOther({ phone: "5 500" });
  await vi.waitFor(() => expect(form().values.phone).toBe("5 500"));
});

it.each<[what: string, saved: Partial<Person>, back: Values]>([
  ["all that was sent", { surname: "Vega", phone: "5" }, { surname: "Ruiz", phone: "1" }],
  ["one value of it", { surname: "Vega" }, { surname: "Ruiz", phone: "5" }],
  ["something else too", { surname: "Vega", state: "Suspended" }, { surname: "Ruiz", phone: "5" }],
])(
  "keeps a change that is turned back after a lost reply: the host has %s",
  async (...[, saved, back]) => {
    const { form, type, saveAsOther, sent, server } = await open();
    server.isReplyLost = true;
    await type({ surname: "Vega", phone: "5" });
    await form().props.onSubmit();
    await saveAsOther(saved);
    await type(back);
    await new Promise(requestAnimationFrame);
    expect(form().values).toEqual(back);
    expect(form().isDirty).toBe(true);
    server.isReplyLost = false;
    void form().props.onSubmit();
    if ("state" in saved) await page.getByRole("button", { name: "Save" }).click();
    await vi.waitFor(() => expect(sent.at(-1)).toEqual(back));
  },
);

it("counts what a lost attempt has saved as saved", async () => {
  const { form, type, saveAsOther, server } = await open();
  server.isReplyLost = true;
  await type({ surname: "Vega" });
  await form().props.onSubmit();
  expect(form().isDirty).toBe(true);
  await saveAsOther({ surname: "Vega" });
  await vi.waitFor(() => expect(form().isDirty).toBe(false));
  expect(form().values.surname).toBe("Vega");
});

it.each<[what: string, theirs: Partial<Person>, shown: Values, next: Values]>([
  [
    "the same field",
    { surname: "Gomez" },
    { surname: "Ruiz", phone: "1" },
    { surname: "Ruiz B", phone: "1" },
  ],
  [
    "both fields",
    { surname: "Gomez", phone: "2" },
    { surname: "Ruiz", phone: "1" },
    { surname: "Ruiz B", phone: "1" },
  ],
  [
    "another field",
    { phone: "2" },
    { surname: "Ruiz", phone: "2" },
    { surname: "Ruiz B", phone: "2" },
  ],
])(
  "replaces no text while it is typed back: others changed %s",
  async (_what, theirs, shown, next) => {
    const { form, type, saveAsOther, sent } = await open();
    await type({ surname: "Ruiz A" });
    await saveAsOther(theirs);
    await type({ surname: "Ruiz" });
    await vi.waitFor(() => expect(form().values).toEqual(shown));
    await type({ surname: "Ruiz B" });
    expect(form().values).toEqual(next);
    void form().props.onSubmit();
    if ("surname" in theirs) {
      const dialog = page.getByRole("dialog", { name: "Changed in the meantime" });
      await expect.element(dialog.getByText("Gomez")).toBeVisible();
      expect(sent).toEqual([]);
    } else {
      await vi.waitFor(() => expect(sent).toEqual([next]));
    }
  },
);

it("shows a later reply although a text was typed back", async () => {
  const { form, type, saveAsOther } = await open();
  await type({ surname: "Ruiz A" });
  await saveAsOther({ surname: "Gomez" });
  await type({ surname: "Ruiz" });
  await saveAsOther({ phone: "2" });
  await vi.waitFor(() => expect(form().values).toEqual({ surname: "Gomez", phone: "2" }));
});
