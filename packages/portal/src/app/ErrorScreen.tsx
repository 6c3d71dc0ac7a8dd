import { MessagePage } from "@recurrent/ui-kit";
import { ChunkLoadError } from "./chunks.ts";
import { useFooter } from "./useFooter.ts";

export interface ErrorScreenProps {
  /** Whatever was thrown while a screen was loaded or drawn. */
  error: unknown;
}

/** What is shown in place of a screen that could not be loaded or drawn. */
export function ErrorScreen({ error }: ErrorScreenProps) {
  const footer = useFooter();
  const isChunk = error instanceof ChunkLoadError;
  return (
    <MessagePage
      product={footer.product}
      title={isChunk ? "This page could not be loaded" : "Something went wrong"}
      action={{ label: "Reload", onSelect: () => location.reload() }}
      detail={error instanceof Error ? error.message : String(error)}
      footer={footer}
    >
      {isChunk
        ? "Part of the portal did not arrive, also at a second try. Check the connection, then reload."
        : "The portal met an error of its own. Reloading usually helps; if not, please pass the line below to support."}
    </MessagePage>
  );
}
