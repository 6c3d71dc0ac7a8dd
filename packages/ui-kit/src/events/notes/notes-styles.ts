import { styled } from "@mui/material/styles";
import { prose } from "../../html/prose.ts";

/** The edge of the notes: the same while the editor is on its way, when it is there, and when it fails. */
export const NotesFrame = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    border: `1px solid ${palette.control}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: palette.background.paper,
    overflow: "hidden",
    // Outside: the strip of buttons would cover it.
    "&[data-wrong=true]": {
      borderColor: palette.error.main,
      boxShadow: `0 0 0 1px ${palette.error.main}`,
    },
    "&:has([contenteditable=true]:focus)": {
      borderColor: palette.focus,
      boxShadow: `0 0 0 1px ${palette.focus}`,
    },
    "&[data-readonly=true]": { backgroundColor: palette.background.sunken },
  };
});

/** The strip above the text: eleven buttons in one row, in two on phones. */
export const NotesBar = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 2,
  // As high as the buttons will be.
  minHeight: 41,
  padding: 4,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.sunken,
  [theme.breakpoints.down("sm")]: { minHeight: 91 },
}));

/** The text itself, as it looks where the notes are shown. */
export const NotesText = styled("div")(({ theme }) => ({
  minHeight: 132,
  padding: "12px 14px",
  ...prose(theme),
}));
