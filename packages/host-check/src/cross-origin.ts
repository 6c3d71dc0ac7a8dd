/** Checks CORS for pages of the portal. */
import authContract from "@recurrent/sdk/contract/auth.json" with { type: "json" };
import mainContract from "@recurrent/sdk/contract/main.json" with { type: "json" };
import { ask } from "./ask.ts";
import { callsIn, fillPath } from "./contract/operations.ts";
import type { Finding } from "./findings.ts";

/** Headers of the portal that a host must allow. */
const REQUEST_HEADERS = ["authorization", "content-type", "if-match"];

/** Methods that a page may use although no preflight reply lists them. */
const UNLISTED_METHODS = ["GET", "HEAD", "POST"];

/** By host, a call to test without a token, and the reply headers that the SDK reads. */
const HOSTS = {
  "sign-in host": {
    contract: authContract,
    path: "/api/auth/refresh",
    method: "POST",
    reads: ["date", "retry-after", "x-request-id"],
  },
  "main host": {
    contract: mainContract,
    path: "/api/my/profile",
    method: "GET",
    reads: ["content-disposition", "date", "etag", "retry-after", "x-request-id"],
  },
} as const;

/** By method that a preflight has to list, the path of the contract's first call with it. */
function listedMethods(contract: object): Map<string, string> {
  const found = new Map<string, string>();
  for (const { method, path, pathExamples } of callsIn(contract)) {
    if (UNLISTED_METHODS.includes(method) || found.has(method)) continue;
    found.set(method, fillPath(path, pathExamples));
  }
  return found;
}

const readList = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? "").split(",").map((each) => each.trim());

const readNames = (headers: Headers, name: string): string[] =>
  readList(headers, name).map((each) => each.toLowerCase());

type HostCase = (typeof HOSTS)[keyof typeof HOSTS];

/** A page of `origin` that calls a host. */
interface Page {
  /** Address of the host, without a slash at its end. */
  readonly root: string;
  readonly origin: string;
  readonly timeoutMs: number | undefined;
}

type CorsFinding = Pick<Finding, "effect" | "field" | "problem" | "verdict">;

const mayRead = ({ headers }: Response, origin: string): boolean =>
  ["*", origin].includes(headers.get("access-control-allow-origin") ?? "");

/** Asks as a browser does before a call of each method that it asks about. */
function preflights({ contract, path, method }: HostCase, { root, origin, timeoutMs }: Page) {
  return Promise.all(
    [[method, path] as const, ...listedMethods(contract)].map(async ([requested, at]) => {
      const headers = {
        origin,
        "access-control-request-method": requested,
        "access-control-request-headers": REQUEST_HEADERS.join(","),
      };
      // Browsers follow no redirect of a preflight.
      const init: RequestInit = { method: "OPTIONS", headers, redirect: "manual" };
      return { requested, reply: await ask(root + at, init, timeoutMs) };
    }),
  );
}

async function preflightFindings(host: HostCase, page: Page): Promise<CorsFinding[]> {
  const findings: CorsFinding[] = [];
  const asked = await preflights(host, page);
  const answered: { requested: string; reply: Response }[] = [];
  /** By what is wrong, the methods. */
  const refused = new Map<string, string[]>();
  for (const { requested, reply } of asked) {
    if (!("reason" in reply) && reply.ok && mayRead(reply, page.origin)) {
      answered.push({ requested, reply });
      continue;
    }
    const problem =
      "reason" in reply
        ? `gets no reply (${reply.reason})`
        : `is answered ${reply.status} without leave for ${page.origin}`;
    refused.set(problem, [...(refused.get(problem) ?? []), requested]);
  }
  for (const [problem, methods] of refused) {
    const all = methods.join(", ");
    findings.push({
      field: "Access-Control-Allow-Origin",
      problem: `a preflight for ${all} ${problem}`,
      verdict: "lost",
      effect: answered.length === 0 ? "no page can call" : `no page can call with ${all}`,
    });
  }
  // '*' does not allow Authorization.
  const isAllowed = (name: string) =>
    answered
      .map(({ reply }) => readNames(reply.headers, "access-control-allow-headers"))
      .every((names) => names.includes(name) || (name !== "authorization" && names.includes("*")));
  for (const name of REQUEST_HEADERS.filter((each) => !isAllowed(each))) {
    findings.push({
      field: "Access-Control-Allow-Headers",
      problem: `lacks ${name}`,
      verdict: "lost",
      effect: name === "if-match" ? "changes of what has an ETag fail" : "no page can call",
    });
  }
  for (const { requested, reply } of answered) {
    // Browsers compare methods as they are written. '*' counts, for the SDK sends no cookies.
    const methods = readList(reply.headers, "access-control-allow-methods");
    if ([...UNLISTED_METHODS, ...methods].some((each) => each === requested || each === "*")) {
      continue;
    }
    findings.push({
      field: "Access-Control-Allow-Methods",
      problem: `lacks ${requested}`,
      verdict: "lost",
      effect: `no page can call with ${requested}`,
    });
  }
  return findings;
}

async function replyFindings(
  { path, method, reads }: HostCase,
  { root, origin, timeoutMs }: Page,
): Promise<CorsFinding[]> {
  const reply = await ask(root + path, { method, headers: { origin } }, timeoutMs);
  if ("reason" in reply || !mayRead(reply, origin)) {
    const problem =
      "reason" in reply
        ? `a call with an Origin gets no reply (${reply.reason})`
        : `a reply comes without leave for ${origin}`;
    const effect = "no page can call";
    return [{ field: "Access-Control-Allow-Origin", problem, verdict: "lost", effect }];
  }
  const exposed = readNames(reply.headers, "access-control-expose-headers");
  return reads
    .filter((name) => !exposed.includes(name) && !exposed.includes("*"))
    .map((name) => ({
      field: "Access-Control-Expose-Headers",
      problem: `lacks ${name}`,
      verdict: "tolerated",
      effect:
        name === "date" ? "days are those of the browser's clock" : "the portal goes on without it",
    }));
}

async function findingsAt(
  operation: keyof typeof HOSTS,
  address: string,
  asking: Pick<Page, "origin" | "timeoutMs">,
): Promise<Finding[]> {
  const host = HOSTS[operation];
  const page = { root: address.replace(/(?<!\/)\/+$/, ""), ...asking };
  const found = [...(await preflightFindings(host, page)), ...(await replyFindings(host, page))];
  return found.map((finding) => ({ operation, times: 1, ...finding }));
}

export async function crossOriginFindings(
  { authHost, apiHost }: { authHost: string; apiHost: string },
  origin: string,
  timeoutMs?: number,
): Promise<Finding[]> {
  const found = await Promise.all([
    findingsAt("sign-in host", authHost, { origin, timeoutMs }),
    findingsAt("main host", apiHost, { origin, timeoutMs }),
  ]);
  return found.flat();
}
