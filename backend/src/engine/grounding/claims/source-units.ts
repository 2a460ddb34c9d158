import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { deriveQuantities } from '../quantities/derive-quantities';
import { findQuantities, type Quantity } from '../quantities/find-quantities';
import { listWords, type Word } from './words';

/** One field of the resume: a bullet, a title, a date. Evidence for a claim stands in one or a few units. */
export class SourceUnit {
  private cachedStems?: ReadonlySet<string>;
  private cachedQuantities?: readonly Quantity[];

  constructor(
    readonly path: string,
    readonly text: string,
    private readonly languages: readonly Language[],
  ) {}

  /** Entry that the field belongs to ("experience.0"), or undefined. */
  get entry(): string | undefined {
    return /^(?:experience|education|projects|certifications|languages)\.\d+/.exec(this.path)?.[0];
  }

  get stems(): ReadonlySet<string> {
    return (this.cachedStems ??= new Set(
      this.languages.flatMap((language) => listWords(this.text, language).map(({ stem }) => stem)),
    ));
  }

  /** Quantities of the text, and what follows from them by arithmetic. */
  get quantities(): readonly Quantity[] {
    if (!this.cachedQuantities) {
      const quantities = findQuantities(this.text, this.languages);
      this.cachedQuantities = [...quantities, ...deriveQuantities(quantities)];
    }
    return this.cachedQuantities;
  }
}

const contactPath = /^personalInfo\.(?:email|phone|website|linkedin|typedName)$/;

/** Lists the fields of a resume that have a text, except contacts. */
export function listUnits(resume: ResumeContent, languages: readonly Language[]): SourceUnit[] {
  const units: SourceUnit[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string' && value.trim() !== '' && !contactPath.test(path))
      units.push(new SourceUnit(path, value.normalize('NFC'), languages));
    else if (value && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) visit(child, path === '' ? key : `${path}.${key}`);
  };
  visit(resume, '');
  return units;
}

const minPrefix = 4;

/** Tells which words a list of units has, in any form. */
export class Coverage {
  private readonly stems = new Set<string>();
  private readonly stemsByPrefix = new Map<string, string[]>();
  private readonly text: string;
  /** Starts of words that a unit abbreviates: "approx.", "Abt.". */
  private readonly abbreviations: readonly string[];
  private readonly known = new Map<string, boolean>();

  constructor(
    readonly units: readonly SourceUnit[],
    private readonly language: Language,
  ) {
    for (const unit of units) for (const stem of unit.stems) this.stems.add(stem);
    for (const stem of this.stems) {
      const prefix = stem.slice(0, minPrefix);
      this.stemsByPrefix.set(prefix, [...(this.stemsByPrefix.get(prefix) ?? []), stem]);
    }
    this.text = units
      .map((unit) => unit.text)
      .join('\n')
      .toLowerCase();
    this.abbreviations = [...this.text.matchAll(/(?<!\p{L})(\p{L}{2,})\.(?=\s*[\p{Ll}\p{N}]|[,;/])/gu)].map(
      ([, start = '']) => start,
    );
  }

  has({ stem }: Pick<Word, 'stem'>): boolean {
    const known = this.known.get(stem) ?? this.find(stem);
    this.known.set(stem, known);
    return known;
  }

  private find(stem: string): boolean {
    if (this.stems.has(stem)) return true;
    if (isEastAsian(this.language)) return this.text.includes(this.language === 'ko' ? stem.slice(0, 2) : stem);
    if (stem.length < minPrefix) return false;
    if (this.abbreviations.some((start) => stem.startsWith(start))) return true;
    const isOtherForm = (other: string) => {
      const shorter = Math.min(stem.length, other.length);
      let common = 0;
      while (common < shorter && stem[common] === other[common]) common += 1;
      return common >= 0.75 * shorter;
    };
    if ((this.stemsByPrefix.get(stem.slice(0, minPrefix)) ?? []).some(isOtherForm)) return true;
    return (
      this.language === 'de' &&
      [...this.stems].some(
        (other) =>
          other.length >= minPrefix && (stem.includes(other) || (stem.length >= minPrefix && other.includes(stem))),
      )
    );
  }
}
