/** Files of an event: what is known of one by its name, what a server refused of them, and the rows they stand in. */
import Box from "@mui/material/Box";
import IconButton, { type IconButtonProps } from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { FileImage, FileText, type LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type FormError, serverErrorOf } from "../../components/forms/form-state.tsx";
import { TABULAR_FIGURES } from "../../theme/tokens.ts";

/** The kinds of file people attach, with the ends of their names; anything else goes by its ending. */
const KINDS = {
  PDF: ["pdf"],
  "Word document": ["doc", "docx"],
  "Text document": ["odt", "rtf"],
  "Plain text": ["txt"],
  Spreadsheet: ["xls", "xlsx", "ods"],
  "Table (CSV)": ["csv"],
  Presentation: ["ppt", "pptx"],
  "JPEG image": ["jpg", "jpeg"],
  "PNG image": ["png"],
  "GIF image": ["gif"],
  "WebP image": ["webp"],
  "AVIF picture": ["avif"],
  "HEIC picture": ["heic"],
  "SVG drawing": ["svg"],
  "ZIP archive": ["zip"],
  "E-mail": ["eml", "msg"],
};

/** Pictures that every browser draws. */
const PICTURES = ["jpg", "jpeg", "png", "gif", "webp", "avif"];

/** The end of a file's name in small letters, without the dot; '' for none. */
function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";
}

/** What kind of file it is, for people: 'PDF', 'Word document', 'DWG file', 'File'. */
export function fileKind(name: string): string {
  const ending = endingOf(name);
  const known = Object.entries(KINDS).find(([, endings]) => endings.includes(ending));
  if (known !== undefined) return known[0];
  return ending === "" ? "File" : `${ending.toUpperCase()} file`;
}

/**
 * How a file can be shown before it is downloaded, by the end of its name; undefined when it cannot. `type` is the
 * MIME type it gets, whatever the server called it: nothing is ever shown as a page.
 */
export function previewKind(name: string) {
  const ending = endingOf(name);
  if (ending === "pdf") return { as: "pdf", type: "application/pdf" } as const;
  if (!PICTURES.includes(ending)) return undefined;
  return { as: "picture", type: `image/${ending.replace("jpg", "jpeg")}` } as const;
}

const UNITS = ["B", "KB", "MB", "GB"] as const;

/** A size for people, in steps of 1024: '0 B', '412 KB', '1.2 MB'. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // What rounds to 1024 is written in the next unit.
  while (Math.round(size) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit >= 2 && size < 10 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit] ?? "B"}`;
}

/** A name to show for a file that came without one. */
export function shownFileName(name: string): string {
  return name.trim() === "" ? "Unnamed file" : name;
}

/** What tells one chosen file from the others. */
export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`;

/** The chosen files with more of them; what is chosen twice is there once. */
export function withFiles(chosen: readonly File[], more: readonly File[]): File[] {
  const byKey = new Map(more.map((file) => [fileKey(file), file]));
  for (const file of chosen) byKey.delete(fileKey(file));
  return [...chosen, ...byKey.values()];
}

/**
 * What the server said about chosen files. Servers name a file by its place in what was sent (`files.2`,
 * `files[2]`), which another file has once one is removed: a message stays with the file itself.
 *
 * @param sent the files the refusal is about
 */
export function refusedFiles(error: FormError | null | undefined, sent: readonly File[]) {
  return {
    /** About one of them, wherever it is in the list by now. */
    of(file: File): string | undefined {
      const at = sent.indexOf(file);
      return at === -1 ? undefined : serverErrorOf(error, [`files.${at}`, `files[${at}]`]);
    },
    /** About all of them together, such as that there are too many; only while they are the same. */
    all(now: readonly File[]): string | undefined {
      const texts = error?.fieldErrors["files"];
      return texts === undefined || now !== sent ? undefined : [...new Set(texts)].join(" ");
    },
  };
}

/** The same for the files of a form: a refusal is about those that were chosen when it came. */
export function useRefusedFiles(error: FormError | null | undefined, files: readonly File[]) {
  const [sent, setSent] = useState({ error, files });
  if (sent.error !== error) setSent({ error, files });
  return refusedFiles(error, sent.error === error ? sent.files : files);
}

/** The frame around files, one row each. */
export const FileList = styled(List)(({ theme }) => ({
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > li + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface FileRowProps {
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

/** A button at the end of a file's row. */
export function FileTool({
  label,
  icon: Sign,
  ...button
}: IconButtonProps & { label: string; icon: LucideIcon }) {
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

interface TransferBarProps {
  /** Accessible name, such as 'Download of medical.pdf'. */
  label: string;
  /** 0 to 100; null while it is not known how much is to come. */
  percent: number | null;
  failed?: boolean;
}

/** How far a file has come; once it failed its colour says so, and so does its name. */
export function TransferBar({ label, percent, failed = false }: TransferBarProps) {
  return (
    <LinearProgress
      aria-label={failed ? `${label} failed` : label}
      color={failed ? "error" : "primary"}
      variant={failed || percent !== null ? "determinate" : "indeterminate"}
      value={wholePercent(percent ?? 100)}
    />
  );
}
