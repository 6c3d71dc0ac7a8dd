import {
  type ApiError,
  type Group,
  type GroupEdit,
  isApiError,
  type PersonSummary,
} from "@recurrent/sdk";
import type { ComponentType } from "react";
import { isConflict, messageAfterRedirect } from "../../shared/errors/failure.ts";
import type { RouteId } from "../../shared/routes/table.ts";

export interface SelectedPerson extends Pick<
  PersonSummary,
  "id" | "fullName" | "isActive" | "isTrainee"
> {
  /** Distinguishes people of one name. */
  readonly mark?: string;
}

export interface BulkDialogProps {
  /** Selected when it opened. */
  people: readonly SelectedPerson[];
  onClose: () => void;
}

export interface BulkAction {
  readonly label: string;
  /** Loads the dialog, so that a failure is shown before anything opens. */
  readonly load: () => Promise<unknown>;
  readonly Dialog: ComponentType<BulkDialogProps>;
  /** Requires access to all these pages. */
  readonly pages: readonly RouteId[];
  readonly activeOnly?: true;
}

export const counted = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** Any trainee has a record, active or not (shell 2.23). */
export function printPlan(people: readonly SelectedPerson[]) {
  const reason = "is not a trainee and has no training record";
  return {
    printed: people.filter(({ isTrainee }) => isTrainee),
    refused: people
      .filter(({ isTrainee }) => !isTrainee)
      .map((person) => refusedPerson(person, reason)),
  };
}

export type AdditionPlan = ReturnType<typeof additionPlan>;

/**
 * Active trainees whom the host offers for groups and who are not members yet. A trainee may be in
 * several groups (shell 3).
 *
 * @param members of the group
 * @param offered trainees who may be in a group
 */
export function additionPlan(
  people: readonly SelectedPerson[],
  members: readonly { id: string }[],
  offered: readonly { id: string }[],
) {
  const inside = new Set(members.map(({ id }) => id));
  const allowed = new Set(offered.map(({ id }) => id));
  const outside = people.filter(({ id }) => !inside.has(id));
  return {
    added: outside.filter(({ id }) => allowed.has(id)),
    members: people.filter(({ id }) => inside.has(id)),
    refused: outside
      .filter(({ id }) => !allowed.has(id))
      .map((person) => refusedPerson(person, ineligibleReason(person))),
  };
}

function refusedPerson({ id, fullName, mark }: SelectedPerson, reason: string) {
  return { id, fullName, reason, ...(mark !== undefined && { mark }) };
}

/** Reason for refusal, at the end of a sentence. */
function ineligibleReason({ isActive, isTrainee }: SelectedPerson): string {
  if (!isActive) return "has left the company";
  return isTrainee ? "can no longer join groups" : "is not a trainee";
}

/** Adds and removes only these people. */
export function editOf(
  { name, managers }: Pick<Group, "name" | "managers">,
  addIds: readonly string[],
  removeIds: readonly string[],
): GroupEdit {
  return { name, managerIds: managers.map(({ id }) => id), addIds, removeIds, moves: {} };
}

/** Why nothing was written, or that the result is unknown. */
export class BulkFailure extends Error {
  override readonly name = "BulkFailure";
  readonly details: readonly string[];

  constructor(title: string, details: readonly string[]) {
    super(title);
    this.details = details;
  }
}

/** Failures after which the host may have made the change. */
const UNSURE: readonly ApiError["kind"][] = ["network", "timeout", "server", "malformed"];

/**
 * The host makes a change completely or not at all.
 *
 * @param nothing what has not happened: 'No one was added.'
 * @param wrote whether the write itself was sent; reading before it changes nothing
 */
export function toBulkFailure(failure: unknown, nothing: string, wrote: boolean): BulkFailure {
  const because = (...details: readonly string[]) => new BulkFailure(nothing, details);
  if (!isApiError(failure)) return because(messageAfterRedirect(failure));
  if (wrote && UNSURE.includes(failure.kind)) {
    return new BulkFailure("We could not confirm the change: the server did not answer.", [
      "Try again. No one is added or removed twice.",
    ]);
  }
  if (failure.kind === "validation") return because(failure.message, ...failure.fieldMessages);
  if (isConflict(failure)) return because("Someone else keeps changing the group. Try again.");
  if (failure.kind === "not-found") return because("The group does not exist any more.");
  return because(wrote ? messageAfterRedirect(failure) : "The group could not be read.");
}
