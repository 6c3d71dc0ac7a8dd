import type { SessionMessage, SessionChannel } from "../shared/session/session-channel.ts";

/** Tabs of one browser for a test: each call returns the channel of another tab. */
export function browserTabs(): () => SessionChannel {
  const all: ((message: SessionMessage) => void)[][] = [];
  return () => {
    const own: ((message: SessionMessage) => void)[] = [];
    all.push(own);
    return {
      post(message) {
        for (const listeners of all) {
          if (listeners !== own) for (const hear of listeners) hear(message);
        }
      },
      subscribe(hear) {
        own.push(hear);
        return () => own.splice(own.indexOf(hear), 1).length > 0;
      },
    };
  };
}
