import { readFonts } from "./fonts.ts";
import type { ReadAsset } from "../assets/read-asset.ts";
import { dayOf, formatDay, type Instant, startOf } from "../model/days.ts";
import type { Certification } from "../store/registrations.ts";
import { INK, PdfDocument, type TextStyle } from "./paper.ts";

const LONG_DATE = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const FRAME = 28;

type Line = [role: "H1" | "P", text: string, style: TextStyle, after: number];

/** In points. */
const FOOT_ROOM = 20;

/** Scales lines down until they fit. */
function fitLines(paper: PdfDocument, lines: readonly Line[]): readonly Line[] {
  const { margins, width } = paper.page;
  const across = width - margins.left - margins.right;
  const room = paper.page.maxY() - margins.top - FOOT_ROOM;
  const options = { width: across };
  for (let share = 1; ; share *= 0.95) {
    const scaled = lines.map(([role, text, style, after]): Line => [
      role,
      text,
      { ...style, size: style.size * share },
      after * share,
    ]);
    const heights = scaled.map(
      ([, text, style, after]) => paper.use(style).heightOfString(text, options) + after,
    );
    // Letters below two points are illegible; a name of ten thousand letters gets there.
    if (heights.reduce((sum, one) => sum + one, 0) <= room || share < 0.1) return scaled;
  }
}

/** A landscape A4 page (training 2.8). */
export async function certificatePdf(
  holder: string,
  { topic: { name: topic }, version, completedOn }: Certification,
  generatedAt: Instant,
  readAsset: ReadAsset,
): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new PdfDocument({
    title: `Certificate: ${topic}`,
    subject: `Completion of ${topic} by ${holder}`,
    generatedAt,
    fonts: await readFonts(readAsset, holder + topic),
    layout: "landscape",
    margins: { left: FRAME + 40, right: FRAME + 40, top: 160, bottom: FRAME + 14 },
  });
  const { width, height } = paper.page;
  paper.artifact("Layout", () => {
    for (const [inset, thickness] of [
      [FRAME, 1.6],
      [FRAME + 6, 0.5],
    ] as const) {
      paper.rect(inset, inset, width - 2 * inset, height - 2 * inset);
      paper.lineWidth(thickness).stroke(INK.line);
    }
  });
  paper.logo(width / 2 - 24, 66, 48);
  const recognition = "Given in recognition of your successful completion of the";
  const completed = LONG_DATE.format(startOf(completedOn));
  const lines: Line[] = [
    ["H1", holder, { size: 30, bold: true }, 46],
    ["P", recognition, { size: 13, colour: INK.soft }, 22],
    ["P", topic, { size: 24, bold: true, colour: INK.accent }, 34],
    ["P", `Version: ${version}.0`, { size: 12 }, 20],
    ["P", "On-line Training", { size: 12 }, 32],
    ["P", `Date of Completion: ${completed}`, { size: 14, bold: true }, 0],
  ];
  for (const [role, text, style, after] of fitLines(paper, lines)) {
    paper.paragraph(role, text, style, { align: "center", after });
  }
  const foot = [
    `Generated on ${formatDay(dayOf(generatedAt))} (UTC)`,
    "Page 1 of 1",
    ...(paper.incompleteness === "" ? [] : [paper.incompleteness]),
  ].join(" \u00b7 ");
  paper.artifact("Pagination", () => {
    paper.use({ size: 8, colour: INK.soft });
    paper.text(foot, paper.x, height - FRAME - 26, { align: "center" });
  });
  return paper.bytes();
}

/** The first line is the title. */
export async function specimenPdf(
  [title = "", ...lines]: readonly string[],
  generatedAt: Instant,
  readAsset: ReadAsset,
): Promise<Uint8Array<ArrayBuffer>> {
  const margin = 72;
  const paper = new PdfDocument({
    title,
    subject: "Specimen",
    generatedAt,
    fonts: await readFonts(readAsset, title + lines.join(" ")),
    margins: { left: margin, right: margin, top: margin + 60, bottom: margin },
  });
  paper.logo(margin, margin, 40);
  paper.paragraph("H1", title, { size: 22, bold: true, colour: INK.accent }, { after: 12 });
  for (const line of lines) {
    paper.paragraph("P", line, { size: 12 }, { after: 12 });
  }
  return paper.bytes();
}
