import type { Occupation } from '../occupation';

export const dataAndSystems: Occupation[] = [
  {
    id: 'data-scientist',
    title: 'Data Scientist',
    aliases:
      'data scientist, datenwissenschaftler, datenwissenschaftlerin, data science, machine learning engineer, ml engineer, ki-entwickler, ki-entwicklerin, ki engineer, ai engineer, machine learning spezialist, statistiker, statistikerin, data science consultant, nlp engineer, ki-spezialist, research scientist, ki-ingenieur, ki-ingenieurin',
    terms:
      'Machine Learning, Modellentwicklung, Statistik, Merkmalsaufbereitung, Modellbewertung, Prognosemodelle, Versuchsplanung, Datenvisualisierung, Modellbetrieb, Ergebniskommunikation',
    tools: 'Python, scikit-learn, SQL, MLflow',
    certifications: 'Machine-Learning-Zertifikat',
    summary: [
      '{title} mit Schwerpunkt auf statistischen Modellen, deren Nutzen vorab geklärt ist und deren Grenzen offen benannt werden.',
      'Sorgfältige Merkmalsaufbereitung, strenge Modellbewertung und eine Ergebniskommunikation ohne Fachjargon führen dazu, dass Prognosen im Fachbereich tatsächlich verwendet werden.',
    ],
    duties: [
      'Modellentwicklung für [Zahl] Anwendungsfälle pro Jahr von der Idee bis zum Betrieb',
      'Einsatz von Machine Learning zur Erkennung von Abwanderung, Betrug und Ausfällen',
      'Verbesserung der Prognosegüte um [Zahl] Prozent gegenüber der bisherigen Regel',
      'Modellbewertung auf zurückgehaltenen Daten einschließlich Prüfung auf Verzerrung',
      'Auswertung von [Zahl] Experimenten pro Quartal mit sauberer Versuchsplanung',
      'Überwachung des Modellbetriebs auf Datendrift und sinkende Güte',
      'Ergebniskommunikation in [Zahl] Fachrunden pro Monat mit klaren Empfehlungen',
      'Dokumentation von Annahmen, Trainingsdaten und Einsatzgrenzen',
    ],
    pastDuties: [
      'Merkmalsaufbereitung aus [Zahl] internen und externen Quellen',
      'Entwicklung wiederverwendbarer Python-Pakete für das Team',
      'Berechnung von [Zahl] Prognosemodellen für Nachfrage und Lagerbestand',
      'Datenvisualisierung zur Erklärung einzelner Vorhersagen im Fachbereich',
      'Betreuung von [Zahl] Abschlussarbeiten pro Jahr im Unternehmen',
      'Abstimmung mit Datenschutz zur Verwendung personenbezogener Daten',
    ],
    letter: {
      opening:
        'Mich reizt an Data Science die Frage, ob ein Modell im Alltag wirklich bessere Entscheidungen ermöglicht, und der ehrliche Weg zur Antwort.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Modelle in den Betrieb gebracht und ihre Wirkung mit den Fachbereichen überprüft.',
    },
  },
  {
    id: 'systems-administrator',
    title: 'Systemadministrator/in',
    aliases:
      'systemadministrator, systemadministratorin, sysadmin, it-administrator, it-administratorin, netzwerkadministrator, netzwerkadministratorin, administrator, administratorin, linux administrator, windows administrator, serveradministrator, system engineer, systemingenieur, systemingenieurin, netzwerktechniker, netzwerktechnikerin, netzwerkingenieur, cloud administrator, it-systemadministrator, network engineer',
    terms:
      'Serverbetrieb, Virtualisierung, Patchmanagement, Benutzerverwaltung, Datensicherung, Netzwerkbetrieb, Systemüberwachung, Notfallplanung, Skriptautomatisierung, Systemdokumentation',
    tools: 'Linux, Windows Server, VMware',
    certifications: 'LPIC, Microsoft-Zertifikat, CCNA',
    summary: [
      'Schwerpunkte als {title}: stabiler Serverbetrieb, geprüfte Datensicherung und regelmäßig aktualisierte Systeme.',
      'Aussagekräftige Systemüberwachung, dokumentierte Änderungen und Skriptautomatisierung für wiederkehrende Handgriffe verringern Ausfälle und geben dem Team Zeit für geplante Verbesserungen.',
    ],
    duties: [
      'Serverbetrieb für [Zahl] physische und virtuelle Systeme im Rechenzentrum',
      'Patchmanagement nach festem Kalender mit Test vor der Verteilung',
      'Sicherstellung von [Zahl] Prozent Verfügbarkeit bei geschäftskritischen Diensten',
      'Prüfung der Datensicherung durch regelmäßige Wiederherstellung',
      'Benutzerverwaltung für [Zahl] Konten mit Rollen und Freigaben',
      'Netzwerkbetrieb mit Segmentierung, VPN und Firewall',
      'Ablösung von [Zahl] veralteten Systemen im laufenden Betrieb',
      'Fortschreibung der Notfallplanung mit Reihenfolge des Wiederanlaufs',
    ],
    pastDuties: [
      'Bearbeitung von [Zahl] Störungen pro Monat in der Rufbereitschaft',
      'Skriptautomatisierung von Kontenanlage und Berichten mit PowerShell',
      'Migration von [Zahl] Postfächern in die Cloud',
      'Systemdokumentation mit Netzplan, Zuständigkeiten und Wartungsfenstern',
      'Virtualisierung von [Zahl] Servern einschließlich Lastverteilung',
      'Aufbau der Systemüberwachung mit sinnvollen Schwellenwerten',
    ],
    letter: {
      opening:
        'An der Systemadministration schätze ich, wenn alles unauffällig läuft, weil Aktualisierungen, Sicherungen und Notfallpläne regelmäßig geprüft werden.',
      achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Server betreut und Ausfällen durch geplante Wartung vorgebeugt.',
    },
  },
  {
    id: 'frontend-developer',
    title: 'Frontend-Entwickler/in',
    aliases:
      'frontend entwickler, frontend-entwicklerin, frontend developer, front end developer, frontend engineer, react entwickler, react developer, angular entwickler, vue entwickler, javascript entwickler, javascript developer, typescript entwickler, web frontend, ui entwickler, ui developer, frontend programmierer',
    terms:
      'Webentwicklung, Komponentenbibliothek, responsives Design, Barrierefreiheit, Zustandsverwaltung, Performanceoptimierung, Komponententests, Browserkompatibilität, API-Anbindung, Code-Reviews',
    tools: 'TypeScript, React, CSS',
    certifications: 'Web-Accessibility-Zertifikat',
    summary: [
      '{title} mit Schwerpunkt auf schnellen und zugänglichen Oberflächen, die auf jedem Gerät verständlich bleiben.',
      'Eine gepflegte Komponentenbibliothek, Komponententests und der frühe Austausch mit Design und Backend sorgen dafür, dass Entwürfe originalgetreu umgesetzt werden und sich später leicht ändern lassen.',
    ],
    duties: [
      'Webentwicklung in TypeScript und React mit [Zahl] neuen Ansichten pro Quartal',
      'Umsetzung der Barrierefreiheit mit Tastaturbedienung und Screenreader-Prüfung',
      'Aufbau einer Komponentenbibliothek mit [Zahl] dokumentierten Bausteinen',
      'API-Anbindung mit Ladezuständen, Fehlermeldungen und Zwischenspeicher',
      'Verkürzung der Ladezeit um [Zahl] Prozent durch Performanceoptimierung',
      'Absicherung kritischer Abläufe durch Komponententests und Ende-zu-Ende-Tests',
      'Bearbeitung von [Zahl] Code-Reviews pro Woche mit konkreten Vorschlägen',
      'Abstimmung von Abständen, Zuständen und Animationen mit dem Designteam',
    ],
    pastDuties: [
      'Behebung von [Zahl] Darstellungsfehlern pro Monat zur Browserkompatibilität',
      'Umstellung älterer Seiten auf responsives Design',
      'Ersatz von [Zahl] jQuery-Skripten durch wartbare Module',
      'Vereinfachung der Zustandsverwaltung in Formularen und Filtern',
      'Übersetzung der Oberfläche in [Zahl] Sprachen',
      'Pflege von Build-Werkzeugen und Abhängigkeiten',
    ],
    letter: {
      opening:
        'Am Frontend reizt mich, dass jede Verbesserung sofort sichtbar ist und ein paar Millisekunden oder ein klarer Text für Nutzer viel ausmachen.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Funktionen umgesetzt und dabei Ladezeit und Zugänglichkeit im Blick behalten.',
    },
  },
  {
    id: 'database-administrator',
    title: 'Datenbankadministrator/in',
    aliases:
      'datenbankadministrator, datenbankadministratorin, dba, database administrator, oracle dba, oracle administrator, sql server administrator, postgresql administrator, datenbankspezialist, datenbankspezialistin, datenbankentwickler, datenbankentwicklerin, datenbankmanager, database engineer, sap basis administrator, datenbank-administrator, sql entwickler',
    terms:
      'Datenbankbetrieb, Performance-Tuning, Datensicherung, Wiederherstellung, Replikation, Rechteverwaltung, Datenbankmigration, Abfrageoptimierung, Kapazitätsplanung, Überwachung',
    tools: 'PostgreSQL, Oracle, SQL Server',
    certifications: 'Oracle-Zertifikat, Microsoft-Zertifikat',
    summary: [
      '{title} mit Verantwortung für einen Datenbankbetrieb, in dem Wiederherstellung geübt und Wachstum vorausgeplant ist.',
      'Gezielte Abfrageoptimierung, sparsame Rechteverwaltung und gut vorbereitete Wartungsfenster halten Anwendungen schnell und Daten auch bei Ausfällen vollständig und geschützt.',
    ],
    duties: [
      'Datenbankbetrieb für [Zahl] Instanzen mit produktiven Fachanwendungen',
      'Datensicherung und Wiederherstellung nach vereinbarten Zeitzielen',
      'Performance-Tuning mit [Zahl] Prozent kürzeren Antwortzeiten bei Kernabfragen',
      'Rechteverwaltung nach Rollen mit regelmäßiger Rezertifizierung',
      'Durchführung von [Zahl] Datenbankmigrationen pro Jahr auf aktuelle Versionen',
      'Einrichtung von Replikation und automatischer Umschaltung',
      'Überwachung von [Zahl] Kennwerten zu Speicher, Sperren und Last',
      'Beratung der Entwicklung zu Indizes, Transaktionen und Datenmodell',
    ],
    pastDuties: [
      'Abfrageoptimierung bei [Zahl] langsamen Berichten pro Quartal',
      'Kapazitätsplanung anhand von Wachstum und Aufbewahrungsfristen',
      'Bereitstellung von [Zahl] anonymisierten Testdatenbanken pro Monat',
      'Verschlüsselung von Datenbanken, Verbindungen und Sicherungsmedien',
      'Bearbeitung von [Zahl] Änderungsanträgen pro Woche im Wartungsfenster',
      'Beschreibung von Wiederanlauf und Notfallschritten im Betriebshandbuch',
    ],
    letter: {
      opening:
        'Mich reizt an Datenbanken, aus einem Ausführungsplan herauszulesen, wo Zeit verloren geht, und Daten so zu sichern, dass jede Rückkehr gelingt.',
      achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Datenbanken betreut und Wiederherstellungen regelmäßig geprobt.',
    },
  },
  {
    id: 'scrum-master',
    title: 'Scrum Master',
    aliases:
      'scrum master, scrummaster, scrum masterin, agile coach, agiler coach, agile coachin, agile master, kanban coach, release train engineer, agile delivery manager, iteration manager, agile project manager, agiler projektleiter, agile projektleiterin, scrum coach',
    terms:
      'Moderation, Sprint-Planung, Retrospektiven, Daily Scrum, Hindernisbeseitigung, Teamcoaching, Backlog-Verfeinerung, Kanban, Teamkennzahlen, Konfliktbegleitung',
    tools: 'Jira, Miro',
    certifications: 'Professional Scrum Master, Certified ScrumMaster, SAFe-Zertifikat',
    summary: [
      '{title} mit dem Ziel, dass agile Teams ihre Arbeit selbst planen und aus Retrospektiven tatsächlich etwas ändern.',
      'Klare Moderation, hartnäckige Hindernisbeseitigung und der Schutz vor ständig wechselnden Prioritäten schaffen einen Rhythmus, in dem verlässlich und ohne Dauerstress geliefert wird.',
    ],
    duties: [
      'Begleitung von [Zahl] Entwicklungsteams im Alltag nach Scrum und Kanban',
      'Moderation von Sprint-Planung, Review und Daily Scrum mit klarem Zeitrahmen',
      'Durchführung von [Zahl] Retrospektiven pro Quartal mit vereinbarten Maßnahmen',
      'Hindernisbeseitigung gemeinsam mit Führungskräften und Nachbarteams',
      'Verringerung paralleler Aufgaben um [Zahl] Prozent durch Begrenzung der laufenden Arbeit',
      'Unterstützung bei der Backlog-Verfeinerung und beim Zuschnitt von Anforderungen',
      'Teamcoaching in [Zahl] Einzel- und Gruppengesprächen pro Monat',
      'Konfliktbegleitung bei Spannungen im Team oder mit Auftraggebern',
    ],
    pastDuties: [
      'Einführung agiler Arbeitsweisen in [Zahl] Abteilungen',
      'Aufbereitung von Teamkennzahlen zur gemeinsamen Verbesserung',
      'Schulung von [Zahl] neuen Teammitgliedern pro Jahr in Rollen und Abläufen',
      'Abstimmung von Abhängigkeiten zwischen mehreren Teams',
      'Gestaltung von [Zahl] Workshops pro Quartal zu Zusammenarbeit und Zielbild',
      'Austausch mit anderen Coaches im internen Netzwerk',
    ],
    letter: {
      opening:
        'Mir macht es Freude, wenn ein Team eigene Lösungen findet und von Sprint zu Sprint sicherer zusammenarbeitet.',
      achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Teams begleitet und Hindernisse mit den Beteiligten beseitigt.',
    },
  },
  {
    id: 'data-engineer',
    title: 'Data Engineer',
    aliases:
      'data engineer, dateningenieur, dateningenieurin, data engineering, etl entwickler, etl developer, big data engineer, data warehouse entwickler, data-warehouse-entwicklerin, dwh entwickler, data architect, datenarchitekt, datenarchitektin, bi engineer, data platform engineer, datenbank- und etl-entwickler',
    terms:
      'Datenpipelines, Datenmodellierung, Data Warehouse, Datenqualität, Streaming, Orchestrierung, Cloud-Datenplattform, Datenkatalog, Schnittstellen, Kostenoptimierung',
    tools: 'Apache Spark, Airflow, dbt, SQL',
    certifications: 'Databricks-Zertifikat, Snowflake-Zertifikat',
    summary: [
      '{title} mit Schwerpunkt auf verlässlichen Datenpipelines, die pünktlich laufen und Fehler melden, bevor ein Bericht sie zeigt.',
      'Nachvollziehbare Datenmodellierung, automatische Prüfungen der Datenqualität und ein gepflegter Datenkatalog geben Analyse und Fachbereichen eine gemeinsame, verlässliche Grundlage.',
    ],
    duties: [
      'Entwicklung von [Zahl] Datenpipelines aus operativen Systemen in das Data Warehouse',
      'Datenmodellierung in Schichten mit klaren Verantwortlichkeiten',
      'Verarbeitung von [Zahl] Ereignissen täglich über Streaming und Stapelläufe',
      'Prüfung der Datenqualität mit Regeln und Benachrichtigung bei Abweichungen',
      'Kostenoptimierung der Plattform um [Zahl] Prozent durch bessere Partitionierung',
      'Orchestrierung abhängiger Läufe in Airflow mit Wiederholung und Protokoll',
      'Anbindung von [Zahl] Quellsystemen pro Jahr über dokumentierte Schnittstellen',
      'Pflege des Datenkatalogs mit Herkunft, Bedeutung und Schutzbedarf',
    ],
    pastDuties: [
      'Umzug von [Zahl] Tabellen auf eine Cloud-Datenplattform',
      'Überführung gewachsener Skripte in getestete dbt-Modelle',
      'Behebung von [Zahl] fehlgeschlagenen Läufen pro Monat samt Ursache',
      'Umsetzung von Löschfristen und Pseudonymisierung nach DSGVO',
      'Bereitstellung von [Zahl] Datenprodukten für Analyseteams',
      'Beratung von Analysten zu Abfragen und Datenstrukturen',
    ],
    letter: {
      opening:
        'Am Data Engineering reizt mich, aus verstreuten Quellen eine Grundlage zu bauen, auf die sich andere verlassen, ohne über sie nachdenken zu müssen.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Datenpipelines betrieben und Fehler mit automatischen Prüfungen früh sichtbar gemacht.',
    },
  },
];
