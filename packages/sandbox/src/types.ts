/**
 * What the package's modules take and give. Nothing is imported here: the package carries this file as it is,
 * without those that implement it.
 */

/** Moves the world's time. `advance` is an ISO 8601 duration ('P5D', '-PT1H'). */
export type ClockMove = { advance: string } | { set: string };

/**
 * What a fault does to a call that it matches: a status from 200 to 599, no reply at all (`timeout`), a
 * connection that breaks (`drop`), JSON that is cut off (`malformed`) or a page of a proxy (`html`).
 */
export type FaultEffect = number | "timeout" | "drop" | "malformed" | "html";

/** A failure to show, as given to the `faults` control. */
export interface FaultRequest {
  /** As called, such as '/api/companies/1/users'; `*` stands for any one segment. */
  path: string;
  /** In upper or lower case; any when left out. */
  method?: string;
  /** Left out, the call goes on as usual, after `delayMs`. */
  status?: FaultEffect;
  /** The share of the calls that fail, above 0 and at most 1; all when left out. */
  rate?: number;
  /** How many fail before the fault is over; without end when left out. */
  times?: number;
  /** Milliseconds before the call fails or goes on. */
  delayMs?: number;
}

/** A fault in force. */
export interface Fault extends FaultRequest {
  /** Calls that matched, whether or not they failed: `rate` draws from this number. */
  matched: number;
  /** Calls that failed. */
  failed: number;
}

/** How the world stands. */
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

/** How a lesson ended in the player; one that was only left goes on another time. */
export type LessonResult = "pass" | "fail";

/** What can be done to a sandbox from outside; each resolves once every tab will see it. */
export interface SandboxControls {
  /**
   * Throws everything away, signs everybody out and begins anew: today, or at an ISO 8601 instant
   * such as '2027-03-14T00:30:00Z', from which the world's time goes on.
   */
  reset(start?: { at?: string }): Promise<SandboxState>;
  /** Moves the world's time; sessions are not touched. */
  clock(move: ClockMove): Promise<SandboxState>;
  /** Replaces the faults in force; an empty list clears them. Calls that one of them delays go on. */
  faults(list: readonly FaultRequest[]): Promise<SandboxState>;
  /** Begins anew with so many people at Aurora Air Charter; whoever is signed in stays so. */
  people(count: number): Promise<SandboxState>;
  /** Makes every reply take so many milliseconds longer. */
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
  /** As called, without the query. */
  path: string;
  /** Whose it is: the caller's, or the sandbox's own. */
  side: "request" | "reply";
  /** `path.`, `query.` or `body.` and the name within, as `body.roles.0`; `body` for the whole. */
  field: string;
  /** What is wrong with the field. */
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

/** How a sandbox is started; every part may be left out. */
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
   * Begin anew where `data` holds a world of other people, seed or first day, or of another release: all
   * that was written in it is lost. Such a folder is refused when left out.
   */
  force?: boolean | undefined;
  /** Milliseconds that every reply takes longer. */
  latency?: number | undefined;
  /** Faults in force from the first call on; those that `data` holds when left out. */
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
  /** Told of each field that breaks the contract; when left out, it is written to the console. */
  onViolation?: ((violation: Violation) => void) | undefined;
  /** Told of every call, once its reply begins. */
  onRequest?: ((request: AnsweredRequest) => void) | undefined;
}
