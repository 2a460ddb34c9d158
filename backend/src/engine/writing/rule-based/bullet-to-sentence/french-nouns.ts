/** Matches a silent h, as in "habillage" and "hôtesse", but not in "hausse", "handicap" and "hotline". */
const silentH =
  /^h(?:abi|arm|eb|éb|el|em|ém|ép|ér(?!o|iss)|er[bm]|eu?r|i(?!ér|t)|o(?:m|n|r(?!s)|t(?!l)|p|sp)|ô|u(?:i|m)|y)/iu;

/** Returns whether "de", "le" and "la" drop their vowel before a word: "d’infirmière", "l’habillage". */
export const needsElision = (word: string): boolean => /^[aeiouàâéèêëîïôœ]/iu.test(word) || silentH.test(word);

export const prefixWithDe = (word: string): string => (needsElision(word) ? `d’${word}` : `de ${word}`);

const parseNouns = (nouns: string) => new Set(nouns.trim().split(/\s+/));

const feminineNouns = parseNouns(`
  aide annonce baisse cartographie collecte commande conduite coulée coupe cuisson défense demande dépose découpe découverte
  écoute enquête entraide étude frappe hausse ingénierie levée lutte maintenance mise montée patrouille pesée photographie
  pose pratique post-édition publicité purge question recherche refonte relève remontée rencontre réponse reprise requête
  retouche réunion revue ronde saisie sauvegarde synthèse taille tenue tournée veille vente visite économie`);
const masculineNouns = parseNouns(`
  accord achat appel apport appui arrêté atelier audit avis calcul choix cliché co-enseignement coaching conseil contact
  contrôle débit dépôt dessin diagnostic échange envoi essai examen exercice gain inventaire levé rappel recueil relais relevé
  rendu renfort report reporting respect retour retrait secours service soin sourcing sous-titrage stockage suivi support
  test transfert transport travail tri tutorat retri refus départ recours`);

/** Matches "traçabilité" and "sécurité", but not participles such as "piloté" and "augmenté". */
const qualityEnding = /(?:bilité|alité|curité|sûreté|propreté|ivité|idité|formité)$/u;
const feminineEnd = /(?:tion|sion|xion|ance|ence|ure|ise|yse|aison)$/u;
const masculineEnd = /(?:ment|age|ien|ueil|eil|ôle|ilan)$/u;

function getGender(noun: string): 'f' | 'm' | undefined {
  if (masculineNouns.has(noun)) return 'm';
  if (feminineNouns.has(noun) || qualityEnding.test(noun) || feminineEnd.test(noun)) return 'f';
  return masculineEnd.test(noun) ? 'm' : undefined;
}

export function getArticle(word: string): string | undefined {
  const noun = word.toLowerCase();
  const gender = getGender(noun);
  if (gender) return needsElision(noun) ? 'l’' : gender === 'f' ? 'la ' : 'le ';
  return noun.endsWith('s') && getGender(noun.slice(0, -1)) ? 'les ' : undefined;
}

/** Returns a result with its article as the object of "obtenu": "une baisse de 12 %". */
export const formatResult = (text: string): string | undefined => {
  const noun =
    /^(?:amélioration|augmentation|baisse|croissance|diminution|gain|hausse|progression|réduction|économie)(?= de (?:\[|\p{N}))/iu.exec(
      text,
    )?.[0];
  return noun && `${getGender(noun) === 'm' ? 'un' : 'une'} ${text}`;
};
