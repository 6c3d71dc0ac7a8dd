/** Files in the page: kept in IndexedDB, told of while they go up, answered by the service worker. */
import type { Page } from "@playwright/test";
import { PASSWORD } from "../scripts/lib/accounts.ts";
import { hosts } from "./support/mode.ts";
import { hostsAnswer } from "./support/sandbox.ts";
import {
  button,
  chooseFiles,
  description,
  notes,
  openEventForm,
  OWN,
  shownEvent,
} from "./support/event-pages.ts";
import { expect, test } from "./support/test.ts";

const MB = 1024 * 1024;

/** Opens the portal and waits for the hosts in it. */
async function open(page: Page): Promise<void> {
  await page.goto("/#/login");
  await hostsAnswer(page);
}

/** A session without any screen. */
async function tokenOf(page: Page, username: string): Promise<string> {
  return page.evaluate(
    async ({ url, body }) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(url, { method: "POST", headers, body });
      const { access_token: token } = (await response.json()) as { access_token: string };
      return token;
    },
    {
      url: `${hosts().authHost}/api/auth/login`,
      body: JSON.stringify({ username, password: PASSWORD }),
    },
  );
}

/** Adds an event with one file of noise; gives its addresses, its digest and the steps told. */
function upload(page: Page, token: string, bytesInAll: number) {
  return page.evaluate(
    async ({ url, bearer, size }) => {
      const bytes = new Uint8Array(size);
      for (let at = 0; at < size; at += 65_536) {
        crypto.getRandomValues(bytes.subarray(at, at + 65_536));
      }
      const digest = await crypto.subtle.digest("SHA-256", bytes);
      const form = new FormData();
      form.append("description", "Simulator session");
      form.append("files[0]", new File([bytes], "Sitzung 🛫.mp4", { type: "video/mp4" }));
      const steps: number[] = [];
      const reply = await new Promise<string>((resolve, reject) => {
        const call = new XMLHttpRequest();
        call.upload.addEventListener("progress", ({ loaded, total }) => {
          steps.push((100 * loaded) / total);
        });
        call.addEventListener("load", () => resolve(call.responseText));
        call.addEventListener("error", reject);
        call.open("POST", url);
        call.setRequestHeader("authorization", `Bearer ${bearer}`);
        call.send(form);
      });
      const { id, files } = JSON.parse(reply) as { id: number; files: { id: number }[] };
      const file = `${url}/${id}/files/${files[0]?.id}/download`;
      return { file, sha: new Uint8Array(digest).join(), steps };
    },
    { url: `${hosts().apiHost}/api/my/events`, bearer: token, size: bytesInAll },
  );
}

/** Fetches a file as the SDK does. */
function download(page: Page, token: string, file: string) {
  return page.evaluate(
    async ({ url, bearer }) => {
      const call = new XMLHttpRequest();
      const steps: number[] = [];
      call.responseType = "blob";
      const blob = await new Promise<Blob>((resolve, reject) => {
        call.addEventListener("progress", ({ loaded, total }) => {
          steps.push((100 * loaded) / total);
        });
        call.addEventListener("load", () => resolve(call.response as Blob));
        call.addEventListener("error", reject);
        call.open("GET", url);
        call.setRequestHeader("authorization", `Bearer ${bearer}`);
        call.send();
      });
      const digest = await crypto.subtle.digest("SHA-256", await blob.arrayBuffer());
      return {
        status: call.status,
        type: blob.type,
        name: call.getResponseHeader("content-disposition"),
        sha: new Uint8Array(digest).join(),
        steps,
      };
    },
    { url: file, bearer: token },
  );
}

test("training 7.3: files in the page", async ({ page, context, watch }) => {
  test.setTimeout(90_000);
  watch.expect(/status of 404/);
  await open(page);
  const token = await tokenOf(page, "trainee@aurora.test");

  await test.step("training 7.3: a file of 50 MB goes up with progress, outlives a reload and comes back byte for byte", async () => {
    const up = await upload(page, token, 50 * MB);
    expect(up.steps.length).toBeGreaterThan(5);
    expect(up.steps.at(-1)).toBe(100);

    await page.reload();
    await hostsAnswer(page);
    const down = await download(page, token, up.file);
    expect(down).toMatchObject({ status: 200, type: "video/mp4", sha: up.sha });
    expect(down.name).toContain("filename*=UTF-8''Sitzung%20%F0%9F%9B%AB.mp4");
    expect(down.steps.length).toBeGreaterThan(1);
    expect(down.steps.at(-1)).toBe(100);
  });

  await test.step("training 7.3: a file kept in one tab is there in another, and gone for both once deleted", async () => {
    const { file, sha } = await upload(page, token, 4 * MB);
    const other = await context.newPage();
    await open(other);
    expect(await download(other, token, file)).toMatchObject({ status: 200, sha });
    const address = file.replace(/\/download$/, "");
    const removed = await other.evaluate(
      async ({ url, bearer }) => {
        const headers = { authorization: `Bearer ${bearer}` };
        return (await fetch(url, { method: "DELETE", headers })).status;
      },
      { url: address, bearer: token },
    );
    expect(removed).toBe(200);
    expect(await download(page, token, file)).toMatchObject({ status: 404 });
  });
});

test("issue: in the page an upload tells its steps, keeps all when it is cancelled, and comes down again", async ({
  page,
}) => {
  await openEventForm(page, OWN, OWN.create);
  await description(page).fill("Simulator video");
  await notes(page).pressSequentially("Session 4");
  await chooseFiles(page, [{ name: "session.mp4", size: 40 * MB }]);
  await button(page, "Create").click();
  const bar = page.getByRole("progressbar", { name: "Upload" });
  await expect(bar).toHaveAttribute("aria-valuenow", /^[1-9]\d?$/);
  await page.getByRole("button", { name: "Cancel upload" }).click();
  await expect(button(page, "Create")).toBeEnabled();
  await expect(description(page)).toHaveValue("Simulator video");
  await expect(notes(page)).toHaveText("Session 4");
  await expect(page.getByRole("list", { name: "New files" })).toContainText("session.mp4");
  await button(page, "Create").click();
  await expect(shownEvent(page, "Simulator video")).toBeVisible({ timeout: 20_000 });
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download session.mp4").click(),
  ]);
  expect(file.suggestedFilename()).toBe("session.mp4");
  await expect(page.getByText("Downloaded")).toBeVisible();
});
