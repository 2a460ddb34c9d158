import type { Occupation } from '../occupation';

/** Further clinical work, beside the occupations of healthcare.ts. */
export const clinical: Occupation[] = [
  {
    id: 'paramedic',
    title: 'Notfallsanitäter/in',
    also: 'notfallsanitäter, notfallsanitäterin, rettungssanitäter, rettungssanitäterin, rettungsassistent, rettungsassistentin, sanitäter, sanitäterin, rettungshelfer, rettungshelferin, notsan, krankentransport',
    terms:
      'Notfallversorgung, Patientenbeurteilung, Traumaversorgung, Atemwegsmanagement, Reanimation, Patiententransport, Funkkommunikation, Einsatzdokumentation, Desinfektion, Fahrzeugcheck',
    tools: 'EKG-Monitor, Defibrillator',
    ifHeld: 'Notfallsanitäter-Anerkennung, Führerschein C1, MPG-Einweisung',
    summary: [
      '{title} mit ruhigem Vorgehen in zeitkritischen Lagen und einer Patientenbeurteilung nach klarem Schema.',
      'Traumaversorgung, Funkkommunikation und eine geordnete Übergabe in der Notaufnahme bilden eine Kette, in der jede Information beim nächsten Glied ankommt, vom Eintreffen bis zur Nachbereitung des Fahrzeugs.',
    ],
    duties: [
      'Notfallversorgung bei [Zahl] Einsätzen pro Schicht nach geltenden Algorithmen',
      'Patientenbeurteilung nach ABCDE-Schema und Festlegung der Transportpriorität',
      'Überwachung von [Zahl] Patienten pro Schicht mit EKG-Monitor während der Fahrt',
      'Atemwegsmanagement und Zugangslegung im Rahmen freigegebener Maßnahmen',
      'Einsatzdokumentation für [Zahl] Einsätze pro Dienst im digitalen Protokoll',
      'Übergabe an die Notaufnahme in strukturierter Kurzform',
      'Fahrzeugcheck an [Zahl] Rettungsmitteln pro Woche mit Prüfung der Geräte',
      'Desinfektion von Trage, Geräten und Innenraum nach Infektionstransporten',
    ],
    earlier: [
      'Begleitung von [Zahl] Krankentransporten täglich mit zugewandter Betreuung',
      'Training von Reanimation und Rettungstechniken im Wachenteam',
      'Bestückung von [Zahl] Notfallrucksäcken pro Woche nach Packliste',
      'Beruhigung von Patienten und Angehörigen in belastenden Situationen',
      'Funktionsprüfung von [Zahl] Defibrillatoren und Absauggeräten pro Woche',
      'Lagemeldungen über Funkkommunikation in knapper und eindeutiger Form',
    ],
    letter: {
      opening:
        'Im Rettungsdienst möchte ich dort helfen, wo es auf Ruhe, klare Absprachen und sauber trainierte Handgriffe ankommt.',
      proof:
        'Bei [Arbeitgeber] habe ich [Zahl] Einsätze pro Schicht gefahren und Patienten mit vollständigen Angaben an die Klinik übergeben.',
    },
  },
  {
    id: 'dental-assistant',
    title: 'Zahnmedizinische/r Fachangestellte/r',
    also: 'zahnmedizinische fachangestellte, zahnmedizinischer fachangestellter, zfa, zahnarzthelfer, zahnarzthelferin, dentalassistent, dentalassistentin, prophylaxeassistentin, prophylaxeassistent, zmp, zmf, dentalhygienikerin, dentalhygieniker, stuhlassistenz',
    terms:
      'Stuhlassistenz, Prophylaxe, Instrumentenaufbereitung, Röntgenaufnahmen, Abformung, BEMA-Abrechnung, Terminvergabe, Praxishygiene, Heil- und Kostenpläne, Materialbestellung',
    tools: 'Sterilisator, Intraoralscanner',
    ifHeld: 'Röntgenschein, ZMP-Fortbildung',
    summary: [
      '{title} mit sicherer Hand am Behandlungsstuhl und einem Gespür für Patienten, denen der Zahnarztbesuch schwerfällt.',
      'Stuhlassistenz, Prophylaxe und eine lückenlose Instrumentenaufbereitung gehören ebenso zum Arbeitsalltag wie verständliche Hinweise zur Nachsorge und eine vollständige Leistungserfassung.',
    ],
    duties: [
      'Stuhlassistenz bei [Zahl] Behandlungen täglich, von der Füllung bis zum Implantat',
      'Beruhigung ängstlicher Patienten durch Erklärung der einzelnen Schritte',
      'Instrumentenaufbereitung für [Zahl] Trays täglich mit Chargenfreigabe',
      'Erstellung von Röntgenaufnahmen auf Anweisung und Archivierung der Bilder',
      'Prophylaxe bei [Zahl] Patienten pro Woche mit Zahnsteinentfernung und Politur',
      'Vorbereitung der Heil- und Kostenpläne zur Einreichung bei den Kassen',
      'BEMA-Abrechnung für [Zahl] Behandlungsfälle pro Quartal einschließlich Korrekturlauf',
      'Einhaltung der Praxishygiene in Behandlungsräumen und an Absauganlagen',
    ],
    earlier: [
      'Vorbereitung von [Zahl] Behandlungszimmern täglich nach Behandlungsart',
      'Abformung mit Alginat und Silikon für Schienen und Provisorien',
      'Terminvergabe für [Zahl] Patienten täglich mit Reserve für Schmerzfälle',
      'Anleitung zur häuslichen Mundpflege mit Modell und Zahnbürste',
      'Versand und Nachverfolgung von [Zahl] Laboraufträgen pro Woche',
      'Materialbestellung nach Mindestbestand und Prüfung der Lieferscheine',
    ],
    letter: {
      opening:
        'Ich mag es, wenn Patienten entspannter aus der Praxis gehen, als sie gekommen sind, und wenn hinter den Kulissen Hygiene und Abrechnung stimmen.',
      proof:
        'Bei [Arbeitgeber] habe ich bei [Zahl] Behandlungen täglich assistiert und Zimmer, Instrumente und Unterlagen vorbereitet.',
    },
  },
];
