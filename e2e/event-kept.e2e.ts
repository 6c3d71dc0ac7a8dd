/** What outlives an upload that breaks, or a session that ends. */
import {
  button,
  chooseFiles,
  description,
  link,
  MEDICAL_ID,
  notes,
  openEventForm,
  OWN,
  shownEvent,
} from "./support/event-pages.ts";
import { fact } from "./support/person-form.ts";
import { faults, hold } from "./support/sandbox.ts";
import { expectTitle } from "./support/shell.ts";
import { acceptTerms, submitLogin } from "./support/sign-in.ts";
import { slowUploads } from "./support/slow-uploads.ts";
import { expect, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const attachments = (page: Page) => page.getByRole("list", { name: "Attachments" });
const newFiles = (page: Page) => page.getByRole("list", { name: "New files" });
const whoops = (page: Page) => page.getByText("Whoops! There was an error.");
const MB = 1024 * 1024;

test("issue: an upload that is cancelled or breaks midway keeps all that was typed and chosen; one press sends it again", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 500|net::ERR_(FAILED|EMPTY_RESPONSE)/);
  // Three uploads that each take seconds on purpose.
  test.slow();
  await openEventForm(page, OWN, OWN.create);
  await slowUploads(page, 4);
  // On a machine that stalls the upload may be through: the reply must not be there before it is cancelled.
  await hold(page, { path: OWN.base, method: "POST" });
  await description(page).fill("Simulator video");
  await notes(page).pressSequentially("Session 4");
  await chooseFiles(page, [{ name: "session.mp4", size: 8 * MB }]);
  await button(page, "Create").click();
  await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel upload" }).click();
  const isKept = async () => {
    await expect(button(page, "Create")).toBeEnabled();
    await expect(description(page)).toHaveValue("Simulator video");
    await expect(notes(page)).toHaveText("Session 4");
    await expect(newFiles(page)).toContainText("session.mp4");
  };
  await isKept();
  await expect(whoops(page)).toBeHidden();

  // Until it is seen: a browser sends once more what was dropped on a connection that is not new.
  await faults(page, [{ path: OWN.base, method: "POST", status: "drop" }]);
  await button(page, "Create").click();
  await expect(whoops(page)).toBeVisible({ timeout: 20_000 });
  await isKept();
  await faults(page, []);
  await button(page, "Create").click();
  await expect(shownEvent(page, "Simulator video")).toBeVisible({ timeout: 20_000 });
  await expect(attachments(page)).toContainText("session.mp4");
  await expect(fact(page, "Notes")).toHaveText("Session 4");
});

test("issue: leaving a changed form asks, and what was typed outlives an ended session, files apart", async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  await openEventForm(page, OWN, OWN.update(MEDICAL_ID));
  await description(page).fill("Half typed");
  await chooseFiles(page, [{ name: "lost.pdf" }]);
  await link(page, "Cancel").click();
  const question = page.getByRole("alertdialog", { name: "Unsaved changes" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  await expect(description(page)).toHaveValue("Half typed");
  await faults(page, [{ path: `${OWN.base}/*`, method: "POST", status: 401, times: 1 }]);
  await button(page, "Update").click();
  await expectTitle(page, "Login");
  await submitLogin(page, OWN.who);
  await acceptTerms(page);
  await expect(notes(page)).toBeVisible();
  await button(page, "Restore draft").click();
  await expect(description(page)).toHaveValue("Half typed");
  await expect(newFiles(page)).toBeHidden();
  // A new event is another form, with another draft.
  await button(page, "Update").click();
  await expect(shownEvent(page, "Half typed")).toBeVisible();
});
