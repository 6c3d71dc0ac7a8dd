import { whenSignedIn } from "../session/when-signed-in.ts";
import { useAppContext, useSignedIn } from "./app-context.ts";

/** For the result of a write, which may arrive during a lock: see {@link whenSignedIn}. */
export function useWhenSignedIn(): (show: () => void) => void {
  const { session } = useAppContext();
  const userId = useSignedIn().user.id;
  return (show) => whenSignedIn(session, userId, show);
}
