import type { IndustryOccupations } from '../occupation';

export const finance: IndustryOccupations = {
  industry: 'Finance',
  general: {
    id: 'finance-professional',
    title: 'Fachkraft im Finanzwesen',
    aliases: '',
    terms:
      'Finanzberichte, Kontenabstimmung, Budgetüberwachung, Datenauswertung, internes Kontrollsystem, Monatsabschluss, Mandantenbetreuung, Belegprüfung, Risikobewertung, regulatorische Vorgaben',
    tools: 'SAP, Excel',
    certifications: 'IHK-Zertifikat Rechnungswesen',
    summary: [
      '{title} mit Sinn für stimmige Zahlen, fristgerechte Finanzberichte und Erläuterungen, die auch ohne Fachwissen verständlich sind.',
      'Sorgfältige Kontenabstimmung und ein geschärfter Blick für Abweichungen bilden die Grundlage, auf der Führungskräfte und Kunden ihre Entscheidungen treffen.',
    ],
    duties: [
      'Erstellung von [Zahl] Finanzberichten pro Monat für Fachbereiche und Leitung',
      'Kontenabstimmung mit zügiger Klärung offener Differenzen',
      'Budgetüberwachung für [Zahl] Kostenstellen einschließlich Abweichungsanalyse',
      'Dokumentation von Kontrollen im Rahmen des internen Kontrollsystems',
      'Belegprüfung bei [Zahl] Vorgängen pro Woche vor der Freigabe',
      'Beantwortung von Rückfragen der Fachbereiche zu Buchungen und Budgets',
      'Unterstützung beim Monatsabschluss für [Zahl] Gesellschaften',
      'Umsetzung regulatorischer Vorgaben in verständliche Arbeitsanweisungen',
    ],
    pastDuties: [
      'Datenauswertung über [Zahl] Buchungssätze in Excel',
      'Ablage steuerlich relevanter Unterlagen nach GoBD',
      'Mandantenbetreuung bei [Zahl] laufenden Anfragen pro Woche',
      'Vorbereitung von Unterlagen für interne und externe Prüfungen',
      'Abgleich von [Zahl] Bankauszügen pro Monat mit dem Hauptbuch',
      'Meldung von Auffälligkeiten bei der Risikobewertung von Geschäftspartnern',
    ],
    letter: {
      opening:
        'Ich arbeite gern mit Zahlen, weil eine saubere Abstimmung und eine klare Erläuterung anderen gute Entscheidungen ermöglichen.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Berichte pro Monat erstellt und Abweichungen gemeinsam mit den Fachbereichen geklärt.',
    },
  },
  occupations: [
    {
      id: 'accountant',
      title: 'Bilanzbuchhalter/in',
      aliases:
        'bilanzbuchhalter, bilanzbuchhalterin, buchhalter, buchhalterin, hauptbuchhalter, hauptbuchhalterin, accountant, leiter rechnungswesen, leiterin rechnungswesen, sachbearbeiter rechnungswesen, general ledger accountant, alleinbuchhalter, kostenrechner, anlagenbuchhalter, finanzbuchhalter, finanzbuchhalterin',
      terms:
        'Hauptbuchhaltung, Monatsabschluss, Jahresabschluss, Kontenabstimmung, Umsatzsteuervoranmeldung, Rückstellungen, Anlagenbuchhaltung, Abweichungsanalyse, HGB, Intercompany-Abstimmung',
      tools: 'DATEV, SAP FI, Excel',
      certifications: 'Bilanzbuchhalter IHK, IFRS-Zertifikat',
      summary: [
        'Schwerpunkte als {title}: termingerechte Abschlüsse und eine Hauptbuchhaltung, in der sich jede Buchung belegen lässt.',
        'Kontenabstimmung, Rückstellungen und Steuermeldungen folgen einem festen Terminplan, sodass Geschäftsführung, Steuerberatung und Wirtschaftsprüfung rechtzeitig über geprüfte Zahlen verfügen.',
      ],
      duties: [
        'Monatsabschluss für [Zahl] Gesellschaften innerhalb des Terminplans',
        'Führung der Hauptbuchhaltung mit vollständig belegten Umbuchungen',
        'Kontenabstimmung von [Zahl] Bilanzkonten pro Monat',
        'Vorbereitung des Jahresabschlusses nach HGB und Betreuung der Prüfer',
        'Verkürzung der Abschlussdauer um [Zahl] Arbeitstage durch vorgezogene Abgrenzungen',
        'Ermittlung von Rückstellungen und Abgrenzungen gemeinsam mit den Fachbereichen',
        'Abgabe von [Zahl] Umsatzsteuervoranmeldungen pro Jahr über ELSTER',
        'Kommentierte Abweichungsanalyse zu Budget und Vorjahr für die Geschäftsführung',
      ],
      pastDuties: [
        'Buchung von [Zahl] Geschäftsvorfällen pro Woche in DATEV',
        'Pflege der Anlagenbuchhaltung mit Zugängen, Abgängen und Abschreibungen',
        'Intercompany-Abstimmung mit [Zahl] Schwestergesellschaften vor jedem Abschluss',
        'Zusammenstellung der Unterlagen für Betriebsprüfung und Steuerberatung',
        'Klärung von [Zahl] offenen Posten pro Monat',
        'Aktualisierung der Kontierungsrichtlinie bei jeder Gesetzesänderung',
      ],
      letter: {
        opening:
          'An der Bilanzbuchhaltung schätze ich, dass am Ende alles aufgehen muss und dass sich hinter jeder Abweichung eine Geschichte findet, die man erklären kann.',
        achievement:
          'Bei [Arbeitgeber] habe ich die Abschlüsse von [Zahl] Gesellschaften erstellt und die Prüfung mit vollständigen Unterlagen begleitet.',
      },
    },
    {
      id: 'financial-analyst',
      title: 'Finanzanalyst/in',
      aliases:
        'finanzanalyst, finanzanalystin, financial analyst, controller, controllerin, finanzcontroller, finanzcontrollerin, business controller, beteiligungscontroller, investmentanalyst, investmentanalystin, treasury analyst, fp&a analyst, vertriebscontroller, controlling',
      terms:
        'Finanzmodellierung, Forecast, Budgetplanung, Abweichungsanalyse, Unternehmensbewertung, Management-Reporting, Szenarioanalyse, Liquiditätsplanung, Wirtschaftlichkeitsrechnung, Kostenrechnung',
      tools: 'SAP CO, Excel, Power BI',
      certifications: 'CFA, Controller-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Finanzmodellierung und einem Management-Reporting, das Ursachen benennt und nicht nur Zahlen wiedergibt.',
        'Offen ausgewiesene Annahmen, durchgerechnete Szenarien und der enge Austausch mit den Fachbereichen machen Budgetplanung und Forecast zu einer tragfähigen Entscheidungsgrundlage.',
      ],
      duties: [
        'Budgetplanung für [Zahl] Kostenstellen in Abstimmung mit den Bereichsleitungen',
        'Finanzmodellierung von Investitionen mit klar getrennten Annahmen und Ergebnissen',
        'Management-Reporting für [Zahl] Geschäftsbereiche mit kommentierten Abweichungen',
        'Szenarioanalyse zu Preisen, Mengen und Währungen vor wichtigen Entscheidungen',
        'Verbesserung der Genauigkeit im Forecast um [Zahl] Prozent',
        'Wirtschaftlichkeitsrechnung für Projektanträge samt Darstellung der Risiken',
        'Abweichungsanalyse zu [Zahl] Ergebnisposten pro Monat',
        'Liquiditätsplanung auf Wochenbasis für die kaufmännische Leitung',
      ],
      pastDuties: [
        'Automatisierung von [Zahl] Monatsberichten in Power BI',
        'Aufbereitung von Markt- und Wettbewerbsdaten für die Unternehmensbewertung',
        'Unterstützung von [Zahl] Budgetrunden mit Vorlagen und Rückfragen',
        'Überleitung der Kostenrechnung zum handelsrechtlichen Ergebnis',
        'Prüfung von [Zahl] Investitionsanträgen pro Quartal auf Vollständigkeit',
        'Erläuterung von Kennzahlen in Schulungen für Projektleitungen',
      ],
      letter: {
        opening:
          'Mich reizt, hinter einer Abweichung die Ursache zu finden und sie so darzustellen, dass daraus eine Entscheidung werden kann.',
        achievement:
          'Bei [Arbeitgeber] habe ich Planung und Berichte für [Zahl] Geschäftsbereiche betreut und die Annahmen nachvollziehbar dokumentiert.',
      },
    },
    {
      id: 'bookkeeper',
      title: 'Buchhaltungsfachkraft',
      aliases:
        'debitorenbuchhalter, debitorenbuchhalterin, kreditorenbuchhalter, kreditorenbuchhalterin, sachbearbeiter buchhaltung, sachbearbeiterin buchhaltung, buchhaltungskraft, buchhaltungsassistent, buchhaltungsassistentin, bookkeeper, mitarbeiter buchhaltung, mitarbeiterin buchhaltung, rechnungsprüfer, rechnungsprüferin',
      terms:
        'Kreditorenbuchhaltung, Debitorenbuchhaltung, Rechnungsprüfung, Zahlungsverkehr, Mahnwesen, Bankbuchungen, Fakturierung, Reisekostenabrechnung, Belegablage, Stammdatenpflege',
      tools: 'DATEV, Lexware, Excel',
      certifications: 'Finanzbuchhalter-Zertifikat',
      summary: [
        '{title} mit Sorgfalt in der laufenden Buchhaltung, damit Belege vollständig, Zahlungen pünktlich und offene Posten geklärt sind.',
        'Kreditorenbuchhaltung, Mahnwesen und Zahlungsverkehr laufen nach festen Terminen, und Rückfragen von Lieferanten oder Kunden erhalten eine zügige und freundliche Antwort.',
      ],
      duties: [
        'Kreditorenbuchhaltung mit [Zahl] Eingangsrechnungen pro Monat einschließlich Freigabelauf',
        'Rechnungsprüfung nach Bestellung, Lieferschein und umsatzsteuerlichen Pflichtangaben',
        'Verbuchung von [Zahl] Bankbewegungen pro Woche mit Ausgleich der offenen Posten',
        'Vorbereitung des Zahlungsverkehrs unter Ausnutzung von Skonto',
        'Fakturierung von [Zahl] Ausgangsrechnungen pro Monat',
        'Durchführung des Mahnwesens mit telefonischer Klärung vor der letzten Stufe',
        'Reisekostenabrechnung für [Zahl] Beschäftigte nach interner Richtlinie',
        'Stammdatenpflege für Lieferanten und Kunden samt Prüfung der Bankverbindung',
      ],
      pastDuties: [
        'Vorkontierung von [Zahl] Belegen pro Woche für die Steuerberatung',
        'Einrichtung einer digitalen Belegablage nach GoBD',
        'Führung von [Zahl] Barkassen mit täglichem Abschluss',
        'Klärung von Differenzen mit Lieferanten und internen Bestellern',
        'Abstimmung von [Zahl] Kreditorenkonten zum Quartalsende',
        'Mithilfe bei der Vorbereitung des Jahresabschlusses',
      ],
      letter: {
        opening:
          'Ich mag es, wenn am Abend jeder Beleg an seinem Platz ist und die offenen Posten mit jedem Monat weniger werden.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Rechnungen pro Monat gebucht und die offenen Posten laufend geklärt.',
      },
    },
    {
      id: 'bank-teller',
      title: 'Bankkaufmann/-frau',
      aliases:
        'bankkaufmann, bankkauffrau, bankangestellter, bankangestellte, kundenberater bank, kundenberaterin bank, servicemitarbeiter bank, servicemitarbeiterin bank, sparkassenkaufmann, sparkassenkauffrau, schalterangestellter, schalterangestellte, serviceberater bank, bankfachmann, bankfachfrau, kreditsachbearbeiter, kreditsachbearbeiterin',
      terms:
        'Kontoeröffnung, Kundenberatung, Zahlungsverkehr, Legitimationsprüfung, Geldwäscheprävention, Kreditanträge, Online-Banking, Kassenführung, Bankgeheimnis, Reklamationsbearbeitung',
      tools: 'Kernbanksystem, CRM-System',
      certifications: 'WpHG-Sachkunde',
      summary: [
        '{title} mit freundlicher Art in der Kundenberatung und gewissenhafter Prüfung jedes Vorgangs.',
        'Diskretion, sichere Kassenführung und verständliche Hinweise zum Online-Banking schaffen Vertrauen, während Legitimationsprüfung und Geldwäscheprävention auch bei vollem Haus ihren Platz behalten.',
      ],
      duties: [
        'Kundenberatung für [Zahl] Personen täglich zu Konto, Karte und Sparanlagen',
        'Legitimationsprüfung bei jeder Kontoeröffnung nach gesetzlichen Vorgaben',
        'Kassenführung mit [Zahl] Ein- und Auszahlungen pro Tag und differenzfreiem Abschluss',
        'Meldung auffälliger Zahlungen im Rahmen der Geldwäscheprävention',
        'Vorbereitung von [Zahl] Kreditanträgen pro Monat einschließlich Selbstauskunft und Bonitätsunterlagen',
        'Einführung von Kunden in das Online-Banking und sichere Freigabeverfahren',
        'Vereinbarung von [Zahl] Beratungsterminen pro Woche für die Anlageberatung',
        'Wahrung des Bankgeheimnisses bei Auskünften, Vollmachten und Nachlässen',
      ],
      pastDuties: [
        'Bearbeitung von [Zahl] Überweisungen und Daueraufträgen täglich',
        'Reklamationsbearbeitung mit abschließender Rückmeldung an die Kunden',
        'Betreuung von [Zahl] Selbstbedienungsgeräten der Filiale',
        'Aktualisierung von Kundendaten, Vollmachten und Freistellungsaufträgen',
        'Ansprache von [Zahl] Bestandskunden pro Woche zu auslaufenden Verträgen',
        'Unterstützung älterer Kunden beim Umstieg auf digitale Auszüge',
      ],
      letter: {
        opening:
          'An der Arbeit in der Bank gefällt mir, Menschen in Geldfragen verlässlich zu begleiten und dabei so zu erklären, dass keine Frage offenbleibt.',
        achievement:
          'Bei [Arbeitgeber] habe ich täglich [Zahl] Kundenanliegen bearbeitet und die Kasse ohne Differenzen abgeschlossen.',
      },
    },
    {
      id: 'auditor',
      title: 'Revisor/in',
      aliases:
        'revisor, revisorin, interner revisor, interne revisorin, auditor, auditorin, wirtschaftsprüfer, wirtschaftsprüferin, prüfungsassistent, prüfungsassistentin, interne revision, internal auditor, it-revisor, prüfungsleiter, prüfungsleiterin, audit manager',
      terms:
        'Prüfungsplanung, Risikobewertung, internes Kontrollsystem, Kontrolltests, Stichprobenprüfung, Arbeitspapiere, Prüfungsberichte, Prozessaufnahme, Maßnahmenverfolgung, Jahresabschlussprüfung',
      tools: 'SAP, ACL, Excel',
      certifications: 'CIA, Wirtschaftsprüferexamen, CISA',
      summary: [
        '{title} mit risikoorientiertem Prüfansatz und Feststellungen, die sich auf nachvollziehbare Arbeitspapiere stützen.',
        'Ein offenes Gespräch mit den geprüften Bereichen, klare Prüfungsberichte und eine konsequente Maßnahmenverfolgung führen dazu, dass Empfehlungen nicht in der Schublade bleiben.',
      ],
      duties: [
        'Prüfungsplanung für [Zahl] Prüfungen pro Jahr auf Grundlage der Risikobewertung',
        'Prozessaufnahme in Gesprächen und Begehungen mit den Fachbereichen',
        'Stichprobenprüfung anhand von [Zahl] Belegen und Freigaben pro Prüfung',
        'Beurteilung von Aufbau und Wirksamkeit des internen Kontrollsystems',
        'Abfassung von [Zahl] Prüfungsberichten pro Jahr mit gewichteten Feststellungen',
        'Führung vollständiger Arbeitspapiere, die auch Dritte nachvollziehen können',
        'Maßnahmenverfolgung zu [Zahl] offenen Feststellungen pro Quartal',
        'Vorstellung der Ergebnisse vor Geschäftsleitung und Prüfungsausschuss',
      ],
      pastDuties: [
        'Kontrolltests in [Zahl] Kernprozessen wie Einkauf und Lohnabrechnung',
        'Auswertung von Massendaten mit ACL auf mehrfach angewiesene Zahlungen',
        'Mitwirkung an [Zahl] Jahresabschlussprüfungen in mittelständischen Betrieben',
        'Abstimmung von Saldenbestätigungen mit Banken und Kunden',
        'Beobachtung von [Zahl] Inventuren vor Ort',
        'Aktualisierung von Prüfprogrammen nach neuen gesetzlichen Vorgaben',
      ],
      letter: {
        opening:
          'Ich prüfe gern, weil sich mit den richtigen Fragen Schwachstellen finden lassen, bevor daraus ein Schaden wird.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Prüfungen pro Jahr durchgeführt und die Umsetzung der Empfehlungen bis zum Abschluss begleitet.',
      },
    },
    {
      id: 'financial-advisor',
      title: 'Finanzberater/in',
      aliases:
        'finanzberater, finanzberaterin, vermögensberater, vermögensberaterin, anlageberater, anlageberaterin, financial advisor, wealth manager, privatkundenberater, privatkundenberaterin, finanzplaner, finanzplanerin, wertpapierberater, wertpapierberaterin, private banker, relationship manager bank',
      terms:
        'Finanzplanung, Anlageberatung, Bedarfsanalyse, Risikoprofil, Altersvorsorge, Depotüberprüfung, Baufinanzierung, Beratungsdokumentation, Kundengewinnung, Geeignetheitserklärung',
      tools: 'CRM-System, Finanzplanungssoftware',
      certifications: 'Sachkunde Finanzanlagenvermittlung, Certified Financial Planner',
      summary: [
        '{title} mit ganzheitlichem Blick auf Finanzen, der von den Lebenszielen der Kunden ausgeht.',
        'Gründliche Bedarfsanalyse, verständlich erklärte Kosten und Risiken sowie eine lückenlose Beratungsdokumentation bilden die Grundlage für Kundenbeziehungen, die auch in schwankenden Märkten halten.',
      ],
      duties: [
        'Anlageberatung für [Zahl] Kunden pro Monat auf Basis von Ziel und Anlagehorizont',
        'Ermittlung von Risikoprofil und Kenntnissen vor jeder Empfehlung',
        'Finanzplanung für [Zahl] Haushalte pro Jahr mit Vorsorge- und Liquiditätsblick',
        'Offenlegung von Kosten, Risiken und Alternativen in verständlicher Sprache',
        'Kundengewinnung mit [Zahl] Erstgesprächen pro Monat aus Empfehlungen',
        'Beratungsdokumentation einschließlich Geeignetheitserklärung noch am Tag des Gesprächs',
        'Depotüberprüfung für [Zahl] Bestandskunden pro Quartal',
        'Begleitung von Kunden bei Baufinanzierung und Anschlussfinanzierung',
      ],
      pastDuties: [
        'Durchführung von [Zahl] Gesprächen pro Monat zur Altersvorsorge',
        'Vorbereitung von Depotauszügen und Musterrechnungen für Jahresgespräche',
        'Organisation von [Zahl] Informationsabenden pro Jahr für Berufseinsteiger',
        'Abstimmung mit Steuerberatung und Notariat bei Vermögensübertragungen',
        'Nachfassen bei [Zahl] Interessenten pro Woche nach Veranstaltungen',
        'Bedarfsanalyse bei veränderten Lebensumständen wie Heirat oder Ruhestand',
      ],
      letter: {
        opening:
          'Ich berate gern so, dass Kunden ihre Entscheidung auch Jahre später noch begründen können, mit klaren Zielen und ohne falsche Versprechen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kundenbeziehungen betreut und jede Empfehlung nachvollziehbar dokumentiert.',
      },
    },
    {
      id: 'insurance-agent',
      title: 'Versicherungskaufmann/-frau',
      aliases:
        'versicherungskaufmann, versicherungskauffrau, kaufmann für versicherungen und finanzanlagen, kauffrau für versicherungen und finanzanlagen, versicherungsvertreter, versicherungsvertreterin, versicherungsmakler, versicherungsmaklerin, versicherungsberater, versicherungsberaterin, versicherungsfachmann, versicherungsfachfrau, versicherungsagent, versicherungsagentin, schadensachbearbeiter, schadensachbearbeiterin, insurance agent, sachbearbeiter versicherung, underwriter, versicherungsmitarbeiter',
      terms:
        'Bedarfsanalyse, Versicherungsberatung, Vertragsabschluss, Schadenregulierung, Bestandspflege, Neukundengewinnung, Risikoprüfung, Beratungsprotokoll, Tarifvergleich, Kundenbetreuung',
      tools: 'Bestandsführungssystem, Vergleichsrechner',
      certifications: 'Versicherungsfachmann IHK, Vermittlererlaubnis nach GewO',
      summary: [
        '{title} mit einer Beratung für private und gewerbliche Kunden, die Lücken schließt und überflüssige Verträge vermeidet.',
        'Verständliche Erklärungen zu Leistungen und Ausschlüssen, sorgfältige Beratungsprotokolle und zügige Hilfe im Schadenfall schaffen Kundenbeziehungen, die über einzelne Verträge hinausreichen.',
      ],
      duties: [
        'Versicherungsberatung von [Zahl] Privat- und Gewerbekunden pro Monat',
        'Bedarfsanalyse zu Haftung, Einkommen, Wohnung und Gesundheit',
        'Vertragsabschluss bei [Zahl] Policen pro Quartal nach Tarifvergleich',
        'Führung des Beratungsprotokolls nach den Vorgaben für Vermittler',
        'Begleitung von [Zahl] Schadenfällen pro Monat bis zur Auszahlung',
        'Risikoprüfung mit Gesundheitsfragen und Objektdaten vor der Einreichung',
        'Bestandspflege in [Zahl] Haushalten mit jährlicher Überprüfung',
        'Erläuterung von Ausschlüssen, Wartezeiten und Selbstbehalten vor der Unterschrift',
      ],
      pastDuties: [
        'Neukundengewinnung mit [Zahl] Terminen pro Woche aus Empfehlungen',
        'Vorbereitung von Anträgen und Nachweisen für den Innendienst',
        'Bearbeitung von [Zahl] Adress- und Vertragsänderungen pro Woche',
        'Aufnahme von Schäden mit Fotos und Kostenvoranschlag',
        'Besuch von [Zahl] Gewerbebetrieben pro Quartal zur Risikobesichtigung',
        'Erinnerung an ablaufende Verträge und fehlende Angaben',
      ],
      letter: {
        opening:
          'Ich berate gern so, dass Kunden wissen, was versichert ist und was nicht, und im Schadenfall keine Überraschung erleben.',
        achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Kunden betreut und ihre Schadenfälle zügig begleitet.',
      },
    },
    {
      id: 'tax-consultant',
      title: 'Steuerberater/in',
      aliases:
        'steuerberater, steuerberaterin, steuerfachwirt, steuerfachwirtin, steuerassistent, steuerassistentin, tax consultant, tax manager, tax advisor, steuerreferent, steuerreferentin, steuersachbearbeiter, steuersachbearbeiterin, umsatzsteuerspezialist, prüfungsassistent steuern, leiter steuern, leiterin steuern, steuerexperte, steuertreuhänder, treuhänder, steuerfachangestellter, steuerfachangestellte',
      terms:
        'Steuererklärungen, Steuerberatung, Jahresabschlüsse, Betriebsprüfung, Umsatzsteuer, Einspruchsverfahren, Gestaltungsberatung, Mandantenbetreuung, Steuerrecht, Lohnsteuer',
      tools: 'DATEV, ELSTER',
      certifications: 'Steuerberaterexamen, Steuerfachwirt-Abschluss',
      summary: [
        '{title} mit Schwerpunkt auf vorausschauender Steuerberatung, die Fristen wahrt und Spielräume rechtssicher nutzt.',
        'Gründlich vorbereitete Jahresabschlüsse, verständliche Erläuterung von Bescheiden und eine ruhige Begleitung der Betriebsprüfung geben Mandanten Sicherheit bei unternehmerischen Entscheidungen.',
      ],
      duties: [
        'Mandantenbetreuung für [Zahl] Unternehmen, Freiberufler und Privatpersonen',
        'Gestaltungsberatung zu Rechtsform, Nachfolge und Immobilien',
        'Erstellung von [Zahl] Jahresabschlüssen pro Jahr nach Handels- und Steuerrecht',
        'Prüfung von Steuerbescheiden und Durchführung der Einspruchsverfahren',
        'Ausarbeitung von [Zahl] Steuererklärungen pro Jahr für Körperschaften und Personen',
        'Begleitung der Betriebsprüfung von der Anforderung bis zur Schlussbesprechung',
        'Durchsicht von [Zahl] Umsatzsteuervoranmeldungen pro Monat vor der Übermittlung',
        'Beantwortung steuerlicher Fragen zu Auslandssachverhalten und Umsatzsteuer',
      ],
      pastDuties: [
        'Vorbereitung von [Zahl] Einkommensteuererklärungen pro Saison',
        'Recherche zu Rechtsprechung und Schreiben der Finanzverwaltung',
        'Einrichtung digitaler Belegflüsse bei [Zahl] Mandanten pro Jahr',
        'Abstimmung von Finanzbuchhaltung und Lohnsteuer mit den Mandanten',
        'Berechnung von [Zahl] Vorauszahlungsanträgen pro Quartal',
        'Fortbildung des Kanzleiteams zu neuen Gesetzen',
      ],
      letter: {
        opening:
          'Am Steuerrecht reizt mich, komplizierte Regeln so zu übersetzen, dass Mandanten rechtzeitig und mit gutem Gefühl entscheiden können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Mandate betreut und Abschlüsse und Erklärungen fristgerecht eingereicht.',
      },
    },
  ],
};
