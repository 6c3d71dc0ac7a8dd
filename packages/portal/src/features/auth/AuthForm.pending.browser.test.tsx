import { requestPasswordLink, setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
import { afterEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
import { LockPage } from "./LockPage.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { SetPasswordPage } from "./SetPasswordPage.tsx";

const calls = vi.hoisted(() => ({ signIn: vi.fn(), startSession: vi.fn() }));
vi.mock("./start-session.ts", () => calls);
vi.mock("@recurrent/sdk", async (original) => ({
  ...(await original<object>()),
  requestPasswordLink: vi.fn(),
  setNewPassword: vi.fn(),
  verifyPasswordLink: vi.fn(),
}));

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const FIELDS = "form input:not([type=hidden]):not(:disabled)";
const fields = () => [...document.querySelectorAll<HTMLInputElement>(FIELDS)];
const values = () => fields().map(({ value }) => value);

it.each([
  { path: "/login", element: <LoginPage />, button: "Submit", call: calls.signIn },
  {
    path: "/reset-password",
    element: <ForgotPasswordPage />,
    button: "Send link",
    call: vi.mocked(requestPasswordLink),
  },
  {
    path: "/password/reset/1",
    element: <SetPasswordPage />,
    button: "Reset password",
    call: vi.mocked(setNewPassword),
  },
  { path: "/lock", element: <LockPage />, button: "Unlock", call: calls.signIn, isLocked: true },
])("shows what was sent until the host replies: $path", async (form) => {
  const { promise, reject } = Promise.withResolvers<never>();
  form.call.mockReturnValueOnce(promise);
  vi.mocked(verifyPasswordLink).mockResolvedValue({ email: "noor@aurora.test", token: "t" });
  const mounted = mountRoutes({
    path: form.path,
    routes: [{ path: form.path, element: form.element }],
    ...(form.isLocked && {
      as: "companyManager",
      prepare: ({ session }) => session.lock("/"),
    }),
  });
  ends.push(mounted.end);
  const button = page.getByRole("button", { name: form.button, exact: true });
  await expect.element(button).toBeEnabled();
  for (const field of fields()) {
    await userEvent.fill(field, field.type === "email" ? "noor@aurora.test" : "Cloud#2026-abcd");
  }
  const sent = values();
  await button.click();
  await expect.element(button).toHaveAttribute("aria-busy", "true");
  for (const field of fields()) {
    await userEvent.click(field);
    await userEvent.keyboard("other");
  }
  expect(values()).toEqual(sent);
  reject(new Error("No."));
  await expect.element(button).toHaveAttribute("aria-busy", "false");
  for (const field of fields()) await userEvent.fill(field, "another");
  expect(values()).toEqual(sent.map(() => "another"));
});
