import { ApiError, requestPasswordLink, setNewPassword, verifyPasswordLink } from "@recurrent/sdk";
import type { ReactElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { ForgotPasswordPage } from "./ForgotPasswordPage.tsx";
import { LockPage } from "./LockPage.tsx";
import { LoginPage } from "./LoginPage.tsx";
import { SetPasswordPage } from "./SetPasswordPage.tsx";

const calls = vi.hoisted(() => ({ signIn: vi.fn(), startSession: vi.fn() }));
vi.mock("./start-session.ts", () => calls);
const leaving = vi.hoisted(() => ({ leavePage: vi.fn() }));
vi.mock("../../shared/context/leave-page.ts", () => leaving);
vi.mock("@recurrent/sdk", async (original) => ({
  ...(await original<object>()),
  requestPasswordLink: vi.fn(),
  setNewPassword: vi.fn(),
  verifyPasswordLink: vi.fn(),
}));

const ends: (() => void)[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  calls.signIn.mockImplementation(() => after({ token: "t", expiresAt: Date.now() + 3_600_000 }));
  calls.startSession.mockImplementation(() => after(undefined));
  vi.mocked(requestPasswordLink).mockImplementation(() => after({ redirectTo: null, message: "" }));
  vi.mocked(setNewPassword).mockImplementation(() => after(""));
  vi.mocked(verifyPasswordLink).mockResolvedValue({ email: "noor@aurora.test", token: "t" });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds until the hosts answer. */
const ANSWER_MS = 60;

async function after<Value>(value: Value): Promise<Value> {
  await wait(ANSWER_MS);
  return value;
}

/**
 * Milliseconds between two presses: at once, before the answer, at about the same time, and while the next page
 * loads.
 */
const GAPS = [0, 1, 16, 55, 62, 70, 120, 250];

/** Milliseconds until the next page has loaded. */
const LOADING_MS = 350;

function open(
  element: ReactElement,
  path: string,
  session: Pick<Parameters<typeof mountRoutes>[0], "as" | "prepare"> = {},
): void {
  const loader = () => wait(LOADING_MS).then(() => null);
  const mounted = mountRoutes({
    ...session,
    path,
    routes: [
      { path, element },
      ...(path === "/login" ? [] : [{ path: "/login", element: "login", loader }]),
      { path: "/", element: "home", loader },
    ],
  });
  ends.push(mounted.end);
}

async function pressTwice(name: string, gap: number): Promise<void> {
  const button = page.getByRole("button", { name, exact: true });
  await expect.element(button).toBeVisible();
  const element = button.element() as HTMLButtonElement;
  element.click();
  if (gap > 0) await wait(gap);
  element.click();
  element.click();
  await wait(ANSWER_MS + 100);
}

it.each(GAPS)("sends one mail when Send link is pressed again after %d ms", async (gap) => {
  open(<ForgotPasswordPage />, "/reset-password");
  await page.getByRole("textbox").fill("noor@aurora.test");
  await pressTwice("Send link", gap);
  expect(requestPasswordLink).toHaveBeenCalledOnce();
});

it.each(GAPS)("makes one call when Reset password is pressed again after %d ms", async (gap) => {
  open(<SetPasswordPage />, "/password/reset/1");
  const fields = await vi.waitFor(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>("input[type=password]")];
    expect(found).toHaveLength(2);
    return found;
  });
  for (const field of fields) await userEvent.fill(field, "Cloud#2026-abcd");
  await pressTwice("Reset password", gap);
  expect(setNewPassword).toHaveBeenCalledOnce();
});

it.each(GAPS)(
  "makes one call each when Submit and Accept are pressed again after %d ms",
  async (gap) => {
    open(<LoginPage />, "/login");
    await page.getByRole("textbox", { name: "Username" }).fill("noor@aurora.test");
    await userEvent.fill(document.querySelector<HTMLInputElement>("input[name=password]")!, "p");
    await pressTwice("Submit", gap);
    expect(calls.signIn).toHaveBeenCalledOnce();
    await pressTwice("Accept", gap);
    expect(calls.startSession).toHaveBeenCalledOnce();
  },
);

it.each(GAPS)("makes one call when Unlock is pressed again after %d ms", async (gap) => {
  open(<LockPage />, "/lock", {
    as: "companyManager",
    prepare: ({ session }) => session.lock("/"),
  });
  const password = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=password]");
    if (!found) throw new Error("Not drawn yet.");
    return found;
  });
  await userEvent.fill(password, "p");
  await pressTwice("Unlock", gap);
  await wait(ANSWER_MS);
  expect(calls.signIn).toHaveBeenCalledOnce();
  expect(calls.startSession).toHaveBeenCalledOnce();
});

const ELSEWHERE = "https://elsewhere.test/";

/** A page that is being left stays until the next one has loaded. */
const isLeft = () => leaving.leavePage.mockReturnValue(new Promise(() => undefined));

it.each(GAPS)(
  "sends one mail when a Send link that redirects is pressed after %d ms",
  async (gap) => {
    isLeft();
    vi.mocked(requestPasswordLink).mockImplementation(() =>
      after({ redirectTo: ELSEWHERE, message: "" }),
    );
    open(<ForgotPasswordPage />, "/reset-password");
    await page.getByRole("textbox").fill("noor@aurora.test");
    await pressTwice("Send link", gap);
    await pressTwice("Send link", gap);
    expect(requestPasswordLink).toHaveBeenCalledOnce();
    expect(leaving.leavePage.mock.calls).toEqual([[ELSEWHERE]]);
  },
);

it.each(GAPS)("redirects once when Accept is pressed again after %d ms", async (gap) => {
  isLeft();
  const redirect = { kind: "redirect", status: 305, message: "", redirectTo: ELSEWHERE } as const;
  calls.signIn.mockImplementation(async () => {
    await wait(ANSWER_MS);
    throw new ApiError(redirect);
  });
  open(<LoginPage />, "/login");
  await page.getByRole("textbox", { name: "Username" }).fill("noor@aurora.test");
  await userEvent.fill(document.querySelector<HTMLInputElement>("input[name=password]")!, "p");
  await pressTwice("Submit", gap);
  expect(calls.signIn).toHaveBeenCalledOnce();
  await pressTwice("Accept", gap);
  await pressTwice("Accept", gap);
  expect(leaving.leavePage.mock.calls).toEqual([[ELSEWHERE]]);
  expect(calls.signIn).toHaveBeenCalledOnce();
  expect(calls.startSession).not.toHaveBeenCalled();
});

it("shows login again after a return from the redirect of Accept", async () => {
  leaving.leavePage.mockResolvedValue(undefined);
  const redirect = { kind: "redirect", status: 305, message: "", redirectTo: ELSEWHERE } as const;
  calls.signIn.mockImplementation(() => Promise.reject(new ApiError(redirect)));
  open(<LoginPage />, "/login");
  await page.getByRole("textbox", { name: "Username" }).fill("noor@aurora.test");
  for (const times of [1, 2]) {
    await userEvent.fill(document.querySelector<HTMLInputElement>("input[name=password]")!, "p");
    await pressTwice("Submit", 0);
    await pressTwice("Accept", 0);
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(leaving.leavePage).toHaveBeenCalledTimes(times);
  }
});

it("lets Send link be pressed again after a return to the page", async () => {
  leaving.leavePage.mockResolvedValue(undefined);
  vi.mocked(requestPasswordLink).mockImplementation(() =>
    after({ redirectTo: ELSEWHERE, message: "" }),
  );
  open(<ForgotPasswordPage />, "/reset-password");
  await page.getByRole("textbox").fill("noor@aurora.test");
  await pressTwice("Send link", 0);
  await pressTwice("Send link", 0);
  expect(requestPasswordLink).toHaveBeenCalledTimes(2);
});

it("lets Send link be pressed again after the host has refused", async () => {
  vi.mocked(requestPasswordLink).mockRejectedValueOnce(new Error("No."));
  open(<ForgotPasswordPage />, "/reset-password");
  await page.getByRole("textbox").fill("noor@aurora.test");
  await pressTwice("Send link", 0);
  const sent = vi.mocked(requestPasswordLink).mock.calls.length;
  await pressTwice("Send link", 0);
  expect(vi.mocked(requestPasswordLink).mock.calls.length).toBe(sent + 1);
});
