import path from "node:path";
import { type Finding, KINDS } from "./findings.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  article { margin-block: 2rem; border-block-start: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
  .three { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
  figure { margin: 0; }
  img { max-inline-size: 100%; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); }
  code, pre { font-size: 0.9em; overflow-wrap: anywhere; white-space: pre-wrap; }
`;

const ROLES = { expected: "Accepted", actual: "Now", diff: "Difference" } as const;

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const text = (raw: string): string => raw.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * One page with everything that was found: accepted picture, picture of now and their difference
 * side by side, each a link to the picture in its full size.
 * @param folder absolute path of the folder that the page will lie in
 */
export function reportPage(findings: readonly Finding[], folder: string): string {
  const counts = Object.entries(KINDS).flatMap(([kind, words]) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return count > 0 ? [`${count} ${words}`] : [];
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stories that look different</title>
<style>${STYLE}</style>
<h1>Stories that look different</h1>
<p>${text(counts.join(" · "))}. If this is as it should be: <code>npm run snapshots -- --accept</code>, with a part of a story's name behind it for that story alone.</p>
${findings.map((finding) => article(finding, folder)).join("\n")}
</html>
`;
}

function article(finding: Finding, folder: string): string {
  const { id, kind, label, picture, why } = finding;
  const figures = Object.entries(ROLES).flatMap(([role, title]) => {
    const file = finding[role as keyof typeof ROLES];
    if (file === undefined) return [];
    const address = text(encodeURI(path.relative(folder, file).replaceAll("\\", "/")));
    const words = text(`${label}, ${title.toLowerCase()}`);
    return [
      `<figure><figcaption>${title}</figcaption><a href="${address}"><img loading="lazy" src="${address}" alt="${words}"></a></figure>`,
    ];
  });
  return `<article>
<h2>${text(label)}${picture === undefined ? "" : ` (${text(picture)})`}: ${text(KINDS[kind])}</h2>
<p><code>${text(id)}</code></p>
${why === undefined ? "" : `<pre>${text(why)}</pre>`}
<div class="three">${figures.join("")}</div>
</article>`;
}
