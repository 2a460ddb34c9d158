import type { Language } from '@shortlist/contracts/platform/languages';
import { normal, stemOf } from '../../../ats/language/words';
import { claims } from '../entities/claims';
import { certificates, certified, degrees, ranks } from '../entities/concepts';
import { contactsIn } from '../entities/contacts';
import { newNamesIn, type NameKind } from '../entities/names';
import { newSkillsIn } from '../entities/skills';
import { organisationsIn } from '../entities/organisations';
import { isEvidenced } from '../values/evidence';
import { speaksOf } from '../values/rates';
import { valuesIn } from '../values/values';
import type { FindingKind, Offence } from './finding';
import { languageOf } from './language-of';
import { withoutBlanks, type Part, type Source } from './source';

export interface Inspection {
  language: Language;
  source: Source;
  /** Evidence for numbers: one entry plus the text outside of entries, or the whole source. */
  numbers: Part;
  scope: Part;
  jobText: string;
  /** In lower case. */
  confirmed: ReadonlySet<string>;
}

const kindOfName: Record<NameKind, FindingKind> = {
  employer: 'employer',
  school: 'school',
  place: 'place',
  tool: 'tool',
  language: 'language',
  name: 'name',
};

const never = /$^/gu;

/** Number of a rate, like "a day": "1日30名", "1勤務". */
const rate = /^[1１]$/;
const rateAfter =
  /^ ?(?:勤務|シフト|근무)|^ ?(?:日|勤務|シフト|週|[かカヶヵ]月|時間|人|名|件|台|일|주|시간|명|인|건)(?:間)?(?:あたり|当たり|当り|につき|平均|最大|当|당|평균|최대|に|\s?[\p{N}一-十])/u;

/** Seniorities that precede the work: "senior analyst". Others end a title. */
const leading = new Set(['senior', 'principal', 'chief']);
const ownRank =
  /^(?:,|\.|;|$| (?:with|who|and|in|at|of|for|from|known|skilled|experienced|responsible|special\p{L}+)(?!\p{L}))/u;

const titleCue: Record<Language, RegExp> = {
  en: /(?:^|[.!?]\s+)(?:an? |the )?(?:[\p{L}-]+ ){0,2}$|\b(?:as|became|was|am|being|serving as|acting as|promoted to|role of|position of) (?:an? |the )?(?:[\p{L}-]+ ){0,2}$/iu,
  es: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:como|ascendid[oa] a|cargo de|puesto de|soy|fui) (?:un[a]? |la |el )?(?:[\p{L}-]+ ){0,1}$/iu,
  fr: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:comme|en tant que|promue?|poste de|fonction de|suis|qualité de) (?:une? |la |le )?(?:[\p{L}-]+ ){0,1}$/iu,
  de: /(?:^|[.!?]\s+)(?:[\p{L}-]+ ){0,1}$|\b(?:als|zur|zum|position der|position des|bin|war|wurde) (?:eine? )?(?:[\p{L}-]+ ){0,2}$/iu,
  // These languages have no word before a title; `titleSuffixMarker` matches the words after it.
  ja: /(?!)/u,
  ko: /(?!)/u,
};
const titleAfter: Partial<Record<Language, RegExp>> = {
  ja: /^(?:[。、](?=.*年)|です。|として|を務め|を任|に昇|に就任|を歴任|経験|職)/u,
  ko: /^(?:입니다|(?:으로|로)(?:서)?|을 맡|를 맡|역임|승진|직을|로 근무|으로 근무|을 지)/u,
};

/**
 * Finds content of a text that the source does not support, in the order of the text. Pure. Positions refer to the
 * text.
 */
export function inspect(text: string, { language, source, numbers, scope, jobText, confirmed }: Inspection): Offence[] {
  const found: Offence[] = [];
  let rest = withoutBlanks(text.normalize('NFC'), source.whole.text);
  const own = languageOf(rest, language);
  const languages = [...new Set([language, own])];
  const add = (kind: FindingKind, start: number, end: number, more: Partial<Offence> = {}) => {
    const said = text.slice(start, end);
    if (!confirmed.has(said.toLowerCase()) && !found.some((other) => other.start < end && start < other.end))
      found.push({ start, end, kind, said, ...more });
  };
  const knows = (name: string, aliases: readonly string[] = []) => {
    const lower = normal(name)
      .toLowerCase()
      .replace(/['’]s$/, '');
    const stands = (word: string) =>
      source.whole.words().has(word) ||
      confirmed.has(word) ||
      languages.some((each) => source.whole.words().has(stemOf(word, each)));
    if (stands(lower) || aliases.some((alias) => standsIn(source.whole.lower, alias))) return true;
    const pieces = lower.split(/[\s.&'’/+-]+/).filter((piece) => piece.length > 1);
    return pieces.length > 1 && pieces.every(stands);
  };

  for (const { start, end, key } of contactsIn(rest)) {
    if (!source.contacts.has(key)) add('contact', start, end);
    rest = rest.slice(0, start) + '\u0001'.repeat(end - start) + rest.slice(end);
  }
  for (const value of valuesIn(rest, languages)) {
    const timed = value.per === undefined || speaksOf(value.per, numbers.text);
    if (timed && isEvidenced(value, numbers.values)) continue;
    if (rate.test(value.said) && rateAfter.test(rest.slice(value.end, value.end + 8))) continue;
    const verb =
      !/\p{N}/u.test(value.said) && (value.kind === 'ratio' || /^halv|^halbier|^半減|^반감/iu.test(value.said));
    add(value.kind === 'date' ? 'date' : 'number', value.start, value.end, verb ? { verb } : {});
  }
  for (const [name, form] of degrees)
    if (!source.degrees.has(name))
      for (const match of rest.matchAll(form)) add('degree', match.index, match.index + match[0].length);
  for (const match of rest.matchAll(certificates))
    if (!knows(match[0]) && !source.whole.lower.includes(match[0].toLowerCase()))
      add('certificate', match.index, match.index + match[0].length);
  for (const match of rest.matchAll(certified)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (newCertificate(rest, start, end, source, knows)) add('certificate', start, end);
  }
  for (const [name, form] of ranks) {
    if (source.ranks.has(name)) continue;
    for (const match of rest.matchAll(form)) {
      const before = rest.slice(Math.max(0, match.index - 40), match.index);
      const start = match.index > 40 ? `\u0001${before}` : before;
      const after = rest.slice(match.index + match[0].length);
      // "Leitung der Beratung", "Coordination des soins" and "Lead audits" are activities, not titles.
      if (/(?:ung|ment|tion|sion|ión|heads|ate|ated|ates|ating|vise|vised|vises|vising)$/iu.test(match[0])) continue;
      // "Hold hiring manager briefings" claims no seniority for the person; "Marketing manager with …" does.
      if (language === 'en' && !leading.has(name) && !ownRank.test(after) && !/\p{Lu}/u.test(match[0])) continue;
      if (/^leads?$/iu.test(match[0]) && !/^ \p{Lu}/u.test(after)) continue;
      if (titleCue[language].test(start) || titleAfter[language]?.test(after))
        add('title', match.index, match.index + match[0].length);
    }
  }
  for (const { start, end, kind } of organisationsIn(rest, language, (name) => standsIn(source.whole.lower, name)))
    add(kindOfName[kind], start, end);
  for (const { start, end, kind } of newNamesIn(rest, { language, knows, jobText })) add(kindOfName[kind], start, end);
  for (const { start, end } of newSkillsIn(rest, { language, knows, jobText })) add('skill', start, end);
  for (const { says, evidence } of claims)
    for (const each of languages)
      for (const match of rest.matchAll(says[each] ?? never))
        if (match[0] !== '' && !standsIn(scope.lower, match[0]) && !evidence.test(scope.text))
          add('scope', match.index, match.index + match[0].length);
  return found.sort((a, b) => a.start - b.start);
}

const latin = /[\p{Script=Latin}\p{N}]/u;

/**
 * Returns whether a text contains a name; a Latin one must match as whole words. Avoids a regular expression, which
 * would dominate the running time.
 */
function standsIn(lower: string, name: string): boolean {
  const wanted = normal(name).toLowerCase();
  if (wanted === '') return true;
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const [before = ' ', after = ' '] = [lower[at - 1], lower[at + wanted.length]];
    if (!latin.test(wanted[0] ?? '') || (!latin.test(before) && !latin.test(after))) return true;
  }
  return false;
}

/** For "Board-certified wound specialist", the source must contain a certification and every word next to it. */
function newCertificate(
  text: string,
  start: number,
  end: number,
  source: Source,
  knows: (name: string) => boolean,
): boolean {
  if (!source.certified) return true;
  if (source.translated) return false;
  if (/^\p{Script=Latin}/u.test(text.slice(start))) {
    const glued = /(?<![\p{L}\d])([\p{L}\d]+)-$/u.exec(text.slice(Math.max(0, start - 60), start))?.[1];
    const behind = /^ (?:in |as an? |en |als )?([\p{L}\d+-]{3,})(?: ([\p{L}\d+-]{3,}))?/iu.exec(
      text.slice(end, end + 60),
    );
    return [glued, behind?.[1], behind?.[2]].some(
      (word) => word !== undefined && !knows(word) && !/^(?:and|with|for|who|und|mit|et|avec|con|para)$/i.test(word),
    );
  }
  const before =
    /(?<![\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}A-Za-z0-9ー])[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}A-Za-z0-9ー]{2,}$/u.exec(
      text.slice(Math.max(0, start - 60), start),
    )?.[0];
  return before !== undefined && !source.whole.lower.includes(before.toLowerCase()) && !knows(before);
}
