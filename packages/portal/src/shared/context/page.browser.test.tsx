import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { useHistoryEntryKey } from "./page.ts";

/** Navigates from `/` to the given path, and returns whether the entry has stayed the same. */
async function open() {
  let shown = { entry: "", key: "" };
  function Page() {
    shown = { entry: useHistoryEntryKey(), key: useLocation().key };
    return null;
  }
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  const root = createRoot(document.createElement("div"));
  root.render(<RouterProvider router={router} />);
  onTestFinished(() => root.unmount());
  const settled = () => vi.waitFor(() => expect(shown.key).toBe(router.state.location.key));
  await settled();
  return async (to: string | -1, replace = false) => {
    const { entry } = shown;
    await (to === -1 ? router.navigate(to) : router.navigate(to, { replace }));
    await settled();
    return shown.entry === entry;
  };
}

describe("the key of a history entry", () => {
  it("stays the same when home redirects and when a page replaces its URL", async () => {
    const staysAt = await open();
    expect(await staysAt("/dashboard/training-status", true)).toBe(true);
    expect(await staysAt("/dashboard/training-status?q=anna", true)).toBe(true);
  });

  it("changes on another page, in another tab of it, and on the way back", async () => {
    const staysAt = await open();
    await staysAt("/company/groups");
    expect(await staysAt("/company/groups/7")).toBe(false);
    expect(await staysAt("/company/groups", true)).toBe(false);
    expect(await staysAt(-1)).toBe(false);
    await staysAt("/company/users/7?tab=events");
    expect(await staysAt("/company/users/7?tab=events&eventId=3", true)).toBe(false);
  });
});
