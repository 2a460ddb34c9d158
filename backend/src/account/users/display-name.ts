import { AppError } from '../../platform/http/app-error';
import { listLeetspeakReadings } from './leetspeak';

/** Scripts with look-alike letters. */
const scripts =
  'Latin Cyrillic Greek Armenian Georgian Hebrew Arabic Syriac Cherokee Coptic Lisu Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer Ethiopic Mongolian Han Hiragana Katakana Bopomofo Hangul'
    .split(' ')
    .map((name) => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }));
/** Combinations of scripts that a word may use (UTS #39, highly restrictive). */
const allowedScriptSets = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
];

/** Scripts that use invisible joiners, for Persian and for languages of India and Southeast Asia. */
const joiningScripts =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}\\p{Script=Mongolian}\\p{M}';
const joiners = new RegExp(`(?<=[${joiningScripts}])[\\u200c\\u200d](?=[${joiningScripts}])`, 'gu');
const emoji = new RegExp('\\p{RGI_Emoji}', 'gv');
/**
 * Control, invisible and direction characters, unassigned code points, mathematical look-alikes of letters, and stacks
 * of five combining marks.
 */
const deceptivePattern = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]|(?=\p{Script=Common})[\p{Lu}\p{Ll}]|\p{M}{5}/u;

/** Look-alike characters mapped to the Latin letters that they resemble. */
const lookAlikes = new Map(
  [...'аaвbсcԁdеeнhіiјjкkӏlмmոnоoрpԛqгrѕsтtυuѵvѡwхxуyαaβbεeηnιiκkνvοoρpτtχxγyσoςsɡgıiꞵb'].flatMap(
    (character, index, characters) => (index % 2 === 0 ? [[character, characters[index + 1]!] as const] : []),
  ),
);
const toSkeleton = (text: string) =>
  [...text.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')]
    .map((character) => lookAlikes.get(character) ?? character)
    .join('');

/** Words in all languages that make a user look like our staff. */
const reservedWords = new Set(
  'admin administrator administration moderator support staff team help helpdesk service customer care system root security billing official webmaster postmaster noreply administrador administradora soporte ayuda equipo seguridad oficial administrateur administratrice assistance équipe sécurité officiel administratorin kundendienst kundenservice hilfe sicherheit offiziell 管理者 運営 公式 サポート 관리자 운영자 고객센터 지원 공식'
    .split(' ')
    .map(toSkeleton),
);

/** Maximum length after compatibility characters are expanded. One character can expand to eighteen. */
const maxExpandedLength = 120;

/**
 * Returns the normalized name. Throws `invalid_input` if the name has deceptive characters, suggests our staff or
 * product, or is too long when normalized.
 */
export function parseDisplayName(name: string): string {
  const normalizedName = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isTooLong = normalizedName.length > 60 || normalizedName.normalize('NFKD').length > maxExpandedLength;
  const reason = isTooLong
    ? 'too_long'
    : isDeceptive(normalizedName)
      ? 'username_hidden'
      : isReserved(normalizedName)
        ? 'username_reserved'
        : undefined;
  if (reason) throw new AppError('invalid_input', { issues: [{ path: 'username', message: reason }] });
  return normalizedName;
}

function isDeceptive(name: string): boolean {
  const visibleText = name.replace(emoji, '').replace(joiners, '');
  return deceptivePattern.test(visibleText) || (visibleText.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).some(hasMixedScripts);
}

function hasMixedScripts(word: string): boolean {
  const usedScripts = scripts.filter(({ letter }) => letter.test(word)).map(({ name }) => name);
  return (
    usedScripts.length > 1 &&
    !allowedScriptSets.some((allowedScripts) => usedScripts.every((name) => allowedScripts.includes(name)))
  );
}

function isReserved(name: string): boolean {
  return listLeetspeakReadings(toSkeleton(name)).some((text) => {
    const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.join('').includes('shortlist') || (words.length > 0 && words.every((word) => reservedWords.has(word)));
  });
}
