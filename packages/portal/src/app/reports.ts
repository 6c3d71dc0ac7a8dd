/** What a report tells. Nothing in it says who met the error, or what that person was looking at. */
export interface Report {
  readonly kind: "error" | "policy";
  /** The revision of the build. */
  readonly revision: string;
  /** The page as the route table writes it, such as `/company/users/:id`; null for an unknown one. */
  readonly page: string | null;
  /** The kind of error, such as `TypeError`, or the directive that was broken. */
  readonly name: string;
  /** What a policy kept away: the origin, or a word such as `inline`. Null for an error. */
  readonly blocked: string | null;
  /** Places in the build's own scripts, the innermost first: `base-1a2b3c4d.js:1:2345`. */
  readonly at: readonly string[];
}

/** What reports need of their surroundings. */
export interface ReportParts {
  readonly revision: string;
  /** The page that is shown; see {@link Report}. */
  readonly page: () => string | null;
  readonly send: (report: Report) => void;
  /** Where errors and breaches are heard of: the window. */
  readonly source: EventTarget;
}

/** A fault that comes back with each frame is told of no more often than this, in one visit. */
const MOST = 20;
const DEPTH = 5;
const PLACE = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/**
 * Tells of errors that nobody caught and of breaches of the policy, each once in a visit.
 *
 * An error's message is left out: it may quote what a server said or what somebody typed. So are
 * addresses, but for the origin of what the policy kept away. The browser's own reports (`report-uri`)
 * cannot be kept from naming paths and queries, which is why the portal writes its own.
 *
 * @returns tells of an error that was caught and shown
 */
export function startReports(parts: ReportParts): (error: unknown) => void {
  const { revision, page, send, source } = parts;
  const told = new Set<string>();

  function tell(found: Pick<Report, "kind" | "name" | "blocked" | "at">): void {
    const report = { ...found, revision, page: page() };
    const key = JSON.stringify(report);
    if (told.size >= MOST || told.has(key)) return;
    told.add(key);
    send(report);
  }
  function tellError(error: unknown): void {
    tell({ kind: "error", name: nameOf(error), blocked: null, at: placesOf(error) });
  }

  source.addEventListener("error", (event) => {
    const { error } = event as Event & { readonly error?: unknown };
    // Without one it is a script of another origin, or the browser speaking of itself.
    if (error instanceof Error) tellError(error);
  });
  source.addEventListener("unhandledrejection", (event) => {
    tellError((event as PromiseRejectionEvent).reason);
  });
  source.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } =
      event as SecurityPolicyViolationEvent;
    tell({
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
  // React's own words are a number in production; its arguments follow in the address it names.
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
 * Sends a report without cookies and without saying where it comes from, also when the page is left. As
 * plain text and unread: so no host has to be asked for leave first, and none has to give it.
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
      // Whoever uses the portal can do nothing about it, and telling of it would end here too.
    });
  };
}
