import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Snackbar from "@mui/material/Snackbar";
import Stack from "@mui/material/Stack";
import Box from "@mui/material/Box";
import { ErrorAlert, useFocusAfterRemoval } from "@recurrent/ui-kit";
import { type ReactNode, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Notice, NoticeStore } from "../errors/messages.ts";
import { useStore } from "../stores/store.ts";
import { useAppContext } from "../context/app-context.ts";
import { useNoticesHost } from "./useNoticesHost.ts";

/** For a notice without a button. */
const NOTICE_TIME_MS = 6000;

/** A button takes longer to reach. */
const ACTION_TIME_MS = 12_000;

/**
 * Notices at top centre (shell 8). Both live regions exist before the first notice, which otherwise
 * would not be announced.
 *
 * @param alerts shown below the notices in a dialog
 */
export function Notices({ store, alerts }: { store: NoticeStore; alerts?: ReactNode }) {
  const notices = useStore(store);
  const { host, isInDialog } = useNoticesHost();
  const area = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget | null>(null);
  useFocusAfterRemoval(area, () => {
    const { current } = focusedBefore;
    return current instanceof Element && current.isConnected ? [current] : [];
  });
  const card = ({ id, tone, text, action }: Notice) => {
    const time = action === undefined ? NOTICE_TIME_MS : ACTION_TIME_MS;
    return (
      <Snackbar
        key={id}
        open
        autoHideDuration={tone === "error" ? null : time}
        resumeHideDuration={time}
        onClose={(_event, reason) => {
          if (reason === "timeout") store.dismiss(id);
        }}
      >
        <Alert
          variant="outlined"
          severity={tone}
          // The region around it is live.
          role="none"
          closeText={`Dismiss ${tone}`}
          onClose={() => store.dismiss(id)}
        >
          {text}
          {action !== undefined && (
            <Button
              size="small"
              onClick={() => {
                store.dismiss(id);
                action.onSelect();
              }}
            >
              {action.label}
            </Button>
          )}
        </Alert>
      </Snackbar>
    );
  };
  return createPortal(
    <Stack
      ref={area}
      spacing={1}
      onFocus={({ currentTarget, relatedTarget }) => {
        // It is null when the focus comes from a removed notice.
        const isFromPage = relatedTarget !== null && !currentTarget.contains(relatedTarget);
        if (isFromPage) focusedBefore.current = relatedTarget;
      }}
      sx={{
        position: "fixed",
        zIndex: "snackbar",
        inset: "8px 16px auto",
        pointerEvents: "none",
        displayPrint: "none",
        // Only a rendered region announces new text.
        "& > *": { alignItems: "center", "&:empty": { position: "absolute" } },
      }}
    >
      {(["alert", "status"] as const).map((role) => (
        <Stack key={role} role={role} spacing={1}>
          {notices.filter(({ tone }) => (tone === "error") === (role === "alert")).map(card)}
        </Stack>
      ))}
      {isInDialog && alerts !== undefined && (
        <Box sx={{ width: 1, maxWidth: 640, mx: "auto", pointerEvents: "auto" }}>{alerts}</Box>
      )}
    </Stack>,
    host,
  );
}

/** A dialog covers the page's banner area. */
export function DialogAlerts() {
  const { messages } = useAppContext();
  const [after] = useState(() => messages.alerts.read().at(-1)?.id ?? 0);
  return <BannerAlert after={after} />;
}

/**
 * Red alerts of a 422 (shell 8).
 *
 * @param after hides alerts up to this id
 */
export function BannerAlert({ after = 0 }: { after?: number }) {
  const { messages } = useAppContext();
  const alerts = useStore(messages.alerts).filter(({ id }) => id > after);
  const container = useRef<HTMLDivElement>(null);
  if (alerts.length === 0) return null;

  function dismiss(id: number, at: number): void {
    const frames = container.current?.children;
    const next = frames?.[at + 1] ?? frames?.[at - 1] ?? document.querySelector("h1");
    if (next instanceof HTMLElement) next.focus();
    messages.dismissAlert(id);
  }

  return (
    <Box ref={container} sx={{ display: "grid", gap: 1.5 }}>
      {alerts.map(({ id, title, items }, at) => (
        <ErrorAlert key={id} title={title} messages={items} onDismiss={() => dismiss(id, at)} />
      ))}
    </Box>
  );
}
