import { type Script, scriptsIn } from "./text-runs.ts";
import type { ReadAsset } from "../assets/read-asset.ts";

/** Builds copy files named with `new URL(…, import.meta.url)`. */
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

export type FontPair = Record<keyof typeof FONTS, Uint8Array>;
export interface FontFiles extends FontPair {
  readonly scripts: Partial<Record<Script, FontPair>>;
}

async function readPair(read: ReadAsset, urls: typeof FONTS): Promise<FontPair> {
  const [regular, semiBold] = await Promise.all([read(urls.regular), read(urls.semiBold)]);
  return { regular, semiBold };
}

/** @param text of the document: only fonts of its scripts are read */
export async function readFonts(read: ReadAsset, text: string): Promise<FontFiles> {
  const pairs = scriptsIn(text).map(
    async (script) => [script, await readPair(read, SCRIPT_FONTS[script])] as const,
  );
  const scripts = Object.fromEntries(await Promise.all(pairs));
  return { ...(await readPair(read, FONTS)), scripts };
}
