import regularUrl from "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url";
import semiBoldUrl from "@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url";
import { type Assets, pictureUrl } from "./assets.ts";

/** Files from the site that runs the sandbox in its pages. */
export const browserAssets: Assets = {
  async fonts() {
    const [regular, semiBold] = await Promise.all([read(regularUrl), read(semiBoldUrl)]);
    return { regular, semiBold };
  },
  picture: (name) => read(pictureUrl(name)),
};

async function read(url: string | URL): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`The file ${String(url)} could not be read: ${response.status}.`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
