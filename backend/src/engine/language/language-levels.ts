/** Level of a spoken language: 1 (A1) to 6 (C2) of the Common European Framework (CEFR), and 7 for native speakers. */
export interface LanguageLevelMention {
  level: number;
  start: number;
  end: number;
}

/** Latin words must match as whole words. Japanese and Korean have no spaces around a word. */
const createLevelPattern = (latinWords: string, eastAsianWords?: string) =>
  new RegExp(
    `(?<![\\p{Script=Latin}\\p{N}])(?:${latinWords})(?![\\p{Script=Latin}\\p{N}])${eastAsianWords ? `|${eastAsianWords}` : ''}`,
    'giu',
  );

/** Levels in descending order, with words in six languages. N1 to N5 are levels of the Japanese test JLPT. */
const levelPatterns: readonly [level: number, pattern: RegExp][] = [
  [
    7,
    createLevelPattern(
      'native|mother tongue|nativ[oa]|lengua materna|langue maternelle|muttersprach\\p{L}*',
      '母語|母国語|ネイティブ|원어민|모국어',
    ),
  ],
  [6, createLevelPattern('c2|bilingual(?:ly)?|bilingüe|bilingue|zweisprachig\\p{L}*', 'バイリンガル|이중 ?언어')],
  [
    5,
    createLevelPattern(
      'c1|n1|fluent(?:ly)?|proficient(?:ly)?|(?:full )?professional proficiency|full professional|advanced|fluid[oa]|fluidez|avanzad[oa]|courant|couramment|avancée?|fließend\\p{L}*|verhandlungssicher\\p{L}*|fortgeschritten\\p{L}*|sehr gut(?:e[mnrs]?)?',
      'ビジネスレベル|流暢|堪能|上級|비즈니스|유창|능통|고급|(?<!중)상급',
    ),
  ],
  [
    4,
    createLevelPattern(
      'b2|n2|upper[- ]intermediate|good|business(?=[- ](?:level|english)|$)|(?<!limited )working (?:knowledge|level|proficiency)|intermedi[oa][- ]alt[oa]|buen nivel|bon niveau|gut(?:e[mnrs]?)?',
      '중상급',
    ),
  ],
  [
    3,
    createLevelPattern(
      'b1|n3|intermediate|conversation(?:al)?|limited working|intermedi[oa]|conversacional|intermédiaire|mittelstufe|mittel',
      '日常会話|中級|일상 ?회화|중급',
    ),
  ],
  [
    2,
    createLevelPattern(
      'a2|n4|basic|elementary|básic[oa]|notions|basique|scolaire|grundkenntnis(?:se)?',
      '初級|基礎|初歩|초급|기초',
    ),
  ],
  [1, createLevelPattern('a1|n5|beginner|principiante|débutante?|anfänger\\p{L}*', '入門|입문')],
];

/** Finds the levels that a text names, highest first. */
export const findLanguageLevels = (text: string): LanguageLevelMention[] =>
  levelPatterns.flatMap(([level, pattern]) =>
    [...text.matchAll(pattern)].map(({ index, 0: words }) => ({ level, start: index, end: index + words.length })),
  );

/** Returns the highest level that a text names. */
export const detectLanguageLevel = (text: string): number | undefined => findLanguageLevels(text)[0]?.level;
