import type { IndustryOccupations } from '../occupation';

export const government: IndustryOccupations = {
  industry: 'Government',
  general: {
    id: 'public-service-professional',
    title: 'Fachkraft im öffentlichen Dienst',
    aliases: '',
    terms:
      'Bürgerservice, Sachbearbeitung, Verwaltungsrecht, Bürgeranfragen, Aktenführung, Berichtserstellung, Gremienarbeit, Haushaltsüberwachung, Verschwiegenheit, ressortübergreifende Abstimmung',
    tools: 'E-Akte, MS Office',
    certifications: 'Verwaltungslehrgang',
    summary: [
      '{title} mit Schwerpunkt auf rechtssicherer Sachbearbeitung und einem Bürgerservice in verständlicher Sprache.',
      'Ordentliche Aktenführung, verlässliche Fristen und eine offene Abstimmung zwischen den Ämtern sorgen dafür, dass Anliegen zügig und für alle nach denselben Maßstäben entschieden werden.',
    ],
    duties: [
      'Sachbearbeitung in [Zahl] Vorgängen pro Woche nach geltendem Verwaltungsrecht',
      'Bürgerservice vor Ort, am Telefon und über das Online-Portal',
      'Beantwortung von [Zahl] Bürgeranfragen pro Woche in klarer Sprache',
      'Aktenführung in der E-Akte mit vollständigem Verlauf',
      'Vorbereitung von [Zahl] Vorlagen pro Quartal für politische Gremien',
      'Haushaltsüberwachung der zugewiesenen Mittel mit Prognose',
      'Ressortübergreifende Abstimmung bei [Zahl] Vorhaben pro Jahr',
      'Wahrung der Verschwiegenheit bei personenbezogenen Angaben',
    ],
    pastDuties: [
      'Erfassung von [Zahl] Anträgen pro Tag mit Eingangsbestätigung',
      'Zuarbeit zur Berichtserstellung für Amtsleitung und Aufsicht',
      'Überprüfung von [Zahl] Formularen auf Verständlichkeit',
      'Mithilfe bei der Durchführung von Wahlen und Befragungen',
      'Versand von [Zahl] Bescheiden pro Woche mit Rechtsbehelfsbelehrung',
      'Einführung neuer Kollegen in Abläufe und Vorschriften',
    ],
    letter: {
      opening:
        'Am öffentlichen Dienst schätze ich, für das Gemeinwohl zu arbeiten und Regeln so anzuwenden, dass Menschen sie nachvollziehen können.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Vorgänge pro Woche bearbeitet und Anfragen verständlich beantwortet.',
    },
  },
  occupations: [
    {
      id: 'policy-analyst',
      title: 'Politikreferent/in',
      aliases:
        'politikreferent, politikreferentin, politischer referent, politische referentin, fachreferent, fachreferentin, referent politik, referentin politik, policy analyst, policy advisor, politikberater, politikberaterin, ministerialreferent, ministerialreferentin, wissenschaftlicher mitarbeiter abgeordnetenbüro, grundsatzreferent, grundsatzreferentin, public affairs manager, verbandsreferent, politikwissenschaftler, politikwissenschaftlerin, politikanalyst',
      terms:
        'Politikanalyse, Vermerke, Verbändeanhörung, Gesetzesfolgenabschätzung, Rechtsetzungsverfahren, Datenauswertung, Stellungnahmen, Evaluation, Beteiligungsverfahren, Redeentwürfe',
      tools: 'juris, Excel',
      certifications: 'Verwaltungsakademie-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Politikanalyse, die Handlungsoptionen abwägt und ihre Folgen benennt.',
        'Knappe Vermerke, sorgfältige Datenauswertung und faire Beteiligungsverfahren geben der Leitung eine belastbare Grundlage und machen Entscheidungen für Öffentlichkeit und Verbände nachvollziehbar.',
      ],
      duties: [
        'Politikanalyse zu [Zahl] Vorhaben pro Jahr mit Optionen, Kosten und Folgen',
        'Abfassung kurzer Vermerke und Sprechzettel für die Hausleitung',
        'Auswertung von [Zahl] Stellungnahmen im Rahmen der Verbändeanhörung',
        'Gesetzesfolgenabschätzung mit Darstellung von Erfüllungsaufwand und Alternativen',
        'Begleitung von [Zahl] Rechtsetzungsverfahren bis zur Verkündung',
        'Abstimmung von Positionen mit Ressorts, Ländern und Kommunen',
        'Beantwortung von [Zahl] parlamentarischen Anfragen pro Quartal',
        'Evaluation bestehender Programme anhand öffentlicher Daten',
      ],
      pastDuties: [
        'Vorbereitung von [Zahl] Redeentwürfen und Grußworten pro Jahr',
        'Recherche zu vergleichbaren Regelungen in Nachbarländern',
        'Organisation von [Zahl] Fachgesprächen mit Wissenschaft und Praxis',
        'Beobachtung von Ausschusssitzungen mit schriftlicher Zusammenfassung',
        'Datenauswertung aus [Zahl] amtlichen Statistiken pro Bericht',
        'Mitarbeit an Beteiligungsverfahren für Bürgerinnen und Bürger',
      ],
      letter: {
        opening:
          'Mich reizt, politische Fragen so aufzubereiten, dass Entscheidende die Folgen kennen und Betroffene sich gehört fühlen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Vorhaben pro Jahr fachlich begleitet und die Hausleitung mit knappen Vermerken beraten.',
      },
    },
    {
      id: 'administrative-officer',
      title: 'Verwaltungsfachangestellte/r',
      aliases:
        'verwaltungsfachangestellter, verwaltungsfachangestellte, verwaltungsfachwirt, verwaltungsfachwirtin, verwaltungsangestellter, verwaltungsangestellte, verwaltungsbeamter, verwaltungsbeamtin, sachbearbeiter öffentliche verwaltung, sachbearbeiterin öffentliche verwaltung, sachbearbeiter verwaltung, beamter, beamtin, administrative officer, verwaltungssekretär, standesbeamter, standesbeamtin, kommunalbeamter, verwaltungswirt, stadtverwaltung mitarbeiter, fachangestellter für bürodienste, sachbearbeiter, sachbearbeiterin, bürgerbüro, bürgeramt, bürgerservice',
      terms:
        'Antragsbearbeitung, Bürgerberatung, Aktenverwaltung, Bescheiderstellung, Schriftverkehr, Verwaltungsverfahren, Gebührenerhebung, Sitzungsdienst, Datenerfassung, Melderecht',
      tools: 'E-Akte, Fachverfahren MESO',
      certifications: 'Angestelltenlehrgang I, Angestelltenlehrgang II',
      summary: [
        '{title} mit Sorgfalt in der Antragsbearbeitung und einer Bürgerberatung, die Wege und Unterlagen erspart.',
        'Nachvollziehbare Bescheide, gewissenhafte Aktenverwaltung und ein höflicher Umgang am Schalter verbinden das Verwaltungsverfahren mit den Anliegen der Menschen.',
      ],
      duties: [
        'Antragsbearbeitung in [Zahl] Vorgängen pro Woche im Melde- und Passwesen',
        'Bürgerberatung zu Unterlagen, Fristen und Gebühren',
        'Bescheiderstellung in [Zahl] Fällen pro Monat mit Begründung',
        'Durchführung schriftlicher und mündlicher Anhörungen im Verwaltungsverfahren',
        'Gebührenerhebung bei [Zahl] Vorgängen täglich mit Kassenabschluss',
        'Schriftverkehr mit Behörden, Gerichten und Rechtsvertretungen',
        'Sitzungsdienst für [Zahl] Ausschusssitzungen pro Jahr samt Niederschrift',
        'Auskunft nach Melderecht unter Prüfung der Berechtigung',
      ],
      pastDuties: [
        'Ausgabe von [Zahl] Ausweisdokumenten pro Woche nach Identitätsprüfung',
        'Aktenverwaltung mit Aussonderung nach Ablauf der Aufbewahrungsfrist',
        'Datenerfassung von [Zahl] Meldungen täglich im Fachverfahren',
        'Vertretung an Infothek, Fundbüro und Telefonzentrale',
        'Prüfung von [Zahl] Anträgen pro Woche auf Vollständigkeit',
        'Beglaubigung von Abschriften, Zeugnissen und Unterschriften',
      ],
      letter: {
        opening:
          'Ich arbeite gern in der Verwaltung, weil sorgfältige Bescheide und eine freundliche Auskunft Vertrauen in den Staat schaffen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Anträge pro Woche bearbeitet und Bürgerinnen und Bürger verständlich beraten.',
      },
    },
    {
      id: 'urban-planner',
      title: 'Stadtplaner/in',
      aliases:
        'stadtplaner, stadtplanerin, raumplaner, raumplanerin, stadtentwickler, stadtentwicklerin, regionalplaner, regionalplanerin, urban planner, bauleitplaner, bauleitplanerin, städtebauer, städtebauerin, ortsplaner, quartiersmanager, quartiersmanagerin, umweltplaner, umweltplanerin, landschaftsplaner, landschaftsplanerin, verkehrsplaner öffentlicher dienst',
      terms:
        'Bauleitplanung, Bebauungspläne, Bürgerbeteiligung, Flächennutzungsplanung, Umweltprüfung, Verkehrskonzepte, Bauvoranfragen, Raumanalyse, Wohnraumentwicklung, Baugesetzbuch',
      tools: 'ArcGIS, QGIS, AutoCAD',
      certifications: 'Eintragung Stadtplanerliste',
      summary: [
        '{title} mit Schwerpunkt auf einer Bauleitplanung, die Wohnen, Verkehr und Freiraum gemeinsam entwickelt.',
        'Fundierte Raumanalyse, frühzeitige Bürgerbeteiligung und rechtssichere Abwägung nach Baugesetzbuch führen zu Plänen, die beschlossen werden und einer gerichtlichen Überprüfung standhalten können.',
      ],
      duties: [
        'Aufstellung von [Zahl] Bebauungsplänen pro Jahr vom Aufstellungsbeschluss bis zur Satzung',
        'Abwägung eingegangener Anregungen nach Baugesetzbuch mit Begründung',
        'Durchführung von [Zahl] Veranstaltungen pro Jahr zur Bürgerbeteiligung',
        'Abstimmung der Umweltprüfung mit Naturschutz- und Wasserbehörden',
        'Beurteilung von [Zahl] Bauvoranfragen pro Monat nach Planungsrecht',
        'Erarbeitung von Verkehrskonzepten für neue Quartiere',
        'Raumanalyse mit GIS für [Zahl] Stadtteile zu Bevölkerung und Versorgung',
        'Verhandlung städtebaulicher Verträge mit privaten Vorhabenträgern',
      ],
      pastDuties: [
        'Zeichnung von [Zahl] Planentwürfen pro Quartal im Maßstab der Bauleitplanung',
        'Fortschreibung der Flächennutzungsplanung für einzelne Ortsteile',
        'Betreuung von [Zahl] Gutachten zu Lärm, Boden und Artenschutz',
        'Vorstellung von Entwürfen im Ausschuss und in Ortsbeiräten',
        'Erhebung von [Zahl] Baulücken für die Wohnraumentwicklung',
        'Beantragung und Abrechnung von Städtebaufördermitteln beim Land',
      ],
      letter: {
        opening:
          'An der Stadtplanung reizt mich, viele Interessen an einen Tisch zu bringen und daraus Räume zu entwickeln, in denen Menschen gern leben.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Bebauungspläne bearbeitet und die Öffentlichkeit frühzeitig beteiligt.',
      },
    },
    {
      id: 'police-officer',
      title: 'Polizeibeamter/-beamtin',
      aliases:
        'polizist, polizistin, polizeibeamter, polizeibeamtin, polizeivollzugsbeamter, polizeivollzugsbeamtin, polizeikommissar, polizeikommissarin, kriminalbeamter, kriminalbeamtin, kriminalkommissar, kommissar, kommissarin, streifenpolizist, bundespolizist, bundespolizistin, police officer, ordnungsamt mitarbeiter, polizei',
      terms:
        'Streifendienst, Einsatzbewältigung, Anzeigenaufnahme, Deeskalation, Prävention, Spurensicherung, Verkehrsüberwachung, Vernehmungen, Gefahrenabwehr, Unfallaufnahme',
      tools: 'Vorgangsbearbeitungssystem, Digitalfunk',
      certifications: 'Laufbahnprüfung Polizeivollzugsdienst, Führerschein Klasse B',
      summary: [
        '{title} mit besonnenem Auftreten im Einsatz und Berichten, die vor Gericht Bestand haben.',
        'Deeskalation im Gespräch, sorgfältige Spurensicherung und ein fairer Umgang mit Beteiligten prägen den Dienst ebenso wie die Präsenz im Stadtteil und die Bereitschaft, unter Druck klare Entscheidungen zu treffen.',
      ],
      duties: [
        'Einsatzbewältigung bei [Zahl] Anlässen pro Schicht von Ruhestörung bis Unfall',
        'Streifendienst mit Ansprache von Anwohnern und Gewerbetreibenden',
        'Anzeigenaufnahme in [Zahl] Fällen pro Woche mit vollständigem Sachverhalt',
        'Deeskalation bei häuslicher Gewalt und Auseinandersetzungen im öffentlichen Raum',
        'Unfallaufnahme bei [Zahl] Verkehrsunfällen pro Monat mit Skizze und Zeugenangaben',
        'Spurensicherung am Tatort bis zum Eintreffen der Fachdienststelle',
        'Verkehrsüberwachung mit [Zahl] Kontrollen pro Woche an Unfallschwerpunkten',
        'Durchführung von Vernehmungen nach vorheriger Belehrung',
      ],
      pastDuties: [
        'Begleitung von [Zahl] Versammlungen und Fußballspielen pro Jahr',
        'Gefahrenabwehr durch Platzverweise und Gewahrsamnahmen nach Gesetz',
        'Prävention an [Zahl] Schulen pro Jahr zu Verkehr und Internet',
        'Vorführung von Personen und Transport zu Gerichtsterminen',
        'Bearbeitung von [Zahl] Ermittlungsvorgängen pro Monat für die Staatsanwaltschaft',
        'Zeugenaussage vor Gericht und Vorbereitung der Unterlagen',
      ],
      letter: {
        opening:
          'Am Polizeidienst ist mir wichtig, Menschen in schwierigen Momenten Sicherheit zu geben und dabei ruhig und rechtssicher zu handeln.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Einsätze pro Monat bearbeitet und Vorgänge vollständig dokumentiert.',
      },
    },
    {
      id: 'eligibility-specialist',
      title: 'Sachbearbeiter/in Sozialleistungen',
      aliases:
        'sachbearbeiter sozialleistungen, sachbearbeiterin sozialleistungen, leistungssachbearbeiter, leistungssachbearbeiterin, sachbearbeiter jobcenter, sachbearbeiterin jobcenter, fachangestellter für arbeitsmarktdienstleistungen, fachangestellte für arbeitsmarktdienstleistungen, sozialversicherungsfachangestellter, sozialversicherungsfachangestellte, sachbearbeiter sozialamt, sachbearbeiter leistungsgewährung, wohngeldsachbearbeiter, eligibility specialist, arbeitsvermittler, arbeitsvermittlerin, fallmanager, fallmanagerin, leistungsgewährung',
      terms:
        'Leistungsprüfung, Antragsaufnahme, Einkommensermittlung, Unterlagenprüfung, Bescheiderteilung, Leistungsberatung, Sozialgesetzbuch, Missbrauchsprüfung, Widerspruchsverfahren, Aktenvermerke',
      tools: 'Fachverfahren OPEN/PROSOZ, E-Akte',
      certifications: 'Angestelltenlehrgang II, Sozialversicherungs-Abschluss',
      summary: [
        '{title} mit dem Ziel, Leistungen zügig zu prüfen und Bescheide zu erteilen, die Antragstellende verstehen.',
        'Sichere Anwendung des Sozialgesetzbuchs, respektvolle Gespräche und sorgfältige Aktenvermerke sorgen für gleiche Maßstäbe in jedem Fall und halten Rückfragen wie Widersprüche gering.',
      ],
      duties: [
        'Leistungsprüfung bei [Zahl] Anträgen pro Woche nach Sozialgesetzbuch',
        'Leistungsberatung zu Ansprüchen, Mitwirkung und vorrangigen Hilfen',
        'Einkommensermittlung in [Zahl] Fällen pro Monat einschließlich Anrechnung',
        'Bescheiderteilung mit verständlicher Begründung und Berechnungsbogen',
        'Antragsaufnahme bei [Zahl] persönlichen Vorsprachen pro Woche',
        'Unterlagenprüfung auf Vollständigkeit, Echtheit und Zeitraum',
        'Bearbeitung von [Zahl] Widersprüchen pro Quartal bis zur Abhilfe oder Vorlage',
        'Missbrauchsprüfung anhand von Datenabgleichen und Rückfragen',
      ],
      pastDuties: [
        'Neuberechnung von [Zahl] laufenden Leistungen nach Änderungsmitteilung',
        'Zusammenarbeit mit Krankenkassen, Jugendamt und Vermietern',
        'Anforderung fehlender Nachweise in [Zahl] Fällen pro Woche',
        'Formulierung sachlicher Aktenvermerke zu jedem Gespräch',
        'Rückforderung von [Zahl] Überzahlungen pro Quartal mit Anhörung',
        'Vermittlung an Schuldner- und Wohnungsberatung bei Bedarf',
      ],
      letter: {
        opening:
          'Mir ist wichtig, dass Menschen in schwierigen Lagen zügig zu ihrem Recht kommen und jede Entscheidung nachvollziehen können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Leistungsfälle betreut und Anträge zügig und rechtssicher entschieden.',
      },
    },
    {
      id: 'firefighter',
      title: 'Feuerwehrmann/-frau',
      aliases:
        'feuerwehrmann, feuerwehrfrau, brandmeister, brandmeisterin, berufsfeuerwehrmann, berufsfeuerwehr, feuerwehrbeamter, feuerwehrbeamtin, hauptbrandmeister, oberbrandmeister, werkfeuerwehrmann, werkfeuerwehr, feuerwehr, firefighter, brandinspektor, brandinspektorin, gerätewart feuerwehr, feuerwehrkraft',
      terms:
        'Brandbekämpfung, technische Hilfeleistung, Atemschutzeinsatz, Menschenrettung, Gerätewartung, Einsatzberichte, Gefahrgutabwehr, Brandschutzerziehung, Einsatzübungen, Drehleiterbedienung',
      tools: 'Atemschutzgerät, hydraulischer Rettungssatz, Wärmebildkamera',
      certifications: 'Grundausbildung Feuerwehr, Rettungssanitäter, Führerschein Klasse C',
      summary: [
        '{title} mit sicherem Vorgehen in Brandbekämpfung und Hilfeleistung, im eingespielten Trupp und nach klarer Lagemeldung.',
        'Regelmäßige Einsatzübungen, gewissenhafte Gerätewartung und ehrliche Nachbesprechungen sorgen dafür, dass jeder Handgriff auch bei Rauch, Lärm und Zeitdruck sitzt.',
      ],
      duties: [
        'Brandbekämpfung und Hilfeleistung bei [Zahl] Einsätzen pro Monat im Löschzug',
        'Atemschutzeinsatz im Innenangriff mit Suche und Menschenrettung',
        'Teilnahme an [Zahl] Einsatzübungen pro Quartal zu Brand, Unfall und Höhenrettung',
        'Technische Hilfeleistung nach Verkehrsunfällen mit hydraulischem Rettungssatz',
        'Prüfung von [Zahl] Atemschutzgeräten pro Woche nach Wartungsplan',
        'Absicherung von Einsatzstellen und Einweisung nachrückender Kräfte',
        'Besetzung des Rettungswagens in [Zahl] Diensten pro Monat',
        'Gefahrgutabwehr unter Chemikalienschutz mit Messung und Dekontamination',
      ],
      pastDuties: [
        'Kontrolle von [Zahl] Hydranten und Löschwasserstellen pro Jahr',
        'Drehleiterbedienung bei Rettung aus oberen Stockwerken',
        'Reinigung und Verlastung von [Zahl] Schläuchen nach Einsätzen',
        'Abfassung der Einsatzberichte mit Zeiten, Kräften und Maßnahmen',
        'Brandschutzerziehung in [Zahl] Schulklassen pro Jahr',
        'Übernahme der Brandsicherheitswache in Theatern und bei Großveranstaltungen',
      ],
      letter: {
        opening:
          'Am Feuerwehrdienst schätze ich den Zusammenhalt im Trupp und das Wissen, dass gutes Training im Ernstfall Menschen hilft.',
        achievement:
          'Bei [Arbeitgeber] habe ich bei [Zahl] Einsätzen pro Jahr mitgewirkt und Geräte jederzeit einsatzbereit gehalten.',
      },
    },
  ],
};
