import {
  CHUNK_LOADING,
  type LinkComponentProps,
  LinkProvider,
  type SaveTable,
  TableExports,
} from "@recurrent/ui-kit";
import { useCallback, useLayoutEffect, useState } from "react";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { keyframes, styled } from "@mui/material/styles";
import { DialogAlerts, Notices } from "../shared/components/Notices.tsx";
import { guard } from "../shared/session/guard.ts";
import { saveFile } from "../shared/downloads/save-file.ts";
import { toCalendarDay } from "@recurrent/sdk/calendar-day";
import { useHistoryEntryKey, useRouteDefinition } from "../shared/context/page.ts";
import { useAppContext, useSession } from "../shared/context/app-context.ts";
import { prefetchPage } from "./navigation.ts";
import { PrivacyScreen } from "./PrivacyScreen.tsx";
import { RestoredHeight } from "./RestoredHeight.tsx";

export function RootFrame() {
  const { clock, config, messages } = useAppContext();
  const state = useSession();
  const { pathname, search } = useLocation();
  const entry = useHistoryEntryKey();
  const route = useRouteDefinition();
  const title = route?.title ?? "Page Not Found";

  const saveTable = useCallback<SaveTable>(
    (csv, list) => saveFile(csv, `${list}-${toCalendarDay(clock.now())}.csv`),
    [clock],
  );

  // Runs before the page's effects, which may set a better title.
  useLayoutEffect(() => {
    document.title = `${title} · ${config.product}`;
    // oxlint-disable-next-line react/exhaustive-deps -- the previous page may have set its own title
  }, [title, config.product, pathname]);

  // Hides the page of an ended session until the router has navigated.
  const elsewhere = guard(state, { route: route ?? null, path: pathname + search });
  return (
    <LinkProvider component={RouterLink} entry={entry}>
      <TableExports value={saveTable}>
        {elsewhere === null && <Outlet />}
        <RestoredScroll />
      </TableExports>
      <PageProgress />
      <PrivacyScreen />
      <Notices store={messages.notices} alerts={<DialogAlerts />} />
    </LinkProvider>
  );
}

/** Mounted second, as the provider of the router would miss the position of a reloaded page. */
function RestoredScroll() {
  const [isSubscribed, setSubscribed] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- effects of a parent run after those of its children
  useLayoutEffect(() => setSubscribed(true), []);
  return (
    isSubscribed && (
      <>
        <ScrollRestoration />
        <RestoredHeight />
      </>
    )
  );
}

/** In-app addresses ("#/…") prefetch on hover and focus. */
function RouterLink({ href, children, ...anchor }: LinkComponentProps) {
  const app = useAppContext();
  if (!href.startsWith("#/")) {
    return (
      <a {...anchor} href={href}>
        {children}
      </a>
    );
  }
  const path = href.slice(1);
  return (
    <Link
      {...anchor}
      to={path}
      onPointerEnter={(event) => {
        prefetchPage(app, path);
        anchor.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prefetchPage(app, path);
        anchor.onFocus?.(event);
      }}
    >
      {children}
    </Link>
  );
}

const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

// MUI's progress bar would add 1.5 KB.
const Bar = styled("div")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.tooltip,
  // Forced colours draw borders, but no backgrounds.
  borderTop: `3px solid ${theme.vars.palette.focus}`,
  transformOrigin: "left",
  // Delayed, so that no bar flashes.
  animation: `${grow} 8s cubic-bezier(0, 0.8, 0.2, 1) 100ms both`,
  "@media print": { display: "none" },
}));

/** Counts the code that is waited for. */
function useChunksLoading(): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const onLoading = (event: Event) => {
      const end = () => setCount((latest) => latest - 1);
      setCount((latest) => latest + 1);
      (event as CustomEvent<Promise<unknown>>).detail.then(end, end);
    };
    addEventListener(CHUNK_LOADING, onLoading);
    return () => removeEventListener(CHUNK_LOADING, onLoading);
  }, []);
  return count;
}

export function PageProgress() {
  const isComing = useNavigation().state !== "idle";
  const isLoading = useChunksLoading() > 0;
  // Live because it is outside all landmarks.
  return (
    (isComing || isLoading) && (
      <Bar
        role="progressbar"
        aria-live="polite"
        aria-label={isComing ? "Loading the page" : "Loading"}
      />
    )
  );
}
