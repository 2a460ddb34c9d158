import type { Imported } from '@shortlist/contracts/builder/import';
import { Zip } from './readers/zip';
import { ImportRefusal } from './source';

export type FileKind =
  { kind: Exclude<Imported['kind'], 'docx' | 'linkedin'> } | { kind: 'docx' | 'linkedin'; zip: Zip };

const startsWith = (bytes: Uint8Array, signs: readonly number[], at = 0) =>
  signs.every((sign, i) => bytes[at + i] === sign);
const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

const others = [
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
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** Stream name that marks a password-protected Office file, in UTF-16. */
const encryptedStream = Buffer.from('EncryptedPackage', 'utf16le');

/** Detects the kind of a file from its bytes, never from its name. Throws `ImportError` for unsupported files. */
export function kindOf(bytes: Uint8Array): FileKind {
  const firstOf = bytes.findIndex((byte) => byte > 0x20);
  if (firstOf < 0) throw new ImportRefusal('file_empty');
  if (startsWith(bytes, oldOffice))
    throw new ImportRefusal(Buffer.from(bytes).includes(encryptedStream) ? 'file_encrypted' : 'file_unknown');
  if (others.some((signs) => startsWith(bytes, signs)) || startsWith(bytes, ascii('ftyp'), 4))
    throw new ImportRefusal('file_unknown');
  // Some programs write bytes before the signature.
  if (Buffer.from(bytes.subarray(0, 1_024)).includes('%PDF-')) return { kind: 'pdf' };
  if (startsWith(bytes, [0x50, 0x4b])) return kindOfZip(new Zip(bytes));
  const isMarked = startsWith(bytes, [0xef, 0xbb, 0xbf]);
  const first = String.fromCharCode(bytes[isMarked ? 3 : firstOf] ?? 0);
  return { kind: first === '{' || first === '[' ? 'json-resume' : 'text' };
}

function kindOfZip(zip: Zip): FileKind {
  if (zip.names.includes('word/document.xml')) return { kind: 'docx', zip };
  const isLinkedIn = zip.names.some((name) => /(^|\/)(Profile|Positions|Education|Skills)\.csv$/.test(name));
  if (isLinkedIn) return { kind: 'linkedin', zip };
  throw new ImportRefusal('file_unknown');
}
