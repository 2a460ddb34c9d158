import { deflateSync } from 'node:zlib';

/** XYZ of D50, the white of all ICC profiles. */
const whitePoint = [0.9642, 1, 0.8249];
/** XYZ of the primaries of sRGB (IEC 61966-2-1), adapted from D65 to D50. */
const primaries = {
  red: [0.43607, 0.22249, 0.01392],
  green: [0.38515, 0.71687, 0.09708],
  blue: [0.14307, 0.06061, 0.7141],
};
/** Bradford matrix from D65 to D50, row by row. */
const adaptationMatrix = [1.04791, 0.02293, -0.0502, 0.0296, 0.99046, -0.01707, -0.00925, 0.01506, 0.75179];
/** Parameters of the sRGB curve: ((x + 0.055) / 1.055) ^ 2.4 from x = 0.04045, and x / 12.92 below. */
const curveParameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045];
/** Type of this curve (16 bits) and 16 reserved bits, which are encoded like the number 3. */
const curveType = 3;

const headerLength = 128;

/**
 * Builds an ICC profile of sRGB: a display profile of version 4.2, the latest that PDF 1.7 allows, with the required
 * tags only (ICC.1:2004-10). It has about 500 bytes, because it contains the curve as a formula instead of a table.
 */
function buildSrgbProfile(): Buffer {
  const elements: [tags: string[], data: Buffer][] = [
    [['desc'], encodeText('sRGB')],
    [['cprt'], encodeText('No copyright')],
    [['wtpt'], encodeElement('XYZ ', whitePoint)],
    [['chad'], encodeElement('sf32', adaptationMatrix)],
    [['rXYZ'], encodeElement('XYZ ', primaries.red)],
    [['gXYZ'], encodeElement('XYZ ', primaries.green)],
    [['bXYZ'], encodeElement('XYZ ', primaries.blue)],
    [['rTRC', 'gTRC', 'bTRC'], encodeElement('para', [curveType, ...curveParameters])],
  ];
  const tagCount = elements.flatMap(([tags]) => tags).length;
  let offset = headerLength + 4 + 12 * tagCount;
  const tagTable = elements.flatMap(([tags, data]) => {
    const location = encodeIntegers([offset, data.length]);
    offset += data.length;
    return tags.flatMap((tag) => [Buffer.from(tag), location]);
  });
  const data = elements.map(([, elementData]) => elementData);
  return Buffer.concat([buildHeader(offset), encodeIntegers([tagCount]), ...tagTable, ...data]);
}

/** Builds the header. Its date is the publication of sRGB, because equal documents must have equal bytes. */
function buildHeader(profileLength: number): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt32BE(profileLength, 0);
  header.writeUInt32BE(0x04200000, 8);
  header.write('mntrRGB XYZ ', 12);
  for (const [i, part] of [1999, 10, 18].entries()) header.writeUInt16BE(part, 24 + 2 * i);
  header.write('acsp', 36);
  encodeFixedPoint(whitePoint).copy(header, 68);
  return header;
}

const encodeElement = (type: string, numbers: number[]) =>
  Buffer.concat([Buffer.from(type), encodeIntegers([0]), encodeFixedPoint(numbers)]);

/** Encodes a text in English. The text must have an even length, because elements are aligned to four bytes. */
function encodeText(text: string): Buffer {
  const utf16 = Buffer.from(text, 'utf16le').swap16();
  return Buffer.concat([
    Buffer.from('mluc'),
    encodeIntegers([0, 1, 12]),
    Buffer.from('enUS'),
    encodeIntegers([utf16.length, 28]),
    utf16,
  ]);
}

/** Encodes numbers with 16 bits before and after the point. */
const encodeFixedPoint = (numbers: number[]) => encodeIntegers(numbers.map((number) => Math.round(number * 0x10000)));

function encodeIntegers(integers: number[]): Buffer {
  const bytes = Buffer.alloc(4 * integers.length);
  for (const [i, integer] of integers.entries()) bytes.writeInt32BE(integer, 4 * i);
  return bytes;
}

/** The profile as PDF files contain it, compressed only once. */
export const deflatedSrgbProfile = deflateSync(buildSrgbProfile());
