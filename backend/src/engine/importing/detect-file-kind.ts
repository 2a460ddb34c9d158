import type { ImportResult } from '@shortlist/contracts/builder/import';
import { findMainPart } from './readers/docx-definitions';
import { ZipArchive } from './readers/zip-archive';
import { ImportError } from './source-document';

export type DetectedFile =
  { kind: Exclude<ImportResult['kind'], 'docx' | 'linkedin'> } | { kind: 'docx' | 'linkedin'; zip: ZipArchive };

const hasSignature = (bytes: Uint8Array, signature: readonly number[], offset = 0) =>
  signature.every((byte, i) => bytes[offset + i] === byte);
const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

/** PNG, JPEG, GIF, TIFF in both byte orders, RIFF (WebP), RTF, gzip, 7z, RAR, and programs for Linux and Windows. */
const unsupportedSignatures = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  ascii('GIF8'),
  ascii('II*\0'),
  ascii('MM\0*'),
  ascii('RIFF'),
  ascii('{\\rtf'),
  [0x1f, 0x8b],
  ascii('7z'),
  ascii('Rar!'),
  [0x7f, 0x45, 0x4c, 0x46],
  ascii('MZ'),
];
const legacyOfficeSignature = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const encryptedStreamName = Buffer.from('EncryptedPackage', 'utf16le');

/** Detects the kind of a file from its bytes, never from its name. Throws `ImportError` for unsupported files. */
export function detectFileKind(bytes: Uint8Array): DetectedFile {
  const startIndex = bytes.findIndex((byte) => byte > 0x20);
  if (startIndex < 0) throw new ImportError('file_empty');
  if (hasSignature(bytes, legacyOfficeSignature))
    throw new ImportError(Buffer.from(bytes).includes(encryptedStreamName) ? 'file_encrypted' : 'file_unknown');
  if (
    unsupportedSignatures.some((signature) => hasSignature(bytes, signature)) ||
    hasSignature(bytes, ascii('ftyp'), 4)
  )
    throw new ImportError('file_unknown');
  if (hasSignature(bytes, [0x50, 0x4b])) return detectZipKind(new ZipArchive(bytes));
  // Some programs write bytes before the signature.
  if (Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')) return { kind: 'pdf' };
  const hasBom = hasSignature(bytes, [0xef, 0xbb, 0xbf]);
  const firstCharacter = String.fromCharCode(bytes[hasBom ? 3 : startIndex] ?? 0);
  return { kind: firstCharacter === '{' || firstCharacter === '[' ? 'json-resume' : 'text' };
}

function detectZipKind(zip: ZipArchive): DetectedFile {
  const mainPart = findMainPart(zip);
  if (mainPart.startsWith('word/') && zip.names.includes(mainPart)) return { kind: 'docx', zip };
  const isLinkedIn = zip.names.some((name) => /(^|\/)(Profile|Positions|Education|Skills)\.csv$/.test(name));
  if (isLinkedIn) return { kind: 'linkedin', zip };
  throw new ImportError('file_unknown');
}
