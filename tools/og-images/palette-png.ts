import { crc32, deflateSync } from 'node:zlib';

/** Maximum number of colors, so that one byte can index them. */
const maxColors = 256;
/** Minimum distance between two palette colors: the sum of the differences of red, green, and blue. */
const minColorDistance = 6;

/**
 * Encodes a PNG with a palette, which has a third of the size of a full-color PNG and no visible difference for a sheet
 * of text. `data` has four bytes per pixel; the alpha byte is ignored.
 */
export function encodePalettePng({
  width,
  height,
  data,
}: {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}): Buffer {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const color = colorAt(data, at);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  const palette = choosePalette(counts);
  const places = mapToPalette(palette, counts.keys());

  const rows = Buffer.alloc((width + 1) * height);
  for (let at = 0; at < width * height; at++) {
    const row = Math.floor(at / width);
    rows[at + row + 1] = places.get(colorAt(data, at * 4)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((color) => channels(color)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colors),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const colorAt = (data: Uint8ClampedArray, at: number) =>
  ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
const channels = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

function distance(one: number, other: number): number {
  const [red, green, blue] = channels(one);
  const [otherRed, otherGreen, otherBlue] = channels(other);
  return Math.abs(red - otherRed) + Math.abs(green - otherGreen) + Math.abs(blue - otherBlue);
}

function choosePalette(counts: Map<number, number>): number[] {
  const palette: number[] = [];
  for (const [color] of [...counts].sort(([, one], [, other]) => other - one)) {
    if (palette.length === maxColors) break;
    if (palette.every((kept) => distance(kept, color) >= minColorDistance)) palette.push(color);
  }
  return palette;
}

/** Maps each color to its own palette index, or else to one nearest index that all nearly identical colors share. */
function mapToPalette(palette: number[], colors: Iterable<number>): Map<number, number> {
  const places = new Map(palette.map((color, index) => [color, index]));
  const alike = new Map<number, number>();
  for (const color of colors) {
    if (places.has(color)) continue;
    const look = color & 0xfcfcfc;
    const place = alike.get(look) ?? nearest(palette, color);
    alike.set(look, place);
    places.set(color, place);
  }
  return places;
}

function nearest(palette: number[], color: number): number {
  let best = 0;
  for (const [index, kept] of palette.entries())
    if (distance(kept, color) < distance(palette[best] ?? 0, color)) best = index;
  return best;
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
