/** What pages of other origins may do: use the controls or not, and read replies. */
import { isIP } from "node:net";

/** The pages and names that the controls answer, besides the sandbox's own. */
export interface ControlAccess {
  /** Origins of pages that may use the controls; their host names count as the sandbox's own. */
  origins: readonly string[];
  /** The name it listens at. */
  hostname: string;
}

/**
 * Whether a call may use the controls. They reset the world and show its mails, so they are for tools
 * (curl, tests), which send no `Origin`, for the sandbox's own pages, and for pages of the origins that it
 * was started with; not for any other page that a browser on this machine shows. A page whose own host
 * name was made to lead here is told by that name.
 */
export function mayControl(request: Request, access: ControlAccess): boolean {
  const url = new URL(request.url);
  if (!isOwnName(url.hostname, access)) {
    return false;
  }
  const origin = request.headers.get("origin");
  if (origin !== null) {
    return origin === url.origin || access.origins.includes(origin);
  }
  // a page that only loads an address, as a picture for instance, sends no origin
  const site = request.headers.get("sec-fetch-site");
  return site === null || site === "same-origin" || site === "none";
}

/** An address in numbers and `localhost` lead nowhere else, whatever a name server says. */
function isOwnName(name: string, { origins, hostname }: ControlAccess): boolean {
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    isIP(name.replaceAll(/^\[|\]$/g, "")) > 0 ||
    name === hostname ||
    origins.some((origin) => new URL(origin).hostname === name)
  );
}

/** Without the headers that would let a page of another origin read it, or ask on after a preflight. */
export function barred(): Response {
  const message =
    "The controls answer the sandbox's own pages, those of the origins it was started with (--origin), " +
    "and tools, under the sandbox's own name.";
  return Response.json({ message }, { status: 403 });
}

/** The response, itself, with what a page of any origin needs to read it. */
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
  // a network failure has no headers
  for (const [name, value] of response.type === "error" ? [] : Object.entries(headers)) {
    response.headers.set(name, value);
  }
  return response;
}
