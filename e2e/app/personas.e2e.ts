/**
 * One URL of each kind for a manager with limited rights and for a trainee, as a browser shows it;
 * e2e/expectations/roles.test.ts checks all URLs and the menu for all accounts.
 */
import { ACCOUNTS, type Account } from "../../scripts/lib/accounts.ts";
import type { Page } from "@playwright/test";
import { HOME_REDIRECTS, managers, MENUS, ROUTES, type Role } from "../expectations/roles.ts";
import { certificateHash } from "../training/certificates.ts";
import { expectTitle, menu, userMenu } from "../support/shell.ts";
import { signInByForm } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";

/** For each kind of URL one for managers and one for trainees; some are for a few of the managers only. */
const VISITED = [
  // This route only redirects.
  "/company",
  "/company/profile/edit",
  "/company/groups/:group",
  "/company/users/:person/record/print",
  "/my/events/:event",
  "/training/record/certificate/:hash/print",
  "/settings",
];

/** Texts of the printed pages, which have their title in the browser's tab only. */
const PRINTED: Readonly<Record<string, string>> = {
  "Training Record Print": "Registry, Purpose, Equipment",
  "Training Certificate Print": "Given in recognition of your successful completion of the",
};

/** trainee@aurora.test, who has the certificates and events of the accounts' first trainee. */
const TRAINEE_ID = 105;

/** Names of the ids in URLs. */
async function idsFor(role: Role): Promise<Record<string, string>> {
  return {
    ":person": managers.includes(role) ? String(TRAINEE_ID) : "1",
    ":group": "1",
    ":event": `${TRAINEE_ID}01`,
    ":hash": await certificateHash(TRAINEE_ID),
  };
}

async function enterAs(page: Page, { username, role }: Account): Promise<void> {
  await signInByForm(page, username);
  const isTrainee = role === "Trainee";
  await expectTitle(page, isTrainee ? "Train Now" : "Training Status");
  await expect(page).toHaveURL(isTrainee ? /#\/my\/training$/ : /#\/dashboard\/training-status/);
}

async function expectMenuOf(page: Page, role: Role): Promise<void> {
  const groups = menu(page).getByRole("list");
  await expect(groups).toHaveCount(MENUS[role].length);
  for (const [at, [label, entries]] of MENUS[role].entries()) {
    await expect(groups.nth(at)).toHaveAccessibleName(label);
    await expect(groups.nth(at).getByRole("listitem")).toHaveText([...entries]);
  }
}

const LOOKING: readonly Role[] = ["Training Manager", "Trainee"];

for (const role of LOOKING) {
  const account = ACCOUNTS.find((one) => one.role === role)!;
  test(`gives ${role} their start page, their menu, and Access Forbidden elsewhere`, async ({
    page,
  }) => {
    await enterAs(page, account);
    await expectMenuOf(page, role);
    const ids = await idsFor(role);
    for (const [pattern, itsTitle, roles] of ROUTES.filter(([path]) => VISITED.includes(path))) {
      const path = pattern.replace(/:person|:group|:event|:hash/g, (name) => ids[name]!);
      await page.goto(`/#${path}`);
      if (roles.includes(role)) {
        const printed = PRINTED[itsTitle];
        if (printed) await expect(page.getByText(printed)).toBeVisible();
        else await expectTitle(page, itsTitle);
        expect(new URL(page.url()).hash, path).toBe(`#${HOME_REDIRECTS[path] ?? path}`);
      } else {
        // The URL shows which of two refusals the page is about.
        await expect(page, path).toHaveURL(/#\/forbidden$/);
        await expectTitle(page, "Access Forbidden");
      }
    }
    await page.goto("/#/");
    await expectTitle(page, role === "Trainee" ? "Train Now" : "Training Status");
    await userMenu(page).click();
    const entries = page.getByRole("menu").getByRole("menuitem");
    await expect(entries).toHaveText([
      "My Profile",
      "Lock",
      "Logout",
      "Keyboard shortcuts",
      /^Appearance: /,
    ]);
  });
}
