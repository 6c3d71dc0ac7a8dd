import { routeAt } from "../routes/match.ts";
import { SCREENS } from "./screens.ts";

/**
 * Asks for the chunk of the screen that the address names, before anything else is known. Most
 * often the guard agrees; where it does not, an unneeded chunk was fetched.
 */
export function startFirstScreen(): void {
  const fact = routeAt(location.hash.slice(1) || "/");
  const likely = fact && SCREENS[fact.id] ? SCREENS[fact.id] : SCREENS["system@login"];
  // The router asks again and is the one to deal with a failure.
  likely?.().catch(() => undefined);
  if (fact?.layout === "main") {
    import("./layouts/MainLayout.tsx").catch(() => undefined);
  }
}
