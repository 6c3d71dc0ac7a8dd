import { ApiError, isApiError, type PersonEdit } from "@recurrent/sdk";

const ENTRY = /^companyRoles\.(\d+)\./;

/**
 * Makes the call and says what was refused of a role by the role's id. Roles travel as a list, so the
 * server counts them: `companyRoles.0.licence` is about the first one that was sent, whatever its id.
 */
export async function sentInPlace<Reply>(
  send: (edit: PersonEdit) => Promise<Reply>,
  edit: PersonEdit,
): Promise<Reply> {
  try {
    return await send(edit);
  } catch (failure) {
    throw isApiError(failure) ? placed(failure, edit) : failure;
  }
}

function placed(failure: ApiError, { trainee }: PersonEdit): ApiError {
  const fieldErrors = Object.entries(failure.fieldErrors).map(
    ([name, messages]): [string, readonly string[]] => [
      name.replace(ENTRY, (whole, index: string) => {
        const role = trainee?.roles[Number(index)];
        return role ? `companyRoles.${role.id}.` : whole;
      }),
      messages,
    ],
  );
  const { kind, status, statusText, message, redirectTo, requestId, exception, cause } = failure;
  return new ApiError({
    kind,
    status,
    statusText,
    message,
    redirectTo,
    requestId,
    exception,
    cause,
    fieldErrors: Object.fromEntries(fieldErrors),
  });
}
