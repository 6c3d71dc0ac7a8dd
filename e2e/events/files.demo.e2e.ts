/**
 * Files in the page. Attachments are stored in IndexedDB, reported while they upload, and answered by the
 * service worker; the sandbox creates documents with fonts that it fetches for the first one.
 * record.e2e.ts downloads a certificate of the same fonts, which record-pdf.test.ts reads.
 */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { hosts } from "../support/target.ts";
import { hostsAnswer } from "../support/sandbox.ts";
import {
  button,
  description,
  lookAtPdf,
  lookAtPicture,
  MEDICAL,
  MEDICAL_ID,
  newFiles,
  notes,
  openEventForm,
  OWN,
  shownEvent,
} from "./event-pages.ts";
import { pagesOf } from "../support/pdf.ts";
import { OWN_RECORD as RECORD, pickPrint, record, TODAY } from "../training/record-page.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

const SIZE = 50 * 1024 * 1024;
const NAME = "Sitzung 🛫.mp4";

/** Chooses a file of noise; gives its SHA-256 in base 64. */
function chooseNoise(page: Page): Promise<string> {
  return page.getByTestId("event-files").evaluate(
    async (input, { size, name }) => {
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) {
        crypto.getRandomValues(bytes.subarray(at, at + 65_536));
      }
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name, { type: "video/mp4" }));
      (input as HTMLInputElement).files = transfer.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      return btoa(String.fromCodePoint(...new Uint8Array(digest)));
    },
    { size: SIZE, name: NAME },
  );
}

/** Calls the first file of an event as the SDK does. */
function call(page: Page, method: "GET" | "DELETE", eventId: string) {
  return page.evaluate(
    async ({ address, verb }) => {
      const { jwt } = JSON.parse(localStorage.getItem("user") ?? "{}") as { jwt: string };
      const authorization = `Bearer ${jwt}`;
      const event = await fetch(address, { headers: { authorization } });
      const { files } = (await event.json()) as { files: { id: number }[] };
      const file = `${address}/files/${files[0]?.id ?? 0}`;
      const request = new XMLHttpRequest();
      const steps: number[] = [];
      request.responseType = "blob";
      const blob = await new Promise<Blob>((resolve, reject) => {
        request.addEventListener("progress", ({ loaded, total }) => {
          steps.push((100 * loaded) / total);
        });
        request.addEventListener("load", () => resolve(request.response as Blob));
        request.addEventListener("error", reject);
        request.open(verb, verb === "GET" ? `${file}/download` : file);
        request.setRequestHeader("authorization", authorization);
        request.send();
      });
      const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
      const name = request.getResponseHeader("content-disposition");
      const { status } = request;
      const sha = btoa(String.fromCodePoint(...new Uint8Array(digest)));
      return { status, type: blob.type, name, sha, steps };
    },
    { address: `${hosts().apiHost}${OWN.base}/${eventId}`, verb: method },
  );
}

test("uploads, stores, previews and downloads files in the page", async ({
  page,
  context,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allow(/status of 404/);
  await openEventForm(page, OWN, OWN.create);
  await description(page).fill("Simulator session");
  await notes(page).pressSequentially("Session 4");
  const sha = await chooseNoise(page);

  await test.step("shows an upload's progress, and keeps everything when it is cancelled", async () => {
    await button(page, "Create").click();
    const bar = page.getByRole("progressbar", { name: "Upload" });
    await expect(bar).toHaveAttribute("aria-valuenow", /^[1-9]\d?$/);
    await page.getByRole("button", { name: "Cancel upload" }).click();
    await expect(button(page, "Create")).toBeEnabled();
    await expect(description(page)).toHaveValue("Simulator session");
    await expect(notes(page)).toHaveText("Session 4");
    await expect(newFiles(page)).toContainText(NAME);
  });

  await test.step("uploads 50 MB, keeps it over a reload and returns it byte for byte", async () => {
    await button(page, "Create").click();
    await expect(shownEvent(page, "Simulator session")).toBeVisible({ timeout: 20_000 });
    await page.reload();
    await hostsAnswer(page);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, `Download ${NAME}`).click(),
    ]);
    expect(file.suggestedFilename()).toBe(NAME);
    const saved = await readFile(await file.path());
    expect(createHash("sha256").update(saved).digest("base64")).toBe(sha);
    await expect(page.getByText("Downloaded")).toBeVisible();
  });

  await test.step("shows a file stored in one tab in another, until it is deleted in both", async () => {
    const id = /\d+$/.exec(page.url())![0];
    const other = await context.newPage();
    await other.goto("/#/404");
    await hostsAnswer(other);
    const down = await call(other, "GET", id);
    expect(down).toMatchObject({ status: 200, type: "video/mp4", sha });
    expect(down.name).toContain("filename*=UTF-8''Sitzung%20%F0%9F%9B%AB.mp4");
    expect(down.steps.length).toBeGreaterThan(1);
    expect(down.steps.at(-1)).toBe(100);
    expect(await call(other, "DELETE", id)).toMatchObject({ status: 200 });
    await other.close();
    expect(await call(page, "GET", id)).toMatchObject({ status: 404 });
  });

  await test.step("previews pictures and PDFs of an event in a dialog", async () => {
    await page.goto(`/#${OWN.show(MEDICAL_ID)}`);
    await expect(shownEvent(page, MEDICAL)).toBeVisible();
    const dialog = page.getByRole("dialog");
    await lookAtPicture(page, "Prescription.png");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await lookAtPdf(page, "Medical certificate.pdf");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("downloads a print option as a PDF named '<full name>-<date>'", async () => {
    await page.goto(`/#${RECORD.path}`);
    await expect(record(page)).toBeVisible();
    const started = page.waitForEvent("download");
    await pickPrint(page, "Complete (Expanded)");
    const file = await started;
    expect(file.suggestedFilename()).toBe(`Łukasz Wiśniewski-${TODAY}.pdf`);
    const words = (await pagesOf(await readFile(await file.path()))).join(" ");
    expect(words.replaceAll(/\s+/g, " ")).toContain("Łukasz Wiśniewski");
  });
});
