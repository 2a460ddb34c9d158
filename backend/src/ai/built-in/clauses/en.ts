import { startsWithAction } from '../../../ats/language/actions';
import type { Clause } from './clause';
import { baseOf, isBase, pastOf } from './english-verbs';
import { lowered } from './words';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Managed a budget" and "Manage a budget" follow "I"; "Managing a budget" and "Budget planning" follow "my work included". */
export const english: Clause = (bullet, { company, current, after, turn }) => {
  const also = after === 'same' ? ' also' : '';
  const place = `${after === 'later' ? 'Earlier, at' : 'At'} ${company}, `;
  const at = after !== 'same' ? place : turn % 2 ? 'There ' : '';
  const own = bullet.replace(/^I(?:['’]ve| have| am| was)?\s+/u, '');
  const [first = '', ...rest] = own.split(' ');
  const word = first.toLowerCase();
  const base = baseOf(word);
  if (!startsWithAction(own, 'en') || (base && word.endsWith('ing')))
    return sentence(`${at}my work${also} included ${lowered(own)}.`);
  const verb = base ?? (isBase(word) ? word : undefined);
  // Two verbs in their base form stay as they are: a noun like "audit" may look like one, and no past fits it.
  const second = [...own.matchAll(/(?:\band|\bor|\bthen|[,;])\s+(\p{Ll}+)/gu)].some(([, other = '']) => isBase(other));
  if (verb && !current && second)
    return `${at}my work was${also} to ${[verb, ...rest].join(' ')}.`.replace(/^my/, 'My');
  const said = verb ? (current ? verb : pastOf(verb)) : lowered(first);
  return `${at}I${also} ${[said, ...rest].join(' ')}.`;
};
