import { readFonts } from "../assets/assets.ts";
import { INK, Paper } from "../pdf/paper.ts";
import { linesOf, type SpecimenContent } from "./specimen.ts";

const MARGIN = 72;

/** A specimen on one sheet of A4. */
export async function sheetPdf(content: SpecimenContent): Promise<Uint8Array<ArrayBuffer>> {
  const paper = new Paper({
    title: content.title,
    subject: "Specimen",
    generatedAt: content.madeAt,
    fonts: await readFonts(content.readAsset),
    margins: { left: MARGIN, right: MARGIN, top: MARGIN + 60, bottom: MARGIN },
  });
  paper.logo(MARGIN, MARGIN, 40);
  for (const [index, line] of linesOf(content).entries()) {
    if (index === 0) {
      paper.paragraph("H1", line, { size: 22, bold: true, colour: INK.accent }, { after: 12 });
    } else {
      paper.paragraph("P", line, { size: 12 }, { after: 12 });
    }
  }
  return paper.bytes();
}
