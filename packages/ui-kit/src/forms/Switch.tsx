import { styled } from "@mui/material/styles";

/** The switch itself: a native check box, so that keyboard, forms and screen readers come for free. */
export const Switch = styled("input")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    appearance: "none",
    position: "relative",
    flex: "none",
    width: 32,
    height: 20,
    margin: 0,
    border: `1.5px solid ${palette.control}`,
    borderRadius: 10,
    backgroundColor: palette.background.paper,
    cursor: "pointer",
    transition: theme.transitions.create(["background-color", "border-color"], { duration: 120 }),
    "&::after": {
      content: '""',
      position: "absolute",
      left: 3,
      top: 2.5,
      width: 12,
      height: 12,
      borderRadius: "50%",
      backgroundColor: palette.control,
      transition: theme.transitions.create("transform", { duration: 120 }),
    },
    "&:checked": { backgroundColor: palette.primary.main, borderColor: palette.primary.main },
    "&:checked::after": {
      backgroundColor: palette.primary.contrastText,
      transform: "translateX(11px)",
    },
    "&:focus-visible": {
      outline: `2px solid ${palette.focus}`,
      outlineOffset: 2,
      borderRadius: 10,
    },
    "&:disabled": {
      cursor: "default",
      borderColor: palette.divider,
      backgroundColor: palette.action.disabledBackground,
    },
    "&:disabled::after": { backgroundColor: palette.text.tertiary },
    "@media (forced-colors: active)": { appearance: "auto", "&::after": { content: "none" } },
    "@media (prefers-reduced-motion: reduce)": {
      transition: "none",
      "&::after": { transition: "none" },
    },
  };
});
