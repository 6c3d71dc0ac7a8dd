import { type ApiError, isApiError } from "../errors.ts";

/**
 * The error that a call rejects with.
 *
 * @throws any other rejection, and an Error when it succeeds
 */
export async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error("The call was to fail, and has not.");
}
