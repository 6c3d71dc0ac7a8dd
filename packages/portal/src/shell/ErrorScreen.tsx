import Button from "@mui/material/Button";
import { EmptyState, MessagePage } from "@recurrent/ui-kit";
import { CircleAlert } from "lucide-react";
import { ChunkLoadError, reloadPage } from "../kernel/errors/chunks.ts";
import { SupportLink } from "../kernel/runtime/SupportLink.tsx";
import { useFooter } from "../kernel/runtime/runtime.ts";

export interface ErrorScreenProps {
  /** Whatever was thrown while a screen was loaded or drawn. */
  error: unknown;
}

/** The whole page in place of a screen, or of the layout, that could not be loaded or drawn. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const footer = useFooter();
  const { title, text, detail } = failureWords(error);
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

/** The same inside the main layout, whose menu, title and footer stay as they are. */
export function PageFailure({ error }: ErrorScreenProps) {
  const { title, text, detail } = failureWords(error);
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

/**
 * What is said when a screen could not be loaded or drawn; `detail` is a technical line that support can use.
 *
 * @param error whatever was thrown meanwhile
 */
function failureWords(error: unknown) {
  const detail = error instanceof Error ? error.message : String(error);
  return error instanceof ChunkLoadError
    ? {
        title: "This page could not be loaded",
        text: "Part of the portal did not arrive, also at a second try. Check the connection, then reload.",
        detail,
      }
    : {
        title: "Something went wrong",
        text: (
          <>
            The portal met an error of its own. Reloading usually helps; if not, please pass the
            line below to <SupportLink>support</SupportLink>.
          </>
        ),
        detail,
      };
}
