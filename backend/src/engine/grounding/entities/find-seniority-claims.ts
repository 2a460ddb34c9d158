import type { Language } from '@shortlist/contracts/platform/languages';
import type { CharacterRange } from '../claims/sentences';
import { seniorityConcepts } from './concepts';

/** Seniorities that stand before an occupation, as in "senior analyst". Others end a title: "marketing manager". */
const senioritiesBeforeOccupation = new Set(['senior', 'principal', 'chief']);
const seniorityClaimEnd =
  /^(?:,|\.|;|$| (?:with|who|and|in|at|of|for|from|known|skilled|experienced|responsible|special\p{L}+)(?!\p{L}))/u;

const titleMarker: Record<Language, RegExp> = {
  en: /(?:^|[.!?]\s+)(?:an? |the )?(?:[\p{L}-]+ ){0,2}$|\b(?:as|became|was|am|being|serving as|acting as|promoted to|role of|position of) (?:an? |the )?(?:[\p{L}-]+ ){0,2}$/iu,
  es: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:como|ascendid[oa] a|cargo de|puesto de|soy|fui) (?:un[a]? |la |el )?(?:[\p{L}-]+ ){0,1}$/iu,
  fr: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:comme|en tant que|promue?|poste de|fonction de|suis|qualité de) (?:une? |la |le )?(?:[\p{L}-]+ ){0,1}$/iu,
  de: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:als|zur|zum|position der|position des|bin|war|wurde) (?:eine? )?(?:[\p{L}-]+ ){0,2}$/iu,
  // In these languages, `titleSuffixMarker` matches the words after a title instead.
  ja: /(?!)/u,
  ko: /(?!)/u,
};
const titleSuffixMarker: Partial<Record<Language, RegExp>> = {
  ja: /^(?:[。、](?=.*年)|です。|として|を務め|を任|に昇|に就任|を歴任|経験|職)/u,
  ko: /^(?:입니다|(?:으로|로)(?:서)?|을 맡|를 맡|역임|승진|직을|로 근무|으로 근무|을 지)/u,
};

/** "Leitung der Beratung", "Coordination des soins" and "Lead audits" are activities, not titles. */
const activityEnding = /(?:ung|ment|tion|sion|ión|heads|ate|ated|ates|ating|vise|vised|vises|vising)$/iu;

/** Finds titles that claim a seniority for the applicant, except the levels that the source has. */
export function findSeniorityClaims(
  text: string,
  language: Language,
  knownLevels: ReadonlySet<string>,
): CharacterRange[] {
  const isTitle = (level: string, { start, end }: CharacterRange, quote: string) => {
    const textBefore = text.slice(Math.max(0, start - 40), start);
    const textAfter = text.slice(end);
    if (activityEnding.test(quote) || (/^leads?$/iu.test(quote) && !/^ \p{Lu}/u.test(textAfter))) return false;
    // "Marketing manager with …" claims a seniority for the applicant. "Hold hiring manager briefings" does not.
    const mustEndTitle = language === 'en' && !senioritiesBeforeOccupation.has(level) && !/\p{Lu}/u.test(quote);
    if (mustEndTitle && !seniorityClaimEnd.test(textAfter)) return false;
    return (
      titleMarker[language].test(start > 40 ? `\u0001${textBefore}` : textBefore) ||
      (titleSuffixMarker[language]?.test(textAfter) ?? false)
    );
  };
  return seniorityConcepts.flatMap(([level, pattern]) =>
    knownLevels.has(level)
      ? []
      : [...text.matchAll(pattern)].flatMap((match) => {
          const range = { start: match.index, end: match.index + match[0].length };
          return isTitle(level, range, match[0]) ? [range] : [];
        }),
  );
}
