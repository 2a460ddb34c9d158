import type { Language } from '@shortlist/contracts/platform/languages';
import { containsPhrase } from '../../language/phrase-search';
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
import { findEquivalentAcronyms } from '../claims/acronyms';
import { findLanguageClaims } from '../claims/spoken-languages';
import { findClaimFreeParts, type ClaimFreeParts } from '../claims/class-patterns';
import { isOverlapping, maskCharacter, type CharacterRange } from '../claims/sentences';
import type { FindingKind, Violation } from './finding';
import { detectLanguage } from '../../language/detect-language';
import { maskBlanks, type SourcePart, type GroundingSource } from './grounding-source';

export interface ViolationContext {
  language: Language;
  source: GroundingSource;
  /** Evidence for numbers: either one entry and the text outside of entries, or the whole source. */
  numberEvidence: SourcePart;
  evidence: Evidence;
  /** Original of a rewritten text. Undefined if the text has no original. */
  before?: string | undefined;
  isLetter: boolean;
  allowedNames: readonly string[];
  jobPostingText: string;
  /** In lower case. */
  confirmedTerms: ReadonlySet<string>;
}

/**
 * Returns whether the source has the same number with another unit or period. Such a number must not become a blank,
 * because the user would fill in the same number again.
 */
const hasOtherUnit = (quantity: Quantity, sourceQuantities: readonly Quantity[]) =>
  quantity.kind !== 'date' &&
  quantity.raw >= 5 &&
  sourceQuantities.some(
    ({ raw, kind, isDerived, ratePeriod, measure }) =>
      !isDerived &&
      raw === quantity.raw &&
      kind !== 'date' &&
      (kind !== quantity.kind ||
        measure !== quantity.measure ||
        (ratePeriod !== undefined && ratePeriod !== quantity.ratePeriod)),
  );

/**
 * Lists the source quantities that may support a quantity. If the source does not mention the period of a rate, such as
 * the week in "ten a week", only rates with the same period remain.
 */
const listComparableQuantities = ({ ratePeriod }: Quantity, { text, quantities }: SourcePart) =>
  ratePeriod === undefined || mentionsPeriod(ratePeriod, text)
    ? quantities
    : quantities.filter((quantity) => quantity.ratePeriod === ratePeriod);

/** Returns true for "both worlds" and "three things", because a letter usually names the counted things itself. */
const isSmallCountInWords = ({ kind, amounts: [amount = 0], text }: Quantity) =>
  kind === 'count' && amount <= 5 && !/\d/.test(text);

const isMultiplier = ({ kind, text }: Quantity) =>
  !/\p{N}/u.test(text) && (kind === 'ratio' || /^halv|^halbier|^半減|^반감/iu.test(text));

/** In Japanese and Korean rates, the digit 1 means "a" or "per": "1日30名" (30 people a day), "1勤務" (a shift). */
const digitOne = /^[1１]$/;
const rateUnit =
  /^ ?(?:勤務|シフト|근무)|^ ?(?:日|勤務|シフト|週|[かカヶヵ]月|時間|人|名|件|台|일|주|시간|명|인|건)(?:間)?(?:あたり|当たり|当り|につき|平均|最大|当|당|평균|최대|に|\s?[\p{N}一-十])/u;

/** Finds content that the source does not support, in the order of the text. Pure. */
export const findViolations = (text: string, context: ViolationContext): Violation[] =>
  new ViolationSearch(text, context).run();

/** Checks one text. Masks contacts and quantities after their checks, so that later checks skip them. */
class ViolationSearch {
  private readonly violations: Violation[] = [];
  private maskedText: string;
  private readonly languages: readonly Language[];
  private readonly claimFreeParts: ClaimFreeParts;

  constructor(
    private readonly text: string,
    private readonly context: ViolationContext,
  ) {
    const { language, source } = context;
    this.maskedText = maskBlanks(text.normalize('NFC'), source.combinedPart.text);
    this.languages = [...new Set([language, detectLanguage(this.maskedText, language)])];
    this.claimFreeParts = findClaimFreeParts(this.maskedText, language);
  }

  run(): Violation[] {
    this.checkContacts();
    this.checkQuantities();
    this.checkConcepts();
    this.checkNames();
    this.checkClaims();
    return this.violations.sort((a, b) => a.start - b.start);
  }

  private addViolation(kind: FindingKind, { start, end }: CharacterRange, details: Partial<Violation> = {}): void {
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

  private readonly isInSource = (name: string) => containsPhrase(this.context.source.combinedPart.lowerText, name);

  private readonly isKnownName = (name: string, aliases: readonly string[] = []) => {
    const lowerName = canonicalizeText(name)
      .toLowerCase()
      .replace(/['’]s$/, '');
    if (this.isKnownWord(lowerName) || aliases.some(this.isInSource)) return true;
    const pieces = lowerName.split(/[\s.&'’/+-]+/).filter((piece) => piece.length > 1);
    return pieces.length > 1 && pieces.every(this.isKnownWord);
  };

  private readonly mayRepeatPosting = (start: number) =>
    this.context.isLetter && this.claimFreeParts.isClauseClaimFree(start);

  private readonly isFromPosting = ({ start, end }: CharacterRange) =>
    this.context.isLetter &&
    this.claimFreeParts.isContextClaimFree(start) &&
    this.context.jobPostingText.toLowerCase().includes(this.maskedText.slice(start, end).toLowerCase());

  private checkContacts(): void {
    const { contacts } = this.context.source;
    for (const contact of findContacts(this.maskedText)) {
      if (!contacts.has(contact.key)) this.addViolation('contact', contact);
      this.mask(contact);
    }
    // Masks phone numbers of the source in any grouping, such as "33 5550 0148".
    for (const range of this.listMatches(/(?<!\d)\d[\d\s().-]{6,}\d(?!\d)/g))
      if (contacts.has(normalizeContact(this.maskedText.slice(range.start, range.end)))) this.mask(range);
  }

  private checkQuantities(): void {
    const { source, before, numberEvidence, isLetter, jobPostingText, language } = this.context;
    const quantities = findQuantities(this.maskedText, this.languages);
    const postingQuantities = isLetter ? findQuantities(jobPostingText, this.languages) : [];
    for (const quantity of quantities) {
      if (this.isSupported(quantity) || this.isQuantityFromPosting(quantity, postingQuantities)) continue;
      const evidence = before === undefined ? numberEvidence.quantities : source.readQuantities(before);
      if (hasOtherUnit(quantity, evidence)) this.addViolation('unit', { start: quantity.start, end: quantity.unitEnd });
      else
        this.addViolation(
          quantity.kind === 'date' ? 'date' : 'number',
          quantity,
          isMultiplier(quantity) ? { isMultiplier: true } : {},
        );
    }
    this.checkRatePeriods(quantities);
    for (const range of findEquivalentAcronyms(this.maskedText, source.fieldTexts, language)) this.mask(range);
    for (const { start, unitEnd } of quantities) this.mask({ start, end: unitEnd });
  }

  private isSupported(quantity: Quantity): boolean {
    const { source, before, numberEvidence } = this.context;
    const { namedEntries } = source;
    const namedEntryResult = before === undefined ? namedEntries.checkNamedEntry(this.maskedText, quantity) : undefined;
    if (namedEntryResult !== undefined) return namedEntryResult;
    const isStartOfRate =
      digitOne.test(quantity.text) && rateUnit.test(this.maskedText.slice(quantity.end, quantity.end + 8));
    return (
      isStartOfRate ||
      isSupportedQuantity(quantity, listComparableQuantities(quantity, numberEvidence)) ||
      (quantity.kind === 'span' && namedEntries.hasDuration(quantity)) ||
      (before === undefined && namedEntries.isEntryCount(quantity))
    );
  }

  private readonly isQuantityFromPosting = (quantity: Quantity, postingQuantities: readonly Quantity[]) =>
    this.mayRepeatPosting(quantity.start) &&
    quantity.kind !== 'money' &&
    (isSupportedQuantity(quantity, postingQuantities) || isSmallCountInWords(quantity));

  private checkRatePeriods(quantities: readonly Quantity[]): void {
    const originalPeriods = new Set(findRatePeriods(this.context.before ?? '').map(({ period }) => period));
    if (originalPeriods.size === 0 || this.context.source.isTranslated) return;
    for (const rate of findRatePeriods(this.text))
      if (!originalPeriods.has(rate.period) && !quantities.some(({ ratePeriod }) => ratePeriod === rate.period))
        this.addViolation('unit', rate);
  }

  private checkConcepts(): void {
    const { source, language } = this.context;
    for (const [name, pattern] of degreeConcepts)
      if (!source.degrees.has(name)) for (const range of this.listMatches(pattern)) this.addViolation('degree', range);
    for (const range of this.listMatches(knownCertificates)) {
      const name = this.maskedText.slice(range.start, range.end);
      if (!this.isKnownName(name) && !source.combinedPart.lowerText.includes(name.toLowerCase()))
        this.addViolation('certificate', range);
    }
    if (!source.isCertified)
      for (const range of this.listMatches(certificationClaim)) this.addViolation('certificate', range);
    for (const claim of findSeniorityClaims(this.maskedText, language, source.seniorityLevels))
      this.addViolation('title', claim);
  }

  private checkNames(): void {
    const { source, language, isLetter, jobPostingText } = this.context;
    const { maskedText } = this;
    const search = { language, isKnown: this.isKnownName, jobPostingText };
    for (const name of findOrganizations(maskedText, language, this.isInSource)) this.addViolation(name.kind, name);
    for (const claim of source.isTranslated ? [] : findLanguageClaims(maskedText, language, source.resume))
      if (!this.mayRepeatPosting(claim.start)) this.addViolation(claim.kind, claim);
    for (const name of findNewNames(maskedText, search))
      if (!this.isFromPosting(name)) this.addViolation(name.kind, name);
    for (const skill of findNewSkills(maskedText, search))
      if (!this.isFromPosting(skill) && !(isLetter && this.claimFreeParts.isContextClaimFree(skill.start)))
        this.addViolation('skill', skill);
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
      this.addViolation(claim.kind, claim, claim.sourceQuote ? { sourceQuote: claim.sourceQuote } : {});
  }
}
