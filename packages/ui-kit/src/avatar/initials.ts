import { AVATAR_GREYS } from "../theme/tokens.ts";

/**
 * Initials of up to three words, leaving out 'de' (shell 9): 'Rafael de Souza Lima' → 'RSL'. Upper
 * case by the rules of Unicode; an empty name gives an empty string.
 */
export function initialsOf(fullName: string): string {
  return fullName
    .normalize("NFC")
    .split(/[^\p{L}\p{N}\p{M}'’-]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ""))
    .filter((word) => word !== "" && word.toLowerCase() !== "de")
    .slice(0, 3)
    .map((word) => Array.from(word)[0]?.toUpperCase() ?? "")
    .join("");
}

/**
 * One of the nine fixed greys for a name. The requirement picks at random; a hash of the name picks
 * as evenly and gives a person the same grey on every render and every screen.
 */
export function greyOf(fullName: string): string {
  let hash = 0x811c9dc5;
  for (const character of fullName.normalize("NFC")) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return AVATAR_GREYS[(hash >>> 0) % AVATAR_GREYS.length] ?? AVATAR_GREYS[0];
}
