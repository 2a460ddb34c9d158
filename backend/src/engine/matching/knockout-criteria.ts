import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { KnockoutCriterion } from '@shortlist/contracts/platform/job-match';
import { detectLanguageLevel, findLanguageLevels } from '../language/language-levels';
import { containsPhrase, toSearchText } from '../language/phrase-search';
import { canonicalizeText, createWordPattern } from '../language/text-processing';
import { isRequired, type PostingLine } from './posting-lines';
import type { RequiredYears } from './required-years';

/**
 * Patterns of criteria that exclude candidates before a person reads their resume. They match postings and resumes in
 * six languages.
 */
const knockoutPatterns: { kind: Exclude<KnockoutCriterion['kind'], 'years' | 'language'>; patterns: RegExp[] }[] = [
  {
    kind: 'permit',
    patterns: [
      createWordPattern(
        '(?:work|working) (?:permit|authori[sz]ation|visa|rights?)|right to work|authori[sz]ed to work|visa sponsorship|permiso de trabajo|autorisation de travail|permis de travail|titre de séjour|arbeitserlaubnis|aufenthaltstitel|arbeitsgenehmigung',
      ),
      /就労ビザ|在留資格|就労資格|취업 ?비자|체류 ?자격/u,
    ],
  },
  {
    kind: 'licence',
    patterns: [
      createWordPattern(
        "driv(?:er['’]?s?|ing) licen[cs]e|(?:nursing|rn|medical|teaching|professional|state|valid|current|active) licen[cs]e|licensed|licensure|registration with the \\p{L}+|carn[eé] de conducir|permiso de conducir|colegiad[oa]|permis (?:b|c|ce|de conduire)|führerschein(?:klasse)?(?: \\p{Lu})?|approbation|staatliche anerkennung|diplôme d['’]état",
      ),
      /運転免許|[\p{Script=Han}]{2,8}(?:免許|士資格)|운전\s?면허|[가-힣]{2,8}\s?면허/u,
    ],
  },
  {
    kind: 'place',
    patterns: [
      createWordPattern(
        'on[- ]?site|in[- ]office|relocat\\p{L}+|based in|must live|willing(?:ness)? to travel|travel (?:up to )?\\d+ ?%|presencial|residencia en|disponibilidad para viajar|sur site|déplacements?|mobilité|vor ort|reisebereitschaft|wohnort|umzugsbereit\\p{L}*',
      ),
      /出社|転勤|出張|勤務地限定|상주|출근|출장|근무지/u,
    ],
  },
  {
    kind: 'shift',
    patterns: [
      createWordPattern(
        '(?:night|rotating|weekend|evening|early|late) shifts?|shift work|weekends?|on[- ]call|turnos?(?: de noche| rotativos)?|fines de semana|guardias|horaires décalés|travail (?:de nuit|posté)|week-ends?|astreintes?|schicht(?:arbeit|dienst|bereitschaft)?|nachtdienst|wochenend\\p{L}*|rufbereitschaft',
      ),
      /夜勤|シフト|交代制|土日|교대|야간|주말\s?근무|당직/u,
    ],
  },
];

const languageNamePatterns: [string, RegExp][] = [
  ['English', createWordPattern('english|inglés|anglais|englisch\\p{L}*')],
  ['German', createWordPattern('german|alemán|allemand|deutsch(?!land)\\p{L}*')],
  ['French', createWordPattern('french|francés|français|französisch\\p{L}*')],
  ['Spanish', createWordPattern('spanish|español|castellano|espagnol|spanisch\\p{L}*')],
  ['Italian', createWordPattern('italian|italiano|italien|italienisch\\p{L}*')],
  ['Portuguese', createWordPattern('portuguese|portugués|portugais|portugiesisch\\p{L}*')],
  ['Chinese', createWordPattern('chinese|mandarin|chino|chinois|chinesisch\\p{L}*')],
  ['Japanese', createWordPattern('japanese|japonés|japonais|japanisch\\p{L}*')],
  ['Korean', createWordPattern('korean|coreano|coréen|koreanisch\\p{L}*')],
  ['English', /英語|영어/u],
  ['Japanese', /日本語|일본어/u],
  ['Korean', /韓国語|한국어/u],
  ['Chinese', /中国語|중국어/u],
  ['German', /ドイツ語|독일어/u],
  ['French', /フランス語|프랑스어|불어/u],
];

/** Codes of languages that postings ask for less often. Their names come from the Unicode CLDR. */
const otherLanguageCodes = [
  'ar',
  'cs',
  'el',
  'he',
  'hi',
  'hu',
  'nl',
  'pl',
  'ro',
  'ru',
  'sv',
  'th',
  'tl',
  'tr',
  'uk',
  'vi',
];
for (const code of otherLanguageCodes) {
  const [name = code, ...otherNames] = (['en', 'es', 'fr', 'de', 'ja', 'ko'] as const).map(
    (language) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code,
  );
  const germanName = otherNames[2];
  languageNamePatterns.push([name, createWordPattern(`${[name, ...otherNames].join('|')}|${germanName}\\p{L}+`)]);
}

export const findLanguageNames = (text: string): string[] => [
  ...new Set(languageNamePatterns.filter(([, pattern]) => pattern.test(canonicalizeText(text))).map(([name]) => name)),
];

/** Longest text between a language name and its level, in characters. */
const maxLevelDistance = 30;

export const isKnockoutCriterion = (phrase: string) =>
  knockoutPatterns.some(({ patterns }) => patterns.some((pattern) => pattern.test(phrase))) ||
  languageNamePatterns.some(([, pattern]) => pattern.test(phrase));

export interface KnockoutContext {
  resume: ResumeContent;
  resumeTexts: readonly string[];
  yearsOfExperience: number;
}

/**
 * Builds the checklist of criteria that no score can compensate for. The answer is `yes` or `no` only if the resume
 * states it. Otherwise the answer is `unknown`, because a guess must never discourage the user from applying.
 */
export function findKnockoutCriteria(
  lines: readonly PostingLine[],
  requiredYears: RequiredYears | undefined,
  context: KnockoutContext,
): KnockoutCriterion[] {
  const criteria: KnockoutCriterion[] = [];
  for (const { text } of lines.filter(isRequired)) {
    const canonicalText = canonicalizeText(text);
    for (const { kind, patterns } of knockoutPatterns) {
      const phrases = patterns.flatMap((pattern) =>
        [...canonicalText.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([phrase]) => phrase),
      );
      if (phrases.length > 0 && !criteria.some((criterion) => criterion.kind === kind && criterion.asked === text))
        criteria.push({
          kind,
          asked: text,
          ...(kind === 'place' ? answerLocation(text, context) : answerFromTexts(phrases, context)),
        });
    }
    for (const [name, pattern] of languageNamePatterns) {
      const match = pattern.exec(canonicalText);
      if (match && !isMarketReference(canonicalText.slice(match.index + match[0].length)))
        criteria.push({
          kind: 'language',
          asked: text,
          ...answerLanguage(name, detectNearestLevel(canonicalText, match), context),
        });
    }
  }
  if (requiredYears)
    criteria.push({
      kind: 'years',
      asked: requiredYears.phrase,
      answer: context.yearsOfExperience >= requiredYears.years ? 'yes' : 'no',
      found: String(context.yearsOfExperience),
    });
  return criteria;
}

/** Answers `yes` only if the resume contains every requirement of a line such as "shift work and on-call duty". */
function answerFromTexts(
  phrases: readonly string[],
  { resumeTexts }: KnockoutContext,
): Pick<KnockoutCriterion, 'answer' | 'found'> {
  const matchingTexts = phrases.map((phrase) => resumeTexts.find((text) => containsPhrase(toSearchText(text), phrase)));
  const [matchingText] = matchingTexts;
  return matchingText && matchingTexts.every(Boolean) ? { answer: 'yes', found: matchingText } : { answer: 'unknown' };
}

/**
 * Answers `yes` if the posting names the city where the user lives. Otherwise the answer is `unknown`, because the user
 * may be willing to move.
 */
function answerLocation(postingText: string, { resume }: KnockoutContext): Pick<KnockoutCriterion, 'answer' | 'found'> {
  const { location } = resume.personalInfo;
  const city = location.split(/[,(（、]/)[0]?.trim() ?? '';
  return city && containsPhrase(toSearchText(postingText), city)
    ? { answer: 'yes', found: location }
    : { answer: 'unknown' };
}

/** Returns whether a language name only describes a market or its rules. "German tax law" requires no German. */
const isMarketReference = (followingText: string) =>
  /^[- ](?:market|tax|law|legislation|GAAP|compan|customers?|labou?r|regulation|Markt|Recht)/iu.test(followingText);

/**
 * Returns the level next to a language name. Levels of other languages and skills stand in the same line, so a level
 * without punctuation in between comes first, then the nearest.
 */
function detectNearestLevel(text: string, { index, 0: name }: RegExpExecArray): number | undefined {
  const nameEnd = index + name.length;
  const levels = findLanguageLevels(text)
    .map(({ level, start, end }) => ({
      level,
      between: end <= index ? text.slice(end, index) : text.slice(nameEnd, start),
    }))
    .filter(({ between }) => between.length <= maxLevelDistance)
    .sort(
      (a, b) =>
        Number(/[,;、]/u.test(a.between)) - Number(/[,;、]/u.test(b.between)) || a.between.length - b.between.length,
    );
  return levels[0]?.level;
}

function answerLanguage(
  name: string,
  requiredLevel: number | undefined,
  { resume }: KnockoutContext,
): Pick<KnockoutCriterion, 'answer' | 'found'> {
  const patterns = languageNamePatterns.filter(([languageName]) => languageName === name).map(([, pattern]) => pattern);
  const languageEntry = resume.languages.find((language) => patterns.some((pattern) => pattern.test(language.name)));
  if (!languageEntry) return { answer: 'unknown' };
  const level = detectLanguageLevel(languageEntry.level);
  const description = languageEntry.level ? `${languageEntry.name} (${languageEntry.level})` : languageEntry.name;
  if (requiredLevel === undefined) return { answer: 'yes', found: description };
  if (level === undefined) return { answer: 'unknown', found: description };
  return { answer: level >= requiredLevel ? 'yes' : 'no', found: description };
}
