import type { IndustryOccupations } from '../occupation';

export const realEstate: IndustryOccupations = {
  industry: 'Real Estate',
  general: {
    id: 'real-estate-professional',
    title: 'Fachkraft in der Immobilienwirtschaft',
    aliases: '',
    terms:
      'Objektbesichtigungen, Kundenberatung, Marktkenntnis, Objektunterlagen, Vertragsvorbereitung, Exposéerstellung, Terminabstimmung, Mieterkommunikation, Objektbegehungen, Fristenüberwachung',
    tools: 'Immobilienportale, MS Office',
    certifications: 'Sachkundenachweis Immobilien',
    summary: [
      '{title} mit Schwerpunkt auf vollständigen Objektunterlagen und einer Kundenberatung, die auch Nachteile einer Immobilie offen anspricht.',
      'Eingehaltene Termine, gepflegte Exposés und eine zügige Kommunikation mit Eigentümern, Mietern und Behörden halten Vorgänge in Bewegung und Fristen im Blick.',
    ],
    duties: [
      'Vorbereitung von [Zahl] Objektbesichtigungen pro Woche mit passenden Unterlagen',
      'Kundenberatung zu Lage, Zustand und laufenden Kosten',
      'Beschaffung der Objektunterlagen für [Zahl] Immobilien pro Quartal',
      'Terminabstimmung zwischen Eigentümern, Interessenten und Handwerkern',
      'Exposéerstellung für [Zahl] Objekte pro Monat mit Fotos und Grundrissen',
      'Fristenüberwachung bei Verträgen, Optionen und Energieausweisen',
      'Bearbeitung von [Zahl] Anfragen täglich aus Immobilienportalen',
      'Vertragsvorbereitung nach Mustern und Abgleich mit den Absprachen',
    ],
    pastDuties: [
      'Durchführung von [Zahl] Objektbegehungen pro Monat mit Mängelfotos',
      'Mieterkommunikation zu Terminen, Schäden und Nebenkosten',
      'Aktualisierung von [Zahl] Inseraten pro Woche',
      'Vertiefung der Marktkenntnis anhand von Preisspiegeln und Abschlüssen',
      'Übergabe von [Zahl] Wohnungen pro Quartal mit Protokoll',
      'Ablage von Schriftverkehr und Belegen nach Objekten',
    ],
    letter: {
      opening:
        'An der Immobilienbranche gefällt mir die Mischung aus Menschen, Verträgen und Gebäuden, bei der Sorgfalt und Erreichbarkeit gleichermaßen zählen.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Objekte betreut und Unterlagen und Termine zuverlässig vorbereitet.',
    },
  },
  occupations: [
    {
      id: 'real-estate-agent',
      title: 'Immobilienmakler/in',
      aliases:
        'immobilienmakler, immobilienmaklerin, makler, maklerin, immobilienberater, immobilienberaterin, immobilienverkäufer, immobilienverkäuferin, immobilienvermittler, real estate agent, gewerbemakler, immobilienfachwirt, immobilienfachwirtin, wohnimmobilienmakler, ankäufer immobilien',
      terms:
        'Objektbesichtigungen, Objektakquise, Wertermittlung, Exposéerstellung, Käuferqualifizierung, Preisverhandlung, Marktanalyse, Kaufvertragsvorbereitung, Eigentümerberatung, Immobilienmarketing',
      tools: 'onOffice, FlowFact, Immobilienportale',
      certifications: 'Maklererlaubnis nach GewO, Immobilienfachwirt IHK',
      summary: [
        '{title} mit verlässlicher Begleitung von Eigentümern und Käufern durch einen Verkaufsprozess ohne offene Fragen.',
        'Nachvollziehbare Wertermittlung, ehrliche Exposés und sorgfältige Käuferqualifizierung führen Verkäufer und Käufer zu einem Preis, den beide Seiten tragen, und zu einem ruhigen Notartermin.',
      ],
      duties: [
        'Vermittlung von [Zahl] Wohnungen und Häusern pro Jahr bis zur Beurkundung',
        'Wertermittlung mit Vergleichsobjekten, Bodenrichtwert und Zustandsaufnahme',
        'Objektakquise mit [Zahl] Alleinaufträgen pro Quartal',
        'Eigentümerberatung zu Preisstrategie, Unterlagen und Zeitplan',
        'Durchführung von [Zahl] Objektbesichtigungen pro Woche mit geprüften Interessenten',
        'Kaufvertragsvorbereitung in Abstimmung mit Notariat und Bank',
        'Immobilienmarketing für [Zahl] Objekte über Portale, Newsletter und Rundgänge',
        'Preisverhandlung mit sachlicher Darstellung von Zustand und Nachfrage',
      ],
      pastDuties: [
        'Käuferqualifizierung bei [Zahl] Interessenten pro Monat nach Finanzierung und Bedarf',
        'Marktanalyse für Stadtteile und Objektarten als Gesprächsgrundlage',
        'Exposéerstellung mit [Zahl] Fotos und Grundrissen je Objekt',
        'Einholung von Grundbuchauszug, Teilungserklärung und Energieausweis',
        'Organisation von [Zahl] offenen Besichtigungen pro Quartal',
        'Begleitung der Übergabe mit Zählerständen und Schlüsselliste',
      ],
      letter: {
        opening:
          'Beim Verkauf einer Immobilie geht es oft um einen Lebensabschnitt, und diesen Schritt begleite ich gern offen und gut vorbereitet.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Immobilien pro Jahr vermittelt und Eigentümer vom Erstgespräch bis zur Übergabe begleitet.',
      },
    },
    {
      id: 'property-manager',
      title: 'Immobilienverwalter/in',
      aliases:
        'immobilienverwalter, immobilienverwalterin, hausverwalter, hausverwalterin, weg-verwalter, weg-verwalterin, mietverwalter, mietverwalterin, property manager, property managerin, objektmanager, objektmanagerin, objektbetreuer, objektbetreuerin, liegenschaftsverwalter, liegenschaftsverwalterin, immobilienbewirtschafter, asset manager immobilien, hausverwaltung, immobilienkaufmann, immobilienkauffrau',
      terms:
        'Mieterbetreuung, Mietverwaltung, WEG-Verwaltung, Betriebskostenabrechnung, Instandhaltungskoordination, Eigentümerversammlungen, Mietinkasso, Objektbegehungen, Wohnungsübergaben, Wirtschaftspläne',
      tools: 'Domus, Immoware, SAP RE',
      certifications: 'Zertifizierter Verwalter IHK',
      summary: [
        'Schwerpunkte als {title}: Werterhalt des Bestands und Anliegen von Mietern und Eigentümern, die nicht liegen bleiben.',
        'Prüffähige Betriebskostenabrechnungen, vorausschauende Instandhaltungskoordination und gut vorbereitete Eigentümerversammlungen sorgen für Vertrauen bei Eigentümern und für bezahlbare, gepflegte Häuser.',
      ],
      duties: [
        'Verwaltung von [Zahl] Wohn- und Gewerbeeinheiten im Auftrag der Eigentümer',
        'Mieterbetreuung bei Schäden, Vertragsfragen und Nachbarschaftskonflikten',
        'Betriebskostenabrechnung für [Zahl] Einheiten pro Jahr innerhalb der Frist',
        'Instandhaltungskoordination von der Angebotseinholung bis zur Rechnungsprüfung',
        'Leitung von [Zahl] Eigentümerversammlungen pro Jahr mit Beschlusssammlung',
        'Aufstellung der Wirtschaftspläne und Planung der Erhaltungsrücklage',
        'Durchführung von [Zahl] Wohnungsübergaben pro Monat mit Protokoll',
        'Abwicklung von Mietinkasso mit Mahnungen und Ratenvereinbarungen',
      ],
      pastDuties: [
        'Vergabe von [Zahl] Wartungsverträgen für Aufzüge, Heizung und Brandschutz',
        'Begehung der Objekte zur Verkehrssicherung vor dem Winter',
        'Bearbeitung von [Zahl] Versicherungsschäden pro Jahr',
        'Anpassung von Mieten nach Mietspiegel und Index',
        'Prüfung von [Zahl] Handwerkerrechnungen pro Monat',
        'Abstimmung mit Hausmeisterdienst, Versorgern und Messdienst',
      ],
      letter: {
        opening:
          'An der Verwaltung schätze ich, Häuser langfristig zu betreuen und zwischen Eigentümern, Mietern und Handwerkern verlässlich zu vermitteln.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Einheiten verwaltet und Abrechnungen und Versammlungen fristgerecht vorbereitet.',
      },
    },
    {
      id: 'leasing-consultant',
      title: 'Vermietungsberater/in',
      aliases:
        'vermietungsberater, vermietungsberaterin, vermietungsmanager, vermietungsmanagerin, vermietungsmitarbeiter, vermietungsmitarbeiterin, kundenbetreuer vermietung, kundenbetreuerin vermietung, mietberater, mietberaterin, leasing consultant, leasing manager immobilien, letting agent, wohnungsvermittler, wohnungsvermittlerin, vermietung, vermieter',
      terms:
        'Wohnungsbesichtigungen, Mietverträge, Mieterauswahl, Vermietungsquote, Wohnungsinserate, Bonitätsprüfung, Mieterbindung, Nachfassgespräche, Einzugskoordination, Mietpreisvergleich',
      tools: 'Immobilienportale, CRM-System',
      certifications: 'Sachkundenachweis Immobilien',
      summary: [
        '{title} mit dem Ziel, Wohnungen zügig an Menschen zu vermieten, die zum Haus passen.',
        'Gut vorbereitete Wohnungsbesichtigungen, faire Mieterauswahl nach einheitlichen Kriterien und eine reibungslose Einzugskoordination verkürzen Leerstände und legen den Grundstein für lange Mietverhältnisse.',
      ],
      duties: [
        'Durchführung von [Zahl] Wohnungsbesichtigungen pro Woche einzeln und in Gruppen',
        'Mieterauswahl nach Haushaltsgröße, Einkommen und Gleichbehandlungsgrundsatz',
        'Steigerung der Vermietungsquote auf [Zahl] Prozent im betreuten Bestand',
        'Vorbereitung der Mietverträge mit Anlagen, Hausordnung und Kautionsvereinbarung',
        'Bearbeitung von [Zahl] Mietanfragen täglich mit Rückmeldung am selben Tag',
        'Bonitätsprüfung anhand von Selbstauskunft und Einkommensnachweis',
        'Einzugskoordination für [Zahl] neue Mietparteien pro Monat',
        'Mietpreisvergleich mit Mietspiegel und Angeboten der Umgebung',
      ],
      pastDuties: [
        'Schaltung von [Zahl] Wohnungsinseraten pro Monat mit Fotos und Rundgang',
        'Nachfassgespräche mit Interessenten nach der Besichtigung',
        'Vorabnahme von [Zahl] gekündigten Wohnungen pro Monat',
        'Abstimmung kleiner Renovierungen vor der Neuvermietung',
        'Befragung von [Zahl] Mietparteien pro Jahr zur Mieterbindung',
        'Pflege der Warteliste nach Größe, Lage und Einzugstermin',
      ],
      letter: {
        opening:
          'Ich bringe gern Menschen und Wohnungen zusammen und achte darauf, dass Auswahl, Vertrag und Einzug fair und geordnet ablaufen.',
        achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Wohnungen pro Jahr vermietet und Leerstandszeiten verkürzt.',
      },
    },
    {
      id: 'real-estate-appraiser',
      title: 'Immobiliengutachter/in',
      aliases:
        'immobiliengutachter, immobiliengutachterin, immobilienbewerter, immobilienbewerterin, sachverständiger für immobilienbewertung, sachverständige für immobilienbewertung, immobiliensachverständiger, immobiliensachverständige, gutachter, gutachterin, wertermittler, wertermittlerin, real estate appraiser, schätzer, schätzerin, immobilienanalyst, immobilienanalystin, bausachverständiger, bausachverständige',
      terms:
        'Verkehrswertermittlung, Ortsbesichtigung, Vergleichswertverfahren, Ertragswertverfahren, Sachwertverfahren, Gutachtenerstellung, Marktrecherche, Grundbuchprüfung, Bodenrichtwerte, Beleihungswert',
      tools: 'Bewertungssoftware, GIS',
      certifications: 'HypZert, öffentliche Bestellung, DIAZert',
      summary: [
        '{title} mit Wertermittlungen, deren Annahmen offen liegen und einer Nachprüfung standhalten.',
        'Gründliche Ortsbesichtigung, sorgfältige Marktrecherche und eine klare Sprache machen Gutachten für Banken, Gerichte und Eigentümer gleichermaßen nachvollziehbar.',
      ],
      duties: [
        'Verkehrswertermittlung für [Zahl] Wohn- und Gewerbeobjekte pro Jahr',
        'Ortsbesichtigung mit Aufnahme von Zustand, Flächen und Baumängeln',
        'Gutachtenerstellung in [Zahl] Fällen pro Quartal für Banken und Gerichte',
        'Herleitung von Liegenschaftszins und Marktanpassung im Ertragswertverfahren',
        'Plausibilisierung von [Zahl] fremden Bewertungen pro Monat vor der Freigabe',
        'Grundbuchprüfung auf Lasten, Wegerechte und Erbbaurechte',
        'Ermittlung des Beleihungswerts für [Zahl] Finanzierungen pro Jahr',
        'Anwendung des Sachwertverfahrens bei selbst genutzten Häusern',
      ],
      pastDuties: [
        'Auswertung von [Zahl] Kaufpreisen pro Jahr für das Vergleichswertverfahren',
        'Marktrecherche zu Mieten, Leerstand und Bodenrichtwerten',
        'Vermessung und Flächenberechnung bei [Zahl] Gebäuden pro Quartal',
        'Einholung von Auskünften bei Bauamt und Gutachterausschuss',
        'Prüfung von [Zahl] Mietverträgen je Gewerbeobjekt',
        'Erläuterung von Gutachten in Verhandlungen und Ortsterminen',
      ],
      letter: {
        opening:
          'Mich reizt an der Bewertung, dass hinter jeder Zahl eine Begründung stehen muss, die auch in einem strittigen Termin trägt.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Gutachten pro Jahr erstellt und die Ergebnisse gegenüber Auftraggebern erläutert.',
      },
    },
    {
      id: 'transaction-coordinator',
      title: 'Immobilien-Transaktionskoordinator/in',
      aliases:
        'transaktionskoordinator, transaktionskoordinatorin, transaction coordinator, transaction manager immobilien, transaktionsmanager, transaktionsmanagerin, immobilienassistent, immobilienassistentin, makler-assistent, maklerassistentin, backoffice immobilien, vertriebsassistent immobilien, vertriebsassistentin immobilien, sachbearbeiter immobilien, sachbearbeiterin immobilien, notariatskoordination, teamassistenz immobilien',
      terms:
        'Vertragsabwicklung, Unterlagenbeschaffung, Fristenkontrolle, Notartermine, Kaufpreisfälligkeit, Objektakten, Beteiligtenkommunikation, Bankabstimmung, Datenraumpflege, Übergabeorganisation',
      tools: 'DocuSign, onOffice, virtueller Datenraum',
      certifications: 'Immobilienfachwirt IHK',
      summary: [
        '{title} mit Überblick über alle Schritte einer Vertragsabwicklung und die Beteiligten, die dafür gebraucht werden.',
        'Lückenlose Unterlagenbeschaffung, konsequente Fristenkontrolle und eine ruhige Beteiligtenkommunikation bringen Käufer, Verkäufer, Notariat und Bank zum gleichen Zeitpunkt an denselben Tisch.',
      ],
      duties: [
        'Vertragsabwicklung bei [Zahl] Immobilienverkäufen pro Jahr bis zur Eigentumsumschreibung',
        'Vorbereitung der Notartermine mit Entwurf, Vollmachten und Anlagen',
        'Unterlagenbeschaffung für [Zahl] Objekte pro Quartal bei Ämtern und Verwaltungen',
        'Überwachung der Kaufpreisfälligkeit anhand der Mitteilungen des Notariats',
        'Fristenkontrolle in [Zahl] parallelen Vorgängen mit täglicher Wiedervorlage',
        'Bankabstimmung zu Grundschuld, Auszahlung und Treuhandauflagen',
        'Versand von [Zahl] Sachstandsmitteilungen pro Woche an Käufer und Verkäufer',
        'Prüfung der Objektakten auf Vollständigkeit vor dem Abschluss',
      ],
      pastDuties: [
        'Einrichtung von [Zahl] Datenräumen pro Jahr für Kaufinteressenten',
        'Anforderung von Löschungsbewilligungen, Negativattesten und Verwalterzustimmungen',
        'Übergabeorganisation bei [Zahl] Objekten pro Quartal mit Zählerablesung',
        'Dokumentation nach Geldwäschegesetz für die Beteiligten',
        'Erstellung von [Zahl] Provisionsrechnungen pro Monat',
        'Ummeldung von Versorgern und Versicherungen nach Übergabe',
      ],
      letter: {
        opening:
          'Ich behalte gern viele Fäden in der Hand und sorge dafür, dass zwischen Zusage und Schlüsselübergabe nichts vergessen wird.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Transaktionen pro Jahr begleitet und alle Fristen lückenlos überwacht.',
      },
    },
    {
      id: 'facility-manager',
      title: 'Facility-Manager/in',
      aliases:
        'facility manager, facility-managerin, gebäudemanager, gebäudemanagerin, objektleiter, objektleiterin, technischer objektleiter, technischer leiter gebäude, leiter facility management, leiterin facility management, haustechniker, haustechnikerin, hausmeister, hausmeisterin, hauswart, abwart, facility management, gebäudetechniker, gebäudetechnikerin, facility services manager, liegenschaftsmanager',
      terms:
        'Gebäudebetrieb, Wartungsplanung, Dienstleistersteuerung, Betreiberverantwortung, Energiemanagement, Störungsmanagement, Flächenplanung, Brandschutz, Budgetkontrolle, Ausschreibungen',
      tools: 'CAFM-System, Gebäudeleittechnik',
      certifications: 'Brandschutzbeauftragter, Fachwirt Facility Management',
      summary: [
        '{title} mit Schwerpunkt auf sicherem und wirtschaftlichem Gebäudebetrieb, von dem Nutzer im besten Fall nichts bemerken.',
        'Vorausschauende Wartungsplanung, klare Vereinbarungen in der Dienstleistersteuerung und sorgfältig dokumentierte Betreiberverantwortung halten Technik, Kosten und Prüffristen im Griff.',
      ],
      duties: [
        'Gebäudebetrieb für [Zahl] Standorte mit Büro-, Lager- und Technikflächen',
        'Wartungsplanung für Heizung, Lüftung, Aufzüge und Brandmeldeanlagen',
        'Dienstleistersteuerung bei [Zahl] Firmen anhand vereinbarter Leistungswerte',
        'Wahrnehmung der Betreiberverantwortung mit Prüfkalender und Nachweisen',
        'Senkung des Energieverbrauchs um [Zahl] Prozent durch angepasste Laufzeiten',
        'Begehungen zum Brandschutz gemeinsam mit Feuerwehr und Sachverständigen',
        'Budgetkontrolle über [Zahl] Kostenarten mit Jahresplanung',
        'Ausschreibungen für Reinigung, Sicherheit und Winterdienst',
      ],
      pastDuties: [
        'Bearbeitung von [Zahl] Meldungen pro Woche im Störungsmanagement',
        'Flächenplanung und Organisation interner Umzüge am Wochenende',
        'Ablesung von [Zahl] Zählern pro Monat für das Energiemanagement',
        'Unterweisung von Fremdfirmen vor Arbeiten am Gebäude',
        'Erneuerung der Beleuchtung in [Zahl] Gebäudeteilen',
        'Verwaltung von Schließanlage, Schlüsseln und Zutrittsrechten',
      ],
      letter: {
        opening:
          'Mich reizt am Facility Management, Technik, Menschen und Kosten so in Einklang zu bringen, dass ein Gebäude einfach funktioniert.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Gebäude betreut und Prüfpflichten und Budgets verlässlich eingehalten.',
      },
    },
  ],
};
