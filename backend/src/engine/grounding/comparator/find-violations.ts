import type { Language } from '@shortlist/contracts/platform/languages';
import { canonicalizeText, stemWord } from '../../language/text-processing';
import { findClaims, type Evidence } from '../claims/find-claims';
import { knownCertificates, certificationClaim, degreeConcepts, seniorityConcepts } from '../entities/concepts';
import { findContacts, normalizeContact } from '../entities/contacts';
import { findNewNames, type NameKind } from '../entities/new-names';
import { findNewSkills } from '../entities/new-skills';
import { findOrganizations } from '../entities/organizations';
import { isSupportedQuantity } from '../quantities/compare-quantities';
import { findPeriods, mentionsPeriod } from '../quantities/rate-periods';
import { findQuantities, type Quantity } from '../quantities/find-quantities';
import { findSameAcronyms } from '../claims/acronyms';
import { findLanguageClaims } from '../claims/spoken-languages';
import { findAsides } from '../claims/class-patterns';
import type { FindingKind, Violation } from './finding';
import { detectLanguage } from './detect-language';
import { maskBlanks, type SourcePart, type GroundingSource } from './grounding-source';

export interface ViolationContext {
  language: Language;
  source: GroundingSource;
  /** Evidence for numbers: one entry plus the text outside of entries, or the whole source. */
  numberEvidence: SourcePart;
  evidence: Evidence;
  /** Text that the checked one replaces, or undefined for a new text. */
  before?: string | undefined;
  isLetter: boolean;
  allowedNames: readonly string[];
  jobPostingText: string;
  /** In lower case. */
  confirmedTerms: ReadonlySet<string>;
}

const findingKindByName: Record<NameKind, FindingKind> = {
  employer: 'employer',
  school: 'school',
  place: 'place',
  tool: 'tool',
  name: 'name',
};

/**
 * Whether the source has the number with another unit or period. A blank would then invite the person to type the same
 * number again.
 */
const hasOtherUnit = (value: Quantity, source: readonly Quantity[]) =>
  value.kind !== 'date' &&
  value.raw >= 5 &&
  source.some(
    ({ raw, kind, isDerived, ratePeriod, measure }) =>
      !isDerived &&
      raw === value.raw &&
      kind !== 'date' &&
      (kind !== value.kind ||
        measure !== value.measure ||
        (ratePeriod !== undefined && ratePeriod !== value.ratePeriod)),
  );

/** A number per period needs a source per the same period, or one that at least mentions it. */
const getComparable = ({ ratePeriod }: Quantity, { text, quantities }: SourcePart) =>
  ratePeriod === undefined || mentionsPeriod(ratePeriod, text)
    ? quantities
    : quantities.filter((quantity) => quantity.ratePeriod === ratePeriod);

/** "Both worlds", "three things": a count of what the letter itself names. */
const isSmallNumber = ({ kind, amounts: [amount = 0], text }: Quantity) =>
  kind === 'count' && amount <= 5 && !/\d/.test(text);

/** The 1 of a period, which means "a" or "per": "1日30名" (30 people a day), "1勤務" (a shift). */
const ratePrefix = /^[1１]$/;
const rateSuffix =
  /^ ?(?:勤務|シフト|근무)|^ ?(?:日|勤務|シフト|週|[かカヶヵ]月|時間|人|名|件|台|일|주|시간|명|인|건)(?:間)?(?:あたり|当たり|当り|につき|平均|最大|当|당|평균|최대|に|\s?[\p{N}一-十])/u;

/** Seniorities that precede the work: "senior analyst". Others end a title. */
const leadingSeniorities = new Set(['senior', 'principal', 'chief']);
const seniorityClaimEnd =
  /^(?:,|\.|;|$| (?:with|who|and|in|at|of|for|from|known|skilled|experienced|responsible|special\p{L}+)(?!\p{L}))/u;

const titleMarker: Record<Language, RegExp> = {
  en: /(?:^|[.!?]\s+)(?:an? |the )?(?:[\p{L}-]+ ){0,2}$|\b(?:as|became|was|am|being|serving as|acting as|promoted to|role of|position of) (?:an? |the )?(?:[\p{L}-]+ ){0,2}$/iu,
  es: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:como|ascendid[oa] a|cargo de|puesto de|soy|fui) (?:un[a]? |la |el )?(?:[\p{L}-]+ ){0,1}$/iu,
  fr: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:comme|en tant que|promue?|poste de|fonction de|suis|qualité de) (?:une? |la |le )?(?:[\p{L}-]+ ){0,1}$/iu,
  de: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:als|zur|zum|position der|position des|bin|war|wurde) (?:eine? )?(?:[\p{L}-]+ ){0,2}$/iu,
  // These languages have no word before a title; `titleSuffixMarker` matches the words after it.
  ja: /(?!)/u,
  ko: /(?!)/u,
};
const titleSuffixMarker: Partial<Record<Language, RegExp>> = {
  ja: /^(?:[。、](?=.*年)|です。|として|を務め|を任|に昇|に就任|を歴任|経験|職)/u,
  ko: /^(?:입니다|(?:으로|로)(?:서)?|을 맡|를 맡|역임|승진|직을|로 근무|으로 근무|을 지)/u,
};

/**
 * Finds content of a text that the source does not support, in the order of the text. Pure. Positions refer to the
 * text.
 */
export function findViolations(
  text: string,
  {
    language,
    source,
    numberEvidence,
    evidence,
    before,
    isLetter,
    allowedNames,
    jobPostingText,
    confirmedTerms,
  }: ViolationContext,
): Violation[] {
  const violations: Violation[] = [];
  let maskedText = maskBlanks(text.normalize('NFC'), source.combinedPart.text);
  const detectedLanguage = detectLanguage(maskedText, language);
  const languages = [...new Set([language, detectedLanguage])];
  const addViolation = (kind: FindingKind, start: number, end: number, details: Partial<Violation> = {}) => {
    const quote = text.slice(start, end);
    if (!confirmedTerms.has(quote.toLowerCase()) && !violations.some((other) => other.start < end && start < other.end))
      violations.push({ start, end, kind, quote, ...details });
  };
  const isKnown = (name: string, aliases: readonly string[] = []) => {
    const lowerName = canonicalizeText(name)
      .toLowerCase()
      .replace(/['’]s$/, '');
    const isKnownWord = (word: string) =>
      source.combinedPart.getWords().has(word) ||
      confirmedTerms.has(word) ||
      languages.some((knownLanguage) => source.combinedPart.getWords().has(stemWord(word, knownLanguage)));
    if (isKnownWord(lowerName) || aliases.some((alias) => containsName(source.combinedPart.lowerText, alias)))
      return true;
    const pieces = lowerName.split(/[\s.&'’/+-]+/).filter((piece) => piece.length > 1);
    return pieces.length > 1 && pieces.every(isKnownWord);
  };

  for (const { start, end, key } of findContacts(maskedText)) {
    if (!source.contacts.has(key)) addViolation('contact', start, end);
    maskedText = maskedText.slice(0, start) + '\u0001'.repeat(end - start) + maskedText.slice(end);
  }
  // Phone numbers of the source in any grouping: "33 5550 0148".
  for (const match of maskedText.matchAll(/(?<!\d)\d[\d\s().-]{6,}\d(?!\d)/g))
    if (source.contacts.has(normalizeContact(match[0])))
      maskedText =
        maskedText.slice(0, match.index) +
        '\u0001'.repeat(match[0].length) +
        maskedText.slice(match.index + match[0].length);
  const quantities = findQuantities(maskedText, languages);
  const asides = findAsides(maskedText, language);
  /** Whether a part of a letter may repeat the posting. */
  const mayRepeatPosting = (start: number) => isLetter && asides.isInClause(start);
  const postingQuantities = isLetter ? findQuantities(jobPostingText, languages) : [];
  for (const value of quantities) {
    const isFactOfNamedEntry = before === undefined ? source.records.supports(maskedText, value) : undefined;
    if (isFactOfNamedEntry) continue;
    const isSupported =
      isSupportedQuantity(value, getComparable(value, numberEvidence)) ||
      (value.kind === 'span' && source.records.hasDuration(value)) ||
      (before === undefined && source.records.countsEntries(value));
    if (isSupported && isFactOfNamedEntry !== false) continue;
    if (ratePrefix.test(value.text) && rateSuffix.test(maskedText.slice(value.end, value.end + 8))) continue;
    if (
      mayRepeatPosting(value.start) &&
      value.kind !== 'money' &&
      (isSupportedQuantity(value, postingQuantities) || isSmallNumber(value))
    )
      continue;
    const isMultiplier =
      !/\p{N}/u.test(value.text) && (value.kind === 'ratio' || /^halv|^halbier|^半減|^반감/iu.test(value.text));
    if (hasOtherUnit(value, before === undefined ? numberEvidence.quantities : source.readQuantities(before))) {
      addViolation('unit', value.start, value.unitEnd);
      continue;
    }
    addViolation(
      value.kind === 'date' ? 'date' : 'number',
      value.start,
      value.end,
      isMultiplier ? { isMultiplier } : {},
    );
  }
  const statedPeriods = new Set(findPeriods(before ?? '').map(({ period }) => period));
  for (const { period, start, end } of statedPeriods.size > 0 && !source.isTranslated ? findPeriods(text) : [])
    if (!statedPeriods.has(period) && !quantities.some(({ ratePeriod }) => ratePeriod === period))
      addViolation('unit', start, end);
  for (const { start, end } of findSameAcronyms(maskedText, source.texts, language))
    maskedText = maskedText.slice(0, start) + '\u0001'.repeat(end - start) + maskedText.slice(end);
  for (const { start, unitEnd } of quantities)
    maskedText = maskedText.slice(0, start) + '\u0001'.repeat(unitEnd - start) + maskedText.slice(unitEnd);
  for (const [name, pattern] of degreeConcepts)
    if (!source.degrees.has(name))
      for (const match of maskedText.matchAll(pattern))
        addViolation('degree', match.index, match.index + match[0].length);
  for (const match of maskedText.matchAll(knownCertificates))
    if (!isKnown(match[0]) && !source.combinedPart.lowerText.includes(match[0].toLowerCase()))
      addViolation('certificate', match.index, match.index + match[0].length);
  if (!source.isCertified)
    for (const match of maskedText.matchAll(certificationClaim))
      addViolation('certificate', match.index, match.index + match[0].length);
  for (const [name, pattern] of seniorityConcepts) {
    if (source.seniorityLevels.has(name)) continue;
    for (const match of maskedText.matchAll(pattern)) {
      const before = maskedText.slice(Math.max(0, match.index - 40), match.index);
      const titleContext = match.index > 40 ? `\u0001${before}` : before;
      const after = maskedText.slice(match.index + match[0].length);
      // "Leitung der Beratung", "Coordination des soins" and "Lead audits" are activities, not titles.
      if (/(?:ung|ment|tion|sion|ión|heads|ate|ated|ates|ating|vise|vised|vises|vising)$/iu.test(match[0])) continue;
      // "Hold hiring manager briefings" claims no seniority for the person; "Marketing manager with …" does.
      if (
        language === 'en' &&
        !leadingSeniorities.has(name) &&
        !seniorityClaimEnd.test(after) &&
        !/\p{Lu}/u.test(match[0])
      )
        continue;
      if (/^leads?$/iu.test(match[0]) && !/^ \p{Lu}/u.test(after)) continue;
      if (titleMarker[language].test(titleContext) || titleSuffixMarker[language]?.test(after))
        addViolation('title', match.index, match.index + match[0].length);
    }
  }
  for (const { start, end, kind } of findOrganizations(maskedText, language, (name) =>
    containsName(source.combinedPart.lowerText, name),
  ))
    addViolation(findingKindByName[kind], start, end);
  for (const { start, end, kind } of source.isTranslated ? [] : findLanguageClaims(maskedText, language, source.resume))
    if (!mayRepeatPosting(start)) addViolation(kind, start, end);
  const isInPosting = (start: number, end: number) =>
    isLetter &&
    asides.isInSentence(start) &&
    jobPostingText.toLowerCase().includes(maskedText.slice(start, end).toLowerCase());
  for (const { start, end, kind } of findNewNames(maskedText, { language, isKnown, jobPostingText }))
    if (!isInPosting(start, end)) addViolation(findingKindByName[kind], start, end);
  for (const { start, end } of findNewSkills(maskedText, { language, isKnown, jobPostingText }))
    if (!isInPosting(start, end) && !(isLetter && asides.isInSentence(start))) addViolation('skill', start, end);
  if (!source.isTranslated && !confirmedTerms.has(text.toLowerCase()))
    for (const { start, end, kind, sourceQuote } of findClaims(maskedText, {
      originalText: text.normalize('NFC'),
      evidence,
      before: before === undefined ? undefined : source.findUnit(before),
      isLetter,
      jobPostingText,
      allowedText: allowedNames.join(' ').toLowerCase(),
    }))
      addViolation(kind, start, end, sourceQuote ? { sourceQuote } : {});
  return violations.sort((a, b) => a.start - b.start);
}

const latin = /[\p{Script=Latin}\p{N}]/u;

/**
 * Returns whether a text contains a name. A Latin name must match whole words. Avoids a regular expression, which would
 * dominate the running time.
 */
function containsName(text: string, name: string): boolean {
  const searchedName = canonicalizeText(name).toLowerCase();
  if (searchedName === '') return true;
  for (let index = text.indexOf(searchedName); index >= 0; index = text.indexOf(searchedName, index + 1)) {
    const [before = ' ', after = ' '] = [text[index - 1], text[index + searchedName.length]];
    if (!latin.test(searchedName[0] ?? '') || (!latin.test(before) && !latin.test(after))) return true;
  }
  return false;
}
