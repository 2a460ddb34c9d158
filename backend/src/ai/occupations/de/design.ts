import type { IndustryOccupations } from '../occupation';

export const design: IndustryOccupations = {
  industry: 'Design',
  general: {
    id: 'design-professional',
    title: 'Gestalter/in',
    aliases: '',
    terms:
      'visuelle Gestaltung, Konzeptentwicklung, Kundenpräsentationen, Briefing, Skizzen, Typografie, Farbkonzepte, Layout, Reinzeichnung, Designrecherche',
    tools: 'Adobe Creative Cloud, Figma',
    certifications: 'Ausbildereignungsprüfung',
    summary: [
      '{title} mit Schwerpunkt auf Gestaltung, die von der Aufgabe ausgeht und bis zur letzten Datei sorgfältig umgesetzt ist.',
      'Gute Fragen im Briefing, begründete Entwürfe und ein offener Umgang mit Kritik führen zu Ergebnissen, die Auftraggebern wie Zielgruppe etwas sagen.',
    ],
    duties: [
      'Konzeptentwicklung für [Zahl] Projekte pro Jahr vom Briefing bis zur Freigabe',
      'Visuelle Gestaltung von Print- und Digitalmedien nach Markenvorgaben',
      'Vorbereitung von [Zahl] Kundenpräsentationen pro Quartal mit Varianten und Begründung',
      'Ausarbeitung von Farbkonzepten und Typografie für neue Auftritte',
      'Reinzeichnung von [Zahl] Druckvorlagen pro Monat',
      'Designrecherche zu Zielgruppe, Wettbewerb und Sehgewohnheiten',
      'Betreuung von [Zahl] parallelen Aufträgen mit abgestimmten Terminen',
      'Einarbeitung von Rückmeldungen in nachvollziehbaren Zwischenständen',
    ],
    pastDuties: [
      'Anfertigung von [Zahl] Skizzen und Scribbles pro Entwurfsphase',
      'Anpassung bestehender Layouts an neue Formate',
      'Bereitstellung von [Zahl] Dateipaketen pro Monat für Druck und Web',
      'Ordnung von Bildmaterial, Schriften und Lizenzen',
      'Aufbereitung von [Zahl] Vorlagen für wiederkehrende Medien',
      'Abstimmung von Farbproofs mit der Druckerei',
    ],
    letter: {
      opening:
        'Gestaltung ist für mich gelungen, wenn sie eine Aufgabe löst und sich jede Entscheidung erklären lässt.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Projekte pro Jahr gestaltet und vom Briefing bis zur Übergabe der Daten begleitet.',
    },
  },
  occupations: [
    {
      id: 'graphic-designer',
      title: 'Grafikdesigner/in',
      aliases:
        'grafikdesigner, grafikdesignerin, grafiker, grafikerin, mediengestalter, mediengestalterin, kommunikationsdesigner, kommunikationsdesignerin, graphic designer, art director, art directorin, artdirector, webdesigner, webdesignerin, illustrator, illustratorin, reinzeichner, reinzeichnerin, verpackungsdesigner, polygraf, brand designer',
      terms:
        'Typografie, Layoutgestaltung, Corporate Design, Druckvorstufe, Bildbearbeitung, Illustration, Verpackungsdesign, Werbemittelgestaltung, Logoentwicklung, Designsysteme',
      tools: 'Adobe InDesign, Adobe Illustrator, Adobe Photoshop',
      certifications: 'Mediengestalter IHK',
      summary: [
        '{title} mit Gespür für Typografie, tragfähiges Corporate Design und Daten, die ohne Rückfrage in den Druck gehen.',
        'Durchdachte Layoutgestaltung, präzise Bildbearbeitung und ein realistischer Blick auf Budget und Termine halten Entwurf und Produktion zusammen.',
      ],
      duties: [
        'Layoutgestaltung von [Zahl] Broschüren, Anzeigen und Plakaten pro Monat',
        'Weiterentwicklung des Corporate Designs mit verständlichem Gestaltungshandbuch',
        'Logoentwicklung und Erscheinungsbild für [Zahl] Kunden pro Jahr',
        'Druckvorstufe mit Prüfung von Auflösung, Farbprofil und Beschnitt',
        'Bildbearbeitung von [Zahl] Motiven pro Woche für Print und Web',
        'Präsentation von Entwürfen mit Herleitung aus dem Briefing',
        'Werbemittelgestaltung für [Zahl] Kampagnen in allen benötigten Formaten',
        'Abnahme an der Druckmaschine bei farbkritischen Aufträgen',
      ],
      pastDuties: [
        'Aufbau von [Zahl] InDesign-Vorlagen für Kataloge und Preislisten',
        'Illustration von Icons und Infografiken passend zur Hausschrift',
        'Umsetzung von [Zahl] Korrekturläufen pro Woche mit Versionskontrolle',
        'Ausarbeitung von Verpackungsdesign und Displays in mehreren Größen',
        'Satz eines Magazins mit [Zahl] Seiten pro Ausgabe',
        'Einholung von Angeboten bei Druckereien und Weiterverarbeitern',
      ],
      letter: {
        opening:
          'Mich begeistert gute Typografie, weil sie Inhalte ordnet, ohne sich selbst in den Vordergrund zu stellen.',
        achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Projekte pro Monat vom Entwurf bis zur Druckfreigabe betreut.',
      },
    },
    {
      id: 'ux-designer',
      title: 'UX/UI-Designer/in',
      aliases:
        'ux designer, ux-designerin, ui designer, ui-designerin, ux ui designer, product designer, produktdesigner digital, interaction designer, interaktionsdesigner, ux researcher, user experience designer, user interface designer, usability engineer, screendesigner, screendesignerin, service designer, ux berater',
      terms:
        'Nutzerforschung, Wireframes, Prototyping, Usability-Tests, Interaktionsdesign, Designsysteme, Informationsarchitektur, Barrierefreiheit, User Flows, Design-Übergabe',
      tools: 'Figma, Miro, Maze',
      certifications: 'UXQB-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf digitalen Abläufen, die auf Nutzerforschung beruhen und sich ohne Anleitung erschließen.',
        'Frühe Prototypen, regelmäßige Usability-Tests und gelebte Barrierefreiheit prüfen Annahmen, bevor Code entsteht, während ein gepflegtes Designsystem Entwicklung und Gestaltung auf einer gemeinsamen Grundlage hält.',
      ],
      duties: [
        'Nutzerforschung mit [Zahl] Interviews pro Quartal als Grundlage für Produktentscheidungen',
        'Ausarbeitung von User Flows und Wireframes vor der visuellen Gestaltung',
        'Durchführung von [Zahl] Usability-Tests pro Jahr mit dokumentierten Befunden',
        'Prototyping in Figma zur Abstimmung mit Produktmanagement und Entwicklung',
        'Steigerung der Abschlussrate um [Zahl] Prozent durch einen vereinfachten Bestellablauf',
        'Prüfung von Kontrasten, Tastaturbedienung und Sprachausgabe auf Barrierefreiheit',
        'Pflege eines Designsystems mit [Zahl] dokumentierten Komponenten',
        'Design-Übergabe mit Zuständen, Abständen und Fehlermeldungen',
      ],
      pastDuties: [
        'Neuordnung der Informationsarchitektur anhand von [Zahl] Card-Sorting-Sitzungen',
        'Formulierung verständlicher Beschriftungen, Hinweise und Fehlertexte',
        'Entwurf von [Zahl] Bildschirmansichten pro Sprint',
        'Moderation von Workshops mit Fachbereichen zu Nutzungsszenarien',
        'Auswertung von [Zahl] Supportanfragen nach wiederkehrenden Hürden',
        'Abgleich der umgesetzten Oberfläche mit dem freigegebenen Entwurf',
      ],
      letter: {
        opening:
          'Am UX-Design schätze ich, dass Beobachtung Meinungen schlägt und ein einfacher Prototyp oft mehr klärt als eine lange Besprechung.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Funktionen von der Nutzerforschung bis zur Übergabe an die Entwicklung gestaltet.',
      },
    },
    {
      id: 'interior-designer',
      title: 'Innenarchitekt/in',
      aliases:
        'innenarchitekt, innenarchitektin, raumausstatter, raumausstatterin, einrichtungsberater, einrichtungsberaterin, interior designer, interior designerin, innenraumgestalter, innenraumgestalterin, raumgestalter, raumgestalterin, ladenbauplaner, küchenplaner, küchenplanerin, wohnberater, wohnberaterin',
      terms:
        'Raumplanung, Materialauswahl, Lichtplanung, Bauherrenberatung, Ausführungszeichnungen, Moodboards, Möblierungskonzepte, Kostenplanung, Ausschreibung, Baustellentermine',
      tools: 'ArchiCAD, SketchUp, Vectorworks',
      certifications: 'Kammereintragung',
      summary: [
        '{title} mit Gespür für stimmige Räume, in denen Nutzung, Licht und Material zusammenfinden.',
        'Aufmerksame Bauherrenberatung, präzise Ausführungszeichnungen und laufende Kostenplanung sorgen dafür, dass die Räume am Ende so entstehen, wie sie besprochen wurden, und im Alltag der Nutzer funktionieren.',
      ],
      duties: [
        'Raumplanung für [Zahl] Wohn- und Büroprojekte pro Jahr vom Aufmaß bis zur Übergabe',
        'Bauherrenberatung zu Grundriss, Nutzung und Atmosphäre mit Modellen und Moodboards',
        'Materialauswahl für [Zahl] Projekte mit Mustern, Preisen und Pflegehinweisen',
        'Lichtplanung mit Grund-, Zonen- und Akzentbeleuchtung nach Raumnutzung',
        'Erstellung von [Zahl] Ausführungszeichnungen pro Projekt für Tischler und Trockenbauer',
        'Kostenplanung nach Gewerken mit laufendem Abgleich der Nachträge',
        'Koordination von [Zahl] Handwerksbetrieben bis zur Abnahme',
        'Abstimmung von Brandschutz und Arbeitsstättenrecht mit den Fachplanern',
      ],
      pastDuties: [
        'Erfassung von [Zahl] Bestandsräumen pro Quartal mit Lasermessgerät',
        'Ausarbeitung von Möblierungskonzepten für Praxen und Gastronomie',
        'Visualisierung von [Zahl] Entwurfsvarianten in SketchUp',
        'Ausschreibung von Bodenbelägen, Einbauten und Leuchten',
        'Begleitung von [Zahl] Baustellenterminen pro Woche mit Mängelliste',
        'Auswahl von Stoffen und Farben gemeinsam mit der Kundschaft',
      ],
      letter: {
        opening:
          'An der Innenarchitektur reizt mich, aus Gewohnheiten und Wünschen der Nutzer einen Raum zu entwickeln, der sich selbstverständlich anfühlt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Projekte geplant und die beteiligten Handwerksbetriebe bis zur Übergabe koordiniert.',
      },
    },
    {
      id: 'industrial-designer',
      title: 'Industriedesigner/in',
      aliases:
        'industriedesigner, industriedesignerin, produktdesigner, produktdesignerin, industrial designer, produktgestalter, produktgestalterin, transportation designer, fahrzeugdesigner, möbeldesigner, möbeldesignerin, designer konsumgüter, technischer designer, produktentwickler, produktentwicklerin',
      terms:
        'Konzeptskizzen, Produktentwicklung, Prototypenbau, Ergonomie, Werkstoffkunde, fertigungsgerechte Gestaltung, Oberflächengestaltung, Trendrecherche, Nutzerbeobachtung, Designspezifikation',
      tools: 'Rhino, SolidWorks, KeyShot',
      certifications: 'Designschutz-Seminar',
      summary: [
        '{title} mit Schwerpunkt auf Produktentwicklung, in der Form, Ergonomie und Fertigung von Anfang an gemeinsam gedacht sind.',
        'Schnelle Modelle, fundierte Werkstoffkunde und der Austausch mit Konstruktion und Marketing führen zu Produkten, die gut in der Hand liegen und sich herstellen lassen.',
      ],
      duties: [
        'Produktentwicklung für [Zahl] Serienprodukte pro Jahr von der Skizze bis zum Werkzeug',
        'Anfertigung von Konzeptskizzen und Formstudien für interne Auswahlrunden',
        'Prototypenbau von [Zahl] Modellen pro Quartal in Schaum, Druck und Holz',
        'Untersuchung der Ergonomie mit Griffstudien und Nutzerbeobachtung',
        'Verringerung der Teilezahl um [Zahl] Prozent durch fertigungsgerechte Gestaltung',
        'Oberflächengestaltung mit abgestimmten Farben, Narbungen und Grenzmustern',
        'Ausarbeitung von [Zahl] Visualisierungen pro Monat für Vertrieb und Messe',
        'Abstimmung der Designspezifikation mit Konstruktion und Werkzeugbau',
      ],
      pastDuties: [
        'Trendrecherche auf [Zahl] Messen und Märkten pro Jahr',
        'Modellierung von Freiformflächen in Rhino für den Datenaustausch',
        'Vergleich von [Zahl] Materialien nach Haptik, Haltbarkeit und Rezyklierbarkeit',
        'Vorbereitung von Unterlagen für Designschutz und Gebrauchsmuster',
        'Begleitung von [Zahl] Erstmustern beim Lieferanten',
        'Gestaltung von Bedienfeldern und Piktogrammen für Geräte',
      ],
      letter: {
        opening:
          'Mich reizt am Industriedesign, so lange zu vereinfachen, bis ein Produkt ohne Erklärung verstanden wird und sich gut fertigen lässt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Produkte gestaltet und gemeinsam mit der Konstruktion zur Serie gebracht.',
      },
    },
    {
      id: 'motion-designer',
      title: 'Motion Designer/in',
      aliases:
        'motion designer, motion-designerin, motion graphics designer, animator, animatorin, 3d artist, 3d animator, vfx artist, mediendesigner bewegtbild, bewegtbilddesigner, trickfilmer, trickfilmerin, character animator, compositing artist, multimedia designer',
      terms:
        'Motion Graphics, Animation, Storyboards, Videoschnitt, Compositing, Charakteranimation, Sounddesign, Markenanimation, Styleframes, Renderoptimierung',
      tools: 'After Effects, Cinema 4D, Premiere Pro',
      certifications: 'Adobe-Zertifikat',
      summary: [
        '{title} mit Gefühl für Timing und dem Ziel, komplexe Inhalte durch Animation verständlich zu machen.',
        'Durchdachte Storyboards, sauberes Compositing und ein Gespür für Rhythmus und Ton verbinden Gestaltung mit Erzählung, während geordnete Projektdateien Änderungen bis kurz vor der Auslieferung möglich machen.',
      ],
      duties: [
        'Animation von [Zahl] Erklär- und Werbefilmen pro Quartal in After Effects',
        'Entwicklung von Storyboards und Styleframes zur Abstimmung mit den Auftraggebern',
        'Produktion von [Zahl] Motion Graphics pro Monat für Web und Messe',
        'Ausarbeitung von Bewegungsregeln für die Markenanimation',
        'Compositing von [Zahl] Realaufnahmen mit grafischen Elementen',
        'Abstimmung von Sounddesign und Sprecheraufnahme auf das Bildtempo',
        'Anpassung von [Zahl] Filmen pro Monat an Hoch- und Querformate',
        'Aufbau wiederverwendbarer Vorlagen für Bauchbinden und Abspann',
      ],
      pastDuties: [
        'Videoschnitt von [Zahl] Veranstaltungsfilmen pro Jahr',
        'Modellierung und Beleuchtung einfacher Szenen für Produktfilme',
        'Umsetzung von [Zahl] Korrekturrunden pro Woche nach Kundenkommentaren',
        'Renderoptimierung zur Einhaltung enger Liefertermine auf dem gemeinsamen Server',
        'Charakteranimation für [Zahl] Lernfilme pro Jahr',
        'Archivierung von Projektdateien mit klarer Namensgebung',
      ],
      letter: {
        opening:
          'Mich fasziniert, wie eine gut gesetzte Bewegung in wenigen Augenblicken erklärt, wofür ein Text viele Zeilen braucht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Filme pro Quartal animiert und vom Storyboard bis zur Auslieferung betreut.',
      },
    },
    {
      id: 'architect',
      title: 'Architekt/in',
      aliases:
        'architekt, architektin, hochbauarchitekt, hochbauarchitektin, projektarchitekt, projektarchitektin, entwurfsarchitekt, entwurfsarchitektin, planer hochbau, bim manager, bim koordinator, architekturzeichner, bauzeichner, bauzeichnerin, landschaftsarchitekt, landschaftsarchitektin, hochbauzeichner',
      terms:
        'Entwurfsplanung, Genehmigungsplanung, Ausführungsplanung, Bauherrenberatung, Objektüberwachung, Bauantrag, Building Information Modeling, Ausschreibung, Fachplanerkoordination, nachhaltiges Bauen',
      tools: 'Revit, ArchiCAD, AutoCAD',
      certifications: 'Eintragung Architektenkammer, Bauvorlageberechtigung, DGNB-Zertifikat',
      summary: [
        '{title} mit Entwürfen und Ausführungsplänen für Gebäude, die zum Ort, zum Budget und zu ihren Nutzern passen.',
        'Eindeutige Pläne, frühe Fachplanerkoordination und eine aufmerksame Objektüberwachung halten Qualität, Kosten und Termine über alle Leistungsphasen der HOAI zusammen.',
      ],
      duties: [
        'Entwurfsplanung für [Zahl] Wohn- und Gewerbebauten pro Jahr',
        'Genehmigungsplanung mit vollständigem Bauantrag nach Landesbauordnung',
        'Ausführungsplanung für [Zahl] Projekte im Maßstab bis zum Werkdetail',
        'Bauherrenberatung zu Raumprogramm, Kosten und Fördermöglichkeiten',
        'Objektüberwachung auf [Zahl] Baustellen mit Mängelverfolgung und Abnahme',
        'Fachplanerkoordination zu Tragwerk, Haustechnik und Brandschutz',
        'Ausschreibung von [Zahl] Gewerken pro Projekt mit Preisspiegel',
        'Modellierung und Kollisionsprüfung im Building Information Modeling',
      ],
      pastDuties: [
        'Aufnahme von [Zahl] Bestandsgebäuden als Grundlage für Umbauten',
        'Bearbeitung von Wettbewerben mit Modell, Plänen und Erläuterungstext',
        'Zeichnung von [Zahl] Fassaden- und Treppendetails pro Monat',
        'Ermittlung von Flächen und Kubatur nach DIN-Norm',
        'Vorbereitung von [Zahl] Bemusterungsterminen pro Projekt',
        'Bewertung von Baustoffen im Hinblick auf nachhaltiges Bauen',
      ],
      letter: {
        opening:
          'Architektur bedeutet für mich, mit Bauherrschaft und Fachplanern so lange am Entwurf zu arbeiten, bis er auch in Kosten und Detail trägt.',
        achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Bauvorhaben von der Entwurfsplanung bis zur Abnahme betreut.',
      },
    },
    {
      id: 'fashion-designer',
      title: 'Modedesigner/in',
      aliases:
        'modedesigner, modedesignerin, fashion designer, fashion designerin, bekleidungsdesigner, bekleidungsdesignerin, textildesigner, textildesignerin, schnittmacher, schnittmacherin, schnitttechniker, schnitttechnikerin, modegestalter, modegestalterin, bekleidungstechniker, designassistent mode',
      terms:
        'Kollektionsentwicklung, Entwurfszeichnungen, Schnittkonstruktion, Materialauswahl, Musterfertigung, Passformkontrolle, Trendrecherche, Farbkonzepte, Produktionsbegleitung, technische Datenblätter',
      tools: 'Adobe Illustrator, CLO, Gerber AccuMark',
      certifications: 'Gesellenbrief Maßschneiderei',
      summary: [
        '{title} mit Schwerpunkt auf Kollektionen, die eine klare Linie haben und sich in der Produktion umsetzen lassen.',
        'Fundierte Materialauswahl, genaue Passformkontrolle und vollständige technische Datenblätter verbinden den Entwurf mit Preislage, Zielgruppe und den Möglichkeiten der Hersteller.',
      ],
      duties: [
        'Kollektionsentwicklung mit [Zahl] Modellen pro Saison vom Moodboard bis zum Muster',
        'Anfertigung von Entwurfszeichnungen mit Vorder- und Rückansicht',
        'Materialauswahl aus [Zahl] Stoffqualitäten pro Saison auf Messen und bei Webereien',
        'Passformkontrolle am Modell mit schriftlichen Korrekturen für die Fertigung',
        'Erstellung von [Zahl] technischen Datenblättern pro Monat mit Maßtabellen',
        'Abstimmung der Farbkonzepte für Linien und Drucke mit dem Vertrieb',
        'Betreuung von [Zahl] Produktionsbetrieben von der Musterfertigung bis zur Freigabe',
        'Trendrecherche zu Silhouetten, Stoffen und Verarbeitung',
      ],
      pastDuties: [
        'Anfertigung von [Zahl] Prototypen pro Monat im Atelier',
        'Schnittkonstruktion und Gradierung von Grundformen am Bildschirm',
        'Zusammenstellung von [Zahl] Looks pro Fotostrecke',
        'Prüfung von Etiketten, Pflegekennzeichen und Zutaten',
        'Ordnung von [Zahl] Stoff- und Farbmustern im Archiv',
        'Produktionsbegleitung bei Größensatz, Nullserie und Endabnahme',
      ],
      letter: {
        opening:
          'Mode beginnt für mich beim Material und bei der Passform, und ich bleibe gern so lange am Schnitt, bis beides stimmt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Modelle pro Saison entworfen und bis zur Produktionsfreigabe begleitet.',
      },
    },
  ],
};
