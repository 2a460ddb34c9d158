import type { IndustryOccupations } from '../occupation';

export const engineering: IndustryOccupations = {
  industry: 'Engineering',
  general: {
    id: 'engineering-professional',
    title: 'Technische Fachkraft',
    aliases: '',
    terms:
      'Konstruktionszeichnungen, Anforderungsanalyse, Versuchsdurchführung, technische Dokumentation, Projektkoordination, Ursachenanalyse, Normen, Konstruktionsprüfung, Lieferantenabstimmung, Messdatenauswertung',
    tools: 'CAD, Excel',
    certifications: 'Arbeitssicherheitsschulung',
    summary: [
      '{title} mit Interesse an technischen Lösungen, die sich fertigen, prüfen und über Jahre warten lassen.',
      'Sorgfältige Anforderungsanalyse, nachvollziehbare Berechnungen und der frühe Austausch mit Fertigung und Lieferanten vermeiden Änderungen, die später teuer würden.',
    ],
    duties: [
      'Erstellung von [Zahl] Konstruktionszeichnungen pro Monat mit vollständiger Bemaßung',
      'Anforderungsanalyse gemeinsam mit Kunden, Vertrieb und Fertigung',
      'Versuchsdurchführung an [Zahl] Baugruppen pro Quartal nach Prüfplan',
      'Ursachenanalyse bei Ausfällen mit Festlegung dauerhafter Abhilfen',
      'Projektkoordination in [Zahl] Teilprojekten mit Terminen und Zuständigkeiten',
      'Pflege der technischen Dokumentation bei jeder freigegebenen Änderung',
      'Lieferantenabstimmung zu [Zahl] Zukaufteilen pro Jahr',
      'Berücksichtigung geltender Normen und Sicherheitsvorgaben im Entwurf',
    ],
    pastDuties: [
      'Messdatenauswertung für [Zahl] Versuchsreihen in Excel',
      'Vorbereitung von Mustern und Prüfständen für Testläufe',
      'Prüfung von [Zahl] Stücklisten pro Monat auf Vollständigkeit',
      'Protokollführung bei der Konstruktionsprüfung mit offenen Punkten',
      'Betreuung von [Zahl] Änderungsanträgen pro Quartal',
      'Einweisung der Werkstatt in neue Baugruppen',
    ],
    letter: {
      opening:
        'Mich reizt, technische Fragen gründlich zu durchdenken und eine Lösung zu finden, die in der Fertigung genauso funktioniert wie auf dem Papier.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Teilprojekte begleitet und die technischen Unterlagen stets auf aktuellem Stand gehalten.',
    },
  },
  occupations: [
    {
      id: 'mechanical-engineer',
      title: 'Maschinenbauingenieur/in',
      aliases:
        'maschinenbauingenieur, maschinenbauingenieurin, maschinenbauer, konstrukteur, konstrukteurin, konstruktionsingenieur, konstruktionsingenieurin, entwicklungsingenieur, entwicklungsingenieurin, mechanical engineer, ingenieur maschinenbau, ingenieurin maschinenbau, berechnungsingenieur, berechnungsingenieurin, maschinenbautechniker, fahrzeugingenieur',
      terms:
        'Konstruktion, CAD-Modellierung, FEM-Berechnung, Toleranzanalyse, Prototypenbau, Werkstoffauswahl, Fertigungszeichnungen, Variantenvergleich, Versuchsauswertung, Maschinenrichtlinie',
      tools: 'SolidWorks, CATIA, PTC Creo',
      certifications: 'CAD-Zertifikat, FEM-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Konstruktion und Berechnung von Baugruppen, die sich wirtschaftlich fertigen und einfach montieren lassen.',
        'Frühe Toleranzanalyse, überlegte Werkstoffauswahl und der Abgleich von Simulation und Versuch verringern Schleifen zwischen Entwicklung, Einkauf und Fertigung.',
      ],
      duties: [
        'Konstruktion von [Zahl] Baugruppen pro Jahr vom Konzept bis zur Serienfreigabe',
        'CAD-Modellierung mit parametrischen Modellen und klarer Baugruppenstruktur',
        'Senkung der Herstellkosten um [Zahl] Prozent durch fertigungsgerechte Gestaltung',
        'FEM-Berechnung hoch belasteter Bauteile mit Abgleich am Versuch',
        'Erstellung von [Zahl] Fertigungszeichnungen pro Monat nach ISO GPS',
        'Toleranzanalyse kritischer Maßketten vor der Werkzeugfreigabe',
        'Prototypenbau und Erprobung von [Zahl] Funktionsmustern pro Jahr',
        'Risikobeurteilung nach Maschinenrichtlinie mit Ableitung von Schutzmaßnahmen',
      ],
      pastDuties: [
        'Versuchsauswertung für [Zahl] Dauerläufe mit Bericht an die Projektleitung',
        'Werkstoffauswahl unter Berücksichtigung von Gewicht, Korrosion und Preis',
        'Bearbeitung von [Zahl] technischen Änderungen pro Quartal',
        'Variantenvergleich mit gewichteten Kriterien für das Projektteam',
        'Betreuung von [Zahl] Lieferanten bei Erstmustern',
        'Bereinigung von Stücklisten und Normteilen im PDM-System',
      ],
      letter: {
        opening:
          'Am Maschinenbau fasziniert mich der Weg von der Skizze zum laufenden Bauteil, auf dem jede Annahme am Prüfstand bestehen muss.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Baugruppen bis zur Serienreife entwickelt und eng mit der Fertigung abgestimmt.',
      },
    },
    {
      id: 'electrical-engineer',
      title: 'Elektroingenieur/in',
      aliases:
        'elektroingenieur, elektroingenieurin, elektrotechnikingenieur, elektrotechnikingenieurin, elektrokonstrukteur, elektrokonstrukteurin, hardwareentwickler, hardwareentwicklerin, electrical engineer, elektrotechniker, elektrotechnikerin, automatisierungstechniker, automatisierungsingenieur, sps-programmierer, elektroplaner, elektroplanerin, ingenieur elektrotechnik, embedded entwickler',
      terms:
        'Schaltungsentwicklung, Stromlaufpläne, Leiterplattenlayout, Energieverteilung, SPS-Programmierung, Inbetriebnahme, Lastberechnung, Fehleranalyse, EMV-Prüfung, Schaltschrankplanung',
      tools: 'EPLAN, Altium Designer, TIA Portal',
      certifications: 'Elektrofachkraft, EMV-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Schaltungsentwicklung und Inbetriebnahme elektrischer Systeme, die sicher und normgerecht arbeiten.',
        'Vollständige Stromlaufpläne, belegte Lastberechnungen und eine systematische Fehleranalyse erleichtern Fertigung, Abnahme und spätere Wartung gleichermaßen, vom Prototyp bis zur Anlage im Feld.',
      ],
      duties: [
        'Schaltungsentwicklung für [Zahl] Baugruppen pro Jahr bis zur Serienfreigabe',
        'Erstellung normgerechter Stromlaufpläne und Klemmenpläne in EPLAN',
        'Schaltschrankplanung für [Zahl] Anlagen einschließlich Wärmeberechnung',
        'SPS-Programmierung im TIA Portal mit dokumentierten Bausteinen',
        'Inbetriebnahme von [Zahl] Anlagen pro Jahr beim Kunden',
        'Lastberechnung und Auslegung der Energieverteilung samt Selektivität',
        'Begleitung der EMV-Prüfung von [Zahl] Geräten bis zum bestandenen Bericht',
        'Bewertung von Bauteilabkündigungen und Auswahl gleichwertiger Ersatztypen',
      ],
      pastDuties: [
        'Fehleranalyse an [Zahl] Rückläufern pro Monat mit Oszilloskop und Logikanalysator',
        'Prüfung elektrischer Betriebsmittel nach DGUV-Vorschrift',
        'Überarbeitung von [Zahl] Leiterplattenlayouts nach Prototypentests',
        'Abstimmung mit Netzbetreibern zu Anschlusswerten und Schutzkonzept',
        'Aufbau von [Zahl] Prüfadaptern für die Endkontrolle',
        'Pflege der Bauteilbibliothek in Altium Designer',
      ],
      letter: {
        opening:
          'Mich interessiert die Elektrotechnik dort, wo Plan und Praxis aufeinandertreffen: bei der Inbetriebnahme und bei der Suche nach der Ursache eines Fehlers.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Anlagen geplant, in Betrieb genommen und für die Instandhaltung vollständig dokumentiert.',
      },
    },
    {
      id: 'civil-engineer',
      title: 'Bauingenieur/in',
      aliases:
        'bauingenieur, bauingenieurin, statiker, statikerin, tragwerksplaner, tragwerksplanerin, civil engineer, ingenieur bauwesen, tiefbauingenieur, tiefbauingenieurin, verkehrsingenieur, verkehrsplaner, verkehrsplanerin, wasserbauingenieur, bautechniker, bautechnikerin, vermessungsingenieur, vermessungsingenieurin, brückenbauingenieur',
      terms:
        'Tragwerksplanung, Bauüberwachung, Ausführungsplanung, Mengenermittlung, Vermessung, Entwässerungsplanung, Leistungsverzeichnisse, Baugrundgutachten, Kostenschätzung, HOAI',
      tools: 'AutoCAD, RIB iTWO, Dlubal RFEM',
      certifications: 'Nachweisberechtigung Standsicherheit, SiGeKo',
      summary: [
        '{title} mit Schwerpunkt auf Tragwerksplanung und Bauüberwachung, bei denen Planung, Kosten und Ausführung zusammenpassen.',
        'Prüffähige Nachweise, genaue Mengenermittlung und eine sorgfältig geführte Dokumentation schaffen Klarheit zwischen Bauherrschaft, Behörden und ausführenden Firmen.',
      ],
      duties: [
        'Tragwerksplanung für [Zahl] Bauvorhaben pro Jahr in Stahlbeton, Stahl und Holz',
        'Aufstellung prüffähiger statischer Nachweise nach Eurocode',
        'Bauüberwachung auf [Zahl] Baustellen mit Kontrolle von Bewehrung und Betonage',
        'Entwässerungsplanung für Straßen und Baugebiete einschließlich Rückhaltung',
        'Mengenermittlung und Leistungsverzeichnisse für [Zahl] Ausschreibungen pro Jahr',
        'Bewertung von Baugrundgutachten mit Empfehlung zur Gründung',
        'Kostenschätzung für [Zahl] Varianten in der Vorplanung',
        'Abstimmung der Ausführungsplanung mit Architektur und Haustechnik',
      ],
      pastDuties: [
        'Prüfung von [Zahl] Abschlagsrechnungen pro Monat gegen das Aufmaß',
        'Vermessung von Achsen und Höhen vor Baubeginn',
        'Anfertigung von [Zahl] Bewehrungsplänen pro Quartal',
        'Teilnahme an Baubesprechungen mit Protokoll und Fristenliste',
        'Begehung von [Zahl] Bauwerken im Rahmen der Brückenprüfung',
        'Einholung von Genehmigungen bei Wasser- und Straßenbehörden',
      ],
      letter: {
        opening:
          'Am Bauingenieurwesen schätze ich, Verantwortung für Bauwerke zu tragen, die Menschen über Generationen sicher nutzen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Bauvorhaben von der Planung bis zur Abnahme begleitet und die Bauherrschaft laufend informiert.',
      },
    },
    {
      id: 'process-engineer',
      title: 'Verfahrensingenieur/in',
      aliases:
        'verfahrensingenieur, verfahrensingenieurin, verfahrenstechniker, verfahrenstechnikerin, prozessingenieur, prozessingenieurin, process engineer, fertigungsingenieur, fertigungsingenieurin, produktionsingenieur, produktionsingenieurin, industrial engineer, wirtschaftsingenieur, wirtschaftsingenieurin, lean manager, lean managerin',
      terms:
        'Prozessoptimierung, statistische Prozesslenkung, Stoffbilanzen, Scale-up, Ursachenanalyse, Lean Production, Versuchsplanung, Anlagensicherheit, Arbeitsanweisungen, Ausbeutesteigerung',
      tools: 'Minitab, Aspen Plus',
      certifications: 'Six Sigma Green Belt',
      summary: [
        '{title} mit dem Ehrgeiz, Prozesse so weit zu verstehen, dass ihre Stellgrößen belegt und beherrschbar sind.',
        'Versuchsplanung statt Probieren, belastbare Stoffbilanzen und der Dialog mit den Anlagenfahrern führen zu Verbesserungen, die auch nach Projektende Bestand haben und die Anlagensicherheit nicht gefährden.',
      ],
      duties: [
        'Prozessoptimierung an [Zahl] Produktionslinien auf Grundlage laufender Messwerte',
        'Statistische Prozesslenkung kritischer Merkmale mit festgelegten Eingriffsgrenzen',
        'Ausbeutesteigerung um [Zahl] Prozent durch angepasste Temperatur- und Verweilzeiten',
        'Erstellung von Stoffbilanzen und Energiebilanzen für Neuanlagen und Umbauten',
        'Versuchsplanung mit [Zahl] Versuchsreihen pro Jahr im Technikum',
        'Überführung neuer Produkte durch Scale-up vom Labor in den Betrieb',
        'Verringerung der Rüstzeit um [Zahl] Minuten mit Methoden der Lean Production',
        'Mitwirkung an Sicherheitsgesprächen zur Anlagensicherheit nach HAZOP-Methode',
      ],
      pastDuties: [
        'Ursachenanalyse bei [Zahl] Prozessabweichungen pro Monat',
        'Überarbeitung der Arbeitsanweisungen zusammen mit den Schichtteams',
        'Auswertung von [Zahl] Chargenprotokollen pro Woche',
        'Begleitung von Anfahr- und Reinigungsvorgängen nach Stillständen',
        'Erprobung von [Zahl] alternativen Rohstoffen im Pilotmaßstab',
        'Aktualisierung von Fließbildern nach jeder Anlagenänderung',
      ],
      letter: {
        opening:
          'Mich reizt, einen Prozess so weit zu verstehen, dass Schwankungen kein Zufall mehr sind, sondern eine Ursache haben, die sich beheben lässt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Linien betreut und Ausbeute und Stabilität mit geplanten Versuchen verbessert.',
      },
    },
    {
      id: 'quality-engineer',
      title: 'Qualitätsingenieur/in',
      aliases:
        'qualitätsingenieur, qualitätsingenieurin, qualitätsmanager, qualitätsmanagerin, quality engineer, quality manager, qm-beauftragter, qm-beauftragte, qualitätsmanagementbeauftragter, qualitätsmanagementbeauftragte, lieferantenqualität, supplier quality engineer, qualitätsplaner, qualitätsplanerin, qualitätsleiter, qualitätsleiterin, qs-ingenieur',
      terms:
        'Qualitätsmanagement, FMEA, Korrekturmaßnahmen, Prozessaudits, Messsystemanalyse, Prüfplanung, Lieferantenqualität, Reklamationsbearbeitung, Erstbemusterung, Validierung',
      tools: 'SAP QM, Minitab, CAQ-System',
      certifications: 'Auditor nach VDA, Qualitätsmanager TÜV, Six Sigma Green Belt',
      summary: [
        '{title} mit vorbeugendem Ansatz, der Fehler in der Planung verhindert, statt sie am Bandende auszusortieren.',
        'FMEA, sorgfältige Prüfplanung und Reklamationsbearbeitung nach klarer Methodik verbinden Entwicklung, Fertigung und Lieferanten auf einer gemeinsamen Faktenbasis, auch wenn es zwischen den Beteiligten einmal strittig wird.',
      ],
      duties: [
        'Moderation von [Zahl] FMEA-Sitzungen pro Jahr mit Entwicklung und Fertigung',
        'Reklamationsbearbeitung mit Sofortmaßnahme, Ursachenklärung und Wirksamkeitsnachweis',
        'Durchführung von [Zahl] Prozessaudits pro Jahr im Werk und bei Lieferanten',
        'Prüfplanung für neue Produkte einschließlich Lenkungsplan',
        'Senkung der Ausschussquote um [Zahl] Prozent durch wirksame Korrekturmaßnahmen',
        'Pflege des Qualitätsmanagements nach geltender Branchennorm',
        'Bewertung der Lieferantenqualität von [Zahl] Zulieferern pro Quartal',
        'Validierung von Prüf- und Montageprozessen vor Serienanlauf',
      ],
      pastDuties: [
        'Erstbemusterung von [Zahl] Neuteilen pro Jahr mit Bericht an den Kunden',
        'Messsystemanalyse an neuen Prüfmitteln gemeinsam mit dem Messraum',
        'Auswertung von [Zahl] Fehlermeldungen pro Woche im CAQ-System',
        'Schulung der Linienführung zu Fehlerkatalogen und Grenzmustern',
        'Begleitung von [Zahl] Kundenaudits samt Abarbeitung der Auflagen',
        'Sperrung und Sortierung auffälliger Lose mit lückenloser Kennzeichnung',
      ],
      letter: {
        opening:
          'Ich arbeite in der Qualität, weil sich mit Fakten und einer sauberen Methode auch festgefahrene Diskussionen lösen lassen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Produktlinien betreut und Reklamationen bis zur nachgewiesenen Wirksamkeit der Maßnahmen bearbeitet.',
      },
    },
    {
      id: 'chemical-engineer',
      title: 'Chemieingenieur/in',
      aliases:
        'chemieingenieur, chemieingenieurin, ingenieur chemie, chemical engineer, chemietechniker, chemietechnikerin, chemiker, chemikerin, entwicklungschemiker, ingenieur chemische verfahrenstechnik, betriebsingenieur chemie, betriebsingenieurin chemie, anlageningenieur chemie, chemikant, chemikantin, polymeringenieur, bioverfahrenstechniker',
      terms:
        'Reaktionstechnik, thermische Trennverfahren, Anlagenauslegung, Prozesssimulation, Gefahrstoffrecht, Sicherheitsbetrachtung, Rezepturentwicklung, Laborversuche, Betriebsbetreuung, Emissionsminderung',
      tools: 'Aspen HYSYS, Prozessleitsystem',
      certifications: 'Explosionsschutz-Schulung, Störfallbeauftragter',
      summary: [
        '{title} mit Schwerpunkt auf der sicheren und wirtschaftlichen Übertragung chemischer Reaktionen vom Labor in die Produktion.',
        'Abgesicherte Prozesssimulation, gründliche Sicherheitsbetrachtung und eine enge Betriebsbetreuung verbinden Ausbeute und Wirtschaftlichkeit mit dem Schutz von Menschen und Umwelt.',
      ],
      duties: [
        'Anlagenauslegung für [Zahl] Reaktoren, Kolonnen und Wärmetauscher pro Jahr',
        'Prozesssimulation mit Abgleich an Betriebsdaten der Anlage',
        'Betriebsbetreuung von [Zahl] Produktionsstraßen mit Auswertung der Chargen',
        'Leitung der Sicherheitsbetrachtung bei neuen Stoffen und Umbauten',
        'Emissionsminderung um [Zahl] Prozent durch geänderte Abgasführung',
        'Optimierung thermischer Trennverfahren nach Energiebedarf und Reinheit',
        'Durchführung von [Zahl] Laborversuchen pro Quartal zur Reaktionstechnik',
        'Einstufung von Stoffen und Unterlagen nach Gefahrstoffrecht',
      ],
      pastDuties: [
        'Rezepturentwicklung für [Zahl] Produkte in Abstimmung mit Kunden',
        'Probenahme und Auswertung bei Anfahrvorgängen nach Revisionen',
        'Betreuung von [Zahl] Technikumsversuchen pro Jahr',
        'Untersuchung von Korrosion und Ablagerungen an Apparaten',
        'Erstellung von [Zahl] Betriebsanweisungen pro Quartal',
        'Abstimmung der Genehmigungsunterlagen mit den zuständigen Umweltbehörden',
      ],
      letter: {
        opening:
          'An der Chemietechnik reizt mich der Schritt vom Kolben zur Anlage, bei dem Wärme, Mischung und Sicherheit ganz neu gedacht werden müssen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Anlagen betreut und Ausbeute und Sicherheit mit belegten Versuchen verbessert.',
      },
    },
    {
      id: 'cad-designer',
      title: 'Technische/r Produktdesigner/in',
      aliases:
        'technischer produktdesigner, technische produktdesignerin, technischer zeichner, technische zeichnerin, technischer systemplaner, technische systemplanerin, cad-konstrukteur, cad-konstrukteurin, cad zeichner, cad-zeichnerin, cad-fachkraft, cad designer, cad techniker, technical designer, detailkonstrukteur, detailkonstrukteurin, anlagenplaner cad, konstruktionszeichner, cad-modellierer',
      terms:
        'CAD-Modellierung, technische Zeichnungen, Stücklisten, Baugruppenkonstruktion, Bemaßung, Normteile, Änderungsdienst, Datenverwaltung, Freiformflächen, Kollisionsprüfung',
      tools: 'SolidWorks, AutoCAD, Autodesk Inventor',
      certifications: 'Technischer Produktdesigner IHK, CAD-Zertifikat',
      summary: [
        '{title} mit Sorgfalt bei Zeichnungen und Modellen, die eindeutig sind und sich leicht ändern lassen.',
        'Saubere Bemaßung, vollständige Stücklisten und eine geordnete Datenverwaltung ersparen der Fertigung Rückfragen und der Konstruktion unnötige Schleifen, besonders wenn Änderungen kurz vor der Freigabe kommen.',
      ],
      duties: [
        'Ausarbeitung von [Zahl] Einzelteilzeichnungen pro Woche nach geltenden Normen',
        'CAD-Modellierung von Blech-, Dreh- und Frästeilen mit sauberem Strukturbaum',
        'Pflege von [Zahl] Stücklisten pro Monat mit Abgleich im ERP-System',
        'Kollisionsprüfung von Baugruppen vor der Freigabe',
        'Umsetzung von [Zahl] Änderungen pro Woche im Änderungsdienst',
        'Auswahl passender Normteile und Halbzeuge aus der Bibliothek',
        'Baugruppenkonstruktion für [Zahl] Vorrichtungen pro Quartal',
        'Festlegung der Bemaßung gemeinsam mit Fertigung und Messraum',
      ],
      pastDuties: [
        'Übertragung von [Zahl] Papierzeichnungen pro Monat in das CAD-System',
        'Erstellung von Explosionsdarstellungen für Montageanleitungen und Ersatzteilkataloge',
        'Aufnahme von [Zahl] Bestandsteilen pro Quartal mit Messschieber und Scanner',
        'Ordnung der Datenverwaltung nach Projekt und Revisionsstand',
        'Ableitung von [Zahl] Laser- und Biegeteilen pro Woche für die Blechfertigung',
        'Glättung von Freiformflächen an Gehäusen und Griffen',
      ],
      letter: {
        opening:
          'Ich zeichne gern so, dass in der Werkstatt niemand nachfragen muss, und freue mich, das fertige Teil später in der Hand zu halten.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Zeichnungen pro Monat erstellt und Änderungen zuverlässig eingepflegt.',
      },
    },
  ],
};
