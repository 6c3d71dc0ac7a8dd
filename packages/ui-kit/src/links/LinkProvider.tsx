import type { ReactNode } from "react";
import { EntryContext, LinkContext } from "./LinkContext.ts";
import type { LinkComponent } from "./LinkContext.ts";

export interface LinkProviderProps {
  /** Renders every link of the kit below. Give a stable component, not one made while rendering. */
  component: LinkComponent;
  /**
   * Names the history entry that is shown: when it changes, dialogs close. Left out, they stay until they
   * are answered.
   */
  entry?: string;
  children: ReactNode;
}

/** Lets an application route the kit's links without the kit knowing its router. */
export function LinkProvider({ component, entry, children }: LinkProviderProps) {
  return (
    <EntryContext value={entry ?? null}>
      <LinkContext value={component}>{children}</LinkContext>
    </EntryContext>
  );
}
