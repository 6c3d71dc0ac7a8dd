import { ApiError, setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
import { LockPage } from "./LockPage.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { PrivacyScreenForm } from "./PrivacyScreenForm.tsx";
import { SetPasswordPage } from "./SetPasswordPage.tsx";

const calls = vi.hoisted(() => ({ signIn: vi.fn(), isPasswordOf: vi.fn() }));
vi.mock("./start-session.ts", () => calls);
vi.mock("@recurrent/sdk", async (original) => ({
  ...(await original<object>()),
  setNewPassword: vi.fn(),
  verifyPasswordLink: vi.fn(),
}));

const NOOR = { id: "2", fullName: "Noor", username: "noor@aurora.test", avatar: null };
const PAGES = {
  Login: <LoginPage />,
  Unlock: <LockPage />,
  "Unlock of a hidden page": <PrivacyScreenForm identity={NOOR} />,
  "Set New Password": <SetPasswordPage />,
  "Reset Password": <ForgotPasswordPage />,
};
type PageName = keyof typeof PAGES;

let end: () => void = () => undefined;
beforeEach(() => {
  vi.mocked(verifyPasswordLink).mockResolvedValue({ email: "noor@aurora.test", token: "t" });
});
afterEach(() => {
  end();
  vi.resetAllMocks();
});

/** Opens a page and fills its fields in by label. */
async function fillIn(name: PageName, values: Readonly<Record<string, string>>): Promise<void> {
  ({ end } = mountRoutes({
    path: "/reset/1",
    routes: [{ path: "/reset/:id", element: PAGES[name] }],
    ...(name === "Unlock" && {
      as: "companyManager",
      prepare: ({ session }) => session.lock("/"),
    }),
  }));
  await expect.element(page.getByRole("button", { name: SUBMIT })).toBeEnabled();
  // The title takes the focus once the page is drawn.
  if (name === "Unlock") await expect.element(page.getByRole("heading")).toHaveFocus();
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
}

const SUBMIT = /^(Submit|Unlock|Reset password|Send link)$/;
const field = (label: string) => page.getByLabelText(label, { exact: true });
const announced = () =>
  document
    .querySelector("form output")
    ?.textContent.trim()
    .replace(/^Error: /, "");

const refusal = (status: number, message: string) =>
  new ApiError({ kind: status === 401 ? "unauthorized" : "client", status, message });
const WRONG = refusal(401, "Wrong.");
const USER = { Username: "noor@aurora.test" };
const LONG = "Cloud#2026-abcd";
const RULE = /^This password does not meet the rule below\./;

/** False for a right password of another person. */
function replyWith(answer: ApiError | false): void {
  if (!answer) return void calls.isPasswordOf.mockResolvedValue(false);
  calls.signIn.mockRejectedValue(answer);
  calls.isPasswordOf.mockRejectedValue(answer);
}

/** A page, what is filled in, what the hosts answer, the field with the focus, and its message. */
const REFUSALS: [PageName, Record<string, string>, ApiError | false, string, string | RegExp][] = [
  ["Login", {}, false, "Username", "Enter your username."],
  ["Login", USER, false, "Password", "Enter your password."],
  ["Login", { Password: "p" }, false, "Username", "Enter your username."],
  ["Login", { ...USER, Password: "p" }, WRONG, "Password", "Wrong."],
  ["Login", { ...USER, Password: "p" }, refusal(429, "No."), "Password", /^Too many attempts/],
  ["Unlock", {}, false, "Password", "Enter your password."],
  ["Unlock", { Password: "p" }, WRONG, "Password", "Wrong."],
  ["Unlock of a hidden page", {}, false, "Password", "Enter your password."],
  ["Unlock of a hidden page", { Password: "p" }, WRONG, "Password", "Wrong."],
  [
    "Unlock of a hidden page",
    { Password: "p" },
    false,
    "Password",
    "noor@aurora.test now belongs to another person.",
  ],
  ["Set New Password", {}, false, "Password", /./],
  ["Set New Password", { Password: "short" }, false, "Password", RULE],
  [
    "Set New Password",
    { Password: LONG, "Confirm Password": "other" },
    false,
    "Confirm Password",
    "The passwords do not match.",
  ],
  ["Reset Password", {}, false, "Username", "Enter your username."],
];

it.each(REFUSALS)(
  "%s focuses the first wrong field when %j is refused: %s",
  async (name, values, answer, wrong, message) => {
    replyWith(answer);
    await fillIn(name, values);
    // Twice, since the same refusal comes again.
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const button = page.getByRole("button", { name: SUBMIT });
      await button.click();
      await expect.element(field(wrong)).toHaveFocus();
      await expect.element(field(wrong)).toHaveAccessibleDescription(message);
      await expect.element(field(wrong)).toBeInvalid();
      expect(announced()).toBe("");
      button.element().focus();
    }
  },
);

it.each(REFUSALS)(
  "%s announces the refusal of %j when the wrong field has the focus: %s",
  async (name, values, answer, wrong, message) => {
    replyWith(answer);
    await fillIn(name, values);
    const region = document.querySelector("form output");
    field(wrong).element().focus();
    const texts = new Set<string>();
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const before = region?.textContent;
      await userEvent.keyboard("{Enter}");
      await vi.waitFor(() => expect(region?.textContent).not.toBe(before));
      await vi.waitFor(() => expect(announced()).toMatch(message));
      texts.add(region?.textContent ?? "");
      await expect.element(field(wrong)).toHaveFocus();
    }
    // A region is announced only when its text changes.
    expect(texts.size).toBe(2);
    expect(document.querySelector("form output")).toBe(region);
  },
);

const invalid = new ApiError({
  kind: "validation",
  status: 422,
  message: "The given data was invalid.",
  fieldErrors: { username: ["This account is closed."] },
});

it.each<[PageName, Record<string, string>]>([
  ["Login", { ...USER, Password: "p" }],
  ["Unlock", { Password: "p" }],
  ["Set New Password", { Password: LONG, "Confirm Password": LONG }],
])("%s focuses the alert when the host refuses the whole form", async (name, values) => {
  calls.signIn.mockRejectedValue(invalid);
  vi.mocked(setNewPassword).mockRejectedValue(invalid);
  await fillIn(name, values);
  await page.getByRole("button", { name: SUBMIT }).click();
  await expect.element(page.getByRole("alert")).toHaveFocus();
  expect(page.getByRole("alert").element().textContent).toContain("This account is closed.");
});
