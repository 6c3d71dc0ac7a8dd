import Box from "@mui/material/Box";
import type { Person } from "@recurrent/sdk";
import { useMemo } from "react";
import { useCompanyId } from "../../kernel/runtime/runtime.ts";
import { useAddressQuery } from "../../kernel/view/address-state.ts";
import { EventCreateScreen, EventUpdateScreen } from "./EventFormScreens.tsx";
import { eventModeOf, personEvents } from "./event-scope.ts";
import { EventShowScreen } from "./EventShowScreen.tsx";
import { EventsScreen, type EventsScreenProps } from "./EventsScreen.tsx";

/** The Events / Documents tab of Person Detail: four screens, each in an address of its own (training 2.10). */
export function PersonEvents({
  person: { id },
  toolbarEnd,
}: Pick<EventsScreenProps, "toolbarEnd"> & { person: Person }) {
  const companyId = useCompanyId();
  const scope = useMemo(() => personEvents(companyId, id), [companyId, id]);
  const shown = eventModeOf(useAddressQuery().query);
  // One thing below the person's header, whatever it is made of.
  return (
    <Box sx={{ minWidth: 0 }}>
      {shown.mode === "list" && <EventsScreen scope={scope} toolbarEnd={toolbarEnd} />}
      {shown.mode === "create" && <EventCreateScreen scope={scope} />}
      {shown.mode === "show" && <EventShowScreen scope={scope} eventId={shown.eventId} />}
      {shown.mode === "update" && <EventUpdateScreen scope={scope} eventId={shown.eventId} />}
    </Box>
  );
}
