import type { Clause } from './clause';
import { headed, lowered } from './words';

const startsWithVowel = (word: string) => /^[aeiouyàâéèêëîïôœh]/iu.test(word) && !/^h(?:a|é|ie)/iu.test(word);

function articleOf(noun: string): string | undefined {
  const feminine =
    /(?:tion|sion|ance|ence|ure|ise|yse|aison|prise|té|ité|vente|aide|tenue|conduite|recherche|mise|veille|surveillance)$/iu.test(
      noun,
    );
  if (
    !feminine &&
    !/(?:ment|age|ien|uivi|ueil|eil|ôle|ilan|soutien|conseil|achat|appui|tri|calcul|montage|envoi|développement)$/iu.test(
      noun,
    )
  )
    return undefined;
  return startsWithVowel(noun) ? 'l’' : feminine ? 'la ' : 'le ';
}

/** A participle at the start: "Géré", "Réduit", "Mis en place". */
const participle = /^(?:\p{L}{2,}(?:é|ui?t|is|ert|u)|fait|dit|écrit)(?= )/iu;

export const french: Clause = (bullet, { company, current, after, turn }) => {
  const job = after === 'later' ? 'un poste précédent' : current ? 'mon poste actuel' : 'mon dernier poste';
  const at = after !== 'same' ? `Dans ${job} (${company}),` : 'De plus,';
  const own = lowered(bullet.replace(/^J['’]ai\s+/u, ''));
  if (participle.test(own)) {
    if (after !== 'same') return `${at} j’ai ${own}.`;
    return turn % 2 ? `J’y ai aussi ${own}.` : `J’ai également ${own}.`;
  }
  const named = headed(own, 'et', articleOf);
  if (!named && /^\p{L}+(?:er|ir|re)(?= )/u.test(own))
    return `${at} mon rôle ${current ? 'est' : 'était'} ${startsWithVowel(own) ? 'd’' : 'de '}${own}.`;
  if (named && turn % 2) return `${at} j’${current ? 'assure' : 'assurais'} ${named}.`;
  if (named) return `${at} mon travail ${current ? 'comprend' : 'comprenait'} ${named}.`;
  return after === 'same' ? `Autre exemple : ${own}.` : `Un exemple, dans ${job} (${company}) : ${own}.`;
};
