import { sortByName, formatCount } from "@recurrent/ui-kit";
import {
  ALL_PARTS,
  type FailedNote,
  formatFailedFiles,
  PACK_PARTS,
  type PackFile,
  type PackNote,
  type PackPerson,
  type PackRequest,
  titleOf,
} from "./pack-model.ts";

export const CONTENTS = "Contents.html";
/** For `sha256sum -c`. */
export const SUMS = "SHA256SUMS";

export interface PackContents extends Pick<
  PackRequest,
  "companyName" | "madeAt" | "madeBy" | "parts" | "people" | "product" | "today"
> {
  readonly files: readonly PackFile[];
  /** Did not exist, or exceeded the maximum number of files. */
  readonly leftOut: readonly PackNote[];
  readonly failed: readonly FailedNote[];
}

/** Lines for `sha256sum -c`; safe paths need no escaping. */
export function sumsText(files: readonly Pick<PackFile, "path" | "sha256">[]): string {
  const lines = files.map(({ path, sha256 }) => `${sha256}  ${path}\n`);
  return lines.toSorted((one, other) => byCode(one.slice(66), other.slice(66))).join("");
}

/** Code unit order, as in other programs that compare lists of paths. */
function byCode(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Allows no script and no external content, so that names and titles can only be text. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 75rem; margin: 2rem auto; padding: 0 1rem; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.15rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; }
dt { opacity: 0.7; } dd { margin: 0; }
div { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid #8886; text-align: left; vertical-align: top; }
td { overflow-wrap: anywhere; } td:is(:nth-child(4), :nth-child(5), :nth-child(6)) { white-space: nowrap; }
td:nth-child(6) { text-align: right; }
code { font: 0.85em/1.4 ui-monospace, monospace; overflow-wrap: anywhere; }
@media print { body { margin: 0; max-width: none; font-size: 10px; } h2 { break-after: avoid; } tr { break-inside: avoid; } }
`;

/** A page without a script; it does not say who is current. */
export function contentsHtml(pack: PackContents): string {
  const { product, companyName, madeBy, madeAt, today, parts, people, files, failed } = pack;
  const created = `${madeAt.toISOString().slice(0, 19).replace("T", " ")} UTC`;
  const requested = ALL_PARTS.filter((part) => parts.has(part)).map((part) => PACK_PARTS[part]);
  const title = `Audit pack of ${companyName}, ${today}`;
  const rows = [
    ["Company", companyName],
    ["Created", created],
    ["Created by", madeBy],
    ["Created with", product],
    ["Requested", requested.join("; ")],
    ["Date of the records", `${today}. For people who have left, their last day.`],
    [
      "Contents",
      `${formatCount(files.length, "file")} of ${formatCount(people.length, "person", "people")}`,
    ],
    ["Could not be fetched", formatFailedFiles(failed)],
  ] as const;
  const ofPerson = Map.groupBy(files, ({ person }) => person);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${text(title)}</h1>
<dl>
${rows.map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`).join("\n")}
</dl>
<p>Dates are those of the documents. This pack does not show who is current.</p>
<p>To check that a file is unchanged, compare its SHA-256 hash:
<code>sha256sum -c ${SUMS}</code> on Linux, <code>shasum -a 256 -c ${SUMS}</code> on macOS, each in the folder of
this page; <code>Get-FileHash</code> on Windows. The hashes are not signed.</p>
${notes("Could not be fetched", failed)}
${people.map((person) => section(person, ofPerson.get(person) ?? [])).join("\n")}
${notes("Not in this pack", pack.leftOut)}
</body>
</html>
`;
}

const COLUMNS = ["File", "Type", "Title", "Issued or completed", "Expires", "Bytes", "SHA-256"];

function section(person: PackPerson, files: readonly PackFile[]): string {
  const heading = `<h2>${text(titleOf(person))}</h2>`;
  if (files.length === 0) return `${heading}\n<p>No files.</p>`;
  const rows = sortByName(files, ({ path }) => path).map(
    ({ path, kind, title, issuedAt, expiryAt, size, sha256 }) => [
      `<a href="${link(path)}">${text(path)}</a>`,
      kind,
      text(title),
      text(issuedAt ?? "–"),
      text(expiryAt ?? "–"),
      String(size),
      `<code>${sha256}</code>`,
    ],
  );
  return `${heading}\n${table(COLUMNS, rows)}`;
}

function notes(heading: string, list: readonly PackNote[]): string {
  if (list.length === 0) return "";
  const rows = list.map(({ fullName, what, reason }) => [fullName, what, reason].map(text));
  return `<h2>${heading}</h2>\n${table(["Person", "What", "Why"], rows)}`;
}

/** @param rows cells as HTML */
function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join("");
  const body = rows.map((cells) => `<tr><td>${cells.join("</td><td>")}</td></tr>`).join("\n");
  return `<div><table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body}\n</tbody>\n</table></div>`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escape(value: string): string {
  return value.replaceAll(/[&<>"']/g, (sign) => ESCAPED[sign] ?? sign);
}

/** Isolates the text direction of a name. */
function text(value: string): string {
  return `<bdi>${escape(value)}</bdi>`;
}

function link(path: string): string {
  return escape(path.split("/").map(encodeURIComponent).join("/"));
}
