import { styled } from "@mui/material/styles";
import { withoutRoom } from "../tables/table-room.ts";

/**
 * The lessons inside an open row: a frame with a plain table in it, which takes its cells' looks from the
 * table around it. Frames that are not on screen are not laid out (`content-visibility`): a record that
 * opens all at once has a thousand lessons.
 */
export const LessonFrame = styled("section")(({ theme }) => {
  const { palette } = theme.vars;
  return {
    overflow: "hidden",
    border: `1px solid ${palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    contentVisibility: "auto",
    "& + &": { marginTop: 12 },
    "& > h2": {
      ...theme.typography.body2,
      margin: 0,
      padding: "10px 16px",
      color: palette.text.secondary,
      backgroundColor: palette.background.sunken,
      borderBottom: `1px solid ${palette.divider}`,
      "& > strong": { marginRight: 4, color: palette.text.primary },
    },
    "& > p": { margin: 0, padding: "10px 16px", color: palette.text.secondary },
    // Exactly under the columns of the table around: its cells begin one edge further in.
    "& table": {
      width: "100%",
      tableLayout: "fixed",
      borderCollapse: "separate",
      borderSpacing: 0,
    },
    // Twice the class: the table around styles its own last row, which this head is in a way.
    "&& table thead tr > th": {
      height: 32,
      backgroundColor: "transparent",
      borderBottom: `1px solid ${palette.divider}`,
    },
    "& table tbody tr > *": { height: 40, paddingTop: 4, paddingBottom: 4 },
    "& table tbody tr:hover > *": { backgroundColor: "transparent" },
    ...withoutRoom({
      "& > h2, & > p": { padding: "10px 12px" },
      "& table tbody tr": { padding: "10px 12px" },
      "& table tbody tr > *": { height: "auto", padding: 0 },
      "& table tbody tr[data-with-action]": { gridTemplateColumns: "minmax(0, 1fr) auto" },
      "& table tbody tr[data-with-action] > *": { alignSelf: "center", margin: "-4px 0" },
    }),
  };
});

/** Heights in px of a frame's parts, so that one which is not laid out yet keeps its room. */
const HEAD = 32;
const ROW = 40;
const HEADING = 39;

/** How high a frame will be, for `contain-intrinsic-block-size`: close enough that nothing jumps. */
export function frameHeight(rows: number, heading: boolean): string {
  const inside = HEAD + rows * ROW;
  return `auto ${inside + (heading ? HEADING : 0)}px`;
}
