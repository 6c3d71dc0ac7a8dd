import { EventsPanel } from "./EventsPanel.tsx";
import { OWN_EVENTS } from "./scope.ts";

/** Events / Documents of the person signed in (training 2.11). */
export function EventsScreen() {
  return <EventsPanel scope={OWN_EVENTS} />;
}
