import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { createTestPage } from "../../testing/test-page.ts";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { LoadError } from "./LoadError.tsx";

const test = createTestPage();

function Page() {
  const [isLoading, setLoading] = useState(false);
  return (
    <>
      <h1 tabIndex={-1}>Groups</h1>
      {isLoading ? <p>Loading</p> : <LoadError onRetry={() => setLoading(true)} />}
    </>
  );
}

it("focuses the title of the page when Try again is pressed", async () => {
  test.root.render(
    <RecurrentTheme scheme="light">
      <Page />
    </RecurrentTheme>,
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Loading")).toBeVisible();
  expect(document.activeElement?.textContent).toBe("Groups");
});

it("leaves the focus on Try again while there is no connection to load with", async () => {
  const onRetry = vi.fn();
  test.root.render(
    <RecurrentTheme scheme="light">
      <h1 tabIndex={-1}>Groups</h1>
      <LoadError onRetry={onRetry} />
    </RecurrentTheme>,
  );
  await page.getByRole("button", { name: "Try again" }).click();
  expect(onRetry).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("button", { name: "Try again" })).toHaveFocus();
});
