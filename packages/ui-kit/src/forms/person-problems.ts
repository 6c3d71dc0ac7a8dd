import { emailProblem, onlyWrong, requiredProblem } from "./form-errors.ts";
import type { FormProblems } from "./form-errors.ts";
import { checkNewPassword } from "./new-password.ts";
import type { OperationalValue } from "./OperationalFields.tsx";
import type { ProfileValue } from "./PersonFields.tsx";

/**
 * What keeps a person's data from being sent (shell 5): names, username and e-mail are required, a new
 * password has to keep the rule and be repeated (decisions, forms).
 */
export function profileProblems({
  name,
  surname,
  username,
  email,
  newPassword,
}: Omit<ProfileValue, "notifications">): FormProblems {
  const { password, confirmation } = checkNewPassword(newPassword, true);
  return onlyWrong({
    name: requiredProblem(name, "First Name"),
    surname: requiredProblem(surname, "Last Name"),
    username: emailProblem(username, "Username"),
    email: emailProblem(email, "Email"),
    password,
    password_confirmation: confirmation,
  });
}

/** True for a trainee who has no equipment entry or no role switched on (shell 5). */
export function breaksTraineeRule(
  isTrainee: boolean,
  { rpes, roles }: Pick<OperationalValue, "rpes" | "roles">,
): boolean {
  return isTrainee && (rpes.length === 0 || !Object.values(roles).some(({ active }) => active));
}
