import type { HTMLInputTypeAttribute } from "react";

/** Keyboard and corrections of a browser's e-mail input. */
const EMAIL = {
  inputMode: "email",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;

/**
 * An address is a text for the browser: Chrome's e-mail input changes an international domain to
 * ASCII ("ana@xn--mnchen-3ya.de"), and other browsers do not, so that Ana could not sign in there.
 */
export function inputAttributes(type: HTMLInputTypeAttribute | undefined) {
  return type === "email" ? { type: "text", htmlInput: EMAIL } : { type, htmlInput: {} };
}
