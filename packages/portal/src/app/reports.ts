/** A report about an error, without who met it or what they were looking at. */
export interface Report {
  readonly kind: "error" | "policy";
  readonly revision: string;
  /** As in the route table, such as `/company/users/:id`; null for an unknown path. */
  readonly page: string | null;
  /** Kind of error, such as `TypeError`, or the violated directive. */
  readonly name: string;
  /** Blocked origin, or a word such as `inline`. Null for an error. */
  readonly blocked: string | null;
  /** Positions in the build's scripts, innermost first: `base-1a2b3c4d.js:1:2345`. */
  readonly at: readonly string[];
}

export interface ReportParts {
  readonly revision: string;
  readonly page: () => string | null;
  readonly send: (report: Report) => void;
  /** Event target to listen on. */
  readonly source: EventTarget;
}

/** Limits an error that returns with each frame. */
const MAX_REPORTS = 20;
const DEPTH = 5;
const PLACE = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Reports uncaught errors and CSP violations, each once in a visit.
 * Leaves out error messages, which may quote a server or typed text, and URLs, except the blocked
 * origin. The browser's own reports (`report-uri`) contain paths and queries, so the portal writes
 * its own.
 *
 * @returns reports an error that was caught
 */
export function startReports(parts: ReportParts): (error: unknown) => void {
  const { revision, page, send, source } = parts;
  const reported = new Set<string>();

  function addReport(found: Pick<Report, "kind" | "name" | "blocked" | "at">): void {
    const report = { ...found, revision, page: page() };
    const key = JSON.stringify(report);
    if (reported.size >= MAX_REPORTS || reported.has(key)) return;
    reported.add(key);
    send(report);
  }
  function tellError(error: unknown): void {
    addReport({ kind: "error", name: nameOf(error), blocked: null, at: placesOf(error) });
  }

  source.addEventListener("error", (event) => {
    const { error } = event as Event & { readonly error?: unknown };
    // Without an error it is a script of another origin, or the browser itself.
    if (error instanceof Error) tellError(error);
  });
  source.addEventListener("unhandledrejection", (event) => {
    tellError((event as PromiseRejectionEvent).reason);
  });
  source.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } =
      event as SecurityPolicyViolationEvent;
    addReport({
      kind: "policy",
      name: effectiveDirective,
      blocked: withoutPath(blockedURI),
      at: placesIn(`${sourceFile}:${lineNumber}:${columnNumber}`),
    });
  });
  return tellError;
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // React's messages are numbers in production, with arguments in a URL.
  const number = /^Minified React error #(\d+)/.exec(error.message)?.[1];
  if (number !== undefined) return `React error ${number}`;
  return /^[A-Za-z]+$/.test(error.name) ? error.name : "Error";
}

function placesOf(error: unknown): string[] {
  if (!(error instanceof Error) || error.stack === undefined) return [];
  // A stack begins with the message in some browsers.
  return placesIn(error.message === "" ? error.stack : error.stack.split(error.message).join(""));
}

function placesIn(text: string): string[] {
  return Array.from(text.matchAll(PLACE), ([, ...place]) => place.join(":")).slice(0, DEPTH);
}

function withoutPath(uri: string): string {
  if (/^[a-z-]+$/.test(uri)) return uri;
  if (!URL.canParse(uri)) return "other";
  const { origin, protocol } = new URL(uri);
  return /^https?:$/.test(protocol) ? origin : protocol;
}

/**
 * Sends a report without cookies and referrer, also when the page is left. As plain text without
 * reading the reply, it needs no CORS.
 */
export function postTo(url: string): ReportParts["send"] {
  return (report) => {
    fetch(url, {
      method: "POST",
      body: JSON.stringify(report),
      mode: "no-cors",
      credentials: "omit",
      referrerPolicy: "no-referrer",
      keepalive: true,
    }).catch(() => {
      // The user can do nothing about it, and reporting it would fail too.
    });
  };
}
