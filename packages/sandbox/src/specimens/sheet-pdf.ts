import { INK, Paper, type TextStyle } from "../pdf/paper.ts";
import { linesOf, type SpecimenContent } from "./specimen.ts";

const MARGIN = 72;

/** A specimen on one sheet of A4. */
export async function sheetPdf(content: SpecimenContent): Promise<Uint8Array<ArrayBuffer>> {
  const paper = await Paper.create(
    { title: content.title, subject: "Specimen", generatedAt: content.madeAt },
    content.loadFonts,
  );
  const page = paper.addPage();
  paper.logo(page, MARGIN, paper.height - 110, 40);
  let y = paper.height - 170;
  for (const [index, line] of linesOf(content).entries()) {
    const style: TextStyle =
      index === 0 ? { size: 22, bold: true, colour: INK.accent } : { size: 12 };
    const element = paper.structure.add(paper.structure.root, index === 0 ? "H1" : "P");
    for (const part of paper.lines(line, style, paper.width - 2 * MARGIN)) {
      paper.text(page, element, part, style, MARGIN, y);
      y -= style.size * 1.4;
    }
    y -= 12;
  }
  return paper.save();
}
