import { styled } from "@mui/material/styles";

/** Label, control and the line under it. */
export const FieldBox = styled("div")(({ theme }) => ({
  minWidth: 0,
  "&[data-beside=true]": {
    display: "flex",
    alignItems: "center",
    flexWrap: "wrap",
    columnGap: 10,
    "& > label": {
      marginBottom: 0,
      fontWeight: theme.typography.fontWeightRegular,
      color: theme.vars.palette.text.secondary,
    },
    "& > label + div": { flex: 1 },
    // The error stands under both.
    "& > label + div + div": { flexBasis: "100%", marginBottom: 4 },
  },
}));

/** The static label above a control. */
export const FieldLabel = styled("label")(({ theme }) => ({
  ...theme.typography.subtitle2,
  display: "block",
  marginBottom: 6,
  // Drawn, not written: `required` on the input tells it to a screen reader.
  "&[data-required=true]::after": {
    content: ['" *"', '" *" / ""'],
    color: theme.vars.palette.error.main,
    fontWeight: theme.typography.fontWeightRegular,
  },
}));

/** The line under a control: the hint, or the error in its place. */
export const FieldNote = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 6,
  color: theme.vars.palette.text.secondary,
}));

/** Holds the control and whatever lies inside its edge. */
export const ControlBox = styled("div")(({ theme }) => ({
  position: "relative",
  display: "flex",
  alignItems: "center",
  "& > button": { position: "absolute", right: 4 },
  [theme.breakpoints.down("sm")]: { "& > button": { right: 2 } },
}));

/**
 * A text input. Native on purpose: the sign-in page carries it, and an input needs no library. Sixteen
 * pixels on phones keep iOS from zooming in.
 */
export const TextInput = styled("input", {
  shouldForwardProp: (name) => name !== "roomAtEnd" && name !== "tall",
})<{ roomAtEnd?: boolean; tall?: boolean }>(({ theme, roomAtEnd, tall }) => {
  const { palette } = theme.vars;
  return {
    font: "inherit",
    letterSpacing: "inherit",
    color: palette.text.primary,
    width: "100%",
    minWidth: 0,
    height: tall === true ? 40 : 36,
    margin: 0,
    padding: roomAtEnd === true ? "0 40px 0 12px" : "0 12px",
    textOverflow: "ellipsis",
    border: `1px solid ${palette.control}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.background.paper,
    "&::placeholder": { color: palette.text.tertiary, opacity: 1 },
    "&[aria-invalid=true]": {
      borderColor: palette.error.main,
      boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
    },
    "&:focus-visible": {
      outline: 0,
      borderColor: palette.focus,
      boxShadow: `inset 0 0 0 1px ${palette.focus}`,
    },
    "&:disabled": {
      color: palette.text.tertiary,
      WebkitTextFillColor: palette.text.tertiary,
      opacity: 1,
      borderColor: palette.divider,
      backgroundColor: palette.background.sunken,
    },
    "&:read-only:not(:disabled)": { backgroundColor: palette.background.sunken },
    // Browsers paint filled-in fields blue or yellow; this keeps their text readable in both schemes.
    "&:autofill": {
      WebkitTextFillColor: palette.text.primary,
      boxShadow: `inset 0 0 0 100px ${palette.primary.soft}`,
    },
    "&::-ms-reveal": { display: "none" },
    [theme.breakpoints.down("sm")]: {
      height: 44,
      fontSize: "1rem",
      paddingRight: roomAtEnd === true ? 48 : 12,
    },
  };
});
