import type { LucideIcon } from "lucide-react";

export interface IconProps {
  source: LucideIcon;
  /** 18 in menus, 16 in buttons. */
  size?: number;
}

/** Draws an icon at the product's stroke. Always decoration: its label stands beside. */
export function Icon({ source: Drawing, size = 18 }: IconProps) {
  return <Drawing size={size} strokeWidth={1.75} aria-hidden focusable="false" />;
}
