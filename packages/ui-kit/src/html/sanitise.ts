import createDOMPurify from "dompurify";
import type { WindowLike } from "dompurify";
import { boundedMarkup, PLAIN_ATTRIBUTES, TAGS } from "./bounded-markup.ts";

/**
 * The one Trusted Types policy of the kit; a Content-Security-Policy with `trusted-types` has to name
 * it. DOMPurify is handed this policy and so never creates its own (`dompurify`): that name can stay
 * off the list.
 */
const HTML_POLICY = "recurrent-html";

/** An address of its own, on the web or a mailbox: nothing relative, no other scheme. */
const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s]/i;

/** Made at the first use, so that importing the kit outside a browser costs and needs nothing. */
let clean: ((html: string) => DocumentFragment | null) | undefined;

function refuse(): never {
  throw new TypeError(`${HTML_POLICY} makes HTML only.`);
}

function createSanitiser() {
  // Undefined in browsers without Trusted Types, which parse the text straight away.
  const policy = (window as WindowLike).trustedTypes?.createPolicy(HTML_POLICY, {
    // Reached by DOMPurify only, which parses the text in a document without scripts or loading.
    createHTML: (html) => html,
    createScript: refuse,
    createScriptURL: refuse,
  });
  const purify = createDOMPurify(window);
  const config = {
    ALLOWED_TAGS: [...TAGS],
    // Of all styling the alignment of text stays, as the one attribute `align`: it can do nothing else,
    // and a policy that forbids `style` attributes lets it through.
    ALLOWED_ATTR: ["href", "align", ...PLAIN_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: ["align", ...PLAIN_ATTRIBUTES],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true as const,
    TRUSTED_TYPES_POLICY: policy,
  };
  // Typed otherwise, but a text that is a frameset has no body and leaves nothing at all.
  return (html: string): DocumentFragment | null => purify.sanitize(html, config);
}

/** A foreign page gets a tab of its own and no hold on this one. */
function guardLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll("a[href]")) {
    link.setAttribute("rel", "noopener noreferrer");
    if (!link.getAttribute("href")?.toLowerCase().startsWith("mailto:")) {
      link.setAttribute("target", "_blank");
    }
  }
}

/**
 * Makes HTML written by others safe to show (announcements, notes, question texts).
 *
 * Plain text elements stay; scripts, styles, frames, forms, pictures, `style`, `class` and `id` go;
 * links keep only absolute http(s) and mailto addresses, and of all styling the alignment of a text
 * stays, as `align`. Nothing of the text is run or loaded while
 * it is cleaned. Needs a browser.
 *
 * @returns nodes ready to be put in the page, without a way back to a string
 */
export function sanitise(html: string): DocumentFragment {
  clean ??= createSanitiser();
  const fragment = clean(boundedMarkup(html)) ?? document.createDocumentFragment();
  guardLinks(fragment);
  return fragment;
}
