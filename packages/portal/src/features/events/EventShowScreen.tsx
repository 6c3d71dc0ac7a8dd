import { useIdParam } from "../../view/useIdParam.ts";
import { EventShowPanel } from "./EventShowPanel.tsx";
import { OWN_EVENTS } from "./scope.ts";

/** Event Detail (training 2.11). */
export function EventShowScreen() {
  const id = useIdParam();
  return <EventShowPanel key={id} scope={OWN_EVENTS} eventId={id} />;
}
