/**
 * One journey for each role on the in-page sandbox, one after another: signing in by the form, the menu, a page, a
 * change and signing out.
 */
import { button, description, link, MEDICAL, notes, shownEvent } from "../events/event-pages.ts";
import { nameField, table } from "../groups/group-pages.ts";
import { detail, field } from "../support/person-form.ts";
import { expectTitle, menu, pickFromUserMenu } from "../support/shell.ts";
import { signInByForm } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import { MENUS, type Role } from "../expectations/roles.ts";
import type { Page } from "@playwright/test";

interface Journey {
  readonly role: Role;
  readonly username: string;
  readonly lands: string;
  /** The entry of the menu to follow, with the title of its page. */
  readonly looksAt: readonly [entry: string, title: string];
  /** The change, as part of the title. */
  readonly does: string;
  readonly change: (page: Page) => Promise<void>;
}

const JOURNEYS: readonly Journey[] = [
  {
    role: "Admin",
    username: "admin@recurrent.test",
    lands: "Training Status",
    looksAt: ["Permissions", "Settings"],
    does: "changes the company's account at the CRM provider",
    async change(page) {
      await page.goto("/#/company/profile/edit");
      await expect(field(page, "Company Name")).toHaveValue("Aurora Air Charter");
      await field(page, "Salesforce account").fill("https://crm.example.test/42");
      await page.getByRole("button", { name: "Update" }).click();
      await expect(page.getByRole("link", { name: "https://crm.example.test/42" })).toBeVisible();
    },
  },
  {
    role: "Customer Support",
    username: "support@recurrent.test",
    lands: "Training Status",
    looksAt: ["People", "People"],
    does: "renames a person",
    async change(page) {
      await page.goto("/#/company/users/105/edit");
      await expect(field(page, "First Name")).toHaveValue("Łukasz");
      await field(page, "Last Name").fill("Kowalski");
      await page.getByRole("button", { name: "Update" }).click();
      await expect(detail(page, "Name")).toHaveText("Łukasz Kowalski");
    },
  },
  {
    role: "Company Manager",
    username: "company.manager@aurora.test",
    lands: "Training Status",
    looksAt: ["Groups", "Groups"],
    does: "makes a group",
    async change(page) {
      await link(page, "New").click();
      await nameField(page).fill("Instructors");
      await table(page, "Add trainees").getByRole("rowheader").first().click();
      await button(page, "Create").click();
      await expectTitle(page, "Group Detail");
      await expect(page.getByRole("main").getByText("Instructors", { exact: true })).toBeVisible();
      await expect(table(page, "Trainees").getByRole("rowheader")).toHaveCount(1);
    },
  },
  {
    role: "Training Manager",
    username: "training.manager@aurora.test",
    lands: "Training Status",
    looksAt: ["Event / Document Status", "Event / Document Status"],
    does: "archives an event",
    async change(page) {
      await page.goto("/#/company/users/105?tab=events");
      await link(page, MEDICAL).click();
      await button(page, "Archive").click();
      await expect(page.getByText("Event archived successfully!")).toBeVisible();
      await link(page, "Back").click();
      await expect(page).toHaveURL(/events-list=archived$/);
      await expect(link(page, MEDICAL)).toBeVisible();
    },
  },
  {
    role: "Trainee",
    username: "trainee@aurora.test",
    lands: "Train Now",
    looksAt: ["Events / Documents", "Events / Documents"],
    does: "makes an event",
    async change(page) {
      await link(page, "New").click();
      await expect(notes(page)).toBeVisible();
      await description(page).fill("Passport, second");
      await button(page, "Create").click();
      await expect(shownEvent(page, "Passport, second")).toBeVisible();
    },
  },
];

test("signs each role in by the form, shows its pages, saves a change and signs out", async ({
  page,
}) => {
  // The people sign in one after another, in one sandbox.
  test.slow();
  for (const { role, username, lands, looksAt, does, change } of JOURNEYS) {
    await test.step(`signs ${role} in by the form, shows its pages, ${does} and signs out`, async () => {
      await signInByForm(page, username);
      await expectTitle(page, lands);
      const groups = menu(page).getByRole("list");
      await expect(groups).toHaveCount(MENUS[role].length);
      for (const [at, [label, entries]] of MENUS[role].entries()) {
        await expect(groups.nth(at)).toHaveAccessibleName(label);
        await expect(groups.nth(at).getByRole("listitem")).toHaveText([...entries]);
      }
      const [entry, itsTitle] = looksAt;
      await menu(page).getByRole("link", { name: entry, exact: true }).click();
      await expectTitle(page, itsTitle);
      await expect(
        page.getByRole("table").or(page.getByRole("grid")).getByRole("row").nth(1),
      ).toBeVisible();
      await change(page);
      await pickFromUserMenu(page, "Logout");
      await expectTitle(page, "Login");
    });
  }
});
