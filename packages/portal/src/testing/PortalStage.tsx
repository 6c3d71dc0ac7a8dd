import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import type { PortalConfig } from "../app/config.ts";
import { portalRoutes } from "../app/router.tsx";
import { RuntimeContext } from "../app/runtime-context.ts";
import { createRuntime, type Navigator, type Runtime } from "../app/runtime.ts";
import { createKeep } from "../session/keep.ts";
import { createSession } from "../session/session.ts";
import { ACCOUNT, PROFILES } from "./stage-people.ts";

export interface PortalStageProps {
  /** The in-app path to open. */
  path: string;
  /** Who is signed in; left out for nobody. */
  as?: keyof typeof PROFILES;
  /** Whether that person has locked the portal. */
  locked?: boolean;
}

const CONFIG: PortalConfig = {
  backend: "remote",
  authHost: "https://auth.stage.test",
  apiHost: "https://api.stage.test",
  product: "Recurrent",
  supportEmail: "support@stage.test",
  termsUrl: "about:blank",
  privacyUrl: "https://www.stage.test/privacy",
  termsOfUseUrl: "https://www.stage.test/terms-of-use",
  crmName: "Salesforce",
  analytics: { enabled: false, endpoint: null },
  redirectHosts: [],
  passwordReset: { version: 3 },
  lockAfterMinutes: 0,
};

/**
 * The whole portal at one address, for one person, in memory: nothing is stored, no other tab hears
 * of it, and calls go to hosts that only mocks answer for.
 */
export function PortalStage(props: PortalStageProps) {
  const [{ runtime, router }] = useState(() => createStage(props));
  return (
    <QueryClientProvider client={runtime.queries}>
      <RuntimeContext value={runtime}>
        <RouterProvider router={router} />
      </RuntimeContext>
    </QueryClientProvider>
  );
}

function createStage({ path, as, locked = false }: PortalStageProps) {
  const alone = { tell: () => undefined, listen: () => () => undefined };
  const session = createSession(createKeep(null, null), alone);
  if (as) {
    session.hold({ token: "stage", expiresAt: Date.now() + 3_600_000 });
    session.begin(PROFILES[as], ACCOUNT);
    if (locked) session.lock(null);
  }
  let navigator: Navigator = { path: () => path, go: () => undefined };
  const runtime: Runtime = createRuntime({
    config: CONFIG,
    session,
    navigator: { path: () => navigator.path(), go: (to) => navigator.go(to) },
    backendReady: Promise.resolve(),
  });
  const router = createMemoryRouter(portalRoutes(runtime), { initialEntries: [path] });
  navigator = {
    path: () => router.state.location.pathname + router.state.location.search,
    go: (to) => void router.navigate(to),
  };
  return { runtime, router };
}
