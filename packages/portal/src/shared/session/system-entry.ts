import type { PersistentStorage } from "@recurrent/sdk";
import { parseRecord } from "../stores/records.ts";

/** The entry `system` (shell 3): what all tabs know beside the session. */
export interface SystemEntry {
  /** Shell 4, step 2. */
  readonly noteRevision: (current: string) => void;
  /** In any tab, in epoch milliseconds; null if unknown. */
  readonly lastActiveAt: () => number | null;
  /** @param at epoch milliseconds */
  readonly noteActive: (at: number) => void;
  /** In any tab, in epoch milliseconds; null if unknown. */
  readonly transferAt: () => number | null;
  /** @param at epoch milliseconds */
  readonly noteTransfer: (at: number) => void;
}

/** Only for `Session.lockedFrom`. */
interface LockedFrom {
  /** What is stored, which is not checked. */
  readonly lockedFrom: () => unknown;
  readonly setLockedFrom: (path: string | null) => void;
}

export function createSystemEntry(storage: PersistentStorage): SystemEntry & LockedFrom {
  const read = (): Record<string, unknown> => parseRecord(storage.get("system")) ?? {};
  const write = (changes: Readonly<Record<string, unknown>>): void =>
    storage.set("system", JSON.stringify({ ...read(), ...changes }));
  const timeOf = (key: string): number | null => {
    const at = read()[key];
    return typeof at === "number" ? at : null;
  };

  return {
    noteRevision(current) {
      if (read()["revision"] !== current) write({ revision: current });
    },
    lastActiveAt: () => timeOf("activeAt"),
    noteActive: (at) => write({ activeAt: at }),
    transferAt: () => timeOf("transferAt"),
    noteTransfer: (at) => write({ transferAt: at }),
    lockedFrom: () => read()["lockedFrom"],
    setLockedFrom(path) {
      if ((read()["lockedFrom"] ?? null) !== path) write({ lockedFrom: path });
    },
  };
}
