import { ApiError } from "@recurrent/sdk";
import type { Versioned } from "@recurrent/sdk/react";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import type { DraftContent } from "../session/draft-store.ts";
import { FormQuestions } from "./FormQuestions.tsx";
import { useEditForm } from "./useEditForm.ts";
import type { MergeFields } from "./merge.ts";

interface Aircraft {
  name: string;
  base: string;
  crew: readonly string[];
}
interface Values {
  name: string;
  base: string;
  password: string;
}

const FIELDS: MergeFields<Values> = {
  name: [{ id: "name", label: "Name" }],
  base: [{ id: "base", label: "Base" }],
  password: [],
};
const STORED: Aircraft = { name: "King Air", base: "CYZF", crew: ["Ada"] };
const valuesOf = ({ name, base }: Aircraft): Values => ({ name, base, password: "" });
const INITIAL = valuesOf(STORED);

const failure = (status: number, kind: "client" | "server") =>
  new ApiError({ kind, status, statusText: "", message: "No." });

/** The draft of an earlier visit. */
let draft: DraftContent | null = null;

const ends: (() => void)[] = [];
afterEach(() => {
  draft = null;
  for (const end of ends.splice(0)) end();
});

/** A form over `STORED`. The server answers each read with the next of `readings`. */
async function open(...readings: (Partial<Aircraft> | ApiError)[]) {
  let conflict = 0;
  const refetch = vi.fn(async (): Promise<Versioned<Aircraft>> => {
    const reading = readings[Math.min(conflict, readings.length - 1)];
    conflict += 1;
    if (reading instanceof ApiError) throw reading;
    return { value: { ...STORED, ...reading }, ifMatch: `"v${conflict}"` };
  });
  const send = vi.fn(async (_values: Values, _now: Versioned<Aircraft>) => null);
  const seen: { form?: ReturnType<typeof useEditForm<Values, Aircraft, unknown>> } = {};
  function Screen() {
    const form = useEditForm<Values, Aircraft, null>({
      subject: "this aircraft",
      thing: STORED,
      valuesOf,
      mergeFields: () => FIELDS,
      readOnlyFields: ({ crew }) => [{ label: "Crew", value: crew }],
      refetch,
      // A glider has no base.
      toPayload: ({ name, base, password }) =>
        name === "Glider" ? { name, password } : { name, base, password },
      onSubmit: send,
      secrets: ["password"],
      notice: "Saved",
    });
    seen.form = form;
    return <FormQuestions draft={null} conflict={form.conflict} />;
  }
  const mounted = mountRoutes({
    routes: [
      { path: "/form", element: <Screen /> },
      { path: "/elsewhere", element: "elsewhere" },
    ],
    path: "/form",
    as: "companyManager",
    prepare({ session, drafts }) {
      const state = session.state();
      if (draft === null || state.kind !== "signed-in") return;
      void drafts.open({ userId: state.user.id, path: "/form" }).write(draft);
    },
  });
  ends.push(mounted.end);
  await vi.waitFor(() => expect(seen.form).toBeDefined());
  return {
    ...mounted,
    refetch,
    send,
    form: () => seen.form!,
    type: async (change: Partial<Values>) => {
      seen.form!.props.onChange({ ...seen.form!.values, ...change });
      await vi.waitFor(() => expect(seen.form!.values).toMatchObject(change));
    },
    /** The payloads sent, each with its If-Match. */
    sent: () => send.mock.calls.map(([values, { ifMatch }]) => [values.name, values.base, ifMatch]),
  };
}

const dialog = () => page.getByRole("dialog", { name: "Changed in the meantime" });
const side = (label: string, name: string) =>
  dialog().getByRole("radiogroup", { name: label }).getByRole("radio", { name });
const press = (name: string) => page.getByRole("button", { name }).click();

it("saves without a question when nobody else has changed the object", async () => {
  const { form, type, sent, notices } = await open({});
  await type({ name: "Dash 8" });
  await form().props.onSubmit();
  expect(sent()).toEqual([["Dash 8", "CYZF", '"v1"']]);
  expect(notices()).toEqual(["Saved"]);
});

it("asks about fields that both changed, and merges those of the other user", async () => {
  const { form, type, sent } = await open({ name: "Twin Otter", base: "CYEV", crew: [] });
  await type({ name: "Dash 8", password: "secret" });
  void form().props.onSubmit();
  await expect.element(dialog()).toHaveAccessibleDescription(/someone else saved this aircraft/);
  await expect.element(page.getByRole("button", { name: "Back to the form" })).toHaveFocus();
  await expect.element(side("Base", "Theirs")).toBeChecked();
  await expect.element(side("Base", "Theirs")).toHaveAccessibleDescription("CYEV");
  await expect.element(dialog().getByText("Ada")).toBeVisible();
  await press("Save");
  await expect.element(side("Name", "Yours")).toHaveFocus();
  expect(sent()).toEqual([]);
  await userEvent.keyboard(" ");
  await press("Save");
  await vi.waitFor(() => expect(sent()).toEqual([["Dash 8", "CYEV", '"v1"']]));
  await vi.waitFor(() => expect(form().pending).toBe(false));
  expect(form().values).toEqual({ name: "Dash 8", base: "CYEV", password: "" });
  expect(form().isDirty).toBe(false);
});

it("sends nothing and loses nothing when the person returns to the form", async () => {
  const { form, type, send } = await open({ name: "Twin Otter" });
  await type({ name: "Dash 8", password: "secret" });
  void form().props.onSubmit();
  await expect.element(dialog()).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await vi.waitFor(() => expect(form().pending).toBe(false));
  expect(form().values).toEqual({ name: "Dash 8", base: "CYZF", password: "secret" });
  expect(form().isDirty).toBe(true);
  expect(send).not.toHaveBeenCalled();
});

it("asks again when somebody saves between question and write (412)", async () => {
  const { form, type, send, sent } = await open({}, { base: "CYEV" });
  send.mockRejectedValueOnce(failure(412, "client"));
  await type({ name: "Dash 8" });
  void form().props.onSubmit();
  await expect.element(side("Base", "Theirs")).toBeChecked();
  await side("Base", "Old value").click();
  await press("Save");
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      ["Dash 8", "CYZF", '"v1"'],
      ["Dash 8", "CYZF", '"v2"'],
    ]),
  );
});

it("blames nobody for changes that an attempt without a reply may have made", async () => {
  const { form, type, send, sent } = await open({}, { name: "DASH 8", crew: [] });
  send.mockRejectedValueOnce(new ApiError({ kind: "timeout", message: "Late." }));
  await type({ name: "Dash 8" });
  await form().props.onSubmit();
  // Until React has drawn the end of the attempt.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  void form().props.onSubmit();
  const question = page.getByRole("dialog", { name: "Changed in the meantime" });
  await expect
    .element(question)
    .toHaveAccessibleDescription(/^We could not confirm your last attempt to save this aircraft/);
  await question.getByRole("radio", { name: "Theirs" }).click();
  await press("Save");
  await vi.waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toEqual(["DASH 8", "CYZF", '"v2"']);
});

it("names changes that those of the other user make impossible, and asks", async () => {
  const { form, type, send, sent } = await open({ name: "Glider" });
  await type({ base: "CYEV" });
  const lost = page.getByRole("alertdialog", { name: "Not all of your changes can be saved" });
  void form().props.onSubmit();
  await press("Save");
  await expect.element(lost.getByText("Base", { exact: true })).toBeVisible();
  await press("Back to the form");
  await vi.waitFor(() => expect(form().pending).toBe(false));
  expect(form().values).toMatchObject({ name: "King Air", base: "CYEV" });
  expect(send).not.toHaveBeenCalled();
  void form().props.onSubmit();
  await press("Save");
  await press("Save without them");
  await vi.waitFor(() => expect(sent()).toEqual([["Glider", "CYEV", '"v2"']]));
});

it("gives up on a host that rejects its own newest ETag", async () => {
  const { form, type, send, notices } = await open({});
  send.mockRejectedValue(failure(412, "client"));
  await type({ name: "Dash 8" });
  await form().props.onSubmit();
  expect(send).toHaveBeenCalledTimes(3);
  expect(notices()).toEqual(["Whoops! There was an error."]);
  expect(form().values.name).toBe("Dash 8");
});

it("explains that refetching failed, and retries", async () => {
  const { form, type, sent, notices } = await open(failure(500, "server"), {});
  await type({ name: "Dash 8" });
  void form().props.onSubmit();
  const refusal = page.getByRole("alertdialog", { name: "Nothing was saved" });
  await expect.element(refusal).toBeVisible();
  expect(notices()).toEqual(["Whoops! There was an error."]);
  expect(sent()).toEqual([]);
  await press("Try again");
  await vi.waitFor(() => expect(sent()).toEqual([["Dash 8", "CYZF", '"v2"']]));
  expect(notices()).toEqual(["Saved"]);
});

it("sends nothing after the form was left during the refetch", async () => {
  const { form, type, refetch, send, navigateAndConfirm } = await open({});
  const { promise, resolve } = Promise.withResolvers<Versioned<Aircraft>>();
  refetch.mockReturnValueOnce(promise);
  await type({ name: "Dash 8" });
  const done = form().props.onSubmit();
  await navigateAndConfirm("/elsewhere");
  resolve({ value: STORED, ifMatch: undefined });
  await done;
  expect(send).not.toHaveBeenCalled();
});

it("compares a draft of an earlier visit with its own original values", async () => {
  // The draft was typed over an older base, so the base itself is not a change of this person.
  const earlier = { ...INITIAL, base: "CYXY" };
  draft = { values: { ...earlier, name: "Dash 8" }, base: earlier };
  const { form, sent } = await open({});
  await vi.waitFor(() => expect(form().draft).not.toBeNull());
  form().draft!.restore!();
  await vi.waitFor(() => expect(form().values.name).toBe("Dash 8"));
  void form().props.onSubmit();
  await expect.element(side("Base", "Theirs")).toHaveAccessibleDescription("CYZF");
  await press("Save");
  await vi.waitFor(() => expect(sent()).toEqual([["Dash 8", "CYZF", '"v1"']]));
});
