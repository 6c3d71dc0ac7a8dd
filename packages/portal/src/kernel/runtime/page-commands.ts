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
  const listeners = new Set<() => void>();
  let commands: readonly PageCommand[] = [];

  function set(next: readonly PageCommand[]): void {
    commands = next;
    for (const listener of listeners) listener();
  }

  return {
    /** The same array as long as nothing changes. */
    list: () => commands,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @returns takes the command away again */
    offer(command: PageCommand) {
      set([...commands, command]);
      return () => set(commands.filter((one) => one !== command));
    },
  };
}
