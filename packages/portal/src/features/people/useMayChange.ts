import type { Person } from "@recurrent/sdk";
import { useMay } from "../../app/runtime-context.ts";
import { isInternalStaff } from "./person-types.ts";

/**
 * Whether this very person can be changed or deleted by the one signed in, besides the permission to do
 * so at all: who works for the product only by Admin and Customer Support, who has left by nobody.
 */
export function useMayChange(): (person: Person) => boolean {
  const isAdministrator = useMay()("personUserTypes");
  return ({ isActive, roles }) => isActive && (isAdministrator || !isInternalStaff(roles));
}
