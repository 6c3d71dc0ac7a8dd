import { EventCreatePanel } from "./EventCreatePanel.tsx";
import { OWN_EVENTS } from "./scope.ts";

/** Create Event (training 2.11). */
export function EventCreateScreen() {
  return <EventCreatePanel scope={OWN_EVENTS} />;
}
