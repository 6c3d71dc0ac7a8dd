import { companyShowOptions, notifyChange, syncAcrossTabs } from "@recurrent/sdk/react";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ACCOUNT, PROFILES } from "../testing/harness-people.ts";
import { createHarnessApp } from "../testing/harness-context.ts";
import { companyIdOf } from "../shared/session/session-storage.ts";
import { refreshAfterMutations } from "./refresh-after-mutations.ts";
import { syncSession } from "./sync-session.ts";

const NEXT = { ...ACCOUNT, id: 4, name: "Borealis" };

/** True once another tab has deleted the company: its staff then work for the next one. */
let isDeleted = false;
let reads: string[] = [];
const ends: (() => unknown)[] = [];

beforeEach(() => {
  isDeleted = false;
  reads = [];
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("document", { addEventListener: () => undefined });
  vi.stubGlobal("fetch", async ({ url }: Request) => {
    const { pathname } = new URL(url);
    reads.push(pathname);
    if (pathname.endsWith("/my/profile")) return Response.json(PROFILES.admin);
    if (/\/companies\/\d+$/.test(pathname)) {
      const isGone = isDeleted && pathname.endsWith(`/${ACCOUNT.id}`);
      return isGone ? new Response("{}", { status: 404 }) : Response.json(ACCOUNT);
    }
    return Response.json(isDeleted ? NEXT : ACCOUNT);
  });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
});

/** A tab that shows its company, and another one that writes. */
async function openTabs() {
  const went: string[] = [];
  const pageNavigator = { path: () => "/company/profile", go: (to: string) => void went.push(to) };
  const app = createHarnessApp(pageNavigator, { as: "admin" });
  syncSession(app);
  refreshAfterMutations(app);
  const shown = new QueryObserver(app.queries, companyShowOptions(String(ACCOUNT.id)));
  ends.push(shown.subscribe(() => undefined));
  const companyId = () => {
    const state = app.session.state();
    return state.kind === "signed-in" ? companyIdOf(state) : "";
  };
  // A page draws the company of the session.
  app.session.subscribe(() => shown.setOptions(companyShowOptions(companyId())));
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBeDefined());
  const writer = new QueryClient();
  ends.push(syncAcrossTabs(writer));
  return {
    went,
    shown,
    companyId,
    remove: (entityId: string) => notifyChange(writer, { operation: "companyDelete", entityId }),
  };
}

it("moves to the next company when another tab has deleted this one", async () => {
  const { went, companyId, remove, shown } = await openTabs();
  isDeleted = true;
  void remove(String(ACCOUNT.id));
  await vi.waitFor(() => expect(companyId()).toBe(String(NEXT.id)));
  await vi.waitFor(() => expect(shown.getCurrentResult().isSuccess).toBe(true));
  expect(went).toEqual([]);
});

it("refetches when the deletion did not reach the host", async () => {
  const { went, companyId, remove, shown } = await openTabs();
  const before = shown.getCurrentResult().dataUpdatedAt;
  reads = [];
  void remove(String(ACCOUNT.id));
  await vi.waitFor(() => {
    expect(reads.findLast((path) => /profile|companies/.test(path))).toMatch(/companies/);
    expect(shown.getCurrentResult().isFetching).toBe(false);
    expect(shown.getCurrentResult().dataUpdatedAt).toBeGreaterThanOrEqual(before);
  });
  expect(companyId()).toBe(String(ACCOUNT.id));
  expect(went).toEqual([]);
});

it("asks for no session when another company was deleted", async () => {
  const { companyId, remove } = await openTabs();
  reads = [];
  void remove("77");
  await vi.waitFor(() => expect(reads.some((path) => path.includes("/companies/"))).toBe(true));
  expect(reads.some((path) => path.endsWith("/my/profile"))).toBe(false);
  expect(companyId()).toBe(String(ACCOUNT.id));
});
