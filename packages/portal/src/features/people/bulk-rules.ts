/** What is done with all people who are ticked: who is concerned, and why others are not. */
import {
  type ApiError,
  type Group,
  type GroupEdit,
  isApiError,
  type PersonSummary,
} from "@recurrent/sdk";
import type { ComponentType } from "react";
import { isChanged, noticeOnReturn } from "../../shared/errors/failure.ts";
import type { RouteId } from "../../shared/routes/table.ts";

/** A person who is ticked. */
export interface TickedPerson extends Pick<
  PersonSummary,
  "id" | "fullName" | "isActive" | "isTrainee"
> {
  /** What tells the person apart in the list, where another one has the same name. */
  readonly mark?: string;
}

/** What a dialog that does something with all who are ticked is given. */
export interface BulkDialogProps {
  /** Who was ticked when it opened. */
  people: readonly TickedPerson[];
  onClose: () => void;
}

/** Something that can be done with all who are ticked. */
export interface BulkAction {
  readonly label: string;
  /** Loads the dialog, so that a part that cannot be had is told before anything opens. */
  readonly load: () => Promise<unknown>;
  readonly Dialog: ComponentType<BulkDialogProps>;
  /** Whoever may open these pages may do the same with several people at once. */
  readonly pages: readonly RouteId[];
  /** Only for people at work. */
  readonly forActive?: true;
}

/** So many people, in words. */
export const counted = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** Whose record can be printed: that of any trainee, active or not (shell 2.23). */
export function printPlan(people: readonly TickedPerson[]) {
  const reason = "is not a trainee and has no training record";
  return {
    printed: people.filter(({ isTrainee }) => isTrainee),
    refused: people
      .filter(({ isTrainee }) => !isTrainee)
      .map((person) => refusedPerson(person, reason)),
  };
}

/** What adding people to a group comes to. */
export type AdditionPlan = ReturnType<typeof additionPlan>;

/**
 * Who of `people` can be added to a group: trainees at work whom the host offers for groups and who are not
 * in it yet. A trainee may be in several groups (shell 3), so nobody is taken out of another one.
 *
 * @param members who is in the group
 * @param offered the trainees who may be in a group
 */
export function additionPlan(
  people: readonly TickedPerson[],
  members: readonly { id: string }[],
  offered: readonly { id: string }[],
) {
  const inside = new Set(members.map(({ id }) => id));
  const allowed = new Set(offered.map(({ id }) => id));
  const outside = people.filter(({ id }) => !inside.has(id));
  return {
    added: outside.filter(({ id }) => allowed.has(id)),
    /** Who is in it already. */
    members: people.filter(({ id }) => inside.has(id)),
    /** Who cannot be in a group. */
    refused: outside
      .filter(({ id }) => !allowed.has(id))
      .map((person) => refusedPerson(person, refusalOf(person))),
  };
}

function refusedPerson({ id, fullName, mark }: TickedPerson, reason: string) {
  return { id, fullName, reason, ...(mark !== undefined && { mark }) };
}

/** As the end of a sentence about the person. */
function refusalOf({ isActive, isTrainee }: TickedPerson): string {
  if (!isActive) return "has left the company";
  return isTrainee ? "can no longer join groups" : "is not a trainee";
}

/** The group as the host has it, with nothing but these people coming and going. */
export function editOf(
  { name, managers }: Pick<Group, "name" | "managers">,
  addIds: readonly string[],
  removeIds: readonly string[],
): GroupEdit {
  return { name, managerIds: managers.map(({ id }) => id), addIds, removeIds, moves: {} };
}

/** Why nothing was written, or that it is not known whether it was. */
export class ChangeFailure extends Error {
  override readonly name = "ChangeFailure";
  readonly details: readonly string[];

  constructor(title: string, details: readonly string[]) {
    super(title);
    this.details = details;
  }
}

/** Kinds of failure after which a host may have done what it was asked. */
const UNSURE: readonly ApiError["kind"][] = ["network", "timeout", "server", "malformed"];

/**
 * What to say of a change of a group that failed. The host takes one whole or not at all.
 *
 * @param nothing what has not happened: 'No one was added.'
 * @param wrote whether the write itself was sent; reading before it changes nothing
 */
export function failedChange(failure: unknown, nothing: string, wrote: boolean): ChangeFailure {
  const because = (...details: readonly string[]) => new ChangeFailure(nothing, details);
  if (!isApiError(failure)) return because(noticeOnReturn(failure));
  if (wrote && UNSURE.includes(failure.kind)) {
    return new ChangeFailure("We could not confirm the change: the server did not answer.", [
      "Try again. No one is added or removed twice.",
    ]);
  }
  if (failure.kind === "validation") return because(failure.message, ...failure.fieldMessages);
  if (isChanged(failure)) return because("Someone else keeps changing the group. Try again.");
  if (failure.kind === "not-found") return because("The group does not exist any more.");
  return because(wrote ? noticeOnReturn(failure) : "The group could not be read.");
}
