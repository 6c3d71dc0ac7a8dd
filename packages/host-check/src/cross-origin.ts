/** Checks CORS for pages of the portal. */
import type { Finding } from "./findings.ts";

/** Headers of the portal that a host must allow. */
const REQUEST_HEADERS = ["authorization", "content-type", "if-match"];

/** By host, a call to test without a token, and the reply headers that the SDK reads. */
const HOSTS = {
  "sign-in host": {
    path: "/api/auth/refresh",
    method: "POST",
    reads: ["date", "retry-after", "x-request-id"],
  },
  "main host": {
    path: "/api/my/profile",
    method: "GET",
    reads: ["content-disposition", "date", "etag", "retry-after", "x-request-id"],
  },
} as const;

const readList = (headers: Headers, name: string): string[] =>
  (headers.get(name) ?? "").split(",").map((each) => each.trim().toLowerCase());

async function findingsAt(
  operation: keyof typeof HOSTS,
  host: string,
  origin: string,
): Promise<Finding[]> {
  const { path, method, reads } = HOSTS[operation];
  const url = host.replace(/\/+$/, "") + path;
  const finding = (field: string, problem: string, effect: string, isLost: boolean): Finding => ({
    operation,
    field,
    problem,
    effect,
    times: 1,
    verdict: isLost ? "lost" : "tolerated",
  });
  const findings: Finding[] = [];
  const mayRead = ({ headers }: Response) =>
    ["*", origin].includes(headers.get("access-control-allow-origin") ?? "");

  const headers = {
    origin,
    "access-control-request-method": method === "GET" ? "PUT" : method,
    "access-control-request-headers": REQUEST_HEADERS.join(","),
  };
  const preflight = await fetch(url, { method: "OPTIONS", headers });
  const allowed = readList(preflight.headers, "access-control-allow-headers");
  const canCall = preflight.ok && mayRead(preflight);
  if (!canCall) {
    const problem = `a preflight is answered ${preflight.status} without leave for ${origin}`;
    findings.push(finding("Access-Control-Allow-Origin", problem, "no page can call", true));
  }
  // '*' does not allow Authorization.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (name !== "authorization" && allowed.includes("*"));
  for (const name of REQUEST_HEADERS.filter((each) => canCall && !isAllowed(each))) {
    const effect = name === "if-match" ? "changes of what has an ETag fail" : "no page can call";
    findings.push(finding("Access-Control-Allow-Headers", `lacks ${name}`, effect, true));
  }
  const reply = await fetch(url, { method, headers: { origin } });
  const exposed = readList(reply.headers, "access-control-expose-headers");
  if (!mayRead(reply)) {
    const problem = `a reply comes without leave for ${origin}`;
    findings.push(finding("Access-Control-Allow-Origin", problem, "no page can call", true));
    return findings;
  }
  for (const name of reads.filter((each) => !exposed.includes(each) && !exposed.includes("*"))) {
    const effect =
      name === "date" ? "days are those of the browser's clock" : "the portal goes on without it";
    findings.push(finding("Access-Control-Expose-Headers", `lacks ${name}`, effect, false));
  }
  return findings;
}

export async function crossOriginFindings(
  { authHost, apiHost }: { authHost: string; apiHost: string },
  origin: string,
): Promise<Finding[]> {
  const found = await Promise.all([
    findingsAt("sign-in host", authHost, origin),
    findingsAt("main host", apiHost, origin),
  ]);
  return found.flat();
}
