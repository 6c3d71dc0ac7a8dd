import { OPERATIONS } from "../generated/operations.ts";
import { dayOf } from "../model/days.ts";
import { mayEnterCompany, permissionsOf, personOn, rolesOf } from "../rules/people.ts";
import { uuidFor } from "../model/random.ts";
import type { CompanyRow, PersonRow } from "../model/rows.ts";
import { processScores } from "../store/registrations.ts";
import { boards } from "./boards.ts";
import type { OperationRoute } from "./operation-route.ts";
import {
  type Call,
  forbidden,
  type Handlers,
  notFound,
  type OperationId,
  HttpError,
  type SignedInCall,
} from "./call.ts";
import { companies } from "./companies.ts";
import { events } from "./events.ts";
import { readId } from "./fields.ts";
import { groups } from "./groups.ts";
import { people } from "./people.ts";
import { personOfToken, session } from "./session.ts";
import { training } from "./training.ts";

/** Exhaustive: a missing operation does not compile. */
const signedInHandlers: Handlers<Exclude<OperationId, keyof typeof session>> = {
  ...companies,
  ...people,
  ...groups,
  ...boards,
  ...training,
  ...events,
};

export function handleRequest(operation: OperationId, call: Call): unknown {
  // Operations of the sign-in host need no session, or bring a token that may have expired.
  if (isOpen(operation)) return session[operation](call);
  const user = personOn(personOfToken(call, call.token), dayOf(call.now));
  processScores(call);
  const company = requireAccess(OPERATIONS[operation], user, call);
  const signedIn = { ...call, user, company, person: personOf(call, user, company) };
  requireUnchanged(operation, signedIn);
  return signedInHandlers[operation](signedIn);
}

function isOpen(operation: OperationId): operation is keyof typeof session {
  return Object.hasOwn(session, operation);
}

function requireAccess(
  { permissions, roles }: OperationRoute,
  user: PersonRow,
  { tables, params }: Call,
): CompanyRow {
  if (
    permissions !== undefined &&
    !permissionsOf(user).some((permission) => permissions.includes(permission))
  ) {
    throw forbidden();
  }
  const companyId = readId(params["companyId"] ?? user.companyId) ?? 0;
  if (!mayEnterCompany(user, companyId)) throw forbidden();
  const company = tables.companies.get(companyId);
  if (company === undefined || company.deletedAt !== null) throw notFound("Company");
  if (roles !== undefined && !rolesOf(user).some((role) => roles.includes(role))) throw forbidden();
  return company;
}

function personOf({ tables, params, now }: Call, user: PersonRow, company: CompanyRow): PersonRow {
  const { userId } = params;
  if (userId === undefined) return user;
  const person = tables.people.get(readId(userId) ?? 0);
  if (person?.companyId !== company.id) throw notFound("Person");
  return personOn(person, dayOf(now));
}

/**
 * Throws 412 when `If-Match` lacks the current tag for this caller (RFC 9110, 13.1.1). Writes
 * without the header pass.
 */
function requireUnchanged(operation: OperationId, call: SignedInCall): void {
  const show = operation.replace(/(?:Update|Delete)$/, "Show");
  if (call.ifMatch === null || show === operation || !Object.hasOwn(signedInHandlers, show)) return;
  const currentTag = tagOf(signedInHandlers[show as "personShow"](call));
  const tags = call.ifMatch.split(",").map((tag) => tag.trim());
  if (!tags.includes("*") && !tags.includes(currentTag)) {
    throw new HttpError(412, { message: "Someone else changed this in the meantime." });
  }
}

/**
 * The tag is computed from the caller's reply, so it changes exactly with that; null for entities
 * that cannot be edited.
 */
export function entityTag(operation: OperationId, reply: unknown): string | null {
  const update = operation.replace(/Show$/, "Update");
  return update !== operation && Object.hasOwn(OPERATIONS, update) ? tagOf(reply) : null;
}

function tagOf(reply: unknown): string {
  return `"${uuidFor(JSON.stringify(reply))}"`;
}
