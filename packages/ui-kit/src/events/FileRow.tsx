import Box from "@mui/material/Box";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import { styled } from "@mui/material/styles";
import { FileImage, FileText } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../layout/Icon.tsx";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { previewKind, shownFileName } from "./file-facts.ts";

/** The frame around files, one row each. */
export const FileList = styled(List)(({ theme }) => ({
  maxWidth: 640,
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > li + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

export interface FileRowProps {
  name: string;
  /** In place of the bare name: a button with it. */
  title?: ReactNode;
  /** Size and kind, or how far it has come. */
  aside: ReactNode;
  /** Icon buttons at the end. */
  tools?: ReactNode;
  /** Progress or what went wrong. */
  children?: ReactNode;
}

/** One file: its sign, its name, what is known of it, and what can be done with it. */
export function FileRow({ name, title, aside, tools, children }: FileRowProps) {
  return (
    <ListItem disablePadding sx={{ flexWrap: "wrap", minHeight: 48, py: 0.75, pl: 1.75, pr: 1 }}>
      {/* On phones the name needs the room. */}
      <ListItemIcon sx={{ display: { xs: "none", sm: "flex" }, minWidth: 30 }}>
        <Icon source={previewKind(name)?.as === "picture" ? FileImage : FileText} />
      </ListItemIcon>
      <ListItemText
        sx={{
          flex: "1 1 0",
          display: "flex",
          flexWrap: "wrap",
          alignItems: "center",
          columnGap: 1.5,
          m: 0,
        }}
        primary={title ?? shownFileName(name)}
        secondary={aside}
        slotProps={{
          // Never cut off: the end of a name tells files apart as well as its start.
          primary: {
            sx: { flex: "1 1 auto", minWidth: "min(100%, 12ch)", overflowWrap: "anywhere" },
          },
          secondary: { variant: "caption", noWrap: true, sx: TABULAR_FIGURES },
        }}
      />
      {tools}
      {children !== undefined && children !== false && (
        <Box sx={{ width: 1, pl: { sm: 3.75 }, pr: 0.75, pb: 0.5 }}>{children}</Box>
      )}
    </ListItem>
  );
}
