import { ApiError } from "@recurrent/sdk";
import { RecurrentTheme } from "@recurrent/ui-kit";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { Outlet } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { EVENTS } from "../features/events/testing/events.ts";
import { PortalHarness } from "../testing/PortalHarness.tsx";
import { mountRoutes } from "../testing/mount-routes.tsx";
import type { AppContext } from "../shared/context/app-context.ts";
import { PrivacyScreen } from "./PrivacyScreen.tsx";
import "./shell.css";

const calls = vi.hoisted(() => ({ isPasswordOf: vi.fn<() => Promise<boolean>>() }));
vi.mock("../features/auth/start-session.ts", () => calls);

const unmounted = vi.fn<() => void>();
let app: AppContext;
let end: () => void = () => undefined;

function Frame() {
  return (
    <>
      <Outlet />
      <PrivacyScreen />
    </>
  );
}

function Confidential() {
  useEffect(() => unmounted, []);
  return (
    <main>
      <h1 tabIndex={-1}>Profile</h1>
      What is confidential <input aria-label="Notes" />
    </main>
  );
}

const main = () => document.querySelector("main") as HTMLElement;
const type = async (password: string) => {
  await userEvent.fill(page.getByRole("textbox", { name: "Password" }), password);
  await userEvent.keyboard("{Enter}");
};

describe("pages hidden while a transfer runs", () => {
  beforeEach(async () => {
    calls.isPasswordOf.mockReset();
    unmounted.mockReset();
    document.title = "Rosa Lima · Profile";
    const mounted = mountRoutes({
      as: "trainee",
      path: "/",
      routes: [{ element: <Frame />, children: [{ path: "/", element: <Confidential /> }] }],
      prepare: (made) => void (app = made),
    });
    ({ end } = mounted);
    await userEvent.fill(page.getByLabelText("Notes"), "typed before");
    app.pagesHidden.set(true);
    await expect.element(page.getByRole("dialog", { name: "Locked" })).toBeVisible();
  });
  afterEach(() => end());

  it("hides pages from sight, keyboard and the tab's title, and keeps their state", async () => {
    expect(getComputedStyle(main()).visibility).toBe("hidden");
    expect(document.title).toBe("Locked · Recurrent");
    for (let press = 0; press < 12; press += 1) {
      await userEvent.keyboard("{Tab}");
      expect(main().contains(document.activeElement)).toBe(false);
    }
    expect(unmounted).not.toHaveBeenCalled();
  });

  it.each([["Rosa Lima · Profile"], ["Medical certificate · Recurrent"], [""]])(
    "keeps the hidden page's name out of the tab's title: %j",
    async (title) => {
      document.title = title;
      await vi.waitFor(() => expect(document.title).toBe("Locked · Recurrent"));
      document.title = `${title}!`;
      await vi.waitFor(() => expect(document.title).toBe("Locked · Recurrent"));
      app.pagesHidden.set(false);
      await vi.waitFor(() => expect(document.title).toBe(`${title}!`));
    },
  );

  it("keeps pages hidden however often Escape is pressed", async () => {
    for (let press = 0; press < 4; press += 1) await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog", { name: "Locked" })).toBeVisible();
    expect(getComputedStyle(main()).visibility).toBe("hidden");
  });

  it("shows the pages with what was typed when the password is right", async () => {
    calls.isPasswordOf.mockResolvedValueOnce(true);
    await type("right");
    await expect.element(page.getByLabelText("Notes")).toHaveValue("typed before");
    await expect.poll(() => getComputedStyle(main()).visibility).toBe("visible");
    expect(document.title).toBe("Rosa Lima · Profile");
    expect(unmounted).not.toHaveBeenCalled();
    expect(app.session.state().kind).toBe("signed-in");
  });

  it.each([
    ["the password is right", () => type("right")],
    ["another tab unlocks", async () => app.pagesHidden.set(false)],
  ])("returns the focus to where it was when %s", async (_when, unlock) => {
    calls.isPasswordOf.mockResolvedValueOnce(true);
    await unlock();
    await expect.poll(() => getComputedStyle(main()).visibility).toBe("visible");
    expect(page.getByLabelText("Notes").element()).toBe(document.activeElement);
    expect(document.querySelector("dialog")).toBeNull();
  });

  it("moves the focus to the title when its element is gone", async () => {
    page.getByLabelText("Notes").element().remove();
    app.pagesHidden.set(false);
    await expect.poll(() => document.activeElement?.textContent).toBe("Profile");
  });

  it.each([
    [
      new ApiError({ kind: "unauthorized", status: 401, message: "Wrong password." }),
      "Wrong password.",
    ],
    [new ApiError({ kind: "network", message: "No." }), "Whoops! There was an error."],
    [new ApiError({ kind: "server", status: 503, message: "No." }), "Whoops! There was an error."],
    [
      new TypeError("Failed to fetch dynamically imported module"),
      "This could not be unlocked. Check the connection and try again.",
    ],
  ])(
    "keeps pages hidden with an explanation when the sign-in fails with %s",
    async (error, words) => {
      calls.isPasswordOf.mockRejectedValueOnce(error);
      await type("wrong");
      await vi.waitFor(() =>
        expect(document.querySelector("dialog")?.textContent).toContain(words),
      );
      expect(app.pagesHidden.read()).toBe(true);
    },
  );

  it("keeps pages hidden when the username has become another person's", async () => {
    calls.isPasswordOf.mockResolvedValueOnce(false);
    await type("right for the other one");
    await vi.waitFor(() =>
      expect(document.querySelector("dialog")?.textContent).toContain(
        "now belongs to another person",
      ),
    );
    expect(document.querySelector("dialog")?.textContent).toContain("If your username has changed");
    expect(app.pagesHidden.read()).toBe(true);
  });

  it("makes one call however often Unlock is pressed, none without a password", async () => {
    const answer = Promise.withResolvers<boolean>();
    calls.isPasswordOf.mockReturnValue(answer.promise);
    await userEvent.click(page.getByRole("button", { name: "Unlock" }));
    expect(calls.isPasswordOf).not.toHaveBeenCalled();
    await type("right");
    await userEvent.keyboard("{Enter}{Enter}");
    expect(calls.isPasswordOf).toHaveBeenCalledTimes(1);
    answer.resolve(true);
  });

  it("removes the hidden pages when the session ends meanwhile", async () => {
    app.session.end();
    await expect.element(page.getByRole("dialog", { name: "Locked" })).not.toBeInTheDocument();
    expect(document.documentElement.dataset["pagesHidden"]).toBeUndefined();
  });
});

describe("a token that expires while the pages are hidden", () => {
  const HOSTS = { refresh: 401, refreshes: 0, ahead: 0 };
  const locked = () => page.getByRole("dialog", { name: "Locked" });
  const listed = () => document.body.textContent.includes(EVENTS[0]!.description ?? "");

  beforeEach(() => {
    Object.assign(HOSTS, { refreshes: 0, ahead: 0 });
    const now = Date.now.bind(Date);
    vi.spyOn(Date, "now").mockImplementation(() => now() + HOSTS.ahead);
    vi.stubGlobal("fetch", async ({ url }: Request) => {
      const { pathname } = new URL(url);
      if (pathname.endsWith("/refresh")) {
        HOSTS.refreshes += 1;
        if (HOSTS.refresh === 0) throw new TypeError("Failed to fetch");
        return Response.json({ message: "No." }, { status: HOSTS.refresh });
      }
      return Response.json(pathname.endsWith("/events") ? EVENTS : []);
    });
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    end = () => {
      root.unmount();
      place.remove();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
    root.render(
      <RecurrentTheme scheme="light">
        <PortalHarness path="/my/events" as="trainee" prepare={(made) => void (app = made)} />
      </RecurrentTheme>,
    );
  });
  afterEach(() => end());

  it.each([
    [401, true],
    [403, true],
    [400, true],
    [408, false],
    [429, false],
    [500, false],
    [503, false],
    [0, false],
  ])(
    "leads to login, or keeps pages hidden, when the refresh is answered %d",
    async (status, isOver) => {
      HOSTS.refresh = status;
      await vi.waitFor(() => expect(listed()).toBe(true), 10_000);
      app.pagesHidden.set(true);
      await expect.element(page.getByRole("button", { name: "Unlock" })).toBeVisible();
      HOSTS.ahead = 7_200_000;
      const seen: boolean[] = [];
      const look = setInterval(() => {
        const shown = document.querySelector("main");
        seen.push(listed() && shown !== null && getComputedStyle(shown).visibility === "visible");
      }, 1);
      void app.queries.invalidateQueries({ refetchType: "active" });
      await vi.waitFor(() => expect(HOSTS.refreshes).toBeGreaterThan(0), 5_000);
      if (isOver) {
        await expect.element(page.getByRole("textbox", { name: "Username" })).toBeVisible();
        expect(locked().query()).toBeNull();
        expect(listed()).toBe(false);
        expect(document.title).not.toMatch(/^Locked/);
      } else {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await expect.element(locked()).toBeVisible();
        expect(getComputedStyle(document.querySelector("main")!).visibility).toBe("hidden");
        expect(document.title).toMatch(/^Locked/);
      }
      clearInterval(look);
      // The page is not visible in between, not even for a moment.
      expect(seen).not.toContain(true);
      expect(app.session.state().kind).toBe(isOver ? "signed-out" : "signed-in");
    },
  );
});
