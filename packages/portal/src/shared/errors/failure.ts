import { type ApiError, isApiError } from "@recurrent/sdk";
import { ChunkLoadError } from "./chunks.ts";

/**
 * What a failed call becomes on screen (shell 8, status handling); nothing where the caller gave up, or
 * another place explains it.
 */
export interface FailureEffect {
  /** What is said: in a danger notification or, where there are items, as the title of an alert. */
  readonly words?: string;
  /** What stands in the red, dismissible alert of a 422. */
  readonly items?: readonly string[];
  /** Another screen; what is said lives through that one navigation. */
  readonly leadsTo?: "system@login" | "system@forbidden" | "system@not-found";
}

/** The text for every failure that has no better one (shell 8). */
const WHOOPS = "Whoops! There was an error.";

/** The error catalogue of shell 8 as a decision: what to show for a failed call, and where. */
export function effectOf(error: unknown): FailureEffect {
  // The error screen takes the page's place and explains it.
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
 * The same, for a form that keeps the person where they are: login, unlock and the password pages.
 * A redirect away from them would lead back to them.
 */
export function stayingEffectOf(error: unknown): FailureEffect {
  const { leadsTo, ...effect } = effectOf(error);
  return leadsTo === undefined ? effect : { words: effect.words ?? WHOOPS };
}

/** Whether a failure is told in a notification alone: another try may help. */
export function isNotice(error: unknown): boolean {
  const { words, items, leadsTo } = effectOf(error);
  return words !== undefined && items === undefined && leadsTo === undefined;
}

/** The words of a failure for a page that is left because of it, whatever its kind. */
export function noticeOnReturn(error: unknown): string {
  return stayingEffectOf(error).words ?? WHOOPS;
}

/**
 * Whether a page that leads back because of a failure, and tells of it there, does so: what it shows is gone
 * (404), or was never there. 401 and 403 lead elsewhere, as ever.
 */
export function leadsBack(error: unknown, { isShown }: { isShown: boolean }): boolean {
  const { leadsTo } = effectOf(error);
  return leadsTo === undefined ? !isShown : leadsTo === "system@not-found";
}

/** Whether the host has refused a write that was held to an `ETag`: somebody else was faster. */
export function isChanged(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 412;
}

/** '{statusText}: {message}' for 401 and 403 (shell 8). */
export function noticeOf({ statusText, message }: ApiError): string {
  return message === "" || message === statusText ? statusText : `${statusText}: ${message}`;
}
