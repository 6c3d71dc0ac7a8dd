import { type ApiError, isApiError } from "@recurrent/sdk";
import { ChunkLoadError } from "./chunks.ts";

/**
 * Effect of a failed call on screen (shell 8); empty for a cancelled call and where another
 * component explains it.
 */
export interface FailureEffect {
  /** Text of a notice or, with items, title of an alert. */
  readonly text?: string;
  /** Lines of the red alert of a 422. */
  readonly items?: readonly string[];
  /** Page to open; the text survives that one navigation. */
  readonly redirectTo?: "system@login" | "system@forbidden" | "system@not-found";
}

/** Default text (shell 8). */
const WHOOPS = "Whoops! There was an error.";

/** The error catalogue of shell 8. */
export function toFailureEffect(error: unknown): FailureEffect {
  // The error page explains it.
  if (error instanceof ChunkLoadError) return {};
  if (!isApiError(error)) return { text: WHOOPS };
  switch (error.kind) {
    case "cancelled":
      return {};
    case "unauthorized":
      return { redirectTo: "system@login", text: messageFor(error) };
    case "forbidden":
      return { redirectTo: "system@forbidden", text: messageFor(error) };
    case "not-found":
      return { redirectTo: "system@not-found" };
    case "validation":
      return { text: error.message, items: error.fieldMessages };
    default:
      return { text: WHOOPS };
  }
}

/**
 * The same without a redirect, for login, unlock and the password pages: a redirect would lead back
 * to them.
 */
export function toInPlaceFailureEffect(error: unknown): FailureEffect {
  const { redirectTo, ...effect } = toFailureEffect(error);
  return redirectTo === undefined ? effect : { text: effect.text ?? WHOOPS };
}

/** True for a failure shown as a notice alone: a retry may help. */
export function isShownAsNotice(error: unknown): boolean {
  const { text, items, redirectTo } = toFailureEffect(error);
  return text !== undefined && items === undefined && redirectTo === undefined;
}

/** Message to show after redirecting because of an error. */
export function messageAfterRedirect(error: unknown): string {
  return toInPlaceFailureEffect(error).text ?? WHOOPS;
}

/**
 * Redirects back on 404, or when nothing is on screen yet. 401 and 403 have their own redirects.
 */
export function shouldRedirectBack(error: unknown, { isShown }: { isShown: boolean }): boolean {
  const { redirectTo } = toFailureEffect(error);
  return redirectTo === undefined ? !isShown : redirectTo === "system@not-found";
}

export function isConflict(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 412;
}

/** '{statusText}: {message}' for 401 and 403 (shell 8). */
export function messageFor({ statusText, message }: ApiError): string {
  return message === "" || message === statusText ? statusText : `${statusText}: ${message}`;
}
