import { styled } from "@mui/material/styles";
import { SHAPES } from "./shapes.tsx";
import { statusOf } from "./status.ts";

export interface StatusIconProps {
  /** An id or a code as the server gives it; an unknown one draws an empty slot of the same size. */
  status: string | number | null | undefined;
  /** 16 in tables and words, 20 in cards and headings, 28 where a sign stands alone. Default 16. */
  size?: 16 | 20 | 28;
  /** The unfilled neutral form, for a count of zero. */
  hollow?: boolean;
  /** Says the word to a screen reader. Without it the icon is decoration: write the word beside it. */
  labelled?: boolean;
}

const Svg = styled("svg")({ display: "block", flex: "none", overflow: "visible" });

/**
 * The sign of a status: shape, and colour on top of it. Colours come from CSS variables, so one
 * drawing serves both schemes and paper.
 */
export function StatusIcon({
  status,
  size = 16,
  hollow = false,
  labelled = false,
}: StatusIconProps) {
  const { id, tone, word } = statusOf(status);
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      focusable="false"
      {...(labelled && word !== "" ? { role: "img", "aria-label": word } : { "aria-hidden": true })}
      sx={{ color: `status.${hollow ? "neutral" : tone}.main` }}
    >
      {id !== "unknown" && SHAPES[id]({ hollow, glyph: "var(--mui-palette-status-glyph)" })}
    </Svg>
  );
}
