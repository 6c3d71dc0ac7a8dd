import { requestPasswordLink } from "@recurrent/sdk";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";

vi.mock("@recurrent/sdk", async (original) => ({
  ...(await original<object>()),
  requestPasswordLink: vi.fn(),
}));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** The screen with its request on the way. */
async function requested() {
  const { promise, resolve } = Promise.withResolvers<{
    redirectTo: string | null;
    message: string;
  }>();
  vi.mocked(requestPasswordLink).mockReturnValueOnce(promise);
  const mounted = mountRoutes({
    path: "/reset-password",
    routes: [
      { path: "/reset-password", element: <ForgotPasswordPage /> },
      { path: "/login", element: "login" },
      { path: "/dashboard", element: "dashboard" },
    ],
  });
  ends.push(mounted.end);
  await page.getByRole("textbox").fill("noor@aurora.test");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(requestPasswordLink).toHaveBeenCalled());
  return {
    ...mounted,
    answer: (redirectTo: string | null = null) => resolve({ redirectTo, message: "Sent" }),
  };
}

it("opens login once the link was sent", async () => {
  const { answer, address } = await requested();
  answer();
  await vi.waitFor(() => expect(address()).toBe("/login"));
});

it("sends the browser to the redirectTo of a reply", async () => {
  const { answer, address, notices } = await requested();
  // The redirect opens this page again, so that the test can see it and does not end.
  answer(`${location.href.split("#", 1)[0]}#followed`);
  await vi.waitFor(() => expect(location.hash).toBe("#followed"));
  location.hash = "";
  expect(address()).toBe("/reset-password");
  expect(notices()).toEqual([]);
});

it("explains an address that is not allowed, and stays", async () => {
  const { answer, address, notices } = await requested();
  answer("javascript:alert(1)");
  await vi.waitFor(() => expect(notices()).toEqual(["That page cannot be opened from here."]));
  expect(address()).toBe("/reset-password");
});

it("does not open login, which ends a session, after a sign-in elsewhere", async () => {
  const { router, answer, address, notices } = await requested();
  await router.navigate("/dashboard");
  answer();
  await vi.waitFor(() => expect(notices()).toEqual(["Sent"]));
  await vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
  expect(address()).toBe("/dashboard");
});
