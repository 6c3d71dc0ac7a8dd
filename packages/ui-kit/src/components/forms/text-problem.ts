import { trimLine } from "@recurrent/sdk/trim-text";
import type { HTMLInputTypeAttribute } from "react";

/** Characters around a pasted e-mail address: "mailto:", "<…>", "«…»", "a@b.test; c@d.test". */
const AROUND_ADDRESS = String.raw`\s@:\\"\p{Ps}\p{Pe}\p{Pi}\p{Pf},;\u060C\u061B\u3001\uFE50\uFE54\uFF0C\uFF1B\uFF64`;

/** Letters and digits of every script; of other signs only those of international domains. */
const DOMAIN_LABEL = String.raw`(?:[^\s\p{P}\p{S}]|[-\u00B7\u0375\u05F3\u05F4\u30FB\p{So}])+`;

/** The contract's pattern without what a browser's e-mail input refuses too; `’` is an apostrophe. */
const EMAIL = new RegExp(
  String.raw`^(?:[^${AROUND_ADDRESS}]|’)+@(?:${DOMAIN_LABEL}\.)+${DOMAIN_LABEL}$`,
  "u",
);

/** True if a payload would have nothing of it. */
export const isBlank = (text: string): boolean => trimLine(text) === "";

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
  if (isBlank(text)) return required ? `${label} is required.` : undefined;
  if (type === "email" && !EMAIL.test(text.trim())) {
    return `${label} must be an e-mail address.`;
  }
  if (type === "url" && !isWebAddress(text)) {
    return "Enter an address that begins with http:// or https://.";
  }
  return undefined;
}
