/** Headers a browser needs to call the sandbox from another origin, here any. */
function corsHeaders(request: Request): Record<string, string> {
  return {
    "access-control-allow-origin": request.headers.get("origin") ?? "*",
    "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, OPTIONS",
    "access-control-allow-headers":
      request.headers.get("access-control-request-headers") ??
      "authorization, content-type, if-match",
    "access-control-expose-headers":
      "content-disposition, content-length, etag, retry-after, x-request-id",
    "access-control-max-age": "600",
    vary: "origin, access-control-request-headers",
  };
}

/** The answer to a preflight request. */
export function preflight(request: Request): Response {
  return new Response(null, { status: 204, headers: corsHeaders(request) });
}

/** The response, itself, with what the calling page needs to read it. */
export function withCors(request: Request, response: Response): Response {
  for (const [name, value] of Object.entries(corsHeaders(request))) {
    response.headers.set(name, value);
  }
  return response;
}
