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
export function FrameDialog({ open, title, actions, ...page }: FrameDialogProps) {
  return (
    <KitDialog open={open} maxWidth="sm" title={title} actions={actions}>
      {/* Mounted with the dialog, so that opening it again starts again. */}
      <FramedPage title={title} {...page} />
    </KitDialog>
  );
}

interface Outcome {
  /** The page and the try it belongs to. */
  of: string;
  phase: "shown" | "failed";
}

function FramedPage({
  title,
  src,
  timeoutMs = 20_000,
}: Pick<FrameDialogProps, "title" | "src" | "timeoutMs">) {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();
  const current = `${attempt} ${src}`;
  const phase = outcome?.of === current ? outcome.phase : "loading";

  useEffect(() => {
    const timer = setTimeout(
      () => setOutcome((last) => (last?.of === current ? last : { of: current, phase: "failed" })),
      timeoutMs,
    );
    return () => clearTimeout(timer);
  }, [current, timeoutMs]);

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
          onRetry={() => setAttempt((last) => last + 1)}
        />
      ) : (
        <Box
          component="iframe"
          key={current}
          src={src}
          title={title}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="no-referrer"
          onLoad={() => setOutcome({ of: current, phase: "shown" })}
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
