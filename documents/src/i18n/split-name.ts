import type { Language } from '@shortlist/contracts/platform/languages';
import type { Name } from './format-full-name';

const particles =
  /^(?:de|del|della|di|da|dos|du|des|la|las|los|le|van|von|der|den|zu|zur|ten|ter|bin|ibn|al|el|mc|mac|o’|st\.?|y|e)$/i;
/** In "Ortega y Gasset", the word before the conjunction also belongs to the family name. */
const conjunctions = /^[ye]$/;
const suffix = /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|esq)\.?$/i;
const cjkScript = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー・·\s]+$/u;
const katakana = /^[\p{Script=Katakana}ー\s]+$/u;
const hangul = /^[\p{Script=Hangul}\s]+$/u;
const spanishSpelling = /[áíóúñ]|ez$/i;

/** Most Korean family names have one syllable, and most Japanese ones have two characters. */
const twoSyllableFamilyNames = /^(?:남궁|황보|제갈|사공|선우|서문|독고|동방)/;
const oneCharacterFamilyNames = /^[林森原東関岡南北西堀辻菅谷岸島泉王李張劉陳楊黄趙周呉徐孫朱馬胡郭何高]/;
const threeCharacterFamilyNames =
  /^(?:佐々木|長谷川|五十嵐|久保田|佐久間|大久保|小笠原|宇佐美|長谷部|小野寺|波多野|小野田|海老原|阿久津|日比野|五味渕)/;
const romanizedKoreanFamilyNames =
  /^(?:kim|lee|yi|park|pak|choi|jung|jeong|chung|kang|cho|jo|yoon|yun|jang|chang|lim|im|han|oh|seo|shin|kwon|hwang|ahn|an|song|yoo|yu|ryu|hong|jeon|ko|moon|bae|baek|nam|noh|ha|heo|min)$/i;

export type SplitName = Required<Name> & {
  /** True if no other split is likely. */
  isSure: boolean;
};

export function splitName(input: string, language?: Language): SplitName {
  const typedName = input.replace(/\s+/g, ' ').trim();
  const split = (firstName: string, lastName: string, isSure: boolean) => ({ firstName, lastName, typedName, isSure });
  const words = typedName.split(' ');
  const [firstWord = '', secondWord = ''] = words;

  // Foreign names such as "アンナ・ミュラー" keep the given name first.
  const dottedName = /^([^・·]+)[・·](.+)$/u.exec(typedName);
  if (dottedName && cjkScript.test(typedName)) return split(dottedName[1] ?? '', dottedName[2] ?? '', true);
  if (hangul.test(typedName) || cjkScript.test(typedName)) {
    if (words.length === 2) return split(secondWord, firstWord, true);
    if (typedName.length < 2 || katakana.test(typedName)) return split(typedName, '', false);
    const { length, isSure } = guessFamilyNameLength(typedName);
    return split(typedName.slice(length), typedName.slice(0, length), isSure);
  }
  const commaName = /^([^,]+),\s*(\S.*)$/.exec(typedName);
  if (commaName && !suffix.test(commaName[2] ?? '')) return split(commaName[2] ?? '', commaName[1] ?? '', true);
  if (words.length === 1) return split(typedName, '', false);

  const isUppercase = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toUpperCase() && !suffix.test(word);
  const uppercaseWords = words.filter(isUppercase);
  if (uppercaseWords.length > 0 && words.some((word) => /\p{Ll}/u.test(word) && !particles.test(word))) {
    const otherWords = words.filter((word) => !isUppercase(word));
    return split(otherWords.join(' '), uppercaseWords.join(' '), !isUppercase(firstWord) || words.length === 2);
  }
  if (
    words.length === 2 &&
    romanizedKoreanFamilyNames.test(firstWord) &&
    (language === 'ko' || secondWord.includes('-'))
  )
    return split(secondWord, firstWord, true);
  const familyNameStart = findFamilyNameStart(words, language);
  return split(words.slice(0, familyNameStart).join(' '), words.slice(familyNameStart).join(' '), words.length === 2);
}

function guessFamilyNameLength(name: string): { length: number; isSure: boolean } {
  if (hangul.test(name))
    return { length: twoSyllableFamilyNames.test(name) && name.length > 2 ? 2 : 1, isSure: name.length === 3 };
  const hasOneCharacter = oneCharacterFamilyNames.test(name) && name.length <= 3;
  const length = threeCharacterFamilyNames.test(name) ? 3 : hasOneCharacter ? 1 : 2;
  return { length: Math.min(length, name.length - 1), isSure: false };
}

/** Returns a word index. */
function findFamilyNameStart(words: string[], language: Language | undefined): number {
  const end = words.length - words.filter((word) => suffix.test(word.replace(/,$/, ''))).length;
  const particleIndex = words.findIndex((word, i) => i > 0 && i < end - 1 && particles.test(word));
  const isSpanish = language === 'es' || (end > 3 && words.slice(0, end).some((word) => spanishSpelling.test(word)));
  // Spanish names end with two family names.
  const defaultStart = Math.max(1, end - (isSpanish && end > 2 ? 2 : 1));
  if (particleIndex < 0) return defaultStart;
  if (conjunctions.test(words[particleIndex] ?? '')) return Math.max(1, particleIndex - 1);
  // In "María del Carmen", the particle belongs to the given name.
  const isMaria = isSpanish && /^mar[ií]a$/i.test(words[particleIndex - 1] ?? '');
  return isMaria && particleIndex + 2 < end ? Math.max(defaultStart, particleIndex + 2) : particleIndex;
}
