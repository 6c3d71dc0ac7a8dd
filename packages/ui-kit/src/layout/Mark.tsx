import { MARK_ACCENT } from "../theme/tokens.ts";

export interface MarkProps {
  /** Edge in pixels, at least 20. */
  size?: number;
  /** `ink` on the sidebar and the login panel, `paper` everywhere else. The ring is `currentColor`. */
  ground?: "ink" | "paper";
}

/** An orbit left open, and the delta wing that begins the next round. */
export function Mark({ size = 24, ground = "paper" }: MarkProps) {
  const accent = ground === "ink" ? MARK_ACCENT.onInk : "var(--mui-palette-primary-main)";
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden focusable="false">
      <path
        d="M26.6 14.6A11 11 0 1 1 14.2 7.15"
        stroke="currentColor"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <path
        d="M29 7 14.6 1.2 18 7l-3.4 5.8z"
        fill={accent}
        stroke={accent}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
