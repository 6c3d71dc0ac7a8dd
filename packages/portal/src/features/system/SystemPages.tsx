import { formatList } from "@recurrent/ui-kit";
import { CircleSlash, MapPinOff } from "lucide-react";
import { useLocation } from "react-router-dom";
import { MessageScreen, SupportLink } from "../../shared/components/MessageScreen.tsx";
import { evaluateRule, formatRequirement, isAllowed, isTrainee } from "../../shared/access/rule.ts";
import { useAppContext, useSession } from "../../shared/context/app-context.ts";
import { useStore } from "../../shared/stores/store.ts";
import { href, routeAt } from "../../shared/routes/address.ts";
import { routeById, type RouteId } from "../../shared/routes/table.ts";

/** /forbidden (shell 2.10). */
export function ForbiddenPage() {
  const { product } = useAppContext().config;
  const wayOn = useWayOn();
  const { reason, wayBack } = useChangedAccess();
  return (
    <MessageScreen action={wayBack ?? wayOn} title="Access Forbidden" icon={CircleSlash}>
      You are not authorized to access this page, please contact{" "}
      <SupportLink>{`${product} support`}</SupportLink>.
      {/* The reason may come after the page, when the host has answered. */}
      <span role="status">
        {reason !== null && (
          <>
            <br />
            {reason}
          </>
        )}
      </span>
    </MessageScreen>
  );
}

/** Explains why a page that was open before is refused, and links back once it is allowed again. */
function useChangedAccess() {
  const state = useSession();
  const { forbidden } = useAppContext();
  const refusedPage = useStore(forbidden);
  const from: unknown = useLocation().state;
  // A refused call redirects here from its page.
  const path = refusedPage?.wasOpen ? refusedPage.path : typeof from === "string" ? from : null;
  const route = path === null ? null : routeAt(path);
  if (state.kind !== "signed-in" || path === null || route?.audience !== "signed-in") {
    return { reason: null, wayBack: null };
  }
  const { allowed, requirements } = evaluateRule(route.rule, state.subject);
  if (!allowed) {
    const needs = formatList(requirements.map(formatRequirement), "disjunction");
    const reason = `Your access has changed. ${route.title} needs ${needs}, which you no longer have.`;
    return { reason, wayBack: null };
  }
  // If the rule allows the page but the host refuses it, a link back would be refused again.
  if (!refusedPage?.wasOpen) return { reason: null, wayBack: null };
  return {
    reason: `Your access has changed again. You can open ${route.title}.`,
    wayBack: { label: `Go to ${route.title}`, href: `#${path}` },
  };
}

/** /404 and every unknown path (shell 2.10). */
export function NotFoundPage() {
  return (
    <MessageScreen action={useWayOn()} title="404 Not Found" icon={MapPinOff}>
      Oops! It seems that this page does not exist.
    </MessageScreen>
  );
}

const NEW_LINK = { label: "Request a new link", href: href("system@resetPassword") };

/** A new password link after a broken one, else the first page that the user may open. */
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
