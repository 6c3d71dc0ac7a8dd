import { styled } from "@mui/material/styles";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const Line = styled("p")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  gap: 6,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
  "& > svg": { flex: "none", marginTop: 1, color: theme.vars.palette.text.primary },
}));

/** Something to look at twice that keeps nobody from going on. */
export function CautionLine({ children }: { children: ReactNode }) {
  return (
    <Line>
      <TriangleAlert size={16} strokeWidth={1.75} aria-hidden />
      <span>{children}</span>
    </Line>
  );
}
