import { MessagePage } from "@recurrent/ui-kit";
import { SupportLink } from "../../app/SupportLink.tsx";
import { useFooter } from "../../app/useFooter.ts";
import { useWayOn } from "./useWayOn.ts";

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
