import { createElement, use } from "react";
import { LinkContext } from "./LinkContext.ts";
import type { LinkComponentProps } from "./LinkContext.ts";

/**
 * The bare anchor, through the application's link. Meant as the `component` of anything that draws
 * itself (menu items, buttons, cards); running text takes `KitLink`.
 */
export function LinkAnchor(props: LinkComponentProps) {
  return createElement(use(LinkContext) ?? "a", props);
}
