import Box from "@mui/material/Box";
import type { Person } from "@recurrent/sdk";
import { useMemo } from "react";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { useAddressQuery } from "../../kernel/view/useAddressQuery.ts";
import { EventCreatePanel, EventUpdatePanel } from "./EventFormScreens.tsx";
import { EventShowPanel } from "./EventShowScreen.tsx";
import { EventsPanel, type EventsPanelProps } from "./EventsScreen.tsx";
import { type EventMode, eventModeOf, personEvents } from "./scope.ts";

/** The Events / Documents tab of Person Detail: four screens, each in an address of its own (training 2.10). */
export function PersonEvents({
  person: { id },
  toolbarEnd,
}: { person: Person } & Pick<EventsPanelProps, "toolbarEnd">) {
  const companyId = useCompanyId();
  const scope = useMemo(() => personEvents(companyId, id), [companyId, id]);
  const { query } = useAddressQuery();
  // One thing below the person's header, whatever it is made of.
  return (
    <Box sx={{ minWidth: 0 }}>
      <EventScreen scope={scope} shown={eventModeOf(query)} toolbarEnd={toolbarEnd} />
    </Box>
  );
}

function EventScreen({ scope, shown, toolbarEnd }: EventsPanelProps & { shown: EventMode }) {
  switch (shown.mode) {
    case "list":
      return <EventsPanel scope={scope} toolbarEnd={toolbarEnd} />;
    case "create":
      return <EventCreatePanel scope={scope} />;
    case "show":
      return <EventShowPanel key={shown.eventId} scope={scope} eventId={shown.eventId} />;
    case "update":
      return <EventUpdatePanel key={shown.eventId} scope={scope} eventId={shown.eventId} />;
  }
}
