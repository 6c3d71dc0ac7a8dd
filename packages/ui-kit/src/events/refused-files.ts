import { serverErrorOf } from "../forms/form-errors.ts";
import type { FormError } from "../forms/form-errors.ts";

/** What the server said about chosen files. */
export interface RefusedFiles {
  /** About one of them, wherever it stands by now. */
  of: (file: File) => string | undefined;
  /** About all of them together, such as that there are too many; only while they are the same. */
  all: (now: readonly File[]) => string | undefined;
}

/**
 * Servers name a file by its place in what was sent (`files.2`, `files[2]`), which another file has once
 * one is removed: what was said stays with the file itself.
 *
 * @param sent the files the refusal is about
 */
export function refusedFiles(
  error: FormError | null | undefined,
  sent: readonly File[],
): RefusedFiles {
  return {
    of(file) {
      const at = sent.indexOf(file);
      return at === -1 ? undefined : serverErrorOf(error, [`files.${at}`, `files[${at}]`]);
    },
    all(now) {
      const texts = error?.fieldErrors["files"];
      return texts === undefined || now !== sent ? undefined : [...new Set(texts)].join(" ");
    },
  };
}
