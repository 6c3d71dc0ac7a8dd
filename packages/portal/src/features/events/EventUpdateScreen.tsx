import { useIdParam } from "../../view/useIdParam.ts";
import { EventUpdatePanel } from "./EventUpdatePanel.tsx";
import { OWN_EVENTS } from "./scope.ts";

/** Edit Event (training 2.11). */
export function EventUpdateScreen() {
  const id = useIdParam();
  return <EventUpdatePanel key={id} scope={OWN_EVENTS} eventId={id} />;
}
