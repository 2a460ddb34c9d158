import { lowercaseFirst } from '../bullet-to-sentence/phrase-helpers';
import { formatFrenchAt, formatFrenchDe } from './companies';
import { needsElision, prefixWithDe } from '../bullet-to-sentence/french-nouns';
import type { LanguagePack } from './language-pack';

const joinItems = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} et ${items.at(-1)}` : items.join();

/** Title in both genders: "Infirmier / Infirmière", "Directeur / Directrice d’hôtel". */
const genderPair = /^(?=[^/]+\/[^/]+$)(\p{L}{2,40})(\p{L}{0,3}(?!\p{L})[^/]*?) ?\/ ?(\1[^/]*)$/iu;

export function formatTitleWithDe(title: string): string {
  const [, head = '', end = '', other] = genderPair.exec(title) ?? [];
  if (!other) return prefixWithDe(title);
  const first = `${head}${end}`;
  const rest = other.split(' ').slice(first.split(' ').length);
  return `${prefixWithDe([first, ...rest].join(' '))} (H/F)`;
}

/** "en matière de tenue de caisse et d’accueil" or, with names, "en SQL et en gestion de projet". */
const formatStrengths = (strengths: readonly string[]): string =>
  strengths.some((strength) => /^\p{Lu}/u.test(strength))
    ? joinItems(strengths.map((strength) => `en ${strength}`))
    : `en matière ${joinItems(strengths.map(prefixWithDe))}`;

/** "le permis B", "l’attestation SST", "la qualification TOEIC 900". */
function addArticle(name: string): string {
  const noun = /^\p{L}+/u.exec(name)?.[0].toLowerCase() ?? '';
  const isMasculine =
    /^(?:permis|certificat|diplôme|brevet|titre|bac|baccalauréat|master|doctorat|cap|bts|caces)$/u.test(noun);
  if (!isMasculine && !/(?:tion|licence|maîtrise|carte|mention|agrégation)$/u.test(noun))
    return `la qualification ${name}`;
  return `${needsElision(noun) ? 'l’' : isMasculine ? 'le ' : 'la '}${lowercaseFirst(name)}`;
}

export const fr: LanguagePack = {
  titleRules: {
    seniorityPatterns: {
      junior: /(?<!\p{L})(?:junior|jr|stagiaire|apprentie?|alternante?|débutante?|debutante?)(?!\p{L})/u,
      senior: /(?<!\p{L})(?:senior|sr|principale?|confirmée?|expérimentée?|experte?)(?!\p{L})/u,
      lead: /(?<!\p{L})(?:lead(?! generation)|head|chef(?:fe)?|direct(?:eur|rice)|responsable|adjointe?|encadrante?|cadre)(?!\p{L})/u,
    },
    seniorityTemplates: { junior: '{title} junior', senior: '{title} senior', lead: '{title} (encadrement)' },
    minorWords: new Set('de du des d la le les l et ou en à a au aux pour par'.split(' ')),
    capitalization: 'first',
    normalizeWord: (word) =>
      word
        .replace(/iere$/, 'ier')
        .replace(/ere$/, 'er')
        .replace(/trice$/, 'teur')
        .replace(/euse$/, 'eur')
        .replace(/(?<=[ln])ne$/, '')
        .replace(/ffe$/, 'f')
        .replace(/ees?$/, 'e')
        // Keeps "ie": "chantié" is a typo of "chantier".
        .replace(/(?<=\p{L}{3})(?:s|(?<!i)es?)$/u, ''),
  },
  joinList: joinItems,
  seniorityPhrases: {
    junior: {
      summary: 'Pose des questions tôt et tient compte des retours.',
      bullet: 'Présentation régulière du travail au responsable et application de ses retours',
    },
    senior: {
      summary: 'Partage ses connaissances et accompagne les nouveaux collègues.',
      bullet: 'Intégration de [nombre] nouveaux collègues, avec des points réguliers jusqu’à leur autonomie',
    },
    lead: {
      summary: 'Fixe des priorités claires, délègue et explique ses décisions.',
      bullet: 'Encadrement de [nombre] collaborateurs, de la fixation des priorités au bilan des résultats',
    },
  },
  openings: [
    (title) => `Je vous adresse ma candidature au poste ${formatTitleWithDe(title)}.`,
    (title) => `Je souhaite rejoindre votre équipe au poste ${formatTitleWithDe(title)}.`,
    (title) => `Le poste ${formatTitleWithDe(title)} que vous proposez correspond au travail que je recherche.`,
    (title) => `Par ce courrier, je vous propose ma candidature au poste ${formatTitleWithDe(title)}.`,
  ],
  // Avoids "chez" and "de" before the company, so that "l’hôpital Saint-Louis" fits as well as "Airbus".
  closings: [
    (_strengths, company, strengthList) =>
      `J’aimerais apporter à ${company} cette expérience et mes compétences ${formatStrengths(strengthList)}. J’échangerais volontiers avec vous sur les besoins de votre équipe.`,
    (_strengths, company, strengthList) =>
      `Mon savoir-faire ${formatStrengths(strengthList)} serait utile à ${company}. Je me tiens à votre disposition pour un entretien.`,
    (_strengths, company, strengthList) =>
      `En rejoignant ${company}, je pourrais m’appuyer sur cette expérience et sur mes connaissances ${formatStrengths(strengthList)}. Dans l’attente de votre réponse, je vous remercie de votre attention.`,
    (_strengths, company, strengthList) =>
      `Je souhaite rejoindre ${company} pour y poursuivre ce travail, avec mes compétences ${formatStrengths(strengthList)}. Je vous remercie du temps accordé à ma candidature et vous en dirai volontiers plus lors d’un entretien.`,
  ],
  coverLetter: {
    openings: [
      (title, company) =>
        `Je vous adresse ma candidature au poste ${formatTitleWithDe(title)} ${formatFrenchAt(company)}.`,
      (title, company) =>
        `Je vous propose ma candidature au poste ${formatTitleWithDe(title)} ${formatFrenchAt(company)}.`,
    ],
    bridges: [
      (title, company) =>
        `J’aimerais mettre cette expérience au service ${formatFrenchDe(company, prefixWithDe)}, au poste ${formatTitleWithDe(title)}.`,
      (title, company) =>
        `C’est avec cette expérience que je postule ${formatFrenchAt(company)} au poste ${formatTitleWithDe(title)}.`,
    ],
    qualifications: (skills) =>
      `Pour répondre à vos attentes, j’apporte aussi des compétences ${formatStrengths(skills)}.`,
    skills: (skills) => `Je dispose de compétences ${formatStrengths(skills)}.`,
    certificates: (names) => `J’ai ${joinItems(names.map(addArticle))}.`,
    spokenLanguages: (languages) => `Je parle ${joinItems(languages.map(lowercaseFirst))}.`,
    motivation: (company, reason) => `Ce qui m’attire ${formatFrenchAt(company)}\u00a0: ${reason}.`,
    closings: [
      () => 'Je vous en dirais volontiers plus lors d’un entretien et vous remercie de votre attention.',
      () =>
        'J’échangerais volontiers avec vous sur ce que je peux apporter à votre équipe. Je vous remercie de votre attention.',
      () => 'Je me tiens à votre disposition pour un entretien et vous remercie du temps accordé à ma candidature.',
    ],
  },
  summary: {
    opening: (title, employers, years) => {
      if (!employers) return `${title}.`;
      return years ? `${title}, ${years} ans d’expérience (${employers}).` : `${title}. Expérience : ${employers}.`;
    },
    skills: (skills) => `Compétences principales : ${joinItems(skills)}.`,
    latest: (employer, bullet) => `Dernier poste (${employer}) : ${lowercaseFirst(bullet)}.`,
  },
};
