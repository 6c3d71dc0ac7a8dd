import { groupShowOptions } from "@recurrent/sdk/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mountRoutes } from "../../testing/mount-routes.tsx";
import { useRefetchPastCache } from "./useRefetchWithEtag.ts";

let status = 200;
let mounted: ReturnType<typeof mountRoutes>;

beforeEach(() => {
  vi.stubGlobal("fetch", async () =>
    Response.json({ id: 7, name: "Cabin", message: "No." }, { status }),
  );
});
afterEach(() => {
  mounted.end();
  vi.unstubAllGlobals();
});

async function open() {
  const seen: { refetch?: ReturnType<typeof useRefetchPastCache> } = {};
  function Screen() {
    seen.refetch = useRefetchPastCache();
    return null;
  }
  mounted = mountRoutes({
    routes: [{ path: "*", element: <Screen /> }],
    path: "/company/groups/7/edit",
    as: "companyManager",
  });
  await vi.waitFor(() => expect(seen.refetch).toBeDefined());
  return () => seen.refetch!(groupShowOptions("1", "7"));
}

it.each([
  [403, "forbidden"],
  [404, undefined],
  [422, undefined],
  [500, undefined],
  [200, undefined],
])("reports the read before a save, answered %i, as %s", async (answer, kind) => {
  status = answer;
  const refetch = await open();
  const error: unknown = await refetch().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  const refused = mounted.app.refusals.read();
  expect(refused).toBe(kind === undefined ? null : error);
  if (kind) expect(refused).toMatchObject({ kind });
});
