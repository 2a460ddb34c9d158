import type { Language } from '@shortlist/contracts/platform/languages';
import { canonicalizeText, stemWord } from '../../language/text-processing';
import { findClaims, type Evidence } from '../claims/find-claims';
import { knownCertificates, certificationClaim, degreeConcepts } from '../entities/concepts';
import { findSeniorityClaims } from '../entities/find-seniority-claims';
import { findContacts, normalizeContact } from '../entities/contacts';
import { findNewNames } from '../entities/new-names';
import { findNewSkills } from '../entities/new-skills';
import { findOrganizations } from '../entities/organizations';
import { isSupportedQuantity } from '../quantities/compare-quantities';
import { findRatePeriods, mentionsPeriod } from '../quantities/rate-periods';
import { findQuantities, type Quantity } from '../quantities/find-quantities';
import { findSameAcronyms } from '../claims/acronyms';
import { findLanguageClaims } from '../claims/spoken-languages';
import { findClaimFreeParts, type ClaimFreeParts } from '../claims/class-patterns';
import { isOverlapping, maskCharacter, type CharacterRange } from '../claims/sentences';
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

const isMultiplier = ({ kind, text }: Quantity) =>
  !/\p{N}/u.test(text) && (kind === 'ratio' || /^halv|^halbier|^半減|^반감/iu.test(text));

/** The 1 of a period, which means "a" or "per": "1日30名" (30 people a day), "1勤務" (a shift). */
const ratePrefix = /^[1１]$/;
const rateSuffix =
  /^ ?(?:勤務|シフト|근무)|^ ?(?:日|勤務|シフト|週|[かカヶヵ]月|時間|人|名|件|台|일|주|시간|명|인|건)(?:間)?(?:あたり|当たり|当り|につき|平均|最大|当|당|평균|최대|に|\s?[\p{N}一-十])/u;

/**
 * Finds content of a text that the source does not support, in the order of the text. Pure. Positions refer to the
 * text.
 */
export const findViolations = (text: string, context: ViolationContext): Violation[] =>
  new ViolationSearch(text, context).run();

/** Checks one text. Each check masks what it has judged, so that a later one does not judge it again. */
class ViolationSearch {
  private readonly violations: Violation[] = [];
  private maskedText: string;
  private readonly languages: readonly Language[];
  private readonly asides: ClaimFreeParts;

  constructor(
    private readonly text: string,
    private readonly context: ViolationContext,
  ) {
    const { language, source } = context;
    this.maskedText = maskBlanks(text.normalize('NFC'), source.combinedPart.text);
    this.languages = [...new Set([language, detectLanguage(this.maskedText, language)])];
    this.asides = findClaimFreeParts(this.maskedText, language);
  }

  run(): Violation[] {
    this.checkContacts();
    this.checkQuantities();
    this.checkConcepts();
    this.checkNames();
    this.checkClaims();
    return this.violations.sort((a, b) => a.start - b.start);
  }

  private add(kind: FindingKind, { start, end }: CharacterRange, details: Partial<Violation> = {}): void {
    const quote = this.text.slice(start, end);
    const isConfirmed = this.context.confirmedTerms.has(quote.toLowerCase());
    if (!isConfirmed && !this.violations.some((other) => isOverlapping(other, { start, end })))
      this.violations.push({ start, end, kind, quote, ...details });
  }

  private mask({ start, end }: CharacterRange): void {
    this.maskedText = this.maskedText.slice(0, start) + maskCharacter.repeat(end - start) + this.maskedText.slice(end);
  }

  private readonly listMatches = (pattern: RegExp): CharacterRange[] =>
    [...this.maskedText.matchAll(pattern)].map(({ index, 0: match }) => ({ start: index, end: index + match.length }));

  private readonly isKnownWord = (word: string) => {
    const { source, confirmedTerms } = this.context;
    const words = source.combinedPart.getWords();
    return (
      words.has(word) ||
      confirmedTerms.has(word) ||
      this.languages.some((language) => words.has(stemWord(word, language)))
    );
  };

  private readonly isInSource = (name: string) => containsName(this.context.source.combinedPart.lowerText, name);

  private readonly isKnown = (name: string, aliases: readonly string[] = []) => {
    const lowerName = canonicalizeText(name)
      .toLowerCase()
      .replace(/['’]s$/, '');
    if (this.isKnownWord(lowerName) || aliases.some(this.isInSource)) return true;
    const pieces = lowerName.split(/[\s.&'’/+-]+/).filter((piece) => piece.length > 1);
    return pieces.length > 1 && pieces.every(this.isKnownWord);
  };

  /** Whether a part of a letter may repeat the posting. */
  private readonly mayRepeatPosting = (start: number) => this.context.isLetter && this.asides.isClauseClaimFree(start);

  private readonly isFromPosting = ({ start, end }: CharacterRange) =>
    this.context.isLetter &&
    this.asides.isContextClaimFree(start) &&
    this.context.jobPostingText.toLowerCase().includes(this.maskedText.slice(start, end).toLowerCase());

  private checkContacts(): void {
    const { contacts } = this.context.source;
    for (const contact of findContacts(this.maskedText)) {
      if (!contacts.has(contact.key)) this.add('contact', contact);
      this.mask(contact);
    }
    // Phone numbers of the source in any grouping: "33 5550 0148".
    for (const span of this.listMatches(/(?<!\d)\d[\d\s().-]{6,}\d(?!\d)/g))
      if (contacts.has(normalizeContact(this.maskedText.slice(span.start, span.end)))) this.mask(span);
  }

  private checkQuantities(): void {
    const { source, before, numberEvidence, isLetter, jobPostingText, language } = this.context;
    const quantities = findQuantities(this.maskedText, this.languages);
    const postingQuantities = isLetter ? findQuantities(jobPostingText, this.languages) : [];
    for (const quantity of quantities) {
      if (this.isSupported(quantity) || this.isFromPostingQuantities(quantity, postingQuantities)) continue;
      const evidence = before === undefined ? numberEvidence.quantities : source.readQuantities(before);
      if (hasOtherUnit(quantity, evidence)) this.add('unit', { start: quantity.start, end: quantity.unitEnd });
      else
        this.add(
          quantity.kind === 'date' ? 'date' : 'number',
          quantity,
          isMultiplier(quantity) ? { isMultiplier: true } : {},
        );
    }
    this.checkPeriods(quantities);
    for (const span of findSameAcronyms(this.maskedText, source.fieldTexts, language)) this.mask(span);
    for (const { start, unitEnd } of quantities) this.mask({ start, end: unitEnd });
  }

  private isSupported(quantity: Quantity): boolean {
    const { source, before, numberEvidence } = this.context;
    const { namedEntries } = source;
    const isFactOfNamedEntry =
      before === undefined ? namedEntries.checkNamedEntry(this.maskedText, quantity) : undefined;
    if (isFactOfNamedEntry !== undefined) return isFactOfNamedEntry;
    const isRatePrefix =
      ratePrefix.test(quantity.text) && rateSuffix.test(this.maskedText.slice(quantity.end, quantity.end + 8));
    return (
      isRatePrefix ||
      isSupportedQuantity(quantity, getComparable(quantity, numberEvidence)) ||
      (quantity.kind === 'span' && namedEntries.hasDuration(quantity)) ||
      (before === undefined && namedEntries.isEntryCount(quantity))
    );
  }

  private readonly isFromPostingQuantities = (quantity: Quantity, postingQuantities: readonly Quantity[]) =>
    this.mayRepeatPosting(quantity.start) &&
    quantity.kind !== 'money' &&
    (isSupportedQuantity(quantity, postingQuantities) || isSmallNumber(quantity));

  private checkPeriods(quantities: readonly Quantity[]): void {
    const statedPeriods = new Set(findRatePeriods(this.context.before ?? '').map(({ period }) => period));
    if (statedPeriods.size === 0 || this.context.source.isTranslated) return;
    for (const found of findRatePeriods(this.text))
      if (!statedPeriods.has(found.period) && !quantities.some(({ ratePeriod }) => ratePeriod === found.period))
        this.add('unit', found);
  }

  private checkConcepts(): void {
    const { source, language } = this.context;
    for (const [name, pattern] of degreeConcepts)
      if (!source.degrees.has(name)) for (const span of this.listMatches(pattern)) this.add('degree', span);
    for (const span of this.listMatches(knownCertificates)) {
      const name = this.maskedText.slice(span.start, span.end);
      if (!this.isKnown(name) && !source.combinedPart.lowerText.includes(name.toLowerCase()))
        this.add('certificate', span);
    }
    if (!source.isCertified) for (const span of this.listMatches(certificationClaim)) this.add('certificate', span);
    for (const span of findSeniorityClaims(this.maskedText, language, source.seniorityLevels)) this.add('title', span);
  }

  private checkNames(): void {
    const { source, language, isLetter, jobPostingText } = this.context;
    const { maskedText, isKnown } = this;
    const search = { language, isKnown, jobPostingText };
    for (const name of findOrganizations(maskedText, language, this.isInSource)) this.add(name.kind, name);
    for (const claim of source.isTranslated ? [] : findLanguageClaims(maskedText, language, source.resume))
      if (!this.mayRepeatPosting(claim.start)) this.add(claim.kind, claim);
    for (const name of findNewNames(maskedText, search)) if (!this.isFromPosting(name)) this.add(name.kind, name);
    for (const skill of findNewSkills(maskedText, search))
      if (!this.isFromPosting(skill) && !(isLetter && this.asides.isContextClaimFree(skill.start)))
        this.add('skill', skill);
  }

  private checkClaims(): void {
    const { source, evidence, before, isLetter, jobPostingText, allowedNames, confirmedTerms } = this.context;
    if (source.isTranslated || confirmedTerms.has(this.text.toLowerCase())) return;
    const claims = findClaims(this.maskedText, {
      originalText: this.text.normalize('NFC'),
      evidence,
      before: before === undefined ? undefined : source.findField(before),
      isLetter,
      jobPostingText,
      allowedText: allowedNames.join(' ').toLowerCase(),
    });
    for (const claim of claims)
      this.add(claim.kind, claim, claim.sourceQuote ? { sourceQuote: claim.sourceQuote } : {});
  }
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
