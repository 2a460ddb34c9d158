import type { WriterLanguage } from './language';

const join = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} et ${items.at(-1)}` : items.join();

/** "de" before a title: "d’infirmier", "de comptable". */
export const ofTitle = (title: string): string =>
  /^(?:[aeiouàâéèêëîïôœ]|h(?:ô|o[mrt]|ui|y|is))/iu.test(title) ? `d’${title}` : `de ${title}`;

export const fr: WriterLanguage = {
  titles: {
    ranks: {
      junior: /(?<!\p{L})(?:junior|jr|stagiaire|apprentie?|alternante?|débutante?|debutante?)(?!\p{L})/u,
      senior: /(?<!\p{L})(?:senior|sr|principale?|confirmée?|expérimentée?|experte?)(?!\p{L})/u,
      lead: /(?<!\p{L})(?:lead(?! generation)|head|chef(?:fe)?|direct(?:eur|rice)|responsable|adjointe?|encadrante?|cadre)(?!\p{L})/u,
    },
    ranked: { junior: '{title} junior', senior: '{title} senior', lead: '{title} (encadrement)' },
    small: new Set('de du des d la le les l et ou en à a au aux pour par'.split(' ')),
    capitals: 'first',
    fold: (word) =>
      word
        .replace(/iere$/, 'ier')
        .replace(/ere$/, 'er')
        .replace(/trice$/, 'teur')
        .replace(/euse$/, 'eur')
        .replace(/(?<=[ln])ne$/, '')
        .replace(/ffe$/, 'f')
        .replace(/(?<=\p{L}{3})(?:es?|s)$/u, ''),
  },
  join,
  rank: {
    junior: {
      summary: 'Pose des questions tôt et tient compte des retours.',
      bullet: 'Recueil de retours sur le travail terminé et prise en compte dans les tâches suivantes',
    },
    senior: {
      summary: 'Partage ses connaissances et accompagne les nouveaux collègues.',
      bullet: 'Accompagnement de [nombre] nouveaux collègues avec des retours réguliers et un appui sur le terrain',
    },
    lead: {
      summary: 'Fixe des priorités claires, délègue et explique ses décisions.',
      bullet: 'Définition des priorités pour [nombre] collaborateurs et bilan régulier des résultats',
    },
  },
  positions: [
    (title) => `Je vous adresse ma candidature au poste ${ofTitle(title)}.`,
    (title) => `Je souhaite rejoindre votre équipe au poste ${ofTitle(title)}.`,
    (title) => `Le poste ${ofTitle(title)} que vous proposez correspond au travail que je recherche.`,
    (title) => `Par cette lettre, je vous propose ma candidature au poste ${ofTitle(title)}.`,
  ],
  closings: [
    (strengths, company) =>
      `J’aimerais apporter à ${company} cette expérience et mes compétences en ${strengths}. J’échangerais avec plaisir avec vous sur les besoins de votre équipe.`,
    (strengths, company) =>
      `Mes compétences en ${strengths} seraient utiles à ${company}. Je me tiens à votre disposition pour un entretien.`,
    (strengths, company) =>
      `Chez ${company}, je pourrais m’appuyer sur cette expérience et sur mes connaissances en ${strengths}. Dans l’attente de votre réponse, je vous remercie de votre attention.`,
    (strengths, company) =>
      `Je souhaite poursuivre ce travail chez ${company}, avec mes compétences en ${strengths}. Je vous remercie du temps accordé à ma candidature et vous en dirai volontiers plus lors d’un entretien.`,
  ],
  letter: {
    salutation: (name) => `Bonjour ${name},`,
    positions: [
      (title, company) => `Je vous adresse ma candidature au poste ${ofTitle(title)} chez ${company}.`,
      (title, company) => `Je souhaite rejoindre ${company} au poste ${ofTitle(title)}.`,
      (title, company) => `Le poste ${ofTitle(title)} chez ${company} correspond au travail que je recherche.`,
      (title, company) => `Par cette lettre, je propose à ${company} ma candidature au poste ${ofTitle(title)}.`,
    ],
    matches: [
      (skills) => `Parmi vos attentes, mon parcours couvre notamment : ${skills}.`,
      (skills) => `De ce que demande le poste, mon parcours comprend : ${skills}.`,
    ],
    reason: (company, reason) => `Ce qui m’attire chez ${company} : ${reason}.`,
    closing: (company) =>
      `Je serais à votre disposition pour parler de ce que je peux apporter à ${company}. Je vous remercie de votre attention.`,
  },
  summary: {
    opening: (title, employers) => (employers ? `${title}. Expérience : ${employers}.` : `${title}.`),
    skills: (skills) => `Compétences principales : ${join(skills)}.`,
    latest: (employer, bullet) => `Dernier poste (${employer}) : ${bullet}.`,
  },
};
