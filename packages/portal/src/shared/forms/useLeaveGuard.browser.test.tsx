import { use, useEffect } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router-dom";
import { expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useLeaveGuard } from "./useLeaveGuard.ts";

const UNSAVED = { canLeave: () => false, isInDraft: () => false, onLeave: () => undefined };

const BACK = -1;

it.each([
  ["a link, then another", "/first", "/second", "/second"],
  ["a link, then Back", "/first", BACK, "/before"],
  ["Back, then a link", BACK, "/second", "/second"],
])("opens the latest target after Leave: %s", async (_name, first, second, target) => {
  const blocked: (string | undefined)[] = [];
  function Form() {
    useLeaveGuard(UNSAVED);
    const blockers = use(RouterState)?.blockers;
    // Runs after the guard's effects, so that the question is the one of this navigation.
    useEffect(() => {
      for (const { location } of blockers?.values() ?? []) blocked.push(location?.pathname);
    }, [blockers]);
    return null;
  }
  const { router, address, end } = mountRoutes({
    routes: [
      { path: "/before", element: "before" },
      { path: "/form", element: <Form /> },
      { path: "/first", element: "first" },
      { path: "/second", element: "second" },
    ],
    path: "/before",
    as: "companyManager",
  });
  const registered = vi.spyOn(router, "getBlocker");
  await router.navigate("/form");
  await vi.waitFor(() => expect(registered).toHaveBeenCalled());
  for (const to of [first, second]) {
    void (typeof to === "number" ? router.navigate(to) : router.navigate(to));
    await vi.waitFor(() => expect(blocked.at(-1)).toBe(to === BACK ? "/before" : to));
    expect(address()).toBe("/form");
  }
  const buttons = document.querySelectorAll<HTMLElement>("[role=alertdialog] button");
  [...buttons].find(({ textContent }) => textContent === "Leave")!.click();
  await vi.waitFor(() => expect(address()).toBe(target));
  end();
});
