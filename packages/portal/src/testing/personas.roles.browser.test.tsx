import { RecurrentTheme } from "@recurrent/ui-kit";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { isAllowed } from "../shared/access/rule.ts";
import type { AppContext } from "../shared/context/app-context.ts";
import { landingOf } from "../shared/session/guard.ts";
import { routeAt } from "../shared/routes/address.ts";
import { routeById } from "../shared/routes/table.ts";
import { PERSONAS } from "./personas.ts";
import { PortalHarness } from "./PortalHarness.tsx";
import { HARNESS_ROLES, type HarnessRole, HarnessRoleContext } from "./harness-role.ts";

const ROLES = Object.keys(HARNESS_ROLES) as HarnessRole[];
const HOME = routeById("home").path;
const FORBIDDEN = routeById("system@forbidden").path;

/** The role of the toolbar counts, whatever the story says; guard.test.ts checks every page. */
it.each([HOME, routeById("system@settings").path])(
  "opens %s for the roles that the table lets in",
  async (path) => {
    expect(await openForAll(path)).toEqual(
      Object.fromEntries(ROLES.map((role) => [role, expected(role, path)])),
    );
  },
);

/** The path at which a role ends by the route table alone; home redirects (shell 2.3). */
function expected(role: HarnessRole, path: string): string {
  if (path === HOME) return expected(role, landingOf(PERSONAS[role]));
  const route = routeAt(path)!;
  if (route.redirectTo) return expected(role, routeById(route.redirectTo).path);
  return isAllowed(route.rule, PERSONAS[role]) ? path : FORBIDDEN;
}

/** Opens a path in a harness for each role, side by side, and returns where each has ended. */
async function openForAll(path: string): Promise<Record<string, string>> {
  const place = document.body.appendChild(document.createElement("div"));
  // Nothing is measured, so nothing needs a layout.
  place.hidden = true;
  const root = createRoot(place);
  const apps = new Map<HarnessRole, AppContext>();
  root.render(
    <RecurrentTheme scheme="light">
      {ROLES.map((role) => (
        <div key={role} id={role}>
          <HarnessRoleContext value={role}>
            <PortalHarness
              path={path}
              as="withoutRights"
              neverAnswers
              prepare={(app) => void apps.set(role, app)}
            />
          </HarnessRoleContext>
        </div>
      ))}
    </RecurrentTheme>,
  );
  try {
    return await vi.waitFor(
      () => Object.fromEntries(ROLES.map((role) => [role, ended(role, apps.get(role))])),
      { timeout: 10_000, interval: 20 },
    );
  } finally {
    root.unmount();
    place.remove();
  }
}

/** The shown URL, once the drawn page matches it. */
function ended(role: HarnessRole, app: AppContext | undefined): string {
  const heading = document.querySelector(`#${role} h1`)?.textContent;
  const path = app?.pageNavigator.path();
  if (path === undefined || heading === undefined || path === HOME) throw new Error("On its way.");
  if ((heading === "Access Forbidden") !== (path === FORBIDDEN)) {
    throw new Error(`${role} sees '${heading}' at ${path}.`);
  }
  return path;
}
