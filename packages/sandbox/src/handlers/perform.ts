import { OPERATIONS } from "../generated/operations.ts";
import { mayEnterCompany, permissionsOf, rolesOf } from "../rules/access.ts";
import type { CompanyRow, PersonRow } from "../world/rows.ts";
import { settleScores } from "../world/scoring.ts";
import type { Call } from "./call.ts";
import type { Address, OperationId } from "./contract.ts";
import { isOpenOperation, openHandlers, signedInHandlers } from "./handlers.ts";
import { requireUnchanged } from "./preconditions.ts";
import { forbidden, notFound } from "./refusal.ts";
import { personOfToken } from "./sessions.ts";

/** Token, permission, company, role and precondition first, whatever the operation; then what it does. */
export function perform(operation: OperationId, call: Call): unknown {
  if (isOpenOperation(operation)) {
    return openHandlers[operation](call);
  }
  const user = personOfToken(call, call.token);
  settleScores(call);
  const company = requireAccess(OPERATIONS[operation], user, call);
  const signedIn = { ...call, user, company };
  requireUnchanged(operation, signedIn, (show) => signedInHandlers[show](signedIn));
  return signedInHandlers[operation](signedIn);
}

/** The company that the call is about; throws 403 or 404 when the caller may not come there. */
function requireAccess(
  { permissions, roles }: Address,
  user: PersonRow,
  { tables, params }: Call,
): CompanyRow {
  if (
    permissions !== undefined &&
    !permissionsOf(user).some((held) => permissions.includes(held))
  ) {
    throw forbidden();
  }
  const companyId = Number(params["companyId"] ?? user.companyId);
  if (!mayEnterCompany(user, companyId)) {
    throw forbidden();
  }
  const company = tables.companies.get(companyId);
  if (company === undefined || company.deletedAt !== null) {
    throw notFound("Company");
  }
  if (roles !== undefined && !rolesOf(user).some((held) => roles.includes(held))) {
    throw forbidden();
  }
  return company;
}
