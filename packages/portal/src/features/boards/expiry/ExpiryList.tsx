import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { AppLink, StatusDate } from "@recurrent/ui-kit";
import type { ComponentProps } from "react";

export interface DatedLine extends Pick<
  ComponentProps<typeof StatusDate>,
  "day" | "none" | "status" | "hasWord"
> {
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly href?: string;
}

interface ExpiryListProps {
  label?: string;
  lines: readonly DatedLine[];
}

const LINE = {
  gap: "0 16px",
  overflowWrap: "anywhere",
  // The days end at one edge, with the status word below.
  "& > span": { flex: "none", maxWidth: "8.5rem", justifyContent: "flex-end" },
  // Very large text leaves no room for the day beside the name.
  "@container (max-width: 15rem)": {
    flexWrap: "wrap",
    "& > span": { maxWidth: "none" },
    "& > span > svg:empty": { display: "none" },
  },
} as const;

export function ExpiryList({ label, lines }: ExpiryListProps) {
  return (
    <List disablePadding aria-label={label} sx={{ containerType: "inline-size" }}>
      {lines.map(({ id, name, detail, href, ...date }) => (
        <ListItem key={id} divider disableGutters sx={LINE}>
          <ListItemText
            primary={href === undefined ? name : <AppLink href={href}>{name}</AppLink>}
            secondary={detail}
          />
          <StatusDate {...date} />
        </ListItem>
      ))}
    </List>
  );
}
