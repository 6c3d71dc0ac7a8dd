import { MessagePage } from "@recurrent/ui-kit";
import { isAllowed, isTrainee } from "../../access/rule.ts";
import { SupportLink } from "../../app/ErrorScreen.tsx";
import { useFooter, useSession } from "../../app/runtime-context.ts";
import { href } from "../../routes/address.ts";
import { routeById, type RouteId } from "../../routes/table.ts";

/** /forbidden (shell 2.10). */
export function ForbiddenScreen() {
  const footer = useFooter();
  return (
    <MessagePage
      product={footer.product}
      title="Access Forbidden"
      action={useWayOn()}
      footer={footer}
    >
      You are not authorized to access this page, please contact{" "}
      <SupportLink>{`${footer.product} support`}</SupportLink>.
    </MessagePage>
  );
}

/** /404 and every unknown path (shell 2.10). */
export function NotFoundScreen() {
  const footer = useFooter();
  return (
    <MessagePage product={footer.product} title="404 Not Found" action={useWayOn()} footer={footer}>
      Oops! It seems that this page does not exist.
    </MessagePage>
  );
}

/** Where a page that is a dead end leads on to: the first place this person may open. */
function useWayOn(): { label: string; href: string } {
  const state = useSession();
  if (state.kind !== "signed-in") return { label: "Go to Login", href: href("system@login") };
  const { subject } = state;
  if (isTrainee(subject)) return { label: "Go to Train Now", href: href("my@training") };
  const board: RouteId = "dashboard@training-status";
  return isAllowed(routeById(board).rule, subject)
    ? { label: "Go to Training Status", href: href(board) }
    : { label: "Log in to another account", href: href("system@login") };
}
