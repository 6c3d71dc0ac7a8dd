import { pagesOf } from "../support/pdf.ts";
import {
  addressOf,
  CERTIFICATES,
  dialogs,
  HOLDER,
  recordPrintCalls,
  openPrinted,
  record,
  RECORDS,
  sheet,
  topic,
} from "./print-page.ts";
import { TODAY } from "./record-page.ts";
import { signInAt } from "../support/sign-in.ts";
import { hosts } from "../support/target.ts";
import { expect, test } from "../support/test.ts";

/** The margins of the browsers' own dialogs; the default of `pdf` has none. */
const PRINTED = {
  format: "A4",
  margin: { top: "10mm", right: "10mm", bottom: "10mm", left: "10mm" },
};

test.beforeEach(({ page }) => recordPrintCalls(page));

test("prints the own record and certificate on paper", async ({ page }) => {
  await openPrinted(page, RECORDS[0]);
  await page.emulateMedia({ media: "print" });
  await expect(topic(page, "Ground De-icing").getByRole("img", { name: "Expired" })).toBeVisible();

  await test.step("prints headings on every page, whole rows, page numbers and no controls", async () => {
    const rows = await record(page)
      .locator("tbody tr")
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
    const style = (selector: string, name: string) =>
      record(page)
        .locator(selector)
        .first()
        .evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
    expect(await style("thead", "display")).toBe("table-header-group");
    expect(await style("tbody tr", "break-inside")).toBe("avoid");
    // Pages so small that there are several.
    const pdf = await page.pdf({ width: "200mm", height: "201mm", scale: 1.35 });
    const pages = (await pagesOf(pdf)).map((text) => text.replace(/\s+/g, " "));
    expect(pages.length).toBeGreaterThan(1);
    for (const [at, text] of pages.entries()) {
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(text).toContain(`${HOLDER} · Training Record for ${TODAY} · Generated on`);
      expect(text).not.toContain("Back");
    }
    for (const [name = "", , ...days] of rows) {
      const on = pages.filter((text) => text.includes(name));
      expect(on, `${name} stands on one page`).toHaveLength(1);
      expect(on[0]).toContain("Periodicity");
      for (const one of days.filter((text) => /^\d{4}-/.test(text))) {
        expect(on[0], `${name} with its days`).toContain(one);
      }
    }
  });

  await test.step("distinguishes statuses by their shapes alone", async () => {
    const signs = await record(page)
      .getByRole("img")
      .evaluateAll((all) =>
        all.map((sign) => ({
          name: sign.getAttribute("aria-label"),
          shape: sign.innerHTML,
          colours: [...sign.querySelectorAll("*"), sign].flatMap((part) => {
            const { fill, stroke } = getComputedStyle(part);
            return [fill, stroke];
          }),
        })),
      );
    const names = new Set(signs.map(({ name }) => name));
    expect(names.size).toBeGreaterThanOrEqual(3);
    expect(new Set(signs.map(({ shape }) => shape)).size).toBe(names.size);
    const isGrey = (colour: string) => {
      const [red, green, blue] = colour.match(/\d+/g) ?? [];
      return colour === "none" || (red === green && green === blue);
    };
    expect(signs.flatMap(({ colours }) => colours).filter((colour) => !isGrey(colour))).toEqual([]);
  });

  await test.step("prints the certificate on one sheet of A4, landscape", async () => {
    await page.goto(await addressOf(CERTIFICATES[0]));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HOLDER);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(await pagesOf(pdf)).toHaveLength(1);
    const [, width, height] =
      /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1")) ?? [];
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
  });
});

test("prints the board on paper", async ({ page }) => {
  await signInAt(page, "company.manager@aurora.test", "/dashboard/training-status");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Amara Okafor" })).toBeVisible();

  await test.step("prints a menu page with title and content, without buttons or announcements", async () => {
    const announcement = page.getByText("Winter operations:");
    await expect(announcement).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1, name: "Training Status" })).toBeVisible();
    await expect(main.getByRole("paragraph").getByText("7 rows")).toBeVisible();
    await expect(announcement).toBeHidden();
    await expect(page.getByRole("navigation")).toBeHidden();
    await expect(page.getByText("Rows per page")).toBeHidden();
    await expect(page.getByRole("button", { name: /^User menu/ })).toBeHidden();
    const [text = ""] = await pagesOf(await page.pdf({ format: "A4" }));
    expect(text).toMatch(new RegExp(`Aurora Air Charter · ${TODAY}\\s+Training Status`));
    expect(text).toMatch(new RegExp(`Data as of \\d\\d:\\d\\d UTC, ${TODAY}`));
    await page.emulateMedia({ media: "screen" });
  });

  await test.step("prints what a list was searched for", async () => {
    const searched = main.getByText("Search: okafor – 1 of 7 rows");
    await main.getByRole("searchbox").fill("okafor");
    await expect(main.getByText("1–1 of 1")).toBeVisible();
    await expect(searched).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(searched).toBeVisible();
    await page.emulateMedia({ media: "screen" });
    await main.getByRole("searchbox").fill("");
    await expect(main.getByText("1–7 of 7")).toBeVisible();
  });

  await test.step("prints everybody by state on one page of A4 and of Letter, without colour", async () => {
    const cards = page.getByRole("button", {
      name: /^(?:Expired|At Risk Of Expiry|Behind Schedule|Current) \d/,
    });
    await expect(cards).toHaveCount(4);
    const counts = (await cards.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
    await page.getByRole("link", { name: "Print", exact: true }).click();
    await expect(page.getByText(/^As of /)).toBeVisible();
    const names = await sheet(page).getByRole("listitem").allInnerTexts();
    expect(names.filter((name) => name !== "No one")).toHaveLength(
      counts.reduce((sum, count) => sum + count, 0),
    );
    await page.emulateMedia({ media: "print" });
    for (const format of ["A4", "Letter"]) {
      const pages = await pagesOf(await page.pdf({ format }));
      expect(pages, format).toHaveLength(1);
      expect(pages[0]).toContain("Page 1 of 1");
      // A long name takes two lines, and signs come from another font.
      const letters = (text = "") => text.replaceAll(/[^\p{Lu}\p{Ll}]/gu, "");
      for (const name of names) expect(letters(pages[0])).toContain(letters(name));
    }
    const isGrey = await sheet(page)
      .locator("svg[viewBox='0 0 16 16'] *")
      .evaluateAll((all) =>
        all
          .flatMap((part) => [getComputedStyle(part).fill, getComputedStyle(part).stroke])
          .filter((colour) => colour.startsWith("rgb"))
          .every((colour) => new Set(colour.match(/\d+/g)).size === 1),
      );
    expect(isGrey).toBe(true);
  });
});

test("prints all rows of lists, no wider than the sheet, whatever the window", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAt(page, "company.manager@aurora.test", "/dashboard/training-status");
  for (const [path, text] of [
    ["/dashboard/training-status", "Amara Okafor"],
    ["/dashboard/event-status", "Anneliese Brückner"],
    ["/dashboard/event-status/matrix", "Anneliese Brückner"],
    ["/company/users/active", "Amara Okafor"],
    ["/company/groups", "King Air crews"],
    ["/company/groups/1", "Amara Okafor"],
    ["/company/users/105?tab=schedule", "North Atlantic Operations"],
    ["/company/users/105?tab=events", "Pilot proficiency check"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(`/#${path}`);
    // The rows of the page before may have the same names.
    await page.reload();
    await expect(page.getByRole("row", { name: text }).first()).toBeVisible();
    const count = await page
      .getByText(/^\d+ rows?$/)
      .first()
      .textContent();
    await page.emulateMedia({ media: "print" });
    const main = page.getByRole("main");
    const tables = main.getByRole("table").filter({ has: page.getByRole("rowheader") });
    await expect(tables.first()).toBeVisible();
    await expect(main.getByRole("grid")).toHaveCount(0);
    const found = await tables.evaluateAll((all) => {
      const { style } = document.querySelector("main")!;
      // As the browser does for paper: nothing measures the narrower page.
      style.width = "700px";
      const right = document.querySelector("main")!.getBoundingClientRect().right;
      const cells = all.flatMap((table) => [...table.querySelectorAll("th, td")]);
      const beyond = cells.filter((cell) => cell.getBoundingClientRect().right > right + 1);
      style.width = "";
      return {
        rows: all.map((table) => table.querySelectorAll("tbody > tr").length),
        beyond: beyond.map((cell) => cell.textContent),
        // Browsers shrink all text of a page that is wider than its sheet.
        isWide: document.documentElement.scrollWidth > window.innerWidth,
      };
    });
    expect([found.beyond, found.isWide], path).toEqual([[], false]);
    // Other tables on the page have rows of their own.
    expect(found.rows, path).toContain(Number.parseInt(count ?? "", 10));
  }
});

test("prints the matrix in landscape, and the board from its toolbar", async ({ page }) => {
  await signInAt(page, "company.manager@aurora.test", "/dashboard/event-status/matrix");
  await expect(page.getByRole("row", { name: "Anneliese Brückner" }).first()).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const [, width, height] =
    /MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString("latin1")) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
  const pages = await pagesOf(pdf);
  expect(pages.length).toBeLessThanOrEqual(3);
  expect(pages.join(" ")).toContain("Zoë Fairweather");

  await page.getByRole("link", { name: "By status" }).click();
  await expect(page.getByRole("row", { name: "Anneliese Brückner" }).first()).toBeVisible();
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await expect.poll(() => dialogs(page)).toBe(1);
});

test("prints heads and a footer on every page of a list, and each person once", async ({
  page,
}) => {
  await signInAt(page, "company.manager@aurora.test", "/company/users/active");
  await expect(page.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await expect(page.getByRole("row", { name: /Amara Okafor.*Expired/ })).toBeVisible();
  const pages = await pagesOf(await page.pdf(PRINTED));
  expect(pages.length).toBeGreaterThan(1);
  for (const [at, text] of pages.entries()) {
    expect(text).toMatch(/Name\s+Type\(s\)\s+Training/);
    // A loose sheet says what it is part of.
    expect(text).toContain(`People · Aurora Air Charter · ${TODAY}`);
    expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
  }
  const all = pages.join(" ");
  for (const name of ["Amara Okafor", "Zoë Fairweather"]) {
    expect(all.split(name), name).toHaveLength(2);
  }
  // The screen is as before.
  await expect(page.getByRole("grid").getByRole("rowheader")).toHaveCount(25);
});

test("prints whose training it is, without controls", async ({ page }) => {
  await signInAt(page, "trainee@aurora.test", "/my/records");
  for (const [path, row, signs] of [
    ["/my/records", "Ground De-icing", ["Seasonal", "International Procedures"]],
    ["/my/program", "Ground De-icing", ["Seasonal", "International Procedures"]],
    ["/my/schedule", "North Atlantic Operations", ["Scheduled", "Seasonal"]],
    ["/my/events", "Pilot proficiency check", []],
  ] as const) {
    await page.goto(`/#${path}`);
    await page.reload();
    await expect(page.getByRole("row", { name: row }).first()).toBeVisible();
    await page.emulateMedia({ media: "print" });
    // A heading that sorts is also a text; an icon is nothing but a control.
    const icons = page.getByRole("main").getByRole("button").filter({ hasNotText: /\S/ });
    await expect(icons.filter({ visible: true })).toHaveCount(0);
    const [first = ""] = await pagesOf(await page.pdf({ format: "A4" }));
    expect(first, path).toContain(`Aurora Air Charter · Łukasz Wiśniewski · ${TODAY}`);
    // Nothing else on a sheet would explain them.
    const legend = page.getByRole("list", { name: "Signs" }).getByRole("listitem");
    for (const sign of signs) await expect(legend.filter({ hasText: sign })).toBeVisible();
    await page.emulateMedia({ media: "screen" });
  }
});

test("says what was still loading, which would pass for nothing to report", async ({ page }) => {
  await signInAt(page, "company.manager@aurora.test", "/dashboard/training-status");
  await expect(page.getByRole("heading", { level: 1, name: "Training Status" })).toBeVisible();
  // No reply in time.
  await page.route(new RegExp(`${hosts().apiHost}/api/.*/(?:groups|users)`), () => undefined);
  for (const path of ["/company/groups", "/company/users/105?tab=record"]) {
    await page.goto(`/#${path}`);
    await page.reload();
    await expect(page.getByRole("main").locator("[aria-busy=true]").first()).toBeVisible();
    const [text = ""] = await pagesOf(await page.pdf(PRINTED));
    expect(text, path).toContain("Still loading when this was printed");
  }
});

test("prints an inspector's facts with a person, and what is chosen in a form", async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await signInAt(page, "company.manager@aurora.test", "/company/users/105?tab=record");
  await expect(page.getByRole("row", { name: "Ground De-icing" }).first()).toBeVisible();
  const [sheetOfRecord = ""] = await pagesOf(await page.pdf(PRINTED));
  expect(sheetOfRecord).toMatch(/Captain Licence\s+ATPL 145 540/);
  expect(sheetOfRecord).toMatch(/Groups\s+King Air crews/);
  expect(sheetOfRecord).toContain(
    `Person Detail · Łukasz Wiśniewski · Aurora Air Charter · ${TODAY}`,
  );

  await page.goto("/#/company/groups/create");
  await page.getByRole("checkbox", { name: /Amara Okafor/ }).check();
  const [group = ""] = await pagesOf(await page.pdf({ format: "A4" }));
  expect(group).toMatch(/Selected/);
  expect(group).toMatch(/Amara Okafor[^\n]*(\n[^\n]*)?✓/);
});

test("prints the state of switches, and a form on as many sheets as it needs", async ({ page }) => {
  await signInAt(page, "company.manager@aurora.test", "/company/groups/1/edit");
  await expect(page.getByRole("row", { name: "Amara Okafor" }).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  // Browsers leave out backgrounds, which hold the state of a switch.
  const kept = await page
    .getByRole("switch")
    .evaluateAll((all) =>
      all.map((one) => getComputedStyle(one.parentElement!.nextElementSibling!).printColorAdjust),
    );
  expect(kept.length).toBeGreaterThan(0);
  expect(new Set(kept)).toEqual(new Set(["exact"]));
  await expect(page.getByRole("heading", { name: /^Current trainees/ })).toBeVisible();
  // The place of the buttons has a line, which would cross the text.
  await expect(page.locator("[data-form-bar]")).toBeHidden();
  const pages = await pagesOf(await page.pdf({ format: "A4" }));
  expect(pages.filter((text) => text.trim() === "")).toEqual([]);
});
