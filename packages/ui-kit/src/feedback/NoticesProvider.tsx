import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Portal from "@mui/material/Portal";
import Snackbar from "@mui/material/Snackbar";
import Stack from "@mui/material/Stack";
import { useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { createNotices } from "./notice-store.ts";
import type { Notice, NoticeStore } from "./notice-store.ts";
import { NoticesContext } from "./useNotices.ts";

/** How long a notice stays that asks for nothing, in milliseconds. */
const NOTICE_TIME = 6000;

/** The same for one with a button, which has to be reached first. */
const ACTION_TIME = 12_000;

export interface NoticesProviderProps {
  /** A store made outside React, when calls tell notices too; else the provider makes its own. */
  store?: NoticeStore;
  children: ReactNode;
}

/**
 * Shows notices at top centre (shell 8). Errors are read out at once, everything else when the reader
 * is done; both regions are there before the first notice, or it would not be heard.
 */
export function NoticesProvider({ store, children }: NoticesProviderProps) {
  const [own] = useState(createNotices);
  const active = store ?? own;
  const notices = useSyncExternalStore(active.subscribe, active.read, active.read);
  const drawn = (isShown: (notice: Notice) => boolean) =>
    notices
      .filter(isShown)
      .map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onDismiss={() => active.dismiss(notice.id)} />
      ));
  return (
    <NoticesContext value={active}>
      {children}
      <Portal>
        <Stack
          spacing={1}
          sx={{
            position: "fixed",
            zIndex: "snackbar",
            inset: "8px 16px auto",
            // The page under the gaps stays usable.
            pointerEvents: "none",
          }}
        >
          <Stack role="alert" spacing={1} sx={GROUP}>
            {drawn(({ tone }) => tone === "error")}
          </Stack>
          <Stack role="status" spacing={1} sx={GROUP}>
            {drawn(({ tone }) => tone !== "error")}
          </Stack>
        </Stack>
      </Portal>
    </NoticesContext>
  );
}

const GROUP = { alignItems: "center", "&:empty": { display: "none" } } as const;

interface NoticeCardProps {
  notice: Notice;
  onDismiss: () => void;
}

/** One notice. Errors wait to be dismissed; others leave by themselves, but never while looked at. */
function NoticeCard({ notice: { tone, text, action }, onDismiss }: NoticeCardProps) {
  const time = action === undefined ? NOTICE_TIME : ACTION_TIME;
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: "top", horizontal: "center" }}
      autoHideDuration={tone === "error" ? null : time}
      resumeHideDuration={time}
      onClose={(_event, reason) => {
        if (reason === "timeout") onDismiss();
      }}
    >
      <Alert
        variant="outlined"
        severity={tone}
        // The region around it is what is read out.
        role="none"
        closeText={`Dismiss ${tone}`}
        onClose={onDismiss}
      >
        {text}
        {action !== undefined && (
          <Button
            size="small"
            onClick={() => {
              onDismiss();
              action.onSelect();
            }}
          >
            {action.label}
          </Button>
        )}
      </Alert>
    </Snackbar>
  );
}
