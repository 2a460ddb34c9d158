import { ImportRefusal, line, type Source, type SourceLine, withoutBullet } from '../source';

/** Length from which a line was wrapped by a program, not by a person. */
const brokenFrom = 60;

/**
 * Decodes UTF-8 or UTF-16, with or without a byte order mark, and otherwise Windows-1252. Throws `file_unknown` for
 * binary data.
 */
export function decode(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return swapped(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  const zeros = bytes.subarray(0, 2_000).filter((byte) => byte === 0).length;
  if (zeros > 0) {
    const early = Math.min(bytes.length, 2_000);
    if (zeros < early / 4) throw new ImportRefusal('file_unknown');
    return bytes[0] === 0 ? swapped(bytes) : new TextDecoder('utf-16le').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const swapped = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16());

const strange = /(?![\s\u0085])[\p{Cc}\uFFFD]/gu;

const underline = /^\s*(?:[=\-_*~─━]\s?){3,}$/u;
const hashes = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const link = /\[([^[\]]+)\]\((?:mailto:|tel:)?([^[)\s]+)\)/g;

/** Strips Markdown for bold and links: "[site](https://x.org)" becomes "site https://x.org". */
const unmarked = (text: string) =>
  text
    .replace(link, (_, words: string, target: string) => (target.includes(words) ? target : `${words} ${target}`))
    .replace(/(\*\*|__)(?=\S)((?:(?!\1).)+)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])[*_](?=\S)([^*_]+)(?<=\S)[*_](?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`]+)`/g, '$1');

export function readText(bytes: Uint8Array): Source {
  const text = decode(bytes).replace(/\r\n?/g, '\n').replaceAll('\f', '\n');
  if ((text.match(strange) ?? []).length > text.length / 100) throw new ImportRefusal('file_unknown');
  const lines: SourceLine[] = [];
  let isApart = true;
  const rows = text.replace(strange, '').split('\n');
  for (const [i, row] of rows.entries()) {
    if (row.trim() === '' || underline.test(row)) {
      isApart = true;
      continue;
    }
    const heading = hashes.exec(row);
    const isUnderlined = underline.test(rows[i + 1] ?? '') && row.trim().length < 60;
    const isBold = /^\s*(\*\*|__).+\1\s*$/.test(row);
    const clean = unmarked(
      heading?.[2]
        ?.trimEnd()
        .replace(/(?<!#)#+$/, '')
        .trimEnd() ?? row,
    );
    const { text: words, isBullet } = heading ? { text: clean, isBullet: false } : withoutBullet(clean);
    if (words === '') continue;
    const before = lines.at(-1);
    const isIndented = /^\s{2,}\S/.test(row);
    const goesOn = Boolean(
      !isApart &&
      !isBullet &&
      !heading &&
      before &&
      !before.isHeading &&
      goesOnFrom(before, rows[i - 1] ?? '', words, isIndented),
    );
    const level = heading?.[1]?.length ?? 0;
    lines.push(
      line(isBullet ? `• ${words}` : words, {
        cells: words
          .split(/\t+|\s{3,}|\s+\|\s+/)
          .map((cell) => cell.trim())
          .filter(Boolean),
        isHeading: heading !== null || isUnderlined,
        // Font size implied by the Markdown heading level: name, sections, entries.
        size: heading ? 7 - level : 0,
        isBold,
        isBullet,
        goesOn,
        isApart,
      }),
    );
    isApart = false;
  }
  return { kind: 'text', pages: 0, lines, aside: [] };
}

function goesOnFrom(before: SourceLine, row: string, words: string, isIndented: boolean): boolean {
  if (before.isBullet || before.goesOn) return isIndented || /^[\p{Ll}\d(]/u.test(words) || row.length >= brokenFrom;
  return row.length >= brokenFrom && before.cells.length === 1 && !/[:：]$/.test(row.trimEnd());
}
