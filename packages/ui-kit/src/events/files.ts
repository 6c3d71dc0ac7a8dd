import { useState } from "react";
import { type FormError, serverErrorOf } from "../forms/form-state.tsx";

/** The kinds of file people attach, with the ends of their names; anything else goes by its ending. */
const KINDS = {
  PDF: ["pdf"],
  "Word document": ["doc", "docx"],
  "Text document": ["odt", "rtf"],
  "Plain text": ["txt"],
  Spreadsheet: ["xls", "xlsx", "ods"],
  "Table (CSV)": ["csv"],
  Presentation: ["ppt", "pptx"],
  "JPEG picture": ["jpg", "jpeg"],
  "PNG picture": ["png"],
  "GIF picture": ["gif"],
  "WebP picture": ["webp"],
  "AVIF picture": ["avif"],
  "HEIC picture": ["heic"],
  "SVG drawing": ["svg"],
  "ZIP archive": ["zip"],
  "E-mail": ["eml", "msg"],
};

/** Pictures that every browser draws. */
const PICTURES = ["jpg", "jpeg", "png", "gif", "webp", "avif"];

/** How a file is shown. */
export interface PreviewKind {
  as: "pdf" | "picture";
  /** The MIME type it gets, whatever the server called it: nothing is ever shown as a page. */
  type: string;
}

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

/** How a file can be shown before it is downloaded, by the end of its name; undefined when it cannot. */
export function previewKind(name: string): PreviewKind | undefined {
  const ending = endingOf(name);
  if (ending === "pdf") return { as: "pdf", type: "application/pdf" };
  if (!PICTURES.includes(ending)) return undefined;
  return { as: "picture", type: `image/${ending.replace("jpg", "jpeg")}` };
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

const sameFile = (a: File, b: File): boolean =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

/** The chosen files with more of them; what is chosen twice is there once. */
export function withFiles(chosen: readonly File[], more: readonly File[]): File[] {
  const all = [...chosen];
  for (const file of more) if (!all.some((other) => sameFile(other, file))) all.push(file);
  return all;
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
