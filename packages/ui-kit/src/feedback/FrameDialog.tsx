import DialogActions from "@mui/material/DialogActions";
import DialogTitle from "@mui/material/DialogTitle";
import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useState } from "react";
import type { ReactNode } from "react";
import { KitDialog } from "./KitDialog.tsx";
import { LoadError } from "./LoadError.tsx";

const Subtitle = styled("p")(({ theme }) => ({
  margin: 0,
  padding: "2px 24px 0",
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down("sm")]: { padding: "2px 16px 0" },
}));

const Stage = styled("div")(({ theme }) => ({
  position: "relative",
  flex: "0 1 auto",
  height: 400,
  minHeight: 160,
  margin: "12px 24px 20px",
  overflow: "hidden",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  // A foreign page brings dark text and expects paper under it.
  backgroundColor: "#FFFFFF",
  [theme.breakpoints.down("sm")]: { margin: "12px 16px 16px" },
}));

const Frame = styled("iframe")({
  display: "block",
  width: "100%",
  height: "100%",
  border: 0,
  colorScheme: "light",
});

const Cover = styled("div")(({ theme }) => ({
  position: "absolute",
  inset: 0,
  display: "grid",
  alignContent: "center",
  overflow: "auto",
  backgroundColor: theme.vars.palette.background.paper,
}));

const Lines = styled("div")({ alignSelf: "start", display: "grid", gap: 12, padding: "24px 28px" });

export interface FrameDialogProps {
  open: boolean;
  title: string;
  subtitle?: ReactNode;
  /** The page to show; http(s) only. */
  src: string;
  /** Accessible name of the frame. Default: the title. */
  frameTitle?: string;
  /** What the page may do, as in the `sandbox` attribute. Default: open links in new tabs, no more. */
  sandbox?: string;
  /** Milliseconds after which a page that has not come counts as failed. Default 20,000. */
  timeoutMs?: number;
  /** The buttons; a function learns whether the page is on screen. */
  actions: ReactNode | ((shown: boolean) => ReactNode);
  /** Called by Escape; leave out when only the buttons may close it. */
  onClose?: () => void;
}

interface Outcome {
  /** The page and the try it belongs to. */
  of: string;
  phase: "shown" | "failed";
}

type FrameContentProps = Required<Pick<FrameDialogProps, "src" | "frameTitle" | "sandbox">> &
  Pick<FrameDialogProps, "actions"> & { timeoutMs: number };

function FrameContent({ src, frameTitle, sandbox, timeoutMs, actions }: FrameContentProps) {
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
    <>
      <Stage aria-busy={phase === "loading"}>
        {phase !== "failed" && (
          <Frame
            key={current}
            src={src}
            title={frameTitle}
            sandbox={sandbox}
            referrerPolicy="no-referrer"
            onLoad={() => setOutcome({ of: current, phase: "shown" })}
          />
        )}
        {phase === "loading" && (
          <Cover aria-hidden>
            <Lines>
              <Skeleton variant="rounded" width={180} height={16} />
              {[92, 100, 96, 60].map((percent) => (
                <Skeleton
                  key={percent}
                  variant="rounded"
                  height={12}
                  sx={{ width: `${percent}%` }}
                />
              ))}
            </Lines>
          </Cover>
        )}
        {phase === "failed" && (
          <Cover>
            <LoadError
              title="The page could not be loaded"
              message="It did not answer in time."
              onRetry={() => setAttempt((last) => last + 1)}
            />
          </Cover>
        )}
      </Stage>
      <DialogActions>
        {typeof actions === "function" ? actions(phase === "shown") : actions}
      </DialogActions>
    </>
  );
}

/**
 * A page from elsewhere inside a dialog, sandboxed. A browser tells when a frame has loaded but not
 * when it failed, so a page that does not come in time counts as failed and can be tried again.
 */
export function FrameDialog({
  open,
  title,
  subtitle,
  src,
  frameTitle = title,
  sandbox = "allow-popups allow-popups-to-escape-sandbox",
  timeoutMs = 20_000,
  actions,
  onClose,
}: FrameDialogProps) {
  const id = useId();
  return (
    <KitDialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 680 } } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
      {/* Mounted with the dialog, so that opening it again starts again. */}
      <FrameContent
        src={src}
        frameTitle={frameTitle}
        sandbox={sandbox}
        timeoutMs={timeoutMs}
        actions={actions}
      />
    </KitDialog>
  );
}
