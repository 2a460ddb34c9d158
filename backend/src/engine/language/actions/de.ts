import { createStartPattern } from './pattern';

const nonActionStarts = createStartPattern(
  `verantwortlich\\p{L}*|zuständig\\p{L}*|mitglied|mitarbeiter(?:in)?|leiter(?:in)?|ansprechpartner(?:in)?|teil|aufgaben?|aufgabengebiet|(?:\\p{L}+e )?\\p{L}*tätigkeit(?:en)?|
  position|stelle|als|im|in|bei|mit|für|neben|sehr|gute[rs]?|hohe[rs]?|\\p{L}*kenntnisse?|\\p{L}*erfahrung(?:en)?|fähigkeit(?:en)?|kompetenz(?:en)?|
  stärken?|teamfähig\\p{L}*|belastbar\\p{L}*|zuverlässig|engagiert|motiviert|kommunikationsstark|freude|begeisterung|
  \\p{L}+e \\p{L}*(?:kenntnisse|erfahrung(?:en)?|fähigkeit(?:en)?|kompetenz(?:en)?|beherrschung|arbeitsweise|einstellung|stelle|position)|
  der|die|das|ein|eine|einer|mein|meine`,
);

/**
 * Nouns derived from verbs, optionally after an adjective or a truncated noun ("Urlaubs- und Einsatzplanung"), and
 * preterites ("Leitete").
 */
const actionNounEndings =
  /^(?:\p{L}+e[rs]? |\p{L}+- und )?[\p{L}/-]*\p{L}(?:ung|ungen|ion|ionen|te|enz|age|nahme|gabe|bau|lauf|ieb|tz|ab|kauf|käufe|satz|en|eln|ern|ing|tausch|zug|sicht)(?!\p{L})/iu;
const actionNouns =
  /^(?:\p{L}+e[rs]? |\p{L}+- und )?[\p{L}/-]*(?:abgleich|abschl[uü]ss(?:e)?|akquise|analysen?|anamnese|anschl[uü]ss(?:e)?|angebote?|(?:an|ab|rück)rufe?|abwehr|aufmaß|arbeit|ausk[uü]nfte?|audits?|auswahl|besuche?|check|design|diagnosen?|diagnostik|dienst|druck|einkauf|empfang|entwurf|gespräche?|grafie|guss|hilfe|hygiene|inventur|kontakt|kontrollen?|korrektur|kritik|kür|layouts?|(?:l|korr)ektorat|management|marketing|pflege|pitch|planspiel|prognosen?|prophylaxe|recherchen?|reparatur(?:en)?|retusche|schnitt|schutz|service|sprache|suche|support|tests?|therapie|training|transport|umgang|unterricht|vergleiche?|verkehr|versand|vertrieb|visite|vorschl[aä]ge?|vorstufe|vortrag|vorträge|wechsel|wesen|zuschnitt)(?!\p{L})/iu;

/** Nouns that end like infinitives. "Kunden aus der Industrie" is not an action, but "Kunden beraten" is. */
const nounsLikeInfinitives = createStartPattern(
  `kunden|kundinnen|patienten|patientinnen|personen|menschen|mitarbeitenden|daten|zahlen|themen|anlagen|unterlagen|produkten?|waren|maschinen|firmen|partnern?`,
);

const finiteVerbs = createStartPattern(
  `\\p{L}+iere|arbeite|akquiriere|bau[et]|bearbeite|begleite|behandle|berate|bereite|betreue|bediene|bringe|entwickle|entwerfe|erarbeite|erreiche|erstelle|
  fahre|führe|gebe|gestalte|gewinne|halte|helfe|kläre|leite|lese|nehme|pflege|plane|prüfe|reinige|schreibe|schule|senke|setze|sichere|
  steigere|stelle|steuere|teste|übernehme|überwache|unterrichte|unterstütze|vereinbare|verhandle|verkaufe|vermittle|vertrete|verwalte|warte|
  (?:\\p{L}+)?(?:nahm|gab|schrieb|hielt|gewann|half|trug|trieb|ließ|vertrat|beriet|warf|fand|sprach|begann|brachte|baute|schuf|hob|bot|band)|
  habe|ich \\p{L}+`,
);

/** Matches a final verb, which German writes in lower case: "Kunden beraten", "Team aufgebaut". */
const finalVerb =
  /\s(?:\p{Ll}+(?:en|eln|ern|tun)|(?=\p{Ll}+t\.?$)\p{Ll}*ge\p{Ll}+t|\p{Ll}+(?:iert|stützt|stellt|beitet|führt|treut|bessert|wickelt|höht|kauft|legt|setzt))\.?$/u;

export const isGermanAction = (bullet: string): boolean =>
  !nonActionStarts.test(bullet) &&
  ((actionNounEndings.test(bullet) && !nounsLikeInfinitives.test(bullet)) ||
    actionNouns.test(bullet) ||
    finiteVerbs.test(bullet) ||
    finalVerb.test(bullet));
