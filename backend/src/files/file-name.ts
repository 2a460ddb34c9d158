import type { Language } from '@shortlist/contracts/platform/languages';
import { messages } from '../engine/writing/messages';

export const mediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  zip: 'application/zip',
} as const;
export type FileFormat = keyof typeof mediaTypes;

/** Builds a name such as "Ines-Halvorsen-Registered-Nurse-Resume.pdf". Skips empty parts and parts with a [blank]. */
export function buildFileName(
  parts: string[],
  document: 'resume' | 'coverLetter',
  language: Language,
  extension = 'pdf',
): string {
  const filledParts = parts.filter((part) => part && !/[[\]]/.test(part)).map((part) => part.slice(0, 60));
  const name = [...filledParts, messages[language].files[document]].join('-');
  return `${name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|(?<!-)-+$/g, '')}.${extension}`;
}

/** Builds the Content-Disposition header with an ASCII and a UTF-8 file name (RFC 6266, RFC 5987). */
export function formatContentDisposition(name: string, inline: boolean): string {
  const asciiName =
    name
      .normalize('NFKD')
      .replace(/[^\x20-\x7e]+/g, '')
      .replace(/-+/g, '-')
      .replace(/^-/, '')
      .replace(/^(?=\.\w+$)/, 'document') || 'document';
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${inline ? 'inline' : 'attachment'}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}
