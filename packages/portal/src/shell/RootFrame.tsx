import { LinkProvider, type SaveTable, TableExports } from "@recurrent/ui-kit";
import { Notices } from "../kernel/components/Notices.tsx";
import { useCallback, useLayoutEffect } from "react";
import { Outlet, ScrollRestoration, useLocation } from "react-router-dom";
import { guard } from "../kernel/session/guard.ts";
import { AppLink } from "./AppLink.tsx";
import { saveFile } from "../kernel/view/save-file.ts";
import { today } from "../kernel/view/today.ts";
import { useEntry, useRouteFact } from "../kernel/runtime/route-hooks.ts";
import { PageProgress } from "./PageProgress.tsx";
import { useRuntime, useSession } from "../kernel/runtime/runtime.ts";

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
      </TableExports>
      <PageProgress />
      <Notices store={messages.notices} />
    </LinkProvider>
  );
}
