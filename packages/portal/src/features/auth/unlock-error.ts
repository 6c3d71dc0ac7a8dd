import { isApiError } from "@recurrent/sdk";
import { isMissingModule } from "../../shared/errors/chunks.ts";
import { toInPlaceFailureEffect } from "../../shared/errors/failure.ts";

const MISSING =
  "This could not be unlocked. Check the connection and try again. If that does not help, reload once running tasks have ended.";

/** Text for a failed Unlock over a page that continues. */
export function unlockErrorText(error: unknown): string {
  if (isMissingModule(error)) return MISSING;
  if (isApiError(error) && error.kind === "unauthorized" && error.message !== "") {
    return error.message;
  }
  return toInPlaceFailureEffect(error).text ?? "This could not be unlocked. Try again.";
}
