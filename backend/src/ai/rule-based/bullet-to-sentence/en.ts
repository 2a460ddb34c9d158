import { startsWithAction } from '../../../ats/language/actions';
import { englishName } from '../languages/companies';
import type { SentenceBuilder, SentenceContext } from './bullet-to-sentence';
import { toBaseForm, pastToBaseForm, isBaseForm, toPastTense } from './english-verbs';
import { lowercaseFirst, raised, statements } from './phrase-helpers';

/** Matches regular pasts such as "added", but not "need" or "speed". */
const isPast = (word: string) => pastToBaseForm(word) !== undefined || /[^e]ed$/u.test(word);

/** Returns whether the text is a complete sentence, with a verb after its subject. */
const isFinite = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .slice(1)
    .some(
      (word) =>
        /^(?:is|are|was|were|has|have|had|rose|fell|grew|became|went|stood|came)$/u.test(word) ||
        isPast(word) ||
        (word.endsWith('s') && toBaseForm(word) !== undefined),
    );

function leadOf({ company, precededBy, sentenceIndex }: SentenceContext): { at: string; also: string } {
  const at = `at ${englishName(company)}, `;
  if (precededBy === 'same')
    return (
      [
        { at: 'there, ', also: ' also' },
        { at: '', also: ' also' },
        { at: 'in addition, ', also: '' },
      ][sentenceIndex % 3] ?? { at: '', also: '' }
    );
  if (precededBy === 'later') return { at: (sentenceIndex % 2 ? 'earlier still, ' : 'before that, ') + at, also: '' };
  return { at, also: '' };
}

/** Puts "Managed a budget" and "Managing a budget" after "I", and "Budget planning" after "my work included". */
function say(head: string, context: SentenceContext) {
  const { isCurrent } = context;
  const { at, also } = leadOf(context);
  const own = head.replace(/^I(?:['’]ve| have| am| was)?\s+/u, '');
  const [first = '', ...rest] = own.split(' ');
  const word = first.toLowerCase();
  const sure = (text: string) => ({ text: raised(`${at}${text}`), isSure: true });
  if (/^(?:responsible|accountable|in charge|part|member|point of contact)(?!\p{L})/iu.test(own))
    return sure(`I ${isCurrent ? 'am' : 'was'}${also} ${lowercaseFirst(own)}`);
  const base = toBaseForm(word);
  const isGerund = base !== undefined && word.endsWith('ing');
  const isVerb = isPast(word) || startsWithAction(own, 'en');
  // "Planning of rosters" and "Building inspections" are noun phrases.
  if (!isVerb || (isGerund && /^(?:of|for|with|and|\p{Ll}+s)$/u.test(rest[0] ?? '')))
    return sure(`my work${also} ${isCurrent ? 'includes' : 'included'} ${lowercaseFirst(own)}`);
  // "Found" is the past of "find" rather than a base form.
  const verb = isPast(word) ? undefined : (base ?? (isBaseForm(word) ? word : undefined));
  // Two base-form verbs stay as they are: a noun like "audit" may look like a verb, and no past tense would fit it.
  const second = [...own.matchAll(/(?:\band|\bor|\bthen|[,;])\s+(\p{Ll}+)/gu)].some(
    ([, other = '']) => isBaseForm(other) || toBaseForm(other)?.concat('ing') === other,
  );
  if (isGerund && second) return sure(`my work${also} ${isCurrent ? 'includes' : 'included'} ${lowercaseFirst(own)}`);
  if (verb && !isCurrent && second) return sure(`my work was${also} to ${[verb, ...rest].join(' ')}`);
  const said = verb ? (isCurrent ? verb : toPastTense(verb)) : lowercaseFirst(first);
  return sure(`I${also} ${[said, ...rest].join(' ')}`);
}

export const buildEnglishSentence: SentenceBuilder = {
  say,
  parts: (bullet) => statements(bullet, false),
  add: (part, head) => {
    const first = /^\p{L}+/u.exec(part)?.[0].toLowerCase() ?? '';
    if (isPast(first) || isBaseForm(first))
      return `${/,| and /u.test(head) ? ', and ' : ' and '}${lowercaseFirst(part)}`;
    return isFinite(part) ? `; ${lowercaseFirst(part)}` : ` (${part})`;
  },
  stop: '.',
};
