import type { IndustryOccupations } from '../occupation';

export const consulting: IndustryOccupations = {
  industry: 'Consulting',
  general: {
    id: 'consulting-professional',
    title: 'Fachkraft in der Beratung',
    aliases: '',
    terms:
      'Kundenworkshops, Problemstrukturierung, Datenanalyse, Interviews, Präsentationen, Projektplanung, Handlungsempfehlungen, Prozessanalyse, Kundenkommunikation, Angebotserstellung',
    tools: 'PowerPoint, Excel',
    certifications: 'Projektmanagement-Zertifikat',
    summary: [
      '{title} mit Schwerpunkt auf klarer Problemstrukturierung und Empfehlungen, die beim Kunden auch umgesetzt werden können.',
      'Genaues Zuhören in Interviews, saubere Datenanalyse und verständliche Präsentationen führen von der offenen Frage zu einem Ergebnis, das alle Beteiligten mittragen.',
    ],
    duties: [
      'Vorbereitung von [Zahl] Kundenworkshops pro Quartal mit Ablauf und Materialien',
      'Problemstrukturierung zu Projektbeginn mit Hypothesen und Datenbedarf',
      'Durchführung von [Zahl] Interviews pro Projekt mit Fach- und Führungskräften',
      'Ableitung von Handlungsempfehlungen mit Aufwand und erwarteter Wirkung',
      'Erstellung von [Zahl] Präsentationen pro Monat für Lenkungskreise',
      'Projektplanung mit Meilensteinen, Zuständigkeiten und Pufferzeiten',
      'Prozessanalyse in [Zahl] Abteilungen pro Jahr vor Ort',
      'Pflege der Kundenkommunikation mit wöchentlichem Zwischenstand',
    ],
    pastDuties: [
      'Datenanalyse aus [Zahl] Quellsystemen mit dokumentierter Bereinigung',
      'Protokollführung in Workshops und Nachverfolgung der Vereinbarungen',
      'Mitarbeit an [Zahl] Angeboten pro Jahr',
      'Aufbereitung von Branchenvergleichen für Diskussionen mit Kunden',
      'Pflege von [Zahl] Vorlagen in der internen Wissensablage',
      'Begleitung von Pilotphasen bis zur Übergabe an die Linie',
    ],
    letter: {
      opening:
        'An der Beratung schätze ich, mich in neue Themen einzuarbeiten und aus vielen Sichtweisen einen gangbaren Weg zu entwickeln.',
      achievement:
        'Bei [Arbeitgeber] habe ich in [Zahl] Projekten pro Jahr mitgearbeitet und Ergebnisse verständlich aufbereitet.',
    },
  },
  occupations: [
    {
      id: 'management-consultant',
      title: 'Unternehmensberater/in',
      aliases:
        'unternehmensberater, unternehmensberaterin, management consultant, managementberater, managementberaterin, strategieberater, strategieberaterin, consultant, berater, beraterin, organisationsberater, organisationsberaterin, business consultant, senior consultant, strategy consultant, restrukturierungsberater, betriebsberater, inhouse consultant',
      terms:
        'Strategieentwicklung, Problemstrukturierung, Kundenworkshops, Finanzanalyse, Prozessverbesserung, Stakeholder-Management, Marktanalyse, Vorstandspräsentationen, Umsetzungsplanung, Organisationsentwicklung',
      tools: 'PowerPoint, Excel, think-cell',
      certifications: 'Certified Management Consultant',
      summary: [
        '{title} mit Schwerpunkt auf Strategieentwicklung und Umsetzungsplanung, die über die Abschlusspräsentation hinaus tragen.',
        'Fundierte Finanz- und Marktanalyse, ehrliche Gespräche mit allen Ebenen und klar formulierte Optionen helfen Unternehmen, auch schwierige Entscheidungen sachlich zu treffen.',
      ],
      duties: [
        'Bearbeitung von [Zahl] Beratungsprojekten pro Jahr von der Analyse bis zur Umsetzung',
        'Strategieentwicklung mit Szenarien, Zielbild und Maßnahmenplan',
        'Identifikation von Einsparungen in Höhe von [Zahl] Prozent der Gemeinkosten',
        'Moderation von Kundenworkshops mit Geschäftsführung und Fachbereichen',
        'Finanzanalyse von [Zahl] Geschäftsfeldern als Grundlage für Investitionsentscheidungen',
        'Ausarbeitung von Vorstandspräsentationen mit klaren Optionen und offen benannten Risiken',
        'Führung von [Zahl] Projektmitarbeitenden auf Berater- und Kundenseite',
        'Umsetzungsplanung mit Verantwortlichen, Terminen und messbaren Zielen',
      ],
      pastDuties: [
        'Marktanalyse in [Zahl] Ländern mit Experteninterviews und Studien',
        'Modellierung von Geschäftsplänen für Gespräche mit Banken',
        'Aufnahme von [Zahl] Prozessen pro Projekt mit Zeit- und Kostenbetrachtung',
        'Begleitung der Organisationsentwicklung mit Rollen und Gremien',
        'Entwurf von [Zahl] Angebotsunterlagen pro Quartal',
        'Stakeholder-Management in Projekten mit Arbeitnehmervertretung',
      ],
      letter: {
        opening:
          'Mich reizt an der Unternehmensberatung, komplexe Lagen zu ordnen und gemeinsam mit dem Kunden Entscheidungen vorzubereiten, die im Betrieb tragen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Projekte pro Jahr bearbeitet und Kunden von der Analyse bis zur Umsetzung begleitet.',
      },
    },
    {
      id: 'business-analyst',
      title: 'Business-Analyst/in',
      aliases:
        'business analyst, business-analystin, businessanalyst, it business analyst, requirements engineer, anforderungsmanager, anforderungsmanagerin, anforderungsingenieur, prozessanalyst, prozessanalystin, prozessmanager, prozessmanagerin, prozessberater, prozessberaterin, systemanalytiker, systemanalytikerin, fachanalyst, requirements manager',
      terms:
        'Anforderungserhebung, Prozessmodellierung, Stakeholder-Interviews, Gap-Analyse, User Stories, Abnahmekriterien, Datenanalyse, Business Case, Abnahmetests, Workshopmoderation',
      tools: 'BPMN, Jira, Confluence',
      certifications: 'IREB-Zertifikat, IIBA-Zertifikat',
      summary: [
        '{title} an der Schnittstelle von Fachbereich und IT, mit einer Anforderungserhebung, die für beide Seiten dasselbe bedeutet.',
        'Saubere Prozessmodellierung, prüfbare Abnahmekriterien und eine Workshopmoderation, die auch leise Stimmen hört, verhindern teure Missverständnisse und machen den Nutzen eines Vorhabens greifbar.',
      ],
      duties: [
        'Anforderungserhebung mit [Zahl] Fachbereichen pro Projekt in Workshops und Interviews',
        'Prozessmodellierung von Ist- und Soll-Abläufen in BPMN',
        'Formulierung von [Zahl] User Stories pro Sprint samt Abnahmekriterien',
        'Gap-Analyse zwischen Standardsoftware und fachlichem Bedarf',
        'Begleitung von [Zahl] Abnahmetests pro Release mit dem Fachbereich',
        'Ausarbeitung eines Business Case mit Nutzen, Kosten und Alternativen',
        'Klärung von [Zahl] offenen Punkten pro Woche zwischen Entwicklung und Fachseite',
        'Priorisierung der Anforderungen nach Wert und Abhängigkeit',
      ],
      pastDuties: [
        'Durchführung von [Zahl] Stakeholder-Interviews zu Projektbeginn',
        'Dokumentation von Schnittstellen und Datenflüssen in Confluence',
        'Vorbereitung von [Zahl] Schulungsfällen für Schlüsselanwender',
        'Datenanalyse zur Häufigkeit und Dauer einzelner Prozessschritte',
        'Erfassung von [Zahl] Änderungswünschen pro Quartal',
        'Workshopmoderation zur Abgrenzung von Rollen und Berechtigungen',
      ],
      letter: {
        opening:
          'Ich stelle gern die Fragen, die andere für selbstverständlich halten, weil sich dort oft die eigentliche Anforderung verbirgt.',
        achievement:
          'Bei [Arbeitgeber] habe ich die Anforderungen von [Zahl] Fachbereichen aufgenommen und bis zur Abnahme begleitet.',
      },
    },
    {
      id: 'it-consultant',
      title: 'IT-Berater/in',
      aliases:
        'it-berater, it-beraterin, it consultant, sap berater, sap-beraterin, sap consultant, erp berater, erp-beraterin, erp consultant, crm berater, cloud consultant, cloud berater, anwendungsberater, anwendungsberaterin, technologieberater, technologieberaterin, solution architect, lösungsarchitekt, digitalisierungsberater, digitalisierungsberaterin, software consultant',
      terms:
        'Lösungskonzeption, Systemintegration, ERP-Einführung, Anforderungsanalyse, Datenmigration, Anwenderschulung, Cloud-Migration, Anbieterauswahl, technische Dokumentation, Projektumsetzung',
      tools: 'SAP, Azure, Jira',
      certifications: 'SAP-Zertifizierung, ITIL-Zertifikat, Azure-Zertifikat',
      summary: [
        '{title} mit Blick für Lösungen, die vorhandene Systeme nutzen und nicht mehr versprechen, als sie halten.',
        'Gründliche Anforderungsanalyse, geprobte Datenmigration und praxisnahe Anwenderschulung sorgen dafür, dass neue Systeme am Stichtag laufen und im Betrieb verstanden werden.',
      ],
      duties: [
        'Lösungskonzeption für [Zahl] Kundenprojekte pro Jahr nach Anforderung und Budget',
        'Einrichtung und Erweiterung von SAP-Modulen gemäß Fachkonzept',
        'ERP-Einführung an [Zahl] Standorten mit Testläufen und Umschaltplan',
        'Anforderungsanalyse mit Fachbereichen und Abgleich mit dem Standard',
        'Datenmigration für [Zahl] Datensätze mit Probeläufen und Abstimmberichten',
        'Systemintegration über dokumentierte Schnittstellen und Fehlerüberwachung',
        'Anwenderschulung für [Zahl] Schlüsselanwender pro Projekt',
        'Anbieterauswahl mit gewichteten Kriterien und Referenzgesprächen',
      ],
      pastDuties: [
        'Bearbeitung von [Zahl] Supportfällen pro Woche nach Produktivstart',
        'Verfassen der technischen Dokumentation für den internen Betrieb',
        'Cloud-Migration von [Zahl] Anwendungen mit Rückfallplan',
        'Abstimmung von Berechtigungskonzepten mit Revision und Datenschutz',
        'Durchführung von [Zahl] Systemtests vor jeder Projektphase',
        'Vorführung von Prototypen bei Kunden und Interessenten',
      ],
      letter: {
        opening:
          'An der IT-Beratung reizt mich, zwischen Fachsprache und Technik zu übersetzen und ein System bis zum ruhigen Betrieb zu begleiten.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kundenprojekte pro Jahr umgesetzt und die Anwender bis nach dem Produktivstart unterstützt.',
      },
    },
    {
      id: 'change-manager',
      title: 'Change-Manager/in',
      aliases:
        'change manager, change-managerin, change management berater, change-management-beraterin, change consultant, transformationsmanager, transformationsmanagerin, transformation manager, veränderungsmanager, veränderungsmanagerin, change lead, organisationsentwickler, organisationsentwicklerin, transformationsberater, transformationsberaterin, change management',
      terms:
        'Veränderungsmanagement, Stakeholder-Analyse, Kommunikationsplanung, Schulungskonzepte, Auswirkungsanalyse, Führungskräftebegleitung, Change-Netzwerk, Widerstandsbearbeitung, Akzeptanzmessung, Projektgovernance',
      tools: 'Miro, MS Teams',
      certifications: 'Prosci-Zertifikat, Systemische Organisationsberatung',
      summary: [
        '{title} mit Schwerpunkt auf betrieblichen Veränderungen, die Betroffene früh beteiligen und Führungskräfte in die Pflicht nehmen.',
        'Nüchterne Auswirkungsanalyse, ehrliche Kommunikationsplanung und sichtbare Zwischenergebnisse verringern Unsicherheit und zeigen, wo Widerstand berechtigte Hinweise enthält.',
      ],
      duties: [
        'Veränderungsmanagement für [Zahl] betroffene Beschäftigte in mehreren Bereichen',
        'Auswirkungsanalyse nach Rollen, Standorten und Arbeitsabläufen',
        'Aufbau eines Change-Netzwerks mit [Zahl] Ansprechpersonen in den Teams',
        'Kommunikationsplanung mit Botschaften, Kanälen und festen Terminen',
        'Führungskräftebegleitung in [Zahl] Einzelgesprächen pro Monat',
        'Abstimmung der Maßnahmen mit Projektgovernance und Betriebsrat',
        'Akzeptanzmessung durch [Zahl] Kurzbefragungen pro Projektphase',
        'Widerstandsbearbeitung in moderierten Gesprächsrunden vor Ort',
      ],
      pastDuties: [
        'Entwicklung von [Zahl] Schulungskonzepten für neue Systeme',
        'Stakeholder-Analyse als Grundlage für Beteiligungsformate',
        'Moderation von [Zahl] Informationsveranstaltungen pro Quartal',
        'Zusammenfassung häufiger Fragen für Intranet und Teamleitungen',
        'Auswertung von [Zahl] Rückmeldungen aus Pilotbereichen',
        'Gestaltung einer Abschlussrunde mit gesammelten Erfahrungen',
      ],
      letter: {
        opening:
          'Veränderung gelingt nach meiner Überzeugung dort, wo Menschen den Grund verstehen und ihre Einwände an der richtigen Stelle ankommen.',
        achievement:
          'Bei [Arbeitgeber] habe ich Veränderungen für [Zahl] Beschäftigte begleitet und Führungskräfte auf ihre Rolle vorbereitet.',
      },
    },
    {
      id: 'research-analyst',
      title: 'Marktforscher/in',
      aliases:
        'marktforscher, marktforscherin, research analyst, marktanalyst, marktanalystin, market research analyst, marktforschungsanalyst, marktforschungsanalystin, projektleiter marktforschung, sozialforscher, sozialforscherin, fachangestellter für markt- und sozialforschung, fachangestellte für markt- und sozialforschung, research consultant, branchenanalyst, branchenanalystin, insights manager, consumer insights manager, marktforschung, studienleiter',
      terms:
        'Marktforschung, Fragebogenentwicklung, qualitative Interviews, statistische Auswertung, Sekundärrecherche, Wettbewerbsanalyse, Berichtserstellung, Datenvisualisierung, Prognosemodelle, Studienkonzeption',
      tools: 'SPSS, R, Excel',
      certifications: 'Marktforschungs-Zertifikat',
      summary: [
        '{title} mit dem Anspruch, dass Marktforschung eine Entscheidung vorbereitet und nicht nur Tabellen füllt.',
        'Passgenaue Studienkonzeption, sorgfältige statistische Auswertung und eine Berichtserstellung, die das Wesentliche voranstellt, geben Auftraggebern eine verlässliche Sicht auf Kunden und Wettbewerb.',
      ],
      duties: [
        'Studienkonzeption für [Zahl] Projekte pro Jahr mit Fragestellung, Methode und Stichprobe',
        'Fragebogenentwicklung mit Pretest und neutraler Formulierung',
        'Durchführung von [Zahl] qualitativen Interviews pro Studie mit Leitfaden',
        'Statistische Auswertung in SPSS mit Prüfung auf Signifikanz',
        'Berichtserstellung zu [Zahl] Studien pro Jahr mit klarer Kernaussage',
        'Wettbewerbsanalyse zu Preisen, Angeboten und Positionierung',
        'Vorstellung der Ergebnisse vor [Zahl] Auftraggebern pro Quartal',
        'Steuerung von Feldinstituten und Kontrolle der Quotenvorgaben',
      ],
      pastDuties: [
        'Codierung von [Zahl] offenen Antworten pro Befragung',
        'Sekundärrecherche in Verbandsstatistiken, Registern und Fachpresse',
        'Pflege eines Panels mit [Zahl] Teilnehmenden nach DSGVO',
        'Datenvisualisierung mit einheitlichen Grafiken und Fußnoten',
        'Berechnung von [Zahl] Prognosemodellen für Absatzmärkte',
        'Transkription und Verdichtung von Gruppendiskussionen zu Kernaussagen',
      ],
      letter: {
        opening:
          'Mich fasziniert, wie viel sich ändert, wenn man eine Frage präziser stellt, und wie klar Antworten dann werden können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Studien pro Jahr durchgeführt und die Ergebnisse für Entscheidungen aufbereitet.',
      },
    },
  ],
};
