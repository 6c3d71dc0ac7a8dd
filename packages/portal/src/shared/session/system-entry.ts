import type { PersistentStorage } from "@recurrent/sdk";
import { parseStored, recordOrNull } from "./session-storage.ts";

/** The entry `system` (shell 3): what all tabs know beside the session. */
export function createSystemEntry(storage: PersistentStorage) {
  const read = (): Record<string, unknown> =>
    recordOrNull(parseStored(storage.get("system"))) ?? {};
  const write = (changes: Readonly<Record<string, unknown>>): void =>
    storage.set("system", JSON.stringify({ ...read(), ...changes }));
  const timeOf = (key: string): number | null => {
    const at = read()[key];
    return typeof at === "number" ? at : null;
  };

  return {
    /** Shell 4, step 2. */
    noteRevision(current: string) {
      if (read()["revision"] !== current) write({ revision: current });
    },
    /** In any tab, in epoch milliseconds; null if unknown. */
    lastActiveAt: () => timeOf("activeAt"),
    noteActive: (at: number) => write({ activeAt: at }),
    /** In any tab, in epoch milliseconds; null if unknown. */
    transferAt: () => timeOf("transferAt"),
    noteTransfer: (at: number) => write({ transferAt: at }),
    /** As stored: not checked. */
    lockedFrom: () => read()["lockedFrom"],
    setLockedFrom(path: string | null) {
      if ((read()["lockedFrom"] ?? null) !== path) write({ lockedFrom: path });
    },
  };
}
