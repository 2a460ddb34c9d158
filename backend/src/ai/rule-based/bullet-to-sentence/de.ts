import { hasQuantity } from '../../../ats/language/quantities';
import { germanAt } from '../languages/companies';
import type { SentenceBuilder, SentenceContext, BuiltSentence } from './bullet-to-sentence';
import { addArticles, statements } from './phrase-helpers';

/** Last parts of compounds, which determine the gender: "Bestandsbericht", "Buchungsformular". */
const compounds: [article: 'der ' | 'das ' | 'die ', RegExp][] = [
  [
    'der ',
    /(?:bericht|plan|prozess|ablauf|umsatz|vertrag|katalog|kurs|workshop|bestand|dienst|standort|bereich|neubau|umbau|ausbau|abbau|anbau|rückbau|schein|pass|service|empfang|rundgang|leitfaden|stand|haushalt|umzug|wert|(?<!ver)weis|brief|anteil|ausschuss|verbrauch|aufwand)$/iu,
  ],
  [
    'das ',
    /(?:system|team|projekt|konzept|formular|budget|lager|handbuch|verfahren|programm|portal|netzwerk|labor|archiv|werk|protokoll|management|marketing|training|coaching|controlling|monitoring|recruiting|onboarding|reporting|inventar|werkzeug|magazin|angebot|sortiment|seminar|geschäft|zertifikat|diplom|examen)$/iu,
  ],
  [
    'die ',
    /(?:liste|anlage|website|datenbank|software|kampagne|anzeige|seite|plattform|strategie|quote|zeit|kasse|akte|technik|statistik|logistik|inventur|revision|gruppe|klasse|reise|messe|studie|charge|linie|flotte|route|schicht)$/iu,
  ],
];

export function getArticle(noun: string): string | undefined {
  if (
    /(?:ung|ion|heit|keit|schaft|tät|anz|enz|pflege|nahme|gabe|hilfe|arbeit|analyse|kontrolle|sorge|übergabe|reparatur|kultur|suche|wache)$/iu.test(
      noun,
    )
  )
    return 'die ';
  const compound = compounds.find(([, end]) => end.test(noun));
  if (compound) return compound[0];
  if (
    /^(?:auf|ab|um|aus|ein|an|nach|be|ver|ver|wieder)?(?:bau|satz|kauf|schluss|gang|trieb|tausch|fang|lauf|gleich|ruf|wechsel|trag)$|(?:aufbau|einsatz|einkauf|verkauf|abschluss|umgang|vertrieb|austausch|abgleich|empfang|versand|transport|entwurf|betrieb|support)$/iu.test(
      noun,
    )
  )
    return 'der ';
  return /^\p{Lu}\p{Ll}+(?:en|ern|eln)$/u.test(noun) &&
    !/(?:ungen|ionen|heiten|keiten|aufgaben|kunden|patienten|daten)$/u.test(noun)
    ? 'das '
    : undefined;
}

const preterite =
  /^(?:\p{L}{3,}te|(?:über|ein|auf|unter|ent)?nahm|(?:be|ver)?schrieb|(?:er|ein)?hielt|gab|(?:be|ver)trieb|(?:be|ver)?trug|stand|half|(?:be|ver)?sprach|ließ|brachte|(?:er)?fand|gewann|traf|vertrat|unterwies|beriet|(?:ent)?warf|(?:er)?warb|maß|las|zog|lud|schloss|hob|(?:an)?bot|lief|griff)(?= )/iu;
const participle =
  /\s(?=[a-zäöüß]+(?:t|en)$)(?:[a-zäöü]*ge[a-zäöüß]{2,}(?:t|en)|[a-zäöü]+iert|(?:[a-zäöü]{2,5})?(?:be|ver|er|ent|zer|über|unter)[a-zäöüß]{2,}(?:t|en))$/u;
const adverb =
  /^(?:Täglich|Wöchentlich|Monatlich|Jährlich|Regelmäßig|Eigenständig|Selbstständig|Gemeinsam|Erfolgreich|Zusätzlich)(?= )/u;
const adjective = /^\p{Lu}\p{Ll}+(?:e|en|er|es|em)(?= \p{Lu})/u;

const ordinal = /^(?:Erste|Zweite|Dritte|Vierte|Letzte|Beste|Gesamte|Komplette)(?= )/u;
/** Words other than nouns that may begin a bullet and are lower case inside a sentence. */
const small =
  /^(?:Je|Pro|Bei|In|Im|Für|Mit|An|Am|Auf|Aus|Von|Vom|Zu|Zum|Zur|Über|Unter|Bis|Rund|Etwa|Ca|Mehr|Die|Der|Den|Das|Dem|Ein|Eine|Einen|Alle|Alles|Neu|Sämtliche|Mehrere|Zahlreiche|Zwei|Drei|Vier|Fünf|Sechs|Sieben|Acht|Neun|Zehn|Elf|Zwölf|Zwanzig|Zunächst|Dabei|Zudem|Komplett|Vollständig|Erstmals|Federführend|Aktiv)(?!\p{L})/u;
/** Continuous work, which lasts as long as the job. All other work was done once. */
const lasting =
  /^(?:\p{L}+ )?\p{L}*(?:leitung|(?<!durch|ein|aus|auf|ab|zu|vor)führung|betreuung|verwaltung|pflege|organisation|steuerung|koordination|beratung|verantwortung|bearbeitung|begleitung|bedienung|überwachung|planung|kontrolle|unterstützung|annahme|unterricht|verkauf|einkauf|empfang|versorgung|vorbereitung|abrechnung|buchhaltung|wartung|reinigung|instandhaltung|entwicklung|disposition|schulung|förderung|vertretung|ansprechpartner|support|übergabe|arbeit|hilfe)$/iu;
const repeated =
  /(?:täglich|wöchentlich|monatlich|jährlich|(?:je|pro|am|im|in der) (?:Tag|Woche|Monat|Jahr|Quartal|Schicht|Abend))/u;
/** Results: "Senkung des Ausschusses von 7 auf 1,5 %". */
const result =
  /^(?:\p{L}+ )?\p{L}*(?:(?:senk|steiger|verringer|verkürz|verbesser|erhöh|reduzier|halbier|einspar|beschleunig|vermeid|begrenz|minder|erweiter|gewinn|verdopp?el|vergrößer|eröffn)ung|abbau|ausbau|rückgang|zuwachs|zertifizierung)$/iu;

const inside = (own: string) =>
  adverb.test(own) || adjective.test(own) || small.test(own) || ordinal.test(own)
    ? own.charAt(0).toLowerCase() + own.slice(1)
    : own;

/** Returns the object of a participle with its article, or undefined if the first words do not determine the gender. */
function objectOf(own: string): string | undefined {
  const [first = ''] = own.split(' ');
  if (ordinal.test(own)) return `die ${inside(own)}`;
  if (small.test(own) || adverb.test(own)) return inside(own);
  // An adjective's ending determines it: "Wöchentlichen Bestandsbericht neu gebaut", "Neues Lager eröffnet",
  // "Neue Prozesse eingeführt".
  if (adjective.test(own)) {
    if (/en$/u.test(first)) return `den ${inside(own)}`;
    const isDoing = /^\p{L}+ \p{L}+(?:en|ern|eln)(?!\p{L})/u.test(own);
    return /es$/u.test(first) && !isDoing ? `ein ${inside(own)}` : inside(own);
  }
  const named = addArticles(own, 'und', (noun) => getArticle(noun)?.replace('der ', 'den '));
  if (named) return named;
  // Plurals and names need no article: "Kampagnen verschlagwortet", "212 Preisfehler gefunden".
  return !/^\p{Lu}\p{Ll}/u.test(own) || /^\p{L}+(?:en|er|ern|eln|ungen|s)(?!\p{L})/u.test(own) ? own : undefined;
}

function lead({ company, precededBy, sentenceIndex }: SentenceContext, verb: string): string {
  if (precededBy === 'same')
    return [`Dort ${verb} auch`, `Außerdem ${verb}`, `Ebenso ${verb}`][sentenceIndex % 3] ?? '';
  if (precededBy === 'later') return `${sentenceIndex % 2 ? 'Zuvor' : 'Davor'} ${verb} ${germanAt(company)}`;
  return `${germanAt(company).replace(/^b/u, 'B')} ${verb}`;
}

function frameOf({ company, precededBy }: SentenceContext): string {
  if (precededBy === 'same') return 'Ein weiteres Beispiel von dort: ';
  return `${precededBy === 'later' ? 'Ein früheres Beispiel' : 'Ein Beispiel aus meiner Arbeit'} ${germanAt(company)}: `;
}

function say(head: string, context: SentenceContext): BuiltSentence {
  const sure = (text: string) => ({ text, isSure: true });
  const own = head.replace(/^(?:Ich\s+(?:habe|war|bin)\s+)/u, '');
  if (/^(?:verantwortlich|zuständig|mitverantwortlich) für /iu.test(own))
    return sure(
      `${lead(context, context.isCurrent ? 'bin ich' : 'war ich')} ${own.charAt(0).toLowerCase()}${own.slice(1)}`,
    );
  const done = own.split(/[–]|,(?!\d)/u).map((part) => participle.test(part.trim()));
  const [first = '', ...rest] = own.split(' ');
  // "Leite 64 Entwickler" begins with a first-person verb; "Erste Anzeige auf 1,3 Sekunden verkürzt" does not.
  const isPresent = /^(?:\p{L}{3,}e)$/u.test(first) && getArticle(first) === undefined && !adjective.test(own);
  const isVerb = preterite.test(own) || (isPresent && /^(?:\p{N}|d(?:ie|en|as|er)|ein|mein|alle)/u.test(rest[0] ?? ''));
  if (isVerb && !done[0] && !ordinal.test(own) && !adjective.test(own))
    return sure(`${lead(context, `${first.toLowerCase()} ich`)} ${rest.join(' ')}`);
  if (done[0]) {
    const object = objectOf(own);
    return object ? sure(`${lead(context, 'habe ich')} ${object}`) : { text: frameOf(context) + own, isSure: false };
  }
  const named = done.includes(true) || adjective.test(own) ? undefined : addArticles(own, 'und', getArticle);
  if (!named) return { text: frameOf(context) + own, isSure: false };
  const noun = /^\p{L}+/u.exec(own)?.[0] ?? '';
  const isPlural = /^\p{L}+ \p{L}+ und (?:die|der|das) /u.test(named) || /^die \p{L}+ungen/u.test(named);
  if (result.test(noun) && (hasQuantity(own, 'de') || / um (?:ein|die|mehr) /u.test(own)))
    return sure(`${lead(context, `gelang${isPlural ? 'en' : ''} mir`)} ${named}`);
  const goesOn = context.isCurrent && (lasting.test(noun) || repeated.test(own.split(',')[0] ?? ''));
  if ((context.precededBy === 'same' && context.sentenceIndex % 2) || /^Übernahmen?$/u.test(noun)) {
    const belonged = `gehör${goesOn ? '' : 't'}${isPlural ? 'en' : goesOn ? 't' : 'e'}`;
    const at =
      context.precededBy === 'same'
        ? `Zu meinen Aufgaben ${belonged} auch`
        : lead(context, `${belonged} zu meinen Aufgaben`);
    return sure(`${at} ${named}`);
  }
  const object = addArticles(own, 'und', (one) => getArticle(one)?.replace('der ', 'den ')) ?? named;
  return sure(`${lead(context, `${goesOn ? 'übernehme' : 'übernahm'} ich`)} ${object}`);
}

const finite =
  /(?:^|\s)(?:\p{Ll}{2,}t(?:en|e)|stieg|stiegen|sank|sanken|fiel|fielen|ging|gingen|blieb|blieben|ist|sind|war|waren|wurden?|hat|haben|endet|gilt|läuft|spart|bringt)(?!\p{L})/u;

export const buildGermanSentence: SentenceBuilder = {
  say,
  parts: (bullet) => statements(bullet),
  add: (part) => (finite.test(part) && !participle.test(part) ? `; ${part}` : ` (${part})`),
  stop: '.',
};
