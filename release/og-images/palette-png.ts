import { crc32, deflateSync } from 'node:zlib';

/** One byte indexes the colors. */
const maxColors = 256;
/** Minimum distance between two colors of the palette: the sum of the differences in red, green and blue. */
const minColorDistance = 6;

/**
 * Encodes an image as a PNG with a palette. For a page of text, such a PNG looks the same as a full-color PNG and has a
 * third of its size. `data` has four bytes per pixel, of which the alpha byte is ignored.
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
  const countByColor = new Map<number, number>();
  for (let offset = 0; offset < data.length; offset += 4) {
    const color = getColor(data, offset);
    countByColor.set(color, (countByColor.get(color) ?? 0) + 1);
  }
  const palette = choosePalette(countByColor);
  const indexByColor = mapToPalette(palette, countByColor.keys());

  const rows = Buffer.alloc((width + 1) * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width);
    rows[pixel + row + 1] = indexByColor.get(getColor(data, pixel * 4)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const colors = Buffer.from(palette.flatMap((color) => splitChannels(color)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createChunk('IHDR', header),
    createChunk('PLTE', colors),
    createChunk('IDAT', deflateSync(rows, { level: 9 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

const getColor = (data: Uint8ClampedArray, offset: number) =>
  ((data[offset] ?? 0) << 16) | ((data[offset + 1] ?? 0) << 8) | (data[offset + 2] ?? 0);
const splitChannels = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 255, color & 255];

function getDistance(color: number, otherColor: number): number {
  const [red, green, blue] = splitChannels(color);
  const [otherRed, otherGreen, otherBlue] = splitChannels(otherColor);
  return Math.abs(red - otherRed) + Math.abs(green - otherGreen) + Math.abs(blue - otherBlue);
}

function choosePalette(countByColor: Map<number, number>): number[] {
  const palette: number[] = [];
  for (const [color] of [...countByColor].sort(([, count], [, otherCount]) => otherCount - count)) {
    if (palette.length === maxColors) break;
    if (palette.every((paletteColor) => getDistance(paletteColor, color) >= minColorDistance)) palette.push(color);
  }
  return palette;
}

function mapToPalette(palette: number[], colors: Iterable<number>): Map<number, number> {
  const indexByColor = new Map(palette.map((color, index) => [color, index]));
  const indexByRoundedColor = new Map<number, number>();
  for (const color of colors) {
    if (indexByColor.has(color)) continue;
    const roundedColor = color & 0xfcfcfc;
    const paletteIndex = indexByRoundedColor.get(roundedColor) ?? findNearest(palette, color);
    indexByRoundedColor.set(roundedColor, paletteIndex);
    indexByColor.set(color, paletteIndex);
  }
  return indexByColor;
}

function findNearest(palette: number[], color: number): number {
  let nearestIndex = 0;
  for (const [index, paletteColor] of palette.entries())
    if (getDistance(paletteColor, color) < getDistance(palette[nearestIndex] ?? 0, color)) nearestIndex = index;
  return nearestIndex;
}

function createChunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const lengthAndChecksum = Buffer.alloc(8);
  lengthAndChecksum.writeUInt32BE(content.length, 0);
  lengthAndChecksum.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([lengthAndChecksum.subarray(0, 4), body, lengthAndChecksum.subarray(4)]);
}
