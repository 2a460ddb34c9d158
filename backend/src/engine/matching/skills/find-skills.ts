import type { Language } from '@shortlist/contracts/platform/languages';
import { isAction } from '../../language/actions';
import { isCharacterBased, canonicalizeText, type Token, tokenize } from '../../language/text-processing';
import { skillDictionary } from './dictionary';
import { isToolName } from './product-words';
import type { Skill } from './skill';
import { hasTrailingVerb, isPerson, isPlural, isSameCompound, isSameNoun, isVerb } from './word-forms';

export interface FoundSkill {
  skill: Skill;
  text: string;
  /** Name of the skill, such as "fidélisation" for "fidélisez". Equals `text` if only the number or case differs. */
  term: string;
  start: number;
  end: number;
}

const eastAsianPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Name of a skill, tokenized on first use, because most names are never compared. */
class SkillName {
  readonly compactText: string;
  /** Names of up to three letters are case-sensitive: "Go" is not "go". */
  readonly isCaseSensitive: boolean;
  /** Acronyms do not match by stem: "Leeds" is not "LEED". */
  readonly isAcronym: boolean;
  /** Short names with capitals inside are case-sensitive: "SAFe" is not "safe". */
  readonly isMixedCase: boolean;
  readonly wordCount: number;
  private cachedTokens?: Token[];

  constructor(
    readonly skill: Skill,
    readonly text: string,
    private readonly language: Language,
    readonly isForeign: boolean,
  ) {
    this.compactText = toCompactText(text);
    this.isCaseSensitive = text.length <= 3;
    this.isAcronym = /^\p{Lu}{4,}$/u.test(text);
    this.isMixedCase = text.length <= 4 && /^\p{L}+$/u.test(text) && /\p{Ll}/u.test(text) && /\p{L}\p{Lu}/u.test(text);
    this.wordCount = text.split(/[ -]/).length;
  }

  get tokens(): Token[] {
    return (this.cachedTokens ??= tokenize(this.text, this.language));
  }
}

interface SkillIndex {
  byWordPrefix: Map<string, SkillName[]>;
  byFirstCharacter: Map<string, SkillName[]>;
}

const indexByLanguage = new Map<Language, SkillIndex>();

function getSkillIndex(language: Language): SkillIndex {
  const cachedIndex = indexByLanguage.get(language);
  if (cachedIndex) return cachedIndex;
  const index: SkillIndex = { byWordPrefix: new Map(), byFirstCharacter: new Map() };
  const addToIndex = (map: Map<string, SkillName[]>, key: string, name: SkillName) => {
    const names = map.get(key);
    if (names) names.push(name);
    else map.set(key, [name]);
  };
  for (const skill of skillDictionary) {
    const localNames = skill.names[language] ?? [];
    for (const originalName of new Set([...localNames, ...skill.names.en])) {
      const text = isAscii(originalName) ? originalName : canonicalizeText(originalName);
      const name = new SkillName(skill, text, language, language !== 'en' && !localNames.includes(originalName));
      if (!isAscii(text) && eastAsianPattern.test(text))
        addToIndex(index.byFirstCharacter, name.compactText.charAt(0), name);
      else addToIndex(index.byWordPrefix, getNamePrefix(name, text), name);
    }
  }
  const compareByLength = (a: SkillName, b: SkillName) => b.compactText.length - a.compactText.length;
  for (const names of index.byWordPrefix.values())
    names.sort((a, b) => b.wordCount - a.wordCount || compareByLength(a, b));
  for (const names of index.byFirstCharacter.values()) names.sort(compareByLength);
  indexByLanguage.set(language, index);
  return index;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Returns the first three letters of a word without accents. No stemmer changes them. */
function getWordPrefix(word: string): string {
  const wordStart = word.slice(0, 4);
  const unaccented = isAscii(wordStart)
    ? wordStart
    : wordStart.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss');
  return unaccented.toLowerCase().slice(0, 3);
}

/** Returns the prefix of the name's first word, without tokenizing if the name starts with three letters. */
const getNamePrefix = (name: SkillName, text: string) =>
  getWordPrefix(/^\p{L}{3}/u.test(text) ? text : (name.tokens[0]?.text ?? ''));

/** Removes spaces, and の between two nouns: "買掛金の管理" is "買掛金管理". */
const toCompactText = (text: string) => text.replace(ignoredCharacterPattern, '').toLowerCase();
const ignoredCharacterPattern =
  / |(?<=[\p{Script=Han}\p{Script=Katakana}ー])の(?=[\p{Script=Han}\p{Script=Katakana}])/gu;

/**
 * Finds the skills that a text names, in order. If names overlap, the longest wins. Names in Latin script match whole
 * words, including plurals and inflections. Japanese and Korean names match at word boundaries and ignore spaces.
 */
export function findSkills(text: string, language: Language): FoundSkill[] {
  const canonicalText = canonicalizeText(text);
  const matches = [
    ...findByWords(canonicalText, language),
    ...(isCharacterBased(language) ? findByCharacters(canonicalText, language) : []),
  ];
  matches.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const selectedSkills: FoundSkill[] = [];
  for (const candidate of matches)
    if (selectedSkills.every(({ start, end }) => candidate.end <= start || candidate.start >= end))
      selectedSkills.push(candidate);
  return selectedSkills
    .filter((found) => language !== 'en' || found.skill.kind !== 'tool' || isToolName(canonicalText, found))
    .sort((a, b) => a.start - b.start);
}

/** Returns the skill that a whole phrase names, including inflected forms. */
export function findNamedSkill(phrase: string, language: Language): FoundSkill | undefined {
  const { length } = canonicalizeText(phrase);
  return findSkills(phrase, language).find(({ start, end }) => start === 0 && end === length);
}

function findByWords(canonicalText: string, language: Language): FoundSkill[] {
  const { byWordPrefix } = getSkillIndex(language);
  const tokens = tokenize(canonicalText, language);
  const getTokenText = (index: number, length: number) =>
    canonicalText.slice(tokens[index]?.start, tokens[index + length - 1]?.end);
  const matchesAt = (name: SkillName, startIndex: number) => {
    const { tokens: nameTokens, isCaseSensitive, skill } = name;
    if (!nameTokens.every(({ stem }, i) => tokens[startIndex + i]?.stem === stem)) return false;
    const matchedText = getTokenText(startIndex, nameTokens.length);
    if (name.isMixedCase && !/\p{L}\p{Lu}/u.test(matchedText)) return false;
    if (nameTokens.length === 1 && !isInflectionOf(matchedText, name, language)) return false;
    if (/[,;:]/.test(matchedText) && !/[,;:]/.test(name.text)) return false;
    if (language === 'en' && (isPerson(matchedText, name.text) || hasTrailingVerb(matchedText, name.text)))
      return false;
    if (!isCaseSensitive) return true;
    // The letter in a number such as "L-R-21" is no name.
    const [start = 0, end = 0] = [tokens[startIndex]?.start, tokens[startIndex + nameTokens.length - 1]?.end];
    if (matchedText.length === 1 && /-/u.test(canonicalText.charAt(start - 1) + canonicalText.charAt(end)))
      return false;
    const exactNames = listNames(skill, language);
    return exactNames.includes(matchedText) || exactNames.includes(matchedText.replace(/s$/u, ''));
  };
  const skills: FoundSkill[] = [];
  for (let tokenIndex = 0; tokenIndex < tokens.length; tokenIndex += 1) {
    const matchingNames =
      byWordPrefix.get(getWordPrefix(tokens[tokenIndex]?.text ?? ''))?.filter((name) => matchesAt(name, tokenIndex)) ??
      [];
    // Two names may have the same stems ("planning", "plans"). Prefers the name with the same spelling.
    const name =
      matchingNames.find(
        ({ compactText, tokens: nameTokens }) =>
          nameTokens.length === matchingNames[0]?.tokens.length &&
          compactText === toCompactText(getTokenText(tokenIndex, nameTokens.length)),
      ) ?? matchingNames[0];
    const [firstToken, lastToken] = [tokens[tokenIndex], name && tokens[tokenIndex + name.tokens.length - 1]];
    if (!name || !firstToken || !lastToken) continue;
    // "Handels- und Steuerrecht": the first word is incomplete.
    if (/^-(?:[\s,]|$)/u.test(canonicalText.slice(lastToken.end, lastToken.end + 2))) continue;
    const matchedText = canonicalText.slice(firstToken.start, lastToken.end);
    const term = getTermText(matchedText, name, language);
    skills.push({ skill: name.skill, text: matchedText, term, start: firstToken.start, end: lastToken.end });
    tokenIndex += name.tokens.length - 1;
  }
  return skills;
}

/**
 * Returns whether a text is a form of a one-word name. The same stem is not enough: "digital" is not "digitalization",
 * "receives" is not "receiving", German "messen" is not "Messen", and Spanish "persona" is not the "personas" of
 * design.
 */
function isInflectionOf(
  matchedText: string,
  { skill, text, tokens: [word], compactText, isForeign, isAcronym }: SkillName,
  language: Language,
): boolean {
  const lowerText = matchedText.toLowerCase();
  if (isAcronym) {
    const upperName = compactText.toUpperCase();
    if (matchedText === upperName || matchedText === `${upperName}s`) return true;
    // "Send your resume" does not ask for SEND.
    return (
      lowerText === compactText && (language === 'en' || lowerText !== matchedText) && !isAction(matchedText, language)
    );
  }
  if (Math.abs(lowerText.length - compactText.length) > 3) return false;
  if (skill.kind === 'tool' && !isSameNoun(matchedText, text, language)) return false;
  if (isForeign) return lowerText === compactText || lowerText === `${compactText}s`;
  const isNoun = isSameNoun(matchedText, text, language);
  if (language === 'en') {
    // "Initiatives" and "responsibilities" are things to do, not qualities.
    if (skill.kind === 'soft' && isPlural(lowerText, compactText)) return false;
    // These nouns name no action: "integrates" is no form of "integrity", and "accounts" none of "accountancy".
    if (/(?:ity|ness|[ae]ncy)$/u.test(compactText) && !isNoun) return false;
  }
  if (language === 'de' && !isNoun && germanPersonPattern.test(matchedText)) return false;
  if (language === 'de') return /^\p{Lu}/u.test(matchedText) || !/^\p{Lu}/u.test(word?.text ?? '');
  if (!isNoun && !isVerb(matchedText, language)) return false;
  return language !== 'en' || lowerText.endsWith('ing') === compactText.endsWith('ing');
}

/** "Sachbearbeiter" shares the stem of "Sachbearbeitung". */
const germanPersonPattern = /\p{Ll}{3}er(?:in|innen|n|s)?$/u;

function getTermText(matchedText: string, { skill, text }: SkillName, language: Language): string {
  const isNoun =
    listNames(skill, language).some((name) => isSameNoun(matchedText, name, language)) ||
    (language === 'en' && isSameCompound(matchedText, text));
  // A German posting may decline the noun: "Abwicklung des Zahlungsverkehrs".
  const isDeclined = language === 'de' && !listNames(skill, language).some((name) => name === matchedText);
  return isNoun && !isDeclined ? matchedText : text;
}

const listNames = ({ names }: Skill, language: Language) => [...(names[language] ?? []), ...names.en];

const katakanaPattern = /[\p{Script=Katakana}ー]/u;
const hangulPattern = /\p{Script=Hangul}/u;

function findByCharacters(canonicalText: string, language: Language): FoundSkill[] {
  const { byFirstCharacter } = getSkillIndex(language);
  const originalIndexes: number[] = [];
  let compactText = '';
  const ignoredIndexes = new Set([...canonicalText.matchAll(ignoredCharacterPattern)].map(({ index }) => index));
  for (let i = 0; i < canonicalText.length; i += 1) {
    if (ignoredIndexes.has(i)) continue;
    originalIndexes.push(i);
    compactText += canonicalText.charAt(i).toLowerCase();
  }
  // Computed only if needed, because word segmentation is slow.
  let boundaries: Set<number> | undefined;
  const skills: FoundSkill[] = [];
  for (let index = 0; index < compactText.length; index += 1) {
    const name = byFirstCharacter.get(compactText.charAt(index))?.find((candidate) => {
      if (!compactText.startsWith(candidate.compactText, index)) return false;
      const start = originalIndexes[index] ?? 0;
      const end = (originalIndexes[index + candidate.compactText.length - 1] ?? 0) + 1;
      const [previousCharacter, nextCharacter] = [canonicalText.charAt(start - 1), canonicalText.charAt(end)];
      // Korean particles follow the word, so only its start is a boundary. Japanese loanwords end with their katakana.
      if (hangulPattern.test(candidate.compactText.charAt(0)) && hangulPattern.test(previousCharacter)) return false;
      if (katakanaPattern.test(candidate.compactText.charAt(0)) && katakanaPattern.test(previousCharacter))
        return false;
      if (katakanaPattern.test(candidate.compactText.at(-1) ?? '') && katakanaPattern.test(nextCharacter)) return false;
      if (language !== 'ja') return true;
      boundaries ??= findWordBoundaries(canonicalText);
      return boundaries.has(start) && boundaries.has(end);
    });
    if (!name) continue;
    const start = originalIndexes[index] ?? 0;
    const end = (originalIndexes[index + name.compactText.length - 1] ?? 0) + 1;
    const matchedText = canonicalText.slice(start, end);
    const term = toCompactText(matchedText) === matchedText.replaceAll(' ', '').toLowerCase() ? matchedText : name.text;
    skills.push({ skill: name.skill, text: matchedText, term, start, end });
    index += name.compactText.length - 1;
  }
  return skills;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** A match inside a longer Japanese word is not a skill, so matches must start and end at these boundaries. */
function findWordBoundaries(canonicalText: string): Set<number> {
  const boundaries = new Set<number>([canonicalText.length]);
  for (const { index } of segmenter.segment(canonicalText)) boundaries.add(index);
  return boundaries;
}

export const getSkillName = ({ names }: Skill, language: Language): string => names[language]?.[0] ?? names.en[0] ?? '';
