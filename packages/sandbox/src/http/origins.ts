import { isIP } from "node:net";

export interface ControlAccess {
  /** Their host names count as the sandbox's own. */
  origins: readonly string[];
  hostname: string;
}

/** @throws RangeError unless `text` is an http(s) address */
export function toOrigin(text: string): string {
  const { origin, protocol } = URL.parse(text) ?? { origin: "", protocol: "" };
  if (!/^https?:$/.test(protocol)) {
    throw new RangeError(`An origin is an address such as http://localhost:4100, not '${text}'.`);
  }
  return origin;
}

/**
 * Controls reset data and show mails, so only tools without an `Origin` (curl, tests), the
 * sandbox's own pages and pages of allowed origins may use them. A foreign host name that resolves
 * to this machine is rejected.
 */
export function mayControl(request: Request, access: ControlAccess): boolean {
  const url = new URL(request.url);
  if (!isOwnName(url.hostname, access)) return false;
  const origin = request.headers.get("origin");
  if (origin !== null) return origin === url.origin || access.origins.includes(origin);
  // An embedded URL, such as an image, is requested without an origin.
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}

/** DNS cannot redirect numeric addresses and `localhost`. */
function isOwnName(name: string, { origins, hostname }: ControlAccess): boolean {
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    isIP(name.replaceAll(/^\[|\]$/g, "")) > 0 ||
    name === hostname ||
    origins.some((origin) => new URL(origin).hostname === name)
  );
}

/** Has no CORS headers, so pages of other origins can neither read it nor pass a preflight. */
export function forbidOrigin(): Response {
  const message =
    "The controls answer the sandbox's own pages, those of the origins it was started with (--origin), " +
    "and tools, under the sandbox's own name.";
  return Response.json({ message }, { status: 403 });
}

export function withCors(request: Request, response: Response): Response {
  const headers = {
    "access-control-allow-origin": request.headers.get("origin") ?? "*",
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
    "access-control-allow-headers":
      request.headers.get("access-control-request-headers") ??
      "authorization, content-type, if-match",
    "access-control-expose-headers":
      "content-disposition, content-length, date, etag, retry-after, x-request-id",
    "access-control-max-age": "600",
    vary: "origin, access-control-request-headers",
  };
  // A network failure has no headers.
  for (const [name, value] of response.type === "error" ? [] : Object.entries(headers)) {
    response.headers.set(name, value);
  }
  return response;
}
