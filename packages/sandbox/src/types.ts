/**
 * Types of the package's modules. This file imports nothing: the package ships it as it is, without the
 * implementation.
 */

/** Moves the world's time. `advance` is an ISO 8601 duration ('P5D', '-PT1H'). */
export type ClockMove = { advance: string } | { set: string };

/**
 * Effect of a fault on a call: a status from 200 to 599, no reply at all (`timeout`), a broken connection
 * (`drop`), truncated JSON (`malformed`) or a proxy's page (`html`).
 */
export type FaultEffect = number | "timeout" | "drop" | "malformed" | "html";

/** A failure to show, as given to the `faults` control. */
export interface FaultRequest {
  /** Path such as '/api/companies/1/users'; `*` matches one segment. */
  path: string;
  /** In upper or lower case; any when left out. */
  method?: string;
  /** Left out, the call goes on as usual, after `delayMs`. */
  status?: FaultEffect;
  /** The share of the calls that fail, above 0 and at most 1; all when left out. */
  rate?: number;
  /** Number of calls that fail before the fault is over; unlimited by default. */
  times?: number;
  /** Milliseconds before the call fails or goes on. */
  delayMs?: number;
}

/** A fault in force, with its counts. */
export interface Fault extends FaultRequest {
  /** Calls that matched, whether or not they failed: `rate` draws from this number. */
  matched: number;
  /** Calls that failed. */
  failed: number;
}

/** State of the sandbox. */
export interface SandboxState {
  /** The world's time, ISO 8601 in UTC. */
  now: string;
  /** The world's day, 'YYYY-MM-DD'. */
  today: string;
  seed: number;
  /** People of Aurora Air Charter. */
  people: number;
  /** Milliseconds every reply takes longer. */
  latency: number;
  faults: Fault[];
}

/** A mail the server would have sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  /** Portal address that the mail links to: '#/password/reset/…'. */
  link: string;
  sentAt: string;
}

/** Result of a lesson in the player; one that was only left can be continued. */
export type LessonResult = "pass" | "fail";

/** Controls of a sandbox; each resolves once every tab sees the change. */
export interface SandboxControls {
  /**
   * Resets all data and signs everyone out. The clock starts today, or at an ISO 8601 instant such as
   * '2027-03-14T00:30:00Z'.
   */
  reset(start?: { at?: string }): Promise<SandboxState>;
  /** Moves the world's time; sessions are not touched. */
  clock(move: ClockMove): Promise<SandboxState>;
  /**
   * Replaces the faults in force; an empty list clears them. Calls already delayed by one continue.
   */
  faults(list: readonly FaultRequest[]): Promise<SandboxState>;
  /** Resets with this many people at Aurora Air Charter; people who still exist stay signed in. */
  people(count: number): Promise<SandboxState>;
  /** Delays every reply by this many milliseconds. */
  latency(milliseconds: number): Promise<SandboxState>;
  /** Lets every token expire now; each can still be refreshed. */
  expireTokens(): Promise<SandboxState>;
  /** Mails sent so far, newest first. */
  outbox(): Promise<OutboxMail[]>;
  /** Ends a lesson that is open in the player; its score is there a minute later. */
  lesson(registration: number, result: LessonResult): Promise<SandboxState>;
  state(): Promise<SandboxState>;
}

/** Something in a call or its reply that the contract does not allow. */
export interface Violation {
  /** In upper case. */
  method: string;
  /** Path without the query. */
  path: string;
  /** Which side broke the contract: the caller or the sandbox. */
  side: "request" | "reply";
  /** `path.`, `query.` or `body.` and the name within, as `body.roles.0`; `body` for the whole. */
  field: string;
  /** The error of the field. */
  problem: string;
}

/** A call that was answered. */
export interface AnsweredRequest {
  /** In upper case. */
  method: string;
  /** Address that was called, with the query. */
  url: string;
  /** Status of the reply; null where a fault broke the connection. */
  status: number | null;
  /** From the call to the beginning of its reply. */
  milliseconds: number;
}

/** Options of a sandbox; all are optional. */
export interface SandboxOptions {
  /** People of Aurora Air Charter, 1 to 100,000; the authored ones, 60 or so, when left out. */
  people?: number | undefined;
  /** Seed of the world: the same one makes the same people and records. */
  seed?: number | undefined;
  /**
   * When the world begins, ISO 8601 such as '2027-03-14T00:30:00Z', and begins again with each reset; its
   * time goes on from there. Now when left out.
   */
  time?: string | undefined;
  /** Folder that keeps the world; without one it ends with the sandbox. */
  data?: string | undefined;
  /**
   * Reset `data` when it holds other people, another seed or first day, or the format of another release;
   * everything in it is lost. By default such a folder is refused.
   */
  force?: boolean | undefined;
  /** Milliseconds that every reply takes longer. */
  latency?: number | undefined;
  /** Faults from the first call on; by default those stored in `data`. */
  faults?: readonly FaultRequest[] | undefined;
  /** Port of the sign-in host; a free one when left out. */
  authPort?: number | undefined;
  /** Port of the main API; a free one when left out. */
  apiPort?: number | undefined;
  /** Address to listen on; 127.0.0.1 when left out. */
  hostname?: string | undefined;
  /** Origins of pages that may use the controls over HTTP, such as 'http://localhost:4100'. */
  origins?: readonly string[] | undefined;
  /** Hold every call and reply against the contract; true when left out. */
  validate?: boolean | undefined;
  /** Receives each field that breaks the contract; by default it is written to the console. */
  onViolation?: ((violation: Violation) => void) | undefined;
  /** Receives every call, once its reply begins. */
  onRequest?: ((request: AnsweredRequest) => void) | undefined;
}
