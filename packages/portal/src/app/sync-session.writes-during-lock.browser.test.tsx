import { createPersistentStorage } from "@recurrent/sdk";
import { mockHandlers } from "@recurrent/sdk/mocks";
import { QueryClientProvider } from "@tanstack/react-query";
import { RecurrentTheme } from "@recurrent/ui-kit";
import { getResponse } from "msw";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MEDICAL } from "../features/events/testing/events.ts";
import { GROUPS, KING_AIR, MANAGERS, TRAINEES } from "../features/groups/groups-fixture.ts";
import { createHarnessApp, stubPageNavigator } from "../testing/harness-context.ts";
import { ACCOUNT, PROFILES, TRAINEE_AT_WORK } from "../testing/harness-people.ts";
import { browserTabs } from "../testing/tabs.ts";
import { type AppContext, AppReactContext } from "../shared/context/app-context.ts";
import { createPageNavigator, type PageNavigator } from "../shared/context/page-navigator.ts";
import { createSession, type Session } from "../shared/session/session.ts";
import { portalRoutes } from "./router.tsx";
import { syncSession } from "./sync-session.ts";

// Axios then sends uploads with `fetch`, which these tests replace.
vi.hoisted(() => vi.stubGlobal("XMLHttpRequest", undefined));

type Who = "admin" | "managerWhoTrains";

const PERSON = { ...TRAINEE_AT_WORK, company: { id: 3, name: "Aurora Air Charter" } };

/** Replies by the end of a read's path; other calls get the contract's examples. */
const reads = (as: Who): readonly (readonly [RegExp, unknown])[] => [
  [/\/my\/profile$/, PROFILES[as]],
  [/\/api\/accounts\/profile$/, ACCOUNT],
  [/\/announcements$/, []],
  [/\/my\/events$/, [MEDICAL]],
  [/\/events\/71$/, stored],
  [/\/groups$/, GROUPS],
  [/\/groups\/managers$/, MANAGERS],
  [/\/groups\/trainees$/, TRAINEES],
  [/\/groups\/1$/, KING_AIR],
  [/\/users\/4$/, PERSON],
  [/\/users$/, [PERSON]],
  [/\/companies\/3$/, ACCOUNT],
];

/** How the host answers the write. */
type Outcome = "200" | "422" | "500" | "lost";

let stored: object = MEDICAL;
let host: { as: Who; outcome: Outcome; writes: string[]; gone?: string; reply: () => void };

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.endsWith("/login")) return Response.json({ access_token: "t", expires_in: 3600 });
  if (request.method !== "GET") {
    host.writes.push(`${request.method} ${pathname.replace("/api/", "")}`);
    const { promise, resolve } = Promise.withResolvers<void>();
    host.reply = resolve;
    await promise;
    if (host.outcome === "lost") throw new TypeError("Failed to fetch");
    if (host.outcome !== "200") {
      const errors = { name: ["Not this one."] };
      return Response.json({ message: "Refused.", errors }, { status: Number(host.outcome) });
    }
    if (request.method === "DELETE") host.gone = pathname;
    return request.method === "POST"
      ? Response.json({ id: 80 })
      : new Response(null, { status: 204 });
  }
  const [, reply] = reads(host.as).find(([path]) => path.test(pathname)) ?? [];
  if (host.gone === pathname) return Response.json({ message: "Gone." }, { status: 404 });
  if (reply !== undefined) return Response.json(reply);
  return (await getResponse(mockHandlers(), request)) ?? Response.json([]);
}

let end = () => undefined as void;
beforeEach(() => {
  stored = MEDICAL;
  vi.stubGlobal("fetch", answer);
});
afterEach(() => {
  end();
  vi.unstubAllGlobals();
});

interface Portal {
  readonly app: AppContext;
  /** The session as another tab has it. */
  readonly otherTab: Session;
  readonly address: () => string;
  readonly open: (path: string) => void;
  readonly notices: () => string[];
}

function openPortal(path: string, as: Who): Portal {
  const openTab = browserTabs();
  const otherTab = createSession(createPersistentStorage(null, null), openTab());
  let navigator: PageNavigator = stubPageNavigator({ path: () => path, go: () => undefined });
  const app = createHarnessApp(
    {
      path: () => navigator.path(),
      go: (to) => navigator.go(to),
      pendingPath: () => navigator.pendingPath(),
      isReplacing: () => navigator.isReplacing(),
      pageStatus: (key) => navigator.pageStatus(key),
    },
    { as },
    openTab(),
  );
  syncSession(app);
  const router = createMemoryRouter(portalRoutes(app), { initialEntries: [path] });
  navigator = createPageNavigator(router);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  root.render(
    <RecurrentTheme scheme="light">
      <QueryClientProvider client={app.queries}>
        <AppReactContext value={app}>
          <RouterProvider router={router} />
        </AppReactContext>
      </QueryClientProvider>
    </RecurrentTheme>,
  );
  end = () => {
    root.unmount();
    place.remove();
  };
  return {
    app,
    otherTab,
    address: () => router.state.location.pathname + router.state.location.search,
    open: (to) => void router.navigate(to),
    notices: () => app.messages.notices.read().map(({ text }) => text),
  };
}

/** Not by coordinates: the page still moves while it loads. */
async function press(name: string): Promise<void> {
  const button = page.getByRole("button", { name, exact: true }).first();
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
}

const type = (field: string, to: string) =>
  userEvent.fill(page.getByRole("textbox", { name: field, exact: true }).first(), to);

async function confirmDeletion(): Promise<void> {
  const question = page.getByRole("alertdialog");
  await userEvent.click(question.getByRole("button", { name: "Delete" }));
}

async function attach(): Promise<void> {
  const input = await vi.waitFor(() => {
    const found = document.querySelector<HTMLInputElement>("input[type=file]");
    if (!found) throw new Error("The form is not shown.");
    return found;
  });
  await userEvent.upload(input, new File(["%PDF-1.7"], "x.pdf", { type: "application/pdf" }));
}

interface Case {
  readonly as?: Who;
  /** The address of the page on which the write begins. */
  readonly from: string;
  readonly begin: () => Promise<unknown>;
  readonly sent: string;
  /** The notice after unlocking, if the write succeeded. */
  readonly done: string;
  /** The address that unlocking opens then. Default: that of the write. */
  readonly to?: string;
  readonly isArchived?: true;
}

const UPDATED = "Data updated successfully!";
const EVENT = "/my/events/71/update";
const PERSONS_EVENT = "/company/users/4?tab=events&mode=update&eventId=71";

const CASES: Readonly<Record<string, Case>> = {
  "a group's change": {
    from: "/company/groups/1/edit",
    async begin() {
      await type("Name", "King Air 350 crews");
      await press("Update");
    },
    sent: "PUT companies/3/groups/1",
    done: "Group updated successfully",
    to: "/company/groups/1",
  },
  "a new group": {
    from: "/company/groups/create",
    async begin() {
      await type("Name", "Dash 8 crews");
      await press("Create");
    },
    sent: "POST companies/3/groups",
    done: "Group created successfully!",
    to: "/company/groups/80",
  },
  "a group's deletion": {
    from: "/company/groups/1/edit",
    async begin() {
      await press("Delete");
      await confirmDeletion();
    },
    sent: "DELETE companies/3/groups/1",
    done: "Group deleted successfully!",
    to: "/company/groups",
  },
  "a new event with a file": {
    from: "/my/events/create",
    async begin() {
      await type("Description", "Passport");
      await attach();
      await press("Create");
    },
    sent: "POST my/events",
    done: UPDATED,
    to: "/my/events/80",
  },
  "an event's change": {
    from: EVENT,
    async begin() {
      await type("Description", "Medical, category 2");
      await press("Update");
    },
    sent: "POST my/events/71",
    done: UPDATED,
    to: "/my/events/71",
  },
  "an event's archiving": {
    from: EVENT,
    begin: () => press("Archive"),
    sent: "PATCH my/events/71/disable",
    done: "Event archived successfully!",
  },
  "an event's restoring": {
    from: EVENT,
    begin: () => press("Restore"),
    sent: "PATCH my/events/71/enable",
    done: "Event restored successfully!",
    isArchived: true,
  },
  "an event's deletion": {
    from: EVENT,
    async begin() {
      await press("Delete");
      await confirmDeletion();
    },
    sent: "DELETE my/events/71",
    done: "Event deleted successfully!",
    to: "/my/events",
  },
  "the deletion of a person's event": {
    from: PERSONS_EVENT,
    async begin() {
      await press("Delete");
      await confirmDeletion();
    },
    sent: "DELETE companies/3/users/4/events/71",
    done: "Event deleted successfully!",
    to: "/company/users/4?tab=events",
  },
  "a file's deletion": {
    from: EVENT,
    async begin() {
      await press("Delete glasses.png");
      await confirmDeletion();
    },
    sent: "DELETE my/events/71/files/712",
    done: "glasses.png was deleted.",
  },
  "a new person": {
    from: "/company/users/create",
    async begin() {
      await type("First Name", "Amara");
      await type("Last Name", "Okafor");
      await type("Username", "amara@aurora.test");
      await type("Email", "amara@aurora.test");
      await press("Create");
    },
    sent: "POST companies/3/users",
    done: UPDATED,
    to: "/company/users/active",
  },
  "a person's change": {
    from: "/company/users/4/edit",
    async begin() {
      await type("First Name", "Rafaela");
      await press("Update");
    },
    sent: "PUT companies/3/users/4",
    done: UPDATED,
    to: "/company/users/4",
  },
  "a person's deletion": {
    from: "/company/users/4/edit",
    async begin() {
      await press("Delete");
      await confirmDeletion();
    },
    sent: "DELETE companies/3/users/4",
    done: "Rafael de Souza Lima was deleted.",
    to: "/company/users/active",
  },
  "the company's change": {
    from: "/company/profile/edit",
    async begin() {
      await type("Company Name", "Aurora Air");
      await press("Update");
    },
    sent: "PUT companies/3",
    done: UPDATED,
    to: "/company/profile",
  },
  "the company's deletion": {
    as: "admin",
    from: "/company/profile/edit",
    async begin() {
      await press("Delete");
      await confirmDeletion();
    },
    sent: "DELETE companies/3",
    done: "Aurora Air Charter was deleted.",
    to: "/dashboard/training-status",
  },
  "the profile's change": {
    from: "/profile",
    async begin() {
      await type("First Name", "Inga");
      await press("Update");
    },
    sent: "PUT my/profile",
    done: UPDATED,
  },
};

/** Begins the write and locks while it runs. */
async function lockDuring(what: string, outcome: Outcome, isOtherTab: boolean) {
  const { as = "managerWhoTrains", from, begin, sent, isArchived } = CASES[what]!;
  host = { as, outcome, writes: [], reply: () => undefined };
  if (isArchived) stored = { ...MEDICAL, is_active: false, deleted_at: "2026-09-01T09:00:00Z" };
  const portal = openPortal(from, as);
  await expect.element(page.getByRole("main")).toBeVisible();
  await vi.waitFor(() => expect(portal.app.queries.isFetching()).toBe(0), { timeout: 5_000 });
  await begin();
  await vi.waitFor(() => expect(host.writes).toEqual([sent]), { timeout: 5_000 });
  if (isOtherTab) {
    portal.otherTab.lock(null);
  } else {
    portal.open("/lock");
    const leave = page.getByRole("button", { name: "Leave" });
    await vi.waitFor(() => {
      if (leave.query()) (leave.element() as HTMLElement).click();
      expect(portal.address()).toBe("/lock");
    }, 5_000);
  }
  await expect.element(page.getByRole("button", { name: "Unlock" })).toBeVisible();
  host.reply();
  // The reply has come when the next call is answered.
  await fetch(new Request("https://api.harness.test/api/announcements"));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(portal.notices()).toEqual([]);
  return portal;
}

async function unlock(portal: Portal): Promise<void> {
  await type("Password", "Recurrent#2026");
  await press("Unlock");
  await vi.waitFor(() => expect(portal.address()).not.toBe("/lock"), { timeout: 5_000 });
  await vi.waitFor(() => expect(portal.app.queries.isFetching()).toBe(0));
  await expect.element(page.getByRole("main")).toBeVisible();
}

const FAILURES = {
  "422": "Refused. Not this one.",
  "500": "Whoops! There was an error.",
  lost: "Whoops! There was an error.",
} as const;
/** Each write with one kind of lock and one failure; neighbours in the list differ in both. */
const everyCase = Object.keys(CASES).map((what, at) => ({
  what,
  isOtherTab: at % 2 === 1,
  failure: (["422", "500", "lost"] as const)[at % 3]!,
}));

it.each(everyCase)(
  "says after unlocking that the host has done it: $what",
  async ({ what, isOtherTab }) => {
    const portal = await lockDuring(what, "200", isOtherTab);
    await unlock(portal);
    const { done, from, to = from } = CASES[what]!;
    expect(portal.notices()).toEqual([done]);
    await vi.waitFor(() => expect(portal.address()).toBe(to), { timeout: 5_000 });
    // A notice with an action is also announced.
    await expect.element(page.getByText(done, { exact: false }).first()).toBeVisible();
  },
);

it.each(everyCase)(
  "says after unlocking that it failed: $what, $failure",
  async ({ what, isOtherTab, failure }) => {
    const portal = await lockDuring(what, failure, !isOtherTab);
    await unlock(portal);
    // The host may have done it; of what is gone, only a notice tells.
    const isUnknown = what.includes("deletion") && failure !== "422";
    const unconfirmed: unknown = expect.stringMatching(/^We could not confirm that .+ was deleted/);
    const expected = [FAILURES[failure], ...(isUnknown ? [unconfirmed] : [])];
    expect(portal.notices()).toEqual(expected);
    expect(portal.address()).toBe(CASES[what]!.from);
  },
);

it.each(everyCase.filter((_, at) => at % 3 === 0))(
  "shows nothing of it to another person: $what",
  async ({ what, isOtherTab }) => {
    const portal = await lockDuring(what, "200", isOtherTab);
    portal.otherTab.end();
    portal.otherTab.tokens.setPending({ token: "theirs", expiresAt: Date.now() + 3_600_000 });
    portal.otherTab.begin(PROFILES.trainee, ACCOUNT);
    await vi.waitFor(() => expect(portal.app.session.state().kind).toBe("signed-in"));
    await expect.element(page.getByRole("main")).toBeVisible();
    expect(portal.notices()).toEqual([]);
    expect(document.body.textContent).not.toContain(CASES[what]!.done);
  },
);

it("says after unlocking that what was not sent yet was not saved", async () => {
  host = { as: "managerWhoTrains", outcome: "200", writes: [], reply: () => undefined };
  const portal = openPortal("/company/groups/1/edit", host.as);
  await type("Name", "King Air 350 crews");
  const read = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (request: Request) => {
    if (request.url.endsWith("/groups/1")) await read.promise;
    return answer(request);
  });
  await press("Update");
  await expect.element(page.getByRole("button", { name: /Updat|Sav/ })).toBeVisible();
  // Longer than a draft takes to be written.
  await new Promise((resolve) => setTimeout(resolve, 600));
  portal.otherTab.lock(null);
  await expect.element(page.getByRole("button", { name: "Unlock" })).toBeVisible();
  read.resolve();
  await unlock(portal);
  expect(portal.notices()).toEqual(["Your changes were not saved because the page was locked."]);
  expect(host.writes).toEqual([]);
  const restore = page.getByRole("button", { name: "Restore draft" });
  await expect.element(restore, { timeout: 5_000 }).toBeVisible();
});
