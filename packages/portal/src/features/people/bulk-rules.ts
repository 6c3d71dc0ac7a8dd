import type { PersonSummary } from "@recurrent/sdk";
import type { ComponentType } from "react";
import type { RouteId } from "../../kernel/routes/table.ts";

/** Somebody who is ticked. */
export type TickedPerson = Pick<PersonSummary, "id" | "fullName" | "isActive" | "isTrainee">;

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

/** Somebody with whom nothing is done, and why. */
export interface Refused extends Pick<PersonSummary, "id" | "fullName"> {
  /** As the end of a sentence about the person: 'is not a trainee'. */
  readonly reason: string;
}

/** So many people, in words. */
export const counted = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** So many records, in words. */
export const countedRecords = (count: number) => (count === 1 ? "1 record" : `${count} records`);

/** Whose record can be printed: that of any trainee, active or not (shell 2.23). */
export function printPlan(people: readonly TickedPerson[]): {
  printed: TickedPerson[];
  refused: Refused[];
} {
  return {
    printed: people.filter(({ isTrainee }) => isTrainee),
    refused: people
      .filter(({ isTrainee }) => !isTrainee)
      .map(({ id, fullName }) => ({
        id,
        fullName,
        reason: "is not a trainee and has no training record",
      })),
  };
}
