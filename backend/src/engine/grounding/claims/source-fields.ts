import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { isEastAsian } from '@shortlist/documents/i18n/document-labels';
import { deriveQuantities } from '../quantities/derive-quantities';
import { findQuantities, type Quantity } from '../quantities/find-quantities';
import { listWords, type Word } from './words';

/** One field of the resume, such as a bullet, a title or a date. */
export class SourceField {
  private cachedStems?: ReadonlySet<string>;
  private cachedQuantities?: readonly Quantity[];

  constructor(
    readonly path: string,
    readonly text: string,
    private readonly languages: readonly Language[],
  ) {}

  /** Path of the entry that the field belongs to, such as "experience.0". */
  get entryPath(): string | undefined {
    return /^(?:experience|education|projects|certifications|languages)\.\d+/.exec(this.path)?.[0];
  }

  get stems(): ReadonlySet<string> {
    return (this.cachedStems ??= new Set(
      this.languages.flatMap((language) => listWords(this.text, language).map(({ stem }) => stem)),
    ));
  }

  /** Quantities of the text, and quantities computed from them. */
  get quantities(): readonly Quantity[] {
    if (!this.cachedQuantities) {
      const quantities = findQuantities(this.text, this.languages);
      this.cachedQuantities = [...quantities, ...deriveQuantities(quantities)];
    }
    return this.cachedQuantities;
  }
}

const contactPath = /^personalInfo\.(?:email|phone|website|linkedin|typedName)$/;

/** Lists the non-empty fields of a resume, except contacts. */
export function listSourceFields(resume: ResumeContent, languages: readonly Language[]): SourceField[] {
  const fields: SourceField[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value === 'string' && value.trim() !== '' && !contactPath.test(path))
      fields.push(new SourceField(path, value.normalize('NFC'), languages));
    else if (value && typeof value === 'object')
      for (const [key, child] of Object.entries(value)) visit(child, path === '' ? key : `${path}.${key}`);
  };
  visit(resume, '');
  return fields;
}

const minPrefixLength = 4;

/** Words of several fields. A word matches in any inflection. */
export class SourceWords {
  private readonly stems = new Set<string>();
  private readonly stemsByPrefix = new Map<string, string[]>();
  private readonly text: string;
  /** Abbreviated words, such as "approx" from "approx.". */
  private readonly abbreviations: readonly string[];
  private readonly resultsByStem = new Map<string, boolean>();

  constructor(
    readonly fields: readonly SourceField[],
    private readonly language: Language,
  ) {
    for (const field of fields) for (const stem of field.stems) this.stems.add(stem);
    for (const stem of this.stems) {
      const prefix = stem.slice(0, minPrefixLength);
      this.stemsByPrefix.set(prefix, [...(this.stemsByPrefix.get(prefix) ?? []), stem]);
    }
    this.text = fields
      .map((field) => field.text)
      .join('\n')
      .toLowerCase();
    this.abbreviations = [...this.text.matchAll(/(?<!\p{L})(\p{L}{2,})\.(?=\s*[\p{Ll}\p{N}]|[,;/])/gu)].map(
      ([, abbreviation = '']) => abbreviation,
    );
  }

  has({ stem }: Pick<Word, 'stem'>): boolean {
    const result = this.resultsByStem.get(stem) ?? this.lookUp(stem);
    this.resultsByStem.set(stem, result);
    return result;
  }

  private lookUp(stem: string): boolean {
    if (this.stems.has(stem)) return true;
    if (isEastAsian(this.language)) return this.text.includes(this.language === 'ko' ? stem.slice(0, 2) : stem);
    if (stem.length < minPrefixLength) return false;
    if (this.abbreviations.some((abbreviation) => stem.startsWith(abbreviation))) return true;
    const isInflection = (other: string) => {
      const shorterLength = Math.min(stem.length, other.length);
      let commonLength = 0;
      while (commonLength < shorterLength && stem[commonLength] === other[commonLength]) commonLength += 1;
      return commonLength >= 0.75 * shorterLength;
    };
    if ((this.stemsByPrefix.get(stem.slice(0, minPrefixLength)) ?? []).some(isInflection)) return true;
    return (
      this.language === 'de' &&
      [...this.stems].some(
        (other) =>
          other.length >= minPrefixLength &&
          (stem.includes(other) || (stem.length >= minPrefixLength && other.includes(stem))),
      )
    );
  }
}
