import { expect, it } from "vitest";
import { routeAt } from "../../packages/portal/src/shared/routes/address.ts";
import { allRoutes } from "../../packages/portal/src/shared/routes/table.ts";
import { NAVIGATION_PATHS } from "./navigation-paths.ts";

/** These pages redirect, or need a mailed link or a locked session: accessibility.e2e.ts. */
const ELSEWHERE = ["home", "system@lock", "system@resetPassword/link", "system@training_exit"];

it("walks to every page of the portal", () => {
  const walked = new Set(
    Object.values(NAVIGATION_PATHS)
      .flat()
      .map((path) => routeAt(path.split("?", 1)[0]!)?.id),
  );
  const missing = allRoutes().filter(({ id, page }) => page !== undefined && !walked.has(id));
  expect(missing.map(({ id }) => id)).toEqual(ELSEWHERE);
});
