import Skeleton from "@mui/material/Skeleton";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { LoadError } from "./EmptyState.tsx";
import { DialogFrame, KitDialog } from "./KitDialog.tsx";

export interface FrameDialogProps {
  /** Also the accessible name of the frame. */
  title: string;
  /** The page to show; http(s) only. It may open links in new tabs, no more. Another one has another key. */
  src: string;
  /** Milliseconds after which a page that has not come counts as failed. Default 20,000. */
  timeoutMs?: number;
  /** The buttons. */
  actions: ReactNode;
}

/**
 * A page from elsewhere inside a dialog, open as long as it is drawn, sandboxed; only the buttons close it.
 * A browser tells when a frame has loaded but not when it failed, so a page that does not come in time
 * counts as failed and can be tried again.
 */
export function FrameDialog({ title, src, timeoutMs = 20_000, actions }: FrameDialogProps) {
  const [phase, setPhase] = useState<"loading" | "shown" | "failed">("loading");
  useEffect(() => {
    if (phase !== "loading") return;
    const timer = setTimeout(() => setPhase("failed"), timeoutMs);
    return () => clearTimeout(timer);
  }, [phase, timeoutMs]);
  return (
    <KitDialog open maxWidth="sm" title={title} actions={actions}>
      <DialogFrame
        aria-busy={phase === "loading"}
        sx={{
          flex: "0 1 auto",
          height: 400,
          minHeight: 160,
          // A foreign page has dark text and expects a white background.
          bgcolor: phase === "shown" ? "common.white" : "background.paper",
        }}
      >
        {phase === "failed" ? (
          <LoadError
            title="The page could not be loaded"
            message="It did not answer in time."
            onRetry={() => setPhase("loading")}
          />
        ) : (
          <iframe
            src={src}
            title={title}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
            onLoad={() => setPhase("shown")}
          />
        )}
        {phase === "loading" && (
          <Skeleton
            sx={{ position: "absolute", inset: 0, height: 1, bgcolor: "background.sunken" }}
          />
        )}
      </DialogFrame>
    </KitDialog>
  );
}
