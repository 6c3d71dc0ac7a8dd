import { type AccessSubject } from "../../kernel/access/rule.ts";
import { address } from "../../kernel/routes/address.ts";

/** Where home leads (shell 2.3): trainees, by the flag alone, to their training, others to the dashboard. */
export function landingOf({ isTrainee }: Pick<AccessSubject, "isTrainee">): string {
  return isTrainee ? address("my@training") : address("dashboard");
}

/** How long the training exit waits before it leads on, in milliseconds (shell 2.4, 9). */
export const TRAINING_EXIT_MS = 3000;

/**
 * Where the training exit leads.
 *
 * @param training the query's own value; only "training" means the lesson player
 */
export function afterTraining(training: string | null): string {
  return training === "training" ? address("my@training") : address("home");
}
