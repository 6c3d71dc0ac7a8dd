import { expect, test } from "vitest";
import { isMeant } from "./plan.ts";
import { reportPage } from "./report.ts";

test("the report shows the pictures there are, from where it lies, and reads no name as code", () => {
  const page = reportPage(
    [
      {
        kind: "changed",
        id: "screens-login--empty",
        label: 'Screens/Login › <b> & "names"',
        picture: "dark",
        expected: "/here/accepted/screens-login--empty/dark.png",
        actual: "/here/found/Screens › Login/dark-actual.png",
        diff: "/here/found/Screens › Login/dark-diff.png",
      },
      { kind: "broken", id: "screens-login--late", label: "Screens/Login › Late", why: "a <p>" },
    ],
    "/here",
  );
  expect(page).toContain('src="accepted/screens-login--empty/dark.png"');
  expect(page).toContain('src="found/Screens%20%E2%80%BA%20Login/dark-diff.png"');
  expect(page).toContain("&lt;b&gt; &amp; &quot;names&quot; (dark): changed");
  expect(page).toContain("<pre>a &lt;p&gt;</pre>");
  expect(page).toContain("1 changed · 1 could not be drawn");
});

test.each([
  ["train now", true],
  ["Screens/Train Now/Ready", true],
  ["screens-train-now--ready", true],
  ["trainee", false],
])("'%s' means 'Screens/Train Now › Ready': %s", (part, meant) => {
  const story = { id: "screens-train-now--ready", label: "Screens/Train Now › Ready" };
  expect(isMeant(story, part)).toBe(meant);
});
