import { useState } from "react";
import { serverErrorOf } from "../forms/form-rules.ts";
import type { FormError } from "../forms/form-rules.ts";

/**
 * The value a refusal was about: that of the moment it came. Once the value is another one, what was
 * said no longer fits (files have moved up, notes are rewritten).
 */
export function useSaidAbout<T>(error: FormError | null | undefined, value: T): T {
  const [said, setSaid] = useState({ error, value });
  if (said.error === error) return said.value;
  setSaid({ error, value });
  return value;
}

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
