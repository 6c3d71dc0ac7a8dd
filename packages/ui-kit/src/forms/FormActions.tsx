import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Bar = styled("div")(({ theme }) => ({
  position: "sticky",
  bottom: 0,
  zIndex: 3,
  // Reaches over the padding of the page to its edges.
  margin: "0 -32px -40px",
  padding: "12px 32px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down("sm")]: { margin: "0 -16px -32px", padding: "12px 16px" },
}));

const Buttons = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  maxWidth: 928,
  [theme.breakpoints.down("sm")]: { '& > [type="submit"]': { flex: 1 } },
}));

const Far = styled("div")({ marginRight: "auto", marginLeft: -10 });

export interface FormActionsProps {
  /** The destructive button, at the far left. */
  danger?: ReactNode;
  /** Back or Cancel, then the primary button; they end at the fields' right edge. */
  children: ReactNode;
}

/** The bar that keeps a form's buttons in sight. */
export function FormActions({ danger, children }: FormActionsProps) {
  return (
    <Bar>
      <Buttons>
        <Far>{danger}</Far>
        {children}
      </Buttons>
    </Bar>
  );
}
