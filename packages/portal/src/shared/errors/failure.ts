import { type ApiError, isApiError } from "@recurrent/sdk";
import { ChunkLoadError } from "./chunks.ts";

/**
 * Effect of a failed call on screen (shell 8); empty for a cancelled call and where another
 * component explains it.
 */
export interface FailureEffect {
  /** Text of a notice or, with items, title of an alert. */
  readonly words?: string;
  /** Lines of the red alert of a 422. */
  readonly items?: readonly string[];
  /** Page to open; the text survives that one navigation. */
  readonly leadsTo?: "system@login" | "system@forbidden" | "system@not-found";
}

/** Default text (shell 8). */
const WHOOPS = "Whoops! There was an error.";

/** The error catalogue of shell 8. */
export function effectOf(error: unknown): FailureEffect {
  // The error page explains it.
  if (error instanceof ChunkLoadError) return {};
  if (!isApiError(error)) return { words: WHOOPS };
  switch (error.kind) {
    case "cancelled":
      return {};
    case "unauthorized":
      return { leadsTo: "system@login", words: noticeOf(error) };
    case "forbidden":
      return { leadsTo: "system@forbidden", words: noticeOf(error) };
    case "not-found":
      return { leadsTo: "system@not-found" };
    case "validation":
      return { words: error.message, items: error.fieldMessages };
    default:
      return { words: WHOOPS };
  }
}

/**
 * The same without a redirect, for login, unlock and the password pages: a redirect would lead back
 * to them.
 */
export function stayingEffectOf(error: unknown): FailureEffect {
  const { leadsTo, ...effect } = effectOf(error);
  return leadsTo === undefined ? effect : { words: effect.words ?? WHOOPS };
}

/** True for a failure shown as a notice alone: a retry may help. */
export function isNotice(error: unknown): boolean {
  const { words, items, leadsTo } = effectOf(error);
  return words !== undefined && items === undefined && leadsTo === undefined;
}

/** Message to show after redirecting because of an error. */
export function noticeOnReturn(error: unknown): string {
  return stayingEffectOf(error).words ?? WHOOPS;
}

/**
 * Redirects back on 404, or when nothing is on screen yet. 401 and 403 have their own redirects.
 */
export function leadsBack(error: unknown, { isShown }: { isShown: boolean }): boolean {
  const { leadsTo } = effectOf(error);
  return leadsTo === undefined ? !isShown : leadsTo === "system@not-found";
}

export function isChanged(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 412;
}

/** '{statusText}: {message}' for 401 and 403 (shell 8). */
export function noticeOf({ statusText, message }: ApiError): string {
  return message === "" || message === statusText ? statusText : `${statusText}: ${message}`;
}
