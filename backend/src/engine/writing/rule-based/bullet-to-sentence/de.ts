import { hasQuantity } from '../../../language/quantities';
import { formatGermanBei } from '../languages/companies';
import type { SentenceBuilder, SentenceContext, BuiltSentence } from './bullet-to-sentence';
import { addArticles, splitStatements } from './phrase-helpers';

/** Last parts of compounds. They determine the gender: "Bestandsbericht", "Buchungsformular". */
const compoundEndings: [article: 'der ' | 'das ' | 'die ', RegExp][] = [
  [
    'der ',
    /(?:bericht|plan|prozess|ablauf|umsatz|vertrag|katalog|kurs|workshop|bestand|dienst|standort|bereich|neubau|umbau|ausbau|abbau|anbau|rückbau|schein|pass|service|empfang|rundgang|leitfaden|stand|haushalt|umzug|wert|(?<!ver)weis|brief|anteil|ausschuss|verbrauch|aufwand|termin|auftrag|antrag|preis|beleg|vorgang|bedarf|verzug|stamm|kontakt|test|besuch|bescheid|beitrag|betrag|report|rückstand|schaden)$/iu,
  ],
  [
    'das ',
    /(?:system|team|projekt|konzept|formular|budget|lager|handbuch|verfahren|programm|portal|netzwerk|labor|archiv|werk|protokoll|management|marketing|training|coaching|controlling|monitoring|recruiting|onboarding|reporting|inventar|werkzeug|magazin|angebot|sortiment|seminar|geschäft|zertifikat|diplom|examen|material|gespräch|gerät|produkt|paket|dokument|konto|personal|fahrzeug|gebäude|muster|verzeichnis|ergebnis|ereignis|ticket|modell|rezept|menü|mittel|medikament|interview|event|video|foto|skript|modul|tool|bad|dach|netz)$/iu,
  ],
  [
    'die ',
    /(?:liste|anlage|website|datenbank|software|kampagne|anzeige|seite|plattform|strategie|quote|zeit|kasse|akte|technik|statistik|logistik|inventur|revision|gruppe|klasse|reise|messe|studie|charge|linie|flotte|route|schicht)$/iu,
  ],
];

export function getArticle(noun: string): string | undefined {
  if (
    /(?:ung|ion|heit|keit|schaft|tät|anz|enz|pflege|nahme|gabe|hilfe|arbeit|analyse|kontrolle|sorge|übergabe|reparatur|kultur|suche|wache|[tksn]ur|ware|stelle|frage|maßnahme|störung|runde|aufnahme|ausgabe|abgabe|adresse|wunde|maschine|leitung|küche|klage|ablage|auflage|nummer)$/iu.test(
      noun,
    )
  )
    return 'die ';
  const compound = compoundEndings.find(([, end]) => end.test(noun));
  if (compound) return compound[0];
  if (
    /^(?:auf|ab|um|aus|ein|an|nach|be|ver|ver|wieder)?(?:bau|satz|kauf|schluss|gang|trieb|tausch|fang|lauf|gleich|ruf|wechsel|trag)$|(?:aufbau|einsatz|einkauf|verkauf|abschluss|umgang|vertrieb|austausch|abgleich|empfang|versand|transport|entwurf|betrieb|support)$/iu.test(
      noun,
    )
  )
    return 'der ';
  const isNominalizedVerb = /^\p{Lu}\p{Ll}+(?:en|ern|eln)$/u.test(noun) && !/(?:kunden|patienten|daten)$/u.test(noun);
  return isNominalizedVerb && !isPlural(noun) ? 'das ' : undefined;
}

/** Returns whether a noun is a plural in "-n" ("Korrekturen") or "-e" ("Termine", "Verträge") of a known singular. */
function isPlural(noun: string): boolean {
  if (/en?$/u.test(noun) && [/n$/u, /en$/u].some((ending) => getArticle(noun.replace(ending, '')) === 'die '))
    return true;
  const singular = noun.replace(/e$/u, '');
  const umlauts: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u' };
  const withoutUmlaut = singular.replace(/[äöü](?=[^äöü]*$)/u, (letter) => umlauts[letter] ?? letter);
  return noun.endsWith('e') && [singular, withoutUmlaut].some((form) => /^(?:der|das) $/.test(getArticle(form) ?? ''));
}

const preterite =
  /^(?:\p{L}{3,}te|(?:über|ein|auf|unter|ent)?nahm|(?:be|ver)?schrieb|(?:er|ein)?hielt|gab|(?:be|ver)trieb|(?:be|ver)?trug|stand|half|(?:be|ver)?sprach|ließ|brachte|(?:er)?fand|gewann|traf|vertrat|unterwies|beriet|(?:ent)?warf|(?:er)?warb|maß|las|zog|lud|schloss|hob|(?:an)?bot|lief|griff)(?= )/iu;
const participle =
  /\s(?=[a-zäöüß]+(?:t|en)$)(?:[a-zäöü]*ge[a-zäöüß]{2,}(?:t|en)|[a-zäöü]+iert|(?:[a-zäöü]{2,5})?(?:be|ver|er|ent|zer|über|unter)[a-zäöüß]{2,}(?:t|en))$/u;
/** Participles of weak verbs: "geprüft", "angelegt", "überwacht", "koordiniert". */
const weakParticiple =
  /^(?:(?<prefix>ab|an|auf|aus|bei|dar|durch|ein|fest|fort|frei|her|hin|mit|nach|sicher|um|vor|weiter|zu|zurück|zusammen)?ge(?<stem>[a-zäöüß]{2,})t|(?<inseparable>(?:be|emp|ent|er|miss|ver|zer|über|unter)[a-zäöüß]{2,}|[a-zäöü]+ier)t)$/u;
const mixedVerb = /(?:bracht|dacht|kannt|nannt|wusst|sandt|wandt|rannt)$/u;
const adverb =
  /^(?:Täglich|Wöchentlich|Monatlich|Jährlich|Regelmäßig|Eigenständig|Selbstständig|Gemeinsam|Erfolgreich|Zusätzlich)(?= )/u;
const adjective = /^\p{Lu}\p{Ll}+(?:e|en|er|es|em)(?= \p{Lu})/u;

const ordinal = /^(?:Erste|Zweite|Dritte|Vierte|Letzte|Beste|Gesamte|Komplette)(?= )/u;
/** Words other than nouns that may begin a bullet and are lower case inside a sentence. */
const lowercaseOpener =
  /^(?:Je|Pro|Bei|In|Im|Für|Mit|An|Am|Auf|Aus|Von|Vom|Zu|Zum|Zur|Über|Unter|Bis|Rund|Etwa|Ca|Mehr|Die|Der|Den|Das|Dem|Ein|Eine|Einen|Alle|Alles|Neu|Sämtliche|Mehrere|Zahlreiche|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Zwanzig|Zunächst|Dabei|Zudem|Komplett|Vollständig|Erstmals|Federführend|Aktiv)(?!\p{L})/u;
/** Work that lasts as long as the job. All other work was done once. */
const continuousWork =
  /^(?:\p{L}+ )?\p{L}*(?:leitung|(?<!durch|ein|aus|auf|ab|zu|vor)führung|betreuung|verwaltung|pflege|organisation|steuerung|koordination|beratung|verantwortung|bearbeitung|begleitung|bedienung|überwachung|planung|kontrolle|unterstützung|annahme|unterricht|verkauf|einkauf|empfang|versorgung|vorbereitung|abrechnung|buchhaltung|wartung|reinigung|instandhaltung|entwicklung|disposition|schulung|förderung|vertretung|ansprechpartner|support|übergabe|arbeit|hilfe)$/iu;
const frequency =
  /(?:täglich|wöchentlich|monatlich|jährlich|(?:je|pro|am|im|in der) (?:Tag|Woche|Monat|Jahr|Quartal|Schicht|Abend))/iu;
/** Results: "Senkung des Ausschusses von 7 auf 1,5 %". */
const resultNoun =
  /^(?:\p{L}+ )?\p{L}*(?:(?:senk|steiger|verringer|verkürz|verbesser|erhöh|reduzier|halbier|einspar|beschleunig|vermeid|begrenz|minder|erweiter|gewinn|verdopp?el|vergrößer|eröffn)ung|abbau|ausbau|rückgang|zuwachs|zertifizierung)$/iu;

const lowercaseInSentence = (phrase: string) =>
  adverb.test(phrase) || adjective.test(phrase) || lowercaseOpener.test(phrase) || ordinal.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1)
    : phrase;

/** Returns the object of a participle with its article, or undefined if the first words do not determine the gender. */
function buildObject(phrase: string): string | undefined {
  const [firstWord = ''] = phrase.split(' ');
  if (ordinal.test(phrase)) return `die ${lowercaseInSentence(phrase)}`;
  if (lowercaseOpener.test(phrase) || adverb.test(phrase)) return lowercaseInSentence(phrase);
  // An adjective's ending determines the article: "Wöchentlichen Bestandsbericht neu gebaut", "Neues Lager eröffnet",
  // "Neue Prozesse eingeführt".
  if (adjective.test(phrase)) {
    if (/en$/u.test(firstWord)) return `den ${lowercaseInSentence(phrase)}`;
    const isNominalizedVerb = /^\p{L}+ \p{L}+(?:en|ern|eln)(?!\p{L})/u.test(phrase);
    return /es$/u.test(firstWord) && !isNominalizedVerb
      ? `ein ${lowercaseInSentence(phrase)}`
      : lowercaseInSentence(phrase);
  }
  const nounPhrase = addArticles(phrase, 'und', (noun) => getArticle(noun)?.replace('der ', 'den '));
  if (nounPhrase) return nounPhrase;
  // Plurals and names need no article: "Kampagnen verschlagwortet", "212 Preisfehler gefunden".
  return !/^\p{Lu}\p{Ll}/u.test(phrase) ||
    /^\p{L}+(?:en|er|ern|eln|ungen|s)(?!\p{L})/u.test(phrase) ||
    isPlural(/^\p{L}+/u.exec(phrase)?.[0] ?? '')
    ? phrase
    : undefined;
}

/** Returns the verb and its separable prefix in the first person of the present: "lege" and " an" for "angelegt". */
function toPresent(participle: string): { verb: string; prefix: string } | undefined {
  const { prefix = '', stem, inseparable } = weakParticiple.exec(participle)?.groups ?? {};
  const root = stem ?? inseparable;
  if (!root || mixedVerb.test(participle)) return undefined;
  const verb = root.endsWith('e') ? root : root.endsWith('el') ? `${root.slice(0, -2)}le` : `${root}e`;
  return { verb, prefix: prefix && ` ${prefix}` };
}

/**
 * Returns work that recurs in a current job in the present: "Monatlich 180 Rechnungen geprüft und Differenzen geklärt"
 * becomes "prüfe ich monatlich 180 Rechnungen und kläre Differenzen", after `lead`. Returns undefined if a clause has no
 * object or its verb is strong.
 */
function buildPresentSentence(statement: string, context: SentenceContext): string | undefined {
  if (!context.isCurrent || !frequency.test(statement) || /(?<!\p{N})(?:19|20)\p{N}{2}(?!\p{N})/u.test(statement))
    return undefined;
  const clauses: string[] = [];
  let pending = '';
  for (const piece of statement.split(/(?<=, | und )/u)) {
    pending += piece;
    const clause = pending.replace(/(?:,| und) $/u, '');
    if (!participle.test(clause)) continue;
    clauses.push(clause);
    pending = '';
  }
  const sentences = clauses.map((clause, i) => {
    const end = clause.lastIndexOf(' ');
    const present = toPresent(clause.slice(end + 1));
    const object = buildObject(clause.slice(0, end));
    if (!present || !object) return undefined;
    const joiner = i < clauses.length - 1 ? ', ' : ' und ';
    const start = i === 0 ? buildLead(context, `${present.verb} ich`) : joiner + present.verb;
    return `${start} ${object}${present.prefix}`;
  });
  return pending || sentences.includes(undefined) ? undefined : sentences.join('');
}

function buildLead({ company, precededBy, sentenceIndex }: SentenceContext, verb: string): string {
  if (precededBy === 'sameEmployer')
    return [`Dort ${verb} auch`, `Außerdem ${verb}`, `Ebenso ${verb}`][sentenceIndex % 3] ?? '';
  if (precededBy === 'laterJob') return `${sentenceIndex % 2 ? 'Zuvor' : 'Davor'} ${verb} ${formatGermanBei(company)}`;
  return `${formatGermanBei(company).replace(/^b/u, 'B')} ${verb}`;
}

function buildFallbackOpening({ company, precededBy, sentenceIndex }: SentenceContext): string {
  if (precededBy === 'sameEmployer')
    return sentenceIndex % 2 ? 'Ebenfalls von dort: ' : 'Ein weiteres Beispiel von dort: ';
  return `${precededBy === 'laterJob' ? 'Ein früheres Beispiel' : 'Ein Beispiel aus meiner Arbeit'} ${formatGermanBei(company)}: `;
}

/**
 * Returns the index of the first part that is not in one clause with the parts before it: "Büromaterial bestellt, Budget
 * 38.000 Euro" and "Ablösung des Monolithen durch 14 Services, Laufzeit halbiert", but not "Angebote, Preise und Fristen
 * geprüft". Returns -1 if there is none.
 */
function findTailIndex(parts: readonly string[], participleFlags: readonly boolean[]): number {
  if (participleFlags[0]) return participleFlags.findIndex((_, i) => participleFlags.indexOf(true, i) < 0);
  const isOwnPhrase = (parts[0] ?? '').trim().split(' ').length > 3;
  return isOwnPhrase ? participleFlags.indexOf(true) : -1;
}

/** Matches the start of a noun phrase, but not a participle ("Beendet") or a preposition. */
const nounPhraseStart =
  /^(?!(?:Ge\p{Ll}+t|(?:Be|Ver|Er|Ent|Zer)\p{Ll}+(?:et|elt|ert|igt|llt|hrt|zt)|Bei|In|Im|Für|Mit|An|Am|Auf|Aus|Von|Vom|Zu|Zum|Zur|Über|Unter|Bis|Je|Pro|Als|Nach|Seit|Während)(?!\p{L}))[\p{Lu}\p{N}]/u;

/** Matches words that are adjectives whatever follows, unlike "Posten" and "Kassierer". */
const certainAdjective = /^\p{Lu}\p{Ll}*(?:isch|lich|ig|iv|ell|al|bar|sam|haft|los|end|iert)(?:e|en|er|es)(?= )/u;

/** Formats a noun phrase without an article as an object: "Täglicher Versand" becomes "täglichen Versand". */
const formatAccusative = (phrase: string) =>
  certainAdjective.test(phrase)
    ? phrase.charAt(0).toLowerCase() + phrase.slice(1).replace(/^(\p{L}+)er(?= )/u, '$1en')
    : adjective.test(phrase)
      ? phrase
      : lowercaseInSentence(phrase);

function buildStatement(head: string, context: SentenceContext): BuiltSentence {
  const createSentence = (text: string) => ({ text, isGrammatical: true });
  const statement = head.replace(/^(?:Ich\s+(?:habe|war|bin)\s+)/u, '');
  if (/^(?:verantwortlich|zuständig|mitverantwortlich) für /iu.test(statement))
    return createSentence(
      `${buildLead(context, context.isCurrent ? 'bin ich' : 'war ich')} ${statement.charAt(0).toLowerCase()}${statement.slice(1)}`,
    );
  const noteIndex = statement.endsWith(')') ? statement.lastIndexOf(' (') : -1;
  if (noteIndex > 0) {
    const { text, isGrammatical } = buildStatement(statement.slice(0, noteIndex), context);
    return { text: text + statement.slice(noteIndex), isGrammatical };
  }
  const parts = statement.split(/(?=[–]|,(?!\d))/u);
  const participleFlags = parts.map((part) => participle.test(part.trim()));
  const tailIndex = findTailIndex(parts, participleFlags);
  if (tailIndex > 0) {
    const tail = parts
      .slice(tailIndex)
      .join('')
      .replace(/^[–,]\s*/u, '');
    const { text, isGrammatical } = buildStatement(parts.slice(0, tailIndex).join('').trim(), context);
    return { text: `${text} (${tail})`, isGrammatical };
  }
  const [first = '', ...rest] = statement.split(' ');
  // "Leite 64 Entwickler" begins with a first-person verb; "Erste Anzeige auf 1,3 Sekunden verkürzt" does not.
  const isPresent = /^(?:\p{L}{3,}e)$/u.test(first) && getArticle(first) === undefined && !adjective.test(statement);
  const isVerb =
    preterite.test(statement) || (isPresent && /^(?:\p{N}|d(?:ie|en|as|er)|ein|mein|alle)/u.test(rest[0] ?? ''));
  if (isVerb && !participleFlags[0] && !ordinal.test(statement) && !adjective.test(statement))
    return createSentence(`${buildLead(context, `${first.toLowerCase()} ich`)} ${rest.join(' ')}`);
  if (participleFlags.at(-1)) {
    const presentSentence = buildPresentSentence(statement, context);
    if (presentSentence) return createSentence(presentSentence);
    const object = buildObject(statement);
    return object
      ? createSentence(`${buildLead(context, 'habe ich')} ${object}`)
      : { text: buildFallbackOpening(context) + statement, isGrammatical: false };
  }
  const nounPhrase =
    participleFlags.includes(true) || adjective.test(statement) ? undefined : addArticles(statement, 'und', getArticle);
  if (!nounPhrase) {
    const isNounPhrase = nounPhraseStart.test(statement) && !finiteVerb.test(statement);
    if (participleFlags.includes(true) || !isNounPhrase)
      return { text: buildFallbackOpening(context) + statement, isGrammatical: false };
    // Without an article, the gender does not matter.
    return createSentence(
      `${buildLead(context, `umfass${context.isCurrent ? '' : 't'}en meine Aufgaben`)} ${formatAccusative(statement)}`,
    );
  }
  const noun = /^\p{L}+/u.exec(statement)?.[0] ?? '';
  const isPlural = /^\p{L}+ \p{L}+ und (?:die|der|das) /u.test(nounPhrase) || /^die \p{L}+ungen/u.test(nounPhrase);
  if (resultNoun.test(noun) && (hasQuantity(statement, 'de') || / um (?:ein|die|mehr) /u.test(statement)))
    return createSentence(`${buildLead(context, `gelang${isPlural ? 'en' : ''} mir`)} ${nounPhrase}`);
  const isOngoing = context.isCurrent && (continuousWork.test(noun) || frequency.test(statement.split(',')[0] ?? ''));
  if ((context.precededBy === 'sameEmployer' && context.sentenceIndex % 2) || /^Übernahmen?$/u.test(noun)) {
    const belongForm = `gehör${isOngoing ? '' : 't'}${isPlural ? 'en' : isOngoing ? 't' : 'e'}`;
    const opening =
      context.precededBy === 'sameEmployer'
        ? `Zu meinen Aufgaben ${belongForm} auch`
        : buildLead(context, `${belongForm} zu meinen Aufgaben`);
    return createSentence(`${opening} ${nounPhrase}`);
  }
  const object = addArticles(statement, 'und', (word) => getArticle(word)?.replace('der ', 'den ')) ?? nounPhrase;
  return createSentence(`${buildLead(context, `${isOngoing ? 'übernehme' : 'übernahm'} ich`)} ${object}`);
}

const finiteVerb =
  /(?:^|\s)(?:\p{Ll}{2,}t(?:en|e)|stieg|stiegen|sank|sanken|fiel|fielen|ging|gingen|blieb|blieben|ist|sind|war|waren|wurden?|hat|haben|endet|gilt|läuft|spart|bringt)(?!\p{L})/u;

export const buildGermanSentence: SentenceBuilder = {
  buildStatement,
  splitParts: (bullet) => splitStatements(bullet),
  formatAddition: (part) => (finiteVerb.test(part) && !participle.test(part) ? `; ${part}` : ` (${part})`),
  period: '.',
};
