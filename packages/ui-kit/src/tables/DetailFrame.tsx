import { styled } from "@mui/material/styles";
import { withoutRoom } from "./table-room.ts";

const Frame = styled("dl")(({ theme }) => ({
  ...theme.typography.body2,
  display: "grid",
  gridTemplateColumns: "116px minmax(0, 1fr)",
  gap: "16px 0",
  margin: 0,
  padding: "12px 16px",
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  "& dt": { padding: "2px 0", color: theme.vars.palette.text.secondary },
  "& dd": { margin: 0, minWidth: 0 },
  "& ul": { margin: 0, padding: 0, listStyle: "none" },
  "& li": { overflowWrap: "anywhere" },
  ...withoutRoom({
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: 2,
    "& dd + dt": { marginTop: 8 },
  }),
}));

const Chips = styled("ul")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  gap: 8,
  "& > li": {
    padding: "2px 8px",
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 12,
  },
}));

const Columns = styled("ul")({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(200px, 1fr))",
  gap: "6px 16px",
  paddingTop: 2,
});

const LOOK = { chips: Chips, columns: Columns } as const;

export interface DetailPart {
  label: string;
  values: readonly string[];
  /** A few short names as chips, a long list in columns. */
  look: keyof typeof LOOK;
}

export interface DetailFrameProps {
  parts: readonly DetailPart[];
}

/** What an open row tells: labelled lists of names, such as a user's roles and permissions. */
export function DetailFrame({ parts }: DetailFrameProps) {
  return (
    <Frame>
      {parts.map(({ label, values, look }) => (
        <DetailPartView key={label} label={label} values={values} look={look} />
      ))}
    </Frame>
  );
}

function DetailPartView({ label, values, look }: DetailPart) {
  const List = LOOK[look];
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {values.length === 0 ? (
          "None"
        ) : (
          <List>
            {values.map((value) => (
              <li key={value}>{value}</li>
            ))}
          </List>
        )}
      </dd>
    </>
  );
}
