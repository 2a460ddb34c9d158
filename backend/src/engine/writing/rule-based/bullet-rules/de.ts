import { createTrimEndingRule, createReplaceRule, type BulletRule, createRemovePhrasesRule } from './bullet-rule';

const countableNouns =
  'Kunden|Kundinnen und Kunden|Patienten|Patientinnen und Patienten|Mitarbeitenden|Mitarbeitern|Auszubildenden|Schülern|Gästen|Bewohnern|Lieferanten|Anrufen|Anfragen|Aufträgen|Projekten|Rechnungen|Bestellungen|Berichten|Reklamationen|Veranstaltungen|Tickets|Kursen|Standorten|Fahrzeugen';

export const germanBulletRules: BulletRule[] = [
  createReplaceRule(
    'weak_opening',
    /^(?:Ich (?:war|bin) )?(?:(?:Haupt)?(?:[Vv]erantwortlich|[Zz]uständig)(?: gewesen)? für|[Vv]erantwortung für|[Bb]etraut mit|[Mm]itverantwortlich für)\s+(?:(?:die|den|das|der|dem)\s+)?/u,
    '',
  ),
  createReplaceRule(
    'weak_opening',
    /^(?:(?:Meine |Zu meinen )?(?:Haupt)?[Aa]ufgaben?(?:bereich)?(?: waren?| umfassten?| gehörten?)?(?: die| der| das)?:?|Tätigkeiten?:)\s+/u,
    '',
  ),
  createReplaceRule('first_person', /^Ich (?:habe|war|bin)\s+/u, ''),
  createReplaceRule('first_person', /(?<!\p{L})(?:mein|unser)(?:em|er) Team(?!\p{L})/gu, 'dem Team'),
  createRemovePhrasesRule('stock_phrase', [
    '(?:,\\s*)?(?:als|im) (?:echter |dynamischen? )?(?:Teamplayer|Macher|Umfeld)',
    '^(?:teamfähig|belastbar|flexibel|kommunikationsstark)',
    'ergebnisorientierte?[nrs]?',
    'zielorientierte?[nrs]?',
    'leidenschaftliche?[nrs]?',
    'hoch ?motivierte?[nrs]?',
    'mit (?:großer )?Leidenschaft',
  ]),
  createRemovePhrasesRule('filler', [
    'erfolgreich',
    'diverser?',
    'diverse[nm]?',
    'sämtlicher',
    'sowie weitere anfallende Aufgaben',
    'und vieles mehr',
    'usw\\.?',
    'etc\\.?',
    'natürlich',
    'sehr',
  ]),
  createTrimEndingRule(['um (?:so|dadurch)', 'und sorgte so']),
  createReplaceRule(
    'add_number',
    new RegExp(
      `^(\\p{Lu}\\p{L}+ung(?: und \\p{Lu}\\p{L}+ung)? von )((?:neuen |internen |externen )?(?:${countableNouns}))(?!\\p{L})`,
      'u',
    ),
    '$1[Zahl] $2',
  ),
];
