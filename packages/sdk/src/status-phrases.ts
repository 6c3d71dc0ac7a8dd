/**
 * The standard phrase of a status. HTTP/2 carries no phrase, so `statusText` arrives empty there,
 * and the notice '{statusText}: {message}' of shell 8 would begin with a colon.
 */
const PHRASES: Readonly<Record<number, string>> = {
  300: "Multiple Choices",
  301: "Moved Permanently",
  302: "Found",
  303: "See Other",
  304: "Not Modified",
  305: "Use Proxy",
  307: "Temporary Redirect",
  308: "Permanent Redirect",
  400: "Bad Request",
  401: "Unauthorized",
  402: "Payment Required",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  406: "Not Acceptable",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  412: "Precondition Failed",
  413: "Content Too Large",
  414: "URI Too Long",
  415: "Unsupported Media Type",
  419: "Page Expired",
  422: "Unprocessable Content",
  423: "Locked",
  425: "Too Early",
  428: "Precondition Required",
  429: "Too Many Requests",
  431: "Request Header Fields Too Large",
  500: "Internal Server Error",
  501: "Not Implemented",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
  507: "Insufficient Storage",
};

/** The phrase sent with a status, or else the standard one; '' for a status that has none. */
export function statusPhrase(status: number, sent: string | undefined): string {
  const phrase = sent?.trim() ?? "";
  return phrase === "" ? (PHRASES[status] ?? "") : phrase;
}
