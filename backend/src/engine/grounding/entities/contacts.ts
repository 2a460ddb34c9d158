export interface FoundContact {
  start: number;
  end: number;
  text: string;
  /** Normalized text, equal for the same contact in another spelling. */
  key: string;
}

const emailPattern = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const linkPattern =
  /(?:https?:\/\/|www\.)[^\s、。，）)]+|(?<![\p{L}\p{N}@._-])[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|me|de|fr|es|jp|kr|co)\/[^\s、。，）)]+|(?<![\p{L}\p{N}@._-])\p{Ll}[\w-]+\.(?:com|org|io|dev|de|fr|es|jp|kr|example)(?![\w/.-])/giu;
const phonePattern =
  /(?<![\p{L}\p{N}.,])(?!\(?(?:19|20)\d{2}\s?[-–]\s?(?:19|20)\d{2})(?:\+\d|\(\d|0\d)[\d\s().-]{6,}\d(?![\d,.]*\d)|(?<![\d-])\d{3}[-.]\d{3,4}[-.]\d{4}(?!\d)/gu;
const handlePattern = /(?<![\p{L}\p{N}._%+-])@[\w.]{3,}\w/gu;

/** Ignores case, protocol and "www" in emails and links. Phone numbers are compared by their last eight digits. */
export const normalizeContact = (contact: string) =>
  /^[\d\s()+.-]+$/.test(contact)
    ? contact.replace(/\D/g, '').slice(-8)
    : contact
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/(?<![/.])[/.]+$/, '');

export function findContacts(text: string): FoundContact[] {
  const contacts: FoundContact[] = [];
  // Most texts contain none of these characters, so the slow patterns need not run.
  const patterns = [
    ...(text.includes('@') ? [emailPattern] : []),
    ...(/\/|\w\.\w/.test(text) ? [linkPattern] : []),
    ...(/\d[\d\s().-]{5}/.test(text) ? [phonePattern] : []),
    ...(text.includes('@') ? [handlePattern] : []),
  ];
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (contacts.some((other) => other.start < end && start < other.end)) continue;
      contacts.push({ start, end, text: match[0], key: normalizeContact(match[0].trim()) });
    }
  return contacts;
}
