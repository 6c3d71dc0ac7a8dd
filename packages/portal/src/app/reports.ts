/** Names neither the person nor the data on screen. */
export interface Report {
  readonly kind: "error" | "policy";
  readonly revision: string;
  /** Route pattern; null for an unknown path. */
  readonly page: string | null;
  /** Error kind, such as `TypeError`, or the violated directive. */
  readonly name: string;
  /** Blocked origin, or a word such as `inline`. Null for an error. */
  readonly blocked: string | null;
  /** Innermost first: `base-1a2b3c4d.js:1:2345`. */
  readonly at: readonly string[];
}

export interface ReportOptions {
  readonly revision: string;
  readonly page: () => string | null;
  readonly send: (report: Report) => void;
  readonly source: EventTarget;
}

/** Limits an error that recurs with each frame. */
const MAX_REPORTS = 20;
const MAX_POSITIONS = 5;
const STACK_POSITION = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Leaves out messages, which may quote a server or typed text, and URL paths, which the browser's
 * own reports (`report-uri`) contain.
 *
 * @returns reports a caught error
 */
export function startReports(options: ReportOptions): (error: unknown) => void {
  const { revision, page, send, source } = options;
  const reported = new Set<string>();

  function addReport(found: Pick<Report, "kind" | "name" | "blocked" | "at">): void {
    const report = { ...found, revision, page: page() };
    const key = JSON.stringify(report);
    if (reported.size >= MAX_REPORTS || reported.has(key)) return;
    reported.add(key);
    send(report);
  }
  function addError(error: unknown): void {
    addReport({ kind: "error", name: errorName(error), blocked: null, at: positionsOf(error) });
  }

  source.addEventListener("error", (event) => {
    const { error } = event as Event & { readonly error?: unknown };
    // An error without details comes from another origin.
    if (error instanceof Error) addError(error);
  });
  source.addEventListener("unhandledrejection", (event) => {
    addError((event as PromiseRejectionEvent).reason);
  });
  source.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } =
      event as SecurityPolicyViolationEvent;
    addReport({
      kind: "policy",
      name: effectiveDirective,
      blocked: withoutPath(blockedURI),
      at: positionsIn(`${sourceFile}:${lineNumber}:${columnNumber}`),
    });
  });
  return addError;
}

function errorName(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // React's production messages are numbers, with arguments in a URL.
  const number = /^Minified React error #(\d+)/.exec(error.message)?.[1];
  if (number !== undefined) return `React error ${number}`;
  return /^[A-Za-z]+$/.test(error.name) ? error.name : "Error";
}

function positionsOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  // In some browsers the stack begins with the message.
  return positionsIn(
    error.message === "" ? error.stack : error.stack.split(error.message).join(""),
  );
}

function positionsIn(text: string): string[] {
  return Array.from(text.matchAll(STACK_POSITION), ([, ...place]) => place.join(":")).slice(
    0,
    MAX_POSITIONS,
  );
}

function withoutPath(uri: string): string {
  if (/^[a-z-]+$/.test(uri)) return uri;
  if (!URL.canParse(uri)) return "other";
  const { origin, protocol } = new URL(uri);
  return /^https?:$/.test(protocol) ? origin : protocol;
}

/** Plain text without reading the reply needs no CORS. */
export function postTo(url: string): ReportOptions["send"] {
  return (report) => {
    fetch(url, {
      method: "POST",
      body: JSON.stringify(report),
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      keepalive: true,
    }).catch(() => {
      // Reporting this failure would fail too.
    });
  };
}
