import Box from "@mui/material/Box";
import Skeleton from "@mui/material/Skeleton";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { KitDialog } from "./KitDialog.tsx";
import { LoadError } from "./LoadError.tsx";

export interface FrameDialogProps {
  open: boolean;
  /** Also the accessible name of the frame. */
  title: string;
  /** The page to show; http(s) only. It may open links in new tabs, no more. */
  src: string;
  /** Milliseconds after which a page that has not come counts as failed. Default 20,000. */
  timeoutMs?: number;
  /** The buttons. */
  actions: ReactNode;
}

/**
 * A page from elsewhere inside a dialog, sandboxed; only the buttons close it. A browser tells when a
 * frame has loaded but not when it failed, so a page that does not come in time counts as failed and can
 * be tried again.
 */
export function FrameDialog({ open, actions, ...page }: FrameDialogProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <KitDialog open={open} maxWidth="sm" title={page.title} actions={actions}>
      {/* Mounted with the dialog, so that opening it again starts again. */}
      <FramedPage
        key={`${attempt} ${page.src}`}
        {...page}
        onRetry={() => setAttempt((last) => last + 1)}
      />
    </KitDialog>
  );
}

interface FramedPageProps extends Pick<FrameDialogProps, "title" | "src" | "timeoutMs"> {
  onRetry: () => void;
}

function FramedPage({ title, src, timeoutMs = 20_000, onRetry }: FramedPageProps) {
  const [phase, setPhase] = useState<"loading" | "shown" | "failed">("loading");
  useEffect(() => {
    if (phase !== "loading") return;
    const timer = setTimeout(() => setPhase("failed"), timeoutMs);
    return () => clearTimeout(timer);
  }, [phase, timeoutMs]);

  return (
    <Box
      aria-busy={phase === "loading"}
      sx={{
        position: "relative",
        flex: "0 1 auto",
        display: "grid",
        alignItems: "center",
        height: 400,
        minHeight: 160,
        mx: { xs: 2, sm: 3 },
        mt: 1.5,
        mb: { xs: 2, sm: 2.5 },
        overflow: "auto",
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        // A foreign page brings dark text and expects paper under it.
        bgcolor: phase === "shown" ? "common.white" : "background.paper",
      }}
    >
      {phase === "failed" ? (
        <LoadError
          title="The page could not be loaded"
          message="It did not answer in time."
          onRetry={onRetry}
        />
      ) : (
        <Box
          component="iframe"
          src={src}
          title={title}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={() => setPhase("shown")}
          sx={{ width: 1, height: 1, border: 0, colorScheme: "light" }}
        />
      )}
      {phase === "loading" && (
        <Skeleton
          variant="rectangular"
          sx={{ position: "absolute", inset: 0, height: 1, bgcolor: "background.sunken" }}
        />
      )}
    </Box>
  );
}
