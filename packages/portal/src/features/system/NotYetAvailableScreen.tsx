import { EmptyState, MessagePage } from "@recurrent/ui-kit";
import { Construction } from "lucide-react";
import { useMatches } from "react-router-dom";
import { factOf } from "../../app/router-facts.ts";
import { useFooter } from "../../app/useFooter.ts";
import { useWayOn } from "./useWayOn.ts";

/** Stands for a page that a later version brings, and says so. */
export function NotYetAvailableScreen() {
  const fact = factOf(useMatches().at(-1));
  const title = fact?.title ?? "This page";
  const description = `${title} comes with a later version of the portal.`;
  // Outside the main layout nothing else names the page or leads away from it.
  if (fact?.layout !== "main") return <NotYetAlone title={title} description={description} />;
  return <EmptyState icon={Construction} title="Not yet available" description={description} />;
}

function NotYetAlone({ title, description }: { title: string; description: string }) {
  const footer = useFooter();
  return (
    <MessagePage product={footer.product} title={title} action={useWayOn()} footer={footer}>
      {description}
    </MessagePage>
  );
}
