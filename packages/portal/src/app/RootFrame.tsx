import {
  type LinkComponentProps,
  LinkProvider,
  type SaveTable,
  TableExports,
} from "@recurrent/ui-kit";
import { useCallback, useLayoutEffect } from "react";
import { Link, Outlet, ScrollRestoration, useLocation, useNavigation } from "react-router-dom";
import { keyframes, styled } from "@mui/material/styles";
import { DialogAlerts, Notices } from "../shared/components/Notices.tsx";
import { guard } from "../shared/session/guard.ts";
import { saveFile } from "../shared/downloads/save-file.ts";
import { today } from "../shared/dates/days.ts";
import { useEntry, useRouteFact } from "../shared/context/page.ts";
import { useRuntime, useSession } from "../shared/context/runtime.ts";
import { fetchAhead } from "./navigation.ts";
import { PrivacyScreen } from "./PrivacyScreen.tsx";
import { RestoredHeight } from "./RestoredHeight.tsx";

/** What stands around every screen: its title in the browser, notices, and the lock on the door. */
export function RootFrame() {
  const { clock, config, messages } = useRuntime();
  const state = useSession();
  const { pathname, search } = useLocation();
  const entry = useEntry();
  const fact = useRouteFact();
  const title = fact?.title ?? "Page Not Found";

  const saveTable = useCallback<SaveTable>(
    (csv, list) => saveFile(csv, `${list}-${today(clock.now())}.csv`),
    [clock],
  );

  // Before the effects of the page, which may have a better name for what it shows.
  useLayoutEffect(() => {
    document.title = `${title} · ${config.product}`;
    // oxlint-disable-next-line react/exhaustive-deps -- the page before may have the same title and its own name
  }, [title, config.product, pathname]);

  // The session can end or lock while a screen is shown, here or in another tab. Nothing of it may
  // stay visible for the moment until the router has moved on.
  const elsewhere = guard(state, { fact: fact ?? null, path: pathname + search });
  return (
    <LinkProvider component={AppLink} entry={entry}>
      <TableExports value={saveTable}>
        {elsewhere === null && <Outlet />}
        <ScrollRestoration />
        <RestoredHeight />
      </TableExports>
      <PageProgress />
      <PrivacyScreen />
      <Notices store={messages.notices} alerts={<DialogAlerts />} />
    </LinkProvider>
  );
}

/**
 * How every link of the kit is drawn in the portal: in-app addresses ("#/…") go through the router,
 * and pointing at one or focusing it fetches what it leads to. All others stay plain anchors.
 */
function AppLink({ href, children, ...anchor }: LinkComponentProps) {
  const runtime = useRuntime();
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
        fetchAhead(runtime, path);
        anchor.onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        fetchAhead(runtime, path);
        anchor.onFocus?.(event);
      }}
    >
      {children}
    </Link>
  );
}

/** Grows ever more slowly: nobody knows how much is to come. */
const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(0.9)" } });

// Not MUI's, which would cost the first board 1.5 KB for one bar.
const Bar = styled("div")(({ theme }) => ({
  position: "fixed",
  insetInline: 0,
  top: 0,
  zIndex: theme.zIndex.tooltip,
  // An edge, which forced colours draw as well.
  borderTop: `3px solid ${theme.vars.palette.focus}`,
  transformOrigin: "left",
  // A page that is there at once shows no bar: one that blinks is noise.
  animation: `${grow} 8s cubic-bezier(0, 0.8, 0.2, 1) 100ms both`,
}));

/** At the top of the window while the next page is on its way: its code, or what decides where it leads. */
export function PageProgress() {
  const isComing = useNavigation().state !== "idle";
  // Live, since it stands outside of all landmarks.
  return isComing && <Bar role="progressbar" aria-live="polite" aria-label="Loading the page" />;
}
