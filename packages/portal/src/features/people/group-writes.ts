/** Writes to groups, how to reverse them, and the texts of their results. */
import {
  type ApiErrorKind,
  type Group,
  type GroupEdit,
  hasUnknownOutcome,
  isApiError,
  type NamedRef,
} from "@recurrent/sdk";
import { isConflict, messageAfterRedirect } from "../../shared/errors/failure.ts";
import {
  countPeople,
  toListedPerson,
  type ListedPerson,
  type SelectedPerson,
} from "./bulk-actions.ts";
import { additionPlan, type GroupPlan } from "./group-plan.ts";

interface WriteBase {
  /** The group to change; people who move leave it. */
  readonly group: NamedRef;
  readonly people: readonly SelectedPerson[];
}

/** One call, which the host applies fully or not at all. */
export type GroupWrite =
  | (WriteBase & { readonly kind: "add" | "remove" })
  | (WriteBase & { readonly kind: "move"; readonly to: NamedRef });

/** One write for added people, and one for each group that people leave. */
export function planWrites(
  { added, moved }: Pick<GroupPlan, "added" | "moved">,
  target: NamedRef,
): GroupWrite[] {
  const bySource = Map.groupBy(moved, ({ from }) => from.id);
  return [
    ...(added.length > 0 ? [{ kind: "add" as const, group: target, people: added }] : []),
    ...[...bySource.values()].flatMap((people) => {
      const group = people[0]?.from;
      return group ? { kind: "move" as const, group, to: target, people } : [];
    }),
  ];
}

export function reverseWrites(done: readonly GroupWrite[]): GroupWrite[] {
  return done.map((write) => {
    if (write.kind === "move") return { ...write, group: write.to, to: write.group };
    return { ...write, kind: write.kind === "add" ? "remove" : "add" };
  });
}

/**
 * Drops people who can no longer be added.
 *
 * @param members of the target group
 * @param candidates trainees who may be in a group
 */
export function dropIneligible(
  writes: readonly GroupWrite[],
  members: readonly { readonly id: string }[],
  candidates: readonly { readonly id: string }[],
) {
  const checked = writes.map((write) => ({
    write,
    plan: additionPlan(write.people, members, candidates),
  }));
  return {
    writes: checked
      .map(({ write, plan }) => ({ ...write, people: plan.added }))
      .filter(({ people }) => people.length > 0),
    members: checked.flatMap(({ plan }) => plan.members),
    notAllowed: checked.flatMap(({ plan }) => plan.notAllowed),
  };
}

/** Changes only people for whom the write is possible in the group as it is now. */
export function editOf(
  write: GroupWrite,
  { name, managers, trainees }: Pick<Group, "managers" | "name" | "trainees">,
) {
  const members = new Set(trainees.map(({ id }) => id));
  const isPossible = ({ id }: SelectedPerson) => members.has(id) !== (write.kind === "add");
  const people = write.people.filter(isPossible);
  const ids = people.map(({ id }) => id);
  const edit: GroupEdit = {
    name,
    managerIds: managers.map(({ id }) => id),
    addIds: write.kind === "add" ? ids : [],
    removeIds: write.kind === "remove" ? ids : [],
    moves: write.kind === "move" ? Object.fromEntries(ids.map((id) => [id, write.to.id])) : {},
  };
  const reason = `is ${write.kind === "add" ? "already" : "no longer"} in ${write.group.name}`;
  return {
    edit,
    people,
    left: write.people
      .filter((person) => !isPossible(person))
      .map((person) => toListedPerson(person, reason)),
  };
}

/** A change that the user has confirmed. */
export interface GroupRequest {
  readonly target: NamedRef;
  /** People are moved, not only added. */
  readonly isMove: boolean;
  readonly isUndo: boolean;
  readonly writes: readonly GroupWrite[];
  /** The plan, or the result that this request completes. */
  readonly before: Pick<GroupResult, "done" | "members" | "left" | "notAllowed" | "changed">;
}

export interface FailedWrite {
  readonly write: GroupWrite;
  readonly failure: BulkFailure;
}

export interface GroupResult extends Pick<GroupRequest, "target" | "isMove" | "isUndo"> {
  /** They name only the people who were changed. */
  readonly done: readonly GroupWrite[];
  readonly failed: readonly FailedWrite[];
  readonly members: readonly ListedPerson[];
  /** Not changed, and why. */
  readonly left: readonly ListedPerson[];
  readonly notAllowed: readonly ListedPerson[];
  /** Names of groups that another user saved between the read and the write. */
  readonly changed: readonly string[];
}

export const peopleOf = (writes: readonly GroupWrite[]) => writes.flatMap(({ people }) => people);

/** '3 people moved to Medevac, 1 person added. 2 people could not be moved. 1 person not confirmed.' */
export function formatResult({ target, isMove, isUndo, done, failed }: GroupResult): string {
  const moved = peopleOf(done.filter(({ kind }) => kind === "move")).length;
  const others = peopleOf(done).length - moved;
  const targetText = isUndo ? `from ${target.name}` : `to ${target.name}`;
  const move = isUndo ? "moved back" : "moved";
  const verb = isUndo ? "removed" : "added";
  const sentences = [
    ...(moved > 0 ? [`${countPeople(moved)} ${move} ${targetText}`] : []),
    ...(others > 0 ? [`${countPeople(others)} ${verb}${moved > 0 ? "" : ` ${targetText}`}`] : []),
  ];
  const participle = isMove ? move : verb;
  const countFailed = (isUnconfirmed: boolean) =>
    peopleOf(failed.filter(({ failure }) => failure.isUnconfirmed === isUnconfirmed).map(writeOf))
      .length;
  const [missing, unconfirmed] = [countFailed(false), countFailed(true)];
  const nobody = unconfirmed > 0 ? [] : [`No one was ${participle} ${targetText}`];
  return [
    ...(sentences.length > 0 ? [sentences.join(", ")] : nobody),
    ...(missing > 0 ? [`${countPeople(missing)} could not be ${participle}`] : []),
    ...(unconfirmed > 0 ? [`${countPeople(unconfirmed)} not confirmed`] : []),
  ]
    .map((sentence) => `${sentence}.`)
    .join(" ");
}

const writeOf = ({ write }: FailedWrite): GroupWrite => write;

/** Text for a failed write: 'No one was added.' */
export function formatNothingDone(write: GroupWrite, isUndo: boolean): string {
  if (write.kind === "move") {
    return `No one was moved ${isUndo ? `back to ${write.to.name}` : `from ${write.group.name}`}.`;
  }
  return write.kind === "add" ? "No one was added." : "No one was removed.";
}

/** Nothing was written, or the result is unknown. */
export class BulkFailure extends Error {
  override readonly name = "BulkFailure";
  /** Each once: a server may repeat a message for each field, and as that of the reply. */
  readonly details: readonly string[];
  /** The host may have made the change. */
  readonly isUnconfirmed: boolean;
  /** Further writes would fail too. */
  readonly isFinal: boolean;

  constructor(
    title: string,
    details: readonly string[],
    {
      isUnconfirmed = false,
      isFinal = false,
    }: Partial<Pick<BulkFailure, "isFinal" | "isUnconfirmed">> = {},
  ) {
    super(title);
    this.details = [...new Set(details)];
    this.isUnconfirmed = isUnconfirmed;
    this.isFinal = isFinal;
  }
}

/** Failures that further writes would repeat, perhaps after minutes. */
const FINAL: readonly ApiErrorKind[] = ["network", "timeout", "unauthorized", "cancelled"];

const UNCONFIRMED_TEXT = "We could not confirm the change: the server did not answer.";

/**
 * @param nothing text if nothing was changed: 'No one was added.'
 * @param isSent the write was sent, not only the read before it
 * @param group name of the group that was read or written; `nothing` may name another one
 */
export function toBulkFailure(
  failure: unknown,
  nothing: string,
  { isSent, group }: { isSent: boolean; group: string },
): BulkFailure {
  if (failure instanceof BulkFailure) return failure;
  if (!isApiError(failure)) return new BulkFailure(nothing, [messageAfterRedirect(failure)]);
  // Without its session a write is not sent, or refused.
  const isWithoutSession = failure.kind === "cancelled" || failure.kind === "unauthorized";
  const isUnconfirmed = isSent && hasUnknownOutcome(failure) && !isWithoutSession;
  const because = (...details: readonly string[]) =>
    new BulkFailure(isUnconfirmed ? UNCONFIRMED_TEXT : nothing, details, {
      isUnconfirmed,
      isFinal: FINAL.includes(failure.kind),
    });
  if (isUnconfirmed) return because("Try again. No one is added, moved or removed twice.");
  if (isWithoutSession) return because("The page was locked, or the session ended.");
  if (failure.kind === "validation") return because(failure.message, ...failure.fieldMessages);
  if (isConflict(failure)) return because(`Someone else keeps changing ${group}. Try again.`);
  if (failure.kind === "not-found") return because(`${group} no longer exists.`);
  return because(isSent ? messageAfterRedirect(failure) : `${group} could not be loaded.`);
}

/** One failure for writes that all failed. */
export function joinFailures(failed: readonly FailedWrite[], nothing: string): BulkFailure {
  const [only, ...others] = failed;
  if (only !== undefined && others.length === 0) return only.failure;
  const isUnconfirmed = failed.some(({ failure }) => failure.isUnconfirmed);
  const details = failed.map(({ write, failure }) => {
    const reason = failure.isUnconfirmed ? failure.message : failure.details.join(" ");
    return reason.includes(write.group.name) ? reason : `${write.group.name}: ${reason}`;
  });
  return new BulkFailure(isUnconfirmed ? UNCONFIRMED_TEXT : nothing, details, { isUnconfirmed });
}
