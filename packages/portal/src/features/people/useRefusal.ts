import { type ChangeBar, changeBar, type Person, type Standing } from "@recurrent/sdk";
import { useSignedIn } from "../../kernel/runtime/runtime.ts";

const BARRED: Readonly<Record<ChangeBar, string>> = {
  internalStaff: "Only Admin and Customer Support can change internal staff.",
  mayDoMore: "Only someone who may do at least as much as this person can change them.",
};

/**
 * Why this very person cannot be changed or deleted by `user`, besides the permission to do so at all; null
 * when they can. The server decides; this is said before it is asked (decisions, Session).
 */
export function refusalOf(
  user: Standing,
  person: Pick<Person, "isActive" | "roles" | "permissions">,
): string | null {
  if (!person.isActive) return "Historical people cannot be changed.";
  const bar = changeBar(user, person);
  return bar && BARRED[bar];
}

/** The same for the person signed in. */
export function useRefusal(person: Person): string | null {
  return refusalOf(useSignedIn().subject, person);
}
