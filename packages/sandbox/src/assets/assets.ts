/**
 * Files that come with the sandbox, and the attachments of the seeded data that are made from them.
 */
import { type Script, scriptsIn } from "../pdf/line.ts";
import { dayOf, formatDay, type Instant } from "../rules/days.ts";
import type { FileRow, Specimen } from "../model/rows.ts";

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
/** The same for scripts that Inter has no letters of. */
const SCRIPT_FONTS: Readonly<Record<Script, Record<keyof typeof FONTS, URL>>> = {
  arabic: {
    regular: new URL(
      "../../node_modules/@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
      import.meta.url,
    ),
    semiBold: new URL(
      "../../node_modules/@expo-google-fonts/noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf",
      import.meta.url,
    ),
  },
  devanagari: {
    regular: new URL(
      "../../node_modules/@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf",
      import.meta.url,
    ),
    semiBold: new URL(
      "../../node_modules/@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf",
      import.meta.url,
    ),
  },
  hebrew: {
    regular: new URL(
      "../../node_modules/@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf",
      import.meta.url,
    ),
    semiBold: new URL(
      "../../node_modules/@expo-google-fonts/noto-sans-hebrew/600SemiBold/NotoSansHebrew_600SemiBold.ttf",
      import.meta.url,
    ),
  },
  thai: {
    regular: new URL(
      "../../node_modules/@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf",
      import.meta.url,
    ),
    semiBold: new URL(
      "../../node_modules/@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf",
      import.meta.url,
    ),
  },
};

/** The bytes of two weights of a font. */
export type FontPair = Record<keyof typeof FONTS, Uint8Array>;
export interface FontFiles extends FontPair {
  readonly scripts: Partial<Record<Script, FontPair>>;
}

/** Pictures (PNG) for authored attachments; they show specimens, and each is a file by its name. */
export const PICTURES: Readonly<Record<string, URL>> = {
  Prescription: new URL("./pictures/prescription.png", import.meta.url),
  Passport: new URL("./pictures/passport.png", import.meta.url),
  "Identity card, front": new URL("./pictures/identity-card-front.png", import.meta.url),
  "Identity card, back": new URL("./pictures/identity-card-back.png", import.meta.url),
};

/** Reads a file that comes with the sandbox: from the site that runs it in its pages, or from the disk. */
export type ReadAsset = (url: URL) => Promise<Uint8Array<ArrayBuffer>>;

async function readPair(read: ReadAsset, urls: typeof FONTS): Promise<FontPair> {
  const [regular, semiBold] = await Promise.all([read(urls.regular), read(urls.semiBold)]);
  return { regular, semiBold };
}

/**
 * Reads the fonts of a document.
 *
 * @param text everything it says: fonts of scripts that are not in it are not read
 */
export async function readFonts(read: ReadAsset, text: string): Promise<FontFiles> {
  const pairs = scriptsIn(text).map(
    async (script) => [script, await readPair(read, SCRIPT_FONTS[script])] as const,
  );
  const scripts = Object.fromEntries(await Promise.all(pairs));
  return { ...(await readPair(read, FONTS)), scripts };
}

/** An authored attachment: a sheet, a picture, or a few lines of text. The same always gives the same bytes. */
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
  if (kind === "txt") {
    return new TextEncoder().encode(lines.join("\n\n") + "\n");
  }
  const { specimenPdf } = await import("../pdf/sheets.ts");
  return specimenPdf(lines, madeAt, readAsset);
}
