import { type CSSObject, styled, type Theme } from "@mui/material/styles";
import createDOMPurify, { type WindowLike } from "dompurify";
import { useLayoutEffect, useRef } from "react";
import { LINK_LINE } from "../../theme/tokens.ts";
import { settleBlanks } from "./blanks.ts";
import { limitMarkup, PLAIN_ATTRIBUTES, TAGS } from "./limit-markup.ts";
import { foldLists, LIST_PLACE } from "./office-markup.ts";

/** The kit's only Trusted Types policy, which a CSP with `trusted-types` must name. */
const HTML_POLICY = "recurrent-html";

const ADDRESS = /^(?:https?:\/\/|mailto:)[^\s]/i;

/** Created on first use, so that the kit can be imported outside a browser. */
let clean: ((html: string) => DocumentFragment | null) | undefined;

function refuse(): never {
  throw new TypeError(`${HTML_POLICY} makes HTML only.`);
}

function createSanitiser() {
  // Undefined in browsers without Trusted Types, where DOMPurify parses text directly.
  const policy = (window as WindowLike).trustedTypes?.createPolicy(HTML_POLICY, {
    // Called only by DOMPurify, which parses in an inert document.
    createHTML: (html) => html,
    createScript: refuse,
    createScriptURL: refuse,
  });
  const purify = createDOMPurify(window);
  const config = {
    ALLOWED_TAGS: [...TAGS],
    // `align` is harmless, and a CSP without `style` attributes allows it.
    ALLOWED_ATTR: ["href", "align", LIST_PLACE, ...PLAIN_ATTRIBUTES],
    ADD_URI_SAFE_ATTR: ["align", LIST_PLACE, ...PLAIN_ATTRIBUTES],
    ALLOWED_URI_REGEXP: ADDRESS,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true as const,
    TRUSTED_TYPES_POLICY: policy,
  };
  // Contrary to its type, a frameset returns no body.
  return (html: string): DocumentFragment | null => purify.sanitize(html, config);
}

/** External pages open in a new tab without access to this one. */
function guardLinks(fragment: DocumentFragment): void {
  for (const link of fragment.querySelectorAll("a[href]")) {
    link.setAttribute("rel", "noopener noreferrer");
    if (!link.getAttribute("href")?.toLowerCase().startsWith("mailto:")) {
      link.setAttribute("target", "_blank");
    }
  }
}

/**
 * Sanitises HTML of others. Only text elements, alignment and links to absolute http(s) and mailto
 * addresses remain.
 */
export function sanitise(html: string): DocumentFragment {
  clean ??= createSanitiser();
  const fragment = clean(limitMarkup(html)) ?? document.createDocumentFragment();
  guardLinks(fragment);
  foldLists(fragment);
  return fragment;
}

const DAY = /\b\d{4}-\d{2}-\d{2}\b/;

/** A line could break at a hyphen, so days become elements. */
function keepDaysWhole(fragment: DocumentFragment): DocumentFragment {
  const texts = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const found = node.parentElement?.localName === "time" ? null : DAY.exec(node.nodeValue ?? "");
    if (found === null) continue;
    const day = (node as Text).splitText(found.index);
    // The walker continues with the rest.
    day.splitText(found[0].length);
    const time = document.createElement("time");
    day.replaceWith(time);
    time.append(day);
    texts.currentNode = day;
  }
  return fragment;
}

/** A browser shows a trailing line break only with content after it. */
function openLastLines(fragment: DocumentFragment): DocumentFragment {
  for (const last of fragment.querySelectorAll("p > br:last-child")) {
    if (last.nextSibling === null && last.previousSibling !== null) {
      last.after(document.createElement("br"));
    }
  }
  return fragment;
}

/** Shared by display and editor. */
export const prose = (theme: Theme): CSSObject => ({
  overflowWrap: "anywhere",
  // Blanks and tabs stay as typed.
  whiteSpace: "break-spaces",
  tabSize: 4,
  // An empty line keeps its height.
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
  // In running text, dates use proportional digits.
  "& time": { whiteSpace: "nowrap", fontVariantNumeric: "proportional-nums", letterSpacing: 0 },
  "& a": { color: theme.vars.palette.primary.text, ...LINK_LINE },
});

const Prose = styled("div")(({ theme }) => prose(theme));

/**
 * Shows HTML of others, sanitised by `sanitise`.
 *
 * @param html never trusted
 */
export function SanitisedHtml({ html }: { html: string }) {
  const target = useRef<HTMLDivElement>(null);
  // Before paint, to avoid layout shift.
  useLayoutEffect(() => {
    target.current?.replaceChildren(openLastLines(keepDaysWhole(settleBlanks(sanitise(html)))));
  }, [html]);
  return <Prose ref={target} />;
}
