import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** True while the page is on paper, from before the browser lays it out. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia("print");
    const follow = () => setPrinting(paper.matches);
    // Browsers lay out what is rendered when this event ends.
    const begin = () => flushSync(() => setPrinting(true));
    follow();
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
