import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPageNavigator } from "../context/page-navigator.ts";
import { AppReactContext } from "../context/app-context.ts";
import { createHarnessApp } from "../../testing/harness-context.ts";
import { type AddressQuery, useAddressQuery, useExpandedRows } from "./address-state.ts";

/** Later than the moment at which typed text is written to the URL. */
const SETTLED = 2_000;

const ends: (() => void)[] = [];
beforeEach(() => {
  // Only the delay of typed text uses the fake timers. The router and React use real ones.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
});

/** A list whose view is in the URL. Its tab `slow` and the other page are ready once `arrive` is called. */
async function open() {
  const seen: { view?: AddressQuery; cards?: AddressQuery } = {};
  function List() {
    seen.view = useAddressQuery();
    return null;
  }
  function Cards() {
    seen.cards = useAddressQuery();
    return null;
  }
  const { promise: loaded, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    {
      path: "/",
      element: (
        <>
          <Cards />
          <List />
        </>
      ),
      loader: ({ request }) => (request.url.includes("tab=slow") ? loaded : null),
    },
    { path: "/page", element: "page", loader: () => loaded },
  ]);
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const root = createRoot(document.createElement("div"));
  const app = createHarnessApp(createPageNavigator(router), {});
  root.render(
    <AppReactContext value={app}>
      <RouterProvider router={router} />
    </AppReactContext>,
  );
  ends.push(() => root.unmount());
  await vi.waitFor(() => expect(seen.view).toBeDefined());
  return {
    router,
    arrive: () => resolve(null),
    search: (text: string) => seen.view!.change((query) => query.set("q", text), "settled"),
    /** Opens another list, as another component does. */
    openCard: (status: string) =>
      seen.cards!.change((query) => {
        query.delete("q");
        query.set("status", status);
      }),
    sort: (by: string) => seen.view!.change((query) => query.set("sort", by)),
    address: () => router.state.location.pathname + router.state.location.search,
    drawn: () => seen.view!.query.toString(),
  };
}

describe("a view in the URL", () => {
  it("writes the URL once typing pauses, in place of the entry before", async () => {
    const { router, search, address } = await open();
    search("a");
    search("ab");
    expect(address()).toBe("/");
    vi.advanceTimersByTime(SETTLED);
    await vi.waitFor(() => expect(address()).toBe("/?q=ab"));
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("keeps a waiting search while another part of the page writes", async () => {
    const { search, sort, address, drawn } = await open();
    sort("name");
    await vi.waitFor(() => expect(drawn()).toBe("sort=name"));
    search("ab");
    sort("-name");
    await vi.waitFor(() => expect(address()).toBe("/?sort=-name&q=ab"));
  });

  it("does not search another list for what was typed for the one before", async () => {
    const { search, openCard, sort, address, drawn } = await open();
    search("ab");
    openCard("expired");
    await vi.waitFor(() => expect(drawn()).toBe("status=expired"));
    vi.advanceTimersByTime(SETTLED);
    sort("name");
    await vi.waitFor(() => expect(drawn()).toContain("sort=name"));
    expect(address()).toBe("/?status=expired&sort=name");
  });

  it("does not cancel a navigation right after typing", async () => {
    const { router, search, arrive } = await open();
    search("ab");
    void router.navigate("/page");
    vi.advanceTimersByTime(SETTLED);
    expect(router.state.navigation.location?.pathname).toBe("/page");
    arrive();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/page"));
  });

  it("writes nothing into the URL of another tab that is being opened", async () => {
    const { router, search, arrive, address } = await open();
    search("ab");
    void router.navigate("/?tab=slow");
    vi.advanceTimersByTime(SETTLED);
    expect(router.state.navigation.location?.search).toBe("?tab=slow");
    arrive();
    await vi.waitFor(() => expect(address()).toBe("/?tab=slow"));
    vi.advanceTimersByTime(SETTLED);
    await vi.waitFor(() => expect(router.state.navigation.state).toBe("idle"));
    expect(address()).toBe("/?tab=slow");
    // The entry that was left is still there to go back to.
    expect(router.state.historyAction).toBe("PUSH");
  });

  it.each([
    ["a link", "/?tab=other"],
    ["Back", -1],
  ] as const)("writes nothing after the view was left by %s", async (_way, to) => {
    const { router, search, sort, address, drawn } = await open();
    await router.navigate("/?tab=first");
    await vi.waitFor(() => expect(drawn()).toBe("tab=first"));
    search("ab");
    await (typeof to === "number" ? router.navigate(to) : router.navigate(to));
    const there = typeof to === "number" ? "/" : to;
    expect(address()).toBe(there);
    vi.advanceTimersByTime(SETTLED);
    await vi.waitFor(() => expect(drawn()).toBe(there.slice(2)));
    expect(address()).toBe(there);
    // The waiting search is not written with the next change either.
    sort("name");
    await vi.waitFor(() => expect(drawn()).toContain("sort=name"));
    expect(drawn()).not.toContain("q=");
  });

  it("writes the search after all when the navigation is cancelled", async () => {
    const { router, search, address } = await open();
    search("ab");
    void router.navigate("/page");
    vi.advanceTimersByTime(SETTLED);
    void router.navigate("/", { replace: true });
    vi.advanceTimersByTime(SETTLED);
    await vi.waitFor(() => expect(address()).toBe("/?q=ab"));
  });
});

const ROWS = ["a", "b", "c"].map((id) => ({ id }));

/** A table whose open rows are in the URL. */
async function openTable(first: string) {
  const seen: { rows?: ReturnType<typeof useExpandedRows>; search?: string } = {};
  function Table() {
    seen.rows = useExpandedRows(ROWS);
    seen.search = useLocation().search;
    return null;
  }
  const router = createMemoryRouter([{ path: "/", element: <Table /> }], {
    initialEntries: [first],
  });
  const root = createRoot(document.createElement("div"));
  root.render(
    <AppReactContext value={createHarnessApp(createPageNavigator(router), {})}>
      <RouterProvider router={router} />
    </AppReactContext>,
  );
  ends.push(() => root.unmount());
  await vi.waitFor(() => expect(seen.rows).toBeDefined());
  return {
    router,
    drawn: () => seen.search,
    expanded: () => [...seen.rows!.expanded].join(""),
    expand: (ids: string) => seen.rows!.onExpandedChange(new Set(ids)),
  };
}

describe("open rows in the URL", () => {
  it.each([
    { from: "/", to: "/?open=a", expanded: "a" },
    { from: "/?open=a", to: "/", expanded: "" },
    { from: "/?open=a", to: "/?q=fire", expanded: "" },
    { from: "/?open=a&q=fire", to: "/?open=a", expanded: "a" },
    { from: "/?open=a", to: "/?open=b&open=c", expanded: "bc" },
    { from: "/?open=a&open=b", to: "/?open=a", expanded: "a" },
    { from: "/?open=*", to: "/", expanded: "" },
    { from: "/?open=a", to: "/?open=*", expanded: "abc" },
  ])("shows $expanded when $to is opened after $from", async ({ from, to, expanded }) => {
    const table = await openTable(from);
    await table.router.navigate(to);
    await vi.waitFor(() => expect(table.expanded()).toBe(expanded));
  });

  it("closes the rows of one's own choice when a link without them is opened", async () => {
    const { router, expand, expanded, drawn } = await openTable("/");
    expand("ab");
    await vi.waitFor(() => expect(expanded()).toBe("ab"));
    vi.advanceTimersByTime(SETTLED);
    await vi.waitFor(() => expect(drawn()).toBe("?open=a&open=b"));
    expect(expanded()).toBe("ab");
    await router.navigate("/");
    await vi.waitFor(() => expect(expanded()).toBe(""));
  });

  it("keeps rows that are opened before the URL has followed", async () => {
    const { expand, expanded, drawn } = await openTable("/");
    expand("a");
    await vi.waitFor(() => expect(expanded()).toBe("a"));
    vi.advanceTimersByTime(SETTLED);
    expand("ac");
    await vi.waitFor(() => expect(drawn()).toBe("?open=a"));
    expect(expanded()).toBe("ac");
    expand("abc");
    vi.advanceTimersByTime(SETTLED);
    await vi.waitFor(() => expect(drawn()).toBe("?open=*"));
    expect(expanded()).toBe("abc");
  });
});
