import regularUrl from "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url";
import semiBoldUrl from "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url";
import type { FontFiles } from "./fonts.ts";

/** The fonts from the site that runs the sandbox in its pages. */
export async function browserFonts(): Promise<FontFiles> {
  const [regular, semiBold] = await Promise.all([read(regularUrl), read(semiBoldUrl)]);
  return { regular, semiBold };
}

async function read(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The font ${url} could not be read: ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
