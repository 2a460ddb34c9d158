import type { WriterLanguage } from './language';

const join = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} und ${items.at(-1)}` : items.join();

/** A firm that says its legal form has an article: "bei der Alster GmbH", "das Team der Alster GmbH". */
const form = /(?<!\p{L})(?:g?GmbH|mbH|AG|KG|KGaA|OHG|UG|eG)(?!\p{L})/u;
const at = (company: string) => (form.test(company) ? `der ${company}` : company);
const of = (company: string) => (form.test(company) ? `der ${company}` : `von ${company}`);

export const de: WriterLanguage = {
  titles: {
    ranks: {
      junior:
        /(?<!\p{L})(?:junior|jr|trainee|azubi|auszubildende[rn]?|praktikant(?:in)?|volontär(?:in)?|werkstudent(?:in)?|(?:berufs|quer)einsteiger(?:in)?)(?!\p{L})/u,
      senior:
        /(?<!\p{L})(?:senior|sr|principal|erfahrene[rn]?)(?!\p{L})|(?<!\p{L})ober(?=\p{L})(?!bekleid|fläch|leit|schul|stuf)/u,
      lead: /(?<!\p{L})(?:lead(?! generation)|head|chief|chef(?:in)?|direktor(?:in)?|stellvertretende[rn]?|leitende[rn]?|leiter(?:in)?|leitung)(?!\p{L})|(?<!\p{L})chef(?=arzt|ärzt|redakt)|\p{L}(?<!beg|reise)(?:leiter(?:in)?|leitung)(?!\p{L})/u,
    },
    ranked: { junior: 'Junior {title}', senior: 'Senior {title}', lead: '{title} (Leitung)' },
    small: new Set(
      'der die das den dem des und oder in im am an auf für von vom zu zum zur mit bei als of the and'.split(' '),
    ),
    capitals: 'words',
    // Others may belong to the name of a trade, which keeps its capital: "Medizinische Fachangestellte".
    adjectives:
      /^(?:(?:stellvertretend|leitend|angehend|examiniert|diplomiert|zertifiziert|geprüft|gelernt|ausgebildet|erfahren|angestellt|frei|selbst(?:st)?ändig)e[rn]?|staatlich) (?=\p{L})/iu,
    // Umlauts written out or left away are the same word; "-in", "-frau" and the endings of adjectives too.
    fold: (word) =>
      word
        .replace(/(?<=[^aeq])ue|ae|oe/g, (pair) => pair.charAt(0))
        .replace(/(?<=\p{L}{3})frau$/u, 'mann')
        .replace(/(?<=\p{L}{3})in(?:nen)?$/u, '')
        .replace(/(?<=t)e[rn]?$/, 'e'),
  },
  join,
  rank: {
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
  // After "Sehr geehrte Damen und Herren," the sentence goes on in small letters.
  positions: [
    (title) => `ich bewerbe mich um die Stelle als ${title}.`,
    (title) => `auf die ausgeschriebene Stelle als ${title} möchte ich mich bewerben.`,
    (title) => `ich möchte Ihr Team als ${title} verstärken.`,
    (title) => `die Stelle als ${title} in Ihrem Haus passt zu dem, was ich mitbringe und suche.`,
  ],
  // Behind "wie", "darunter" and "rund um" strengths stand as they do in a list: no case changes their endings.
  closings: [
    (strengths, company) =>
      `Mein Wissen rund um ${strengths} möchte ich gern bei ${at(company)} einbringen. Über die Einladung zu einem persönlichen Gespräch freue ich mich.`,
    (strengths, company) =>
      `Themen wie ${strengths} kenne ich aus meinem Arbeitsalltag, und damit möchte ich das Team bei ${at(company)} unterstützen. Gern erzähle ich Ihnen mehr in einem Gespräch.`,
    (strengths, company) =>
      `Bei ${at(company)} möchte ich auf dieser Erfahrung aufbauen und Themen wie ${strengths} weiter vertiefen. Auf Ihre Rückmeldung freue ich mich.`,
    (strengths, company) =>
      `Meine Schwerpunkte, darunter ${strengths}, möchte ich auch bei ${at(company)} einbringen. Ich freue mich, wenn wir miteinander ins Gespräch kommen.`,
  ],
  letter: {
    positions: [
      (title, company) => `ich bewerbe mich bei ${at(company)} um die Stelle als ${title}.`,
      (title, company) => `auf die Stelle als ${title} bei ${at(company)} möchte ich mich bewerben.`,
      (title, company) => `ich möchte das Team ${of(company)} als ${title} verstärken.`,
      (title, company) => `die Stelle als ${title} bei ${at(company)} passt zu dem, was ich mitbringe und suche.`,
    ],
    matches: [
      (skills) => `Aus Ihrer Anzeige bringe ich unter anderem mit: ${skills}.`,
      (skills) => `Zu Ihren Anforderungen passen aus meinem Werdegang vor allem: ${skills}.`,
    ],
    reason: (company, reason) => `Was mich an ${at(company)} besonders anspricht: ${reason}.`,
    closing: (company) =>
      `Ich möchte gern bei ${at(company)} mitarbeiten und freue mich auf ein persönliches Gespräch.`,
  },
  summary: {
    opening: (title, employers) => (employers ? `${title} mit Erfahrung bei ${employers}.` : `${title}.`),
    skills: (skills) => `Schwerpunkte: ${join(skills)}.`,
    latest: (employer, bullet) => `Zuletzt bei ${employer}: ${bullet}.`,
  },
};
