import { isValidElement } from "react";
import type { IconSource } from "./shell-types.ts";

export interface IconProps {
  source: IconSource;
  /** 18 in menus, 16 in buttons. */
  size?: number;
}

/** Draws an icon given as data at the product's stroke. Always decoration: its label stands beside. */
export function Icon({ source, size = 18 }: IconProps) {
  if (isValidElement(source)) return source;
  const Drawing = source;
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable="false" />;
}
