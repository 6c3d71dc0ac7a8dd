import Portal from "@mui/material/Portal";
import { styled } from "@mui/material/styles";
import { useCallback, useState, useSyncExternalStore } from "react";
import type { ReactNode } from "react";
import { NoticeCard } from "./NoticeCard.tsx";
import { NoticesContext } from "./notices-context.ts";
import { createNotices } from "./notice-store.ts";
import type { Notice, NoticeStore } from "./notice-store.ts";

const Layer = styled("div")(({ theme }) => ({
  position: "fixed",
  zIndex: theme.zIndex.snackbar,
  top: 8,
  left: 0,
  right: 0,
  display: "grid",
  // As wide as the window, whatever words a notice is made of.
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: 8,
  padding: "0 16px",
  // The page under the gaps stays usable.
  pointerEvents: "none",
}));

const Group = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: 8,
  width: "100%",
  "&:empty": { display: "none" },
});

interface NoticeGroupProps {
  notices: readonly Notice[];
  onDismiss: (id: number) => void;
}

function NoticeList({ notices, onDismiss }: NoticeGroupProps) {
  return notices.map((notice) => (
    <DismissableNotice key={notice.id} notice={notice} onDismiss={onDismiss} />
  ));
}

function DismissableNotice({
  notice,
  onDismiss,
}: {
  notice: Notice;
  onDismiss: (id: number) => void;
}) {
  // Stable, so that a notice beside it does not start this one's time again.
  const dismiss = useCallback(() => onDismiss(notice.id), [notice.id, onDismiss]);
  return <NoticeCard notice={notice} onDismiss={dismiss} />;
}

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
  const errors = notices.filter(({ tone }) => tone === "error");
  const others = notices.filter(({ tone }) => tone !== "error");
  return (
    <NoticesContext value={active}>
      {children}
      <Portal>
        <Layer>
          <Group role="alert">
            <NoticeList notices={errors} onDismiss={active.dismiss} />
          </Group>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- output may not hold a card */}
          <Group role="status">
            <NoticeList notices={others} onDismiss={active.dismiss} />
          </Group>
        </Layer>
      </Portal>
    </NoticesContext>
  );
}
