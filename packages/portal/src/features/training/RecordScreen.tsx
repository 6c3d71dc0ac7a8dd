import { useMemo } from "react";
import { useSignedIn } from "../../app/runtime-context.ts";
import { RecordPanel } from "./RecordPanel.tsx";
import { ownScope } from "./scope.ts";

/** Training Record of the person signed in (training 2.6). */
export function RecordScreen() {
  const { user } = useSignedIn();
  const scope = useMemo(() => ownScope(user), [user]);
  return <RecordPanel scope={scope} />;
}
