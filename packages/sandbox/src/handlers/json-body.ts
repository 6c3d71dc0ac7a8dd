/**
 * The JSON of a request's body; null for an empty one.
 *
 * @param refuse makes the error to throw for a body that is no JSON, from what is wrong with it
 */
export async function jsonBody(
  request: Request,
  refuse: (message: string) => Error,
): Promise<unknown> {
  const text = await request.text();
  if (text === "") {
    return null;
  }
  try {
    return JSON.parse(text);
  } catch {
    throw refuse("The body is not JSON.");
  }
}
