import { useSignedIn } from "../../app/runtime-context.ts";
import { ProgramPanel } from "./ProgramPanel.tsx";
import { ownScope } from "./scope.ts";

/** Training Program (training 2.4). */
export function ProgramScreen() {
  return <ProgramPanel scope={ownScope(useSignedIn().user)} />;
}
