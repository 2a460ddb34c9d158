/**
 * Company names inside a sentence. Brand names take no article: "bei Alster", "chez Airbus". Names that begin with a
 * kind of institution take the article of that noun: "am Klinikum", "à la Clinique des Tilleuls", "en el Hospital del
 * Llano".
 */

const createNounPattern = (nouns: string) => new RegExp(`^(?:${nouns.trim().split(/\s+/u).join('|')})$`, 'iu');

const getFirstWord = (company: string) => /^[\p{L}’'-]+/u.exec(company)?.[0] ?? '';
/** Returns false for a single word, because it is always a brand, whatever it means: "Boulanger", "Atelier". */
const hasSeveralWords = (company: string) => /^[\p{L}’'-]+ \S/u.test(company);

export const formatEnglishCompany = (company: string): string =>
  /^(?:University|Bank|City|Town|County|State|Ministry|Department|Office|Institute|College|School|Museum|Church|Port) (?:of|for) /u.test(
    company,
  )
    ? `the ${company}`
    : company;

const frenchFeminine =
  createNounPattern(`\\p{L}{2,}(?:[ei]rie|thèque|[st]ion|ité|ance|ence) clinique mairie école université banque
  agence étude maison société mutuelle caisse crèche résidence mission préfecture région commune ville ferme usine
  pharmacie compagnie coopérative chaîne cave boutique brigade crêperie fabrique imprimerie`);
const frenchMasculine =
  createNounPattern(`hôpital centre cabinet lycée collège groupe institut laboratoire restaurant hôtel café
  festival musée théâtre ministère département conseil syndicat bureau studio atelier garage magasin marché domaine
  château comptoir foyer service journal réseau port club comité chu ehpad cfa greta`);
const frenchPlural = createNounPattern(
  'halles archives ateliers éditions laboratoires transports établissements services jardins',
);

/** "la Clinique des Tilleuls", "l’Hôpital de la Baie", "le Centre hospitalier", "Airbus". */
export function formatFrenchCompany(company: string): string {
  const noun = getFirstWord(company);
  if (!hasSeveralWords(company)) return company;
  if (frenchPlural.test(noun)) return `les ${company}`;
  const isFeminine = frenchFeminine.test(noun);
  if (!isFeminine && !frenchMasculine.test(noun)) return company;
  if (/^[aeiouéèêhâîô]/iu.test(noun)) return `l’${company}`;
  return `${isFeminine ? 'la' : 'le'} ${company}`;
}

/** "à la Clinique des Tilleuls", "au Centre hospitalier", "chez Airbus". */
export function formatFrenchAt(company: string): string {
  const name = formatFrenchCompany(company);
  if (name === company) return `chez ${company}`;
  return `à ${name}`.replace(/^à les /u, 'aux ').replace(/^à le /u, 'au ');
}

export function formatFrenchDe(company: string, prefixWithDe: (word: string) => string): string {
  const name = formatFrenchCompany(company);
  if (name === company) return prefixWithDe(company);
  return `de ${name}`.replace(/^de les /u, 'des ').replace(/^de le /u, 'du ');
}

const spanishFeminine =
  createNounPattern(`\\p{L}{2,}(?:ría|ción|sión|dad) clínica escuela residencia guardería bodega oficina agencia
  empresa caja cooperativa biblioteca ludoteca mancomunidad diputación consejería fábrica federación`);
const spanishMasculine =
  createNounPattern(`hospital colegio instituto centro ceip ies ayuntamiento grupo hotel restaurante festival
  museo banco café laboratorio ministerio estudio taller teatro mercado club parque comité consorcio gabinete semanario periódico`);

export function formatSpanishCompany(company: string): string {
  const noun = getFirstWord(company);
  if (!hasSeveralWords(company)) return company;
  if (spanishFeminine.test(noun)) return `la ${company}`;
  return spanishMasculine.test(noun) ? `el ${company}` : company;
}

/** Contracts "a" and "de" with "el". */
export const formatSpanishWithPreposition = (preposition: 'a' | 'de' | 'en', company: string): string =>
  `${preposition} ${formatSpanishCompany(company)}`.replace(/^a el /u, 'al ').replace(/^de el /u, 'del ');

/** A company name with a legal form takes an article: "bei der Alster GmbH", "das Team der Alster GmbH". */
const legalForm = /(?<!\p{L})(?:g?GmbH|mbH|AG|KG|KGaA|OHG|UG|eG)(?!\p{L})/u;
const germanFeminine = createNounPattern(
  `[\\p{L}-]*(?:schule|klinik|praxis|ambulanz|universität|bibliothek|agentur|kanzlei|apotheke|bäckerei|molkerei|druckerei|stiftung|gesellschaft|verwaltung|werkstatt|kita|kindertagesstätte|feuerwehr|polizei|akademie|genossenschaft|sparkasse|handlung|halle|stadt|gemeinde)`,
);
const germanNeuter = createNounPattern(
  `[\\p{L}-]*(?:klinikum|krankenhaus|zentrum|studio|institut|museum|theater|büro|labor|hotel|restaurant|café|gymnasium|gasthaus|heim|amt|werk|kaufhaus|autohaus|fest)`,
);
const germanMasculine = createNounPattern('[\\p{L}-]*(?:verein|verband|verlag|kindergarten|betriebshof|landkreis)');

function getGermanDative(company: string): 'der' | 'dem' | undefined {
  const noun = getFirstWord(company);
  if (legalForm.test(company)) return 'der';
  if (!hasSeveralWords(company)) return undefined;
  if (germanFeminine.test(noun)) return 'der';
  return germanNeuter.test(noun) || germanMasculine.test(noun) ? 'dem' : undefined;
}

/** "bei der Alster GmbH", "beim Klinikum Lindenau", "bei Alster". */
export function formatGermanBei(company: string): string {
  const article = getGermanDative(company);
  if (article === 'dem') return `beim ${company}`;
  return article ? `bei der ${company}` : `bei ${company}`;
}

export function formatGermanAn(company: string): string {
  const article = getGermanDative(company);
  if (article === 'dem') return `am ${company}`;
  return article ? `an der ${company}` : `an ${company}`;
}
