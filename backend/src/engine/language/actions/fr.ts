import { createStartPattern } from './pattern';

const nonActionStarts = createStartPattern(
  `responsables?|chargée?s? (?:de|du|des|d)|en charge|en tant que|membres?|missions?|tâches?|fonctions?|poste|rôle|profil|équipe|travail en|
  responsabilités?|au sein|dans|avec|pour|comme|maîtrise|connaissances?|expériences?|compétences?|capacités?|aptitudes?|sens|esprit|
  bonn?es?|bon|excellente?s?|grande?s?|très|polyvalente?|motivée?|passionnée?|dynamique|autonome|rigoureu(?:x|se)|titulaire|
  le|la|les|un|une|des|mon|ma|mes`,
);

/** Nouns that end like participles ("qualité", "capacité"), and participles with the same endings. */
const qualityNouns = /^\p{L}*(?:ité|erté|auté|anté)s?(?!\p{L})/iu;
const participles = createStartPattern(
  `(?:ré)?édité|visité|limité|exploité|sollicité|profité|évité|traité|facilité|cité|suscité|crédité|audité|incité|habilité|implanté|planté|inventorié`,
);

const actionEndings =
  /^(?:j['’](?:ai\s+)?)?[\p{L}-]*(?:er|ir|re|ée?s?|i[ste]?|ise|ue?|[tsx]ions?|aisons?|ments?|ages?|yses?|ien|ures?|[ae]nces?|eils?|ôles?|erie)(?!\p{L})/iu;

const actionNouns = createStartPattern(
  `accords?|achats?|aides?|annonces?|appuis?|apports?|audits?|baisse|bilans?|calculs?|choix|coaching|collectes?|commandes?|conduite|conseils?|contacts?|coupes?|cuisson|
  découpes?|défense|demandes?|démarches?|dépose|dépôts?|dessins?|diagnostics?|échanges?|écoute|enquêtes?|entraide|entretiens?|envois?|essais?|études?|examens?|exercices?|frappe|hausse|
  garde|mise|pose|prises?|purge|rappels?|remise|reprise|recherches?|refonte|relances?|relève|rencontres?|réponses?|reporting|respect|retouches?|retraits?|saisie|service|soins?|
  sourcing|support|synthèses?|tests?|traçabilité|transferts?|transports?|travail|tri|veille|ventes?|visites?|plaidoiries?|cartographie|photographies?|sauvegardes?|soutien|suivi|
  maintien|emploi|rachat|renfort|accueil|appels?|lancement|développement|découvertes?|économies?|fouilles?|gains?|lutte|offres?|
  paies?|patrouilles?|requêtes?|réunions?|rondes?|secours|tutorat`,
);

/** Present-tense verbs that end like nouns: "Pilote un réseau", "Gère l’équipe". */
const presentTenseVerbs = createStartPattern(
  `accompagne|analyse|anime|assure|audite|conçois|conseille|contrôle|coordonne|crée|définis|développe|dirige|élabore|encadre|forme|garantis|gère|
  installe|mène|négocie|optimise|organise|participe|pilote|planifie|prépare|prends|présente|produis|propose|réalise|recrute|rédige|réponds|
  supervise|suis|teste|traite|vends|veille`,
);

export const isFrenchAction = (bullet: string): boolean => {
  if (nonActionStarts.test(bullet)) return false;
  if (actionNouns.test(bullet) || presentTenseVerbs.test(bullet) || participles.test(bullet)) return true;
  return actionEndings.test(bullet) && !qualityNouns.test(bullet);
};
