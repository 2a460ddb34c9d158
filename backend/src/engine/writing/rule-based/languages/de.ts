import { getArticle } from '../bullet-to-sentence/de';
import { formatGermanBei, formatGermanAn } from './companies';
import type { LanguagePack } from './language-pack';

const joinItems = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} und ${items.at(-1)}` : items.join();

const addArticle = (name: string) => `${getArticle(/^\p{L}+/u.exec(name)?.[0] ?? '') ?? ''}${name}`;

export const de: LanguagePack = {
  titleRules: {
    seniorityPatterns: {
      junior:
        /(?<!\p{L})(?:junior|jr|trainee|azubi|auszubildende[rn]?|praktikant(?:in)?|volontär(?:in)?|werkstudent(?:in)?|(?:berufs|quer)einsteiger(?:in)?)(?!\p{L})/u,
      senior:
        /(?<!\p{L})(?:senior|sr|principal|erfahrene[rn]?)(?!\p{L})|(?<!\p{L})ober(?=\p{L})(?!bekleid|fläch|leit|schul|stuf)/u,
      lead: /(?<!\p{L})(?:lead(?! generation)|head|chief|chef(?:in)?|direktor(?:in)?|stellvertretende[rn]?|leitende[rn]?|leiter(?:in)?|leitung)(?!\p{L})|(?<!\p{L})chef(?=arzt|ärzt|redakt)|\p{L}(?<!beg|reise)(?:leiter(?:in)?|leitung)(?!\p{L})/u,
    },
    seniorityTemplates: { junior: 'Junior {title}', senior: 'Senior {title}', lead: '{title} (Leitung)' },
    minorWords: new Set(
      'der die das den dem des und oder in im am an auf für von vom zu zum zur mit bei als of the and'.split(' '),
    ),
    capitalization: 'words',
    // Other adjectives may be part of a trade's name, which keeps its capital: "Medizinische Fachangestellte".
    leadingAdjectives:
      /^(?:(?:stellvertretend|leitend|angehend|examiniert|diplomiert|zertifiziert|geprüft|gelernt|ausgebildet|erfahren|angestellt|frei|selbst(?:st)?ändig)e[rn]?|staatlich) (?=\p{L})/iu,
    // Treats words as equal whether their umlauts are written out, dropped or kept, and also ignores "-in", "-frau" and
    // adjective endings.
    normalizeWord: (word) =>
      word
        .replace(/(?<=[^aeq])ue|ae|oe/g, (pair) => pair.charAt(0))
        .replace(/(?<=\p{L}{3})frau$/u, 'mann')
        .replace(/(?<=\p{L}{3})in(?:nen)?$/u, '')
        .replace(/(?<=t)e[rn]?$/, 'e'),
  },
  joinList: joinItems,
  seniorityPhrases: {
    junior: {
      summary: 'Früh nachzufragen und Feedback anzunehmen, gehört zur täglichen Arbeit.',
      bullet: 'Abstimmung neuer Aufgaben mit erfahrenen Kolleginnen und Kollegen und Umsetzung ihres Feedbacks',
    },
    senior: {
      summary: 'Wissen weiterzugeben und neue Kolleginnen und Kollegen einzuarbeiten, gehört selbstverständlich dazu.',
      bullet: 'Einarbeitung von [Zahl] neuen Kolleginnen und Kollegen mit regelmäßigem Feedback',
    },
    lead: {
      summary:
        'Aufgaben sinnvoll zu verteilen, Entscheidungen zu begründen und das Team zu fördern, prägt den Führungsstil.',
      bullet: 'Führung von [Zahl] Beschäftigten mit klarer Aufgabenverteilung und regelmäßigen Mitarbeitergesprächen',
    },
  },
  // After "Sehr geehrte Damen und Herren," the sentence continues in lower case.
  openings: [
    (title) => `ich bewerbe mich um die Stelle als ${title}.`,
    (title) => `auf die ausgeschriebene Stelle als ${title} möchte ich mich bewerben.`,
    (title) => `ich möchte Ihr Team als ${title} verstärken.`,
    (title) => `die Stelle als ${title} in Ihrem Haus passt zu dem, was ich mitbringe und suche.`,
  ],
  // After "wie", "darunter" and "rund um", strengths keep their list form: no grammatical case changes their endings.
  closings: [
    (strengths, company) =>
      `Mein Wissen rund um ${strengths} möchte ich gern ${formatGermanBei(company)} einbringen. Über die Einladung zu einem persönlichen Gespräch freue ich mich.`,
    (strengths, company) =>
      `Themen wie ${strengths} kenne ich aus meinem Arbeitsalltag, und damit möchte ich das Team ${formatGermanBei(company)} unterstützen. Gern erzähle ich Ihnen mehr in einem Gespräch.`,
    (strengths, company) =>
      `${formatGermanBei(company).replace(/^b/u, 'B')} möchte ich auf dieser Erfahrung aufbauen und Themen wie ${strengths} weiter vertiefen. Auf Ihre Rückmeldung freue ich mich.`,
    (strengths, company) =>
      `Meine Schwerpunkte, darunter ${strengths}, möchte ich auch ${formatGermanBei(company)} einbringen. Ich freue mich, wenn wir miteinander ins Gespräch kommen.`,
  ],
  coverLetter: {
    openings: [
      (title, company) => `ich bewerbe mich ${formatGermanBei(company)} um die Stelle als ${title}.`,
      (title, company) => `auf die Stelle als ${title} ${formatGermanBei(company)} möchte ich mich bewerben.`,
    ],
    bridges: [
      (title, company) => `Diese Erfahrung möchte ich ${formatGermanBei(company)} als ${title} einbringen.`,
      (title, company) =>
        `Mit dieser Erfahrung bewerbe ich mich ${formatGermanBei(company)} um die Stelle als ${title}.`,
    ],
    // As the subject of the sentence, skills keep their list form: no grammatical case changes their endings.
    qualifications: (skills) =>
      skills.length > 1
        ? `Aus Ihrer Anzeige sind mir außerdem ${joinItems(skills)} vertraut.`
        : `Auch Themen wie ${joinItems(skills)} kenne ich aus meiner Arbeit.`,
    skills: (skills) => `Themen wie ${joinItems(skills)} kenne ich aus meiner Arbeit.`,
    certificates: (names) =>
      `Zu meinen Qualifikationen ${names.length > 1 ? 'gehören' : 'gehört'} ${joinItems(names.map(addArticle))}.`,
    spokenLanguages: (languages) => `Ich spreche ${joinItems(languages)}.`,
    motivation: (company, reason) => `Was mich ${formatGermanAn(company)} besonders anspricht: ${reason}.`,
    closings: [
      () => 'Über die Einladung zu einem persönlichen Gespräch freue ich mich.',
      () => 'Gern erzähle ich Ihnen in einem Gespräch, was ich zu Ihrem Team beitragen kann.',
      () => 'Ich freue mich, wenn wir miteinander ins Gespräch kommen.',
    ],
  },
  summary: {
    opening: (title, employers, years) =>
      employers ? `${title} mit ${years ? `${years} Jahren ` : ''}Erfahrung bei ${employers}.` : `${title}.`,
    skills: (skills) => `Schwerpunkte: ${joinItems(skills)}.`,
    latest: (employer, bullet) => `Zuletzt bei ${employer}: ${bullet}.`,
  },
};
