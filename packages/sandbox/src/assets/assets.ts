/** What comes with the sandbox as files, and the attachments of the authored world that are made of them. */
import { dayOf, formatDay, type Instant } from "../rules/days.ts";
import type { FileRow, Specimen } from "../world/rows.ts";

/** The two weights documents are set in, TrueType. As addresses beside this module files go along in a build. */
const FONTS = {
  regular: new URL(
    "../../node_modules/@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
    import.meta.url,
  ),
  semiBold: new URL(
    "../../node_modules/@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf",
    import.meta.url,
  ),
};
export type FontFiles = Record<keyof typeof FONTS, Uint8Array>;

/** Pictures (PNG) for authored attachments; they show specimens, and each is a file by its name. */
export const PICTURES: Readonly<Record<string, URL>> = {
  Prescription: new URL("./pictures/prescription.png", import.meta.url),
  Passport: new URL("./pictures/passport.png", import.meta.url),
  "Identity card, front": new URL("./pictures/identity-card-front.png", import.meta.url),
  "Identity card, back": new URL("./pictures/identity-card-back.png", import.meta.url),
};

/** Reads a file that comes with the sandbox: from the site that runs it in its pages, or from the disk. */
export type ReadAsset = (url: URL) => Promise<Uint8Array<ArrayBuffer>>;

export async function readFonts(read: ReadAsset): Promise<FontFiles> {
  const [regular, semiBold] = await Promise.all([read(FONTS.regular), read(FONTS.semiBold)]);
  return { regular, semiBold };
}

/** An authored attachment: a sheet, a picture, or a few lines of text. The same always gives the same bytes. */
export async function specimen(
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
  if (kind === "txt") {
    return new TextEncoder().encode(lines.join("\n\n") + "\n");
  }
  const { specimenPdf } = await import("../pdf/sheets.ts");
  return specimenPdf(lines, madeAt, readAsset);
}
