import type { IndustryOccupations } from '../occupation';

export const construction: IndustryOccupations = {
  industry: 'Construction',
  general: {
    id: 'construction-professional',
    title: 'Fachkraft am Bau',
    aliases: '',
    terms:
      'Arbeitssicherheit, Bauzeichnungen, Materialbestellung, Qualitätskontrolle, Nachunternehmerkoordination, Aufmaß, Baustellendokumentation, Terminplanung, Gerätebedienung, Bauvorschriften',
    tools: 'Nivelliergerät, MS Office',
    certifications: 'Ersthelferschein, Staplerschein',
    summary: [
      '{title} mit Sinn für saubere Ausführung, sicheres Arbeiten und eine Baustelle, auf der Material und Termine zusammenpassen.',
      'Genaues Lesen von Bauzeichnungen, rechtzeitige Materialbestellung und eine vollständige Baustellendokumentation vermeiden Wartezeiten und Streit bei der Abnahme.',
    ],
    duties: [
      'Koordination von [Zahl] Gewerken pro Woche auf der Baustelle',
      'Umsetzung der Vorgaben zur Arbeitssicherheit mit Schutzausrüstung und Absperrungen',
      'Materialbestellung für [Zahl] Bauabschnitte nach Bedarf und Liefertermin',
      'Qualitätskontrolle der ausgeführten Arbeiten anhand der Bauzeichnungen',
      'Aufnahme von [Zahl] Positionen im Aufmaß pro Monat',
      'Terminplanung in Abstimmung mit Bauleitung und Nachunternehmern',
      'Gerätebedienung auf [Zahl] Baustellen von Verdichter bis Minibagger',
      'Führung der Baustellendokumentation mit Fotos und Lieferscheinen',
    ],
    pastDuties: [
      'Annahme von [Zahl] Lieferungen pro Woche mit Mengenprüfung',
      'Einrichtung und Räumung von Lagerflächen und Zufahrten',
      'Abstecken von [Zahl] Höhen und Achsen pro Bauabschnitt',
      'Meldung von Mängeln und Behinderungen an die Bauleitung',
      'Wartung von [Zahl] Kleingeräten pro Monat',
      'Unterstützung bei Begehungen durch Bauaufsicht und Berufsgenossenschaft',
    ],
    letter: {
      opening:
        'Am Bau gefällt mir, dass man gemeinsam etwas schafft, das stehen bleibt, und dass gute Vorbereitung jedem die Arbeit erleichtert.',
      achievement:
        'Bei [Arbeitgeber] habe ich auf [Zahl] Baustellen mitgearbeitet und Material und Termine im Griff behalten.',
    },
  },
  occupations: [
    {
      id: 'construction-project-manager',
      title: 'Bauprojektleiter/in',
      isIndustrySpecific: true,
      aliases:
        'bauprojektleiter, bauprojektleiterin, projektleiter bau, projektleiterin bau, bauleiter, bauleiterin, oberbauleiter, oberbauleiterin, projektmanager bau, projektmanagerin bau, projektleiter, projektleiterin, projektsteuerer, projektsteuerin, construction manager, construction project manager, projektmanager, projektmanagerin, baumanager, projektleiter hochbau, projektleiter tiefbau',
      terms:
        'Terminsteuerung, Kostenkontrolle, Nachunternehmersteuerung, Arbeitssicherheit, Vertragsmanagement, Ausschreibung, Nachtragsmanagement, Qualitätssicherung, Bauherrenberichte, Abnahme',
      tools: 'MS Project, RIB iTWO',
      certifications: 'VOB-Zertifikat, SiGeKo, IPMA-Zertifikat',
      summary: [
        'Schwerpunkte als {title}: Kosten, Termine und Qualität von der Vergabe bis zur Abnahme.',
        'Klare Verträge nach VOB, ein sachlich geführtes Nachtragsmanagement und regelmäßige Bauherrenberichte geben Auftraggebern Sicherheit und halten Planer und Firmen auf gemeinsamem Kurs.',
      ],
      duties: [
        'Leitung von [Zahl] Bauprojekten pro Jahr von der Vergabe bis zur Gewährleistung',
        'Terminsteuerung mit Ablaufplan, Soll-Ist-Vergleich und Gegenmaßnahmen',
        'Kostenkontrolle über [Zahl] Vergabeeinheiten mit monatlicher Prognose',
        'Nachunternehmersteuerung in wöchentlichen Baubesprechungen mit verbindlichem Protokoll',
        'Prüfung von [Zahl] Nachträgen pro Quartal dem Grunde und der Höhe nach',
        'Vertragsmanagement nach VOB mit Anzeige von Behinderungen und Bedenken',
        'Durchführung der Abnahme von [Zahl] Gewerken pro Projekt mit Mängelverfolgung',
        'Qualitätssicherung durch Bemusterung, Prüfpläne und Begehungen',
      ],
      pastDuties: [
        'Ausschreibung und Vergabe von [Zahl] Leistungen pro Jahr',
        'Erstellung der Bauherrenberichte mit Kosten, Terminen und Risiken',
        'Freigabe von [Zahl] Abschlagsrechnungen pro Monat',
        'Abstimmung mit Versorgern, Nachbarn und Genehmigungsbehörden',
        'Einarbeitung von [Zahl] Jungbauleiterinnen und Jungbauleitern',
        'Zusammenstellung der Bestandsunterlagen für die Übergabe',
      ],
      letter: {
        opening:
          'Ein Bauprojekt zu leiten heißt für mich, früh zu sehen, wo es klemmen wird, und alle Beteiligten rechtzeitig an den Tisch zu holen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Bauprojekte pro Jahr geleitet und Kosten und Termine transparent berichtet.',
      },
    },
    {
      id: 'site-supervisor',
      title: 'Polier/in',
      aliases:
        'polier, polierin, vorarbeiter, vorarbeiterin, werkpolier, werkpolierin, bauführer, bauführerin, baustellenleiter, baustellenleiterin, schachtmeister, kolonnenführer, kolonnenführerin, hochbaupolier, tiefbaupolier, site manager, site supervisor, bauaufseher, oberpolier, geprüfter polier, maurermeister, maurermeisterin',
      terms:
        'Baustellenführung, Tagesplanung, Arbeitssicherheit, Kolonnenführung, Qualitätskontrolle, Nachunternehmerkoordination, Materiallogistik, Bautagesberichte, Planlesen, Unterweisungen',
      tools: 'Rotationslaser, Tablet mit Bau-App',
      certifications: 'Geprüfter Polier, Ersthelferschein',
      summary: [
        '{title} mit klaren Ansagen, sodass auf der Baustelle jeder weiß, was, womit und wie sicher gearbeitet wird.',
        'Vorausschauende Materiallogistik, genaue Bautagesberichte und ein offenes Wort mit Kolonnen und Nachunternehmern halten den Bauablauf in Gang und die Qualität auf dem vereinbarten Stand.',
      ],
      duties: [
        'Kolonnenführung mit [Zahl] Facharbeitern und Helfern im Rohbau',
        'Tagesplanung mit Einteilung von Personal, Kran und Geräten',
        'Unterweisungen zur Arbeitssicherheit für [Zahl] Personen pro Woche',
        'Qualitätskontrolle von Schalung, Bewehrung und Betoneinbau',
        'Nachunternehmerkoordination bei [Zahl] Firmen gleichzeitig auf der Baustelle',
        'Führung der Bautagesberichte mit Wetter, Personal und Leistung',
        'Abruf von [Zahl] Beton- und Stahllieferungen pro Woche',
        'Abstimmung mit Bauleitung und Vermessung zu Plänen und Höhen',
      ],
      pastDuties: [
        'Einmessung von [Zahl] Bauteilen pro Bauabschnitt mit Rotationslaser',
        'Planlesen und Erläuterung der Details gegenüber der Kolonne',
        'Anleitung von [Zahl] Auszubildenden im Beton- und Maurerhandwerk',
        'Einrichtung der Baustelle mit Containern, Strom und Absperrung',
        'Kontrolle von [Zahl] Gerüsten pro Monat vor der Freigabe',
        'Mengenermittlung für Abrechnung, Nachbestellung und Leistungsmeldung',
      ],
      letter: {
        opening:
          'Auf der Baustelle schätze ich klare Ansagen, gegenseitige Rücksicht und eine Arbeit, die sich am Ende sehen lassen kann.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Beschäftigte auf der Baustelle geführt und Bautagesberichte lückenlos erstellt.',
      },
    },
    {
      id: 'electrician',
      title: 'Elektroniker/in für Energie- und Gebäudetechnik',
      aliases:
        'elektroniker, elektronikerin, elektriker, elektrikerin, elektroinstallateur, elektroinstallateurin, elektroniker für energie- und gebäudetechnik, elektronikerin für energie- und gebäudetechnik, elektromonteur, elektromonteurin, elektromeister, elektromeisterin, solarteur, photovoltaikmonteur, elektrohelfer, gebäudeelektriker, elektrofachkraft, electrician, kabelmonteur, starkstromelektriker',
      terms:
        'Elektroinstallation, Leitungsverlegung, Fehlersuche, Schutzmessungen, Verteilerbau, Zählerschrank, Beleuchtungstechnik, Photovoltaik, Netzwerkverkabelung, VDE-Vorschriften',
      tools: 'Installationstester, Multimeter',
      certifications: 'Gesellenbrief Elektronik, Schaltberechtigung',
      summary: [
        '{title} mit Schwerpunkt auf der normgerechten Elektroinstallation von Wohn- und Gewerbebauten.',
        'Saubere Leitungsverlegung, vollständige Schutzmessungen und eine systematische Fehlersuche sorgen für Anlagen, die sicher in Betrieb gehen und sich später ohne Rätselraten erweitern lassen, bis hin zu Photovoltaik und Ladeinfrastruktur.',
      ],
      duties: [
        'Elektroinstallation in [Zahl] Wohneinheiten pro Jahr nach VDE-Vorschriften',
        'Leitungsverlegung auf Putz, unter Putz und in Installationskanälen',
        'Verteilerbau und Verdrahtung von [Zahl] Unterverteilungen pro Monat',
        'Fehlersuche an Stromkreisen, Geräten und Steuerungen',
        'Durchführung von [Zahl] Schutzmessungen pro Woche mit Prüfprotokoll',
        'Anschluss von Zählerschrank und Hausanschluss nach Vorgabe des Netzbetreibers',
        'Montage von [Zahl] Photovoltaik-Anlagen und Wallboxen pro Jahr',
        'Umrüstung der Beleuchtungstechnik auf LED mit Präsenzmeldern',
      ],
      pastDuties: [
        'Stemmen und Bohren für [Zahl] Dosen und Leitungswege pro Bauabschnitt',
        'Netzwerkverkabelung mit Messung und Beschriftung der Anschlüsse',
        'Bearbeitung von [Zahl] Kundendiensteinsätzen pro Woche',
        'Wiederholungsprüfung ortsveränderlicher Geräte in Büros und Werkstätten',
        'Verlegung von [Zahl] Metern Erdkabel pro Projekt',
        'Einweisung der Kunden in Schaltungen und Sicherungen',
      ],
      letter: {
        opening:
          'An der Elektrotechnik mag ich die Verbindung aus sauberem Handwerk und logischer Fehlersuche, bei der Sicherheit an oberster Stelle steht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Anlagen installiert und nach vollständiger Messung an Kunden übergeben.',
      },
    },
    {
      id: 'carpenter',
      title: 'Tischler/in',
      aliases:
        'tischler, tischlerin, schreiner, schreinerin, zimmerer, zimmerin, zimmermann, zimmerfrau, möbeltischler, bautischler, bauschreiner, möbelschreiner, holzmechaniker, holzmechanikerin, schreinermeister, tischlermeister, zimmerermeister, trockenbauer, trockenbauerin, carpenter, innenausbauer, fenstermonteur, küchenmonteur, dachdecker zimmerer, tischlerhelfer, schreinerhelfer',
      terms:
        'Möbelbau, Innenausbau, Fenstermontage, Türenmontage, Dachstühle, Schalungsbau, Holzrahmenbau, Aufmaß, Oberflächenbehandlung, Arbeitssicherheit',
      tools: 'Formatkreissäge, Oberfräse, Abbundmaschine',
      certifications: 'Gesellenbrief Tischlerei, Maschinenschein TSM',
      summary: [
        '{title} mit Freude an passgenauem Innenausbau und Holzverbindungen, die lange halten.',
        'Genaues Aufmaß, sparsamer Zuschnitt und sorgfältige Oberflächenbehandlung sorgen dafür, dass Werkstück und Einbauort zusammenpassen und Kunden schon bei der Montage einen guten Eindruck gewinnen.',
      ],
      duties: [
        'Innenausbau in [Zahl] Wohnungen und Büros pro Jahr nach Zeichnung',
        'Aufmaß beim Kunden mit Klärung von Anschlüssen und Wünschen',
        'Fenstermontage und Türenmontage mit [Zahl] Elementen pro Woche',
        'Zuschnitt von Massivholz und Platten mit optimiertem Verschnitt',
        'Herstellung von [Zahl] Einbauschränken pro Quartal vom Entwurf bis zur Montage',
        'Oberflächenbehandlung mit Öl, Lack und Beize nach Muster',
        'Richten von [Zahl] Dachstühlen pro Jahr im Holzrahmenbau',
        'Bedienung stationärer Maschinen mit Beachtung der Arbeitssicherheit',
      ],
      pastDuties: [
        'Montage von [Zahl] Küchen pro Monat samt Arbeitsplatten',
        'Reparatur von Treppen, Dielen und Altbaufenstern',
        'Verlegung von [Zahl] Quadratmetern Parkett pro Projekt',
        'Schalungsbau für Decken, Stützen und Fundamente',
        'Verladung und Auslieferung von [Zahl] Aufträgen pro Woche',
        'Schärfen von Werkzeugen und Wartung der Maschinen',
      ],
      letter: {
        opening:
          'An der Arbeit mit Holz schätze ich, dass jedes Stück anders ist und gute Planung sich beim Einbau auf den Millimeter zeigt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Aufträge pro Jahr gefertigt und beim Kunden passgenau montiert.',
      },
    },
    {
      id: 'plumber',
      title: 'Anlagenmechaniker/in SHK',
      aliases:
        'anlagenmechaniker, anlagenmechanikerin, anlagenmechaniker shk, anlagenmechanikerin shk, klempner, klempnerin, installateur, installateurin, gas- und wasserinstallateur, heizungsbauer, heizungsbauerin, heizungsinstallateur, sanitärinstallateur, sanitärinstallateurin, rohrleitungsbauer, spengler, spenglerin, shk-monteur, kundendienstmonteur shk, plumber, heizungsmonteur',
      terms:
        'Rohrinstallation, Sanitärmontage, Heizungsbau, Leckortung, Rohrreinigung, Druckprüfung, Wärmepumpen, Trinkwasserhygiene, Kundendienst, Pressverbindungen',
      tools: 'Presswerkzeug, Rohrkamera',
      certifications: 'Gesellenbrief SHK, Gas-Sachkunde',
      summary: [
        '{title} mit handwerklicher Sorgfalt bei Rohrinstallation, Heizungsbau und Arbeiten in bewohnten Räumen.',
        'Sorgfältige Druckprüfung, Sinn für Trinkwasserhygiene und verständliche Erklärungen im Kundendienst führen zu Anlagen, die sparsam laufen und selten Ärger machen.',
      ],
      duties: [
        'Rohrinstallation für Trinkwasser und Heizung in [Zahl] Wohneinheiten pro Jahr',
        'Druckprüfung und Spülung neuer Leitungen mit Protokoll',
        'Sanitärmontage von [Zahl] Bädern pro Jahr vom Vorwandsystem bis zur Armatur',
        'Inbetriebnahme von Wärmepumpen mit hydraulischem Abgleich',
        'Kundendienst mit [Zahl] Einsätzen pro Woche bei Störung und Wartung',
        'Leckortung mit Druckprobe, Feuchtemessung und Wärmebild',
        'Erneuerung von [Zahl] Heizungsanlagen pro Jahr im Altbau',
        'Beachtung der Trinkwasserhygiene bei Planung und Umbau',
      ],
      pastDuties: [
        'Rohrreinigung in [Zahl] Haushalten und Betrieben pro Monat',
        'Herstellung von Press- und Lötverbindungen nach Werkstoff',
        'Wartung von [Zahl] Gas- und Ölkesseln pro Heizperiode',
        'Verlegung von Fußbodenheizung nach Plan und Heizlast',
        'Austausch von [Zahl] Wasserzählern und Ventilen pro Monat',
        'Einweisung der Kunden in Regelung und Notabsperrung',
      ],
      letter: {
        opening:
          'Ich arbeite gern dort, wo Technik den Alltag der Menschen spürbar verbessert: warmes Wasser, ein neues Bad, eine Heizung, die spart.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Anlagen pro Jahr installiert und Kunden verständlich eingewiesen.',
      },
    },
    {
      id: 'construction-worker',
      title: 'Bauhelfer/in',
      aliases:
        'bauhelfer, bauhelferin, bauarbeiter, bauarbeiterin, maurer, maurerin, hochbaufacharbeiter, hochbaufacharbeiterin, tiefbaufacharbeiter, tiefbaufacharbeiterin, betonbauer, betonbauerin, stahlbetonbauer, straßenbauer, straßenbauerin, gerüstbauer, gerüstbauerin, fliesenleger, fliesenlegerin, dachdecker, dachdeckerin, baggerfahrer, kranführer, baufacharbeiter, estrichleger, pflasterer, construction worker, handwerker, handwerkerin, kranfahrer, kranfahrerin, baggerführer, baumaschinist, baumaschinistin, maschinist',
      terms:
        'Baustelleneinrichtung, Materialtransport, Betonarbeiten, Abbrucharbeiten, Arbeitssicherheit, Mauerarbeiten, Gerüstbau, Erdarbeiten, Baumaschinen, Baustellenreinigung',
      tools: 'Rüttelplatte, Betonmischer, Minibagger',
      certifications: 'Kranschein, Ersthelferschein, Baumaschinenführerschein',
      summary: [
        '{title} mit Schwerpunkt auf sauberer Ausführung, sicherem Umgang mit Baumaschinen und einer aufgeräumten Baustelle.',
        'Genaues Messen, gelebte Arbeitssicherheit und klare Absprachen mit dem Vorarbeiter gehören ebenso dazu wie körperlicher Einsatz, damit die Arbeit beim ersten Mal passt.',
      ],
      duties: [
        'Betonarbeiten an [Zahl] Fundamenten und Decken pro Monat',
        'Baustelleneinrichtung mit Bauzaun, Absperrung und Lagerplätzen',
        'Materialtransport von [Zahl] Paletten pro Tag mit Kran und Radlader',
        'Mauerarbeiten mit Planstein und Ziegel nach Zeichnung',
        'Erdarbeiten mit Minibagger auf [Zahl] Baustellen pro Jahr',
        'Auf- und Abbau von Arbeits- und Schutzgerüsten',
        'Abbrucharbeiten in [Zahl] Räumen pro Projekt mit getrennter Entsorgung',
        'Verdichtung von Gräben und Flächen mit der Rüttelplatte',
      ],
      pastDuties: [
        'Mischen und Anreichen von [Zahl] Säcken Mörtel und Putz pro Tag',
        'Tägliche Baustellenreinigung und Sicherung vor Feierabend',
        'Verlegung von [Zahl] Metern Entwässerungsrohr pro Woche',
        'Unterstützung beim Einschalen, Bewehren und Betonieren',
        'Pflasterung von [Zahl] Quadratmetern Hof- und Gehwegfläche pro Projekt',
        'Reinigung und Pflege von Baumaschinen und Handwerkzeug',
      ],
      letter: {
        opening:
          'Ich packe gern mit an, arbeite bei jedem Wetter und achte darauf, dass am Abend alle gesund nach Hause kommen.',
        achievement:
          'Bei [Arbeitgeber] habe ich auf [Zahl] Baustellen pro Jahr mitgearbeitet und Beton-, Erd- und Mauerarbeiten ausgeführt.',
      },
    },
    {
      id: 'hvac-technician',
      title: 'Mechatroniker/in für Kältetechnik',
      aliases:
        'mechatroniker für kältetechnik, mechatronikerin für kältetechnik, kälteanlagenbauer, kälteanlagenbauerin, kältetechniker, kältetechnikerin, klimatechniker, klimatechnikerin, lüftungstechniker, lüftungstechnikerin, lüftungsbauer, klimamonteur, lüftungsmonteur, kälte-klima-monteur, servicetechniker kälte klima, kältemonteur, hvac technician, wärmepumpentechniker, klimaanlagenbauer, gebäudetechniker lüftung',
      terms:
        'Kälteanlagen, Klimageräte, Lüftungsanlagen, Wärmepumpen, Dichtheitsprüfung, Kältemittel, Inbetriebnahme, Wartung, Regelungstechnik, Störungsdiagnose',
      tools: 'Manometerstation, Lecksuchgerät',
      certifications:
        'Kältemittel-Sachkunde Kategorie I, Elektrofachkraft für festgelegte Tätigkeiten, Gesellenbrief Kältetechnik',
      summary: [
        'Schwerpunkte als {title}: Montage und Wartung von Kälte-, Klima- und Lüftungstechnik in Gewerbe und Wohnbau.',
        'Dichte Leitungen, vorschriftsgemäßer Umgang mit Kältemittel und eine Störungsdiagnose nach Messwerten halten Anlagen sparsam und Räume zuverlässig auf der gewünschten Temperatur.',
      ],
      duties: [
        'Montage von [Zahl] Klimageräten pro Monat einschließlich Leitungsführung',
        'Inbetriebnahme von Kälteanlagen mit Vakuum, Füllung und Messprotokoll',
        'Wartung von [Zahl] Lüftungsanlagen pro Quartal mit Filterwechsel und Hygienekontrolle',
        'Störungsdiagnose anhand von Druck, Temperatur und Stromaufnahme',
        'Dichtheitsprüfung an [Zahl] Anlagen pro Jahr nach F-Gase-Verordnung',
        'Einstellung der Regelungstechnik auf Nutzung und Jahreszeit',
        'Austausch von [Zahl] Verdichtern und Ventilatoren pro Jahr',
        'Rückgewinnung von Kältemittel mit vollständigem Nachweis',
      ],
      pastDuties: [
        'Bearbeitung von [Zahl] Notdiensteinsätzen pro Monat in Kühlhäusern',
        'Reinigung von Verflüssigern, Kondensatabläufen und Wärmetauschern',
        'Montage von [Zahl] Metern Luftkanal und Rohr pro Projekt',
        'Elektrischer Anschluss und Drehrichtungsprüfung von Motoren',
        'Aufstellung von [Zahl] Wärmepumpen pro Jahr mit Schallprüfung',
        'Beratung der Betreiber zu Laufzeiten und Verbrauch',
      ],
      letter: {
        opening:
          'Mich reizt an der Kältetechnik das Zusammenspiel aus Mechanik, Elektrik und Physik, das sich nur mit Messwerten wirklich verstehen lässt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Anlagen betreut und Störungen mit sauberer Diagnose dauerhaft behoben.',
      },
    },
    {
      id: 'painter',
      title: 'Maler/in und Lackierer/in',
      aliases:
        'maler, malerin, lackierer, lackiererin, maler und lackierer, malerin und lackiererin, anstreicher, anstreicherin, malermeister, malermeisterin, malergeselle, malergesellin, tapezierer, tapeziererin, stuckateur, stuckateurin, verputzer, fassadenmaler, bauten- und objektbeschichter, malerhelfer, painter, bodenleger, bodenlegerin',
      terms:
        'Untergrundvorbereitung, Wandanstriche, Tapezierarbeiten, Lackierarbeiten, Fassadengestaltung, Spachtelarbeiten, Wärmedämmung, Farbberatung, Schutzabdeckung, Bodenbeläge',
      tools: 'Airless-Spritzgerät, Schleifgerät',
      certifications: 'Gesellenbrief Malerhandwerk, Gerüstschein',
      summary: [
        '{title} mit einem Auge für Flächen und Kanten, angefangen bei der gründlichen Untergrundvorbereitung.',
        'Sorgfältige Schutzabdeckung, saubere Kanten und eine Farbberatung, die Licht und Nutzung der Räume berücksichtigt, machen Renovierungen auch in bewohnten Wohnungen angenehm.',
      ],
      duties: [
        'Ausführung der Wandanstriche in [Zahl] Wohnungen pro Quartal',
        'Untergrundvorbereitung mit Reinigen, Grundieren und Armieren',
        'Spachtelarbeiten auf [Zahl] Quadratmetern pro Woche bis zur glatten Oberfläche',
        'Lackierarbeiten an Türen, Zargen und Heizkörpern',
        'Fassadengestaltung an [Zahl] Gebäuden pro Jahr mit Gerüst und Witterungsschutz',
        'Tapezierarbeiten mit Vlies, Mustern und Fototapeten',
        'Verklebung von [Zahl] Quadratmetern Dämmplatten pro Projekt',
        'Farbberatung beim Kunden mit Mustern und Probeflächen',
      ],
      pastDuties: [
        'Schutzabdeckung in [Zahl] Räumen pro Woche vor Beginn der Arbeiten',
        'Entfernung alter Tapeten und Anstriche mit geeigneten Mitteln',
        'Verlegung von [Zahl] Quadratmetern Bodenbelägen pro Monat',
        'Beschichtung von Geländern und Stahlbauteilen mit Rostschutz',
        'Mischen von [Zahl] Farbtönen pro Woche nach Kundenwunsch',
        'Reinigung der Baustelle und sachgerechte Entsorgung von Resten',
      ],
      letter: {
        opening:
          'Mir gefällt, wie ein Raum mit sauberer Vorbereitung und der richtigen Farbe innerhalb weniger Tage ein anderer wird.',
        achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Räume pro Monat renoviert und sauber an die Kunden übergeben.',
      },
    },
    {
      id: 'quantity-surveyor',
      title: 'Baukalkulator/in',
      aliases:
        'baukalkulator, baukalkulatorin, kalkulator, kalkulatorin, kalkulator bau, bauabrechner, bauabrechnerin, abrechner, abrechnungstechniker, kostenplaner, kostenplanerin, quantity surveyor, cost estimator, baukostenplaner, baukostenplanerin, baukaufmann, baukauffrau, bauabrechnung, angebotskalkulator, arbeitsvorbereiter bau, kostenmanager bau',
      terms:
        'Angebotskalkulation, Mengenermittlung, Leistungsverzeichnisse, Bauabrechnung, Nachtragskalkulation, Preisspiegel, Kostenplanung, Aufmaßprüfung, Nachunternehmeranfragen, VOB',
      tools: 'RIB iTWO, ORCA AVA, Excel',
      certifications: 'VOB-Zertifikat',
      summary: [
        '{title} mit Sorgfalt bei prüffähigen Angeboten und Abrechnungen, die sich Position für Position belegen lassen.',
        'Genaue Mengenermittlung, marktgerechte Preise und eine frühe Auseinandersetzung mit Risiken im Leistungsverzeichnis sichern auskömmliche Angebote und vermeiden Streit bei der Schlussrechnung.',
      ],
      duties: [
        'Angebotskalkulation für [Zahl] Ausschreibungen pro Monat im Hoch- und Tiefbau',
        'Prüfung der Leistungsverzeichnisse auf Lücken, Widersprüche und Risiken',
        'Mengenermittlung für [Zahl] Bauteile je Projekt aus Plänen und Modellen',
        'Nachtragskalkulation auf Grundlage der Urkalkulation nach VOB',
        'Bauabrechnung für [Zahl] Baustellen pro Monat mit Abschlags- und Schlussrechnung',
        'Kostenplanung nach DIN-Gliederung in allen Leistungsphasen',
        'Auswertung von [Zahl] Nachunternehmeranfragen pro Woche im Preisspiegel',
        'Nachkalkulation abgeschlossener Projekte zur Pflege der Aufwandswerte',
      ],
      pastDuties: [
        'Aufmaßprüfung für [Zahl] Gewerke pro Quartal vor Ort',
        'Verhandlung von Preisen mit Lieferanten und Nachunternehmern',
        'Zusammenstellung von [Zahl] Angebotsmappen pro Monat mit Nachweisen',
        'Pflege von Einheitspreisen, Stammtexten und Kalkulationsvorlagen',
        'Erstellung von [Zahl] Kostenberichten pro Quartal für die Bauherrschaft',
        'Vorbereitung von Bietergesprächen, Aufklärungsterminen und Vergabevorschlägen',
      ],
      letter: {
        opening:
          'An der Kalkulation reizt mich, aus Plänen und Annahmen einen Preis zu entwickeln, der wettbewerbsfähig ist und am Ende trotzdem trägt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Angebote pro Jahr kalkuliert und Baustellen prüffähig abgerechnet.',
      },
    },
  ],
};
