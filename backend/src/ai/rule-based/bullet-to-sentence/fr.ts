import { frenchAt } from '../languages/companies';
import { needsElision, prefixWithDe } from '../languages/french-elision';
import type { SentenceBuilder, SentenceContext, BuiltSentence } from './bullet-to-sentence';
import { getArticle, formatResult } from './french-nouns';
import { lowercaseFirst, raised, statements } from './phrase-helpers';

const participle = /^(?:\p{L}{2,}(?:é|u|(?<!a)i|is|uit|ert|crit|[eo]int)|fait|dit|écrit|lu|vu)(?= )/iu;

/** An object, which shows that the first word is a verb: "Suivi les dossiers", "Relevé 3 défauts". */
const object = /^\p{L}+ (?:l['’]|(?:les?|la|une?|mon|\[[^\]]*\]|\p{N}\S*)(?= ))/u;
/** The same, including numbers in words. */
const verbObject =
  /^\p{L}+ (?:l['’]|(?:les?|la|une?|mon|ma|mes|des|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|\p{N}\S*)(?= ))/u;

const nounFollowers =
  'à|après|au|auprès|aux|avant|avec|chez|dans|de|des|du|en|entre|jusqu’à|jusqu’au|lors|par|pour|selon|sous|sur|vers';

/**
 * A second activity noun, with or without an adjective. The lookbehind follows " et " because testing it at every
 * letter would take quadratic time.
 */
const secondNoun = new RegExp(
  ` et (?<!(?: de |d’|, |\\] |\\p{N} )\\p{Ll}+ et )(\\p{Ll}+)(?=(?: \\p{Ll}+(?:[éi]e?s?|ques?|el|elle|ale?|if|ive))?(?: (?:${nounFollowers})(?!\\p{L})| d’|,|$))`,
  'gu',
);

/** After "avec" without an article, the next noun has none either: "avec identification et reformulation". */
const bare = / avec (?!(?:les?|la|une?|des|leurs?|son|sa|ses|chaque) |l’)\p{Ll}+/u;

/**
 * Adds the article to a second activity noun: "le suivi des tickets et l’archivage avec". Skips "[nombre] visites et
 * ateliers", "peinture, musique et éveil" and "de sauvegarde et restauration".
 */
const addSecondArticles = (text: string, joint: string) =>
  text.replace(secondNoun, (whole, noun: string, at: number) => {
    const article = getArticle(noun);
    return article && !bare.test(text.slice(0, at)) ? ` et ${joint}${article}${noun}` : whole;
  });

/** Adds `joint` and the article to each activity noun at the beginning. Returns undefined if there is none. */
function buildNounPhrase(own: string, joint = ''): string | undefined {
  const [head = '', first = '', joiner, other = ''] = /^([\p{L}-]+)(?: (et|ou) ([\p{L}-]+))?/u.exec(own) ?? [];
  const [one, two] = [getArticle(first), getArticle(other)];
  const rest = addSecondArticles(own.slice(head.length), joint);
  // For "Détartrages, surfaçages et maintenance", one article is too few and three are too many.
  if (!one || rest.startsWith(',') || object.test(own)) return undefined;
  if (!joiner) return `${joint}${one}${own.slice(0, head.length)}${rest}`;
  return two && `${joint}${one}${first} ${joiner} ${joint}${two}${other}${rest}`;
}

function leadOf({ company, precededBy, sentenceIndex }: SentenceContext): { at: string; frame: string } {
  const place = frenchAt(company);
  if (precededBy === 'same')
    return {
      at: ['De plus, ', 'Par ailleurs, ', 'En outre, '][sentenceIndex % 3] ?? '',
      frame: 'Autre exemple de ce travail\u00a0: ',
    };
  if (precededBy === 'later') {
    const before = sentenceIndex % 2 ? 'Plus tôt encore, ' : 'Auparavant, ';
    return { at: `${before}${place}, `, frame: `Un exemple plus ancien, ${place}\u00a0: ` };
  }
  return { at: `${raised(place)}, `, frame: `Un exemple de mon travail ${place}\u00a0: ` };
}

const withI = (verb: string) => (needsElision(verb) ? `j’${verb}` : `je ${verb}`);

function say(head: string, context: SentenceContext): BuiltSentence {
  const { at, frame } = leadOf(context);
  const { precededBy, sentenceIndex, isCurrent } = context;
  const own = lowercaseFirst(head.replace(/^J['’]ai\s+/u, ''));
  const sure = (text: string) => ({ text: `${at}${text}`, isSure: true });
  if (/^(?:je |j['’])/iu.test(own)) return sure(own.replace(/^j'/iu, 'j’'));
  if (/^(?:responsable|chargée?|membre|référente?) (?:d’|de|du|des)/u.test(own))
    return sure(`${isCurrent ? 'je suis' : 'j’ai été'} ${own}`);
  const result = formatResult(own);
  if (result) return sure(`j’ai obtenu ${result}`);
  const named = buildNounPhrase(own);
  if (named && precededBy === 'same' && sentenceIndex % 2 === 0)
    return { text: `J’y ai aussi assuré ${named}`, isSure: true };
  if (named) return sure(`mon travail a notamment porté ${buildNounPhrase(own, 'sur ') ?? `sur ${named}`}`);
  if (participle.test(own)) {
    if (precededBy !== 'same') return sure(`j’ai ${own}`);
    return { text: `${['J’y ai aussi', 'J’ai également', 'De plus, j’ai'][sentenceIndex % 3]} ${own}`, isSure: true };
  }
  // First-person present: "Dirige trois sites", "Anime 12 ateliers".
  if (/^\p{L}{2,}e(?= )/u.test(own) && verbObject.test(own)) return sure(withI(own));
  if (/^\p{L}+(?:er|ir|re)(?= )/u.test(own))
    return sure(`mon rôle ${isCurrent ? 'est' : 'était'} ${prefixWithDe(own)}`);
  return { text: `${frame}${own}`, isSure: false };
}

const finite =
  /(?:^|\s)(?:ont|est|sont|était|étaient|\p{L}+(?:èrent|aient|irent))(?!\p{L})|\sa (?:été|\p{L}+[éiu])(?!\p{L})/u;

export const buildFrenchSentence: SentenceBuilder = {
  say,
  parts: (bullet) => statements(bullet),
  add: (part) => (finite.test(part) ? `\u00a0; ${lowercaseFirst(part)}` : ` (${lowercaseFirst(part)})`),
  stop: '.',
};
