import type { IndustryOccupations } from '../occupation';
import { dataAndSystems } from './data-and-systems';

export const technology: IndustryOccupations = {
  industry: 'Technology',
  general: {
    id: 'technology-professional',
    title: 'IT-Fachkraft',
    aliases: '',
    terms:
      'Anforderungsaufnahme, Dokumentation, Fehleranalyse, Datenauswertung, Anwenderbetreuung, Testdurchführung, Informationssicherheit, Prozessoptimierung, Projektmitarbeit, Systempflege',
    tools: 'Jira, SQL, Excel',
    certifications: 'ITIL-Zertifikat',
    summary: [
      '{title} mit Interesse an Lösungen, die Anwender verstehen und die sich auf Dauer mit vertretbarem Aufwand pflegen lassen.',
      'Anforderungsaufnahme, sorgfältige Tests und eine lesbare Dokumentation gehören zusammen, ebenso die Geduld, einen Fehler bis zu seiner Ursache zu verfolgen.',
    ],
    duties: [
      'Anforderungsaufnahme mit [Zahl] Fachbereichen und Abstimmung des Umfangs',
      'Gliederung größerer Vorhaben in kleine Schritte mit sichtbarem Ergebnis',
      'Fehleranalyse und Behebung von [Zahl] Störungen pro Monat',
      'Dokumentation von Systemen und Abläufen zum schnellen Nachschlagen für Kollegen',
      'Datenauswertung mit SQL für [Zahl] wiederkehrende Fragen der Fachbereiche',
      'Information der Beteiligten über Änderungen, Zwischenstände und Risiken',
      'Testdurchführung für [Zahl] Releases pro Jahr einschließlich Fehlerprotokoll',
      'Einhaltung der Vorgaben zur Informationssicherheit bei jeder Änderung',
    ],
    pastDuties: [
      'Anwenderbetreuung für [Zahl] Personen per Telefon, Chat und vor Ort',
      'Erfassung von Anforderungen in Jira und Rückmeldung an die Fachbereiche',
      'Bereinigung von [Zahl] Datenbeständen vor der Übernahme in neue Systeme',
      'Vorschläge zur Prozessoptimierung bei häufig gemeldeten Problemen',
      'Pflege von [Zahl] Arbeitsplatzsystemen einschließlich Updates',
      'Einweisung neuer Kollegen mit bebilderten Kurzanleitungen',
    ],
    letter: {
      opening:
        'Ich finde gern heraus, was Anwender wirklich brauchen, liefere in kleinen Schritten und hinterlasse eine Dokumentation, mit der andere weiterarbeiten können.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Störungen pro Monat gelöst und die Lösungen für das Team dokumentiert.',
    },
  },
  occupations: [
    {
      id: 'software-developer',
      title: 'Softwareentwickler/in',
      aliases:
        'softwareentwickler, softwareentwicklerin, entwickler, entwicklerin, programmierer, programmiererin, software engineer, software developer, anwendungsentwickler, anwendungsentwicklerin, fachinformatiker anwendungsentwicklung, webentwickler, webentwicklerin, backend entwickler, backend developer, fullstack entwickler, full stack developer, java entwickler, python entwickler, app entwickler, mobile developer, softwarearchitekt, softwarearchitektin, informatiker, informatikerin, softwareentwicklung',
      terms:
        'Softwarearchitektur, Softwareentwicklung, Code-Reviews, Testautomatisierung, REST-Schnittstellen, Versionsverwaltung, Datenbanken, Performanceoptimierung, Fehlersuche, Scrum',
      tools: 'Git, Docker, SQL',
      certifications: 'Cloud-Zertifikat, iSAQB-Zertifikat',
      summary: [
        '{title} mit Anspruch an einfachen, gut getesteten Code, der auch nach Monaten noch verständlich und leicht zu ändern ist.',
        'Softwareentwicklung vom Entwurf bis zum Betrieb, Code-Reviews auf Augenhöhe und Testautomatisierung sind fester Teil der täglichen Arbeit im Team.',
      ],
      duties: [
        'Entwicklung von Funktionen für [Zahl] Anwender in kurzen Release-Zyklen',
        'Testautomatisierung begleitend zu jeder Änderung und Stabilisierung unzuverlässiger Tests',
        'Performanceoptimierung mit einer um [Zahl] Prozent kürzeren Antwortzeit',
        'Durchführung von Code-Reviews mit konkreten und begründeten Hinweisen',
        'Aufbau und Dokumentation von REST-Schnittstellen für [Zahl] interne und externe Abnehmer',
        'Festhalten von Entscheidungen zur Softwarearchitektur samt verworfener Alternativen',
        'Optimierung von Datenbanken mit Abfragezeiten unter [Zahl] Millisekunden',
        'Betreuung der Build-Pipeline mit dem Ziel schneller und stabiler Durchläufe',
      ],
      pastDuties: [
        'Behebung von [Zahl] Fehlern pro Monat einschließlich Regressionstest',
        'Umstellung bestehender Dienste auf Docker für einheitliche Umgebungen',
        'Umsetzung von [Zahl] User Stories pro Sprint in einem Scrum-Team',
        'Vereinheitlichung der Versionsverwaltung mit klaren Regeln für Branches',
        'Ablösung von [Zahl] manuellen Release-Schritten durch Skripte',
        'Fehlersuche in der Rufbereitschaft mit Nachbetrachtung der Ursachen',
      ],
      letter: {
        opening:
          'An der Softwareentwicklung reizt mich, komplexe Anforderungen in Code zu übersetzen, der verständlich bleibt und sich mit Tests absichern lässt.',
        achievement:
          'Bei [Arbeitgeber] habe ich mit dem Team [Zahl] Releases pro Jahr ausgeliefert und die Tests schnell und verlässlich gehalten.',
      },
    },
    {
      id: 'data-analyst',
      title: 'Datenanalyst/in',
      aliases:
        'datenanalyst, datenanalystin, data analyst, bi analyst, business intelligence analyst, bi entwickler, reporting analyst, datenauswerter, analytics engineer, web analyst, produktanalyst, marketing analyst, data analystin',
      terms:
        'Datenanalyse, Dashboards, Datenvisualisierung, Datenbereinigung, Statistik, A/B-Tests, Berichtswesen, Datenmodellierung, Prognosen, Kennzahlen',
      tools: 'SQL, Python, Power BI, Excel',
      certifications: 'Power-BI-Zertifikat',
      summary: [
        '{title} mit dem Anspruch, belastbare Antworten zu geben und offenzulegen, wo die Daten ihre Grenzen haben.',
        'Saubere Datenbereinigung, nachvollziehbare Statistik und eine Datenvisualisierung, die ohne lange Erklärung auskommt, führen von der Frage des Fachbereichs zur begründeten Empfehlung.',
      ],
      duties: [
        'Beantwortung von [Zahl] Fachfragen pro Monat durch Datenanalyse mit offengelegten Annahmen',
        'Erstellung geprüfter SQL-Abfragen mit einheitlichen Definitionen der Kennzahlen',
        'Betreuung von [Zahl] Dashboards und Abschaltung ungenutzter Ansichten',
        'Klärung der Anforderungen in Gesprächen mit den Fachbereichen vor dem ersten Bericht',
        'Planung und Auswertung von A/B-Tests für [Zahl] Produktänderungen pro Quartal',
        'Dokumentation von Datenmodellierung und Quellen zu jedem Bericht',
        'Automatisierung von [Zahl] wöchentlichen Berichten mit Python und eingebauten Prüfungen',
        'Vorstellung von Ergebnissen mit klarer Datenvisualisierung und Handlungsempfehlung',
      ],
      pastDuties: [
        'Datenbereinigung von [Zahl] Datensätzen pro Monat mit protokollierten Regeln',
        'Abgleich des Berichtswesens mit den Quellsystemen und Klärung von Abweichungen',
        'Berechnung von Prognosen für [Zahl] Produktlinien in Excel',
        'Gestaltung von Diagrammen in Power BI für Vertrieb und Einkauf',
        'Einsparung von [Zahl] Stunden manueller Auswertung pro Woche durch geplante Abfragen',
        'Vermittlung von Grundlagen der Statistik anhand von Beispielen aus dem Arbeitsalltag',
      ],
      letter: {
        opening:
          'Ich mag den Moment, in dem aus verstreuten Daten eine klare Antwort wird, mit der ein Fachbereich noch am selben Tag weiterarbeiten kann.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Auswertungen pro Monat erstellt und wiederkehrende Fragen in gemeinsame Dashboards überführt.',
      },
    },
    {
      id: 'it-support-specialist',
      title: 'IT-Supporter/in',
      aliases:
        'it supporter, it-supporterin, it support, it support mitarbeiter, it-supportmitarbeiter, helpdesk, helpdesk mitarbeiter, service desk, service desk mitarbeiter, it techniker, it-technikerin, fachinformatiker systemintegration, systemelektroniker, first level support, second level support, desktop support, it servicetechniker, it-betreuer',
      terms:
        'Anwendersupport, Fehlerbehebung, Ticketsystem, Fernwartung, Benutzerverwaltung, Hardwarebereitstellung, Softwareverteilung, Netzwerkgrundlagen, Wissensdatenbank, Inventarisierung',
      tools: 'Windows, Active Directory, Microsoft Intune',
      certifications: 'ITIL-Zertifikat, CompTIA-Zertifikat',
      summary: [
        '{title} mit geduldiger und verständlicher Hilfe für Anwender jeder Erfahrungsstufe, am Telefon wie am Arbeitsplatz.',
        'Methodische Fehlerbehebung, saubere Ticketpflege und Anleitungen in der Wissensdatenbank sorgen dafür, dass dieselbe Störung selten noch einmal gemeldet wird.',
      ],
      duties: [
        'Anwendersupport mit [Zahl] Tickets pro Woche, überwiegend mit Lösung im Erstkontakt',
        'Erklärung der Lösung in Worten, die zum Kenntnisstand der Anwender passen',
        'Hardwarebereitstellung für [Zahl] Notebooks pro Monat samt Verschlüsselung und Sicherung',
        'Verfassen bebilderter Anleitungen für die Wissensdatenbank',
        'Benutzerverwaltung für [Zahl] Konten in Active Directory',
        'Einordnung eingehender Meldungen im Ticketsystem nach Dringlichkeit und Auswirkung',
        'Softwareverteilung an [Zahl] Endgeräte in gestaffelten Wellen',
        'Eingrenzung von Verbindungsproblemen vor der Weitergabe an das Netzwerkteam',
      ],
      pastDuties: [
        'Annahme von [Zahl] Anrufen täglich mit Erfassung von Störung und Lösung',
        'Vorbereitung von Besprechungsräumen und Technik für Veranstaltungen',
        'Inventarisierung von [Zahl] Geräten mit Zuordnung zu Standort und Nutzer',
        'Einrichtung von Druckern und mobilen Geräten für neue Mitarbeitende',
        'Umzug von [Zahl] Arbeitsplätzen ohne Ausfall während der Bürozeiten',
        'Fernwartung für Außenstellen und Beschäftigte im Homeoffice',
      ],
      letter: {
        opening:
          'Mir macht es Freude, technische Probleme so zu lösen, dass Menschen danach entspannt weiterarbeiten und beim nächsten Mal selbst weiterwissen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Tickets pro Woche bearbeitet und zu wiederkehrenden Störungen Anleitungen geschrieben.',
      },
    },
    {
      id: 'devops-engineer',
      title: 'DevOps Engineer',
      aliases:
        'devops, devops-ingenieur, devops-ingenieurin, devops-entwickler, site reliability engineer, sre, platform engineer, plattformingenieur, cloud engineer, cloud-ingenieur, release engineer, infrastructure engineer, cloud architekt, build engineer',
      terms:
        'Continuous Delivery, Infrastructure as Code, Monitoring, Störungsmanagement, Containerisierung, Cloud-Plattformen, Automatisierung, Kapazitätsplanung, Zugriffsverwaltung, Datensicherung',
      tools: 'Kubernetes, Terraform, GitLab CI',
      certifications: 'Kubernetes-Zertifikat, AWS-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf einer Infrastruktur, die sich aus dem Quellcode jederzeit neu aufbauen lässt.',
        'Aussagekräftiges Monitoring, geübte Abläufe im Störungsfall und Automatisierung wiederkehrender Handgriffe geben Entwicklungsteams die Sicherheit, häufig und in kleinen Schritten auszuliefern.',
      ],
      duties: [
        'Einführung von Continuous Delivery für [Zahl] Dienste mit automatischen Prüfungen vor jeder Freigabe',
        'Beschreibung aller Umgebungen als Infrastructure as Code mit Terraform',
        'Verkürzung der Auslieferungszeit um [Zahl] Prozent durch parallele Pipeline-Schritte',
        'Aufbau eines Monitorings mit Alarmen, auf die tatsächlich reagiert werden kann',
        'Betrieb von [Zahl] Containern in Kubernetes über mehrere Verfügbarkeitszonen',
        'Moderation von Nachbetrachtungen im Störungsmanagement ohne Schuldzuweisung',
        'Senkung der Kosten auf Cloud-Plattformen um [Zahl] Prozent durch Kapazitätsplanung',
        'Zugriffsverwaltung nach dem Prinzip der geringsten Rechte',
      ],
      pastDuties: [
        'Ablösung von [Zahl] manuell gepflegten Servern durch reproduzierbare Images',
        'Zusammenführung der Protokolle aller Produktivsysteme an einer Stelle',
        'Wiederherstellungstests der Datensicherung für [Zahl] Datenbanken pro Quartal',
        'Beratung der Entwicklungsteams bei der Containerisierung ihrer Anwendungen',
        'Automatisierung von [Zahl] wiederkehrenden Betriebsaufgaben mit Skripten',
        'Teilnahme an der Rufbereitschaft mit laufender Verbesserung der Notfallhandbücher',
      ],
      letter: {
        opening:
          'Mich reizt die Schnittstelle zwischen Entwicklung und Betrieb, an der gute Automatisierung und ehrliches Monitoring den Alltag aller Beteiligten ruhiger machen.',
        achievement:
          'Bei [Arbeitgeber] habe ich die Auslieferung von [Zahl] Diensten automatisiert und Alarme auf das beschränkt, was wirklich Handeln erfordert.',
      },
    },
    {
      id: 'qa-engineer',
      title: 'Softwaretester/in',
      aliases:
        'softwaretester, softwaretesterin, tester, testerin, qa engineer, qa tester, testingenieur, testingenieurin, testmanager, testmanagerin, test engineer, testautomatisierer, qualitätssicherer, qualitätssicherung software, test analyst, testanalyst',
      terms:
        'Testplanung, Testautomatisierung, Regressionstests, exploratives Testen, Fehlermanagement, Schnittstellentests, Testfälle, Abnahmekriterien, Testdaten, Freigabeempfehlung',
      tools: 'Selenium, Postman, Jira',
      certifications: 'ISTQB-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf frühzeitiger Testplanung und Fehlerberichten, die Entwicklungsteams ohne Rückfrage nachstellen können.',
        'Testautomatisierung für stabile Abläufe und exploratives Testen für neue Funktionen ergänzen sich, damit vor der Freigabe bekannt ist, welche Risiken bleiben.',
      ],
      duties: [
        'Testplanung für [Zahl] Releases pro Jahr nach Risiko und Nutzungshäufigkeit',
        'Schärfung der Abnahmekriterien gemeinsam mit Produktmanagement und Entwicklung',
        'Testautomatisierung von [Zahl] Kernabläufen mit Selenium',
        'Begleitung neuer Funktionen durch exploratives Testen anhand realer Nutzungsszenarien',
        'Durchführung von [Zahl] Regressionstests vor jeder Auslieferung',
        'Fehlermanagement in Jira mit klaren Schritten, Protokollen und Bildschirmfotos',
        'Schnittstellentests für [Zahl] Dienste mit Postman',
        'Freigabeempfehlung mit offener Darstellung verbleibender Risiken',
      ],
      pastDuties: [
        'Erstellung von [Zahl] Testfällen pro Sprint zu neuen User Stories',
        'Pflege anonymisierter Testdaten für Entwicklung und Abnahme',
        'Prüfung auf [Zahl] Browsern und Endgeräten vor Kampagnenstarts',
        'Begleitung der Fachbereiche durch den Abnahmetest',
        'Nachtest von [Zahl] behobenen Fehlern pro Woche',
        'Auswertung von Kundenmeldungen zur Ergänzung bestehender Testfälle',
      ],
      letter: {
        opening:
          'Ich suche gern nach dem Fall, an den niemand gedacht hat, und beschreibe ihn so, dass die Behebung schnell beginnen kann.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Testläufe pro Release verantwortet und die wichtigsten Abläufe Schritt für Schritt automatisiert.',
      },
    },
    {
      id: 'product-manager',
      title: 'Produktmanager/in',
      aliases:
        'produktmanager, produktmanagerin, product manager, product owner, produktverantwortlicher, produktverantwortliche, digital product manager, technischer produktmanager, technische produktmanagerin, produktleiter, produktleiterin, head of product',
      terms:
        'Produktstrategie, Roadmap-Planung, Nutzerforschung, Backlog-Pflege, Produktkennzahlen, Stakeholder-Management, User Stories, Priorisierung, Produkteinführung, Marktanalyse',
      tools: 'Jira, Confluence, Figma',
      certifications: 'Scrum-Product-Owner-Zertifikat',
      summary: [
        '{title} mit einer Produktstrategie, die auf Nutzerforschung und Zahlen beruht und im Unternehmen verstanden wird.',
        'Nachvollziehbare Priorisierung, gut geschnittene User Stories und offene Kommunikation über Zielkonflikte halten Entwicklung, Vertrieb und Support auf demselben Kurs.',
      ],
      duties: [
        'Roadmap-Planung für [Zahl] Produktbereiche mit vierteljährlicher Überprüfung',
        'Ableitung der Produktstrategie aus Marktanalyse, Kundengesprächen und Unternehmenszielen',
        'Nutzerforschung mit [Zahl] Interviews pro Quartal zur Überprüfung von Annahmen',
        'Priorisierung von Vorhaben nach Nutzen, Aufwand und Risiko',
        'Steuerung der Produkteinführung für [Zahl] Kundensegmente gemeinsam mit Vertrieb und Marketing',
        'Backlog-Pflege mit klar beschriebenen User Stories und Abnahmekriterien',
        'Steigerung der Aktivierungsrate um [Zahl] Prozent durch vereinfachten Einstieg',
        'Stakeholder-Management bei konkurrierenden Anforderungen aus mehreren Abteilungen',
      ],
      pastDuties: [
        'Auswertung von [Zahl] Supportanfragen pro Monat nach wiederkehrenden Themen',
        'Abstimmung früher Entwürfe in Figma mit Design und Entwicklung',
        'Begleitung von [Zahl] Beta-Kunden bis zur allgemeinen Verfügbarkeit',
        'Beobachtung des Wettbewerbs und Aufbereitung für die Produktrunde',
        'Durchführung von [Zahl] Sprint-Reviews mit internen Auftraggebern',
        'Einführung einheitlicher Produktkennzahlen für Nutzung und Kundenbindung',
      ],
      letter: {
        opening:
          'An der Produktarbeit schätze ich, aus vielen Wünschen die wenigen Vorhaben herauszuarbeiten, die für Nutzer und Unternehmen den größten Unterschied machen.',
        achievement:
          'Bei [Arbeitgeber] habe ich ein Produkt für [Zahl] Kunden betreut und Entscheidungen auf Nutzerforschung und Kennzahlen gestützt.',
      },
    },
    {
      id: 'cybersecurity-analyst',
      title: 'IT-Sicherheitsanalyst/in',
      aliases:
        'it-sicherheitsanalyst, it-sicherheitsanalystin, cybersecurity analyst, cyber security analyst, it-security analyst, security analyst, soc analyst, informationssicherheitsbeauftragter, informationssicherheitsbeauftragte, it-sicherheitsbeauftragter, it-sicherheitsbeauftragte, security engineer, it-security specialist, penetration tester, pentester, it-sicherheitsexperte, ciso',
      terms:
        'Bedrohungsanalyse, Vorfallbehandlung, Schwachstellenmanagement, Protokollanalyse, Risikobewertung, Zugriffskontrolle, Sensibilisierungsschulungen, Netzwerksicherheit, Sicherheitsrichtlinien, IT-Grundschutz',
      tools: 'SIEM, Splunk',
      certifications: 'CISSP, IT-Grundschutz-Praktiker, OSCP',
      summary: [
        '{title} mit Spürsinn für die frühen Zeichen eines Angriffs und einer geordneten Vorfallbehandlung.',
        'Protokollanalyse, Schwachstellenmanagement und verständliche Sicherheitsrichtlinien wirken zusammen, damit Schutzmaßnahmen im Arbeitsalltag tragen und Risiken bewusst entschieden werden.',
      ],
      duties: [
        'Bedrohungsanalyse auf Grundlage von [Zahl] sicherheitsrelevanten Meldungen täglich',
        'Vorfallbehandlung von der Eindämmung bis zum Abschlussbericht',
        'Schwachstellenmanagement für [Zahl] Systeme mit Fristen nach Kritikalität',
        'Überprüfung der Zugriffskontrolle bei privilegierten Konten',
        'Sensibilisierungsschulungen für [Zahl] Beschäftigte pro Jahr samt Phishing-Übungen',
        'Weiterentwicklung der Sicherheitsrichtlinien nach IT-Grundschutz',
        'Verkürzung der Reaktionszeit um [Zahl] Prozent durch abgestimmte SIEM-Regeln',
        'Risikobewertung neuer Cloud-Dienste vor der Freigabe durch den Fachbereich',
      ],
      pastDuties: [
        'Auswertung von [Zahl] gemeldeten Phishing-Mails pro Woche',
        'Härtung von Servern und Endgeräten nach technischen Vorgaben',
        'Protokollanalyse für [Zahl] Verdachtsfälle pro Monat',
        'Begleitung externer Penetrationstests und Nachverfolgung der Befunde',
        'Pflege von [Zahl] Firewall-Regeln mit dokumentierter Freigabe',
        'Meldung von Datenschutzvorfällen an die zuständigen Stellen gemäß DSGVO',
      ],
      letter: {
        opening:
          'Mich fasziniert, aus unscheinbaren Spuren in Protokollen ein Bild zu gewinnen und daraus Schutzmaßnahmen abzuleiten, die im Alltag auch gelebt werden.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Sicherheitsmeldungen pro Woche bewertet und die Abläufe der Vorfallbehandlung weiter verbessert.',
      },
    },
    ...dataAndSystems,
  ],
};
