import { type CSSObject, styled, type Theme } from "@mui/material/styles";
import createDOMPurify, { type WindowLike } from "dompurify";
import { useLayoutEffect, useRef } from "react";
import { LINK_LINE } from "../../theme/tokens.ts";
import { settleBlanks } from "./blanks.ts";
import { boundedMarkup, PLAIN_ATTRIBUTES, TAGS } from "./bounded-markup.ts";
import { foldLists, LIST_PLACE } from "./office-markup.ts";

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
    ALLOWED_ATTR: ["href", "align", LIST_PLACE, ...PLAIN_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: ["align", LIST_PLACE, ...PLAIN_ATTRIBUTES],
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
  foldLists(fragment);
  return fragment;
}

const DAY = /\b\d{4}-\d{2}-\d{2}\b/;

/** Days become elements of their own, which no line ends within: hyphens would let it. */
function keepDaysWhole(fragment: DocumentFragment): DocumentFragment {
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const found = node.parentElement?.localName === "time" ? null : DAY.exec(node.nodeValue ?? "");
    if (found === null) continue;
    const day = (node as Text).splitText(found.index);
    // What follows the day is the walker's next text.
    day.splitText(found[0].length);
    const time = document.createElement("time");
    day.replaceWith(time);
    time.append(day);
    texts.currentNode = day;
  }
  return fragment;
}

/**
 * A line break at the end of a paragraph begins another line in the editor. A browser shows that line only when
 * something stands in it.
 */
function openLastLines(fragment: DocumentFragment): DocumentFragment {
  for (const last of fragment.querySelectorAll("p > br:last-child")) {
    if (last.nextSibling === null && last.previousSibling !== null) {
      last.after(document.createElement("br"));
    }
  }
  return fragment;
}

/** How rich text looks, where it is shown and where it is written. */
export const prose = (theme: Theme): CSSObject => ({
  overflowWrap: "anywhere",
  // Blanks and tabs count as they were typed.
  whiteSpace: "break-spaces",
  tabSize: 4,
  // An empty line has the height of a line.
  "& :is(p, h3, h4, h5, h6, dt):empty::before": { content: '"\\200b"' },
  "& :is(p, ul, ol, blockquote, pre, table, dl, h3, h4, h5, h6)": { margin: 0 },
  "& :is(p, ul, ol, blockquote, pre, table, dl, h3, h4, h5, h6) + *": { marginTop: 8 },
  "& :is(h3, h4, h5, h6, strong, b, th)": { fontWeight: theme.typography.fontWeightMedium },
  "& :is(h3, h4, h5, h6)": { fontSize: "inherit", lineHeight: "inherit" },
  "& :is(ul, ol)": { paddingLeft: 20 },
  "& li + li": { marginTop: 2 },
  "& blockquote": {
    paddingLeft: 16,
    borderLeft: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
  },
  "& pre": { overflowX: "auto", whiteSpace: "pre-wrap" },
  "& table": { borderCollapse: "collapse" },
  "& :is(th, td)": {
    padding: "4px 12px",
    textAlign: "left",
    border: `1px solid ${theme.vars.palette.divider}`,
  },
  // In running text a date keeps the figures of the words around it.
  "& time": { whiteSpace: "nowrap", fontVariantNumeric: "proportional-nums", letterSpacing: 0 },
  "& a": { color: theme.vars.palette.primary.text, ...LINK_LINE },
});

const Prose = styled("div")(({ theme }) => prose(theme));

/**
 * Shows HTML written by others after cleaning it; see `sanitise` for what stays.
 *
 * @param html from a server or from other people; never trusted
 */
export function SanitisedHtml({ html }: { html: string }) {
  const target = useRef<HTMLDivElement>(null);
  // Before paint, so that nothing below it jumps.
  useLayoutEffect(() => {
    target.current?.replaceChildren(openLastLines(keepDaysWhole(settleBlanks(sanitise(html)))));
  }, [html]);
  return <Prose ref={target} />;
}
