import { hasUnknownOutcome } from "@recurrent/sdk";
import { useState } from "react";

/** Values of writes that the host may have saved, although no reply came. */
export function useUnconfirmed<Values>() {
  const [unconfirmed, setUnconfirmed] = useState<readonly Values[]>([]);
  return {
    unconfirmed,
    setUnconfirmed,
    /** Runs a write. Until the host replies, `attempt` is unconfirmed. */
    async write<Result>(attempt: Values, call: () => Promise<Result>): Promise<Result> {
      setUnconfirmed((before) => [...before, attempt]);
      try {
        return await call();
      } catch (failure) {
        if (!hasUnknownOutcome(failure)) {
          setUnconfirmed((before) => before.filter((each) => each !== attempt));
        }
        throw failure;
      }
    },
  };
}
