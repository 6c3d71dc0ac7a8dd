import type { ReactNode } from "react";
import { LinkContext } from "./LinkContext.ts";
import type { LinkComponent } from "./LinkContext.ts";

export interface LinkProviderProps {
  /** Renders every link of the kit below. Give a stable component, not one made while rendering. */
  component: LinkComponent;
  children: ReactNode;
}

/** Lets an application route the kit's links without the kit knowing its router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}
