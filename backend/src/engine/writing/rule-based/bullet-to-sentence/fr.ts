import { formatFrenchAt } from '../languages/companies';
import { needsElision, prefixWithDe, getArticle, formatResult } from './french-nouns';
import type { SentenceBuilder, SentenceContext, BuiltSentence } from './bullet-to-sentence';
import { lowercaseFirst, uppercaseFirst, splitStatements } from './phrase-helpers';

const participle = /^(?:\p{L}{2,}(?:é|u|(?<!a)i|is|uit|ert|crit|[eo]int)|fait|dit|écrit|lu|vu)(?= )/iu;

/** First word with an article or a number after it, so that it is a verb: "Suivi les dossiers", "Relevé 3 défauts". */
const articleAfterWord = /^\p{L}+ (?:l['’]|(?:les?|la|une?|mon|\[[^\]]*\]|\p{N}\S*)(?= ))/u;
/** Like `articleAfterWord`, but also matches possessives and numbers in words. */
const determinerAfterWord =
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
const nounAfterAvec = / avec (?!(?:les?|la|une?|des|leurs?|son|sa|ses|chaque) |l’)\p{Ll}+/u;

/**
 * Adds the article to a second activity noun: "le suivi des tickets et l’archivage avec". Skips "[nombre] visites et
 * ateliers", "peinture, musique et éveil" and "de sauvegarde et restauration".
 */
const addSecondArticles = (text: string, preposition: string) =>
  text.replace(secondNoun, (match, noun: string, index: number) => {
    const article = getArticle(noun);
    return article && !nounAfterAvec.test(text.slice(0, index)) ? ` et ${preposition}${article}${noun}` : match;
  });

/** Adds `preposition` and the article to each activity noun at the beginning. Returns undefined if there is none. */
function buildNounPhrase(phrase: string, preposition = ''): string | undefined {
  const [head = '', firstNoun = '', joiner, joinedNoun = ''] =
    /^([\p{L}-]+)(?: (et|ou) ([\p{L}-]+))?/u.exec(phrase) ?? [];
  const [firstArticle, secondArticle] = [getArticle(firstNoun), getArticle(joinedNoun)];
  const rest = addSecondArticles(phrase.slice(head.length), preposition);
  // For "Détartrages, surfaçages et maintenance", one article is too few and three are too many.
  if (!firstArticle || rest.startsWith(',') || articleAfterWord.test(phrase)) return undefined;
  if (!joiner) return `${preposition}${firstArticle}${phrase.slice(0, head.length)}${rest}`;
  return (
    secondArticle &&
    `${preposition}${firstArticle}${firstNoun} ${joiner} ${preposition}${secondArticle}${joinedNoun}${rest}`
  );
}

function buildLead({ company, precededBy, sentenceIndex }: SentenceContext): {
  opening: string;
  fallbackOpening: string;
} {
  const atCompany = formatFrenchAt(company);
  if (precededBy === 'sameEmployer')
    return {
      opening: ['De plus, ', 'Par ailleurs, ', 'En outre, '][sentenceIndex % 3] ?? '',
      fallbackOpening: 'Autre exemple de ce travail\u00a0: ',
    };
  if (precededBy === 'laterJob') {
    const adverb = sentenceIndex % 2 ? 'Plus tôt encore, ' : 'Auparavant, ';
    return { opening: `${adverb}${atCompany}, `, fallbackOpening: `Un exemple plus ancien, ${atCompany}\u00a0: ` };
  }
  return {
    opening: `${uppercaseFirst(atCompany)}, `,
    fallbackOpening: `Un exemple de mon travail ${atCompany}\u00a0: `,
  };
}

const prefixWithJe = (verb: string) => (needsElision(verb) ? `j’${verb}` : `je ${verb}`);

function buildStatement(head: string, context: SentenceContext): BuiltSentence {
  const { opening, fallbackOpening } = buildLead(context);
  const { precededBy, sentenceIndex, isCurrent } = context;
  const statement = lowercaseFirst(head.replace(/^J['’]ai\s+/u, ''));
  const createSentence = (text: string) => ({ text: `${opening}${text}`, isGrammatical: true });
  if (/^(?:je |j['’])/iu.test(statement)) return createSentence(statement.replace(/^j'/iu, 'j’'));
  if (/^(?:responsable|chargée?|membre|référente?) (?:d’|de|du|des)/u.test(statement))
    return createSentence(`${isCurrent ? 'je suis' : 'j’ai été'} ${statement}`);
  const result = formatResult(statement);
  if (result) return createSentence(`j’ai obtenu ${result}`);
  const nounPhrase = buildNounPhrase(statement);
  if (nounPhrase && precededBy === 'sameEmployer')
    return {
      text: `${['J’y ai aussi assuré', 'Par ailleurs, j’ai pris en charge', 'En outre, j’ai assuré'][sentenceIndex % 3]} ${nounPhrase}`,
      isGrammatical: true,
    };
  if (nounPhrase && precededBy === 'laterJob') return createSentence(`j’ai assuré ${nounPhrase}`);
  if (nounPhrase)
    return createSentence(`mon travail a notamment porté ${buildNounPhrase(statement, 'sur ') ?? `sur ${nounPhrase}`}`);
  if (participle.test(statement)) {
    if (precededBy !== 'sameEmployer') return createSentence(`j’ai ${statement}`);
    return {
      text: `${['J’y ai aussi', 'J’ai également', 'De plus, j’ai'][sentenceIndex % 3]} ${statement}`,
      isGrammatical: true,
    };
  }
  // First-person present: "Dirige trois sites", "Anime 12 ateliers".
  if (/^\p{L}{2,}e(?= )/u.test(statement) && determinerAfterWord.test(statement))
    return createSentence(prefixWithJe(statement));
  if (/^\p{L}+(?:er|ir|re)(?= )/u.test(statement))
    return createSentence(`mon rôle ${isCurrent ? 'est' : 'était'} ${prefixWithDe(statement)}`);
  return { text: `${fallbackOpening}${statement}`, isGrammatical: false };
}

const finiteVerb =
  /(?:^|\s)(?:ont|est|sont|était|étaient|\p{L}+(?:èrent|aient|irent))(?!\p{L})|\sa (?:été|\p{L}+[éiu])(?!\p{L})/u;

export const buildFrenchSentence: SentenceBuilder = {
  buildStatement,
  splitParts: (bullet) => splitStatements(bullet),
  formatAddition: (part) => (finiteVerb.test(part) ? `\u00a0; ${lowercaseFirst(part)}` : ` (${lowercaseFirst(part)})`),
  period: '.',
};
