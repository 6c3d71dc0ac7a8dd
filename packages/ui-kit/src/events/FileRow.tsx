import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { IconButtonProps } from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { FileImage, FileText } from "lucide-react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { TABULAR_FIGURES } from "../theme/tokens.ts";
import { previewKind, shownFileName } from "./files.ts";

/** The frame around files, one row each. */
export const FileList = styled(List)(({ theme }) => ({
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
  const Sign = previewKind(name)?.as === "picture" ? FileImage : FileText;
  return (
    <ListItem disablePadding sx={{ flexWrap: "wrap", minHeight: 48, py: 0.75, pl: 1.75, pr: 1 }}>
      {/* On phones the name needs the room. */}
      <ListItemIcon sx={{ display: { xs: "none", sm: "flex" }, minWidth: 30 }}>
        <Sign size={18} />
      </ListItemIcon>
      <ListItemText
        sx={{ flex: "1 1 0", m: 0, pr: 1 }}
        primary={title ?? shownFileName(name)}
        secondary={aside}
        slotProps={{
          // Never cut off: the end of a name tells files apart as well as its start.
          primary: { sx: { overflowWrap: "anywhere" } },
          secondary: { variant: "caption", sx: TABULAR_FIGURES },
        }}
      />
      {tools}
      {children && <Box sx={{ width: 1, pl: { sm: 3.75 }, pr: 0.75, pb: 0.5 }}>{children}</Box>}
    </ListItem>
  );
}

export interface FileToolProps extends IconButtonProps {
  label: string;
  icon: LucideIcon;
}

/** A button at the end of a file's row. */
export function FileTool({ label, icon: Sign, ...button }: FileToolProps) {
  return (
    <Tooltip title={button.disabled ? "" : label}>
      <IconButton aria-label={label} sx={{ position: "relative" }} {...button}>
        <Sign size={16} />
      </IconButton>
    </Tooltip>
  );
}

/** A percentage for people, from whatever number comes. */
export function wholePercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.floor(percent)));
}

export interface TransferBarProps {
  /** Accessible name, such as 'Download of medical.pdf'. */
  label: string;
  /** 0 to 100; null while it is not known how much is to come. */
  percent: number | null;
  failed?: boolean;
}

/** How far a file has come; in the colour of what is wrong once it failed. */
export function TransferBar({ label, percent, failed = false }: TransferBarProps) {
  return (
    <LinearProgress
      aria-label={label}
      color={failed ? "error" : "primary"}
      variant={failed || percent !== null ? "determinate" : "indeterminate"}
      value={wholePercent(percent ?? 100)}
    />
  );
}
