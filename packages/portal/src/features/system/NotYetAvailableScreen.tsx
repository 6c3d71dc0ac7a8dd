import { EmptyState } from "@recurrent/ui-kit";
import { Construction } from "lucide-react";
import { useMatches } from "react-router-dom";
import { factOf } from "../../app/router-facts.ts";

/** Stands for a page that a later version brings, and says so. */
export function NotYetAvailableScreen() {
  const title = factOf(useMatches().at(-1))?.title ?? "This page";
  return (
    <EmptyState
      icon={Construction}
      title="Not yet available"
      description={`${title} comes with a later version of the portal.`}
    />
  );
}
