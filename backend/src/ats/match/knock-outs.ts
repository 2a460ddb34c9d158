import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { KnockoutCriterion } from '@shortlist/contracts/platform/job-match';
import { canonicalizeText } from '../language/text-processing';
import { isRequired, type PostingLine } from './posting-lines';
import { toSearchText, containsPhrase } from './phrase-search';
import type { RequiredYears } from './required-years';

const wholeWords = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

/**
 * Criteria that exclude candidates before anyone reads their resume, with the words of postings and resumes in six
 * languages.
 */
const knockOutPatterns: { kind: Exclude<KnockoutCriterion['kind'], 'years' | 'language'>; patterns: RegExp[] }[] = [
  {
    kind: 'permit',
    patterns: [
      wholeWords(
        '(?:work|working) (?:permit|authori[sz]ation|visa|rights?)|right to work|authori[sz]ed to work|visa sponsorship|permiso de trabajo|autorisation de travail|permis de travail|titre de séjour|arbeitserlaubnis|aufenthaltstitel|arbeitsgenehmigung',
      ),
      /就労ビザ|在留資格|就労資格|취업 ?비자|체류 ?자격/u,
    ],
  },
  {
    kind: 'licence',
    patterns: [
      wholeWords(
        "driv(?:er['’]?s?|ing) licen[cs]e|(?:nursing|rn|medical|teaching|professional|state|valid|current|active) licen[cs]e|licensed|licensure|registration with the \\p{L}+|carn[eé] de conducir|permiso de conducir|colegiad[oa]|permis (?:b|c|ce|de conduire)|führerschein(?:klasse)?(?: \\p{Lu})?|approbation|staatliche anerkennung|diplôme d['’]état",
      ),
      /運転免許|[\p{Script=Han}]{2,8}(?:免許|士資格)|운전\s?면허|[가-힣]{2,8}\s?면허/u,
    ],
  },
  {
    kind: 'place',
    patterns: [
      wholeWords(
        'on[- ]?site|in[- ]office|relocat\\p{L}+|based in|must live|willing(?:ness)? to travel|travel (?:up to )?\\d+ ?%|presencial|residencia en|disponibilidad para viajar|sur site|déplacements?|mobilité|vor ort|reisebereitschaft|wohnort|umzugsbereit\\p{L}*',
      ),
      /出社|転勤|出張|勤務地限定|상주|출근|출장|근무지/u,
    ],
  },
  {
    kind: 'shift',
    patterns: [
      wholeWords(
        '(?:night|rotating|weekend|evening|early|late) shifts?|shift work|weekends?|on[- ]call|turnos?(?: de noche| rotativos)?|fines de semana|guardias|horaires décalés|travail (?:de nuit|posté)|week-ends?|astreintes?|schicht(?:arbeit|dienst|bereitschaft)?|nachtdienst|wochenend\\p{L}*|rufbereitschaft',
      ),
      /夜勤|シフト|交代制|土日|교대|야간|주말\s?근무|당직/u,
    ],
  },
];

const spokenLanguages: [string, RegExp][] = [
  ['English', wholeWords('english|inglés|anglais|englisch\\p{L}*')],
  ['German', wholeWords('german|alemán|allemand|deutsch(?!land)\\p{L}*')],
  ['French', wholeWords('french|francés|français|französisch\\p{L}*')],
  ['Spanish', wholeWords('spanish|español|castellano|espagnol|spanisch\\p{L}*')],
  ['Italian', wholeWords('italian|italiano|italien|italienisch\\p{L}*')],
  ['Portuguese', wholeWords('portuguese|portugués|portugais|portugiesisch\\p{L}*')],
  ['Chinese', wholeWords('chinese|mandarin|chino|chinois|chinesisch\\p{L}*')],
  ['Japanese', wholeWords('japanese|japonés|japonais|japanisch\\p{L}*')],
  ['Korean', wholeWords('korean|coreano|coréen|koreanisch\\p{L}*')],
  ['English', /英語|영어/u],
  ['Japanese', /日本語|일본어/u],
  ['Korean', /韓国語|한국어/u],
  ['Chinese', /中国語|중국어/u],
  ['German', /ドイツ語|독일어/u],
  ['French', /フランス語|프랑스어|불어/u],
];

export const spokenIn = (text: string): string[] => [
  ...new Set(spokenLanguages.filter(([, pattern]) => pattern.test(canonicalizeText(text))).map(([name]) => name)),
];

/** Language levels from 1 (A1) to 7 (native): those of the CEFR and equivalent words. */
const languageLevels: [number, RegExp][] = [
  [
    7,
    new RegExp(
      `${wholeWords('native|mother tongue|bilingual|nativ[oa]|lengua materna|bilingüe|langue maternelle|bilingue|muttersprach\\p{L}*').source}|母語|ネイティブ|원어민|모국어`,
      'iu',
    ),
  ],
  [6, wholeWords('c2')],
  [
    5,
    new RegExp(
      `${wholeWords('c1|fluent(?:ly)?|proficien\\p{L}+|full professional|fluido|avanzado|courant|avancé|fließend\\p{L}*|verhandlungssicher\\p{L}*|sehr gut\\p{L}*').source}|ビジネスレベル|流暢|上級|N1|비즈니스|유창|상급`,
      'iu',
    ),
  ],
  [
    4,
    new RegExp(
      `${wholeWords('b2|upper[- ]intermediate|good|working|intermedio[- ]alto|bon niveau|gut\\p{L}*').source}|N2|중상급`,
      'iu',
    ),
  ],
  [
    3,
    new RegExp(
      `${wholeWords('b1|intermediate|conversational|intermedio|intermédiaire|mittel\\p{L}*').source}|日常会話|中級|N3|중급|일상 ?회화`,
      'iu',
    ),
  ],
  [2, wholeWords('a2|basic|básico|notions|grundkenntnisse')],
  [1, wholeWords('a1|beginner|principiante|débutant|anfänger\\p{L}*')],
];

const detectLanguageLevel = (text: string) => languageLevels.find(([, pattern]) => pattern.test(text))?.[0];

/**
 * Returns whether a posting's words state a knock-out criterion. These are listed separately and never affect a score.
 */
export const isKnockOut = (words: string) =>
  knockOutPatterns.some(({ patterns }) => patterns.some((pattern) => pattern.test(words))) ||
  spokenLanguages.some(([, pattern]) => pattern.test(words));

export interface KnockOutContext {
  resume: ResumeContent;
  texts: readonly string[];
  years: number;
}

/**
 * Builds the checklist of criteria that no score can compensate for. Answers `yes` or `no` only if the resume says so,
 * otherwise `unknown`: a guess must never turn anyone away.
 */
export function findKnockOuts(
  lines: readonly PostingLine[],
  asked: RequiredYears | undefined,
  facts: KnockOutContext,
): KnockoutCriterion[] {
  const found: KnockoutCriterion[] = [];
  for (const { text } of lines.filter(isRequired)) {
    const plain = canonicalizeText(text);
    for (const { kind, patterns } of knockOutPatterns) {
      const words = patterns.flatMap((pattern) => pattern.exec(plain)?.[0] ?? [])[0];
      if (words && !found.some((one) => one.kind === kind && one.asked === text))
        found.push({
          kind,
          asked: text,
          ...(kind === 'place' ? answerLocation(text, facts) : answerFromTexts(words, facts)),
        });
    }
    for (const [name, pattern] of spokenLanguages) {
      const at = pattern.exec(plain);
      if (at && !isMarketReference(plain.slice(at.index + at[0].length)))
        found.push({
          kind: 'language',
          asked: text,
          ...answerLanguage(name, detectLanguageLevel(getSurroundingText(plain, at)), facts),
        });
    }
  }
  if (asked)
    found.push({
      kind: 'years',
      asked: asked.phrase,
      answer: facts.years >= asked.years ? 'yes' : 'no',
      found: String(facts.years),
    });
  return found;
}

function answerFromTexts(words: string, { texts }: KnockOutContext): Pick<KnockoutCriterion, 'answer' | 'found'> {
  const found = texts.find((text) => containsPhrase(toSearchText(text), words));
  return found ? { answer: 'yes', found } : { answer: 'unknown' };
}

/**
 * Answers `yes` if the user already lives in the place. Otherwise the answer is `unknown`, because they may be willing
 * to move.
 */
function answerLocation(asked: string, { resume }: KnockOutContext): Pick<KnockoutCriterion, 'answer' | 'found'> {
  const { location } = resume.personalInfo;
  const place = location.split(/[,(（、]/)[0]?.trim() ?? '';
  return place && containsPhrase(toSearchText(asked), place)
    ? { answer: 'yes', found: location }
    : { answer: 'unknown' };
}

/** Returns whether a language name only describes a market or its rules: "German tax law" requires no German. */
const isMarketReference = (after: string) =>
  /^[- ](?:market|tax|law|legislation|GAAP|compan|customers?|labou?r|regulation|Markt|Recht)/iu.test(after);

/** Returns the text around a language, so that its level is not confused with that of another skill in the sentence. */
const getSurroundingText = (text: string, { index, 0: words }: RegExpExecArray) =>
  text.slice(Math.max(0, index - 30), index + words.length + 30);

function answerLanguage(
  name: string,
  wanted: number | undefined,
  { resume }: KnockOutContext,
): Pick<KnockoutCriterion, 'answer' | 'found'> {
  const patterns = spokenLanguages.filter(([one]) => one === name).map(([, pattern]) => pattern);
  const own = resume.languages.find((language) => patterns.some((pattern) => pattern.test(language.name)));
  if (!own) return { answer: 'unknown' };
  const level = detectLanguageLevel(own.level);
  const found = own.level ? `${own.name} (${own.level})` : own.name;
  if (wanted === undefined) return { answer: 'yes', found };
  if (level === undefined) return { answer: 'unknown', found };
  return { answer: level >= wanted ? 'yes' : 'no', found };
}
