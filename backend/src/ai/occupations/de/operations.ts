import type { IndustryOccupations } from '../occupation';

export const operations: IndustryOccupations = {
  industry: 'Operations',
  general: {
    id: 'operations-professional',
    title: 'Fachkraft im operativen Geschäft',
    aliases: '',
    terms:
      'Prozessoptimierung, Einsatzplanung, Bestandskontrolle, Lieferantenkoordination, Berichtswesen, Qualitätskontrolle, Kostenüberwachung, Arbeitssicherheit, Schnittstellenarbeit, Auftragsabwicklung',
    tools: 'ERP-System, Excel',
    certifications: 'Lean-Basiszertifikat',
    summary: [
      '{title} mit Blick für reibungslose Abläufe zwischen Auftrag, Lager, Lieferanten und Kundschaft.',
      'Vorausschauende Einsatzplanung, klare Zuständigkeiten und aktuelle Zahlen machen Engpässe früh sichtbar, sodass Termine und Kosten im vereinbarten Rahmen bleiben.',
    ],
    duties: [
      'Auftragsabwicklung für [Zahl] Vorgänge pro Woche von der Erfassung bis zur Rechnung',
      'Einsatzplanung nach Auftragslage, Urlaub und Qualifikation',
      'Bestandskontrolle bei [Zahl] Artikeln mit Klärung von Differenzen',
      'Schnittstellenarbeit zwischen Vertrieb, Lager und Buchhaltung',
      'Lieferantenkoordination mit [Zahl] Dienstleistern zu Terminen und Mengen',
      'Aufbereitung von Kennzahlen im wöchentlichen Berichtswesen',
      'Umsetzung von [Zahl] Verbesserungen pro Jahr zur Prozessoptimierung',
      'Überprüfung der Vorgaben zur Arbeitssicherheit bei Rundgängen',
    ],
    pastDuties: [
      'Erfassung von [Zahl] Bestellungen täglich im ERP-System',
      'Kostenüberwachung bei Fracht, Verpackung und Fremdleistungen',
      'Bearbeitung von [Zahl] Rückfragen täglich zu Lieferterminen',
      'Aktualisierung von Arbeitsanweisungen nach geänderten Abläufen',
      'Durchführung von [Zahl] Stichproben pro Woche zur Qualitätskontrolle',
      'Bereitstellung von Unterlagen für interne Prüfungen und Kundenaudits',
    ],
    letter: {
      opening:
        'Ich mag es, wenn Abläufe ineinandergreifen und ein Problem gelöst ist, bevor der Kunde etwas davon merkt.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Aufträge pro Woche abgewickelt und Abläufe zwischen den Abteilungen vereinfacht.',
    },
  },
  occupations: [
    {
      id: 'operations-manager',
      title: 'Betriebsleiter/in',
      isIndustrySpecific: true,
      aliases:
        'betriebsleiter, betriebsleiterin, operations manager, operations managerin, leiter operations, leiterin operations, geschäftsführer, geschäftsführerin, betriebsmanager, coo, head of operations, standortleiter, standortleiterin, niederlassungsleiter, niederlassungsleiterin, bereichsleiter, bereichsleiterin, werkleiter, ceo, operations director',
      terms:
        'Betriebssteuerung, Kapazitätsplanung, Teamführung, Kostenkontrolle, Kennzahlensteuerung, Lieferantenmanagement, Budgetverantwortung, Risikomanagement, Prozessoptimierung, Servicequalität',
      tools: 'SAP, Power BI',
      certifications: 'Six Sigma Green Belt, Lean-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Betriebssteuerung mit wenigen, dafür verlässlichen Kennzahlen und kurzen Entscheidungswegen.',
        'Vorausschauende Kapazitätsplanung, konsequente Kostenkontrolle und regelmäßige Gespräche vor Ort schaffen einen Rahmen, in dem Teams ihre Termine halten und Abläufe selbst verbessern.',
      ],
      duties: [
        'Teamführung mit [Zahl] Mitarbeitenden in mehreren Bereichen des Standorts',
        'Betriebssteuerung anhand täglicher Kennzahlen und kurzer Regelrunden',
        'Senkung der Stückkosten um [Zahl] Prozent durch Prozessoptimierung',
        'Kapazitätsplanung für Personal, Flächen und Anlagen im Jahresverlauf',
        'Budgetverantwortung für [Zahl] Kostenstellen mit monatlicher Hochrechnung',
        'Lieferantenmanagement mit Leistungsvereinbarungen und jährlichen Bewertungsgesprächen',
        'Verbesserung der Termintreue um [Zahl] Prozentpunkte über alle Auftragsarten',
        'Risikomanagement bei Ausfällen von Anlagen, Lieferanten und Personal',
      ],
      pastDuties: [
        'Einführung von [Zahl] Standardabläufen mit Schulung der Schichtleitungen',
        'Moderation bereichsübergreifender Runden zu wiederkehrenden Störungen',
        'Begleitung von [Zahl] Investitionsvorhaben vom Antrag bis zur Inbetriebnahme',
        'Auswertung der Servicequalität auf Basis von Kundenrückmeldungen',
        'Neuverhandlung von [Zahl] Dienstleistungsverträgen pro Jahr',
        'Vertretung des Standorts gegenüber Behörden und Berufsgenossenschaft',
      ],
      letter: {
        opening:
          'An der Betriebsleitung reizt mich, Ziele in verlässliche Tagesabläufe zu übersetzen und Teams die Mittel zu geben, selbst besser zu werden.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Mitarbeitende geführt und Kosten und Termintreue im Tagesgeschäft gesteuert.',
      },
    },
    {
      id: 'logistics-coordinator',
      title: 'Speditions- und Logistikkaufmann/-frau',
      aliases:
        'kaufmann für spedition und logistikdienstleistung, kauffrau für spedition und logistikdienstleistung, speditionskaufmann, speditionskauffrau, disponent, disponentin, logistikkoordinator, logistikkoordinatorin, logistiker, logistikerin, sachbearbeiter logistik, sachbearbeiterin logistik, logistikmanager, logistikmanagerin, logistikleiter, zolldeklarant, zollsachbearbeiter, fuhrparkleiter, export sachbearbeiter, import sachbearbeiter, logistik',
      terms:
        'Disposition, Tourenplanung, Frachtabwicklung, Zollabwicklung, Frachtverhandlung, Sendungsverfolgung, Bestandsmanagement, Lieferterminüberwachung, Transportdokumente, Lagerkoordination',
      tools: 'SAP TM, ATLAS-Zollsoftware',
      certifications: 'Gefahrgutbeauftragter, ADR-Schein',
      summary: [
        '{title} mit kühlem Kopf in Disposition und Zollabwicklung, auch wenn sich Mengen und Termine kurzfristig ändern.',
        'Frühzeitige Information an Kunden und Lager, vollständige Transportdokumente und ein gutes Verhältnis zu Frachtführern halten Lieferungen planbar und Standgelder niedrig.',
      ],
      duties: [
        'Disposition von [Zahl] Sendungen pro Tag auf Straße, See und Schiene',
        'Zollabwicklung für Import und Export über ATLAS',
        'Tourenplanung für [Zahl] Fahrzeuge unter Beachtung der Lenk- und Ruhezeiten',
        'Lieferterminüberwachung mit Vorabinformation an Kunden bei Verzögerungen',
        'Senkung der Frachtkosten um [Zahl] Prozent durch Bündelung von Teilladungen',
        'Frachtverhandlung mit Speditionen und Reedereien zu Raten und Laufzeiten',
        'Sendungsverfolgung bei [Zahl] Lieferungen pro Woche bis zum Ablieferbeleg',
        'Lagerkoordination bei Anlieferfenstern, Umschlag und Leergut',
      ],
      pastDuties: [
        'Prüfung von [Zahl] Frachtrechnungen pro Woche gegen vereinbarte Raten',
        'Ausstellung von Frachtbriefen, Handelsrechnungen und Ursprungszeugnissen',
        'Bearbeitung von [Zahl] Transportschäden pro Monat mit den Versicherern',
        'Abstimmung von Bestandsmanagement und Nachschub mit dem Einkauf',
        'Buchung von [Zahl] Containern pro Monat bei Reedereien',
        'Vorbereitung von Gefahrgutsendungen nach den Vorschriften des ADR',
      ],
      letter: {
        opening:
          'Mich reizt an der Logistik, dass jeder Tag anders verläuft und trotzdem am Abend alles am richtigen Ort sein muss.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Sendungen pro Tag disponiert und Kunden bei Verzögerungen frühzeitig informiert.',
      },
    },
    {
      id: 'warehouse-associate',
      title: 'Fachkraft für Lagerlogistik',
      aliases:
        'lagerist, lageristin, lagermitarbeiter, lagermitarbeiterin, lagerarbeiter, lagerarbeiterin, fachlagerist, fachlageristin, kommissionierer, kommissioniererin, staplerfahrer, staplerfahrerin, gabelstaplerfahrer, gabelstaplerfahrerin, versandmitarbeiter, versandmitarbeiterin, warehouse worker, logistikmitarbeiter, logistikhelfer, lagerhelfer, lagerfachkraft, lagerlogistik',
      terms:
        'Kommissionierung, Wareneingang, Verpackung, Inventur, Staplerfahren, Barcode-Scannen, Verladung, Ladungssicherung, Retourenbearbeitung, Lagerordnung',
      tools: 'Gabelstapler, Handscanner, SAP EWM',
      certifications: 'Staplerschein, Kranschein',
      summary: [
        'Schwerpunkte als {title}: fehlerarme Kommissionierung und sicherer Umgang mit Stapler und Handscanner.',
        'Sorgfältige Kontrolle im Wareneingang, eingehaltene Lagerordnung und pünktliche Verladung sorgen dafür, dass Bestände stimmen und Kunden vollständige Lieferungen erhalten.',
      ],
      duties: [
        'Kommissionierung von [Zahl] Positionen pro Schicht mit Handscanner',
        'Prüfung im Wareneingang nach Lieferschein, Menge und Zustand',
        'Verladung von [Zahl] Lkw pro Tag einschließlich Ladungssicherung',
        'Einlagerung nach dem Prinzip „zuerst abgelaufen, zuerst entnommen“',
        'Verpackung von [Zahl] Sendungen täglich nach Kundenvorgabe',
        'Einhaltung der Lagerordnung auf Verkehrswegen und Stellflächen',
        'Retourenbearbeitung bei [Zahl] Paketen pro Woche mit Zustandsprüfung',
        'Innerbetrieblicher Transport mit Gabelstapler und Schubmaststapler',
      ],
      pastDuties: [
        'Zählung von [Zahl] Lagerplätzen pro Woche bei der permanenten Inventur',
        'Umlagerung von Schnelldrehern in griffnahe Zonen',
        'Etikettierung von [Zahl] Paletten pro Schicht nach Versandvorgabe',
        'Meldung beschädigter Regale und Ladungsträger an die Lagerleitung',
        'Bereitstellung von [Zahl] Produktionsaufträgen pro Tag',
        'Laden und Sichtprüfung der Flurförderzeuge bei Schichtbeginn',
      ],
      letter: {
        opening:
          'Ich arbeite gern dort, wo man am Feierabend sieht, was geschafft wurde, und wo jeder Griff stimmen muss.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Positionen pro Schicht kommissioniert und die Bestände an meinen Plätzen sauber gehalten.',
      },
    },
    {
      id: 'administrative-assistant',
      title: 'Bürokaufmann/-frau',
      aliases:
        'bürokaufmann, bürokauffrau, kaufmann für büromanagement, kauffrau für büromanagement, sekretär, sekretärin, büroassistent, büroassistentin, bürokraft, teamassistent, teamassistentin, teamassistenz, assistenz, sachbearbeiter, sachbearbeiterin, verwaltungsassistent, verwaltungsassistentin, büromanager, büromanagerin, office manager, kaufmännischer angestellter, kaufmännische angestellte, datenerfasser, bürofachkraft',
      terms:
        'Terminkoordination, Reiseplanung, Korrespondenz, Ablageorganisation, Besprechungsvorbereitung, Reisekostenabrechnung, Büromaterialverwaltung, Telefonzentrale, Datenpflege, Rechnungsvorbereitung',
      tools: 'MS Office, SharePoint, DATEV',
      certifications: 'IHK-Abschluss Büromanagement',
      summary: [
        '{title} mit Freude an einer Büroorganisation, in der Termine, Unterlagen und Zuständigkeiten jederzeit auffindbar sind.',
        'Sichere Korrespondenz, vorausschauende Terminkoordination und ein freundlicher Ton am Telefon entlasten das Team und hinterlassen bei Kunden einen guten Eindruck.',
      ],
      duties: [
        'Terminkoordination für [Zahl] Personen einschließlich Raum- und Technikbuchung',
        'Korrespondenz mit Kunden, Behörden und Dienstleistern nach Stichworten',
        'Reiseplanung für [Zahl] Dienstreisen pro Monat mit Bahn, Flug und Hotel',
        'Besprechungsvorbereitung mit Tagesordnung, Unterlagen und Protokoll',
        'Rechnungsvorbereitung mit [Zahl] Belegen pro Woche für die Buchhaltung',
        'Neuordnung von Ablage und Dokumentenablage in SharePoint',
        'Annahme von [Zahl] Gesprächen täglich in der Telefonzentrale',
        'Datenpflege von Adressen, Verträgen und Fristen im gemeinsamen Verzeichnis',
      ],
      pastDuties: [
        'Reisekostenabrechnung für [Zahl] Mitarbeitende pro Monat',
        'Bestellung, Ausgabe und Nachhalten in der Büromaterialverwaltung',
        'Digitalisierung von [Zahl] Aktenordnern mit einheitlicher Benennung',
        'Empfang und Bewirtung von Besuchern bei internen Veranstaltungen',
        'Verteilung von [Zahl] Postsendungen täglich an die Abteilungen',
        'Vorbereitung von Serienbriefen, Tischvorlagen und Präsentationen',
      ],
      letter: {
        opening:
          'Ich schaffe gern Ordnung, damit andere sich auf ihre Arbeit konzentrieren können, und behalte auch bei vielen Anfragen den Überblick.',
        achievement:
          'Bei [Arbeitgeber] habe ich Termine und Reisen für [Zahl] Personen koordiniert und die Ablage neu organisiert.',
      },
    },
    {
      id: 'procurement-specialist',
      title: 'Einkäufer/in',
      aliases:
        'einkäufer, einkäuferin, strategischer einkäufer, strategische einkäuferin, operativer einkäufer, operative einkäuferin, einkauf, sachbearbeiter einkauf, sachbearbeiterin einkauf, einkaufsleiter, einkaufsleiterin, procurement manager, procurement specialist, technischer einkäufer, technische einkäuferin, beschaffer, beschaffungsmanager, category manager, buyer',
      terms:
        'Lieferantenauswahl, Preisverhandlung, Bestellabwicklung, Vertragsmanagement, Ausschreibungen, Lieferantenbewertung, Bedarfsplanung, Kostenanalyse, Terminverfolgung, nachhaltige Beschaffung',
      tools: 'SAP MM, Excel',
      certifications: 'Fachwirt Einkauf IHK',
      summary: [
        '{title} mit Geschick in der Preisverhandlung und einem Blick, der Qualität, Kosten und Verfügbarkeit gemeinsam erfasst.',
        'Saubere Kostenanalyse, nachvollziehbare Ausschreibungen und frühe Abstimmung mit Technik und Disposition schützen vor teuren Eilbestellungen und einseitigen Abhängigkeiten.',
      ],
      duties: [
        'Preisverhandlung mit [Zahl] Lieferanten pro Jahr auf Basis von Mengen und Marktpreisen',
        'Lieferantenauswahl nach Qualität, Gesamtkosten und Lieferfähigkeit',
        'Einsparung von [Zahl] Prozent in der Warengruppe durch gebündelte Rahmenverträge',
        'Vertragsmanagement mit Fristen, Preisgleitklauseln und Qualitätsvereinbarungen',
        'Durchführung von [Zahl] Ausschreibungen pro Jahr mit Angebotsvergleich',
        'Bedarfsplanung gemeinsam mit Disposition und Produktion',
        'Bestellabwicklung für [Zahl] Bestellungen pro Woche im ERP-System',
        'Prüfung der Lieferkette auf Umwelt- und Menschenrechtsrisiken',
      ],
      pastDuties: [
        'Lieferantenbewertung für [Zahl] Zulieferer pro Quartal',
        'Terminverfolgung kritischer Teile mit Eskalation beim Lieferanten',
        'Qualifizierung von [Zahl] Zweitlieferanten zur Absicherung der Versorgung',
        'Kostenanalyse von Rohstoff-, Fertigungs- und Frachtanteilen',
        'Klärung von [Zahl] Rechnungsdifferenzen pro Monat',
        'Betreuung der Artikel- und Konditionsstammdaten im ERP-System',
      ],
      letter: {
        opening:
          'Am Einkauf schätze ich die Mischung aus Zahlenarbeit, Technikverständnis und Verhandlung, bei der am Ende beide Seiten liefern können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Lieferanten betreut und Rahmenverträge mit planbaren Preisen abgeschlossen.',
      },
    },
    {
      id: 'project-manager',
      title: 'Projektmanager/in',
      aliases:
        'projektmanager, projektmanagerin, projektleiter, projektleiterin, project manager, projektkoordinator, projektkoordinatorin, it-projektleiter, it-projektleiterin, projektassistent, projektassistentin, teilprojektleiter, teilprojektleiterin, programmmanager, programmmanagerin, pmo, projektleitung, projektmitarbeiter, projektmitarbeiterin',
      terms:
        'Projektplanung, Stakeholder-Management, Risikomanagement, Umfangsklärung, Budgetüberwachung, Statusberichte, Terminsteuerung, Teamkoordination, Änderungsmanagement, Projektabschluss',
      tools: 'MS Project, Jira',
      certifications: 'PMP, IPMA-Zertifikat, PRINCE2-Zertifikat',
      summary: [
        '{title} mit realistischer Planung und frühzeitiger Klärung dessen, was zum Umfang eines Projekts gehört.',
        'Offene Statusberichte, lebendiges Risikomanagement und verbindliche Absprachen im Projektteam geben Auftraggebern die Möglichkeit, rechtzeitig zu entscheiden statt später zu reparieren.',
      ],
      duties: [
        'Projektplanung für [Zahl] parallele Vorhaben mit Meilensteinen und Abhängigkeiten',
        'Umfangsklärung mit Auftraggebern und schriftliche Fixierung der Abnahmepunkte',
        'Budgetüberwachung über [Zahl] Arbeitspakete mit monatlicher Prognose',
        'Risikomanagement mit benannten Verantwortlichen und Gegenmaßnahmen',
        'Teamkoordination mit [Zahl] internen und externen Beteiligten',
        'Stakeholder-Management durch regelmäßige Gespräche mit Fachbereichen und Leitung',
        'Abschluss von [Zahl] Projekten pro Jahr im vereinbarten Zeitrahmen',
        'Änderungsmanagement mit Bewertung von Aufwand, Nutzen und Terminfolgen',
      ],
      pastDuties: [
        'Erstellung von [Zahl] Statusberichten pro Monat für den Lenkungskreis',
        'Vorbereitung von Auftaktworkshops mit Zielbild und Rollen',
        'Nachverfolgung von [Zahl] offenen Punkten pro Woche bis zur Erledigung',
        'Terminsteuerung externer Dienstleister anhand gemeinsamer Pläne',
        'Auswertung der Erfahrungen nach [Zahl] Projektphasen',
        'Ablage der Projektunterlagen mit klarer Versionsführung',
      ],
      letter: {
        opening:
          'An Projekten reizt mich, aus einem unscharfen Auftrag einen Plan zu machen, dem alle Beteiligten zustimmen und der den Alltag übersteht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Projekte pro Jahr geleitet und Auftraggeber fortlaufend über Termine und Risiken informiert.',
      },
    },
    {
      id: 'driver',
      title: 'Berufskraftfahrer/in',
      aliases:
        'berufskraftfahrer, berufskraftfahrerin, lkw-fahrer, lkw-fahrerin, fahrer, fahrerin, kraftfahrer, kraftfahrerin, auslieferungsfahrer, auslieferungsfahrerin, kurierfahrer, kurierfahrerin, busfahrer, busfahrerin, taxifahrer, taxifahrerin, paketzusteller, paketzustellerin, zusteller, zustellerin, chauffeur, chauffeurin, lieferfahrer, fernfahrer, postbote, postbotin',
      terms:
        'Güterbeförderung, Tourenplanung, Ladungssicherung, Abfahrtskontrolle, Lieferdokumente, Lenkzeiten, Beladung, Kundenkontakt, Verkehrssicherheit, Fahrzeugpflege',
      tools: 'Digitaler Tachograph, Navigationsgerät',
      certifications: 'Führerschein CE, Fahrerkarte, Berufskraftfahrerqualifikation, ADR-Schein',
      summary: [
        '{title} mit sicherer und pünktlicher Fahrweise und einem Fahrzeug, das gepflegt auf den Hof zurückkommt.',
        'Gründliche Abfahrtskontrolle, fachgerechte Ladungssicherung und ein höflicher Kundenkontakt an der Rampe gehören ebenso zur Tour wie vollständige Lieferdokumente.',
      ],
      duties: [
        'Güterbeförderung auf Touren mit [Zahl] Entladestellen pro Tag',
        'Abfahrtskontrolle von Reifen, Bremsen, Licht und Ladung vor Fahrtantritt',
        'Beladung und Ladungssicherung von [Zahl] Paletten pro Tour',
        'Einhaltung von Lenkzeiten und Ruhezeiten nach digitalem Tachographen',
        'Zustellung von [Zahl] Sendungen täglich innerhalb der zugesagten Zeitfenster',
        'Übergabe der Ware mit Unterschrift und Prüfung auf Schäden',
        'Fahrten über [Zahl] Kilometer pro Woche im Nah- und Fernverkehr',
        'Abstimmung der Tourenplanung mit der Disposition bei Staus und Sperrungen',
      ],
      pastDuties: [
        'Auslieferung von [Zahl] Paketen täglich im Stadtgebiet',
        'Fahrzeugpflege und Meldung von Mängeln an die Werkstatt',
        'Rücknahme von [Zahl] Leergutbehältern pro Tag',
        'Bedienung von Ladebordwand, Hubwagen und Mitnahmestapler',
        'Kassierung von [Zahl] Nachnahmen pro Woche mit Tagesabrechnung',
        'Ordnungsgemäße Führung der Lieferdokumente und Abgabe im Büro',
      ],
      letter: {
        opening:
          'Ich bin gern unterwegs und weiß, dass Kunden vor allem zählt, dass die Ware heil, vollständig und zur vereinbarten Zeit ankommt.',
        achievement:
          'Bei [Arbeitgeber] habe ich täglich [Zahl] Stellen angefahren und die Ware pünktlich und unbeschädigt übergeben.',
      },
    },
    {
      id: 'supply-chain-manager',
      title: 'Supply-Chain-Manager/in',
      aliases:
        'supply chain manager, supply-chain-managerin, scm manager, supply chain planner, supply chain analyst, supply chain specialist, leiter supply chain, leiterin supply chain, lieferkettenmanager, lieferkettenmanagerin, demand planner, bedarfsplaner, bedarfsplanerin, material manager, produktionsdisponent, head of supply chain, supply chain',
      terms:
        'Lieferkettensteuerung, Absatzplanung, Bestandsoptimierung, Lieferantensteuerung, Produktionsabstimmung, Netzwerkplanung, Versorgungssicherheit, Logistikkosten, Szenarioplanung, Lieferkettensorgfaltspflicht',
      tools: 'SAP IBP, Power BI',
      certifications: 'APICS-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf einer Lieferkettensteuerung, die Vertrieb, Produktion und Lieferanten mit denselben Zahlen arbeiten lässt.',
        'Abgestimmte Absatzplanung, bewusste Sicherheitsbestände und vorbereitete Ausweichwege halten die Versorgung stabil, ohne unnötig Kapital im Lager zu binden.',
      ],
      duties: [
        'Lieferkettensteuerung für [Zahl] Werke und Läger vom Rohstoff bis zur Auslieferung',
        'Moderation der monatlichen Absatzplanung mit Vertrieb, Produktion und Finanzen',
        'Bestandsoptimierung mit [Zahl] Prozent weniger gebundenem Kapital',
        'Stärkung der Versorgungssicherheit durch Zweitquellen und Pufferlager',
        'Lieferantensteuerung bei [Zahl] strategischen Zulieferern mit gemeinsamen Prognosen',
        'Szenarioplanung für Nachfragespitzen, Streiks und Hafensperrungen',
        'Verkürzung der Durchlaufzeit um [Zahl] Tage durch getaktete Abrufe',
        'Umsetzung der Lieferkettensorgfaltspflicht mit Risikoanalyse und Abhilfen',
      ],
      pastDuties: [
        'Netzwerkplanung für [Zahl] Regionallager anhand von Kosten und Laufzeiten',
        'Produktionsabstimmung bei Engpassteilen mit täglicher Priorisierung',
        'Auswertung von [Zahl] Lieferengpässen nach Ursache und Dauer',
        'Einführung gemeinsamer Artikel- und Terminstammdaten über alle Standorte',
        'Verringerung der Logistikkosten in [Zahl] Relationen',
        'Vergleich von Eigen- und Fremdlagerung als Vorlage für die Geschäftsleitung',
      ],
      letter: {
        opening:
          'Mich fasziniert, wie stark kleine Planungsentscheidungen an einem Ende der Lieferkette am anderen Ende spürbar werden.',
        achievement:
          'Bei [Arbeitgeber] habe ich die Versorgung von [Zahl] Standorten gesteuert und Bestände gemeinsam mit den Werken gesenkt.',
      },
    },
    {
      id: 'executive-assistant',
      title: 'Assistenz der Geschäftsführung',
      aliases:
        'assistent der geschäftsführung, assistentin der geschäftsführung, assistent der geschäftsleitung, assistentin der geschäftsleitung, executive assistant, vorstandsassistent, vorstandsassistentin, vorstandssekretärin, vorstandsassistenz, chefsekretär, chefsekretärin, direktionsassistent, direktionsassistentin, management assistant, geschäftsleitungsassistenz, personal assistant, chief of staff, managementassistenz',
      terms:
        'Kalenderführung, Entscheidungsvorlagen, Gremienbetreuung, Reisemanagement, Präsentationserstellung, Protokollführung, Gästebetreuung, Projektverfolgung, vertraulicher Schriftverkehr, Veranstaltungsplanung',
      tools: 'Outlook, PowerPoint',
      certifications: 'Managementassistenz-Zertifikat',
      summary: [
        '{title} mit diskreter Unterstützung der Unternehmensleitung und einem Kalender, der Platz für das Wesentliche lässt.',
        'Vorausschauende Vorbereitung, knappe Entscheidungsvorlagen und verbindliches Nachhalten von Zusagen sorgen dafür, dass Besprechungen Ergebnisse haben und Fristen gehalten werden.',
      ],
      duties: [
        'Kalenderführung für [Zahl] Mitglieder der Geschäftsführung mit klaren Prioritäten',
        'Ausarbeitung von Entscheidungsvorlagen aus Beiträgen der Fachbereiche',
        'Gremienbetreuung bei [Zahl] Sitzungen pro Jahr von der Einladung bis zum Beschlussprotokoll',
        'Führung von vertraulichem Schriftverkehr in deutscher und englischer Sprache',
        'Reisemanagement für [Zahl] Auslandsreisen pro Jahr samt Visa und Programm',
        'Projektverfolgung mit Erinnerung an Zusagen und offene Beschlüsse',
        'Erstellung von [Zahl] Präsentationen pro Monat für Beirat und Gesellschafter',
        'Gästebetreuung bei Besuchen von Geschäftspartnern und Delegationen',
      ],
      pastDuties: [
        'Vorsortierung von [Zahl] E-Mails täglich mit Antwortentwürfen',
        'Veranstaltungsplanung für Klausurtagungen, Jubiläen und Betriebsversammlungen',
        'Zusammenstellung von [Zahl] Sitzungsmappen pro Quartal',
        'Protokollführung in Leitungsrunden mit Aufgaben und Terminen',
        'Abrechnung von [Zahl] Firmenkreditkarten pro Monat',
        'Vertretung des Sekretariats benachbarter Bereiche bei Abwesenheit',
      ],
      letter: {
        opening:
          'An der Arbeit nahe der Geschäftsführung schätze ich die Mischung aus Vertrauen, Tempo und Genauigkeit, bei der gute Vorbereitung den Unterschied macht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Führungskräfte unterstützt und Gremiensitzungen vollständig vorbereitet.',
      },
    },
  ],
};
