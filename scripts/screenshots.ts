/** Takes the pictures of README.md and docs/using.md from the demo build: `docs/images/*.webp`. */
import { writeFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { IN_PAGE } from "../e2e/support/hosts.ts";
import { acceptTerms, signIn } from "../e2e/support/sign-in.ts";
import { openChromium } from "./lib/open-chromium.ts";
import { runProcessGroup } from "./lib/process-group.mjs";
import { fromRoot, pinnedNode } from "./lib/paths.mjs";
import { serveSite } from "./lib/static-server.ts";
import { MAX_PICTURE_BYTES } from "./lib/user-guide.ts";

/** One picture of the guide. */
interface Picture {
  /** File name in docs/images, without its ending. */
  readonly name: string;
  /** Address in the portal. */
  readonly path: string;
  /** The text of the top bar; until it appears, the previous page is shown. */
  readonly title: string;
  /** Brings the page into the state to show, and returns once that is visible. */
  readonly prepare: (page: Page) => Promise<void>;
}

/** Pictures of one user on one screen size. */
interface Session {
  readonly username: string;
  readonly width: number;
  readonly height: number;
  readonly hasTouch: boolean;
  readonly pictures: readonly Picture[];
}

const DESKTOP = { width: 1280, height: 800, hasTouch: false } as const;
const TABLET = { width: 820, height: 1100, hasTouch: true } as const;
const PHONE = { width: 390, height: 780, hasTouch: true } as const;

const TRAINEE = "trainee@aurora.test";
const COMPANY_MANAGER = "company.manager@aurora.test";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

const SESSIONS: readonly Session[] = [
  {
    ...TABLET,
    username: TRAINEE,
    pictures: [
      {
        name: "train-now",
        path: "/my/training",
        title: "Train Now",
        prepare: async (page) => button(page, "Begin Training").first().waitFor(),
      },
      {
        name: "training-record",
        path: "/my/records",
        title: "Training Record",
        prepare: async (page) => page.getByText("Ground De-icing").first().waitFor(),
      },
      {
        name: "training-schedule",
        path: "/my/schedule",
        title: "Training Schedule",
        prepare: async (page) => page.getByText("Today").first().waitFor(),
      },
    ],
  },
  {
    ...PHONE,
    username: TRAINEE,
    pictures: [
      {
        name: "new-document",
        path: "/my/events/create",
        title: "Create Event",
        async prepare(page) {
          await page.getByLabel("Description").fill("Class 1 medical");
          const expiry = page.getByRole("group", { name: "Expiry at" });
          await expiry.getByRole("spinbutton", { name: "Year" }).click();
          await page.keyboard.type("20280630");
          const warnings = page.getByRole("region", { name: "Expiry warnings" });
          await warnings.getByRole("switch", { name: "Trainee" }).click();
          await page.getByLabel("Day(s) prior to expiry, warning 1").fill("30");
          await heading(page, "Dates").evaluate((node) => node.scrollIntoView({ block: "start" }));
          // The page's bar covers the first lines below the top.
          await page.evaluate(() => window.scrollBy(0, -80));
        },
      },
    ],
  },
  {
    ...DESKTOP,
    username: COMPANY_MANAGER,
    pictures: [
      {
        name: "training-status",
        path: "/dashboard/training-status",
        title: "Training Status",
        prepare: async (page) => page.getByText("Showing trainees").first().waitFor(),
      },
      {
        name: "preview",
        path: "/dashboard/training-status",
        title: "Training Status",
        async prepare(page) {
          await button(page, /^Preview /)
            .first()
            .click();
          await page.getByRole("link", { name: "Open Training Record" }).waitFor();
        },
      },
      {
        name: "event-status",
        path: "/dashboard/event-status",
        title: "Event / Document Status",
        prepare: async (page) => page.getByText("Overdue").first().waitFor(),
      },
      {
        name: "documents-of-everyone",
        path: "/dashboard/event-status/matrix",
        title: "People and Documents",
        prepare: async (page) => page.getByRole("gridcell").nth(20).waitFor(),
      },
      {
        name: "select-people",
        path: "/company/users/active",
        title: "People",
        async prepare(page) {
          const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
          for (const at of [0, 3, 4]) await boxes.nth(at).click();
          await button(page, "Add to group").waitFor();
        },
      },
      {
        name: "edit-group",
        path: "/company/groups/3/edit",
        title: "Edit Group",
        async prepare(page) {
          const remove = page.getByRole("checkbox", { name: /^Remove .* from group$/ });
          await remove.nth(1).click();
          await page.getByText("Changes to save:").waitFor();
          await page
            .getByRole("heading", { name: /^Current trainees/ })
            .evaluate((node) => node.scrollIntoView({ block: "start" }));
          await page.evaluate(() => window.scrollBy(0, -90));
        },
      },
      {
        name: "suspend",
        path: "/company/users/131/edit",
        title: "Edit Person",
        async prepare(page) {
          await page.getByRole("switch", { name: "Suspend" }).click();
          await page.getByText("Display on events status board").scrollIntoViewIfNeeded();
          await heading(page, "Suspend").evaluate((node) =>
            node.scrollIntoView({ block: "center" }),
          );
        },
      },
      {
        name: "find-anything",
        path: "/company/groups",
        title: "Groups",
        async prepare(page) {
          await button(page, "Find anything").click();
          await page.getByRole("combobox", { name: "Find anything" }).fill("luk wisn");
          await page.getByRole("option", { name: /^Łukasz/ }).waitFor();
        },
      },
    ],
  },
];

/** Qualities from the best on: a page full of text needs a lower one to fit. */
const QUALITIES = [80, 70, 60, 50, 40];

/** Chromium writes WebP itself, at half the size of a PNG; Playwright's own method does not offer it. */
async function take(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality });
    const picture = Buffer.from(data, "base64");
    if (picture.length > MAX_PICTURE_BYTES) continue;
    writeFileSync(fromRoot(`docs/images/${name}.webp`), picture);
    console.log(`${name}.webp  ${Math.round(picture.length / 1000)} KB`);
    return;
  }
  throw new Error(`${name}.webp is over ${MAX_PICTURE_BYTES} bytes at every quality`);
}

/** Each picture has a session of its own, since a half-filled form would ask before the next page. */
async function show(browser: Browser, origin: string, session: Session, picture: Picture) {
  const { username, width, height, hasTouch } = session;
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme: "light",
    deviceScaleFactor: 1.5,
    hasTouch,
    reducedMotion: "reduce",
    viewport: { width, height },
  });
  const page = await context.newPage();
  await page.goto("/#/login");
  await button(page, "Submit").waitFor();
  await signIn(page, username);
  await acceptTerms(page);
  await button(page, /^User menu/).waitFor();
  await page.goto(`/#${picture.path}`);
  await page.getByRole("heading", { level: 1, name: picture.title, exact: true }).waitFor();
  await picture.prepare(page);
  // No element under the pointer looks pressed.
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.querySelector("main .MuiSkeleton-root") === null);
  // The panel of the sandbox is no part of the portal.
  await page.locator("[data-sandbox-panel]").evaluate((panel) => panel.remove());
  await take(page, picture.name);
  await context.close();
}

const built = await runProcessGroup(pinnedNode, [fromRoot("scripts/run.mjs"), "build:demo"]);
if (built.code !== 0) process.exit(built.code);
const site = await serveSite({
  folder: fromRoot("packages/portal/dist-demo"),
  isPlain: true,
  hosts: { ...IN_PAGE, demo: true },
});
const browser = await openChromium();
try {
  for (const session of SESSIONS) {
    for (const picture of session.pictures) await show(browser, site.origin, session, picture);
  }
} finally {
  await browser.close();
  await site.close();
}
