import type { PersonEdit } from "@recurrent/sdk";

/** A trainee needs equipment and a role (shell 5); lists that are not known are the server's. */
export function breaksTraineeRule({
  isTrainee,
  companyRpeIds,
  companyRoles,
}: Pick<PersonEdit, "isTrainee" | "companyRpeIds" | "companyRoles">): boolean {
  const hasNoRole =
    companyRoles !== null && !Object.values(companyRoles).some(({ active }) => active);
  return isTrainee && (companyRpeIds?.length === 0 || hasNoRole);
}
