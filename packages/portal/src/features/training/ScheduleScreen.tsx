import { useSignedIn } from "../../app/runtime-context.ts";
import { SchedulePanel } from "./SchedulePanel.tsx";
import { ownScope } from "./scope.ts";

/** Training Schedule (training 2.5). */
export function ScheduleScreen() {
  return <SchedulePanel scope={ownScope(useSignedIn().user)} />;
}
