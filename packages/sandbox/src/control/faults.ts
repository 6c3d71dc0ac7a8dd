/** What a fault does to a call it matches, instead of the call. */
export type FaultEffect = number | "timeout" | "drop" | "malformed" | "html";

/** A failure to show, as given to the `faults` control. */
export interface FaultRequest {
  /** Path as called, `*` for any one segment: '/api/companies/:any/users' is written with `*`. */
  path: string;
  /** Upper or lower case; any method when left out. */
  method?: string;
  /** Left out: the call goes on as usual, after `delayMs`. */
  status?: FaultEffect;
  /** Share of the calls that fail, above 0 and at most 1; all of them when left out. */
  rate?: number;
  /** How many calls fail before the fault is over; without end when left out. */
  times?: number;
  /** Milliseconds to wait first. */
  delayMs?: number;
}

/** A fault in force. */
export interface Fault extends FaultRequest {
  /** Calls that matched, whether or not they failed: `rate` draws from this number. */
  matched: number;
  /** Calls that failed. */
  failed: number;
}
