import type { WriterLanguage } from './language';

const join = (items: readonly string[]): string =>
  items.length > 1 ? `${items.slice(0, -1).join(', ')} und ${items.at(-1)}` : items.join();

export const de: WriterLanguage = {
  titles: {
    ranks: {
      junior:
        /(?<!\p{L})(?:junior|jr|trainee|azubi|auszubildende[rn]?|praktikant(?:in)?|volontär(?:in)?|werkstudent(?:in)?|berufseinsteiger(?:in)?)(?!\p{L})/u,
      senior: /(?<!\p{L})(?:senior|sr|principal|erfahrene[rn]?)(?!\p{L})|(?<!\p{L})ober(?=\p{L})/u,
      lead: /(?<!\p{L})(?:lead(?! generation)|head|chief|chef(?:in)?|direktor(?:in)?|stellvertretende[rn]?|leitende[rn]?|leiter(?:in)?|leitung)(?!\p{L})|\p{L}(?:leiter(?:in)?|leitung)(?!\p{L})/u,
    },
    ranked: { junior: 'Junior {title}', senior: 'Senior {title}', lead: '{title} (Leitung)' },
    small: new Set('der die das den dem des und oder in im am an auf für von vom zu zum zur mit bei als'.split(' ')),
    capitals: 'words',
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
      summary: 'Rückfragen früh zu stellen und Feedback umzusetzen, gehört zur täglichen Arbeitsweise.',
      bullet: 'Einholung von Rückmeldungen zu erledigten Aufgaben und Umsetzung in der weiteren Arbeit',
    },
    senior: {
      summary: 'Wissen offen weiterzugeben und neue Teammitglieder zu begleiten, gehört selbstverständlich dazu.',
      bullet: 'Begleitung von [Zahl] neuen Teammitgliedern mit regelmäßigem Feedback und Anleitung im Alltag',
    },
    lead: {
      summary:
        'Klare Prioritäten, sinnvolle Aufgabenteilung und offen begründete Entscheidungen prägen den Führungsstil.',
      bullet: 'Festlegung der Prioritäten für [Zahl] Teammitglieder und regelmäßige Besprechung der Ergebnisse',
    },
  },
  // After "Sehr geehrte Damen und Herren," the sentence goes on in small letters.
  positions: [
    (title) => `ich bewerbe mich um die Stelle als ${title}.`,
    (title) => `für die Position als ${title} möchte ich mich Ihnen vorstellen.`,
    (title) => `gern möchte ich als ${title} in Ihrem Haus arbeiten.`,
    (title) => `die ausgeschriebene Stelle als ${title} entspricht der Arbeit, die ich suche.`,
  ],
  closings: [
    (strengths, company) =>
      `Meine Kenntnisse in Bereichen wie ${strengths} möchte ich gern bei ${company} einbringen. Über die Einladung zu einem persönlichen Gespräch freue ich mich.`,
    (strengths, company) =>
      `Mit meiner Erfahrung in Themen wie ${strengths} kann ich das Team bei ${company} unterstützen. Gern erzähle ich Ihnen mehr in einem Gespräch.`,
    (strengths, company) =>
      `Bei ${company} möchte ich auf dieser Erfahrung aufbauen, vor allem in Bereichen wie ${strengths}. Auf Ihre Rückmeldung freue ich mich.`,
    (strengths, company) =>
      `Schwerpunkte wie ${strengths} möchte ich bei ${company} weiter ausbauen. Ich freue mich, wenn wir miteinander ins Gespräch kommen.`,
  ],
  letter: {
    salutation: (name) => `Guten Tag ${name},`,
    positions: [
      (title, company) => `ich bewerbe mich bei ${company} um die Stelle als ${title}.`,
      (title, company) => `für die Position als ${title} bei ${company} möchte ich mich Ihnen vorstellen.`,
      (title, company) => `gern möchte ich bei ${company} als ${title} arbeiten.`,
      (title, company) => `die Stelle als ${title} bei ${company} entspricht der Arbeit, die ich suche.`,
    ],
    matches: [
      (skills) => `Aus Ihrer Anzeige bringe ich unter anderem mit: ${skills}.`,
      (skills) => `Zu Ihren Anforderungen passen aus meinem Werdegang vor allem: ${skills}.`,
    ],
    reason: (company, reason) => `Was mich an ${company} besonders anspricht: ${reason}.`,
    closing: (company) => `Gern möchte ich bei ${company} mitarbeiten und freue mich auf ein persönliches Gespräch.`,
  },
  summary: {
    opening: (title, employers) => (employers ? `${title} mit Erfahrung bei ${employers}.` : `${title}.`),
    skills: (skills) => `Schwerpunkte: ${join(skills)}.`,
    latest: (employer, bullet) => `Zuletzt bei ${employer}: ${bullet}.`,
  },
};
