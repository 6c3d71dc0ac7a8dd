import { MessagePage } from "@recurrent/ui-kit";
import { useMatches } from "react-router-dom";
import { factOf } from "../../app/router-facts.ts";
import { useFooter } from "../../app/useFooter.ts";
import { NotYetAvailable, notYetAvailable } from "../../components/NotYetAvailable.tsx";
import { useWayOn } from "./useWayOn.ts";

/** Stands for a page that a later version brings. */
export function NotYetAvailableScreen() {
  const fact = factOf(useMatches().at(-1));
  const title = fact?.title ?? "This page";
  // Outside the main layout nothing else names the page or leads away from it.
  return fact?.layout === "main" ? (
    <NotYetAvailable title={title} />
  ) : (
    <NotYetAlone title={title} />
  );
}

function NotYetAlone({ title }: { title: string }) {
  const footer = useFooter();
  return (
    <MessagePage product={footer.product} title={title} action={useWayOn()} footer={footer}>
      {notYetAvailable(title)}
    </MessagePage>
  );
}
