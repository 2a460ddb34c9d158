import { withDe } from '../languages/elision';
import type { Clause } from './clause';
import { articleOf, resultOf } from './french-nouns';
import { lowered } from './words';

/** A participle at the start: "Géré", "Réduit", "Mis en place". */
const participle = /^(?:\p{L}{2,}(?:é|u|i|is|uit|ert|crit|[eo]int)|fait|dit)(?= )/iu;

/** What only a verb has behind it: "Suivi les dossiers", "Relevé 3 défauts". */
const object = /^\p{L}+ (?:l['’]|(?:les?|la|une?|mon|\[[^\]]*\]|\p{N}\S*)(?= ))/u;

/** What follows a noun of doing. */
const goesOn =
  'à|après|au|auprès|aux|avant|avec|chez|dans|de|des|du|en|entre|jusqu’à|jusqu’au|lors|par|pour|selon|sous|sur|vers';

/** A second noun of doing, with an adjective or without. */
const second = new RegExp(
  `(?<!(?: de |d’|, |\\] |\\p{N} )\\p{Ll}+) et (\\p{Ll}+)(?=(?: \\p{Ll}+(?:[éi]e?s?|ques?|el|elle|ale?|if|ive))?(?: (?:${goesOn})(?!\\p{L})| d’|,|$))`,
  'gu',
);

/** Behind "avec" without an article the next noun has none either: "avec identification et reformulation". */
const bare = / avec (?!(?:les?|la|une?|des|leurs?|son|sa|ses|chaque) |l’)\p{Ll}+/u;

/**
 * "le suivi des tickets et l’archivage avec": a second noun of doing takes its article too. Not in "[nombre] visites et
 * ateliers", "peinture, musique et éveil" and "de sauvegarde et restauration".
 */
const withArticles = (text: string) =>
  text.replace(second, (whole, noun: string, at: number) => {
    const article = articleOf(noun);
    return article && !bare.test(text.slice(0, at)) ? ` et ${article}${noun}` : whole;
  });

function nounOf(own: string): string | undefined {
  const [head = '', first = '', joiner, other = ''] = /^([\p{L}-]+)(?: (et|ou) ([\p{L}-]+))?/u.exec(own) ?? [];
  const [one, two] = [articleOf(first), articleOf(other)];
  const rest = withArticles(own.slice(head.length));
  // "Détartrages, surfaçages et maintenance": one article is too few, and three too many.
  if (!one || rest.startsWith(',') || object.test(own)) return undefined;
  if (!joiner) return `${one}${own.slice(0, head.length)}${rest}`;
  return two && `${one}${first} ${joiner} ${two}${other}${rest}`;
}

export const french: Clause = (bullet, { company, current, after, turn }) => {
  const job = after === 'later' ? 'un poste précédent' : current ? 'mon poste actuel' : 'mon dernier poste';
  const at = after !== 'same' ? `Dans ${job} (${company}),` : 'De plus,';
  const own = lowered(bullet.replace(/^J['’]ai\s+/u, ''));
  const result = resultOf(own);
  if (result) return `${at} j’ai obtenu ${result}.`;
  const named = nounOf(own);
  if (!named && participle.test(own)) {
    if (after !== 'same') return `${at} j’ai ${own}.`;
    return turn % 2 ? `J’y ai aussi ${own}.` : `J’ai également ${own}.`;
  }
  if (!named && /^\p{L}+(?:er|ir|re)(?= )/u.test(own))
    return `${at} mon rôle ${current ? 'est' : 'était'} ${withDe(own)}.`;
  if (named && turn % 2) return `${at} j’${current ? 'assure' : 'assurais'} ${named}.`;
  if (named) return `${at} mon travail ${current ? 'comprend' : 'comprenait'} ${named}.`;
  return after === 'same' ? `Autre exemple : ${own}.` : `Un exemple, dans ${job} (${company}) : ${own}.`;
};
