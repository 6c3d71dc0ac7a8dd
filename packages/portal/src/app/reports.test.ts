import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { postTo, type Report, startReports } from "./reports.ts";

/** Personal data that no report may contain, wherever it got into an error. */
const PRIVATE = [
  "Anna Müller",
  "anna.mueller@aurora.test",
  "eyJhbGciOiJIUzI1NiJ9.c2VjcmV0",
  "reset=7f3a",
  "8841",
];
const TELLING = `${PRIVATE.join(" ")} https://portal.example.test/people/8841?reset=7f3a`;
const PLACE = "https://portal.example.test/assets/people-1a2b3c4d.js:3:141";

let source: EventTarget;
let sent: Report[];
let report: (error: unknown) => void;

beforeEach(() => {
  source = new EventTarget();
  sent = [];
  report = startReports({
    revision: "abc1234",
    page: () => "/company/users/:id",
    send: (one) => sent.push(one),
    source,
  });
});

const raise = (type: string, about: object) =>
  source.dispatchEvent(Object.assign(new Event(type), about));

function errorOf(name: string, message: string, stack?: string): Error {
  const error = Object.assign(new Error(message), { name });
  error.stack = stack ?? `${name}: ${message}\n    at x (${PLACE})\n    at y (${TELLING})`;
  return error;
}

describe("the report of an error", () => {
  it("names place, build and kind of page", () => {
    raise("error", { error: errorOf("TypeError", "x is not a function") });
    expect(sent).toEqual([
      {
        kind: "error",
        name: "TypeError",
        revision: "abc1234",
        page: "/company/users/:id",
        blocked: null,
        at: ["people-1a2b3c4d.js:3:141"],
      },
    ]);
  });

  it.each<[string, () => void]>([
    ["an error's message", () => raise("error", { error: errorOf("SyntaxError", TELLING) })],
    [
      "a message with a place in it",
      () =>
        report(
          errorOf("Error", "/assets/Anna-8841.js:8841:1", `Error: /assets/Anna-8841.js:8841:1`),
        ),
    ],
    ["an error's name", () => report(errorOf(TELLING, "x"))],
    ["what was rejected with", () => raise("unhandledrejection", { reason: TELLING })],
    ["an object that was thrown", () => report({ user: TELLING })],
    [
      "React's arguments",
      () =>
        report(
          errorOf("Error", `Minified React error #31; visit https://react.dev?args[]=${TELLING}`),
        ),
    ],
    [
      "a breach of the policy",
      () =>
        raise("securitypolicyviolation", {
          effectiveDirective: "connect-src",
          blockedURI: "https://anna:8841@elsewhere.test/people/8841?email=anna.mueller@aurora.test",
          sourceFile: "https://portal.example.test/people/8841?reset=7f3a",
          lineNumber: 1,
          columnNumber: 2,
          sample: TELLING,
          documentURI: `https://portal.example.test/?${TELLING}`,
          referrer: TELLING,
        }),
    ],
    [
      "what is refused as data",
      () =>
        raise("securitypolicyviolation", {
          effectiveDirective: "img-src",
          blockedURI: `data:text/plain,${TELLING}`,
          sourceFile: "",
          lineNumber: 0,
          columnNumber: 0,
        }),
    ],
  ])("leaves out %s", (_what, happens) => {
    happens();
    expect(sent).toHaveLength(1);
    const text = JSON.stringify(sent);
    for (const secret of PRIVATE) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/@|\?|anna/i);
  });

  it("names React's error by its number", () => {
    report(
      errorOf("Error", "Minified React error #418; visit https://react.dev/errors/418?args[]=x"),
    );
    expect(sent[0]?.name).toBe("React error 418");
  });

  it("sends each report once, and at most twenty", () => {
    for (let time = 0; time < 3; time += 1) report(errorOf("TypeError", "x"));
    expect(sent).toHaveLength(1);
    for (let at = 0; at < 50; at += 1) report(errorOf("Error", "x", `at ${PLACE}${at}`));
    expect(sent).toHaveLength(20);
  });

  it("reports nothing that other origins and extensions do", () => {
    raise("error", { error: null, message: "Script error." });
    raise("error", { message: "ResizeObserver loop completed with undelivered notifications." });
    expect(sent).toEqual([]);
  });
});

describe("the report of a policy breach", () => {
  it.each([
    ["https://elsewhere.test/a/b?c", "https://elsewhere.test"],
    ["inline", "inline"],
    ["trusted-types-sink", "trusted-types-sink"],
    ["chrome-extension://abc/x.js", "chrome-extension:"],
    ["?", "other"],
  ])("reports of %s only %s", (blockedURI, blocked) => {
    raise("securitypolicyviolation", {
      effectiveDirective: "script-src-elem",
      blockedURI,
      sourceFile: "https://portal.example.test/assets/people-1a2b3c4d.js",
      lineNumber: 3,
      columnNumber: 141,
    });
    expect(sent).toMatchObject([
      { kind: "policy", name: "script-src-elem", blocked, at: ["people-1a2b3c4d.js:3:141"] },
    ]);
  });
});

describe("the request of a report", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("sends neither cookie nor referrer, and ignores failures", async () => {
    const fetching = vi.fn((..._of: Parameters<typeof fetch>) =>
      Promise.reject(new TypeError("offline")),
    );
    vi.stubGlobal("fetch", fetching);
    report(errorOf("TypeError", "x"));
    postTo("https://reports.example.test/portal")(sent[0]!);
    await new Promise((resolve) => setTimeout(resolve));
    expect(fetching).toHaveBeenCalledWith(
      "https://reports.example.test/portal",
      expect.objectContaining({ credentials: "omit", referrerPolicy: "no-referrer" }),
    );
  });
});
