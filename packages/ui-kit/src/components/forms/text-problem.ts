import type { HTMLInputTypeAttribute } from "react";

/**
 * The contract's pattern without what a browser's e-mail input refuses too: marks that a copied address
 * brings along ("mailto:", "<…>", "a@b.test; c@d.test"), and dots without a name between them. Letters
 * of every script are allowed.
 */
const EMAIL = /^[^\s@<>()[\]:;,\\"]+@(?:[^\s@<>()[\]:;,\\".]+\.)+[^\s@<>()[\]:;,\\".]+$/;

/**
 * Only absolute http(s) addresses become links (shell 2.14). The
 * same rule as the SDK's `httpUrlOrNull`; blanks around the address do not matter.
 */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  // A URL without its slashes is valid, too.
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

interface TextRule {
  label?: string | undefined;
  required?: boolean | undefined;
  type?: HTMLInputTypeAttribute | undefined;
}

/** Client-side validation (shell 5). */
export function textProblem(text: string, { label = "", required = false, type }: TextRule) {
  if (text.trim() === "") return required ? `${label} is required.` : undefined;
  if (type === "email" && !EMAIL.test(text.trim())) {
    return `${label} must be an e-mail address.`;
  }
  if (type === "url" && !isWebAddress(text)) {
    return "Enter an address that begins with http:// or https://.";
  }
  return undefined;
}
