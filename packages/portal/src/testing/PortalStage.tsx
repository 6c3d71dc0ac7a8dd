import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { portalRoutes } from "../app/router.tsx";
import { RuntimeContext } from "../app/runtime-context.ts";
import type { Navigator } from "../app/runtime.ts";
import { createStageRuntime, type StageSession } from "./stage-runtime.ts";

export interface PortalStageProps extends StageSession {
  /** The in-app path to open. */
  path: string;
}

/** The whole portal at one address, for one person, in memory. */
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

function createStage({ path, ...session }: PortalStageProps) {
  let navigator: Navigator = { path: () => path, go: () => undefined };
  const runtime = createStageRuntime(
    { path: () => navigator.path(), go: (to) => navigator.go(to) },
    session,
  );
  const router = createMemoryRouter(portalRoutes(runtime), { initialEntries: [path] });
  navigator = {
    path: () => router.state.location.pathname + router.state.location.search,
    go: (to) => void router.navigate(to),
  };
  return { runtime, router };
}
