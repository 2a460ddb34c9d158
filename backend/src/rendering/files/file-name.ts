import type { Language } from '@shortlist/contracts/platform/languages';
import { words } from '../../ai/words';

/** "Ines-Halvorsen-Registered-Nurse-Resume.pdf": what is open or empty is left out. */
export function fileNameOf(
  parts: string[],
  document: 'resume' | 'coverLetter',
  language: Language,
  extension = 'pdf',
): string {
  const known = parts.filter((part) => part && !/[[\]]/.test(part)).map((part) => part.slice(0, 60));
  const name = [...known, words[language].files[document]].join('-');
  return `${name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')}.${extension}`;
}

/** The header that names a file, for readers of plain letters and for all others (RFC 6266, RFC 5987). */
export function contentDisposition(name: string, inline: boolean): string {
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]+/g, '')
      .replace(/-+/g, '-')
      .replace(/^-/, '')
      .replace(/^(?=\.\w+$)/, 'document') || 'document';
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
