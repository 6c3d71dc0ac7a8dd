import { ApiError, setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { SetPasswordPage } from "./SetPasswordPage.tsx";

vi.mock("@recurrent/sdk", async (original) => ({
  ...(await original<object>()),
  setNewPassword: vi.fn(),
  verifyPasswordLink: vi.fn(),
}));

const OWNERS: Readonly<Record<string, string>> = { a: "noor@aurora.test", b: "ada@aurora.test" };
const CHOSEN = "Cloud#2026-abcd";
const OVER = "This password link has expired, was already used or is not complete.";
const SIGN_IN = " If you have just set a new password, sign in with it.";
const WHOOPS = "Whoops! There was an error.";

const ends: (() => void)[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(verifyPasswordLink).mockImplementation((id) =>
    Promise.resolve({ email: OWNERS[id]!, token: `token-${id}` }),
  );
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const reset = () => page.getByRole("button", { name: "Reset password" });
const another = () => page.getByRole("link", { name: "Request a new link" });
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>("input[type=password]")].map(
    ({ value }) => value,
  );

async function open() {
  const mounted = mountRoutes({
    path: "/password/reset/a",
    routes: [
      { path: "/password/reset/:id", element: <SetPasswordPage /> },
      { path: "/login", element: "login" },
    ],
  });
  ends.push(mounted.end);
  await expect.element(reset()).toBeEnabled();
  for (const field of document.querySelectorAll<HTMLInputElement>("input[type=password]")) {
    await userEvent.fill(field, CHOSEN);
  }
  return mounted;
}

const failure = (kind: ApiError["kind"], rest: Partial<ApiError> = {}) =>
  new ApiError({ kind, statusText: "", message: "", ...rest });

const USED = failure("not-found", { status: 404, message: "Link not found." });

it.each([
  { name: "a used link", failures: [USED], text: OVER },
  {
    name: "a used link after a lost reply",
    failures: [failure("network"), USED],
    text: OVER + SIGN_IN,
  },
  {
    name: "a used link after a time-out",
    failures: [failure("timeout"), USED],
    text: OVER + SIGN_IN,
  },
  {
    name: "a used link after an error of the host",
    failures: [failure("server", { status: 500 }), USED],
    text: OVER + SIGN_IN,
  },
  {
    name: "a used link after a refused password",
    failures: [
      failure("validation", { status: 422, message: "No.", fieldErrors: { password: ["Weak."] } }),
      USED,
    ],
    text: OVER,
  },
])("explains $name, and offers a new one", async ({ failures, text }) => {
  const mounted = await open();
  for (const each of failures) {
    vi.mocked(setNewPassword).mockRejectedValueOnce(each);
    await expect.element(reset()).toHaveAttribute("aria-disabled", "false");
    await reset().click();
  }
  await expect.element(page.getByRole("alert")).toHaveTextContent(text);
  expect(page.getByRole("alert").element().textContent).toBe(text);
  await expect.element(another()).toHaveAttribute("href", "#/reset-password");
  await expect.element(reset()).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
  expect(mounted.notices()).toEqual([]);
});

it.each([
  { name: "expired", refusal: failure("validation", { status: 422, message: "Expired." }) },
  { name: "forbidden", refusal: failure("forbidden", { status: 403, message: "No." }) },
  { name: "network", refusal: failure("network") },
  { name: "time-out", refusal: failure("timeout") },
  { name: "server", refusal: failure("server", { status: 503 }) },
  {
    name: "refused password",
    refusal: failure("validation", { status: 422, fieldErrors: { password: ["Weak."] } }),
    isAboutPassword: true,
  },
])("offers a new link in the form: $name", async ({ refusal, isAboutPassword = false }) => {
  const mounted = await open();
  vi.mocked(setNewPassword).mockRejectedValueOnce(refusal);
  await reset().click();
  const shown = () => [
    ...mounted.notices(),
    ...mounted.app.messages.alerts.read().map(({ title }) => title),
  ];
  await vi.waitFor(() => expect(shown()).toHaveLength(1));
  await expect.element(reset()).toBeEnabled();
  expect(another().elements()).toHaveLength(isAboutPassword ? 0 : 1);
  expect(typed()).toEqual([CHOSEN, CHOSEN]);
});

it("empties the fields when the link of another person is opened", async () => {
  const { router, notices } = await open();
  vi.mocked(setNewPassword).mockRejectedValueOnce(failure("server", { status: 500 }));
  await reset().click();
  await vi.waitFor(() => expect(notices()).toEqual([WHOOPS]));
  await router.navigate("/password/reset/b");
  await expect.element(page.getByLabelText("Username")).toHaveValue("ada@aurora.test");
  expect(typed()).toEqual(["", ""]);
  expect(another().elements()).toEqual([]);
});
