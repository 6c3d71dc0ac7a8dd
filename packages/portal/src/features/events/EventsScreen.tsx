import type { EventSummary } from "@recurrent/sdk";
import { EventsTable } from "@recurrent/ui-kit";
import { TabsBar } from "../../kernel/layout/TabsBar.tsx";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useMemo } from "react";
import { useMay } from "../../kernel/runtime/runtime.ts";
import { NewButton } from "../../kernel/components/NewButton.tsx";
import { loadState } from "../../kernel/view/load-state.ts";
import { useAddressQuery } from "../../kernel/view/useAddressQuery.ts";
import { useTableView } from "../../kernel/view/useTableView.ts";
import { useToday } from "../../kernel/view/useToday.ts";
import { eventsQuery } from "./event-calls.ts";
import { eventRows } from "./event-facts.ts";
import { type EventScope, listTabOf, OWN_EVENTS } from "./scope.ts";

const BY_DESCRIPTION = { id: "description", desc: false };

/** Events / Documents of the person signed in (training 2.11). */
export function EventsScreen({ toolbarEnd }: Pick<EventsPanelProps, "toolbarEnd">) {
  return <EventsPanel scope={OWN_EVENTS} toolbarEnd={toolbarEnd} />;
}

export interface EventsPanelProps {
  scope: EventScope;
  /** What else can be done with the events in force. */
  toolbarEnd?: ReactNode;
}

/** The events and documents of a person, in force and archived (training 2.10, 2.11). */
export function EventsPanel({ scope, toolbarEnd }: EventsPanelProps) {
  const { owner, places, viewPrefix } = scope;
  const today = useToday();
  const query = useQuery(eventsQuery(owner));
  const tab = listTabOf(useAddressQuery().query, scope);
  const view = useTableView(BY_DESCRIPTION, viewPrefix);
  const newEvent = useMay()(`${scope.rules}New`) ? (
    <NewButton href={`#${places.create()}`} />
  ) : undefined;
  const rows = useMemo(
    () => query.data && eventRows(query.data, tab, today),
    [query.data, tab, today],
  );
  const hrefOf = useCallback(({ id }: EventSummary) => `#${places.show(id)}`, [places]);
  // An empty list has the button where the eye is.
  const isBare = tab === "all" && rows?.length === 0;
  const ofAll = tab === "all" ? toolbarEnd : undefined;
  const ofList = isBare ? undefined : newEvent;
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
        toolbarEnd={
          ofAll === undefined ? (
            ofList
          ) : (
            <>
              {ofAll}
              {ofList}
            </>
          )
        }
        emptyAction={newEvent}
      />
    </>
  );
}
