import { ACCOUNTS, type Account } from "../scripts/lib/accounts.ts";
import type { Page } from "@playwright/test";
import { certificateHash } from "./support/certificates.ts";
import { expectTitle, menu, userMenu } from "./support/shell.ts";
import { enterByForm } from "./support/sign-in.ts";
import { expect, test } from "./support/test.ts";

type Role = Account["role"];

/** What the sidebar holds for each role: group, then its entries (shell 2.2, 6). */
const MENUS: Record<Role, readonly (readonly [group: string, entries: readonly string[]])[]> = {
  Admin: [
    ["Management", ["Training Status", "Event / Document Status", "Groups", "People"]],
    ["Settings", ["Permissions"]],
  ],
  "Customer Support": [
    ["Management", ["Training Status", "Event / Document Status", "Groups", "People"]],
  ],
  "Company Manager": [
    [
      "Management",
      ["Training Status", "Event / Document Status", "Groups", "People", "Historical"],
    ],
  ],
  "Training Manager": [
    [
      "Management",
      ["Training Status", "Event / Document Status", "Groups", "People", "Historical"],
    ],
  ],
  Trainee: [
    ["My Training", ["Train Now", "Program", "Schedule", "Training Record", "Events / Documents"]],
  ],
};

const managers: readonly Role[] = [
  "Admin",
  "Customer Support",
  "Company Manager",
  "Training Manager",
];
const mayChangeCompany: readonly Role[] = ["Admin", "Customer Support", "Company Manager"];
const everyone: readonly Role[] = [...managers, "Trainee"];

/** Every address of shell 2.1 that has a rule: its title, and the roles it lets in (shell 6). */
const ROUTES: readonly (readonly [path: string, title: string, roles: readonly Role[]])[] = [
  ["/dashboard", "Training Status", managers],
  ["/dashboard/training-status", "Training Status", managers],
  ["/dashboard/event-status", "Event / Document Status", managers],
  ["/profile", "My profile", everyone],
  ["/company", "Company Profile", managers],
  ["/company/profile", "Company Profile", managers],
  ["/company/profile/edit", "Edit Company", mayChangeCompany],
  ["/company/groups", "Groups", managers],
  ["/company/groups/create", "Create Group", managers],
  ["/company/groups/:group", "Group Detail", managers],
  ["/company/groups/:group/edit", "Edit Group", managers],
  ["/company/users/active", "People", managers],
  ["/company/users/historical", "Historical", managers],
  ["/company/users/create", "Create Person", mayChangeCompany],
  ["/company/users/:person", "Person Detail", managers],
  ["/company/users/:person/edit", "Edit Person", managers],
  ["/company/users/:person/record/print", "Training Record Print", managers],
  ["/company/users/:person/record/certificate/:hash/print", "Training Certificate Print", managers],
  ["/my", "Train Now", ["Trainee"]],
  ["/my/training", "Train Now", ["Trainee"]],
  ["/my/program", "Training Program", ["Trainee"]],
  ["/my/schedule", "Training Schedule", ["Trainee"]],
  ["/my/records", "Training Record", ["Trainee"]],
  ["/my/events", "Events / Documents", ["Trainee"]],
  ["/my/events/create", "Create Event", ["Trainee"]],
  ["/my/events/:event", "Event Detail", ["Trainee"]],
  ["/my/events/:event/update", "Edit Event", ["Trainee"]],
  ["/my/record/print", "Training Record Print", ["Trainee"]],
  ["/training/record/certificate/:hash/print", "Training Certificate Print", ["Trainee"]],
  ["/settings", "Settings", ["Admin"]],
];

/** Words of the printed pages, which have their title in the browser's tab alone. */
const PRINTED: Readonly<Record<string, string>> = {
  "Training Record Print": "Registry, Purpose, Equipment",
  "Training Certificate Print": "Given in recognition of your successful completion of the",
};

/** trainee@aurora.test, whose certificates and events are those of the first trainee of the accounts. */
const TRAINEE_ID = 105;

/** The ids to put into the addresses: of people and groups that are there, for who may see them. */
async function idsFor(page: Page, role: Role): Promise<Record<string, string>> {
  if (!managers.includes(role)) {
    return {
      ":person": "1",
      ":group": "1",
      ":event": `${TRAINEE_ID}01`,
      ":hash": await certificateHash(TRAINEE_ID),
    };
  }
  const firstId = async (): Promise<string> => {
    const link = page.getByRole("table").getByRole("link").first();
    const [id] = /\d+/.exec((await link.getAttribute("href")) ?? "") ?? [];
    expect(id, "an id in a link of the table").toBeDefined();
    return id!;
  };
  const person = await firstId();
  await menu(page).getByRole("link", { name: "Groups" }).click();
  await expectTitle(page, "Groups");
  return {
    ":person": person,
    ":group": await firstId(),
    ":event": `${TRAINEE_ID}01`,
    ":hash": await certificateHash(Number(person)),
  };
}

/** Where the routes lead that only lead on. */
const LEADS_ON: Readonly<Record<string, string>> = {
  "/dashboard": "/dashboard/training-status",
  "/company": "/company/profile",
  "/my": "/my/training",
};

async function enterAs(page: Page, { username, role }: Account): Promise<void> {
  await enterByForm(page, username);
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

// Whoever is answered 305 never gets into the portal: redirect.e2e.ts.
const people = ACCOUNTS.filter(({ username }) => username !== "trainee.moved@aurora.test");
const firstOf = new Map(people.toReversed().map((account) => [account.role, account]));

for (const [role, account] of firstOf) {
  test(`${role}: lands where shell 2.3 says, sees its menu, and every refused route shows Access Forbidden`, async ({
    page,
  }) => {
    test.slow();
    await enterAs(page, account);
    await expectMenuOf(page, role);
    const ids = await idsFor(page, role);
    for (const [pattern, itsTitle, roles] of ROUTES) {
      const path = pattern.replace(/:person|:group|:event|:hash/g, (name) => ids[name]!);
      await page.goto(`/#${path}`);
      if (roles.includes(role)) {
        const printed = PRINTED[itsTitle];
        if (printed) await expect(page.getByText(printed)).toBeVisible();
        else await expectTitle(page, itsTitle);
        expect(new URL(page.url()).hash, path).toBe(`#${LEADS_ON[path] ?? path}`);
      } else {
        await expectTitle(page, "Access Forbidden");
        expect(new URL(page.url()).hash, path).toBe("#/forbidden");
      }
      // So that the next title is known to be the next page's.
      await page.goto("/#/404");
      await expectTitle(page, "404 Not Found");
    }
    await page.goto("/#/");
    await expectTitle(page, role === "Trainee" ? "Train Now" : "Training Status");
    await userMenu(page).click();
    const entries = page.getByRole("menu").getByRole("menuitem");
    await expect(entries).toHaveText(["My Profile", "Lock", "Logout", /^Appearance: /]);
  });
}

const others = people.filter((account) => firstOf.get(account.role) !== account);
const half = Math.ceil(others.length / 2);

for (const group of [others.slice(0, half), others.slice(half)]) {
  test(`one after the other: ${group.map(({ username }) => username).join(", ")}`, async ({
    page,
  }) => {
    test.slow();
    for (const account of group) {
      await enterAs(page, account);
      await expectMenuOf(page, account.role);
      await page.goto("/#/login");
      await expect(page.getByRole("button", { name: "Submit" })).toBeVisible();
    }
  });
}
