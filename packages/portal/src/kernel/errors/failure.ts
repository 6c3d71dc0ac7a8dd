import { type ApiError, isApiError } from "@recurrent/sdk";
import { ChunkLoadError } from "./chunks.ts";

/** What a failed call becomes on screen (shell 8, status handling). */
export type FailureEffect =
  /** The caller gave up, or another place explains it: nobody needs to be told here. */
  | { readonly kind: "none" }
  /** The red, dismissible alert of a 422. */
  | { readonly kind: "alert"; readonly title: string; readonly items: readonly string[] }
  /** A danger notification. */
  | { readonly kind: "notice"; readonly text: string }
  /** Another screen, with a notification that lives through that one navigation. */
  | {
      readonly kind: "leave";
      readonly to: "system@login" | "system@forbidden" | "system@not-found";
      readonly notice: string | null;
    };

/** The text for every failure that has no better one (shell 8). */
const WHOOPS = "Whoops! There was an error.";

/** The error catalogue of shell 8 as a decision: what to show for a failed call, and where. */
export function effectOf(error: unknown): FailureEffect {
  // The error screen takes the page's place and explains it.
  if (error instanceof ChunkLoadError) return { kind: "none" };
  if (!isApiError(error)) return { kind: "notice", text: WHOOPS };
  switch (error.kind) {
    case "cancelled":
      return { kind: "none" };
    case "unauthorized":
      return { kind: "leave", to: "system@login", notice: noticeOf(error) };
    case "forbidden":
      return { kind: "leave", to: "system@forbidden", notice: noticeOf(error) };
    case "not-found":
      return { kind: "leave", to: "system@not-found", notice: null };
    case "validation":
      return { kind: "alert", title: error.message, items: error.fieldMessages };
    default:
      return { kind: "notice", text: WHOOPS };
  }
}

/**
 * The same, for a form that keeps the person where they are: login, unlock and the password pages.
 * A redirect away from them would lead back to them.
 */
export function stayingEffectOf(error: unknown): FailureEffect {
  const effect = effectOf(error);
  if (effect.kind !== "leave") return effect;
  return { kind: "notice", text: effect.notice ?? WHOOPS };
}

/** The words of a failure for a page that is left because of it, whatever its kind. */
export function noticeOnReturn(error: unknown): string {
  const effect = stayingEffectOf(error);
  switch (effect.kind) {
    case "alert":
      return effect.title;
    case "notice":
      return effect.text;
    default:
      return WHOOPS;
  }
}

/**
 * Whether a page that leads back because of a failure, and tells of it there, does so: what it shows is gone
 * (404), or was never there. 401 and 403 lead elsewhere, as ever.
 */
export function leadsBack(error: unknown, { isShown }: { isShown: boolean }): boolean {
  const effect = effectOf(error);
  return effect.kind === "leave" ? effect.to === "system@not-found" : !isShown;
}

/** Whether the host has refused a write that was held to an `ETag`: somebody else was faster. */
export function isChanged(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 412;
}

/** '{statusText}: {message}' for 401 and 403 (shell 8). */
export function noticeOf({ statusText, message }: ApiError): string {
  return message === "" || message === statusText ? statusText : `${statusText}: ${message}`;
}
