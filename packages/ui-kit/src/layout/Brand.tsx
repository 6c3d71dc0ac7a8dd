import Box from "@mui/material/Box";
import { Mark } from "./Mark.tsx";
import type { MarkProps } from "./Mark.tsx";

export interface BrandProps {
  product: string;
  /** `large` on the login panel, `small` on message pages. */
  size?: "small" | "large";
  ground?: MarkProps["ground"];
}

/** The mark with the product's name beside it. */
export function Brand({ product, size = "small", ground = "paper" }: BrandProps) {
  const large = size === "large";
  return (
    <Box
      component="span"
      sx={{
        display: "inline-flex",
        alignItems: "center",
        gap: 1.5,
        typography: large ? "h2" : "h3",
        letterSpacing: "-0.02em",
        color: ground === "ink" ? "nav.strong" : "text.primary",
      }}
    >
      <Mark size={large ? 32 : 24} ground={ground} />
      {product}
    </Box>
  );
}
