import type { ReactNode } from "react";
import { ChunkLoadError } from "./chunks.ts";
import { SupportLink } from "./SupportLink.tsx";

/** What is said when a screen could not be loaded or drawn. */
export interface FailureWords {
  readonly title: string;
  readonly text: ReactNode;
  /** A technical line that support can use. */
  readonly detail: string;
}

/** @param error whatever was thrown while the screen was loaded or drawn */
export function failureWords(error: unknown): FailureWords {
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

/** Tries again, with whatever the server has by now. */
export function reloadPage(): void {
  location.reload();
}
