import { flushSync } from "react-dom";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { MEDICAL, TODAY } from "./event-fixture.ts";
import { EventForm, type EventFormProps } from "./EventForm.tsx";

const testPage = createTestPage();

const show = (props: Partial<EventFormProps>) =>
  flushSync(() =>
    testPage.root.render(
      <RecurrentTheme scheme="light">
        <EventForm mode="update" value={MEDICAL} onChange={() => {}} today={TODAY} {...props} />
      </RecurrentTheme>,
    ),
  );

const NOBODY = { ...MEDICAL, manager: false, trainee: false };
const NO_DAYS = { ...MEDICAL, reminders: ["0", "0", "0"] } as const;

it.each<[string, Partial<EventFormProps>, string]>([
  ["days", {}, "Warnings will be sent on"],
  ["no days", { value: NO_DAYS }, "Enter a number of days to send a warning."],
  ["nobody", { value: NOBODY }, "No warnings will be sent. Switch on Manager or Trainee."],
  ["days, read-only", { canSubmit: false }, "Warnings will be sent on"],
  ["nobody, read-only", { canSubmit: false, value: NOBODY }, "No warnings will be sent."],
  ["days, archived", { canSubmit: false, isArchived: true }, ""],
  ["no days, archived", { canSubmit: false, isArchived: true, value: NO_DAYS }, ""],
  ["nobody, archived", { canSubmit: false, isArchived: true, value: NOBODY }, ""],
])("says which warnings are sent, with %s", (_what, props, expected) => {
  show(props);
  const warnings = testPage.host.querySelector('[aria-label="Expiry warnings"]');
  const said = /(?:Enter a number|No warnings|Warnings will)[^.\d]*\.?(?: Switch [^.]*\.)?/.exec(
    warnings?.textContent ?? "missing: No warnings",
  );
  expect(said?.[0] ?? "").toBe(expected);
});

it.each<[mode: EventFormProps["mode"], renewal: Partial<EventFormProps>, submit: string]>([
  ["create", {}, "Create"],
  ["update", {}, "Update"],
  ["update", { renewalOf: { issuedAt: null, expiryAt: null } }, "Update"],
])("sends no empty file: %s, %o", async (mode, renewal, submit) => {
  const onSubmit = vi.fn<() => void>();
  const full = new File(["a"], "full.txt");
  const showFiles = (files: readonly File[]) =>
    show({ mode, ...renewal, onSubmit, onChange: change, value: { ...MEDICAL, files } });
  const change: EventFormProps["onChange"] = ({ files }) => showFiles(files);
  showFiles([full, new File([], "empty.txt")]);
  const remove = page.getByRole("button", { name: "Remove empty.txt" });
  await expect.element(remove).toHaveAccessibleDescription("This file is empty.");
  await expect.element(page.getByText("This file is empty.")).toBeVisible();
  await page.getByRole("button", { name: submit }).click();
  await expect.element(remove).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
  await remove.click();
  await page.getByRole("button", { name: submit }).click();
  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
});
