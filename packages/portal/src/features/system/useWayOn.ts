import { isTrainee, isAllowed } from "../../access/rule.ts";
import { useSession } from "../../app/runtime-context.ts";
import { href } from "../../routes/address.ts";
import { routeById, type RouteId } from "../../routes/table.ts";

/** Where a page that is a dead end leads on to: the first place this person may open. */
export function useWayOn(): { label: string; href: string } {
  const state = useSession();
  if (state.kind !== "signed-in") return { label: "Go to Login", href: href("system@login") };
  const { subject } = state;
  if (isTrainee(subject)) return { label: "Go to Train Now", href: href("my@training") };
  const board: RouteId = "dashboard@training-status";
  return isAllowed(routeById(board).rule, subject)
    ? { label: "Go to Training Status", href: href(board) }
    : { label: "Log in to another account", href: href("system@login") };
}
