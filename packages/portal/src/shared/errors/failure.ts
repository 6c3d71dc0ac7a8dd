import { type ApiError, isApiError } from "@recurrent/sdk";
import { ChunkLoadError } from "./chunks.ts";

/** Effect of a failed call (shell 8); empty if cancelled, or if another component shows it. */
export interface FailureEffect {
  /** Text of a notice or, with items, title of an alert. */
  readonly text?: string;
  readonly items?: readonly string[];
  /** Page to open; the text survives that navigation. */
  readonly redirectTo?: "system@login" | "system@forbidden" | "system@not-found";
}

/** Default text (shell 8). */
const WHOOPS = "Whoops! There was an error.";

/** The error catalogue of shell 8. */
export function toFailureEffect(error: unknown): FailureEffect {
  // The error page shows it.
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

/** For pages to which a redirect would lead back, such as login. */
export function toInPlaceFailureEffect(error: unknown): FailureEffect {
  const { redirectTo, ...effect } = toFailureEffect(error);
  return redirectTo === undefined ? effect : { text: effect.text ?? WHOOPS };
}

/** True if only a notice shows it: a retry may help. */
export function isShownAsNotice(error: unknown): boolean {
  const { text, items, redirectTo } = toFailureEffect(error);
  return text !== undefined && items === undefined && redirectTo === undefined;
}

export function messageAfterRedirect(error: unknown): string {
  return toInPlaceFailureEffect(error).text ?? WHOOPS;
}

/** 401 and 403 redirect elsewhere. */
export function shouldRedirectBack(error: unknown, { isShown }: { isShown: boolean }): boolean {
  const { redirectTo } = toFailureEffect(error);
  return redirectTo === undefined ? !isShown : redirectTo === "system@not-found";
}

export function isOfKind(error: unknown, kind: ApiError["kind"]): boolean {
  return isApiError(error) && error.kind === kind;
}

/** 404: somebody has deleted it, even if a cache still has it. */
export function isNotFound(failure: unknown): boolean {
  return isOfKind(failure, "not-found");
}

/** Beside /404, which does not say what is gone. */
export const formatGone = (name: string): string => `${name} no longer exists.`;

export function isConflict(failure: unknown): boolean {
  return isApiError(failure) && failure.status === 412;
}

/** '{statusText}: {message}' for 401 and 403 (shell 8). */
export function messageFor({ statusText, message }: ApiError): string {
  return message === "" || message === statusText ? statusText : `${statusText}: ${message}`;
}
