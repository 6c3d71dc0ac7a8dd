import { CircleSlash, MapPinOff } from "lucide-react";
import { useLocation } from "react-router-dom";
import { MessageScreen, SupportLink } from "../../kernel/components/MessageScreen.tsx";
import { isAllowed, isTrainee } from "../../kernel/access/rule.ts";
import { useRuntime, useSession } from "../../kernel/runtime/runtime.ts";
import { href, routeAt } from "../../kernel/routes/address.ts";
import { routeById, type RouteId } from "../../kernel/routes/table.ts";

/** /forbidden (shell 2.10). */
export function ForbiddenScreen() {
  const { product } = useRuntime().config;
  return (
    <MessageScreen action={useWayOn()} title="Access Forbidden" icon={CircleSlash}>
      You are not authorized to access this page, please contact{" "}
      <SupportLink>{`${product} support`}</SupportLink>.
    </MessageScreen>
  );
}

/** /404 and every unknown path (shell 2.10). */
export function NotFoundScreen() {
  return (
    <MessageScreen action={useWayOn()} title="404 Not Found" icon={MapPinOff}>
      Oops! It seems that this page does not exist.
    </MessageScreen>
  );
}

const NEW_LINK = { label: "Send a new link", href: href("system@resetPassword") };

/** The next step: another link where one for a password was not found, else the first page somebody may open. */
function useWayOn(): { label: string; href: string } {
  const state = useSession();
  const from: unknown = useLocation().state;
  if (typeof from === "string" && routeAt(from)?.id === "system@resetPassword/link") {
    return NEW_LINK;
  }
  if (state.kind !== "signed-in") return { label: "Go to Login", href: href("system@login") };
  const { subject } = state;
  if (isTrainee(subject)) return { label: "Go to Train Now", href: href("my@training") };
  const board: RouteId = "dashboard@training-status";
  return isAllowed(routeById(board).rule, subject)
    ? { label: "Go to Training Status", href: href(board) }
    : { label: "Log in to another account", href: href("system@login") };
}
