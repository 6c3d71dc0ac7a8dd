/** Announcements that no sandbox would send. */
import { signInAs } from "../support/sign-in.ts";
import { hosts } from "../support/target.ts";
import { expect, test } from "../support/test.ts";

const WORDS = {
  PRIMARY: "Announcement",
  SECONDARY: "Announcement",
  SUCCESS: "Success",
  DANGER: "Important",
  WARNING: "Warning",
  INFO: "Information",
  LIGHT: "Announcement",
  DARK: "Announcement",
  UNHEARD_OF: "Announcement",
} as const;

const HOSTILE =
  '<b>Kept</b><script>document.title = "owned"</script><img src="x" onerror="document.title = \'owned\'">' +
  '<style>main { display: none }</style><p style="position: fixed" onclick="alert(1)">plain</p>' +
  '<a href="javascript:alert(1)">bad</a><a href="https://www.recurrent.test/news">good</a><iframe src="/"></iframe>';

test("shows an icon for every type of announcement, and sanitises HTML of the server", async ({
  page,
  watch,
}) => {
  // The text is cleaned in a document apart, which the policy covers as well and reports on.
  watch.allow(/^policy: (script-src-attr|style-src-attr|style-src-elem) refused inline /);
  watch.allow(/^error: (Executing inline event handler|Applying inline style) violates /);
  const list = Object.keys(WORDS).map((type, at) => ({
    id: at + 1,
    type_name: type,
    translate: at === 0 ? HOSTILE : `Of type <em>${type}</em>`,
    company_list: [],
    prevent_training: false,
  }));
  await page.route(`${hosts().apiHost}/api/announcements/announcements`, (route) =>
    route.fulfill({ json: list, headers: { "access-control-allow-origin": "*" } }),
  );
  await signInAs(page, "company.manager@aurora.test");
  const area = page.getByRole("region", { name: "Announcements" });
  const notes = area.locator("> *");
  await expect(notes).toHaveCount(list.length);
  for (const [at, word] of Object.values(WORDS).entries()) {
    await expect(notes.nth(at)).toContainText(word);
    await expect(notes.nth(at).locator(".MuiAlert-icon svg")).toHaveCount(1);
  }
  const first = notes.first();
  await expect(first.getByText("Kept")).toBeVisible();
  const html = area.locator(".MuiAlert-message");
  await expect(html).toHaveCount(await notes.count());
  await expect(html.locator("script, style, iframe, [onerror], [onclick], [style]")).toHaveCount(0);
  await expect(first.getByText("bad")).not.toHaveAttribute("href", /.*/);
  const good = first.getByRole("link", { name: "good" });
  await expect(good).toHaveAttribute("href", "https://www.recurrent.test/news");
  await expect(good).toHaveAttribute("rel", /noopener/);
  expect(await page.title()).not.toBe("owned");
});
