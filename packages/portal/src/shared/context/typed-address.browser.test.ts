import { createHashRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { isTypedAddress, numberTypedAddresses } from "./typed-address.ts";

afterEach(() => vi.restoreAllMocks());

const PAGES = ["/", "/form", "/list", "/typed"].map((path) => ({ path, element: null }));

it("opens an address typed on a page with a form, without a console warning", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const watchRouter = numberTypedAddresses();
  const router = createHashRouter(PAGES);
  watchRouter(router);
  await router.navigate("/list");
  await router.navigate("/form");
  const asked: string[] = [];
  router.getBlocker("form", ({ nextLocation }) => {
    if (isTypedAddress(nextLocation)) return false;
    asked.push(nextLocation.pathname);
    return true;
  });

  location.hash = "/typed";
  await expect.poll(() => router.state.location.pathname).toBe("/typed");
  expect(asked).toEqual([]);

  // Back asks a question there, as on every page of the portal.
  history.back();
  await expect.poll(() => asked).toEqual(["/form"]);
  expect(router.state.location.pathname).toBe("/typed");
  expect(warn).not.toHaveBeenCalled();
  router.dispose();
});

it("gives the first page of each visit its own key, which a reload keeps", () => {
  const keyOfStart = () => {
    numberTypedAddresses();
    const router = createHashRouter(PAGES);
    const { key } = router.state.location;
    router.dispose();
    return key;
  };
  const keys = [null, null].map((state) => {
    history.replaceState(state, "");
    const key = keyOfStart();
    expect(keyOfStart()).toBe(key);
    return key;
  });
  expect(new Set([...keys, "default"]).size).toBe(3);
});
