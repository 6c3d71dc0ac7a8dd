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
