import type { IndustryOccupations } from '../occupation';

export const manufacturing: IndustryOccupations = {
  industry: 'Manufacturing',
  general: {
    id: 'manufacturing-professional',
    title: 'Fachkraft in der Produktion',
    aliases: '',
    terms:
      'Fertigungsabläufe, Qualitätsprüfung, Arbeitssicherheit, Maschineneinrichtung, Arbeitsanweisungen, Produktionsdokumentation, Materialbereitstellung, kontinuierliche Verbesserung, vorbeugende Wartung, Schichtübergabe',
    tools: 'SAP, Messschieber',
    certifications: 'Staplerschein',
    summary: [
      '{title} mit Schwerpunkt auf stabilen Fertigungsabläufen, sicherem Arbeiten und Teilen, die der Vorgabe entsprechen.',
      'Sorgfältige Qualitätsprüfung, eine geordnete Schichtübergabe und eigene Vorschläge zur kontinuierlichen Verbesserung tragen dazu bei, dass Stillstände und Nacharbeit selten werden.',
    ],
    duties: [
      'Überwachung der Fertigungsabläufe an [Zahl] Anlagen pro Schicht',
      'Maschineneinrichtung nach Auftrag, Material und Arbeitsanweisung',
      'Qualitätsprüfung von [Zahl] Teilen pro Schicht mit Eintrag in das Prüfprotokoll',
      'Einhaltung der Arbeitssicherheit mit persönlicher Schutzausrüstung und Sperrungen',
      'Materialbereitstellung für [Zahl] Arbeitsplätze ohne Unterbrechung des Taktes',
      'Führung der Produktionsdokumentation zu Mengen, Ausschuss und Störungen',
      'Einreichung von [Zahl] Vorschlägen pro Jahr zur kontinuierlichen Verbesserung',
      'Schichtübergabe mit Hinweis auf offene Störungen und Restmengen',
    ],
    pastDuties: [
      'Erledigung von [Zahl] Punkten der vorbeugenden Wartung pro Woche',
      'Kennzeichnung und Trennung fehlerhafter Teile am Arbeitsplatz',
      'Verpackung von [Zahl] Einheiten pro Schicht nach Kundenvorschrift',
      'Erhaltung von Ordnung und Sauberkeit am Arbeitsplatz',
      'Unterstützung bei [Zahl] Musteraufträgen pro Quartal',
      'Einarbeitung von Zeitarbeitskräften an einfachen Stationen',
    ],
    letter: {
      opening:
        'Ich arbeite gern in der Produktion, weil man am Ende der Schicht sieht, was entstanden ist, und weil Sorgfalt sich direkt auszahlt.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Anlagen pro Schicht betreut und Qualität und Stückzahl im Blick behalten.',
    },
  },
  occupations: [
    {
      id: 'production-operator',
      title: 'Produktionsmitarbeiter/in',
      aliases:
        'produktionsmitarbeiter, produktionsmitarbeiterin, produktionshelfer, produktionshelferin, maschinenbediener, maschinenbedienerin, anlagenbediener, anlagenbedienerin, anlagenführer, anlagenführerin, maschinen- und anlagenführer, fabrikarbeiter, fabrikarbeiterin, produktionsfachkraft, fertigungsmitarbeiter, fertigungsmitarbeiterin, montagemitarbeiter, montagemitarbeiterin, maschinenführer, maschinenführerin, verpacker, verpackerin, verfahrensmechaniker, verfahrensmechanikerin, maschinenfahrer, maschinenfahrerin, anlagenfahrer, anlagenfahrerin, mitarbeiter produktion, mitarbeiterin produktion',
      terms:
        'Maschinenbedienung, Montage, Sichtprüfung, Arbeitsanweisungen, Arbeitssicherheit, Umrüstung, Materialzuführung, Verpackung, Stückzahlerfassung, Störungsbeseitigung',
      tools: 'Montagevorrichtungen, Handscanner',
      certifications: 'Maschinen- und Anlagenführer IHK, Staplerschein',
      summary: [
        '{title} mit Routine in der Maschinenbedienung und gleichmäßiger Qualität über die gesamte Schicht.',
        'Genaues Arbeiten nach Vorgabe, zügige Umrüstung und eine rechtzeitige Meldung von Störungen halten die Linie in Gang und vermeiden Ausschuss, gerade am Ende einer langen Schicht.',
      ],
      duties: [
        'Maschinenbedienung an einer Linie mit [Zahl] Teilen pro Stunde',
        'Sichtprüfung auf Maßabweichungen, Kratzer und fehlende Bauteile',
        'Montage von [Zahl] Baugruppen pro Schicht nach Arbeitsanweisungen',
        'Beachtung der Arbeitssicherheit an Pressen, Förderbändern und Schutztüren',
        'Umrüstung auf [Zahl] Varianten pro Woche innerhalb der Sollzeit',
        'Störungsbeseitigung bei Materialstau und Meldung an die Instandhaltung',
        'Verpackung von [Zahl] Kartons pro Schicht mit Etikett und Prüfvermerk',
        'Stückzahlerfassung und Rückmeldung am Terminal der Linie',
      ],
      pastDuties: [
        'Materialzuführung für [Zahl] Maschinen im laufenden Betrieb',
        'Reinigung der Anlage bei Produktwechsel und Schichtende',
        'Entgraten und Sortieren von [Zahl] Gussteilen pro Schicht',
        'Aussortieren fehlerhafter Teile mit Kennzeichnung am Sperrplatz',
        'Nacharbeit an [Zahl] beanstandeten Teilen pro Woche',
        'Wechsel zwischen mehreren Stationen nach Einsatzplan',
      ],
      letter: {
        opening:
          'Mir gefällt die Arbeit an der Maschine, weil Tempo und Genauigkeit zusammenpassen müssen und man sich im Schichtteam aufeinander verlässt.',
        achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Teile pro Schicht gefertigt und Störungen früh gemeldet.',
      },
    },
    {
      id: 'cnc-machinist',
      title: 'Zerspanungsmechaniker/in',
      aliases:
        'zerspanungsmechaniker, zerspanungsmechanikerin, cnc-fräser, cnc-fräserin, cnc-dreher, cnc-dreherin, cnc fachkraft, cnc-programmierer, cnc-programmiererin, cnc-maschinenbediener, fräser, dreher, zerspaner, zerspanerin, polymechaniker, polymechanikerin, werkzeugmacher, werkzeugmacherin, werkzeugmechaniker, werkzeugmechanikerin, feinwerkmechaniker, cnc operator',
      terms:
        'CNC-Programmierung, Maschineneinrichtung, Fertigungszeichnungen, Fräsen, Drehen, Messtechnik, Werkzeugauswahl, Toleranzen, Erstteilprüfung, Maschinenpflege',
      tools: 'Heidenhain-Steuerung, Siemens Sinumerik, Messschieber',
      certifications: 'Facharbeiterbrief Zerspanung',
      summary: [
        '{title} mit Anspruch an Maßhaltigkeit, vom programmierten Einzelstück bis zur laufenden Serie.',
        'Überlegte Werkzeugauswahl, saubere Aufspannung und eine konsequente Erstteilprüfung sorgen für kurze Einfahrzeiten und Werkstücke, die ohne Nacharbeit in die Montage gehen.',
      ],
      duties: [
        'CNC-Programmierung und Einfahren von [Zahl] Neuteilen pro Monat',
        'Maschineneinrichtung nach Fertigungszeichnung mit Nullpunkt- und Werkzeugvermessung',
        'Fräsen und Drehen von [Zahl] Werkstücken pro Schicht im Toleranzfeld',
        'Erstteilprüfung mit Messprotokoll vor der Serienfreigabe',
        'Senkung der Bearbeitungszeit um [Zahl] Prozent durch angepasste Schnittwerte',
        'Werkzeugauswahl nach Werkstoff, Oberfläche und Standzeit',
        'Betreuung von [Zahl] Bearbeitungszentren in Mehrmaschinenbedienung',
        'Kontrolle enger Toleranzen mit Messtechnik aus dem Messraum',
      ],
      pastDuties: [
        'Fertigung von [Zahl] Prototypen pro Quartal für die Entwicklung',
        'Maschinenpflege mit Wechsel von Kühlschmierstoff und Filtern',
        'Umrüstung von [Zahl] Drehmaschinen pro Woche nach Fertigungsplan',
        'Anleitung von Auszubildenden an der konventionellen Drehbank',
        'Schleifen und Entgraten von [Zahl] Passteilen pro Schicht',
        'Pflege des Werkzeuglagers mit regelmäßiger Standzeitkontrolle',
      ],
      letter: {
        opening:
          'An der Zerspanung fasziniert mich, aus einem Rohteil und einer Zeichnung ein Werkstück zu fertigen, bei dem jedes Maß sitzt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Maschinen eingerichtet und Neuteile mit wenigen Schleifen in Serie gebracht.',
      },
    },
    {
      id: 'production-supervisor',
      title: 'Produktionsleiter/in',
      aliases:
        'produktionsleiter, produktionsleiterin, schichtleiter, schichtleiterin, schichtführer, schichtführerin, industriemeister, industriemeisterin, fertigungsleiter, fertigungsleiterin, produktionsmeister, produktionsmeisterin, meister, teamleiter produktion, teamleiterin produktion, werksleiter, werksleiterin, production supervisor, production manager, produktionsplaner, produktionsplanerin, vorarbeiter produktion, gruppenleiter produktion, fertigungssteuerer, teamleiter, teamleiterin',
      terms:
        'Schichtführung, Fertigungsplanung, Lean Production, Arbeitssicherheit, Qualitätsziele, Stillstandsreduzierung, Mitarbeiterqualifizierung, Schichtübergabe, Kennzahlen, Materialfluss',
      tools: 'SAP PP, MES',
      certifications: 'Industriemeister IHK, Ausbildereignungsprüfung',
      summary: [
        '{title} mit klarer Führung von Fertigungsteams, die sicher arbeiten, Termine halten und Störungen selbst angehen.',
        'Kurze Regelgespräche an der Linie, sichtbare Kennzahlen und gezielte Mitarbeiterqualifizierung halten Liefertermine und Qualitätsziele auch bei Personalengpässen erreichbar.',
      ],
      duties: [
        'Schichtführung mit [Zahl] Beschäftigten an mehreren Fertigungslinien',
        'Fertigungsplanung nach Liefertermin, Rüstaufwand und Materialverfügbarkeit',
        'Stillstandsreduzierung um [Zahl] Prozent durch Sofortmaßnahmen an der Linie',
        'Durchsetzung der Arbeitssicherheit mit Begehungen und Kurzunterweisungen',
        'Auswertung von [Zahl] Kennzahlen pro Schicht im gemeinsamen Regelgespräch',
        'Abstimmung der Qualitätsziele mit Prüfwesen und Fertigungstechnik',
        'Senkung des Ausschusses um [Zahl] Prozent nach Fehlerschwerpunkten',
        'Gestaltung des Materialflusses mit Kanban und festen Bereitstellplätzen',
      ],
      pastDuties: [
        'Mitarbeiterqualifizierung für [Zahl] Personen nach Qualifikationsmatrix',
        'Schichtübergabe am Board mit Personal-, Anlagen- und Auftragslage',
        'Leitung von [Zahl] Workshops pro Jahr zu Lean Production',
        'Urlaubs- und Einsatzplanung gemeinsam mit der Personalabteilung',
        'Betreuung des Anlaufs von [Zahl] neuen Produkten in der Serienfertigung',
        'Untersuchung von Beinaheunfällen und Umsetzung der Abhilfen',
      ],
      letter: {
        opening:
          'Führung in der Produktion bedeutet für mich, an der Linie präsent zu sein, Störungen ernst zu nehmen und Erfolge dem Team zuzurechnen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Beschäftigte geführt und Stillstände und Ausschuss Schritt für Schritt verringert.',
      },
    },
    {
      id: 'quality-inspector',
      title: 'Qualitätsprüfer/in',
      aliases:
        'qualitätsprüfer, qualitätsprüferin, qualitätskontrolleur, qualitätskontrolleurin, qualitätsfachmann, qualitätsfachfrau, messtechniker, messtechnikerin, mitarbeiter qualitätssicherung, mitarbeiterin qualitätssicherung, prüfer qualitätskontrolle, quality inspector, qualitätssicherung, wareneingangsprüfer, wareneingangsprüferin, endprüfer, endkontrolleur, qs-mitarbeiter, qualitätstechniker, werkstoffprüfer, werkstoffprüferin',
      terms:
        'Wareneingangsprüfung, Endprüfung, Messtechnik, Prüfpläne, Fehlerberichte, Stichprobenprüfung, Prüfmittelüberwachung, Sichtprüfung, Messprotokolle, Korrekturmaßnahmen',
      tools: 'Koordinatenmessgerät, Mikrometer, CAQ-System',
      certifications: 'Messtechnik-Zertifikat, DGQ-Qualitätsassistent',
      summary: [
        '{title} mit genauem Auge, sicherer Messtechnik und Prüfergebnissen, auf die sich Fertigung und Kunden verlassen können.',
        'Eindeutige Fehlerberichte, konsequente Sperrung auffälliger Lose und eine lückenlose Prüfmittelüberwachung verhindern, dass fehlerhafte Teile weitergegeben werden, auch wenn der Versand schon wartet.',
      ],
      duties: [
        'Wareneingangsprüfung bei [Zahl] Losen pro Woche nach Prüfplan',
        'Messung komplexer Konturen am Koordinatenmessgerät mit Messprotokoll',
        'Endprüfung von [Zahl] Baugruppen pro Schicht vor dem Versand',
        'Abfassung eindeutiger Fehlerberichte mit Foto und Maßangabe',
        'Prüfmittelüberwachung für [Zahl] Messgeräte einschließlich Kalibrierterminen',
        'Sichtprüfung nach Grenzmustern unter festgelegten Lichtverhältnissen',
        'Freigabe von [Zahl] Erstteilen pro Woche nach Umrüstung',
        'Sperrung auffälliger Lose und Information der Fertigungsleitung',
      ],
      pastDuties: [
        'Stichprobenprüfung an [Zahl] Arbeitsplätzen pro Schicht',
        'Härte- und Schichtdickenmessung im Prüflabor nach Auftrag',
        'Auswertung von [Zahl] Messreihen pro Monat für Fähigkeitsnachweise',
        'Mitarbeit an Prüfplänen für neue und geänderte Teile',
        'Nachprüfung von [Zahl] sortierten Behältern pro Woche',
        'Kontrolle umgesetzter Korrekturmaßnahmen an der Linie',
      ],
      letter: {
        opening:
          'Ich messe gern nach, weil ein sauber belegtes Ergebnis Diskussionen beendet und Kunden vor Fehlern schützt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Lose pro Woche geprüft und Abweichungen eindeutig dokumentiert.',
      },
    },
    {
      id: 'maintenance-technician',
      title: 'Instandhaltungsmechaniker/in',
      aliases:
        'instandhaltungsmechaniker, instandhaltungsmechanikerin, instandhalter, instandhalterin, industriemechaniker, industriemechanikerin, mechatroniker, mechatronikerin, betriebsschlosser, betriebsschlosserin, wartungstechniker, wartungstechnikerin, servicetechniker, servicetechnikerin, betriebstechniker, betriebselektriker, instandhaltungstechniker, instandhaltung, maintenance technician, schlosser, anlagenmechaniker produktion, betriebsmechaniker, elektroniker, elektronikerin, elektroniker für betriebstechnik, elektronikerin für betriebstechnik',
      terms:
        'Vorbeugende Wartung, Fehlersuche, mechanische Reparaturen, Elektroreparaturen, Hydraulik, Pneumatik, Freischaltung, Ersatzteilverwaltung, Wartungsdokumentation, Anlagenmontage',
      tools: 'SAP PM, Multimeter',
      certifications: 'Elektrofachkraft für festgelegte Tätigkeiten, Schweißerpass',
      summary: [
        '{title} mit Schwerpunkt auf vorbeugender Wartung und einer Fehlersuche, die zur Ursache führt und nicht nur zum Neustart.',
        'Sichere Freischaltung, fundierte Kenntnisse in Hydraulik und Pneumatik sowie eine gepflegte Ersatzteilverwaltung verkürzen Stillstände und machen Anlagen berechenbar.',
      ],
      duties: [
        'Vorbeugende Wartung an [Zahl] Anlagen pro Woche nach Wartungsplan',
        'Fehlersuche an Antrieben, Sensoren und Steuerungen mit Schaltplan und Multimeter',
        'Behebung von [Zahl] Störungen pro Schicht an Förder- und Verpackungstechnik',
        'Freischaltung und Sicherung gegen Wiedereinschalten vor jedem Eingriff',
        'Verringerung ungeplanter Stillstände um [Zahl] Prozent durch Zustandskontrolle',
        'Instandsetzung von Hydraulik und Pneumatik einschließlich Druckprüfung',
        'Ersatzteilverwaltung für [Zahl] kritische Komponenten mit Mindestbestand',
        'Führung der Wartungsdokumentation in SAP PM nach jedem Einsatz',
      ],
      pastDuties: [
        'Austausch von [Zahl] Lagern, Riemen und Ketten pro Monat',
        'Anlagenmontage und Ausrichtung bei Umzügen innerhalb des Werks',
        'Schmierung von [Zahl] Aggregaten pro Woche nach Schmierplan',
        'Begleitung externer Servicefirmen bei Prüfungen und Umbauten',
        'Bearbeitung von [Zahl] Störmeldungen pro Woche im Bereitschaftsdienst',
        'Fertigung einfacher Ersatzteile an Drehbank und Säulenbohrmaschine',
      ],
      letter: {
        opening:
          'An der Instandhaltung reizt mich die Detektivarbeit: eine Anlage zu verstehen, die Ursache zu finden und sie dauerhaft abzustellen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Anlagen gewartet und ungeplante Stillstände durch vorbeugende Arbeiten verringert.',
      },
    },
    {
      id: 'welder',
      title: 'Schweißer/in',
      aliases:
        'schweißer, schweißerin, schweisser, schweisserin, wig-schweißer, mag-schweißer, mig-schweißer, schweißfachmann, schweißtechniker, metallbauer, metallbauerin, konstruktionsmechaniker, konstruktionsmechanikerin, rohrschweißer, bauschlosser, blechschlosser, stahlbauer, stahlbauschlosser, schweißroboterbediener, welder',
      terms:
        'MAG-Schweißen, WIG-Schweißen, Fertigungszeichnungen, Blechbearbeitung, Nahtprüfung, Brennschneiden, Arbeitssicherheit, Heftarbeiten, Gerätepflege, Richtarbeiten',
      tools: 'Schweißgeräte, Winkelschleifer, Brennschneidanlage',
      certifications: 'Schweißerprüfung nach DIN EN ISO, Kranschein',
      summary: [
        '{title} mit ruhiger Hand für saubere Nähte, maßhaltigen Zusammenbau und sicheren Umgang mit Hitze und Strom.',
        'Lesen von Fertigungszeichnungen, überlegte Schweißfolgen gegen Verzug und gründliche Nahtprüfung sorgen dafür, dass Bauteile ohne Nacharbeit zur Beschichtung gehen.',
      ],
      duties: [
        'MAG-Schweißen von [Zahl] Baugruppen pro Schicht in Stahlblech und Profil',
        'Heftarbeiten und Ausrichtung der Teile nach Fertigungszeichnung',
        'WIG-Schweißen an Edelstahl mit [Zahl] Rohrverbindungen pro Tag',
        'Nahtprüfung mit Schweißlehre, Lupe und Farbeindringverfahren',
        'Brennschneiden und Vorbereitung von [Zahl] Blechen pro Schicht',
        'Richtarbeiten nach dem Schweißen zur Einhaltung der Ebenheit',
        'Fertigung von [Zahl] Geländern und Treppen pro Monat für Bauprojekte',
        'Beachtung der Arbeitssicherheit bei Heißarbeiten mit Brandwache',
      ],
      pastDuties: [
        'Verputzen und Schleifen von [Zahl] Schweißnähten pro Schicht',
        'Gerätepflege an Brennern, Schlauchpaketen und Drahtvorschub',
        'Bedienung einer Schweißzelle mit [Zahl] Takten pro Stunde',
        'Herstellung von Vorrichtungen für wiederkehrende Bauteile',
        'Reparatur von [Zahl] Maschinenrahmen pro Quartal',
        'Montage von Stahlkonstruktionen auf der Baustelle',
      ],
      letter: {
        opening:
          'Am Schweißen mag ich die Konzentration auf die Naht und das Wissen, dass eine gute Verbindung viele Jahre hält.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Baugruppen pro Woche geschweißt und die Nähte vor der Übergabe geprüft.',
      },
    },
    {
      id: 'automotive-mechanic',
      title: 'Kfz-Mechatroniker/in',
      aliases:
        'kfz-mechatroniker, kfz-mechatronikerin, kfz-mechaniker, kfz-mechanikerin, automechaniker, automechanikerin, automobilmechatroniker, automobilmechatronikerin, kfz-schlosser, kfz-elektriker, kfz-techniker, kfz-technikerin, kfz-meister, kfz-meisterin, automobilfachmann, nutzfahrzeugmechatroniker, autoschlosser, zweiradmechaniker, mechaniker, mechanikerin',
      terms:
        'Fahrzeugdiagnose, Inspektion, Bremsenservice, Motorinstandsetzung, Fahrzeugelektrik, Hochvoltsysteme, Achsvermessung, Hauptuntersuchung, Reifenservice, Kundenannahme',
      tools: 'Diagnosetester, Hebebühne, Achsmessgerät',
      certifications: 'Hochvoltschein, Gesellenbrief, Klimaanlagen-Sachkunde',
      summary: [
        '{title} mit Freude an systematischer Fahrzeugdiagnose und Reparaturen, die beim ersten Werkstattbesuch erledigt sind.',
        'Saubere Arbeit nach Herstellervorgabe, sicherer Umgang mit Hochvoltsystemen und verständliche Erklärungen bei der Kundenannahme schaffen Vertrauen in Fahrzeug und Werkstatt.',
      ],
      duties: [
        'Inspektion von [Zahl] Fahrzeugen pro Woche nach Herstellerplan',
        'Fahrzeugdiagnose mit Tester, Messgerät und geführter Fehlersuche',
        'Bremsenservice an [Zahl] Fahrzeugen pro Woche einschließlich Probefahrt',
        'Instandsetzung von Hochvoltsystemen nach Freischaltung und Prüfprotokoll',
        'Vorbereitung von [Zahl] Fahrzeugen pro Monat auf die Hauptuntersuchung',
        'Motorinstandsetzung mit Wechsel von Steuerkette, Dichtungen und Kupplung',
        'Achsvermessung und Reifenservice an [Zahl] Fahrzeugen pro Saisonwoche',
        'Reparatur von Fahrzeugelektrik, Beleuchtung und Assistenzsystemen',
      ],
      pastDuties: [
        'Wechsel von [Zahl] Radsätzen pro Tag in der Umrüstzeit',
        'Nachrüstung von Anhängerkupplungen, Standheizungen und Einparkhilfen',
        'Durchführung von [Zahl] Ölwechseln pro Woche mit Entsorgungsnachweis',
        'Unterstützung der Kundenannahme bei Sichtprüfung und Kostenschätzung',
        'Aufbereitung von [Zahl] Gebrauchtwagen pro Monat für den Verkauf',
        'Wartung von Klimaanlagen nach Vorschrift für Kältemittel',
      ],
      letter: {
        opening:
          'Mich reizt die Fehlersuche am Fahrzeug, bei der Erfahrung, Messwerte und ein gutes Gehör zusammenkommen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Fahrzeuge pro Woche instand gesetzt und Reparaturen verständlich erklärt.',
      },
    },
    {
      id: 'electronics-assembler',
      title: 'Elektronikmonteur/in',
      aliases:
        'elektronikmonteur, elektronikmonteurin, elektroniker für geräte und systeme, elektronikerin für geräte und systeme, bestücker, bestückerin, löter, löterin, leiterplattenbestücker, leiterplattenbestückerin, smt operator, smd-bestücker, kabelkonfektionär, gerätemonteur, elektromonteur fertigung, elektronikfertigung, mitarbeiter elektronikfertigung, kabelbaumfertiger, baugruppenmonteur, industrieelektriker',
      terms:
        'Leiterplattenbestückung, Löten, Kabelkonfektionierung, Gerätemontage, ESD-Schutz, Stückprüfung, Bestückungspläne, Funktionstest, Nacharbeit, Reinraumarbeit',
      tools: 'Lötstation, Mikroskop, Bestückungsautomat',
      certifications: 'IPC-Zertifikat, ESD-Unterweisung',
      summary: [
        '{title} mit ruhiger Hand bei kleinen Bauteilen, sauberem Löten und konsequentem ESD-Schutz.',
        'Genaues Arbeiten nach Bestückungsplan, sorgfältiger Funktionstest und eine klare Kennzeichnung von Fehlern sorgen für Baugruppen, die im Gerät auf Anhieb arbeiten.',
      ],
      duties: [
        'Leiterplattenbestückung von [Zahl] Baugruppen pro Schicht von Hand und am Automaten',
        'Löten bedrahteter und oberflächenmontierter Bauteile nach IPC-Richtlinie',
        'Kabelkonfektionierung von [Zahl] Leitungssätzen pro Schicht mit Crimpkontrolle',
        'Einhaltung von ESD-Schutz an Arbeitsplatz, Kleidung und Verpackung',
        'Funktionstest von [Zahl] Geräten pro Tag mit Prüfadapter und Protokoll',
        'Gerätemontage nach Bestückungsplänen, Stückliste und Drehmomentvorgabe',
        'Kontrolle von [Zahl] Lötstellen pro Schicht unter dem Mikroskop',
        'Erfassung eingebauter Chargen zur Rückverfolgung über Seriennummern',
      ],
      pastDuties: [
        'Nacharbeit an [Zahl] auffälligen Platinen pro Woche',
        'Rüsten von Bestückungsautomaten mit Gurten und Zuführungen',
        'Verguss und Beschichtung von [Zahl] Modulen pro Schicht',
        'Reinigung von Schablonen und Lötstationen nach Wartungsplan',
        'Beschriftung von [Zahl] Gehäusen pro Tag mit Laser und Etikett',
        'Vorbereitung von Bauteilsätzen für Muster und Kleinserien',
      ],
      letter: {
        opening:
          'Ich arbeite gern im Kleinen und genau und freue mich über eine Baugruppe, die beim ersten Funktionstest besteht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Baugruppen pro Schicht gefertigt und die Lötstellen sorgfältig geprüft.',
      },
    },
  ],
};
