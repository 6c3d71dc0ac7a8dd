import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { ReactNode } from "react";

const Section = styled("section")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "232px minmax(0, 640px)",
  gap: "16px 56px",
  maxWidth: 928,
  padding: "28px 0",
  "&:first-of-type": { paddingTop: 4 },
  "& + &": { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

const Fields = styled("div")({ display: "grid", gap: 20, minWidth: 0, alignContent: "start" });

/** Two fields side by side; one under the other on phones. */
export const FieldPair = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "20px 16px",
  alignItems: "start",
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}));

/** A part of a form that needs the whole width of the form: a table with its own title. */
export const FormBlock = styled("div")(({ theme }) => ({
  maxWidth: 928,
  padding: "28px 0",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

export interface FormSectionProps {
  title: string;
  children: ReactNode;
}

/** A part of a form: its title at the left (above, below 860 px), its fields in one column. */
export function FormSection({ title, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <Typography component="h2" variant="subtitle1" id={id}>
        {title}
      </Typography>
      <Fields>{children}</Fields>
    </Section>
  );
}
