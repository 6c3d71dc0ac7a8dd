import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type Assets, pictureUrl } from "./assets.ts";

const { resolve } = createRequire(import.meta.url);

/** Files from the disk, the fonts from the installed package. */
export const nodeAssets: Assets = {
  async fonts() {
    const [regular, semiBold] = await Promise.all([
      readFile(resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf")),
      readFile(resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf")),
    ]);
    return { regular, semiBold };
  },
  picture: (name) => readFile(pictureUrl(name)),
};
