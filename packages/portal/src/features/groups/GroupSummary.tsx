import Box from "@mui/material/Box";
import type { GroupChange } from "./group-changes.ts";

/** So many names are told; the lists above have all. */
const MOST = 12;

function told(names: readonly string[]): string {
  const more = names.length - MOST;
  return names.slice(0, MOST).join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** What Update will change, above the button: in one line, and whom it concerns when that is pressed. */
export function GroupSummary({ changes }: { changes: readonly GroupChange[] }) {
  return (
    <Box component="details" sx={SUMMARY}>
      <summary>
        <strong>Update will change</strong> {changes.map(({ short }) => short).join(" · ")}
      </summary>
      <dl>
        {changes.map(({ label, names }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{told(names)}</dd>
          </div>
        ))}
      </dl>
    </Box>
  );
}

const SUMMARY = {
  typography: "body2",
  "& > summary": { py: 0.5, cursor: "pointer", overflowWrap: "anywhere" },
  "& > dl": { display: "grid", gap: 0.5, m: 0, py: 1 },
  "& > dl > div": {
    display: "grid",
    gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "200px minmax(0, 1fr)" },
    columnGap: 2,
  },
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, overflowWrap: "anywhere" },
} as const;
