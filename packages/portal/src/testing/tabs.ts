import type { TabMessage, Tabs } from "../shared/session/session.ts";

/** Tabs of one browser for a test: each call gives the line of another tab. */
export function browserTabs(): () => Tabs {
  const all: ((message: TabMessage) => void)[][] = [];
  return () => {
    const own: ((message: TabMessage) => void)[] = [];
    all.push(own);
    return {
      tell(message) {
        for (const listeners of all) {
          if (listeners !== own) for (const hear of listeners) hear(message);
        }
      },
      listen(hear) {
        own.push(hear);
        return () => own.splice(own.indexOf(hear), 1).length > 0;
      },
    };
  };
}
