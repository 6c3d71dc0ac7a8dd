import { dayOf, formatDay, type Instant } from "../model/days.ts";
import type { FileRow, Specimen } from "../model/rows.ts";
import type { ReadAsset } from "../assets/read-asset.ts";

export const PICTURES: Readonly<Record<string, URL>> = {
  Prescription: new URL("../assets/pictures/prescription.png", import.meta.url),
  Passport: new URL("../assets/pictures/passport.png", import.meta.url),
  "Identity card, front": new URL("../assets/pictures/identity-card-front.png", import.meta.url),
  "Identity card, back": new URL("../assets/pictures/identity-card-back.png", import.meta.url),
};

/** The same input gives the same bytes. */
export async function sampleFile(
  kind: Specimen,
  { id, originalName }: Pick<FileRow, "id" | "originalName">,
  madeAt: Instant,
  readAsset: ReadAsset,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = originalName.replace(/\.\w+$/, "");
  if (kind === "png") {
    const picture = PICTURES[title];
    if (picture === undefined) {
      throw new Error(`There is no picture of ${title}.`);
    }
    return readAsset(picture);
  }
  const lines = [
    title,
    `Specimen ${id}, kept by the Recurrent sandbox since ${formatDay(dayOf(madeAt))}.`,
    "It stands in for a copy of a real document and is good for nothing else.",
  ];
  if (kind === "txt") return new TextEncoder().encode(lines.join("\n\n") + "\n");
  const { specimenPdf } = await import("../pdf/sheets.ts");
  return specimenPdf(lines, madeAt, readAsset);
}
