import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { navigatorOf } from "../app/navigator-of.ts";
import { RuntimeContext } from "../app/runtime-context.ts";
import { createStageRuntime } from "../testing/stage-runtime.ts";
import { type AddressQuery, useAddressQuery } from "./useAddressQuery.ts";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A list whose view is in the address, and a page that is ready once `arrive` is called. */
async function open() {
  const seen: { view?: AddressQuery } = {};
  function List() {
    seen.view = useAddressQuery();
    return null;
  }
  const { promise: loaded, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: "/", element: <List /> },
    { path: "/page", element: "page", loader: () => loaded },
  ]);
  const root = createRoot(document.createElement("div"));
  const runtime = createStageRuntime(navigatorOf(router), {});
  root.render(
    <RuntimeContext value={runtime}>
      <RouterProvider router={router} />
    </RuntimeContext>,
  );
  ends.push(() => root.unmount());
  await vi.waitFor(() => expect(seen.view).toBeDefined());
  return {
    router,
    arrive: () => resolve(null),
    search: (text: string) => seen.view!.change((query) => query.set("q", text), "settled"),
  };
}

describe("a view in the address", () => {
  it("is written once typing settles, in place of the entry before", async () => {
    const { router, search } = await open();
    search("a");
    search("ab");
    expect(router.state.location.search).toBe("");
    await vi.waitFor(() => expect(router.state.location.search).toBe("?q=ab"));
    expect(router.state.historyAction).toBe("REPLACE");
  });

  it("does not call off the way to another page that was taken right after typing", async () => {
    const { router, search, arrive } = await open();
    search("ab");
    // So shortly before it is written that nothing can be drawn in between.
    await new Promise((resolve) => setTimeout(resolve, 245));
    void router.navigate("/page");
    // Well past the moment at which the search would have been written.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(router.state.navigation.location?.pathname).toBe("/page");
    arrive();
    await vi.waitFor(() => expect(router.state.location.pathname).toBe("/page"));
  });
});
