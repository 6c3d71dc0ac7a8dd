import { styled } from "@mui/material/styles";

export const Card = styled("article")(({ theme }) => ({
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
}));

export const CardHead = styled("header")(({ theme }) => ({
  ...theme.typography.body2,
  display: "flex",
  alignItems: "center",
  gap: 8,
  minHeight: 44,
  padding: "12px 24px",
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  "& > :last-child:not(:first-of-type)": { marginLeft: "auto" },
  [theme.breakpoints.down("sm")]: { padding: "12px 16px" },
}));

export const CardBody = styled("div")(({ theme }) => ({
  flex: 1,
  display: "grid",
  alignContent: "start",
  gap: 16,
  padding: 24,
  "& p": { margin: 0 },
  [theme.breakpoints.down("sm")]: { padding: "24px 16px" },
}));

export const Topic = styled("h2")(({ theme }) => ({
  ...theme.typography.h2,
  margin: "0 0 4px",
  overflowWrap: "anywhere",
}));

/**
 * Which lesson of the topic it is: those before it are done and full, its own has but a frame. The words
 * above say the same, so the bars are decoration.
 */
export const Steps = styled("div")(({ theme }) => ({
  display: "flex",
  gap: 4,
  maxWidth: 240,
  "& > i": {
    flex: 1,
    minWidth: 2,
    height: 4,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.action.selected,
  },
  "& > i[data-step=done]": { backgroundColor: theme.vars.palette.primary.main },
  "& > i[data-step=now]": {
    backgroundColor: "transparent",
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
}));

export const Remark = styled("p")(({ theme }) => ({
  maxWidth: "60ch",
  color: theme.vars.palette.text.secondary,
  overflowWrap: "anywhere",
}));

export const CardActions = styled("footer")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: 12,
  padding: "16px 24px",
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.down("sm")]: { padding: 16, "& > *": { flex: "1 1 auto" } },
}));
