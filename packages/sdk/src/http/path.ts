import { ApiError } from "../errors.ts";

/**
 * The path of a call with its parameters encoded, each within its own segment.
 *
 * @throws ApiError of kind `client` for a parameter that no address can hold: half of a surrogate pair
 */
export function path(texts: TemplateStringsArray, ...parameters: readonly unknown[]): string {
  return String.raw({ raw: texts }, ...parameters.map(encodeSegment));
}

function encodeSegment(parameter: unknown): string {
  const text = String(parameter);
  if (!text.isWellFormed()) {
    throw new ApiError({
      kind: "client",
      message: `The call was not sent: ${JSON.stringify(text)} is no text that an address can hold.`,
    });
  }
  return encodeURIComponent(text);
}
