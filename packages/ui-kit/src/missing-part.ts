/** Event on the window when lazily loaded code fails to load; `detail` is the error. */
export const MISSING_PART = "recurrent:missing-part";

/** The page shows the error. */
export function reportMissingPart(detail: unknown): void {
  dispatchEvent(new CustomEvent(MISSING_PART, { detail }));
}
