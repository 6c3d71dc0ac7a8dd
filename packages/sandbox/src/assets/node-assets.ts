import { readFile } from "node:fs/promises";
import { type Assets, pictureUrl } from "./assets.ts";

/** Where pnpm puts the fonts; as addresses beside the module, they go along when it is bundled. */
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

/** Files from the disk. */
export const nodeAssets: Assets = {
  async fonts() {
    const [regular, semiBold] = await Promise.all([
      readFile(FONTS.regular),
      readFile(FONTS.semiBold),
    ]);
    return { regular, semiBold };
  },
  picture: (name) => readFile(pictureUrl(name)),
};
