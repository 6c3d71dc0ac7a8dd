import { ApiError } from "@recurrent/sdk";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { ChunkLoadError } from "../../shared/errors/chunks.ts";
import { AppReactContext } from "../../shared/context/app-context.ts";
import { ACCOUNT, PROFILES } from "../../testing/harness-people.ts";
import { createHarnessApp } from "../../testing/harness-context.ts";
import { type Login, useLogin } from "./useLogin.ts";

const calls = vi.hoisted(() => ({
  signIn: vi.fn<() => Promise<{ token: string; expiresAt: number }>>(),
}));
vi.mock("./start-session.ts", () => ({
  signIn: calls.signIn,
  async startSession({ session }: ReturnType<typeof setUp>) {
    session.tokens.setPending({ token: "t", expiresAt: Date.now() + 3_600_000 });
    session.begin(PROFILES.companyManager, ACCOUNT);
  },
}));

/** The redirect opens this page again, so that the test can see it and does not end. */
const elsewhere = (name: string) => `${location.href.split("#", 1)[0]}#${name}`;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  location.hash = "";
});

/** The login logic in use, without a screen around it. */
function setUp() {
  const app = createHarnessApp({ path: () => "/login", go: () => undefined }, {});
  const seen: { login?: Login } = {};
  function Screen() {
    seen.login = useLogin();
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: "/login", element: <Screen />, ErrorBoundary: () => "explained" },
      { path: "/", element: "home" },
    ],
    { initialEntries: ["/login"] },
  );
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <QueryClientProvider client={app.queries}>
      <AppReactContext value={app}>
        <RouterProvider router={router} />
      </AppReactContext>
    </QueryClientProvider>,
  );
  ends.push(() => {
    root.unmount();
    place.remove();
  });
  return {
    ...app,
    place,
    login: async (what: (login: Login) => boolean) =>
      vi.waitFor(() => {
        const { login } = seen;
        if (!login || !what(login)) throw new Error("not yet");
        return login;
      }),
  };
}

const someone = { username: "noor@aurora.test", password: "p" };
const termsOpen = ({ termsOpen: isOpen }: Login) => isOpen;

it("follows the redirect of this login, and ignores another login's", async () => {
  calls.signIn.mockResolvedValueOnce({ token: "t", expiresAt: Date.now() + 3_600_000 });
  const { session, login } = setUp();
  // The redirect of another tab, or of an earlier login.
  session.redirect.set(elsewhere("followed"));
  void (await login(() => true)).submit(someone);
  (await login(termsOpen)).accept();
  await vi.waitFor(() => expect(session.state().kind).toBe("signed-in"));
  expect(location.hash).toBe("");
});

it("sends the browser to the address that this login was answered with", async () => {
  const redirectTo = elsewhere("followed");
  calls.signIn.mockRejectedValueOnce(
    new ApiError({ kind: "redirect", status: 305, message: "", redirectTo }),
  );
  const { session, login } = setUp();
  void (await login(() => true)).submit(someone);
  const { accept } = await login(termsOpen);
  session.redirect.clear();
  accept();
  expect(location.hash).toBe("#followed");
  expect(session.state().kind).toBe("signed-out");
});

it("stores nothing of a login that was declined", async () => {
  calls.signIn.mockResolvedValueOnce({ token: "t", expiresAt: Date.now() + 3_600_000 });
  const { session, login } = setUp();
  void (await login(() => true)).submit(someone);
  (await login(termsOpen)).decline();
  const declined = await login(({ termsOpen: isOpen }) => !isOpen);
  declined.accept();
  expect(declined.accepting).toBe(false);
  expect(session.tokens.read()).toBeNull();
  expect(session.state().kind).toBe("signed-out");
});

it("shows the explanation when the next page's data cannot be loaded", async () => {
  calls.signIn.mockRejectedValueOnce(new ChunkLoadError("gone"));
  const { login, messages, place } = setUp();
  void (await login(() => true)).submit(someone);
  await vi.waitFor(() => expect(place.textContent).toBe("explained"));
  expect(messages.notices.read()).toEqual([]);
});
