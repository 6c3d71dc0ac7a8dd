import { dayOf, formatDay, type Instant } from "../rules/days.ts";
import { PICTURES, type ReadAsset } from "../assets/assets.ts";
import type { Specimen } from "../world/rows.ts";

/** What an authored file is made from: the same always gives the same bytes. */
export interface SpecimenContent {
  /** The name of the file without its ending. */
  title: string;
  /** Number of the copy. */
  number: number;
  madeAt: Instant;
  readAsset: ReadAsset;
}

/** An authored attachment: a sheet, a picture, or a few lines of text. */
export async function specimen(
  kind: Specimen,
  content: SpecimenContent,
): Promise<Uint8Array<ArrayBuffer>> {
  switch (kind) {
    case "pdf": {
      const { sheetPdf } = await import("./sheet-pdf.ts");
      return sheetPdf(content);
    }
    case "png": {
      const picture = PICTURES[content.title];
      if (picture === undefined) {
        throw new Error(`There is no picture of ${content.title}.`);
      }
      return content.readAsset(picture);
    }
    case "txt":
      return new TextEncoder().encode(linesOf(content).join("\n\n") + "\n");
  }
}

/** What a specimen says. */
export function linesOf({ title, number, madeAt }: SpecimenContent): string[] {
  return [
    title,
    `Specimen ${number}, kept by the Recurrent sandbox since ${formatDay(dayOf(madeAt))}.`,
    "It stands in for a copy of a real document and is good for nothing else.",
  ];
}
