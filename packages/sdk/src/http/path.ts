import { ApiError } from "../errors.ts";
import { pathWithoutSecrets } from "./secrets.ts";

/** Texts that an absent value becomes when it is put into an address. */
const ABSENT = new Set(["", "undefined", "null", "NaN", "[object Object]"]);

/** Separators and control characters, plain or encoded once more, that a server might act upon. */
// oxlint-disable-next-line no-control-regex -- control characters are exactly what is looked for
const UNSAFE = /[/\\\u0000-\u001f\u007f]|%(?:2e|2f|5c|00)/i;

function refused(path: string, reason: string): ApiError {
  return new ApiError({
    kind: "client",
    message: `The call to '${pathWithoutSecrets(path)}' was not sent: ${reason}. Check the id that was passed.`,
  });
}

/**
 * Refuses an address that an odd id would lead elsewhere: browsers resolve `..` before they send,
 * and an empty segment makes a list of an entity (`DELETE /users/` is not `DELETE /users/7`).
 * The generated calls encode each parameter, so a `/` inside an id arrives here as `%2F`; servers
 * and proxies decode that at different moments, and no id of the contract holds one.
 *
 * @param path as called, from the root and without a query: '/api/companies/3/users'.
 * @throws ApiError of kind `client`; nothing is sent.
 */
export function checkPath(path: string): void {
  if (!path.startsWith("/")) throw refused(path, "an address of the API starts with '/'");
  if (/[?#]/.test(path)) throw refused(path, "a path holds no '?' and no '#'");
  for (const segment of path.slice(1).split("/")) {
    const decoded = decodeSegment(segment);
    if (decoded === undefined) throw refused(path, "it is not well encoded");
    if (ABSENT.has(decoded.trim())) throw refused(path, "a part of it is missing");
    if (decoded === "." || decoded === "..") throw refused(path, "a part of it is a dot segment");
    if (UNSAFE.test(decoded)) throw refused(path, "a part of it holds a separator");
  }
}

function decodeSegment(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    // Not silent: undefined makes the caller refuse the address.
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
