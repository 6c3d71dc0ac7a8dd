import { ApiError, requestPasswordLink, setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
import * as raw from "@recurrent/sdk/raw";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AppContext } from "../../shared/context/app-context.ts";
import { ACCOUNT, PROFILES } from "../../testing/harness-people.ts";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
import { LockPage } from "./LockPage.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { SetPasswordPage } from "./SetPasswordPage.tsx";

const calls = vi.hoisted(() => ({ signIn: vi.fn() }));
vi.mock("./start-session.ts", async (original) => ({
  ...(await original<object>()),
  signIn: calls.signIn,
}));
vi.mock("@recurrent/sdk", async (original) => ({
  ...(await original<object>()),
  requestPasswordLink: vi.fn(),
  setNewPassword: vi.fn(),
  verifyPasswordLink: vi.fn(),
}));
vi.mock("@recurrent/sdk/raw", async (original) => ({
  ...(await original<object>()),
  profileShow: vi.fn(),
  accountShow: vi.fn(),
}));

let end: () => void = () => undefined;
beforeEach(() => {
  vi.mocked(verifyPasswordLink).mockResolvedValue({ email: "noor@aurora.test", token: "t" });
  vi.mocked(raw.profileShow).mockResolvedValue(PROFILES.companyManager as never);
  vi.mocked(raw.accountShow).mockResolvedValue(ACCOUNT);
});
afterEach(() => {
  end();
  location.hash = "";
  vi.resetAllMocks();
});

const TOKEN = () => ({ token: "t", expiresAt: Date.now() + 3_600_000 });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function fill(): Promise<void> {
  const inputs = await vi.waitFor(() => {
    const found = document.querySelectorAll<HTMLInputElement>("form input:not(:disabled)");
    expect(found.length).toBeGreaterThan(0);
    return [...found].filter(({ type }) => type !== "hidden");
  });
  for (const input of inputs) {
    await userEvent.fill(input, input.type === "password" ? "Cloud#2026-abcd" : "noor@aurora.test");
  }
}

/** Submits a form whose call replies when the function that it returns is called. */
async function submit(call: ReturnType<typeof vi.fn>, name: string, reply: unknown) {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  call.mockReturnValueOnce(promise);
  await fill();
  await button(name).click();
  await vi.waitFor(() => expect(call).toHaveBeenCalled());
  return () => (reply instanceof Error ? reject(reply) : resolve(reply));
}

/** Signs in, and has the profile called that the session begins with. */
async function startSession(name: string, accept: () => Promise<void>) {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  vi.mocked(raw.profileShow).mockReturnValueOnce(promise as never);
  (await submit(calls.signIn, name, TOKEN()))();
  await accept();
  await vi.waitFor(() => expect(raw.profileShow).toHaveBeenCalled());
  return () => resolve(PROFILES.companyManager);
}

const REDIRECT = new ApiError({
  kind: "redirect",
  status: 305,
  message: "",
  redirectTo: `${location.href.split("#", 1)[0]}#followed`,
});
const mocked = (call: unknown) => call as ReturnType<typeof vi.fn>;
const doNothing = () => Promise.resolve();

/** The button of each form. */
const SUBMIT: Readonly<Record<string, string>> = {
  "/lock": "Unlock",
  "/login": "Submit",
  "/reset-password": "Send link",
  "/password/reset/a": "Reset password",
};

/** The form that was submitted. */
const FORMS = {
  "an unlock": ["/lock", () => submit(calls.signIn, "Unlock", TOKEN())],
  "an unlock that redirects": ["/lock", () => submit(calls.signIn, "Unlock", REDIRECT)],
  "the start of an unlocked session": ["/lock", () => startSession("Unlock", doNothing)],
  "a login": ["/login", () => submit(calls.signIn, "Submit", TOKEN())],
  "a login that redirects": ["/login", () => submit(calls.signIn, "Submit", REDIRECT)],
  "accepted terms": ["/login", () => startSession("Submit", () => button("Accept").click())],
  "the mail of a link": [
    "/reset-password",
    () => submit(mocked(requestPasswordLink), "Send link", { redirectTo: null, message: "Sent" }),
  ],
  "the mail of a link that redirects": [
    "/reset-password",
    () =>
      submit(mocked(requestPasswordLink), "Send link", {
        redirectTo: REDIRECT.redirectTo,
        message: "",
      }),
  ],
  "a new password": [
    "/password/reset/a",
    () => submit(mocked(setNewPassword), "Reset password", "Saved"),
  ],
} as const satisfies Record<string, readonly [string, () => Promise<() => void>]>;

/** The page that is opened before the reply. */
const LEAVING: readonly (readonly [keyof typeof FORMS, readonly string[]])[] = [
  ["an unlock", ["/login"]],
  ["an unlock", ["/reset-password"]],
  ["an unlock", ["/reset-password", "/lock"]],
  ["an unlock that redirects", ["/reset-password"]],
  ["an unlock that redirects", ["/reset-password", "/lock"]],
  ["the start of an unlocked session", ["/login"]],
  ["the start of an unlocked session", ["/reset-password"]],
  ["the start of an unlocked session", ["/reset-password", "/lock"]],
  ["a login", ["/reset-password"]],
  ["a login", ["/reset-password", "/login"]],
  ["a login that redirects", ["/reset-password"]],
  ["a login that redirects", ["/reset-password", "/login"]],
  ["accepted terms", ["/reset-password"]],
  ["accepted terms", ["/reset-password", "/login"]],
  ["the mail of a link", ["/login", "/reset-password"]],
  ["the mail of a link that redirects", ["/login"]],
  ["the mail of a link that redirects", ["/login", "/reset-password"]],
  ["a new password", ["/reset-password"]],
  ["a new password", ["/login", "/password/reset/a"]],
];

it.each(LEAVING)("drops %s after %j", async (form, paths) => {
  const [path, begin] = FORMS[form];
  let app: AppContext | undefined;
  const mounted = mountRoutes({
    path,
    routes: [
      {
        path: "/login",
        element: <LoginPage />,
        // As the router does.
        loader: () => (app?.session.end(), null),
      },
      { path: "/lock", element: <LockPage /> },
      { path: "/reset-password", element: <ForgotPasswordPage /> },
      { path: "/password/reset/:id", element: <SetPasswordPage /> },
      { path: "/", element: "home" },
    ],
    ...(path === "/lock" && {
      as: "companyManager",
      prepare: ({ session }) => session.lock("/dashboard"),
    }),
  });
  ({ app, end } = mounted);
  const { session } = app;
  const reply = await begin();
  for (const next of paths) {
    await mounted.router.navigate(next);
    await expect.element(button(SUBMIT[next]!)).toBeVisible();
  }
  const before = session.state().kind;
  reply();
  // As long as a dialog or a next page could take.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(mounted.address()).toBe(paths.at(-1));
  expect(session.state().kind).toBe(before);
  expect(session.tokens.pending()).toBeNull();
  expect(location.hash).not.toBe("#followed");
  await expect.element(button("Accept")).not.toBeInTheDocument();
});

it("unlocks, and returns to the locked page, when the lock screen is still shown", async () => {
  const mounted = mountRoutes({
    path: "/lock",
    routes: [
      { path: "/lock", element: <LockPage /> },
      { path: "/dashboard", element: "dashboard" },
    ],
    as: "companyManager",
    prepare: ({ session }) => session.lock("/dashboard"),
  });
  ({ end } = mounted);
  (await startSession("Unlock", doNothing))();
  await vi.waitFor(() => expect(mounted.address()).toBe("/dashboard"));
  expect(mounted.app.session.state().kind).toBe("signed-in");
});
