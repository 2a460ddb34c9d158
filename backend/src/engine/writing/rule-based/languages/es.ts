import { lowercaseFirst } from '../bullet-to-sentence/phrase-helpers';
import { formatSpanishWithPreposition } from './companies';
import type { LanguagePack } from './language-pack';

const getConjunction = (next: string) => (/^h?[ií](?![aeo])/iu.test(next) ? 'e' : 'y');

const joinItems = (items: readonly string[]): string => {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} ${getConjunction(last)} ${last}` : last;
};

export const es: LanguagePack = {
  titleRules: {
    seniorityPatterns: {
      junior:
        /(?<!\p{L})(?:j[uú]nior|jr|becari[oa]|aprendiz|trainee|en prácticas|practicante|pasante|recién graduad[oa])(?!\p{L})/u,
      senior: /(?<!\p{L})(?:s[eé]nior|sr|principal|expert[oa])(?!\p{L})/u,
      lead: /(?<!\p{L})(?:lead(?! generation)|head|jef[ea]|direct(?:or|ora)|responsable|encargad[oa]|supervisora?|coordinadora?|gerente|subdirectora?|gobernanta|líder|lider)(?!\p{L})/u,
    },
    seniorityTemplates: { junior: '{title} júnior', senior: '{title} sénior', lead: '{title} (responsable)' },
    minorWords: new Set('de del la el los las y e o u en a al para por con'.split(' ')),
    capitalization: 'first',
    normalizeWord: (word) => word.replace(/(?<=or)as?$/, '').replace(/(?<=\p{L}{3})(?:[oa]s?|es)$/u, ''),
  },
  joinList: joinItems,
  seniorityPhrases: {
    junior: {
      summary: 'Pregunta a tiempo, toma nota y aplica las indicaciones que recibe.',
      bullet: 'Revisión del trabajo terminado con el equipo y aplicación de sus indicaciones en las tareas siguientes',
    },
    senior: {
      summary: 'Comparte lo que sabe y acompaña a las nuevas incorporaciones.',
      bullet: 'Orientación de [número] nuevas incorporaciones, con revisión periódica de su trabajo',
    },
    lead: {
      summary: 'Fija prioridades claras, delega con criterio y explica sus decisiones.',
      bullet: 'Definición de prioridades para [número] personas y revisión periódica de los resultados',
    },
  },
  openings: [
    (title) => `Me dirijo a ustedes para presentar mi candidatura al puesto de ${title}.`,
    (title) => `Les presento mi candidatura al puesto de ${title}.`,
    (title) => `Quisiera optar al puesto de ${title} en su equipo.`,
    (title) => `Les escribo porque me interesa el puesto de ${title}.`,
  ],
  closings: [
    (strengths, company) =>
      `Me gustaría aportar esta experiencia a ${company}, junto con mis conocimientos de ${strengths}. Quedo a su disposición para una entrevista.`,
    (strengths, company) =>
      `Mis conocimientos de ${strengths} pueden ser útiles en ${company}. Les agradecería la oportunidad de hablar sobre lo que requiere el puesto.`,
    (strengths, company) =>
      `En ${company} podría aplicar esta experiencia y mis conocimientos de ${strengths}. Quedo a la espera de sus noticias.`,
    (strengths, company) =>
      `Con gusto aportaría a ${company} lo aprendido y mis conocimientos de ${strengths}. Gracias por su tiempo; será un placer ampliar esta información en persona.`,
  ],
  coverLetter: {
    openings: [
      (title, company) =>
        `Presento mi candidatura al puesto de ${title} ${formatSpanishWithPreposition('en', company)}.`,
      (title, company) => `Quisiera optar al puesto de ${title} ${formatSpanishWithPreposition('en', company)}.`,
    ],
    bridges: [
      (title, company) =>
        `Me gustaría aportar esa experiencia al puesto de ${title} ${formatSpanishWithPreposition('en', company)}.`,
      (title, company) =>
        `Con esa experiencia me presento al puesto de ${title} ${formatSpanishWithPreposition('en', company)}.`,
    ],
    qualifications: (skills) => `De lo que piden en la oferta, aporto también conocimientos de ${joinItems(skills)}.`,
    skills: (skills) => `Mis conocimientos abarcan ${joinItems(skills)}.`,
    certificates: (names) => `Entre mis acreditaciones ${names.length > 1 ? 'figuran' : 'figura'} ${joinItems(names)}.`,
    spokenLanguages: (languages) => `Hablo ${joinItems(languages.map(lowercaseFirst))}.`,
    motivation: (company, reason) => `Lo que me atrae ${formatSpanishWithPreposition('de', company)}: ${reason}.`,
    closings: [
      () => 'Quedo a su disposición para una entrevista y les agradezco el tiempo dedicado a mi candidatura.',
      () => 'Me gustaría conversar con ustedes sobre lo que puedo aportar a su equipo. Gracias por su tiempo.',
      () => 'Con mucho gusto les contaré más en una entrevista. Gracias por leer mi candidatura.',
    ],
  },
  summary: {
    opening: (title, employers, years) =>
      employers ? `${title} con ${years ? `${years} años de ` : ''}experiencia en ${employers}.` : `${title}.`,
    skills: (skills) => `Competencias principales: ${joinItems(skills)}.`,
    latest: (employer, bullet) => `En el puesto más reciente, en ${employer}: ${lowercaseFirst(bullet)}.`,
  },
};
