import { ImportError, createSourceLine, type SourceDocument, type SourceLine, stripBullet } from '../source-document';

/** Minimum length of a line that a program wrapped. A person may break shorter lines. */
const wrappedLineLength = 60;

/**
 * Decodes UTF-8 and UTF-16, with or without a byte order mark. Decodes other text as Windows-1252. Throws
 * `file_unknown` for binary data.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return decodeUtf16Be(bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder().decode(bytes);
  const zeroCount = bytes.subarray(0, 2_000).filter((byte) => byte === 0).length;
  if (zeroCount > 0) {
    const sampleSize = Math.min(bytes.length, 2_000);
    if (zeroCount < sampleSize / 4) throw new ImportError('file_unknown');
    return bytes[0] === 0 ? decodeUtf16Be(bytes) : new TextDecoder('utf-16le').decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const decodeUtf16Be = (bytes: Uint8Array) =>
  new TextDecoder('utf-16le').decode(Buffer.from(bytes.subarray(0, bytes.length & ~1)).swap16());

const controlCharacterPattern = /(?![\s\u0085])[\p{Cc}\uFFFD]/gu;

const headingUnderlinePattern = /^\s*(?:[=\-_*~─━]\s?){3,}$/u;
const markdownHeadingPattern = /^\s{0,3}(#{1,6})\s+(\S.*)$/;
const markdownLinkPattern = /\[([^[\]]+)\]\((?:mailto:|tel:)?([^[)\s]+)\)/g;

/** Strips emphasis, code and links. "[site](https://x.org)" becomes "site https://x.org". */
const stripMarkdown = (text: string) =>
  text
    .replace(markdownLinkPattern, (_, label: string, target: string) =>
      target.includes(label) ? target : `${label} ${target}`,
    )
    .replace(/(\*\*|__)(?=\S)((?:(?!\1).)+)(?<=\S)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])[*_](?=\S)([^*_]+)(?<=\S)[*_](?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`]+)`/g, '$1');

export function readPlainText(bytes: Uint8Array): SourceDocument {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n').replaceAll('\f', '\n');
  if ((text.match(controlCharacterPattern) ?? []).length > text.length / 100) throw new ImportError('file_unknown');
  const lines: SourceLine[] = [];
  let hasGapBefore = true;
  const rows = text.replace(controlCharacterPattern, '').split('\n');
  for (const [i, row] of rows.entries()) {
    if (row.trim() === '' || headingUnderlinePattern.test(row)) {
      hasGapBefore = true;
      continue;
    }
    const heading = markdownHeadingPattern.exec(row);
    const isUnderlined = headingUnderlinePattern.test(rows[i + 1] ?? '') && row.trim().length < 60;
    const isBold = /^\s*(\*\*|__).+\1\s*$/.test(row);
    const cleanText = stripMarkdown(
      heading?.[2]
        ?.trimEnd()
        .replace(/(?<!#)#+$/, '')
        .trimEnd() ?? row,
    );
    const { text: content, isBullet } = heading ? { text: cleanText, isBullet: false } : stripBullet(cleanText);
    if (content === '') continue;
    const previous = lines.at(-1);
    const isIndented = /^\s{2,}\S/.test(row);
    const continuesPrevious = Boolean(
      !hasGapBefore &&
      !isBullet &&
      !heading &&
      previous &&
      !previous.isHeading &&
      continuesLine(previous, rows[i - 1] ?? '', content, isIndented),
    );
    const level = heading?.[1]?.length ?? 0;
    lines.push(
      createSourceLine(isBullet ? `• ${content}` : content, {
        cells: content
          .split(/\t+|\s{3,}|\s+\|\s+/)
          .map((cell) => cell.trim())
          .filter(Boolean),
        isHeading: heading !== null || isUnderlined,
        // The level of a Markdown heading stands in for its font size.
        fontSize: heading ? 7 - level : 0,
        isBold,
        isBullet,
        continuesPrevious,
        hasGapBefore,
      }),
    );
    hasGapBefore = false;
  }
  return { kind: 'text', pages: 0, lines, annotations: [] };
}

function continuesLine(previous: SourceLine, previousRow: string, content: string, isIndented: boolean): boolean {
  if (previous.isBullet || previous.continuesPrevious)
    return isIndented || /^[\p{Ll}\d(]/u.test(content) || previousRow.length >= wrappedLineLength;
  return (
    previousRow.length >= wrappedLineLength && previous.cells.length === 1 && !/[:：]$/.test(previousRow.trimEnd())
  );
}
