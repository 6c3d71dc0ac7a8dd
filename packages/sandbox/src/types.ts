/** This file imports nothing: the package ships its types without the implementation. */

/** Moves sandbox time by an ISO 8601 duration ('P5D', '-PT1H'), or sets it to an instant. */
export type ClockMove = { advance: string } | { set: string };

/**
 * Effect of a fault: a status from 200 to 599, no reply (`timeout`), a broken connection (`drop`),
 * truncated JSON (`malformed`) or a proxy's page (`html`).
 */
export type FaultEffect = number | "timeout" | "drop" | "malformed" | "html";

/** A fault as the `faults` control takes it. */
export interface FaultRequest {
  /** Path such as '/api/companies/1/users'; `*` matches one segment. */
  path: string;
  /** In upper or lower case; by default any. */
  method?: string;
  /** Without it, the call goes on as usual after `delayMs`. */
  status?: FaultEffect;
  /** Share of the calls that fail, above 0 and at most 1; by default 1. */
  rate?: number;
  /** Number of calls that fail; by default unlimited. */
  times?: number;
  /** Milliseconds before the call fails or goes on. */
  delayMs?: number;
}

/** An active fault with its counts. */
export interface Fault extends FaultRequest {
  /** Calls that matched, failed or not. */
  matched: number;
  failed: number;
}

export interface SandboxState {
  /** Sandbox time, ISO 8601 in UTC. */
  now: string;
  /** Day of `now`, 'YYYY-MM-DD'. */
  today: string;
  seed: number;
  /** People of Aurora Air Charter. */
  people: number;
  /** Milliseconds added to every reply. */
  latency: number;
  faults: Fault[];
}

/** A mail the server would have sent. */
export interface OutboxMail {
  to: string;
  subject: string;
  /** Portal address in the mail: '#/password/reset/…'. */
  link: string;
  sentAt: string;
}

/** Result of a lesson in the player; a lesson left without one can be continued. */
export type LessonResult = "pass" | "fail";

/** Controls of a sandbox; each call resolves once every tab sees the change. */
export interface SandboxControls {
  /** Resets all data and signs everyone out; `at` sets another start, ISO 8601, in UTC unless it says otherwise. */
  reset(start?: { at?: string }): Promise<SandboxState>;
  /** Moves sandbox time. Sessions use real time, so nobody is signed out. */
  clock(move: ClockMove): Promise<SandboxState>;
  /** Replaces the active faults; an empty list clears them. Delayed calls continue at once. */
  faults(list: readonly FaultRequest[]): Promise<SandboxState>;
  /** Resets with this many people at Aurora Air Charter; people who still exist stay signed in. */
  people(count: number): Promise<SandboxState>;
  /** Delays every reply. */
  latency(milliseconds: number): Promise<SandboxState>;
  /** Every token expires now and can still be refreshed. */
  expireTokens(): Promise<SandboxState>;
  /** Mails, newest first. */
  outbox(): Promise<OutboxMail[]>;
  /** Ends a lesson that is open in the player; its score follows a minute later. */
  lesson(registration: number, result: LessonResult): Promise<SandboxState>;
  state(): Promise<SandboxState>;
}

/** Both running hosts. */
export interface Sandbox extends SandboxControls {
  /** Without a slash at the end. */
  authHost: string;
  apiHost: string;
  /**
   * Running calls may finish within `graceMs` (1,000 by default) before they are cut off.
   * Acknowledged writes stay in `data`.
   */
  close(graceMs?: number): Promise<void>;
}

/** A breach of the contract in a call or its reply. */
export interface Violation {
  /** In upper case. */
  method: string;
  /** Without the query. */
  path: string;
  side: "request" | "reply";
  /** Place and name, such as `query.version` or `body.roles.0`; `body` for the whole body. */
  field: string;
  problem: string;
}

export interface AnsweredRequest {
  /** In upper case. */
  method: string;
  url: string;
  /** Null when a fault broke the connection. */
  status: number | null;
  /** From the call to the start of its reply. */
  milliseconds: number;
}

export interface SandboxOptions {
  /** People of Aurora Air Charter, 1 to 100,000; by default about 60. */
  people?: number | undefined;
  /** The same seed makes the same people and records. */
  seed?: number | undefined;
  /**
   * Sandbox time at the start and after each reset, ISO 8601, in UTC unless it says otherwise; by
   * default now.
   */
  time?: string | undefined;
  /** Folder of the stored data; without one, the data ends with the sandbox. */
  data?: string | undefined;
  /**
   * Resets `data` made with other people, another seed, first day or release; everything in it is
   * lost. By default such a folder is an error.
   */
  force?: boolean | undefined;
  /** Milliseconds added to every reply. */
  latency?: number | undefined;
  /** Faults from the first call on; by default those stored in `data`. */
  faults?: readonly FaultRequest[] | undefined;
  /** Port of the sign-in host; by default a free one. */
  authPort?: number | undefined;
  /** Port of the main API; by default a free one. */
  apiPort?: number | undefined;
  /** Address to listen on; by default 127.0.0.1. */
  hostname?: string | undefined;
  /** Origins of pages that may use the controls over HTTP, such as 'http://localhost:4100'. */
  origins?: readonly string[] | undefined;
  /** Validates every call and reply against the contract; by default true. */
  validate?: boolean | undefined;
  /** Receives each breach of the contract; by default the console does. */
  onViolation?: ((violation: Violation) => void) | undefined;
  /** Receives each call once its reply begins. */
  onRequest?: ((request: AnsweredRequest) => void) | undefined;
}
