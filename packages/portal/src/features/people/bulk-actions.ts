import { formatCount } from "@recurrent/ui-kit";
import type { PersonSummary } from "@recurrent/sdk";
import type { ComponentType } from "react";
import type { RouteId } from "../../shared/routes/table.ts";

export interface SelectedPerson extends Pick<
  PersonSummary,
  "id" | "fullName" | "isActive" | "isTrainee"
> {
  /** Distinguishes people of one name. */
  readonly mark?: string;
}

/** A person in a summary. */
export interface ListedPerson extends Pick<SelectedPerson, "id" | "fullName" | "mark"> {
  /** The end of a sentence about the person, such as 'is not a trainee'. */
  readonly reason?: string;
}

export interface BulkDialogProps {
  /** Selected when the dialog opened. */
  people: readonly SelectedPerson[];
  onClose: () => void;
}

export interface BulkAction {
  readonly label: string;
  /** Preloads the dialog, so that a failure is shown before anything opens. */
  readonly load: () => Promise<unknown>;
  readonly Dialog: ComponentType<BulkDialogProps>;
  /** Requires access to all these pages. */
  readonly pages: readonly RouteId[];
  readonly activeOnly?: true;
}

export const countPeople = (count: number) => formatCount(count, "person", "people");

/** Every trainee has a record, active or not (shell 2.23). */
export function printPlan(people: readonly SelectedPerson[]) {
  const reason = "is not a trainee and has no training record";
  return {
    printed: people.filter(({ isTrainee }) => isTrainee),
    notPrintable: people
      .filter(({ isTrainee }) => !isTrainee)
      .map((person) => toListedPerson(person, reason)),
  };
}

/**
 * Describes the print page: today's records, or those of the last day for people who have left.
 *
 * @param printed at least one
 */
export function describePrint(printed: readonly Pick<SelectedPerson, "isActive">[]): string {
  const haveAllLeft = printed.every(({ isActive }) => !isActive);
  const hasOneLeft = printed.some(({ isActive }) => !isActive);
  const isOne = printed.length === 1;
  const records = isOne ? "record" : "records";
  const what = haveAllLeft ? `the ${records} of their last day` : `today’s ${records}`;
  const text = `Opens ${what} in a new tab${isOne ? "" : ", one person per page"}.`;
  return hasOneLeft && !haveAllLeft
    ? `${text} For people who have left, the record is of their last day.`
    : text;
}

export function toListedPerson(
  { id, fullName, mark }: SelectedPerson,
  reason: string,
): ListedPerson {
  return { id, fullName, reason, ...(mark !== undefined && { mark }) };
}
