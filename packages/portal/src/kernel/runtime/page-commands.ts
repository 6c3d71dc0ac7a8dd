import { createStore } from "../stores/store.ts";
import type { LucideIcon } from "lucide-react";

/** Something that only the page which is shown can do, offered in the user menu. */
export interface PageCommand {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** The commands of the page that is shown. */
export type PageCommands = ReturnType<typeof createPageCommands>;

/** None yet. */
export function createPageCommands() {
  const { read, set, subscribe } = createStore<readonly PageCommand[]>([]);
  return {
    /** For `useStore`: the same array as long as nothing changes. */
    read,
    subscribe,
    /** @returns takes the command away again */
    offer(command: PageCommand) {
      set([...read(), command]);
      return () => set(read().filter((one) => one !== command));
    },
  };
}
