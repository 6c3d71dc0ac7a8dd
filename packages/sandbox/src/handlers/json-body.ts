import { Refusal } from "./refusal.ts";

/** The most that a body of JSON may have: 1 MB. The largest of the contract, 10,000 ids, has a tenth. */
export const LARGEST_JSON = 1024 * 1024;

/** 413: the refusal of more than `LARGEST_JSON`. */
export function tooLarge(message = "The body may not be greater than 1 MB."): Refusal {
  return new Refusal(413, { message });
}

/**
 * The JSON of a request's body; null for an empty one. Throws 413 for one too large.
 *
 * @param refuse makes the error to throw for a body that is no JSON, from what is wrong with it
 */
export async function jsonBody(
  request: Request,
  refuse: (message: string) => Error,
): Promise<unknown> {
  const text = await request.text();
  if (text.length > LARGEST_JSON) {
    throw tooLarge();
  }
  if (text === "") {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("The body is not JSON.");
  }
}
