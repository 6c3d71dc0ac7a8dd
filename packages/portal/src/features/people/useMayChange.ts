import { changeBar, type Person } from "@recurrent/sdk";
import { useSignedIn } from "../../app/runtime-context.ts";

/**
 * Whether this very person can be changed or deleted by the one signed in, besides the permission to do
 * so at all: not one who has left, nor one who is out of reach (`changeBar`).
 */
export function useMayChange(): (person: Person) => boolean {
  const { subject } = useSignedIn();
  return (person) => person.isActive && changeBar(subject, person) === null;
}
