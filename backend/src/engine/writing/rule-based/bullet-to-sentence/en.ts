import { isAction } from '../../../language/actions';
import { formatEnglishCompany } from '../languages/companies';
import type { SentenceBuilder, SentenceContext } from './bullet-to-sentence';
import { toBaseForm, pastToBaseForm, isBaseForm, toGerund, toPastTense } from './english-verbs';
import { lowercaseFirst, uppercaseFirst, splitStatements } from './phrase-helpers';

/** Matches regular pasts such as "added", but not "need" or "speed". */
const isPast = (word: string) => pastToBaseForm(word) !== undefined || /[^e]ed$/u.test(word);

/** Returns whether a verb follows the first word, as in the complete sentence "it was fixed". */
const hasFiniteVerb = (text: string) =>
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

/** Matches a sentence with its own subject: "Customer satisfaction is 94%", "Returns fell by a third". */
const ownSubject = /^\p{L}[^,;:]*? (?:is|are|was|were|has been|have been|rose|fell|grew) /u;

/** Matches "since 2023" and "since March", which require the present perfect. */
const sincePattern = / since (?:\p{N}{4}|\p{Lu}\p{Ll}+)(?![\p{L}\p{N}])/u;

function buildLead({ company, precededBy, sentenceIndex }: SentenceContext): { opening: string; adverb: string } {
  const atCompany = `at ${formatEnglishCompany(company)}, `;
  if (precededBy === 'sameEmployer')
    return (
      [
        { opening: 'there, ', adverb: ' also' },
        { opening: '', adverb: ' also' },
        { opening: 'in addition, ', adverb: '' },
      ][sentenceIndex % 3] ?? { opening: '', adverb: '' }
    );
  if (precededBy === 'laterJob')
    return { opening: (sentenceIndex % 2 ? 'earlier still, ' : 'before that, ') + atCompany, adverb: '' };
  return { opening: atCompany, adverb: '' };
}

/** Puts "Managed a budget" and "Managing a budget" after "I", and "Budget planning" after "my work included". */
function buildStatement(head: string, context: SentenceContext) {
  const { isCurrent } = context;
  const { opening, adverb } = buildLead(context);
  const statement = head.replace(/^I(?:['’]ve| have| am| was)?\s+/u, '');
  const [first = '', ...rest] = statement.split(' ');
  const word = first.toLowerCase();
  const createSentence = (text: string) => ({ text: uppercaseFirst(`${opening}${text}`), isGrammatical: true });
  if (/^(?:responsible|accountable|in charge|part|member|point of contact)(?!\p{L})/iu.test(statement))
    return createSentence(`I ${isCurrent ? 'am' : 'was'}${adverb} ${lowercaseFirst(statement)}`);
  const base = toBaseForm(word);
  const isKnownVerb = base !== undefined || isBaseForm(word) || isPast(word);
  if (!isKnownVerb && ownSubject.test(statement)) return createSentence(lowercaseFirst(statement));
  const isGerund = base !== undefined && word.endsWith('ing');
  const isVerb = isPast(word) || (isKnownVerb && isAction(statement, 'en'));
  // "Planning of rosters" and "Building inspections" are noun phrases.
  if (!isVerb || (isGerund && /^(?:of|for|with|and|\p{Ll}+s)$/u.test(rest[0] ?? '')))
    return createSentence(`my work${adverb} ${isCurrent ? 'includes' : 'included'} ${lowercaseFirst(statement)}`);
  // "Found" is the past of "find" rather than a base form.
  const verb = isPast(word) ? undefined : (base ?? (isBaseForm(word) ? word : undefined));
  // Two base-form verbs stay as they are: a noun like "audit" may look like a verb, and no past tense would fit it.
  const hasSecondVerb = [...statement.matchAll(/(?:\band|\bor|\bthen|[,;])\s+(\p{Ll}+)/gu)].some(
    ([, candidate = '']) => isBaseForm(candidate) || toBaseForm(candidate)?.concat('ing') === candidate,
  );
  if (isGerund && hasSecondVerb)
    return createSentence(`my work${adverb} ${isCurrent ? 'includes' : 'included'} ${lowercaseFirst(statement)}`);
  if (verb && !isCurrent && hasSecondVerb)
    return createSentence(`my work was${adverb} to ${[verb, ...rest].join(' ')}`);
  if (verb && isCurrent && sincePattern.test(statement)) {
    const [joiner, secondVerb = '', ...others] = rest;
    const joined = joiner === 'and' && isBaseForm(secondVerb) ? [joiner, toGerund(secondVerb), ...others] : rest;
    return createSentence(`I have${adverb} been ${[toGerund(verb), ...joined].join(' ')}`);
  }
  const verbForm = verb ? (isCurrent ? verb : toPastTense(verb)) : lowercaseFirst(first);
  return createSentence(`I${adverb} ${[verbForm, ...rest].join(' ')}`);
}

export const buildEnglishSentence: SentenceBuilder = {
  buildStatement,
  splitParts: (bullet) => splitStatements(bullet, false),
  formatAddition: (part, head) => {
    const first = /^\p{L}+/u.exec(part)?.[0].toLowerCase() ?? '';
    if (isPast(first) || isBaseForm(first))
      return `${/,| and /u.test(head) ? ', and ' : ' and '}${lowercaseFirst(part)}`;
    return hasFiniteVerb(part) ? `; ${lowercaseFirst(part)}` : ` (${part})`;
  },
  period: '.',
};
