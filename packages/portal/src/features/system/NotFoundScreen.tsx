import { MessagePage } from "@recurrent/ui-kit";
import { useFooter } from "../../app/useFooter.ts";
import { useWayOn } from "./useWayOn.ts";

/** /404 and every unknown path (shell 2.10). */
export function NotFoundScreen() {
  const footer = useFooter();
  return (
    <MessagePage product={footer.product} title="404 Not Found" action={useWayOn()} footer={footer}>
      Oops! It seems that this page does not exist.
    </MessagePage>
  );
}
