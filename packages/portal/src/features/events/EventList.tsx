import type { EventSummary } from "@recurrent/sdk";
import Box from "@mui/material/Box";
import {
  displayDescription,
  EventsTable,
  type GridView,
  TopicSummary,
  withSearch,
} from "@recurrent/ui-kit";
import { loadError, tableErrorProps } from "../../shared/api/first-load.ts";
import { TabsBar } from "../../shared/layout/TabsBar.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useMay } from "../../shared/context/app-context.ts";
import { AutoRefetch } from "../../shared/components/AutoRefetch.tsx";
import { NewButton } from "../../shared/components/NewButton.tsx";
import { useAddressQuery, useTableView } from "../../shared/table-state/address-state.ts";
import { useToday } from "../../shared/dates/days.ts";
import { eventRows } from "./event-offers.ts";
import { type EventPageProps, OWN_EVENTS } from "./event-scope.ts";

const BY_DESCRIPTION = { id: "description", desc: false };

/** Events have no periods. */
const ONCE = { completedAt: null, periodicity: "" };

export interface EventListProps extends EventPageProps {
  /** Shown only in the list of active events. */
  tools?: ReactNode;
}

export function EventList({ scope = OWN_EVENTS, tools }: EventListProps) {
  const { addresses } = scope;
  const today = useToday();
  const query = useQuery(scope.events());
  const tab = scope.listTabOf(useAddressQuery().query);
  const view = useTableView(BY_DESCRIPTION, scope.viewPrefix);
  const [gridView, setGridView] = useState<GridView>();
  const newEvent = useMay()(`${scope.rules}New`) ? (
    <NewButton href={`#${addresses.create()}`} />
  ) : undefined;
  const rows = useMemo(
    () => query.data && eventRows(query.data, tab, today),
    [query.data, tab, today],
  );
  const hrefOf = useCallback(({ id }: EventSummary) => `#${addresses.show(id)}`, [addresses]);
  const isBare = tab === "all" && rows?.length === 0;
  return (
    <>
      <TabsBar
        label="Events / Documents"
        isInline={!scope.isOwn}
        tabs={[
          { id: "all", label: "All", href: `#${addresses.list("all")}` },
          { id: "archived", label: "Archived", href: `#${addresses.list("archived")}` },
        ]}
        selected={tab}
        // The empty list shows the button itself.
        action={isBare ? undefined : newEvent}
      />
      {tab === "all" && !isBare && !loadError(query) && (
        // On phones, the rows need the room.
        <Box sx={{ display: { xs: "none", sm: "block" }, mb: 2 }}>
          <TopicSummary
            kind="events"
            topics={rows?.map(({ description, status }) => ({
              name: displayDescription(description),
              status,
              ...ONCE,
            }))}
            onSelect={(search) => view.onStateChange(withSearch(view.state, search))}
          />
        </Box>
      )}
      <EventsTable
        // Each list has its own rows, and its own state in the URL.
        key={tab}
        view={gridView}
        onViewChange={setGridView}
        rows={rows}
        archived={tab === "archived"}
        {...(tab === "all" && { today })}
        hrefOf={hrefOf}
        {...view}
        {...tableErrorProps(query, "The events and documents could not be loaded")}
        tools={tab === "all" && tools}
        emptyAction={newEvent}
      />
      <AutoRefetch queries={[query]} />
    </>
  );
}
