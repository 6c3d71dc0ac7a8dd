import { styled } from "@mui/material/styles";
import { PlainTable, type PlainTableProps } from "../tables/PlainTable.tsx";
import { withoutRoom } from "../tables/table-room.ts";
import { LINK_LINE, TABULAR_FIGURES } from "../theme/tokens.ts";
import { RUNWAY } from "./Runway.tsx";

/**
 * Around a table whose open rows hold lessons: sections with a plain table in each. A record that opens all
 * at once has a thousand lessons, so their looks are written once, here, and not on every row, and a
 * section that is not on screen is not laid out (`content-visibility`).
 */
export const Lessons = styled("div")(({ theme }) => {
  const { palette } = theme.vars;
  const hairline = `1px solid ${palette.divider}`;
  return {
    "& [data-runway]": { ...RUNWAY, maxWidth: 200 },
    "& td > [data-runway], & [data-bar]": { flex: "1 0 100%", height: 8, margin: "2px 0 -2px" },
    "& [data-bar]": { display: "block" },
    "& [data-lessons]": {
      overflow: "hidden",
      border: hairline,
      borderRadius: theme.vars.shape.borderRadius,
      contentVisibility: "auto",
      "& + [data-lessons]": { marginTop: 12 },
      "& > :is(h2, p), & thead th": { ...theme.typography.body2, color: palette.text.secondary },
      "& > :is(h2, p)": { margin: 0, padding: "10px 16px" },
      "& > h2": {
        backgroundColor: palette.background.sunken,
        borderBottom: hairline,
        "& > strong": { marginRight: 4, color: palette.text.primary },
      },
      "& table": { width: "100%", tableLayout: "fixed", borderCollapse: "collapse" },
      "& :is(th, td)": {
        height: 40,
        padding: "4px 16px",
        textAlign: "left",
        fontWeight: "inherit",
        overflowWrap: "break-word",
      },
      "& td": TABULAR_FIGURES,
      "& tbody tr": { borderTop: hairline },
      "& thead th": { height: 32 },
      // A bare button, for there are a thousand of them.
      "& [data-score]": {
        font: "inherit",
        letterSpacing: "inherit",
        textAlign: "left",
        padding: "4px 0",
        border: 0,
        background: "none",
        color: palette.primary.text,
        cursor: "pointer",
        ...LINK_LINE,
      },
      // Exactly under the columns of the table around: the frame and the room beside it are taken off.
      "& thead th:nth-last-of-type(3):not(:first-of-type)": { width: "9.5rem" },
      "& thead th:nth-last-of-type(2):not(:first-of-type)": { width: "8rem" },
      "& thead th:last-of-type": { width: "calc(15.75rem - 17px)" },
      ...withoutRoom({
        "& > :is(h2, p)": { padding: "10px 12px" },
        "& tbody tr": { padding: "10px 12px" },
        "& tbody :is(th, td)": { height: "auto", padding: 0 },
        "& tbody tr:first-of-type": { borderTop: 0 },
      }),
    },
    // One that unfolds is measured.
    "& .MuiCollapse-root [data-lessons]": { contentVisibility: "visible" },
  };
});

/** Heights in px of a section's parts, so that one which is not laid out yet keeps its room. */
const HEIGHT = { head: 32, row: 40, heading: 39 };

/** At most three columns behind the name. */
export interface LessonTableProps extends Pick<PlainTableProps, "columns" | "rows"> {
  /** The topic of the lessons. */
  topic: string;
  /** Which version of the topic; none where there is only one. */
  version?: string;
  /** Follows the version in brackets. */
  remark?: string;
}

/** The lessons in an open row. Stands inside `Lessons`. */
export function LessonTable({ topic, version = "", remark, columns, rows }: LessonTableProps) {
  const label = `${version || "Lessons"} of ${topic}`;
  const height = HEIGHT.head + rows.length * HEIGHT.row + (version ? HEIGHT.heading : 0);
  return (
    <section
      data-lessons
      aria-label={label}
      style={{ containIntrinsicBlockSize: `auto ${height}px` }}
    >
      {version && (
        <h2>
          <strong>{version}</strong> {remark}
        </h2>
      )}
      {rows.length === 0 ? (
        <p>There are no lessons.</p>
      ) : (
        <PlainTable label={label} named="Lessons" columns={columns} rows={rows} />
      )}
    </section>
  );
}
