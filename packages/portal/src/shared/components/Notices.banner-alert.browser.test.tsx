import { ApiError } from "@recurrent/sdk";
import { afterEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { BannerAlert } from "./Notices.tsx";

let end = () => undefined as void;
afterEach(() => end());

const refused = (message: string, name: string) =>
  new ApiError({ kind: "validation", status: 422, message, fieldErrors: { [name]: ["Later."] } });

const PAGE = (
  <>
    <h1 tabIndex={-1}>Reset Password</h1>
    <BannerAlert />
  </>
);

it("shows an alert per refusal; dismissing one focuses the other, then the title", async () => {
  const { app, ...mounted } = mountRoutes({
    path: "/reset-password",
    routes: [{ path: "/reset-password", element: PAGE }],
  });
  end = mounted.end;
  const alerts = page.getByRole("alert").filter({ has: page.getByRole("listitem") });
  app.showFailure(refused("The board is not ready.", "board"), "board");
  app.showFailure(refused("The people are not ready.", "people"), "people");
  await vi.waitFor(() => expect(alerts.elements()).toHaveLength(2));
  // A second failure of the same call adds no third alert.
  app.showFailure(refused("The people are not ready.", "people"), "people");
  await expect.element(alerts.nth(1)).toHaveTextContent("The people are not ready.Later.");
  expect(alerts.elements()).toHaveLength(2);
  await alerts.nth(0).getByRole("button", { name: "Dismiss" }).click();
  await vi.waitFor(() => expect(alerts.elements()).toHaveLength(1));
  await expect.element(alerts.nth(0)).toHaveTextContent("The people are not ready.Later.");
  await expect.element(alerts.nth(0)).toHaveFocus();
  await alerts.nth(0).getByRole("button", { name: "Dismiss" }).click();
  await vi.waitFor(() => expect(alerts.elements()).toHaveLength(0));
  await expect.element(page.getByRole("heading")).toHaveFocus();
});
