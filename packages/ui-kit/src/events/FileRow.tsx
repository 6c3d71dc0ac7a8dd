import { styled } from "@mui/material/styles";
import { FileImage, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { previewKind, shownFileName } from "./file-facts.ts";

/** The frame around files, one row each. */
export const FileList = styled("ul")(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: "none",
  maxWidth: 640,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > li + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Row = styled("li")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "18px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 12,
  minHeight: 48,
  padding: "6px 8px 6px 14px",
  "& > svg": { color: theme.vars.palette.text.secondary },
  "& > [data-under]": { gridColumn: "2 / -1", paddingRight: 6, paddingBottom: 4 },
  // On phones the name needs the room.
  [theme.breakpoints.down("sm")]: {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    paddingRight: 4,
    "& > svg": { display: "none" },
    "& > [data-under]": { gridColumn: "1 / -1" },
  },
}));

const Facts = styled("div")({ display: "flex", flexWrap: "wrap", columnGap: 12, minWidth: 0 });

// Never cut off: the end of a name tells files apart as well as its start.
const Name = styled("div")({
  flex: "1 1 auto",
  minWidth: "min(100%, 12ch)",
  overflowWrap: "anywhere",
});

const Aside = styled("span")(({ theme }) => ({
  ...theme.typography.caption,
  ...TABULAR_FIGURES,
  alignSelf: "center",
  whiteSpace: "nowrap",
  color: theme.vars.palette.text.secondary,
}));

const Buttons = styled("div")({ display: "flex", alignItems: "center" });

export interface FileRowProps {
  name: string;
  /** In place of the bare name: a button or a link with it. */
  title?: ReactNode;
  /** Size and kind, or how far it has come. */
  aside?: ReactNode;
  /** Icon buttons at the end. */
  buttons?: ReactNode;
  /** Progress or what went wrong. */
  children?: ReactNode;
}

/** One file: its sign, its name, what is known of it, and what can be done with it. */
export function FileRow({ name, title, aside, buttons, children }: FileRowProps) {
  const Sign = previewKind(name)?.as === "picture" ? FileImage : FileText;
  return (
    <Row>
      <Sign size={18} strokeWidth={1.75} aria-hidden />
      <Facts>
        <Name>{title ?? shownFileName(name)}</Name>
        {aside !== undefined && <Aside>{aside}</Aside>}
      </Facts>
      <Buttons>{buttons}</Buttons>
      {children !== undefined && children !== false && <div data-under>{children}</div>}
    </Row>
  );
}
