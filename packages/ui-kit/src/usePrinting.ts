import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is on paper, from before the browser lays it out. False on a server. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(
    () => typeof window !== "undefined" && window.matchMedia("print").matches,
  );
  useLayoutEffect(() => {
    const paper = window.matchMedia("print");
    // Browsers lay out what is rendered when the event ends; some change the media only afterwards.
    const begin = () => flushSync(() => setPrinting(true));
    const follow = () => flushSync(() => setPrinting(paper.matches));
    paper.addEventListener("change", follow);
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", follow);
    return () => {
      paper.removeEventListener("change", follow);
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", follow);
    };
  }, []);
  return isPrinting;
}
