/** The sentence in an empty search is fixed, so its field is as wide as the sentence. */
import { signInAt } from "../support/sign-in.ts";
import { expect, test } from "../support/test.ts";
import type { Page } from "@playwright/test";

/** Pixels of the placeholder that the field hides. */
const hiddenWidth = (page: Page) =>
  page
    .getByPlaceholder("Type to find what you are looking for")
    .first()
    .evaluate((field: HTMLInputElement) => {
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      const text = document.createElement("span");
      text.textContent = field.placeholder;
      const { fontFamily, fontSize, fontWeight, letterSpacing } = getComputedStyle(
        field,
        "::placeholder",
      );
      Object.assign(text.style, {
        position: "absolute",
        whiteSpace: "pre",
        fontFamily,
        fontSize,
        fontWeight,
        letterSpacing,
      });
      document.body.append(text);
      const { width } = text.getBoundingClientRect();
      text.remove();
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return Math.max(0, Math.ceil(width - room));
    });

for (const [who, paths] of Object.entries({
  "company.manager@aurora.test": [
    "/dashboard/training-status",
    "/dashboard/event-status",
    "/dashboard/event-status/matrix",
    "/company/groups",
    "/company/groups/1",
    "/company/groups/1/edit",
    "/company/users/active",
    "/company/users/historical",
    "/company/users/105?tab=program",
    "/company/users/105?tab=schedule",
    "/company/users/105?tab=record",
    "/company/users/105?tab=events",
  ],
  "trainee@aurora.test": ["/my/program", "/my/schedule", "/my/records", "/my/events"],
})) {
  test(`shows the whole sentence in each search of ${who}`, async ({ page }) => {
    test.slow();
    await signInAt(page, who, paths[0]!);
    for (const path of paths) {
      await page.goto(`/?at=${encodeURIComponent(path)}#${path}`);
      for (const [width, height] of [
        [1440, 900],
        [820, 1180],
        [360, 740],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        await expect.poll(() => hiddenWidth(page), `${path} at ${width}`).toBe(0);
      }
    }
  });
}
