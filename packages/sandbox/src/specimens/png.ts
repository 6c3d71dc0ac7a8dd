/** The most a stored block of deflate holds. */
const BLOCK = 0xffff;

/**
 * A PNG of four colours. It is stored without compression, so that its bytes are the same on every
 * machine, whatever zlib that has.
 *
 * @param palette four colours as 0xrrggbb
 * @param colourAt index of the colour of a pixel, counted from the upper left corner
 */
export function png(
  width: number,
  height: number,
  palette: readonly [number, number, number, number],
  colourAt: (x: number, y: number) => number,
): Uint8Array<ArrayBuffer> {
  const perRow = 1 + Math.ceil(width / 4);
  // each row begins with its filter, 0 for none; a byte holds four pixels
  const pixels = new Uint8Array(perRow * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * perRow + 1 + (x >> 2);
      pixels[at] = (pixels[at] ?? 0) | (colourAt(x, y) << (6 - 2 * (x & 3)));
    }
  }
  const header = [...word(width), ...word(height), 2, 3, 0, 0, 0];
  const colours = palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]);
  return joined([
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", stored(pixels)),
    chunk("IEND", []),
  ]);
}

type Bytes = readonly number[] | Uint8Array;

/** Four bytes, the greatest first. */
function word(value: number): number[] {
  return [value >>> 24, (value >>> 16) & 0xff, (value >>> 8) & 0xff, value & 0xff];
}

function joined(parts: readonly Bytes[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function chunk(type: string, data: Bytes): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data]);
  return joined([word(data.length), body, word(crc32(body))]);
}

/** A zlib stream of stored blocks. */
function stored(data: Uint8Array): Uint8Array {
  const blocks: Bytes[] = [[0x78, 0x01]];
  for (let at = 0; at < data.length; at += BLOCK) {
    const block = data.subarray(at, at + BLOCK);
    const { length } = block;
    const isLast = at + length === data.length;
    const lengths = [length & 0xff, length >> 8, ~length & 0xff, (~length >> 8) & 0xff];
    blocks.push([isLast ? 1 : 0, ...lengths], block);
  }
  return joined([...blocks, word(adler32(data))]);
}

function adler32(data: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of data) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
    }
  }
  return ~crc >>> 0;
}
