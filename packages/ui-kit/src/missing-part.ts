/** Sent on the window, with the error as `detail`, when code that is loaded at its first use does not arrive. */
export const MISSING_PART = "recurrent:missing-part";

/** Tells the page, which shows why nothing happened. */
export function reportMissingPart(detail: unknown): void {
  dispatchEvent(new CustomEvent(MISSING_PART, { detail }));
}
