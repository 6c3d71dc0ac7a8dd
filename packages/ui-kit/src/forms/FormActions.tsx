import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";

const Bar = styled("div")(({ theme }) => ({
  position: "sticky",
  bottom: 0,
  zIndex: 3,
  marginBottom: -40,
  padding: "12px 0",
  // From edge to edge however wide the page is; the shell cuts off what reaches over its main part.
  "&::before": {
    content: '""',
    position: "absolute",
    zIndex: -1,
    inset: "0 -100vmax",
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  [theme.breakpoints.down("sm")]: { marginBottom: -32 },
}));

const Buttons = styled("div")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 8,
  maxWidth: 928,
  [theme.breakpoints.down("sm")]: { '& > [type="submit"]': { flex: 1 } },
}));

const Far = styled("div")({ marginRight: "auto", marginLeft: -10 });

const Above = styled("div")({ maxWidth: 928, marginBottom: 12 });

export interface FormActionsProps {
  /** The destructive button, at the far left. */
  danger?: ReactNode;
  /** A line above the buttons. */
  above?: ReactNode;
  /** Back or Cancel, then the primary button; they end at the fields' right edge. */
  children: ReactNode;
}

/** The bar that keeps a form's buttons in sight. */
export function FormActions({ danger, above, children }: FormActionsProps) {
  return (
    // A press that took the focus out of a field would let that field's error appear between press and
    // release, move the button away from under the pointer, and so lose the click.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the bar itself does nothing
    <Bar onMouseDown={(event) => event.preventDefault()}>
      {above !== undefined && <Above>{above}</Above>}
      <Buttons>
        <Far>{danger}</Far>
        {children}
      </Buttons>
    </Bar>
  );
}
