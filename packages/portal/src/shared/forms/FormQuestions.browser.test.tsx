import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { useState } from "react";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { FormQuestions } from "./FormQuestions.tsx";
import type { DraftOffer } from "./useDraft.ts";

let end: () => void = () => undefined;
afterEach(() => end());

/** A form whose draft arrives when the button is pressed. */
function Form({ offer }: { offer: Pick<DraftOffer, "leftOut" | "restore"> }) {
  const [draft, setDraft] = useState<DraftOffer | null>(null);
  const discard = () => setDraft(null);
  const restore = offer.restore && discard;
  return (
    <>
      <FormQuestions draft={draft} />
      <form>
        <input type="hidden" name="id" />
        <input aria-label="Username" disabled />
        <input aria-label="Name" />
        <input aria-label="Surname" />
      </form>
      <button type="button" onClick={() => setDraft({ ...offer, restore, discard })}>
        Arrive
      </button>
    </>
  );
}

const restore = () => undefined;

it.each<[string, Pick<DraftOffer, "leftOut" | "restore">, string]>([
  ["Restore draft", { leftOut: [], restore }, "You have unsaved changes from an earlier visit."],
  ["Discard", { leftOut: [], restore }, "You have unsaved changes from an earlier visit."],
  [
    "Dismiss",
    { leftOut: ["files"], restore: null },
    "The files that you had chosen were not kept. Choose them again.",
  ],
])("announces a draft, and %s moves the focus to the first field", async (name, offer, text) => {
  ({ end } = mountRoutes({
    path: "/form",
    routes: [{ path: "/form", element: <Form offer={offer} /> }],
    as: "companyManager",
  }));
  const region = page.getByRole("status").first();
  await expect.element(region).toBeInTheDocument();
  const before = region.element();
  expect(before.textContent).toBe("");
  await page.getByRole("button", { name: "Arrive" }).click();
  await expect.element(page.getByText(text)).toBeVisible();
  // A region that comes with its text is not announced.
  expect(before.textContent).toContain(text);
  await page.getByRole("button", { name }).click();
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Name");
  expect(before.textContent).toBe("");
});
