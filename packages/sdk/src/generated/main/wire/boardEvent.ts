/**
 * Generated from the contract. Do not edit; change `spec/` and run `npm run gen`.
 */
import type { BoardUser } from "./boardUser.ts";
import type { EventStatus } from "./eventStatus.ts";
import type { Id } from "./id.ts";
import type { WireDate } from "./wireDate.ts";

/**
 * An event or document on the event status board.
 */
export interface BoardEvent {
  id: Id;
  /** Name of the event. */
  name?: string;
  /** Name of the event, such as a licence or a medical. */
  description: string;
  /** When it was issued. */
  issued_at?: WireDate | null;
  /** When it expires. */
  expiry_at?: WireDate | null;
  /**
   * How many files are attached.
   * @minimum 0
   */
  files_count?: number;
  /**
   * The same number under its other spelling. Clients read whichever is there.
   * @minimum 0
   */
  filesCount?: number;
  status?: EventStatus;
  user: BoardUser;
}
