import { type Day, formatDay, startOf } from "../rules/days.ts";
import type { LoadFonts } from "./fonts.ts";
import { A4, INK, Paper, type TextStyle } from "./paper.ts";

/** What a certificate says (training 2.8). */
export interface CertificateContent {
  holder: string;
  topic: string;
  version: string;
  completedOn: Day;
  generatedOn: Day;
  /** Milliseconds since 1970 in the world's time. */
  generatedAt: number;
}

const LONG_DATE = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

const FRAME = 28;

/** A certificate on one sheet of A4, lying. */
export async function certificatePdf(
  certificate: CertificateContent,
  loadFonts: LoadFonts,
): Promise<Uint8Array<ArrayBuffer>> {
  const { holder, topic, version } = certificate;
  const paper = await Paper.create(
    {
      title: `Certificate: ${topic}`,
      subject: `Completion of ${topic} by ${holder}`,
      generatedAt: certificate.generatedAt,
    },
    loadFonts,
    { width: A4.height, height: A4.width },
  );
  const page = paper.addPage();
  for (const [inset, thickness] of [
    [FRAME, 1.6],
    [FRAME + 6, 0.5],
  ] as const) {
    const across = paper.width - 2 * inset;
    paper.rule(page, inset, inset, across, thickness);
    paper.rule(page, inset, paper.height - inset, across, thickness);
  }
  paper.logo(page, paper.width / 2 - 24, paper.height - 66, 48);
  const completed = LONG_DATE.format(startOf(certificate.completedOn));
  const lines: [role: "H1" | "P", text: string, style: TextStyle, space: number][] = [
    ["H1", holder, { size: 30, bold: true }, 40],
    [
      "P",
      "Given in recognition of your successful completion of the",
      { size: 13, colour: INK.soft },
      34,
    ],
    ["P", topic, { size: 24, bold: true, colour: INK.accent }, 26],
    ["P", `Version: ${version}`, { size: 12 }, 22],
    ["P", "On-line Training", { size: 12 }, 36],
    ["P", `Date of Completion: ${completed}`, { size: 14, bold: true }, 0],
  ];
  let y = paper.height - 190;
  for (const [role, text, style, space] of lines) {
    const element = paper.structure.add(paper.structure.root, role);
    for (const line of paper.lines(text, style, paper.width - 2 * FRAME - 80)) {
      paper.text(page, element, line, style, centred(paper, line, style), y);
      y -= style.size * 1.25;
    }
    y -= space;
  }
  const foot: TextStyle = { size: 8, colour: INK.soft };
  const generated = `Generated on ${formatDay(certificate.generatedOn)} (UTC) \u00b7 Page 1 of 1`;
  paper.furniture(page, generated, foot, centred(paper, generated, foot), FRAME + 16);
  return paper.save();
}

function centred(paper: Paper, text: string, style: TextStyle): number {
  return (paper.width - paper.widthOf(text, style)) / 2;
}
