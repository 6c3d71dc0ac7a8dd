import Box from "@mui/material/Box";
import type { Person } from "@recurrent/sdk";
import { useMemo } from "react";
import { useCompanyId } from "../../shared/context/app-context.ts";
import { useAddressQuery } from "../../shared/table-state/address-state.ts";
import { EventCreatePage, EventEditPage } from "./EventFormPages.tsx";
import { eventModeOf, personEvents } from "./event-scope.ts";
import { EventPage } from "./EventPage.tsx";
import { EventList, type EventListProps } from "./EventList.tsx";

/** Tab of Person Detail: four screens, each with its own URL (training 2.10). */
export function PersonEvents({
  person: { id },
  tools,
}: Pick<EventListProps, "tools"> & { person: Person }) {
  const companyId = useCompanyId();
  const scope = useMemo(() => personEvents(companyId, id), [companyId, id]);
  const shown = eventModeOf(useAddressQuery().query);
  return (
    <Box sx={{ minWidth: 0 }}>
      {shown.mode === "list" && <EventList scope={scope} tools={tools} />}
      {shown.mode === "create" && <EventCreatePage scope={scope} />}
      {shown.mode === "show" && <EventPage scope={scope} eventId={shown.eventId} />}
      {shown.mode === "update" && <EventEditPage scope={scope} eventId={shown.eventId} />}
    </Box>
  );
}
