/** Lists in another engine: coming back to one, opening rows by keyboard, and column headers. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

const MANAGER = "company.manager@aurora.test";
const TRAINEE = "trainee@aurora.test";

let portal: Portal;
let signedIn = "";

beforeAll(async () => {
  portal = await Portal.open(engine());
});
afterAll(() => portal.close());
beforeEach(() => portal.driver.resize(1280, 600));

async function openAs(username: string, path: string): Promise<void> {
  if (signedIn !== username) {
    await portal.enter(username);
    signedIn = username;
    await portal.open(path);
  } else {
    await portal.goTo(path);
  }
}

/**
 * Runs in the page: applies the CSS rules for devices without hover, and not those for a mouse. No driver
 * can remove the mouse of a running browser.
 *
 * @returns the number of the former
 */
function applyRulesOfTouch(): number {
  let found = 0;
  const visit = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && /hover: (none|hover)/.test(rule.conditionText)) {
        const isTouch = rule.conditionText.includes("none");
        rule.media.mediaText = isTouch ? "all" : "not all";
        found += isTouch ? 1 : 0;
      }
      if ("cssRules" in rule) visit(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    visit(sheet.cssRules);
  }
  return found;
}

const scrollY = () => portal.driver.evaluate(() => Math.round(window.scrollY));

describe("Back", () => {
  it.each([
    [MANAGER, "/company/users/active", 631],
    [MANAGER, "/dashboard/training-status", 500],
    [MANAGER, "/dashboard/event-status", 500],
    [MANAGER, "/company/groups/1/edit", 700],
    [MANAGER, "/company/users/105?tab=record", 400],
    [TRAINEE, "/my/schedule", 600],
    [TRAINEE, "/my/records", 400],
    [TRAINEE, "/my/program", 300],
  ])("returns %s to where %s was left at %i px", async (username, path, wanted) => {
    await openAs(username, path);
    await portal.settle();
    await portal.driver.evaluate((to) => window.scrollTo(0, to), wanted);
    const left = await scrollY();
    expect(left).toBeGreaterThan(100);
    await portal.goTo(username === MANAGER ? "/company/profile" : "/profile");
    await portal.settle();
    await portal.goBack();
    await portal.settle();
    await expect.poll(scrollY).toBe(left);
  });
});

describe("a list", () => {
  it("opens a row on Enter from any of its cells", async () => {
    await openAs(MANAGER, "/company/users/active");
    await portal.settle();
    await portal.driver.evaluate(() => {
      const [row] = window.pageQueries.findAll({ css: "[role=row][data-id]" });
      const cells = row?.querySelectorAll<HTMLElement>(
        "[role=gridcell]:not(:has(a, button, input))",
      );
      [...(cells ?? [])].at(-1)?.focus();
    });
    await portal.driver.press("Enter");
    await portal.see({ role: "heading", name: "Person Detail" });
  });

  it("shows whole column headings on devices without hover", async () => {
    await openAs(MANAGER, "/company/groups/1/edit");
    await portal.settle();
    expect(await portal.driver.evaluate(applyRulesOfTouch)).toBeGreaterThan(0);
    const cut = await portal.driver.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".MuiDataGrid-columnHeaderTitle")]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
});

describe("the frame", () => {
  it("finds a person by keyboard alone", async () => {
    await openAs(MANAGER, "/company/groups");
    await portal.settle();
    await portal.driver.press("Control", "k");
    await portal.see({ role: "dialog", name: "Find anything" });
    await portal.driver.type("okafor");
    await portal.see({ role: "option", name: "Amara Okafor", isPart: true });
    await portal.driver.press("Enter");
    await portal.see({ role: "heading", name: "Person Detail" });
    await portal.seeGone({ role: "dialog" });
  });

  it("opens the menu as a drawer when the window is narrow", async () => {
    await openAs(MANAGER, "/company/groups");
    await portal.driver.resize(460, 800);
    await portal.click({ role: "button", name: "Open menu" });
    await portal.click({ role: "link", name: "People" });
    await portal.see({ role: "heading", name: "People" });
    await portal.seeGone({ role: "dialog" });
  });

  it("cuts a long announcement off after two lines on a phone", async () => {
    await openAs(MANAGER, "/company/groups");
    await portal.driver.resize(460, 800);
    await portal.settle();
    const heights = await portal.driver.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("[data-cut][data-open=false] [data-text]")].map(
        (text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight),
      ),
    );
    for (const lines of heights) expect(Math.round(lines)).toBe(2);
    expect(heights).not.toEqual([]);
  });
});
