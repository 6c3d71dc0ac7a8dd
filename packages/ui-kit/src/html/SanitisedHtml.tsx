import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef } from "react";
import { prose } from "./prose.ts";
import { sanitise } from "./sanitise.ts";

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
    target.current?.replaceChildren(keepDaysWhole(sanitise(html)));
  }, [html]);
  return <Prose ref={target} />;
}
