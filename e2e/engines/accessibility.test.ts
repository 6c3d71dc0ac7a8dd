/**
 * Compares the accessibility tree of each engine with Chromium's: roles and names of a sign-in, a list, a
 * form and a dialog, states, and messages that are announced.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD } from "../../scripts/lib/accounts.ts";
import { engine } from "./engine.ts";
import { Portal } from "./portal.ts";

const PASSWORD_FIELD = "input[type=password]";
const MANAGER = "company.manager@aurora.test";

interface Expected {
  role: string;
  name: string;
  /** The selector it is found by; its role and name unless given. */
  css?: string;
  states?: readonly string[];
}

const named = (role: string, name = "", states?: readonly string[]): Expected => ({
  role,
  name,
  ...(states && { states }),
});

const SIGN_IN = [
  named("main"),
  named("heading", "Login"),
  named("textbox", "Username", ["required"]),
  { ...named("textbox", "Password"), css: PASSWORD_FIELD },
  named("button", "Show Password"),
  named("button", "Submit"),
  named("link", "Forgot your password?"),
];

const TERMS = [named("dialog", "Terms and Conditions", ["modal"]), named("button", "Accept")];

const LIST = [
  named("banner"),
  // It has no box of its own.
  { ...named("navigation", "Main"), css: "nav[aria-label=Main]" },
  named("link", "People"),
  named("main"),
  named("heading", "People"),
  named("searchbox", "Search People"),
  named("grid", "People"),
  named("checkbox", "Select all"),
  named("checkbox", "Select Amara Okafor"),
  named("link", "Amara Okafor"),
];

const FORM_WITH_ERRORS = [
  named("form", "Create Person"),
  named("textbox", "First Name", ["required", "invalid", "focused"]),
  named("textbox", "Last Name", ["required", "invalid"]),
  named("textbox", "Email", ["invalid"]),
  named("button", "Create"),
];

const QUESTION = [
  named("alertdialog", "Confirmation", ["modal"]),
  named("heading", "Confirmation"),
  named("button", "Cancel", ["focused"]),
  named("button", "Delete"),
];

let portals: readonly Portal[];

beforeAll(async () => {
  // Chromium's tree is read once, not again for each of the others.
  const engines = engine() === "firefox" ? [engine(), "chromium" as const] : [engine()];
  portals = await Promise.all(engines.map((one) => Portal.open(one)));
  await Promise.all(portals.map(({ driver }) => driver.resize(1280, 800)));
});
afterAll(() => Promise.all(portals.map((portal) => portal.close())));

/** Runs the same in all engines, and ends when all have ended. */
async function inAll(run: (portal: Portal) => Promise<void>): Promise<void> {
  const ends = await Promise.allSettled(portals.map(run));
  for (const [at, end] of ends.entries()) {
    const name = portals[at]?.driver.engine;
    // Reports leave out the cause, so the message says it too.
    if (end.status === "rejected") {
      throw new Error(`in ${name}: ${String(end.reason)}`, { cause: end.reason });
    }
  }
}

/** Points the driver at the element to describe; false when the element is missing. */
async function point(portal: Portal, { role, name, css }: Expected): Promise<boolean> {
  if (css === undefined) await portal.see({ role, name });
  return portal.driver.evaluate(
    (query, selector) => {
      const found = selector
        ? document.querySelector(selector)
        : window.pageQueries.findAll(query).at(-1);
      window.pageQueries.target = found ?? null;
      return found != null;
    },
    { role, name },
    css ?? "",
  );
}

/** Differences between expected and actual. */
async function misfits(portal: Portal, expected: readonly Expected[]): Promise<string[]> {
  const { driver } = portal;
  const found: string[] = [];
  for (const one of expected) {
    const { role, name, states = [], css } = one;
    // Firefox has a role of its own for passwords, by which nothing can be found.
    const expectedRole = driver.engine === "firefox" && css === PASSWORD_FIELD ? "" : role;
    const description =
      (await point(portal, one)) && (await driver.describeTarget({ role: expectedRole, name }));
    const missing = states.filter(
      (state) => description && description.states?.includes(state) === false,
    );
    if (
      !description ||
      description.role !== expectedRole ||
      description.name !== name ||
      missing.length > 0
    ) {
      found.push(`${role} ${name} ${states.join(" ")} is told as ${JSON.stringify(description)}`);
    }
  }
  return found;
}

/** The role, name and description of the focused element, as the page has them. */
const focused = (portal: Portal) =>
  portal.driver.evaluate(() => {
    const element = document.activeElement;
    const ids = element?.getAttribute("aria-describedby")?.split(" ") ?? [];
    const description = ids.map((id) => document.getElementById(id)?.textContent).join(" ");
    const label = (element as HTMLInputElement | null)?.labels?.[0];
    return { name: (label ?? element)?.textContent?.trim() ?? "", description };
  });

/** The live regions, each of which existed, empty, before its first text. */
const REGIONS = [
  { ...named("alert"), css: "body > div > div > [role=alert]" },
  { ...named("status"), css: "body > div > div > [role=status]" },
];

it("exposes the same sign-in and terms in every engine", async () => {
  await inAll(async (portal) => {
    await portal.open("/login");
    expect(await misfits(portal, SIGN_IN)).toEqual([]);
    await portal.typeInto({ role: "textbox", name: "Username" }, MANAGER);
    await portal.typeInto({ css: "input[type=password]" }, PASSWORD);
    await portal.driver.press("Enter");
    expect(await misfits(portal, TERMS)).toEqual([]);
    await portal.click({ role: "button", name: "Accept" });
    await portal.see({ role: "button", name: "User menu: ", isPart: true });
  });
});

it("exposes a list whose live regions exist before they have text", async () => {
  await inAll(async (portal) => {
    await portal.goTo("/company/users/active");
    expect(await misfits(portal, LIST)).toEqual([]);
    expect(await misfits(portal, REGIONS)).toEqual([]);
  });
});

it("exposes which fields are invalid, and leads from the alert to its field", async () => {
  await inAll(async (portal) => {
    await portal.goTo("/company/users/create");
    await portal.click({ role: "button", name: "Create" });
    await portal.see({ text: "First Name is required.", css: "span" });
    expect(await misfits(portal, FORM_WITH_ERRORS)).toEqual([]);
    expect(await focused(portal)).toEqual({
      name: "First Name",
      description: "First Name is required.",
    });

    await portal.typeInto({ role: "textbox", name: "First Name" }, "Ada");
    await portal.typeInto({ role: "textbox", name: "Last Name" }, "Byron");
    await portal.typeInto({ role: "textbox", name: "Username" }, MANAGER);
    await portal.typeInto({ role: "textbox", name: "Email" }, "ada@aurora.test");
    await portal.click({ role: "button", name: "Create" });
    const refusal = "The username has already been taken.";
    await portal.see({ role: "alert", text: refusal });
    await expect.poll(() => focused(portal)).toEqual({ name: "Username", description: refusal });
    await portal.click({ role: "textbox", name: "First Name" });
    await portal.click({ role: "button", name: refusal });
    expect(await focused(portal)).toEqual({ name: "Username", description: refusal });
    expect(await misfits(portal, [named("textbox", "Username", ["invalid", "focused"])])).toEqual(
      [],
    );
  });
});

it("exposes only the open dialog, and returns the focus after it", async () => {
  await inAll(async (portal) => {
    await portal.open("/company/groups/1/edit");
    await portal.click({ role: "button", name: "Delete" });
    expect(await misfits(portal, QUESTION)).toEqual([]);
    expect(await portal.count({ role: "main" })).toBe(0);
    if (portal.driver.engine !== "webkit") {
      // WebKit's driver answers for what is hidden as well.
      await point(portal, { ...named("main"), css: "main" });
      expect(await portal.driver.describeTarget({ role: "main", name: "" })).toBeNull();
    }
    await portal.driver.press("Escape");
    await portal.seeGone({ role: "alertdialog" });
    await expect.poll(async () => (await focused(portal)).name).toBe("Delete");
  });
});

it("announces a notice over a dialog, which the keyboard reaches", async () => {
  await inAll(async (portal) => {
    const { driver } = portal;
    const path = "/api/companies/*/users/*/events/*/files/*/download";
    await portal.setFaults([{ path, status: 500 }]);
    await portal.open("/company/users/105?tab=events&eventId=10501");
    await portal.click({ role: "button", name: "Preview Prescription.png" });
    await portal.see({ role: "dialog", text: "The file could not be loaded" });
    const dismiss = named("button", "Dismiss error");
    await portal.click(dismiss);
    await portal.seeGone(dismiss);
    // The region exists before it has text.
    const mark = () =>
      driver.evaluate(() => {
        const region = document.querySelector("[role=dialog] [role=alert]:empty");
        region?.setAttribute("data-before", "");
        return region !== null;
      });
    await expect.poll(mark).toBe(true);
    await portal.click({ role: "button", name: "Try again" });
    await portal.see({
      css: "[data-before]",
      text: "Whoops! There was an error.",
      within: { role: "dialog" },
    });
    expect(await misfits(portal, [{ ...named("alert"), css: "[data-before]" }, dismiss])).toEqual(
      [],
    );

    const isReached = () =>
      driver.evaluate(() => document.activeElement?.getAttribute("aria-label") === "Dismiss error");
    for (let stop = 0; stop < 10 && !(await isReached()); stop += 1) await driver.press("Tab");
    expect(await isReached()).toBe(true);
    await driver.press("Enter");
    await portal.seeGone(dismiss);
    const isLost = () => driver.evaluate(() => document.activeElement === document.body);
    await expect.poll(isLost).toBe(false);
    await driver.press("Tab");
    const isInDialog = await driver.evaluate(
      () => document.activeElement?.closest("[role=dialog]") != null,
    );
    expect(isInDialog).toBe(true);
  });
});
