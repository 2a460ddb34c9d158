import type { IndustryOccupations } from '../occupation';
import { services } from './services';

export const customerService: IndustryOccupations = {
  industry: 'Customer Service',
  general: {
    id: 'customer-service-professional',
    title: 'Fachkraft im Kundenservice',
    aliases: '',
    terms:
      'Kundenkommunikation, Problemlösung, Beschwerdebearbeitung, Auftragserfassung, Telefonservice, E-Mail-Bearbeitung, Produktauskunft, Kundendatenpflege, Rückrufservice, Gesprächsführung',
    tools: 'CRM-System, MS Office',
    certifications: 'Servicefachkraft-Zertifikat',
    summary: [
      '{title} mit Freude an freundlicher Kundenkommunikation und Antworten, die ein Anliegen wirklich abschließen.',
      'Genaues Nachfragen, zügige Abstimmung mit den Fachabteilungen und verlässliche Rückrufe sorgen dafür, dass Kunden wissen, woran sie sind und was als Nächstes geschieht.',
    ],
    duties: [
      'Kundenkommunikation mit [Zahl] Anliegen täglich per Telefon und E-Mail',
      'Problemlösung in Abstimmung mit Lager, Technik und Buchhaltung',
      'Auftragserfassung für [Zahl] Bestellungen pro Woche mit Prüfung der Angaben',
      'Beschwerdebearbeitung mit sachlichem Ton und klarer Zusage',
      'Rückrufservice für [Zahl] offene Fälle pro Woche bis zur Klärung',
      'Produktauskunft anhand aktueller Datenblätter und Preislisten',
      'Kundendatenpflege bei [Zahl] Kontakten pro Monat',
      'Weitergabe häufiger Hinweise an Produkt- und Qualitätsteam',
    ],
    pastDuties: [
      'Telefonservice mit [Zahl] Gesprächen pro Tag in Stoßzeiten',
      'Versand von Bestätigungen, Rechnungskopien und Formularen',
      'Bearbeitung von [Zahl] Adressänderungen pro Woche',
      'Mitwirkung an einer Sammlung häufiger Fragen',
      'Vermittlung von [Zahl] Terminen pro Woche an den Fachbereich',
      'Ausgabe von Ersatzteilen und Gutschriften nach Vorgabe',
    ],
    letter: {
      opening:
        'Mir macht Kundenservice Freude, weil ein geduldiges Gespräch und eine eingehaltene Zusage oft mehr bewirken als jede Werbung.',
      achievement:
        'Bei [Arbeitgeber] habe ich täglich [Zahl] Anliegen bearbeitet und Rückmeldungen zum vereinbarten Zeitpunkt gegeben.',
    },
  },
  occupations: [
    {
      id: 'customer-service-representative',
      title: 'Kundenberater/in',
      aliases:
        'kundenberater, kundenberaterin, kundenservice mitarbeiter, kundenservicemitarbeiter, kundenservicemitarbeiterin, kundendienstmitarbeiter, kundendienstmitarbeiterin, call center agent, callcenter agent, callcenter-agentin, servicemitarbeiter, servicemitarbeiterin, kundendienst, kundenservice, customer service representative, customer service agent, customer support, kaufmann für dialogmarketing, kauffrau für dialogmarketing, telefonist, telefonistin, servicefachkraft für dialogmarketing',
      terms:
        'Anrufbearbeitung, aktives Zuhören, Reklamationsbearbeitung, Bestellannahme, Live-Chat, Ticketbearbeitung, Deeskalation, Produktberatung, Erstlösungsquote, Vertragsauskunft',
      tools: 'Zendesk, CRM-System',
      certifications: 'IHK-Abschluss Dialogmarketing',
      summary: [
        '{title} mit ruhiger Gesprächsführung und dem Ziel, Anliegen möglichst schon im ersten Kontakt zu lösen.',
        'Aktives Zuhören, klare Auskünfte und eine vollständige Ticketbearbeitung helfen, auch verärgerte Anrufer mit einem guten Ergebnis und einem freundlichen Abschied aus dem Gespräch zu entlassen.',
      ],
      duties: [
        'Anrufbearbeitung mit [Zahl] Kontakten täglich zu Bestellung, Vertrag und Rechnung',
        'Deeskalation bei Beschwerden durch aktives Zuhören und konkrete Angebote',
        'Ticketbearbeitung mit [Zahl] Vorgängen pro Schicht einschließlich Dokumentation',
        'Reklamationsbearbeitung mit Gutschrift, Austausch oder Techniktermin',
        'Beantwortung von [Zahl] Anfragen pro Stunde im Live-Chat',
        'Produktberatung passend zu Nutzung, Haushalt und Budget der Anrufenden',
        'Steigerung der Erstlösungsquote um [Zahl] Prozentpunkte durch bessere Gesprächsleitfäden',
        'Vertragsauskunft nach sorgfältiger Prüfung der Identität',
      ],
      pastDuties: [
        'Bestellannahme für [Zahl] Aufträge täglich mit Hinweis auf Lieferzeiten',
        'Übertragung komplizierter Fälle an den Fachbereich mit Zusammenfassung',
        'Rückgewinnung von [Zahl] Kündigern pro Monat im Gespräch',
        'Pflege von Textbausteinen für wiederkehrende Anfragen',
        'Einarbeitung von [Zahl] neuen Kollegen am Mithörplatz',
        'Teilnahme an Gesprächsauswertungen mit der Teamleitung',
      ],
      letter: {
        opening:
          'Am Telefon zählt für mich, dass Kunden sich verstanden fühlen und nach dem Auflegen nicht noch einmal anrufen müssen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kundenkontakte täglich bearbeitet und auch schwierige Gespräche ruhig zu Ende geführt.',
      },
    },
    {
      id: 'customer-success-manager',
      title: 'Customer Success Manager/in',
      aliases:
        'customer success manager, customer success managerin, customer success, csm, kundenerfolgsmanager, kundenerfolgsmanagerin, customer success specialist, customer onboarding manager, onboarding manager, implementierungsmanager, customer experience manager, client success manager, head of customer success, renewal manager, kundenentwickler',
      terms:
        'Kundenonboarding, Produktnutzung, Vertragsverlängerungen, Erfolgspläne, Kundengespräche, Kündigungsprävention, Produktschulungen, Kundenkennzahlen, Eskalationsmanagement, Kundenfeedback',
      tools: 'Gainsight, HubSpot, Salesforce',
      certifications: 'Customer-Success-Zertifikat',
      summary: [
        '{title} mit Blick auf den messbaren Nutzen für Kunden, vom Onboarding bis zur Vertragsverlängerung.',
        'Gemeinsame Erfolgspläne, praxisnahe Produktschulungen und ein früher Blick auf sinkende Nutzung verhindern Kündigungen, bevor sie ausgesprochen werden.',
      ],
      duties: [
        'Betreuung von [Zahl] Geschäftskunden mit vereinbarten Erfolgsplänen',
        'Kundenonboarding vom Auftakt bis zur selbstständigen Nutzung im Alltag',
        'Sicherung von [Zahl] Vertragsverlängerungen pro Jahr durch frühzeitige Gespräche',
        'Kündigungsprävention auf Grundlage von Nutzungsdaten und Supportfällen',
        'Durchführung von [Zahl] Produktschulungen pro Monat für Anwender und Administratoren',
        'Bündelung von Kundenfeedback für die Produktplanung',
        'Steigerung der aktiven Produktnutzung um [Zahl] Prozent in betreuten Konten',
        'Eskalationsmanagement zwischen Kunde, Support und Entwicklung',
      ],
      pastDuties: [
        'Vorbereitung von [Zahl] Bilanzgesprächen pro Quartal mit Zahlen des Kunden',
        'Erstellung von Anleitungen und kurzen Videos zu neuen Funktionen',
        'Migration von [Zahl] Kunden auf die aktuelle Produktversion',
        'Aufbau einer Ampel aus Kundenkennzahlen für das gesamte Team',
        'Gewinnung von [Zahl] Referenzkunden für Anwenderberichte',
        'Übergabegespräche mit dem Vertrieb vor jedem Projektstart',
      ],
      letter: {
        opening:
          'Mich freut es, wenn Kunden ein Produkt nach wenigen Wochen selbstverständlich nutzen und den Gewinn daraus selbst benennen können.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Kunden betreut und ihre Ziele in überprüfbare Erfolgspläne übersetzt.',
      },
    },
    {
      id: 'receptionist',
      title: 'Empfangsmitarbeiter/in',
      aliases:
        'empfangsmitarbeiter, empfangsmitarbeiterin, rezeptionist, rezeptionistin, empfangsdame, empfangskraft, empfang, rezeption, empfangssekretär, empfangssekretärin, hotelfachmann, hotelfachfrau, front office mitarbeiter, front desk agent, receptionist, concierge, hotelrezeptionist, hotelrezeptionistin, night auditor',
      terms:
        'Gästeempfang, Telefonzentrale, Terminvergabe, Postbearbeitung, Raumbuchung, Zutrittskontrolle, Check-in, Korrespondenz, Kassenführung, Gästebetreuung',
      tools: 'Opera, Outlook, Telefonanlage',
      certifications: 'Hotelfachprüfung IHK',
      summary: [
        '{title} mit freundlichem Auftreten und der Übersicht, die ein Empfang mit vielen gleichzeitigen Anliegen verlangt.',
        'Aufmerksame Gästebetreuung, sichere Telefonzentrale und geordnete Raum- und Terminpläne sorgen dafür, dass Besucher nicht lange warten und im Haus alle rechtzeitig Bescheid wissen.',
      ],
      duties: [
        'Gästeempfang für [Zahl] Personen täglich mit Anmeldung und Wegweisung',
        'Annahme und Weiterleitung von Anrufen in der Telefonzentrale',
        'Check-in von [Zahl] Gästen pro Schicht einschließlich Meldeschein',
        'Zutrittskontrolle mit Ausgabe und Rücknahme von Besucherausweisen',
        'Raumbuchung für [Zahl] Besprechungen pro Woche samt Bewirtung',
        'Gästebetreuung bei Sonderwünschen, Taxi und Tischreservierung',
        'Postbearbeitung mit [Zahl] Sendungen täglich und Verteilung im Haus',
        'Kassenführung am Empfang mit Tagesabschluss und Belegprüfung',
      ],
      pastDuties: [
        'Terminvergabe für [Zahl] Besucher pro Tag im gemeinsamen Kalender',
        'Vorbereitung von Konferenzräumen mit Technik und Getränken',
        'Reservierung von [Zahl] Zimmern pro Woche über Buchungsportale',
        'Pflege des Empfangsbereichs und der aktuellen Aushänge',
        'Beantwortung von [Zahl] Anfragen täglich in deutscher und englischer Sprache',
        'Verwahrung von Schlüsseln, Fundsachen und Paketen',
      ],
      letter: {
        opening:
          'Ich bin gern die erste Ansprechperson im Haus und sorge dafür, dass sich jeder Gast willkommen und gut informiert fühlt.',
        achievement:
          'Bei [Arbeitgeber] habe ich täglich [Zahl] Besucher empfangen und die Telefonzentrale sicher betreut.',
      },
    },
    {
      id: 'technical-support-specialist',
      title: 'Technische/r Kundenberater/in',
      aliases:
        'technischer kundenberater, technische kundenberaterin, technischer support, technical support specialist, technical support engineer, technischer kundenbetreuer, technische kundenbetreuerin, support engineer, supportmitarbeiter, supportmitarbeiterin, produktsupport, anwendungsberater support, application support, hotline mitarbeiter, technische hotline, software support, supporttechniker, supporttechnikerin',
      terms:
        'Fehlersuche, Ticketbearbeitung, Ferndiagnose, Fehlerberichte, Wissensartikel, Kundenkommunikation, Eskalation, Installationshilfe, Reaktionszeiten, Protokollauswertung',
      tools: 'Zendesk, Jira, TeamViewer',
      certifications: 'ITIL-Zertifikat',
      summary: [
        '{title} mit Ausdauer in der Fehlersuche und Erklärungen, die Kunden ohne Technikwissen weiterhelfen.',
        'Gezielte Ferndiagnose, nachstellbare Fehlerberichte an die Entwicklung und gepflegte Wissensartikel verkürzen die Zeit bis zur Lösung und senken die Zahl wiederkehrender Anfragen.',
      ],
      duties: [
        'Ticketbearbeitung mit [Zahl] technischen Anfragen pro Woche innerhalb der Reaktionszeiten',
        'Fehlersuche in Schritten, die sich im Ticket nachvollziehen lassen',
        'Ferndiagnose auf [Zahl] Kundensystemen pro Woche per TeamViewer',
        'Weitergabe reproduzierbarer Fehlerberichte an die Entwicklung',
        'Veröffentlichung von [Zahl] Wissensartikeln pro Quartal zu neuen Problemen',
        'Protokollauswertung bei Abstürzen, Verbindungsabbrüchen und Leistungsproblemen',
        'Senkung der Lösungszeit um [Zahl] Prozent durch bessere Erstabfrage',
        'Eskalation kritischer Störungen mit Zwischenstand an den Kunden',
      ],
      pastDuties: [
        'Installationshilfe bei [Zahl] Neukunden pro Monat',
        'Prüfung von Updates auf einem Testsystem vor der Empfehlung',
        'Rückruf von [Zahl] Kunden pro Woche nach gelösten Störungen',
        'Übersetzung technischer Hinweise in eine allgemein verständliche Sprache',
        'Auswertung von [Zahl] Tickets pro Monat nach Ursachen',
        'Begleitung von Feldtests gemeinsam mit dem Produktteam',
      ],
      letter: {
        opening:
          'Ich gehe Störungen gern auf den Grund und freue mich, wenn aus einem verärgerten Anruf ein gelöstes Problem und ein neuer Wissensartikel wird.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] technische Anfragen pro Woche gelöst und die Wissensdatenbank laufend ergänzt.',
      },
    },
    {
      id: 'customer-service-manager',
      title: 'Leiter/in Kundenservice',
      aliases:
        'leiter kundenservice, leiterin kundenservice, kundenservice manager, kundenservice-managerin, teamleiter kundenservice, teamleiterin kundenservice, teamleiter callcenter, callcenter leiter, call center manager, customer service manager, serviceleiter, serviceleiterin, customer support manager, leiter kundendienst, leiterin kundendienst, head of customer service, supervisor callcenter, kundendienstleiter, teamleiter, teamleiterin',
      terms:
        'Teamführung, Servicequalität, Schichtplanung, Gesprächsauswertung, Mitarbeitercoaching, Beschwerdemanagement, Kundenzufriedenheit, Kennzahlenberichte, Prozessverbesserung, Personaleinsatz',
      tools: 'Genesys, Zendesk, Excel',
      certifications: 'Callcenter-Management-Zertifikat',
      summary: [
        '{title} mit Schwerpunkt auf Servicequalität, die sich an gelösten Anliegen misst und nicht allein an der Gesprächsdauer.',
        'Faire Schichtplanung, regelmäßiges Mitarbeitercoaching und ein ernst genommenes Beschwerdemanagement entlasten das Team und geben anderen Abteilungen Hinweise auf die Ursachen.',
      ],
      duties: [
        'Teamführung mit [Zahl] Mitarbeitenden in Telefonie, Chat und Schriftbearbeitung',
        'Schichtplanung nach Prognose, Urlaubswünschen und gesetzlichen Ruhezeiten',
        'Verbesserung der Kundenzufriedenheit um [Zahl] Prozent durch verbindliche Rückmeldefristen',
        'Gesprächsauswertung und Mitarbeitercoaching nach gemeinsam vereinbarten Kriterien',
        'Verringerung der Wartezeit um [Zahl] Sekunden durch angepassten Personaleinsatz',
        'Aufbau eines Beschwerdemanagements mit Ursachenrunde und Maßnahmenliste',
        'Kennzahlenberichte zu [Zahl] Kanälen für die Geschäftsleitung',
        'Abstimmung mit Logistik und Produktmanagement zu wiederkehrenden Mängeln',
      ],
      pastDuties: [
        'Einarbeitung von [Zahl] Servicekräften pro Jahr',
        'Übernahme schwieriger Kundengespräche auf Wunsch des Teams',
        'Steuerung von [Zahl] externen Dienstleistern mit Qualitätsstichproben',
        'Prozessverbesserung bei Retouren, Gutschriften und Rechnungsfragen',
        'Erprobung von [Zahl] Antwortvorlagen für häufige Anliegen',
        'Vorbereitung des Teams auf Produktstarts und Preisänderungen',
      ],
      letter: {
        opening:
          'Guter Service entsteht für mich dort, wo ein Team genug Zeit, klare Regeln und Rückhalt für kulante Entscheidungen hat.',
        achievement:
          'Bei [Arbeitgeber] habe ich ein Serviceteam mit [Zahl] Mitarbeitenden geleitet und die Ursachen häufiger Beschwerden abgestellt.',
      },
    },
    ...services,
  ],
};
