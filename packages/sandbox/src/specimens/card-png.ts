import { png } from "./png.ts";

const WIDTH = 640;
const HEIGHT = 400;

/** Paper, ink, soft ink, and the colour of the issuer. */
const PALETTES = [
  [0xf4f1ea, 0x1d232b, 0xb9b4a8, 0x1a4a73],
  [0xeef3f1, 0x1d2b26, 0xaab8b1, 0x1f6b52],
  [0xf5eef0, 0x2b1d22, 0xb8aab0, 0x7a2e47],
] as const;

/** A picture of an identity card: a photograph, lines of writing and a code, told apart by number. */
export function cardPng(number: number): Uint8Array<ArrayBuffer> {
  return png(WIDTH, HEIGHT, PALETTES[number % PALETTES.length] ?? PALETTES[0], (x, y) => {
    if (y < 64) {
      return 3;
    }
    const head = (x - 140) ** 2 + (y - 180) ** 2 < 48 ** 2;
    const shoulders = ((x - 140) / 84) ** 2 + ((y - 320) / 84) ** 2 < 1;
    if (x >= 56 && x < 224 && y >= 104 && y < 304) {
      return head || shoulders ? 1 : 2;
    }
    if (x >= 264 && x < 584 && y >= 104 && y < 304) {
      // lines of writing, no two of the same length
      const line = Math.floor((y - 104) / 40);
      return (y - 104) % 40 < 12 && x < 584 - ((number + line * 7) % 5) * 32 ? 1 : 0;
    }
    if (x >= 56 && x < 584 && y >= 336 && y < 368) {
      const bit = Math.floor((x - 56) / 8);
      return (number >> (bit % 12)) & 1 || bit % 3 === 0 ? 1 : 0;
    }
    return 0;
  });
}
