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
import { type FormError, serverErrorOf } from "../../components/forms/form-state.ts";
import { formatCount } from "../../text/format-count.ts";
import { fold } from "../../text/search.ts";
import { TABULAR_FIGURES } from "../../theme/tokens.ts";

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
  "AVIF image": ["avif"],
  "HEIC image": ["heic"],
  "SVG image": ["svg"],
  "ZIP archive": ["zip"],
  "E-mail": ["eml", "msg"],
};

/** Formats that all browsers support. */
const PICTURES = ["jpg", "jpeg", "png", "gif", "webp", "avif"];

/** Control, direction and invisible characters, except what spells letters, emoji and flags. */
const INVISIBLE = /(?!\p{VS}|\p{Join_C}|[\u180E\u{E0020}-\u{E007F}])[\p{Cc}\p{DI}\uFFF9-\uFFFC]/gu;

const visibleName = (name: string): string =>
  name
    .replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, " ")
    .replaceAll(INVISIBLE, "")
    .trim();

/** Lower case, without the dot; '' for none. */
function endingOf(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(visibleName(name))?.[1]?.toLowerCase() ?? "";
}

/** 'PDF', 'Word document', 'DWG file', 'File'. */
export function fileKind(name: string): string {
  const ending = endingOf(name);
  const known = Object.entries(KINDS).find(([, endings]) => endings.includes(ending));
  if (known !== undefined) return known[0];
  return ending === "" ? "File" : `${ending.toUpperCase()} file`;
}

/** A server may count files without listing them: "None" would be wrong. */
export const formatUnlistedFiles = (count: number): string =>
  `${formatCount(count, "attached file is", "attached files are")} not listed by the server.`;

export interface PreviewKind {
  readonly as: "pdf" | "picture";
  /** Replaces the server's MIME type, so that nothing is shown as HTML. */
  readonly type: string;
}

/** Preview by extension; undefined for none. */
export function previewKind(name: string): PreviewKind | undefined {
  const ending = endingOf(name);
  if (ending === "pdf") return { as: "pdf", type: "application/pdf" };
  if (!PICTURES.includes(ending)) return undefined;
  return { as: "picture", type: `image/${ending.replace("jpg", "jpeg")}` };
}

const UNITS = ["B", "KB", "MB", "GB"] as const;

/** Steps of 1024: '0 B', '412 KB', '1.2 MB'. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  // A size that rounds to 1024 uses the next unit.
  while (Math.round(size) >= 1024 && unit < UNITS.length - 1) {
    size /= 1024;
    unit += 1;
  }
  const digits = unit >= 2 && size < 10 ? 1 : 0;
  return `${size.toFixed(digits)} ${UNITS[unit] ?? "B"}`;
}

/** Without direction marks, with which 'bill\u202Efdp.exe' would be shown as 'billexe.pdf'. */
export function displayFileName(name: string): string {
  return visibleName(name) || "Unnamed file";
}

/**
 * Names to show for the files of one list. Equal names are numbered in its order, since nothing else
 * tells such files apart: 'scan.pdf (1 of 2)'.
 */
export function distinctFileNames(names: readonly string[]): string[] {
  const shown = names.map(displayFileName);
  const folded = shown.map(fold);
  return shown.map((name, at) => {
    const same = [...shown.keys()].filter((other) => folded[other] === folded[at]);
    return same.length < 2 ? name : `${name} (${same.indexOf(at) + 1} of ${same.length})`;
  });
}

export const fileKey = ({ name, size, lastModified }: File): string =>
  `${name} ${size} ${lastModified}`;

/** Skips files chosen before. */
export function withFiles(chosen: readonly File[], more: readonly File[]): File[] {
  const byKey = new Map(more.map((file) => [fileKey(file), file]));
  for (const file of chosen) byKey.delete(fileKey(file));
  return [...chosen, ...byKey.values()];
}

/**
 * Servers name a file by its index (`files.2`, `files[2]`), which changes when another is removed;
 * each message stays with its file.
 *
 * @param sent files that the error is about
 */
export function refusedFiles(error: FormError | null | undefined, sent: readonly File[]) {
  return {
    of(file: File): string | undefined {
      const at = sent.indexOf(file);
      return at === -1 ? undefined : serverErrorOf(error, [`files.${at}`, `files[${at}]`]);
    },
    /** About all files, such as too many; only while the list is the same. */
    all(now: readonly File[]): string | undefined {
      const texts = error?.fieldErrors["files"];
      return texts === undefined || now !== sent ? undefined : [...new Set(texts)].join(" ");
    },
  };
}

/** Binds an error to the files chosen when it came. */
export function useRefusedFiles(error: FormError | null | undefined, files: readonly File[]) {
  const [sent, setSent] = useState({ error, files });
  if (sent.error !== error) setSent({ error, files });
  return refusedFiles(error, sent.error === error ? sent.files : files);
}

export const FileList = styled(List)(({ theme }) => ({
  padding: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  "& > li + li": { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

interface FileRowProps {
  name: string;
  /** Replaces the name: a button. */
  title?: ReactNode;
  aside: ReactNode;
  tools?: ReactNode;
  children?: ReactNode;
}

export function FileRow({ name, title, aside, tools, children }: FileRowProps) {
  const Icon = previewKind(name)?.as === "picture" ? FileImage : FileText;
  return (
    <ListItem
      disablePadding
      sx={{ flexWrap: "wrap", minHeight: 48, py: { xs: 0, sm: 0.75 }, pl: 1.75, pr: 1 }}
    >
      {/* On phones the name needs the room. */}
      <ListItemIcon sx={{ display: { xs: "none", sm: "flex" }, minWidth: 30 }}>
        <Icon size={18} />
      </ListItemIcon>
      <ListItemText
        sx={{ flex: "1 1 0", m: 0, my: { xs: 0.75, sm: 0 }, pr: 1 }}
        primary={title ?? displayFileName(name)}
        secondary={aside}
        slotProps={{
          // Wraps, because the end of a name may be what differs.
          primary: { sx: { overflowWrap: "anywhere" } },
          secondary: { variant: "caption", sx: TABULAR_FIGURES },
        }}
      />
      {tools}
      {children && <Box sx={{ width: 1, pl: { sm: 3.75 }, pr: 0.75, pb: 0.5 }}>{children}</Box>}
    </ListItem>
  );
}

export function FileTool({
  label,
  icon: Icon,
  ...button
}: IconButtonProps & { label: string; icon: LucideIcon }) {
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} sx={{ position: "relative" }} {...button}>
        <Icon size={16} />
      </IconButton>
    </Tooltip>
  );
}

export function wholePercent(percent: number): number {
  return Math.min(100, Math.max(0, Math.floor(percent)));
}

interface TransferBarProps {
  /** Accessible name, such as 'Download of medical.pdf'. */
  label: string;
  /** 0 to 100; null while the size is unknown. */
  percent: number | null;
  failed?: boolean;
}

export function TransferBar({ label, percent, failed = false }: TransferBarProps) {
  return (
    <LinearProgress
      aria-label={failed ? `${label} failed` : label}
      color={failed ? "error" : "primary"}
      variant={failed || percent !== null ? "determinate" : "indeterminate"}
      value={wholePercent(percent ?? (failed ? 0 : 100))}
    />
  );
}
