import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is on paper, from before the browser lays it out. False on a server. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(
    () => typeof window !== "undefined" && window.matchMedia("print").matches,
  );
  useLayoutEffect(() => {
    const paper = window.matchMedia("print");
    let isBetweenEvents = false;
    // Browsers lay out what is rendered when the event ends; some change the media only afterwards.
    const begin = () => {
      isBetweenEvents = true;
      flushSync(() => setPrinting(true));
    };
    // Chromium changes the media forth and back to measure the sheet, then counts the pages.
    const follow = () => {
      if (!isBetweenEvents) flushSync(() => setPrinting(paper.matches));
    };
    const end = () => {
      isBetweenEvents = false;
      follow();
    };
    paper.addEventListener("change", follow);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      paper.removeEventListener("change", follow);
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
  return isPrinting;
}
