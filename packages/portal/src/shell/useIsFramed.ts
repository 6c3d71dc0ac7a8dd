import { isFramed, MAIN_SLOT } from "./navigation.ts";
import { useRouteFact } from "../kernel/runtime/route-hooks.ts";
import { useSession } from "../kernel/runtime/runtime-context.ts";
import { hasArrived } from "./screen-slot.tsx";

/** Whether the page that is shown stands inside the layout of signed-in pages. */
export function useIsFramed(): boolean {
  const framed = isFramed(useRouteFact(), useSession());
  // Another tab may have signed in since a page without the layout was opened.
  return framed && hasArrived(MAIN_SLOT);
}
