/** Large attachments of events (training 2.10, 2.11), and the data that remain after a broken upload. */
import { rename, stat, writeFile } from "node:fs/promises";
import {
  attachments,
  button,
  chooseFiles,
  description,
  newFiles,
  notes,
  openEventForm,
  OWN,
  shownEvent,
} from "./event-pages.ts";
import { detail } from "../support/controls.ts";
import { faults, holdRequests } from "../support/sandbox.ts";
import { slowUploads } from "./slow-uploads.ts";
import { expect, test } from "../support/test.ts";

const SIZE = 50 * 1024 * 1024;

test("transfers 50 MB with progress, and keeps the form when cancelled or cut off", async ({
  page,
  watch,
}) => {
  watch.allow(/status of 500|net::ERR_(FAILED|EMPTY_RESPONSE)/);
  test.slow();
  await openEventForm(page, OWN, OWN.create);
  await description(page).fill("Recording");
  await notes(page).pressSequentially("Session 4");
  await chooseFiles(page, [{ name: "recording.mp4", size: SIZE }]);
  await expect(newFiles(page)).toContainText("50 MB");
  const isKept = async () => {
    await expect(button(page, "Create")).toBeEnabled();
    await expect(description(page)).toHaveValue("Recording");
    await expect(notes(page)).toHaveText("Session 4");
    await expect(newFiles(page)).toContainText("recording.mp4");
  };

  await test.step("shows progress and keeps the page usable", async () => {
    // On a slow machine the upload may have ended: the reply must not arrive before it is cancelled.
    await holdRequests(page, { path: OWN.base, method: "POST" });
    const atFullSpeed = await slowUploads(page, 10);
    await button(page, "Create").click();
    const bar = page.getByRole("progressbar", { name: "Upload" });
    await expect(bar).toHaveAttribute("aria-valuenow", /^[1-9]\d?$/);
    await page.getByRole("button", { name: /^User menu/ }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Cancel upload" }).click();
    await isKept();
    await expect(page.getByText("Whoops! There was an error.")).toBeHidden();
    await atFullSpeed();
  });

  await test.step("reports a transfer that breaks off", async () => {
    // The fault stays until the failure is visible: a browser repeats a request that was dropped on a
    // reused connection.
    await faults(page, [{ path: OWN.base, method: "POST", status: "drop" }]);
    await button(page, "Create").click();
    await expect(page.getByText("Whoops! There was an error.")).toBeVisible({ timeout: 20_000 });
    await isKept();
    await faults(page, []);
  });

  await test.step("sends the file again with one press, and downloads it complete", async () => {
    await button(page, "Create").click();
    await expect(shownEvent(page, "Recording")).toBeVisible({ timeout: 30_000 });
    await expect(attachments(page)).toContainText("recording.mp4");
    await expect(detail(page, "Notes")).toHaveText("Session 4");
    const [file] = await Promise.all([
      page.waitForEvent("download", { timeout: 30_000 }),
      button(page, "Download recording.mp4").click(),
    ]);
    expect(file.suggestedFilename()).toBe("recording.mp4");
    expect((await stat(await file.path())).size).toBe(SIZE);
    await expect(page.getByText("Downloaded")).toBeVisible();
  });
});

test("names a file that was changed or moved on the disk, and saves without it", async ({
  page,
}, testInfo) => {
  await openEventForm(page, OWN, OWN.create);
  await description(page).fill("Medical");
  const [kept, changed, moved] = ["kept.pdf", "changed.pdf", "moved.pdf"].map((name) =>
    testInfo.outputPath(name),
  );
  for (const path of [kept!, changed!, moved!]) await writeFile(path, "As it was chosen.");
  await page.getByTestId("event-files").setInputFiles([kept!, changed!, moved!]);
  await writeFile(changed!, "Signed since then.");
  await rename(moved!, `${moved!}.old`);
  await button(page, "Create").click();
  for (const name of ["changed.pdf", "moved.pdf"]) {
    await expect(newFiles(page).getByRole("listitem").filter({ hasText: name })).toContainText(
      "was changed or moved after it was chosen. Remove it and choose it again.",
    );
  }
  await expect(description(page)).toHaveValue("Medical");
  await expect(page.getByText("Whoops! There was an error.")).toBeHidden();
  for (const name of ["changed.pdf", "moved.pdf"]) await button(page, `Remove ${name}`).click();
  await page.getByTestId("event-files").setInputFiles(changed!);
  await button(page, "Create").click();
  await expect(shownEvent(page, "Medical")).toBeVisible();
  await expect(attachments(page)).toContainText("kept.pdf");
  await expect(attachments(page)).toContainText("changed.pdf");
});
