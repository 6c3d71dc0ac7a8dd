import { createContext } from "react";
import type { PROFILES } from "./harness-people.ts";

/** The roles in Storybook's toolbar for every page, in the order of shell 6. */
export const HARNESS_ROLES = {
  super: "Super",
  admin: "Admin",
  customerSupport: "Customer Support",
  support: "Support",
  ctops: "Ctops",
  companyManager: "Company Manager",
  trainingManager: "Training Manager",
  trainee: "Trainee",
} as const satisfies Partial<Record<keyof typeof PROFILES, string>>;

export type HarnessRole = keyof typeof HARNESS_ROLES;

/** The role of a choice in the toolbar; null means the person of the story. */
export function readHarnessRole(choice: unknown): HarnessRole | null {
  const known = Object.keys(HARNESS_ROLES) as HarnessRole[];
  return known.find((role) => role === choice) ?? null;
}

/** The role of every harness, in place of the story's own. Null uses the story's. */
export const HarnessRoleContext = createContext<HarnessRole | null>(null);
