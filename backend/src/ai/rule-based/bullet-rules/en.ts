import { toBaseForm, pastToBaseForm, isBaseForm, toPastTense } from '../bullet-to-sentence/english-verbs';
import {
  createTrimRule,
  createReplaceRule,
  type BulletRule,
  createRemoveRule,
  type BulletContext,
} from './bullet-rule';

const capitalizeFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const conjugate = (verb: string, { isCurrent }: BulletContext) => capitalizeFirst(isCurrent ? verb : toPastTense(verb));

/** Openings before the work itself: "Responsible for managing", "Duties included training", "Was tasked with". */
const weakOpening =
  /^(?:i\s+(?:am|was|have been)\s+|was\s+|am\s+)?(?:(?:solely|also|directly|primarily|mainly)\s+)?(?:responsible\s+(?:for|of)|in\s+charge\s+of|tasked\s+with|charged\s+with|entrusted\s+with|accountable\s+for|(?:my\s+|main\s+|daily\s+)*(?:duties|responsibilities|tasks|role)\s+(?:included|include|were|was|involved|includes|consisted\s+of):?)\s+/iu;

const weakOpeningRule: BulletRule = {
  reason: 'weak_opening',
  apply: (bullet, context) => {
    const match = weakOpening.exec(bullet);
    if (!match) return bullet;
    const rest = bullet.slice(match[0].length);
    const [first = '', ...otherWords] = rest.split(' ');
    const base =
      toBaseForm(first) ?? (/ing$/i.test(first) ? undefined : isBaseForm(first) ? first.toLowerCase() : undefined);
    if (base && /ing$/i.test(first)) {
      const inflectedWords = otherWords.map((word, i) => {
        const baseForm =
          /^(?:and|or)$/.test(otherWords[i - 1] ?? '') || /,$/.test(i === 0 ? first : (otherWords[i - 1] ?? ''))
            ? toBaseForm(word.replace(/,$/, ''))
            : undefined;
        return baseForm && /ing,?$/.test(word)
          ? (context.isCurrent ? baseForm : toPastTense(baseForm)) + (word.endsWith(',') ? ',' : '')
          : word;
      });
      return [conjugate(base, context), ...inflectedWords].join(' ');
    }
    return /ing$/i.test(first) ? bullet : `${conjugate('handle', context)} ${rest}`;
  },
};

const firstPersonRule: BulletRule = {
  reason: 'first_person',
  apply: (bullet) => {
    const withoutPronoun = bullet.replace(/^(?:I|We)(?:['’]ve| have| had)?\s+(?:also\s+)?(?=\p{L})/u, '');
    const capitalized = withoutPronoun === bullet ? bullet : capitalizeFirst(withoutPronoun);
    return capitalized.replace(
      /\b(?:my|our) (team|department|manager|company|colleagues|clients|customers)\b/gu,
      'the $1',
    );
  },
};

/** Replaces openings such as "Managing a team", which show no tense. */
const gerundRule: BulletRule = {
  reason: 'weak_opening',
  apply: (bullet, context) => {
    const [first = '', ...rest] = bullet.split(' ');
    const base = /^\p{Lu}\p{Ll}+ing$/u.test(first) ? toBaseForm(first) : undefined;
    return base && rest.length > 1 ? [conjugate(base, context), ...rest].join(' ') : bullet;
  },
};

const fillerRule = createRemoveRule('filler', [
  'successfully',
  'effectively',
  'efficiently',
  'actively',
  'proactively',
  'basically',
  'very',
  'really',
  'various',
  'a variety of',
  'a wide range of',
  'as needed',
  'as required',
  'when necessary',
  'and other duties as assigned',
  'on behalf of the company',
]);

const stockAdjectives = '(?:results|detail|goal)[- ](?:driven|oriented)|hard[- ]?working|(?:highly|self)[- ]motivated';

const stockPhraseRule = createRemoveRule('stock_phrase', [
  '^(?:an?\\s+)?(?:team player|self[- ]starter|go[- ]getter|people person)\\s+who',
  '(?:,\\s*)?(?:as|being)\\s+an?\\s+(?:\\p{L}+\\s+)?(?:team player|self[- ]starter|go[- ]getter|people person|strategic thinker)',
  '(?:,\\s*)?(?:in|within)\\s+an?\\s+(?:\\p{L}+\\s+)?fast[- ]paced\\s+environment',
  '(?:,\\s*)?(?:demonstrating|showing|showcasing|with|using)\\s+(?:my\\s+)?(?:excellent|strong|great|outstanding)\\s+(?:communication|interpersonal|leadership|organizational)\\s+skills',
  '(?:,\\s*)?thinking\\s+outside\\s+the\\s+box',
  stockAdjectives,
]);

/** Also drops the "and" or comma beside the adjective: "compassionate and hard-working nurse". */
const coordinatedAdjectiveRule = createReplaceRule(
  'stock_phrase',
  new RegExp(
    ` and (?:${stockAdjectives})(?= )|(?<!\\p{L})(?:${stockAdjectives})(?:,| and) |, (?:${stockAdjectives})(?=[ ,])`,
    'giu',
  ),
  '',
);

const plainLanguageRules: BulletRule[] = (
  [
    [/\bin order to\b/giu, 'to'],
    [/\bon a (daily|weekly|monthly) basis\b/giu, '$1'],
    [/\butili[sz](e[sd]?|ing)\b/giu, 'us$1'],
    [/\bas well as\b/giu, 'and'],
    [/\bdue to the fact that\b/giu, 'because'],
    [/\bin a timely manner\b/giu, 'on time'],
    [/,? etc\.?(?=$|[.,;])/giu, ''],
    [/\bhelped to (?=\p{Ll})/giu, 'helped '],
  ] as [RegExp, string][]
).map(([pattern, replacement]) => createReplaceRule('filler', pattern, replacement));

const countableNouns =
  'patients|customers|clients|guests|employees|colleagues|students|pupils|residents|calls|orders|tickets|projects|reports|invoices|lessons|events|articles|accounts|suppliers|vendors|tests|meetings|interviews|claims|requests|transactions|deliveries|websites|campaigns|products|stores|sites|vehicles|applications|cases|inspections|volunteers|nurses|developers|engineers|teachers|hires|staff members|team members|sales calls|support tickets';
const verbWithCountableNoun = new RegExp(
  `^(\\p{Lu}\\p{Ll}+(?:ed|e|s)?|Taught|Wrote|Led|Ran|Sold|Built|Held|Oversaw)\\s+((?:and\\s+\\p{Ll}+\\s+)?(?:(?:new|junior|incoming|daily|weekly|monthly|local|corporate|inbound|outbound)\\s+)?(?:${countableNouns}))(?!\\p{L})`,
  'u',
);

const addNumberRule: BulletRule = {
  reason: 'add_number',
  apply: (bullet) =>
    bullet.replace(verbWithCountableNoun, (match, verb: string, object: string) => {
      const isKnownVerb = isBaseForm(verb) || toBaseForm(verb) !== undefined || pastToBaseForm(verb) !== undefined;
      const joinedVerb = /^and (\p{Ll}+) (.*)$/u.exec(object);
      if (!isKnownVerb) return match;
      return joinedVerb ? `${verb} and ${joinedVerb[1]} [number] ${joinedVerb[2]}` : `${verb} [number] ${object}`;
    }),
};

/**
 * Order matters: openings come first because later rules look at the verb, and the blank comes last, once the wording
 * is final.
 */
export const englishBulletRules: BulletRule[] = [
  firstPersonRule,
  weakOpeningRule,
  gerundRule,
  coordinatedAdjectiveRule,
  stockPhraseRule,
  fillerRule,
  ...plainLanguageRules,
  createTrimRule(['ensuring', 'thereby', 'thus', 'allowing', 'helping', 'making sure', 'enabling']),
  addNumberRule,
];
