import Stack from "@mui/material/Stack";

export interface MarkProps {
  /** Edge in pixels, at least 20. */
  size?: number;
  /** `ink` on the sidebar and the login panel. The ring is `currentColor`. */
  variant?: "ink" | "paper";
}

/** The product's mark: an open orbit and a delta wing. */
export function Mark({ size = 24, variant = "paper" }: MarkProps) {
  const accent = `var(--mui-palette-${variant === "ink" ? "nav-mark" : "primary-main"})`;
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

export interface BrandProps extends Pick<MarkProps, "variant"> {
  product: string;
  /** `large` on the login page, `small` on message pages. */
  size?: "small" | "large";
}

/** Mark and product name. */
export function Brand({ product, size = "small", variant = "paper" }: BrandProps) {
  const isLarge = size === "large";
  return (
    <Stack
      direction="row"
      sx={{
        alignItems: "center",
        gap: 1.5,
        typography: isLarge ? "h2" : "h3",
        letterSpacing: "-0.02em",
        color: variant === "ink" ? "nav.strong" : "text.primary",
      }}
    >
      <Mark size={isLarge ? 32 : 24} variant={variant} />
      {product}
    </Stack>
  );
}
