import type { Occupation } from '../occupation';

export const clinical: Occupation[] = [
  {
    id: 'paramedic',
    title: 'Notfallsanitäter/in',
    aliases:
      'notfallsanitäter, notfallsanitäterin, rettungssanitäter, rettungssanitäterin, rettungsassistent, rettungsassistentin, sanitäter, sanitäterin, rettungshelfer, rettungshelferin, notsan, krankentransport',
    terms:
      'Notfallversorgung, Patientenbeurteilung, Traumaversorgung, Atemwegsmanagement, Reanimation, Patiententransport, Funkkommunikation, Einsatzdokumentation, Desinfektion, Fahrzeugcheck',
    tools: 'EKG-Monitor, Defibrillator',
    certifications: 'Notfallsanitäter-Anerkennung, Führerschein C1, MPG-Einweisung',
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
    pastDuties: [
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
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Einsätze pro Schicht gefahren und Patienten mit vollständigen Angaben an die Klinik übergeben.',
    },
  },
  {
    id: 'dental-assistant',
    title: 'Zahnmedizinische/r Fachangestellte/r',
    aliases:
      'zahnmedizinische fachangestellte, zahnmedizinischer fachangestellter, zfa, zahnarzthelfer, zahnarzthelferin, dentalassistent, dentalassistentin, prophylaxeassistentin, prophylaxeassistent, zmp, zmf, dentalhygienikerin, dentalhygieniker, stuhlassistenz',
    terms:
      'Stuhlassistenz, Prophylaxe, Instrumentenaufbereitung, Röntgenaufnahmen, Abformung, BEMA-Abrechnung, Terminvergabe, Praxishygiene, Heil- und Kostenpläne, Materialbestellung',
    tools: 'Sterilisator, Intraoralscanner',
    certifications: 'Röntgenschein, ZMP-Fortbildung',
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
    pastDuties: [
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
      achievement:
        'Bei [Arbeitgeber] habe ich bei [Zahl] Behandlungen täglich assistiert und Zimmer, Instrumente und Unterlagen vorbereitet.',
    },
  },
  {
    id: 'dentist',
    title: 'Zahnarzt/Zahnärztin',
    aliases:
      'zahnarzt, zahnärztin, zahnmediziner, zahnmedizinerin, vorbereitungsassistent zahnmedizin, vorbereitungsassistentin zahnmedizin, angestellter zahnarzt, angestellte zahnärztin, kieferorthopäde, kieferorthopädin, oralchirurg, oralchirurgin, kinderzahnarzt, kinderzahnärztin, assistenzzahnarzt, assistenzzahnärztin, dentist',
    terms:
      'Befundaufnahme, Behandlungsplanung, Füllungstherapie, Endodontie, Zahnersatz, Parodontitistherapie, Patientenaufklärung, Röntgendiagnostik, Schmerzbehandlung, Praxishygiene',
    tools: 'Intraoralscanner, digitales Röntgen',
    certifications: 'Approbation als Zahnarzt, Fachkunde Strahlenschutz, Curriculum Endodontologie',
    summary: [
      '{title} mit Schwerpunkt auf substanzschonender Zahnerhaltung und einer Patientenaufklärung, die Kosten und Alternativen offenlegt.',
      'Sorgfältige Befundaufnahme, ruhige Schmerzbehandlung und eine Behandlungsplanung in nachvollziehbaren Schritten nehmen auch ängstlichen Patienten die Sorge vor dem Termin.',
    ],
    duties: [
      'Versorgung von [Zahl] Patienten täglich in der allgemeinen Zahnheilkunde',
      'Befundaufnahme und Röntgendiagnostik als Grundlage der Behandlungsplanung',
      'Füllungstherapie an [Zahl] Zähnen pro Woche unter Kofferdam',
      'Patientenaufklärung zu Zahnersatz mit Modellen und Kostenvergleich',
      'Durchführung der Endodontie an [Zahl] Zähnen pro Monat mit maschineller Aufbereitung',
      'Überwachung der Praxishygiene und der Freigabe aufbereiteter Instrumente',
      'Eingliederung von [Zahl] Kronen und Brücken pro Monat in Abstimmung mit dem Labor',
      'Schmerzbehandlung im Notdienst mit anschließender Weiterbehandlung',
    ],
    pastDuties: [
      'Kontrolluntersuchungen bei [Zahl] Kindern pro Woche mit Fissurenversiegelung',
      'Parodontitistherapie nach Richtlinie mit regelmäßigen Nachsorgeterminen',
      'Entfernung von [Zahl] Zähnen pro Monat in örtlicher Betäubung',
      'Anleitung des Assistenzteams bei neuen Materialien',
      'Reihenuntersuchung in [Zahl] Schulklassen pro Jahr',
      'Gutachterliche Begründung von Anträgen gegenüber Kostenträgern',
    ],
    letter: {
      opening:
        'Mir ist wichtig, Zähne so lange wie möglich zu erhalten und Patienten jede Entscheidung so zu erklären, dass sie ohne Druck wählen können.',
      achievement:
        'Bei [Arbeitgeber] habe ich täglich [Zahl] Patienten behandelt und ihre Behandlung gemeinsam mit ihnen geplant.',
    },
  },
  {
    id: 'veterinarian',
    title: 'Tierarzt/Tierärztin',
    aliases:
      'tierarzt, tierärztin, veterinär, veterinärin, veterinärmediziner, veterinärmedizinerin, fachtierarzt, fachtierärztin, kleintierarzt, kleintierärztin, großtierarzt, pferdetierarzt, amtstierarzt, amtstierärztin, assistenztierarzt, assistenztierärztin, veterinarian, tiermediziner, tiermedizinerin',
    terms:
      'Klinische Untersuchung, Impfungen, Weichteilchirurgie, Narkoseüberwachung, Labordiagnostik, Sonografie, Bestandsbetreuung, Tierhalterberatung, Notdienst, Arzneimittelrecht',
    tools: 'Digitales Röntgen, Praxissoftware',
    certifications: 'Approbation als Tierarzt, GPCert',
    summary: [
      '{title} mit geübtem Blick in der klinischen Untersuchung und einer Tierhalterberatung in verständlichen Worten.',
      'Sichere Narkoseüberwachung, gezielte Labordiagnostik und ein ehrlicher Umgang mit Prognose und Kosten helfen Haltern, im Sinne ihres Tieres zu entscheiden.',
    ],
    duties: [
      'Klinische Untersuchung und Behandlung von [Zahl] Tieren täglich in der Sprechstunde',
      'Tierhalterberatung zu Fütterung, Haltung und Vorsorge',
      'Durchführung von [Zahl] Eingriffen der Weichteilchirurgie pro Woche, von Kastration bis Tumorentfernung',
      'Narkoseüberwachung mit Kapnografie und individuellem Schmerzmittelplan',
      'Verabreichung von [Zahl] Impfungen pro Woche mit Eintrag im Heimtierausweis',
      'Auswertung der Labordiagnostik und Anpassung der Therapie',
      'Bestandsbetreuung in [Zahl] landwirtschaftlichen Betrieben mit Gesundheitsplan',
      'Dokumentation nach Arzneimittelrecht bei Abgabe und Anwendung',
    ],
    pastDuties: [
      'Einsatz in [Zahl] Bereitschaften pro Monat im Notdienst',
      'Sonografie von Bauchraum und Herz zur weiteren Abklärung',
      'Zahnsanierung bei [Zahl] Hunden und Katzen pro Monat',
      'Begleitung von Haltern bei Abschied und Euthanasie',
      'Ausstellung von [Zahl] Reisepapieren und Bescheinigungen pro Monat',
      'Stationäre Betreuung frisch operierter Tiere über Nacht',
    ],
    letter: {
      opening:
        'An der Tiermedizin schätze ich die genaue Beobachtung, weil Patienten nicht sprechen, und das Gespräch mit Menschen, die sich sorgen.',
      achievement:
        'Bei [Arbeitgeber] habe ich täglich [Zahl] Tiere behandelt und Halter offen zu Befund und Therapie beraten.',
    },
  },
  {
    id: 'radiologic-technologist',
    title: 'Medizinische/r Technologe/-in für Radiologie',
    aliases:
      'medizinischer technologe für radiologie, medizinische technologin für radiologie, mtr, mtra, mta radiologie, medizinisch-technischer radiologieassistent, medizinisch-technische radiologieassistentin, röntgenassistent, röntgenassistentin, radiologieassistent, radiologieassistentin, radiologietechnologe, radiologietechnologin, fachperson für medizinisch-technische radiologie, ct mrt fachkraft, röntgenfachkraft, radiographer',
    terms:
      'Röntgenaufnahmen, Computertomografie, Magnetresonanztomografie, Strahlenschutz, Patientenlagerung, Kontrastmittelgabe, Bildqualität, Konstanzprüfung, Mammografie, Befundarchivierung',
    tools: 'PACS, RIS',
    certifications: 'Fachkunde Strahlenschutz, Erlaubnis zur Berufsbezeichnung MTR',
    summary: [
      '{title} mit sicherer Technik in Computertomografie und Magnetresonanztomografie und ruhiger Betreuung der Patienten.',
      'Umsichtige Patientenlagerung, konsequenter Strahlenschutz und verständliche Anweisungen sorgen dafür, dass Untersuchungen selten wiederholt werden müssen und sich Patienten auch in engen Geräten gut betreut fühlen.',
    ],
    duties: [
      'Anfertigung von [Zahl] Röntgenaufnahmen täglich in Praxis und Notaufnahme',
      'Patientenlagerung nach Fragestellung mit Rücksicht auf Schmerzen und Verletzungen',
      'Durchführung der Computertomografie bei [Zahl] Patienten pro Tag',
      'Einhaltung von Strahlenschutz und Dosisreferenzwerten bei jeder Untersuchung',
      'Magnetresonanztomografie an [Zahl] Patienten pro Woche nach Sicherheitsabfrage',
      'Kontrastmittelgabe nach ärztlicher Anordnung mit Beobachtung auf Reaktionen',
      'Prüfung der Bildqualität von [Zahl] Serien pro Schicht vor der Befundung',
      'Konstanzprüfung der Geräte mit dokumentierten Ergebnissen',
    ],
    pastDuties: [
      'Mammografie bei [Zahl] Teilnehmerinnen pro Woche im Screening',
      'Anfertigung mobiler Aufnahmen auf der Intensivstation mit Abschirmung Dritter',
      'Befundarchivierung von [Zahl] externen Datenträgern pro Woche im PACS',
      'Terminabstimmung mit Stationen und zuweisenden Praxen',
      'Unterstützung bei [Zahl] Interventionen pro Monat unter Durchleuchtung',
      'Anlernen von Auszubildenden an konventionellen Geräten',
    ],
    letter: {
      opening:
        'An der Radiologie reizt mich die Verbindung von Technik und Patientenkontakt, bei der eine ruhige Anleitung oft über die Qualität des Bildes entscheidet.',
      achievement:
        'Bei [Arbeitgeber] habe ich täglich [Zahl] Untersuchungen durchgeführt und die Vorgaben im Strahlenschutz genau eingehalten.',
    },
  },
  {
    id: 'medical-laboratory-technician',
    title: 'Medizinische/r Technologe/-in für Laboratoriumsanalytik',
    aliases:
      'medizinischer technologe für laboratoriumsanalytik, medizinische technologin für laboratoriumsanalytik, mtl, mtla, mta labor, medizinisch-technischer laboratoriumsassistent, medizinisch-technische laboratoriumsassistentin, laborant, laborantin, medizinischer laborant, medizinische laborantin, laborassistent, laborassistentin, biologielaborant, biologielaborantin, biomedizinischer analytiker, biomedizinische analytikerin, chemielaborant, chemielaborantin, labortechniker, labortechnikerin',
    terms:
      'Probenannahme, Hämatologie, klinische Chemie, Gerinnungsdiagnostik, Mikrobiologie, Qualitätskontrolle, Blutgruppenbestimmung, Befundvalidierung, Gerätewartung, Laborsicherheit',
    tools: 'Laborinformationssystem, Mikroskop, Zentrifuge',
    certifications: 'Erlaubnis zur Berufsbezeichnung MTL',
    summary: [
      '{title} mit Verantwortung für verlässliche Analytik vom Probeneingang bis zum freigegebenen Wert.',
      'Tägliche Qualitätskontrolle nach Richtlinie, gewissenhafte Gerätewartung und eine schnelle Meldung kritischer Ergebnisse geben Stationen und Praxen Sicherheit bei Diagnose und Therapie.',
    ],
    duties: [
      'Bearbeitung von [Zahl] Proben pro Schicht in Hämatologie und Gerinnungsdiagnostik',
      'Probenannahme mit Prüfung von Identität, Material und Zeitpunkt',
      'Befundvalidierung von [Zahl] Werten pro Tag mit Plausibilitätsprüfung',
      'Qualitätskontrolle nach Richtlinie mit Bewertung von Abweichungen',
      'Blutgruppenbestimmung und Kreuzproben für [Zahl] Transfusionen pro Woche',
      'Telefonische Weitergabe kritischer Werte an die behandelnde Station',
      'Mikroskopische Beurteilung von [Zahl] Blutausstrichen pro Woche',
      'Gerätewartung und Kalibrierung in der klinischen Chemie',
    ],
    pastDuties: [
      'Anlage von [Zahl] Kulturen täglich in der Mikrobiologie',
      'Teilnahme an Ringversuchen mit Auswertung der Ergebnisse',
      'Verteilung von [Zahl] Einsendungen täglich auf die Arbeitsplätze',
      'Beachtung der Laborsicherheit bei infektiösem Material',
      'Ansatz von [Zahl] Puffern und Färbelösungen pro Woche',
      'Bestandsprüfung von Reagenzien und Dokumentation des Chargenwechsels',
    ],
    letter: {
      opening:
        'Im Labor schätze ich das genaue Arbeiten im Hintergrund, von dem oft abhängt, wie schnell jemand die richtige Behandlung bekommt.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Proben pro Schicht analysiert und kritische Werte sofort weitergegeben.',
    },
  },
  {
    id: 'caregiver',
    title: 'Betreuungskraft',
    aliases:
      'betreuungskraft, betreuungsassistent, betreuungsassistentin, alltagsbegleiter, alltagsbegleiterin, seniorenbetreuer, seniorenbetreuerin, alltagshelfer, alltagshelferin, häusliche betreuung, seniorenassistent, seniorenassistentin, pflegehilfe zuhause, demenzbetreuer, demenzbetreuerin, senioren-alltagsbegleitung, 24-stunden-betreuung, haushaltshilfe senioren, caregiver, persönliche assistenz, behindertenassistent',
    terms:
      'Alltagsbegleitung, Seniorenbetreuung, Haushaltsführung, Mahlzeitenzubereitung, Begleitdienste, Gedächtnistraining, Demenzbegleitung, Einkaufshilfe, Medikamentenerinnerung, Angehörigenkontakt',
    tools: 'Betreuungsdokumentation, Notrufsystem',
    certifications: 'Betreuungskraft nach SGB XI, Erste-Hilfe-Nachweis, Führerschein Klasse B',
    summary: [
      '{title} mit viel Geduld im Alltag älterer Menschen und Respekt vor ihren Gewohnheiten.',
      'Verlässliche Zeiten, gemeinsames Kochen und kleine Unternehmungen geben dem Tag Struktur, während ein offener Angehörigenkontakt dafür sorgt, dass Veränderungen früh besprochen werden.',
    ],
    duties: [
      'Alltagsbegleitung von [Zahl] Seniorinnen und Senioren pro Woche in der eigenen Wohnung',
      'Mahlzeitenzubereitung nach Vorlieben, Diät und gemeinsamer Planung',
      'Begleitdienste zu [Zahl] Arzt-, Friseur- und Behördenterminen pro Monat',
      'Haushaltsführung mit Wäsche, Reinigung und Ordnung',
      'Gedächtnistraining mit [Zahl] Personen pro Woche anhand von Fotos und Liedern',
      'Medikamentenerinnerung nach Plan und Rückmeldung an den Pflegedienst',
      'Einkaufshilfe in [Zahl] Haushalten pro Woche mit Abrechnung der Belege',
      'Demenzbegleitung mit vertrauten Ritualen und ruhiger Beschäftigung',
    ],
    pastDuties: [
      'Organisation von [Zahl] Gruppennachmittagen pro Monat mit Musik und Bewegung',
      'Gestaltung von Spaziergängen und Vorlesestunden in der Seniorenbetreuung',
      'Übernahme der Nachtbereitschaft in [Zahl] Haushalten pro Monat',
      'Pflege eines Kontaktbuchs zur Abstimmung mit Angehörigen',
      'Fahrdienste mit [Zahl] Fahrten pro Woche zu Vereinen und Verwandten',
      'Beobachtung von Appetit, Stimmung und Sicherheit in der Wohnung',
    ],
    letter: {
      opening:
        'Ich nehme mir gern Zeit für Menschen, höre ihre Geschichten und helfe so, dass sie möglichst lange in vertrauter Umgebung leben können.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Menschen zu Hause begleitet und Angehörige regelmäßig informiert.',
    },
  },
  {
    id: 'occupational-therapist',
    title: 'Ergotherapeut/in',
    aliases:
      'ergotherapeut, ergotherapeutin, ergo, arbeitstherapeut, arbeitstherapeutin, beschäftigungstherapeut, beschäftigungstherapeutin, handtherapeut, handtherapeutin, pädiatrische ergotherapeutin, occupational therapist, ergotherapie',
    terms:
      'Ergotherapeutischer Befund, motorisch-funktionelle Behandlung, Hirnleistungstraining, Alltagstraining, Hilfsmittelberatung, Handtherapie, sensorische Integration, Angehörigenberatung, Therapieziele, Wohnraumanpassung',
    tools: 'Schienenmaterial, Assessmentverfahren',
    certifications: 'Zertifikat Handtherapie, Bobath-Zertifikat',
    summary: [
      '{title} mit Blick auf die Tätigkeiten, die Patienten in Alltag, Schule und Beruf selbst wichtig sind.',
      'Gemeinsam vereinbarte Therapieziele, passende Hilfsmittelberatung und die Einbindung von Angehörigen sorgen dafür, dass Fortschritte aus dem Therapieraum in Wohnung, Schule oder Beruf ankommen.',
    ],
    duties: [
      'Behandlung von [Zahl] Patienten pro Woche in Neurologie, Orthopädie und Pädiatrie',
      'Erhebung des ergotherapeutischen Befunds mit standardisierten Verfahren und Alltagsbeobachtung',
      'Alltagstraining mit [Zahl] Patienten pro Woche beim Anziehen, Kochen und Schreiben',
      'Festlegung überprüfbarer Therapieziele mit Patienten und Familien',
      'Hirnleistungstraining für [Zahl] Personen pro Woche am Bildschirm und im Gespräch',
      'Hilfsmittelberatung mit Erprobung in der eigenen Wohnung',
      'Anfertigung von [Zahl] Schienen pro Monat in der Handtherapie',
      'Angehörigenberatung zu Entlastung, Transfers und Tagesstruktur',
    ],
    pastDuties: [
      'Leitung von [Zahl] Kindergruppen pro Quartal zu sozialem Lernen',
      'Förderung von Wahrnehmung und Koordination durch sensorische Integration',
      'Hausbesuche bei [Zahl] Patienten pro Woche mit Blick auf Stolperstellen',
      'Vorschläge zur Wohnraumanpassung für Bad, Küche und Eingang',
      'Verfassen von [Zahl] Therapieberichten pro Monat an verordnende Praxen',
      'Austausch mit Schulen und Werkstätten zu Belastung und Arbeitsplatz',
    ],
    letter: {
      opening:
        'In der Ergotherapie freut mich jeder Handgriff, der wieder allein gelingt, vom Knopf am Hemd bis zum Weg zur Arbeit.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Patienten pro Woche behandelt und Therapieziele gemeinsam mit ihnen überprüft.',
    },
  },
];
