import type { IndustryOccupations } from '../occupation';

export const legal: IndustryOccupations = {
  industry: 'Legal',
  general: {
    id: 'legal-professional',
    title: 'Fachkraft im Rechtswesen',
    aliases: '',
    terms:
      'Rechtsrecherche, Dokumentenprüfung, Aktenführung, Vertraulichkeit, Vertragsverwaltung, Fristenkontrolle, Mandantenkommunikation, Schriftsatzvorbereitung, Registeranmeldungen, Rechtskonformität',
    tools: 'beck-online, MS Word',
    certifications: 'Datenschutz-Zertifikat',
    summary: [
      '{title} mit Schwerpunkt auf genauer Rechtsrecherche, verlässlicher Fristenkontrolle und Unterlagen, die auch unter Zeitdruck vollständig sind.',
      'Sorgsame Vertraulichkeit und eine klare Sprache gegenüber Mandanten und Fachabteilungen prägen die tägliche Arbeit ebenso wie eine geordnete Aktenführung.',
    ],
    duties: [
      'Rechtsrecherche zu [Zahl] Fragestellungen pro Monat in Datenbanken und Kommentaren',
      'Fristenkontrolle mit Vorfristen und dokumentierter Erledigung',
      'Dokumentenprüfung bei [Zahl] Verträgen pro Woche auf Vollständigkeit',
      'Mandantenkommunikation in verständlicher Sprache und abgestimmtem Ton',
      'Vertragsverwaltung für [Zahl] laufende Verträge mit Kündigungsterminen',
      'Wahrung der Vertraulichkeit bei Akten, Gesprächen und Datenaustausch',
      'Zusammenstellung von [Zahl] Aktenauszügen pro Quartal für Verhandlungen',
      'Schriftsatzvorbereitung nach Vorgabe der sachbearbeitenden Person',
    ],
    pastDuties: [
      'Anlage von [Zahl] neuen Akten pro Woche mit Kollisionsprüfung',
      'Einholung von Auszügen aus Handelsregister und Grundbuch',
      'Vorbereitung von [Zahl] Registeranmeldungen pro Jahr',
      'Aktualisierung der Mustertexte nach neuer Rechtsprechung',
      'Ablage von [Zahl] Schriftstücken täglich in der elektronischen Akte',
      'Begleitung interner Prüfungen zur Rechtskonformität neuer Formulare',
    ],
    letter: {
      opening:
        'Ich arbeite gern genau und mit Texten, bei denen es auf jedes Wort, jede Frist und jede Anlage ankommt.',
      achievement: 'Bei [Arbeitgeber] habe ich [Zahl] Akten betreut und Fristen und Unterlagen lückenlos geführt.',
    },
  },
  occupations: [
    {
      id: 'paralegal',
      title: 'Rechtsfachwirt/in',
      aliases:
        'rechtsfachwirt, rechtsfachwirtin, paralegal, rechtsassistent, rechtsassistentin, wirtschaftsjurist, wirtschaftsjuristin, juristischer mitarbeiter, juristische mitarbeiterin, legal assistant, legal specialist, diplomjurist, diplomjuristin, juristischer sachbearbeiter, juristische sachbearbeiterin, sachbearbeiter recht, legal operations manager',
      terms:
        'Rechtsrecherche, Dokumentenprüfung, Fallvorbereitung, Schriftsatzentwürfe, Zwangsvollstreckung, Kostenrecht, Fristenmanagement, Mandantengespräche, Beweismittel, Forderungsmanagement',
      tools: 'beck-online, juris, RA-MICRO',
      certifications: 'Rechtsfachwirt-Abschluss',
      summary: [
        '{title} mit eigenständiger Vorbereitung rechtlicher Vorgänge, von der Recherche über das Kostenrecht bis zur Zwangsvollstreckung.',
        'Zuverlässige Rechtsrecherche und Schriftsatzentwürfe, die sich ohne Umbau verwenden lassen, entlasten die anwaltliche Arbeit, während ein gut geführtes Fristenmanagement Mandanten vor Nachteilen schützt und für ruhige Abläufe in der Kanzlei sorgt.',
      ],
      duties: [
        'Fallvorbereitung in [Zahl] Verfahren pro Jahr mit Chronologie und Anlagenverzeichnis',
        'Rechtsrecherche in juris und beck-online mit zusammenfassendem Vermerk',
        'Zwangsvollstreckung in [Zahl] Sachen pro Monat vom Titel bis zur Drittschuldnererklärung',
        'Fristenmanagement mit Gegenkontrolle und täglicher Ausgangsprüfung',
        'Anfertigung von [Zahl] Schriftsatzentwürfen pro Monat für Klage und Erwiderung',
        'Anwendung von Kostenrecht und RVG bei Abrechnung und Kostenfestsetzung',
        'Dokumentenprüfung mit [Zahl] Unterlagen in laufenden Unternehmenskäufen',
        'Vorbereitung von Mandantengesprächen mit Fragenkatalog und Unterlagenliste',
      ],
      pastDuties: [
        'Bearbeitung von [Zahl] Mahnbescheiden pro Monat im automatisierten Verfahren',
        'Sicherung und Nummerierung von Beweismitteln für die Verhandlung',
        'Überwachung von [Zahl] Ratenzahlungen im Forderungsmanagement',
        'Abstimmung von Ortsterminen mit Gerichten und Sachverständigen',
        'Prüfung von [Zahl] Zitaten und Fundstellen pro Schriftsatz',
        'Anleitung von Auszubildenden in Gebührenrecht und Vollstreckung',
      ],
      letter: {
        opening:
          'An der juristischen Sacharbeit schätze ich, einen Fall so aufzubereiten, dass Sachverhalt, Belege und Fristen auf einen Blick erkennbar sind.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Verfahren betreut und Schriftsätze und Vollstreckung eigenständig vorbereitet.',
      },
    },
    {
      id: 'lawyer',
      title: 'Rechtsanwalt/Rechtsanwältin',
      aliases:
        'rechtsanwalt, rechtsanwältin, anwalt, anwältin, jurist, juristin, volljurist, volljuristin, syndikusrechtsanwalt, syndikusrechtsanwältin, syndikus, unternehmensjurist, unternehmensjuristin, legal counsel, justiziar, justiziarin, fachanwalt, fachanwältin, strafverteidiger, strafverteidigerin, associate, general counsel, rechtsreferendar',
      terms:
        'Rechtsberatung, Vertragsgestaltung, Verhandlungsführung, Prozessführung, Rechtsrecherche, Risikobewertung, Streitbeilegung, Due Diligence, Gesellschaftsrecht, Gutachten',
      tools: 'beck-online, juris',
      certifications: 'Rechtsanwaltszulassung, Fachanwaltstitel',
      summary: [
        '{title} mit einer Beratung, die Risiken klar benennt und am Ende trotzdem eine Handlungsempfehlung gibt.',
        'Präzise Vertragsgestaltung, gründliche Rechtsrecherche und besonnene Verhandlungsführung helfen Mandanten und Fachabteilungen, Streit zu vermeiden oder ihn mit guten Aussichten zu führen.',
      ],
      duties: [
        'Rechtsberatung von [Zahl] Mandanten pro Jahr in vertrags- und wirtschaftsrechtlichen Fragen',
        'Vertragsgestaltung mit verständlichen Klauseln und klarer Risikoverteilung',
        'Prozessführung in [Zahl] Verfahren pro Jahr vor Amts- und Landgerichten',
        'Erstellung von Gutachten mit Abwägung der Erfolgsaussichten',
        'Prüfung von [Zahl] Verträgen pro Monat für Einkauf, Vertrieb und Personal',
        'Verhandlungsführung mit Gegenseite und Versicherern bis zum Vergleich',
        'Begleitung der Due Diligence bei [Zahl] Beteiligungsvorhaben pro Jahr',
        'Risikobewertung neuer Geschäftsmodelle für die Unternehmensleitung',
      ],
      pastDuties: [
        'Entwurf von [Zahl] Klageschriften und Erwiderungen pro Quartal',
        'Rechtsrecherche zu Rechtsprechung und laufenden Gesetzesvorhaben',
        'Durchführung von [Zahl] Schulungen pro Jahr für Fachabteilungen',
        'Aufbereitung von Beschlüssen und Verträgen im Gesellschaftsrecht',
        'Wahrnehmung von [Zahl] Gerichtsterminen pro Monat',
        'Außergerichtliche Streitbeilegung bei Leistungsstörungen und Gewährleistung',
      ],
      letter: {
        opening:
          'Am Anwaltsberuf reizt mich, verwickelte Sachverhalte zu ordnen und daraus einen Rat abzuleiten, mit dem Mandanten wirklich arbeiten können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Mandate betreut und Streitigkeiten nach Möglichkeit außergerichtlich beigelegt.',
      },
    },
    {
      id: 'legal-secretary',
      title: 'Rechtsanwaltsfachangestellte/r',
      aliases:
        'rechtsanwaltsfachangestellter, rechtsanwaltsfachangestellte, refa, reno, renofachangestellte, rechtsanwalts- und notarfachangestellte, notarfachangestellter, notarfachangestellte, kanzleiassistent, kanzleiassistentin, legal secretary, kanzleisekretär, kanzleisekretärin, kanzleikraft, anwaltssekretär, anwaltssekretärin, anwaltsgehilfin',
      terms:
        'Fristenkalender, Schreiben nach Diktat, Aktenverwaltung, RVG-Abrechnung, Mandantenempfang, beA, Terminverwaltung, Mahnwesen, Schriftverkehr, Gerichtspost',
      tools: 'RA-MICRO, Advoware, MS Word',
      certifications: 'ReFa-Abschluss',
      summary: [
        '{title} mit einem sicher geführten Fristenkalender und sorgfältigem Schriftverkehr.',
        'Freundlicher Mandantenempfang, geordnete Aktenverwaltung und eine vollständige Abrechnung nach RVG halten den Kanzleibetrieb zusammen, auch wenn am letzten Tag einer Frist noch Änderungen kommen.',
      ],
      duties: [
        'Führung des Fristenkalenders für [Zahl] Anwältinnen und Anwälte mit Vorfristen',
        'Schreiben nach Diktat von Schriftsätzen, Verträgen und Mandantenbriefen',
        'RVG-Abrechnung von [Zahl] Mandaten pro Monat einschließlich Vorschüssen',
        'Versand und Empfang über das besondere Anwaltspostfach beA',
        'Aktenverwaltung für [Zahl] laufende Verfahren in Papier und digital',
        'Mandantenempfang und telefonische Auskunft im Rahmen der Schweigepflicht',
        'Bearbeitung von [Zahl] Gerichtssendungen täglich mit Fristnotierung',
        'Terminverwaltung für Besprechungen, Verhandlungen und Ortstermine',
      ],
      pastDuties: [
        'Anlage von [Zahl] Mandaten pro Woche mit Vollmacht und Datenschutzhinweis',
        'Einholung von Deckungszusagen bei den Rechtsschutzversicherungen der Mandanten',
        'Überwachung von [Zahl] offenen Honorarrechnungen im Mahnwesen',
        'Korrektur und Formatierung umfangreicher Schriftsätze mit Anlagen',
        'Vorbereitung von [Zahl] Beurkundungsterminen pro Monat',
        'Archivierung abgeschlossener Akten mit Vermerk der Aufbewahrungsfrist',
      ],
      letter: {
        opening:
          'Ich trage gern dazu bei, dass eine Kanzlei auch an hektischen Tagen jede Frist hält und Mandanten sich gut aufgehoben fühlen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Akten verwaltet und Fristen, Diktate und Abrechnung zuverlässig erledigt.',
      },
    },
    {
      id: 'compliance-officer',
      title: 'Compliance-Beauftragte/r',
      aliases:
        'compliance officer, compliance-beauftragter, compliance-beauftragte, compliance manager, compliance-managerin, datenschutzbeauftragter, datenschutzbeauftragte, datenschutzmanager, geldwäschebeauftragter, geldwäschebeauftragte, compliance specialist, compliance analyst, risk manager, risikomanager, risikomanagerin, regulatory affairs manager, chief compliance officer',
      terms:
        'Compliance-Überwachung, Risikoanalyse, Richtlinienerstellung, Meldewesen, Compliance-Schulungen, interne Untersuchungen, Datenschutz, Geldwäscheprävention, Geschäftspartnerprüfung, Hinweisgebersystem',
      tools: 'SAP GRC, OneTrust',
      certifications: 'Compliance-Officer-Zertifikat, TÜV-Datenschutzbeauftragter',
      summary: [
        '{title} mit nüchternem Blick auf Risiken und Regeln, die Beschäftigte verstehen und im Alltag anwenden können.',
        'Praxisnahe Compliance-Schulungen, unabhängige Prüfung von Hinweisen und eine offene Berichterstattung an die Leitung beugen Verstößen vor und stärken das Vertrauen von Kunden und Behörden.',
      ],
      duties: [
        'Risikoanalyse für [Zahl] Geschäftsbereiche mit jährlicher Aktualisierung',
        'Richtlinienerstellung in klarer Sprache mit Beispielen aus dem Betrieb',
        'Compliance-Schulungen für [Zahl] Beschäftigte pro Jahr in Präsenz und online',
        'Bearbeitung von Meldungen aus dem Hinweisgebersystem unter Wahrung der Anonymität',
        'Geschäftspartnerprüfung bei [Zahl] Lieferanten und Vermittlern pro Quartal',
        'Interne Untersuchungen mit dokumentierten Gesprächen und Empfehlungen',
        'Compliance-Überwachung anhand von [Zahl] Kontrollen pro Jahr',
        'Beratung der Fachbereiche zu Datenschutz, Zuwendungen und Interessenkonflikten',
      ],
      pastDuties: [
        'Führung von [Zahl] Einträgen im Verzeichnis der Verarbeitungstätigkeiten',
        'Auswertung neuer Gesetze auf Folgen für interne Abläufe',
        'Prüfung von [Zahl] Verdachtsfällen im Rahmen der Geldwäscheprävention',
        'Vorbereitung von Berichten für Geschäftsleitung und Aufsicht',
        'Beantwortung von [Zahl] Auskunftsersuchen pro Jahr nach DSGVO',
        'Abgabe fristgebundener Erklärungen im regulatorischen Meldewesen',
      ],
      letter: {
        opening:
          'Ich sehe Compliance als Hilfe für gute Entscheidungen: klare Regeln, erreichbare Ansprechpartner und faire Aufklärung, wenn doch etwas schiefgeht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Beschäftigte pro Jahr geschult und Hinweise unabhängig und vertraulich geprüft.',
      },
    },
    {
      id: 'contract-manager',
      title: 'Vertragsmanager/in',
      aliases:
        'vertragsmanager, vertragsmanagerin, contract manager, contract managerin, contract specialist, claim manager, claimmanager, contract administrator, vertragsverwalter, vertragsverwalterin, vertragsreferent, vertragsreferentin, sachbearbeiter vertragsmanagement, nachtragsmanager, commercial manager',
      terms:
        'Vertragsgestaltung, Vertragsverhandlung, Vertragsverwaltung, Pflichtenverfolgung, Nachtragsmanagement, Claim-Management, Vertragsmuster, Risikoklauseln, Laufzeitüberwachung, Stakeholder-Abstimmung',
      tools: 'SAP Ariba, DocuSign',
      certifications: 'Contract-Manager-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Vertragsverhandlung und der Überwachung dessen, was nach der Unterschrift geschuldet ist.',
        'Verständliche Vertragsmuster, früh erkannte Risikoklauseln und konsequente Pflichtenverfolgung geben Projektleitung, Einkauf und Vertrieb Sicherheit über die gesamte Laufzeit.',
      ],
      duties: [
        'Vertragsverhandlung zu [Zahl] Liefer- und Dienstleistungsverträgen pro Jahr',
        'Bewertung von Risikoklauseln wie Haftung, Vertragsstrafe und Kündigung',
        'Laufzeitüberwachung für [Zahl] Verträge mit rechtzeitiger Verlängerungsentscheidung',
        'Nachtragsmanagement von der Anzeige bis zur kaufmännischen Einigung',
        'Pflichtenverfolgung in [Zahl] laufenden Projekten mit Fristenliste',
        'Weiterentwicklung der Vertragsmuster gemeinsam mit der Rechtsabteilung',
        'Durchsetzung und Abwehr von [Zahl] Ansprüchen pro Jahr im Claim-Management',
        'Stakeholder-Abstimmung vor Abweichungen vom Standardvertrag',
      ],
      pastDuties: [
        'Erfassung von [Zahl] Altverträgen im zentralen Verzeichnis',
        'Aufbereitung von Vertragsinhalten als Kurzübersicht für Projektteams',
        'Abstimmung von [Zahl] Leistungsbeschreibungen pro Quartal',
        'Einführung elektronischer Unterschriften mit klarer Zeichnungsregelung',
        'Prüfung von [Zahl] Bürgschaften und Versicherungsnachweisen',
        'Schulung der Projektleitungen zu Schriftform und Anzeigepflichten',
      ],
      letter: {
        opening:
          'Am Vertragsmanagement reizt mich, dass ein gut geführter Vertrag Streit verhindert, lange bevor jemand einen Anwalt braucht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Verträge betreut und Nachträge und Fristen konsequent verfolgt.',
      },
    },
  ],
};
