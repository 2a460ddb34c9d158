import type { Language } from '@shortlist/contracts/platform/languages';
import type { CharacterRange } from '../claims/sentences';
import { seniorityConcepts } from './concepts';

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

/** "Leitung der Beratung", "Coordination des soins" and "Lead audits" are activities, not titles. */
const activityEnding = /(?:ung|ment|tion|sion|ión|heads|ate|ated|ates|ating|vise|vised|vises|vising)$/iu;

/** Finds titles that claim a seniority for the person, except the levels that the source has. */
export function findSeniorityClaims(
  text: string,
  language: Language,
  knownLevels: ReadonlySet<string>,
): CharacterRange[] {
  const isTitle = (level: string, { start, end }: CharacterRange, quote: string) => {
    const before = text.slice(Math.max(0, start - 40), start);
    const after = text.slice(end);
    if (activityEnding.test(quote) || (/^leads?$/iu.test(quote) && !/^ \p{Lu}/u.test(after))) return false;
    // "Hold hiring manager briefings" claims no seniority for the person; "Marketing manager with …" does.
    const mustEndTitle = language === 'en' && !leadingSeniorities.has(level) && !/\p{Lu}/u.test(quote);
    if (mustEndTitle && !seniorityClaimEnd.test(after)) return false;
    return (
      titleMarker[language].test(start > 40 ? `\u0001${before}` : before) ||
      (titleSuffixMarker[language]?.test(after) ?? false)
    );
  };
  return seniorityConcepts.flatMap(([level, pattern]) =>
    knownLevels.has(level)
      ? []
      : [...text.matchAll(pattern)].flatMap((match) => {
          const span = { start: match.index, end: match.index + match[0].length };
          return isTitle(level, span, match[0]) ? [span] : [];
        }),
  );
}
