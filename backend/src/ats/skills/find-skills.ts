import type { Language } from '@shortlist/contracts/platform/languages';
import { isMeasuredInCharacters, canonicalizeText, type Token, tokenize } from '../language/text-processing';
import { skillDictionary } from './dictionary';
import type { Skill } from './skill';

export interface FoundSkill {
  skill: Skill;
  text: string;
  /** Name of the skill: "fidélisation" if the text says "fidélisez". Same as `said` if only the number differs. */
  term: string;
  start: number;
  end: number;
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Name of a skill. Tokenized lazily, because most names are never compared. */
class SkillName {
  readonly compactText: string;
  /** Names of up to three letters are case-sensitive: "Go" is not "go". */
  readonly isCaseSensitive: boolean;
  /** Written in capitals, and not matched by stem: "Leeds" is not "LEED". */
  readonly isAcronym: boolean;
  /** A short name with capitals inside: "SAFe" is not "safe". */
  readonly capitals: boolean;
  readonly wordCount: number;
  private cachedTokens?: Token[];

  constructor(
    readonly skill: Skill,
    readonly written: string,
    private readonly language: Language,
    readonly isForeign: boolean,
  ) {
    this.compactText = removeSpaces(written);
    this.isCaseSensitive = written.length <= 3;
    this.isAcronym = /^\p{Lu}{4,}$/u.test(written);
    this.capitals =
      written.length <= 4 && /^\p{L}+$/u.test(written) && /\p{Ll}/u.test(written) && /\p{L}\p{Lu}/u.test(written);
    this.wordCount = written.split(/[ -]/).length;
  }

  get tokens(): Token[] {
    return (this.cachedTokens ??= tokenize(this.written, this.language));
  }
}

interface SkillIndex {
  byWordPrefix: Map<string, SkillName[]>;
  byFirstCharacter: Map<string, SkillName[]>;
}

const indexes = new Map<Language, SkillIndex>();

function getSkillIndex(language: Language): SkillIndex {
  const known = indexes.get(language);
  if (known) return known;
  const index: SkillIndex = { byWordPrefix: new Map(), byFirstCharacter: new Map() };
  const add = (map: Map<string, SkillName[]>, key: string, name: SkillName) => {
    const names = map.get(key);
    if (names) names.push(name);
    else map.set(key, [name]);
  };
  for (const skill of skillDictionary) {
    const own = skill.names[language] ?? [];
    for (const written of new Set([...own, ...skill.names.en])) {
      const text = isAscii(written) ? written : canonicalizeText(written);
      const name = new SkillName(skill, text, language, language !== 'en' && !own.includes(written));
      if (!isAscii(text) && eastAsian.test(text)) add(index.byFirstCharacter, name.compactText.charAt(0), name);
      else add(index.byWordPrefix, getNamePrefix(name, text), name);
    }
  }
  const byLength = (a: SkillName, b: SkillName) => b.compactText.length - a.compactText.length;
  for (const names of index.byWordPrefix.values()) names.sort((a, b) => b.wordCount - a.wordCount || byLength(a, b));
  for (const names of index.byFirstCharacter.values()) names.sort(byLength);
  indexes.set(language, index);
  return index;
}

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Returns the first three letters without accents, which no stemmer changes. */
function getWordPrefix(word: string): string {
  const start = word.slice(0, 4);
  const plain = isAscii(start) ? start : start.normalize('NFD').replace(/\p{M}/gu, '').replace('ß', 'ss');
  return plain.toLowerCase().slice(0, 3);
}

/** Returns the prefix of the name's first word, without tokenizing if the name starts with three letters. */
const getNamePrefix = (name: SkillName, text: string) =>
  getWordPrefix(/^\p{L}{3}/u.test(text) ? text : (name.tokens[0]?.text ?? ''));

const removeSpaces = (text: string) => text.replace(/ /g, '').toLowerCase();

/**
 * Finds the skills that a text names, in order. Where names overlap, the longest wins. Latin scripts match whole words,
 * including plurals and inflections; Japanese and Korean match at word boundaries, ignoring spaces.
 */
export function findSkills(text: string, language: Language): FoundSkill[] {
  const plain = canonicalizeText(text);
  const found = [
    ...findByWords(plain, language),
    ...(isMeasuredInCharacters(language) ? findByCharacters(plain, language) : []),
  ];
  found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: FoundSkill[] = [];
  for (const one of found) if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}

function findByWords(plain: string, language: Language): FoundSkill[] {
  const { byWordPrefix } = getSkillIndex(language);
  const tokens = tokenize(plain, language);
  const saidAt = (at: number, length: number) => plain.slice(tokens[at]?.start, tokens[at + length - 1]?.end);
  const stands = (name: SkillName, at: number) => {
    const { tokens: wanted, isCaseSensitive, compactText, skill } = name;
    if (!wanted.every(({ stem }, i) => tokens[at + i]?.stem === stem)) return false;
    const said = saidAt(at, wanted.length);
    if (name.capitals && !/\p{L}\p{Lu}/u.test(said)) return false;
    if (wanted.length === 1 && !isInflectionOf(said, name, language)) return false;
    return !isCaseSensitive || compactText !== removeSpaces(said) || listNames(skill, language).includes(said);
  };
  const found: FoundSkill[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const here = byWordPrefix.get(getWordPrefix(tokens[at]?.text ?? ''))?.filter((name) => stands(name, at)) ?? [];
    // Two names may share their stems ("planning", "plans"); the one with the same spelling wins.
    const name =
      here.find(
        ({ compactText, tokens: own }) =>
          own.length === here[0]?.tokens.length && compactText === removeSpaces(saidAt(at, own.length)),
      ) ?? here[0];
    const [first, last] = [tokens[at], name && tokens[at + name.tokens.length - 1]];
    if (!name || !first || !last) continue;
    const said = plain.slice(first.start, last.end);
    const term = termSaid(said, name, language);
    found.push({ skill: name.skill, text: said, term, start: first.start, end: last.end });
    at += name.tokens.length - 1;
  }
  return found;
}

/**
 * Returns whether a text is a form of a one-word name. A common stem is not enough: "digital" is not "digitalization",
 * "receives" is not "receiving", German "messen" is not "Messen", and Spanish "persona" is not the "personas" of
 * design.
 */
function isInflectionOf(
  said: string,
  { tokens: [word], compactText, isForeign, isAcronym }: SkillName,
  language: Language,
): boolean {
  const lower = said.toLowerCase();
  if (isAcronym)
    return (lower === compactText && (language === 'en' || lower !== said)) || said === `${compactText.toUpperCase()}s`;
  if (Math.abs(lower.length - compactText.length) > 3) return false;
  if (isForeign) return lower === compactText || lower === `${compactText}s`;
  if (language === 'de') return /^\p{Lu}/u.test(said) || !/^\p{Lu}/u.test(word?.text ?? '');
  return language !== 'en' || lower.endsWith('ing') === compactText.endsWith('ing');
}

const plurals: Record<Language, RegExp> = {
  en: /(?:ies|es|y|s)?$/u,
  es: /(?:ces|es|z|s)?$/u,
  fr: /(?:aux|al|x|s)?$/u,
  de: /(?:en|er|es|e|n|s)?$/u,
  ja: /$/u,
  ko: /$/u,
};

/** Returns whether two texts differ only in number and case. Verbs and adjectives with the same stem do not count. */
function isSameNoun(said: string, name: string, language: Language): boolean {
  const bare = (text: string) =>
    text
      .toLowerCase()
      .split(/[\s-]+/u)
      .map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').replace(plurals[language], ''))
      .join(' ');
  return bare(said) === bare(name);
}

function termSaid(said: string, { skill, written }: SkillName, language: Language): string {
  return listNames(skill, language).some((name) => isSameNoun(said, name, language)) ? said : written;
}

const listNames = ({ names }: Skill, language: Language) => [...(names[language] ?? []), ...names.en];

const katakana = /[\p{Script=Katakana}ー]/u;
const hangul = /\p{Script=Hangul}/u;

function findByCharacters(plain: string, language: Language): FoundSkill[] {
  const { byFirstCharacter } = getSkillIndex(language);
  const places: number[] = [];
  let packed = '';
  for (let i = 0; i < plain.length; i += 1) {
    if (plain[i] === ' ') continue;
    places.push(i);
    packed += plain.charAt(i).toLowerCase();
  }
  // Computed only if needed, because word segmentation is slow.
  let borders: Set<number> | undefined;
  const found: FoundSkill[] = [];
  for (let at = 0; at < packed.length; at += 1) {
    const name = byFirstCharacter.get(packed.charAt(at))?.find(({ compactText }) => {
      if (!packed.startsWith(compactText, at)) return false;
      const [start, end] = [places[at] ?? 0, (places[at + compactText.length - 1] ?? 0) + 1];
      const [before, after] = [plain.charAt(start - 1), plain.charAt(end)];
      // Korean particles follow the word, so only its start is a boundary. A Japanese loanword ends where its katakana
      // end.
      if (hangul.test(compactText.charAt(0)) && hangul.test(before)) return false;
      if (katakana.test(compactText.charAt(0)) && katakana.test(before)) return false;
      if (katakana.test(compactText.at(-1) ?? '') && katakana.test(after)) return false;
      if (language !== 'ja') return true;
      borders ??= findWordBoundaries(plain);
      return borders.has(start) && borders.has(end);
    });
    if (!name) continue;
    const [start, end] = [places[at] ?? 0, (places[at + name.compactText.length - 1] ?? 0) + 1];
    const said = plain.slice(start, end);
    found.push({ skill: name.skill, text: said, term: said, start, end });
    at += name.compactText.length - 1;
  }
  return found;
}

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Returns the word boundaries, because a match inside a longer word is not a skill. */
function findWordBoundaries(plain: string): Set<number> {
  const borders = new Set<number>([plain.length]);
  for (const { index } of segmenter.segment(plain)) borders.add(index);
  return borders;
}

export const getSkillName = ({ names }: Skill, language: Language): string => names[language]?.[0] ?? names.en[0] ?? '';
