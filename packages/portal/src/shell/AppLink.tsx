import type { LinkComponentProps } from "@recurrent/ui-kit";
import { type FocusEvent, type PointerEvent } from "react";
import { Link } from "react-router-dom";
import { fetchAhead } from "./navigation.ts";
import { useRuntime } from "../kernel/runtime/runtime.ts";

/**
 * How every link of the kit is drawn in the portal: in-app addresses ("#/…") go through the router,
 * and pointing at one or focusing it fetches what it leads to. All others stay plain anchors.
 */
export function AppLink({ href, children, ...anchor }: LinkComponentProps) {
  const runtime = useRuntime();
  if (!href.startsWith("#/")) {
    return (
      <a {...anchor} href={href}>
        {children}
      </a>
    );
  }
  const path = href.slice(1);
  return (
    <Link
      {...anchor}
      to={path}
      onPointerEnter={(event: PointerEvent<HTMLAnchorElement>) => {
        fetchAhead(runtime, path);
        anchor.onPointerEnter?.(event);
      }}
      onFocus={(event: FocusEvent<HTMLAnchorElement>) => {
        fetchAhead(runtime, path);
        anchor.onFocus?.(event);
      }}
    >
      {children}
    </Link>
  );
}
