/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { BoardEvent } from "./boardEvent.ts";
import type { EventStatusId } from "./eventStatusId.ts";

/**
 * One state of the event and document status board.
 */
export interface EventBoardCard {
  id: EventStatusId;
  /**
   * How many events are in the state.
   * @minimum 0
   */
  count: number;
  /** Order of urgency, the lowest first. */
  priority: number;
  /** The events in the state. */
  list: BoardEvent[];
}
