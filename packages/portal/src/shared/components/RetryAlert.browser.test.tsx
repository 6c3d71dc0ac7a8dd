import { RecurrentTheme } from "@recurrent/ui-kit";
import { createRoot } from "react-dom/client";
import { expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { RetryAlert } from "./RetryAlert.tsx";

it("leaves the focus at the next control while it loads again", async () => {
  const place = document.body.appendChild(document.createElement("main"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const draw = (isFailed: boolean) =>
    root.render(
      <RecurrentTheme scheme="light">
        {isFailed && <RetryAlert onRetry={() => draw(false)}>Not loaded.</RetryAlert>}
        <button type="button">After</button>
      </RecurrentTheme>,
    );
  draw(true);
  const retry = page.getByRole("button", { name: "Try again" });
  await vi.waitFor(() => retry.element().focus());
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("After"));
});
