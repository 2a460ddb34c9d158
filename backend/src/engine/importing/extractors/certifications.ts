import type { Language } from '@shortlist/contracts/platform/languages';
import type { Paragraph } from './group-paragraphs';
import { parseEntryHeader, trimPart } from './entry-header';
import type { Extraction } from './extraction';

/** Expiry dates such as "(exp. 2026)". They are not issue dates, so they stay in the name. */
const expiryPattern =
  /(?:(?<!\s)\s+)?[(（](?=[^()（）]*[)）])[^()（）]*(?:exp[. i]|valid|until|renew|gültig|bis |válid|vence|caduca|hasta|expire|jusqu|有効|まで|유효|까지)[^()（）]*[)）]/iu;

export function extractCertifications(
  paragraphs: readonly Paragraph[],
  language: Language,
  extraction: Extraction,
): void {
  for (const paragraph of paragraphs) {
    const text = paragraph.cells.join(' | ');
    const previous = extraction.content.certifications.at(-1);
    const expiry = expiryPattern.exec(text)?.[0] ?? '';
    const cells = paragraph.cells.map((cell) => cell.replace(expiryPattern, ''));
    const { parts, locations, dateSpan, consumedTexts } = parseEntryHeader([{ ...paragraph, cells }], language);
    const texts = [...parts, ...locations].map((part) => trimPart(part)).filter(Boolean);
    extraction.consumedTexts.push(...consumedTexts);
    const [name = '', ...issuerParts] = texts.length === 1 ? splitIssuer(texts[0] ?? '') : texts;
    if (name)
      extraction.content.certifications.push({
        name: `${name}${expiry}`,
        issuer: issuerParts.join(', '),
        date: dateSpan?.endDate || dateSpan?.startDate || '',
      });
    else if (previous && dateSpan && previous.date === '') previous.date = dateSpan.startDate;
  }
}

function splitIssuer(text: string): string[] {
  const bracketMatch = /^(.{4,}?)(?:(?<!\s)\s+)?[(（]([^()（）]{4,})[)）]$/u.exec(text);
  if (bracketMatch && !/^[A-Z]{2,6}$/.test(bracketMatch[2] ?? ''))
    return [bracketMatch[1] ?? '', bracketMatch[2] ?? ''];
  const commaIndex = text.lastIndexOf(', ');
  return commaIndex > 3 ? [text.slice(0, commaIndex), text.slice(commaIndex + 2)] : [text];
}
