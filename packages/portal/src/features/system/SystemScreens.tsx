import Button from "@mui/material/Button";
import { EmptyState } from "@recurrent/ui-kit";
import { MessagePage } from "../../kernel/layout/StandalonePages.tsx";
import { CircleSlash, type LucideIcon, MapPinOff } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { isAllowed, isTrainee } from "../../kernel/access/rule.ts";
import { SupportLink } from "../../kernel/runtime/SupportLink.tsx";
import { useRouteFact } from "../../kernel/runtime/route-hooks.ts";
import { useFooter, useSession } from "../../kernel/runtime/runtime.ts";
import { useIsFramed } from "../../kernel/runtime/page-subject.ts";
import { href } from "../../kernel/routes/address.ts";
import { routeAt } from "../../kernel/routes/match.ts";
import { routeById, type RouteId } from "../../kernel/routes/table.ts";

/** /forbidden (shell 2.10). */
export function ForbiddenScreen() {
  const { product } = useFooter();
  return (
    <DeadEnd title="Access Forbidden" icon={CircleSlash}>
      You are not authorized to access this page, please contact{" "}
      <SupportLink>{`${product} support`}</SupportLink>.
    </DeadEnd>
  );
}

/** /404 and every unknown path (shell 2.10). */
export function NotFoundScreen() {
  return (
    <DeadEnd title="404 Not Found" icon={MapPinOff}>
      Oops! It seems that this page does not exist.
    </DeadEnd>
  );
}

const NEW_LINK = { label: "Send a new link", href: href("system@resetPassword") };

interface DeadEndProps {
  title: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** A page that leads nowhere: with the menu around it where somebody is signed in, else by itself. */
function DeadEnd({ title, icon, children }: DeadEndProps) {
  const footer = useFooter();
  const action = useWayOn();
  const { label, ...way } = action;
  const inBar = useRouteFact()?.title;
  if (!useIsFramed()) {
    return (
      <MessagePage product={footer.product} title={title} action={action} footer={footer}>
        {children}
      </MessagePage>
    );
  }
  return (
    <EmptyState
      icon={icon}
      {...(title !== inBar && { title, heading: "h2" })}
      description={children}
      action={
        <Button variant="contained" {...way}>
          {label}
        </Button>
      }
    />
  );
}

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
