import { useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { RecurrentTheme } from "../../theme/RecurrentTheme.tsx";
import { LoadError } from "./LoadError.tsx";

let end: () => void = () => undefined;
afterEach(() => end());

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
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  end = () => {
    root.unmount();
    place.remove();
  };
  root.render(
    <RecurrentTheme scheme="light">
      <Page />
    </RecurrentTheme>,
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Loading")).toBeVisible();
  expect(document.activeElement?.textContent).toBe("Groups");
});
