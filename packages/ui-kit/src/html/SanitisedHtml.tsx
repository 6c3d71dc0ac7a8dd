import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef } from "react";
import { prose } from "./prose.ts";
import { sanitise } from "./sanitise.ts";

const Prose = styled("div")(({ theme }) => prose(theme));

export interface SanitisedHtmlProps {
  /** HTML from a server or from other people; never trusted. */
  html: string;
  className?: string;
}

/** Shows HTML written by others after cleaning it; see `sanitise` for what stays. */
export function SanitisedHtml({ html, className }: SanitisedHtmlProps) {
  const target = useRef<HTMLDivElement>(null);
  // Before paint, so that nothing below it jumps.
  useLayoutEffect(() => {
    target.current?.replaceChildren(sanitise(html));
  }, [html]);
  return <Prose ref={target} className={className} />;
}
