import Button from "@mui/material/Button";
import { EmptyState } from "@recurrent/ui-kit";
import { MessagePage } from "../kernel/layout/StandalonePages.tsx";
import { CircleAlert } from "lucide-react";
import { useRouteError } from "react-router-dom";
import { ChunkLoadError, reloadPage } from "../kernel/errors/chunks.ts";
import { SupportLink } from "../kernel/runtime/SupportLink.tsx";
import { useIsFramed } from "../kernel/runtime/page-subject.ts";
import { useFooter } from "../kernel/runtime/runtime.ts";

const NOT_LOADED = {
  title: "This page could not be loaded",
  text: "Part of the portal did not arrive, also at a second try. Check the connection, then reload.",
};
const FAILED = {
  title: "Something went wrong",
  text: (
    <>
      The portal met an error of its own. Reloading usually helps; if not, please pass the line
      below to <SupportLink>support</SupportLink>.
    </>
  ),
};

/**
 * In place of a screen that could not be loaded or drawn. The main layout around it stays as it is; where
 * there is none, or it did not arrive, nothing is there to rely on: then it is the whole page.
 */
export function ErrorScreen() {
  const error = useRouteError();
  const footer = useFooter();
  const isFramed = useIsFramed();
  const { title, text } = error instanceof ChunkLoadError ? NOT_LOADED : FAILED;
  // A technical line that support can use.
  const detail = error instanceof Error ? error.message : String(error);
  if (!isFramed) {
    return (
      <MessagePage
        product={footer.product}
        title={title}
        action={{ label: "Reload", onSelect: reloadPage }}
        detail={detail}
        footer={footer}
      >
        {text}
      </MessagePage>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        icon={CircleAlert}
        title={title}
        description={
          <>
            {text}
            <br />
            <small>{detail}</small>
          </>
        }
        action={
          <Button variant="outlined" onClick={reloadPage}>
            Reload
          </Button>
        }
      />
    </div>
  );
}
