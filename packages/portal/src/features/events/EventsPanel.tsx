import { useEvents } from "@recurrent/sdk/react";
import { EventsTable, type EventRowView, TabsBar } from "@recurrent/ui-kit";
import { useCallback, useMemo } from "react";
import { useMay } from "../../app/runtime-context.ts";
import { NewButton } from "../../components/NewButton.tsx";
import { loadState } from "../../view/load-state.ts";
import { useAddressQuery } from "../../view/useAddressQuery.ts";
import { useTableView } from "../../view/useTableView.ts";
import { useToday } from "../../view/useToday.ts";
import { eventRows } from "./event-values.ts";
import { type EventScope, listTabOf } from "./scope.ts";

const BY_DESCRIPTION = { id: "description", desc: false };

/** The events and documents of somebody, in force and archived (training 2.10, 2.11). */
export function EventsPanel({ scope }: { scope: EventScope }) {
  const { owner, places, viewPrefix } = scope;
  const today = useToday();
  const query = useEvents(owner);
  const tab = listTabOf(useAddressQuery().query, scope);
  const view = useTableView(BY_DESCRIPTION, viewPrefix);
  const newEvent = useMay()(scope.actions.new) ? (
    <NewButton href={`#${places.create()}`} />
  ) : undefined;
  const rows = useMemo(
    () => (query.data && today !== null ? eventRows(query.data, tab, today) : undefined),
    [query.data, tab, today],
  );
  const hrefOf = useCallback(({ id }: EventRowView) => `#${places.show(id)}`, [places]);
  // An empty list has the button where the eye is.
  const isBare = tab === "all" && rows?.length === 0;
  return (
    <>
      <TabsBar
        label="Events / Documents"
        inPage={scope.kind === "person"}
        tabs={[
          { id: "all", label: "All", href: `#${places.list("all")}` },
          { id: "archived", label: "Archived", href: `#${places.list("archived")}` },
        ]}
        selected={tab}
      />
      <EventsTable
        // Another list is another table: it has its own rows, and its own state in the address.
        key={tab}
        rows={rows}
        archived={tab === "archived"}
        hrefOf={hrefOf}
        {...view}
        {...loadState(query, "The events and documents could not be loaded")}
        loading={query.isPending || today === null}
        toolbarEnd={isBare ? undefined : newEvent}
        emptyAction={newEvent}
      />
    </>
  );
}
