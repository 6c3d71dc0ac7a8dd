import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { FontFiles } from "./fonts.ts";

const { resolve } = createRequire(import.meta.url);

/** The fonts from the installed package, for Node. */
export async function nodeFonts(): Promise<FontFiles> {
  const [regular, semiBold] = await Promise.all([
    readFile(resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")),
    readFile(resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")),
  ]);
  return { regular, semiBold };
}
