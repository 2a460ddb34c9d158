import type { IndustryOccupations } from '../occupation';

export const humanResources: IndustryOccupations = {
  industry: 'Human Resources',
  general: {
    id: 'human-resources-professional',
    title: 'Fachkraft im Personalwesen',
    aliases: '',
    terms:
      'Personalbetreuung, Bewerbermanagement, Onboarding, Personalaktenführung, Mitarbeiterauskünfte, Terminabstimmung, Arbeitsrecht, Schulungsorganisation, Personalberichte, Vertraulichkeit',
    tools: 'Personio, Excel',
    certifications: 'Personalfachkraft IHK',
    summary: [
      '{title} mit Schwerpunkt auf freundlicher Personalbetreuung und Unterlagen, die vollständig und gut geschützt sind.',
      'Zügige Auskünfte, faire Abläufe im Bewerbermanagement und ein sicherer Umgang mit Vertraulichkeit machen den Personalbereich für Beschäftigte und Führungskräfte zu einer verlässlichen Anlaufstelle.',
    ],
    duties: [
      'Personalbetreuung für [Zahl] Beschäftigte vom Eintritt bis zum Austritt',
      'Beantwortung von Fragen zu Urlaub, Elternzeit und Bescheinigungen',
      'Bewerbermanagement für [Zahl] offene Stellen mit zeitnahen Rückmeldungen',
      'Vorbereitung von Verträgen und Zusatzvereinbarungen zur Unterschrift',
      'Organisation von [Zahl] Schulungen pro Jahr mit Räumen und Nachweisen',
      'Wahrung der Vertraulichkeit bei Gesprächen, Akten und Auswertungen',
      'Begleitung von [Zahl] neuen Beschäftigten pro Quartal beim Onboarding',
      'Zusammenstellung von Personalberichten zu Fehlzeiten und Fluktuation',
    ],
    pastDuties: [
      'Terminabstimmung von [Zahl] Vorstellungsgesprächen pro Monat',
      'Umstellung der Personalaktenführung auf ein digitales Verzeichnis',
      'Ausstellung von [Zahl] Bescheinigungen pro Monat',
      'Meldung von Ein- und Austritten an Lohnabrechnung und IT',
      'Bearbeitung von [Zahl] Anträgen auf Fortbildung pro Jahr',
      'Auswertung von Austrittsgründen für die Personalleitung',
    ],
    letter: {
      opening:
        'Im Personalwesen liegt mir daran, dass Menschen schnell eine klare Antwort bekommen und sich auf Vertraulichkeit verlassen können.',
      achievement:
        'Bei [Arbeitgeber] habe ich [Zahl] Beschäftigte betreut und Verträge, Akten und Auskünfte zuverlässig bearbeitet.',
    },
  },
  occupations: [
    {
      id: 'hr-manager',
      title: 'Personalleiter/in',
      aliases:
        'personalleiter, personalleiterin, hr manager, hr managerin, hr-manager, personalmanager, personalmanagerin, leiter personal, leiterin personal, hr business partner, hr director, head of hr, hr-leiter, hr-leiterin, personalchef, personalchefin, people manager, head of people, human resources manager, chro, personaldirektor',
      terms:
        'Personalplanung, Mitarbeiterbeziehungen, Leistungsbeurteilung, Personalentwicklung, Arbeitsrecht, Vergütungspolitik, Betriebsratsarbeit, Führungskräfteberatung, Veränderungsbegleitung, Mitarbeiterbindung',
      tools: 'SAP SuccessFactors, Personio',
      certifications: 'Fachanwaltslehrgang Arbeitsrecht, Personalfachkaufmann IHK',
      summary: [
        '{title} mit vorausschauender Personalplanung und einer Führungskräfteberatung, die auch unbequeme Themen anspricht.',
        'Arbeitsrechtlich saubere Lösungen, eine vertrauensvolle Zusammenarbeit mit dem Betriebsrat und transparente Regeln zu Vergütung und Entwicklung stärken die Bindung der Beschäftigten, auch in Zeiten betrieblicher Veränderung.',
      ],
      duties: [
        'Personalplanung für [Zahl] Beschäftigte abgestimmt auf Budget und Auftragslage',
        'Führungskräfteberatung zu Trennung, Konflikten und Entwicklungsgesprächen',
        'Senkung der Fluktuation um [Zahl] Prozent durch Maßnahmen zur Mitarbeiterbindung',
        'Verhandlung von Betriebsvereinbarungen im Rahmen der Betriebsratsarbeit',
        'Einführung einer Leistungsbeurteilung für [Zahl] Führungskräfte und ihre Teams',
        'Klärung arbeitsrechtlicher Fragen gemeinsam mit der Fachkanzlei',
        'Steuerung von [Zahl] Besetzungsverfahren pro Jahr auf Leitungsebene',
        'Weiterentwicklung der Vergütungspolitik mit nachvollziehbaren Bändern',
      ],
      pastDuties: [
        'Moderation von [Zahl] Konfliktgesprächen pro Quartal',
        'Ausarbeitung von Programmen zur Personalentwicklung und Nachfolge',
        'Auswertung einer Befragung mit [Zahl] Teilnehmenden und Maßnahmenplan',
        'Veränderungsbegleitung bei Umzug, Fusion und neuen Schichtmodellen',
        'Betreuung von [Zahl] Betriebsteilen als feste Ansprechperson',
        'Abstimmung von Arbeitszeitmodellen mit Leitung und Belegschaft',
      ],
      letter: {
        opening:
          'Gute Personalarbeit heißt für mich, Entscheidungen so vorzubereiten, dass sie rechtlich tragen und von den Menschen verstanden werden.',
        achievement:
          'Bei [Arbeitgeber] habe ich die Personalarbeit für [Zahl] Beschäftigte verantwortet und eng mit dem Betriebsrat zusammengearbeitet.',
      },
    },
    {
      id: 'hr-generalist',
      title: 'Personalreferent/in',
      aliases:
        'personalreferent, personalreferentin, personalsachbearbeiter, personalsachbearbeiterin, hr generalist, hr generalistin, hr specialist, personalassistent, personalassistentin, hr assistant, hr assistent, hr-assistentin, hr coordinator, hr koordinator, personaldienstleistungskaufmann, personaldienstleistungskauffrau, hr administrator, personalfachkaufmann, personalfachkauffrau, hr referent',
      terms:
        'Personaladministration, Onboarding, Vertragserstellung, Zeugniserstellung, Mitarbeiterbetreuung, Personalakten, Abwesenheitsmanagement, Recruiting-Unterstützung, Austrittsgespräche, Personalkennzahlen',
      tools: 'SAP HCM, DATEV, Personio',
      certifications: 'Personalfachkaufmann IHK',
      summary: [
        'Schwerpunkte als {title}: Verträge, Zeugnisse und Meldungen, die pünktlich und fehlerfrei vorliegen.',
        'Ansprechbarkeit im Alltag, fundierte Kenntnisse der betrieblichen Regelungen und ein aufmerksames Onboarding sorgen für einen guten ersten Tag und einen fairen letzten.',
      ],
      duties: [
        'Mitarbeiterbetreuung für [Zahl] Beschäftigte in allen vertraglichen Fragen',
        'Vertragserstellung für Neueinstellungen, Befristungen und Teilzeitmodelle',
        'Onboarding von [Zahl] neuen Mitarbeitenden pro Quartal mit Einarbeitungsplan',
        'Anhörung des Betriebsrats bei Einstellung, Versetzung und Kündigung',
        'Zeugniserstellung für [Zahl] ausscheidende Beschäftigte pro Jahr',
        'Pflege der Personalakten und Stammdaten nach Datenschutzvorgaben',
        'Begleitung von [Zahl] Wiedereingliederungen pro Jahr im Abwesenheitsmanagement',
        'Auswertung von Personalkennzahlen für die Bereichsleitungen',
      ],
      pastDuties: [
        'Recruiting-Unterstützung bei [Zahl] Stellenbesetzungen pro Jahr',
        'Führung von Austrittsgesprächen mit anonymisierter Zusammenfassung',
        'Bearbeitung von [Zahl] Elternzeit- und Teilzeitanträgen pro Jahr',
        'Überwachung von Probezeiten, Befristungen und Aufenthaltstiteln',
        'Organisation von [Zahl] Gesundheitstagen und Betriebsfesten',
        'Abstimmung monatlicher Änderungen mit der Lohnabrechnung',
      ],
      letter: {
        opening:
          'Ich bin gern erste Ansprechperson für Beschäftigte und Führungskräfte und achte darauf, dass jede Zusage auch im Vertrag und in der Akte steht.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Beschäftigte betreut und die Personaladministration vom Vertrag bis zum Zeugnis übernommen.',
      },
    },
    {
      id: 'recruiter',
      title: 'Recruiter/in',
      aliases:
        'recruiter, recruiterin, personalberater, personalberaterin, talent acquisition manager, talent acquisition specialist, personalbeschaffer, personalvermittler, personalvermittlerin, active sourcer, sourcer, headhunter, headhunterin, recruiting manager, it-recruiter, technical recruiter, personaldisponent, personaldisponentin, recruitment consultant, recruiting',
      terms:
        'Direktansprache, strukturierte Interviews, Stellenanzeigen, Bewerberauswahl, Anforderungsgespräche, Kandidatenbetreuung, Vertragsangebote, Talentpool, Employer Branding, Bewerbermanagement',
      tools: 'LinkedIn Recruiter, Softgarden, Personio',
      certifications: 'Eignungsdiagnostik nach DIN',
      summary: [
        '{title} mit gutem Gespür für Menschen, passgenauer Direktansprache und Auswahlgesprächen nach einheitlichen Kriterien.',
        'Gründliche Anforderungsgespräche mit den Fachbereichen, rasche Rückmeldungen und eine ehrliche Darstellung der Stelle verkürzen Verfahren und führen zu Zusagen, die auch nach der Probezeit tragen.',
      ],
      duties: [
        'Besetzung von [Zahl] Stellen pro Jahr in kaufmännischen und technischen Bereichen',
        'Anforderungsgespräche mit Führungskräften zu Aufgaben, Muss- und Kann-Kriterien',
        'Direktansprache von [Zahl] Kandidaten pro Woche über berufliche Netzwerke',
        'Formulierung verständlicher Stellenanzeigen und Auswahl passender Kanäle',
        'Führung von [Zahl] strukturierten Interviews pro Monat mit Bewertungsbogen',
        'Kandidatenbetreuung mit Rückmeldung nach jedem Verfahrensschritt',
        'Verkürzung der Besetzungsdauer um [Zahl] Tage durch gebündelte Gesprächstermine',
        'Abstimmung der Vertragsangebote mit Fachbereich und Personalleitung',
      ],
      pastDuties: [
        'Vorauswahl aus [Zahl] Bewerbungen pro Woche anhand fester Kriterien',
        'Aufbau eines Talentpools für wiederkehrende Engpassprofile',
        'Vertretung des Unternehmens auf [Zahl] Hochschul- und Ausbildungsmessen',
        'Einweisung neuer Führungskräfte in diskriminierungsfreie Bewerberauswahl',
        'Auswertung von [Zahl] Anzeigenkanälen nach Kosten und Eignung',
        'Betreuung der Karriereseite als Teil des Employer Brandings',
      ],
      letter: {
        opening:
          'Am Recruiting reizt mich, beide Seiten genau zu verstehen und Menschen in Aufgaben zu bringen, in denen sie bleiben wollen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Stellen pro Jahr besetzt und die Fachbereiche durch das gesamte Verfahren begleitet.',
      },
    },
    {
      id: 'training-specialist',
      title: 'Personalentwickler/in',
      aliases:
        'personalentwickler, personalentwicklerin, trainer, trainerin, weiterbildungsreferent, weiterbildungsreferentin, referent personalentwicklung, referentin personalentwicklung, training specialist, training manager, learning and development manager, ausbilder, ausbilderin, ausbildungsleiter, ausbildungsleiterin, seminarleiter, seminarleiterin, e-learning-entwickler, instructional designer, bildungsreferent, bildungsreferentin',
      terms:
        'Bildungsbedarfsanalyse, Seminarkonzeption, Workshopmoderation, E-Learning, Erfolgskontrolle, Einarbeitungsprogramme, Coaching, Schulungsunterlagen, Führungskräfteentwicklung, Lernplattformen',
      tools: 'Moodle, Articulate',
      certifications: 'Ausbildereignungsprüfung, Trainerzertifikat',
      summary: [
        '{title} mit Schwerpunkt auf praxisnahen Lernangeboten, die vom Arbeitsplatz her gedacht sind und dort auch angewendet werden.',
        'Sorgfältige Bildungsbedarfsanalyse, abwechslungsreiche Seminarkonzeption und eine Erfolgskontrolle nach einigen Wochen zeigen, ob eine Schulung das Verhalten im Alltag verändert hat.',
      ],
      duties: [
        'Bildungsbedarfsanalyse in [Zahl] Abteilungen pro Jahr mit Führungskräften und Teams',
        'Seminarkonzeption mit Übungen aus dem Arbeitsalltag der Teilnehmenden',
        'Workshopmoderation mit [Zahl] Teilnehmenden pro Quartal in Präsenz und online',
        'Entwicklung kurzer Einheiten für E-Learning mit Wissensfragen',
        'Betreuung von [Zahl] Führungskräften im Programm zur Führungskräfteentwicklung',
        'Erfolgskontrolle durch Nachgespräche und Beobachtung am Arbeitsplatz',
        'Aufbau von [Zahl] Einarbeitungsprogrammen für gewerbliche und kaufmännische Bereiche',
        'Auswahl und Briefing externer Trainerinnen und Trainer',
      ],
      pastDuties: [
        'Administration von [Zahl] Kursen pro Jahr auf der internen Lernplattform',
        'Überarbeitung von Schulungsunterlagen nach Rückmeldungen aus den Kursen',
        'Begleitung von [Zahl] Auszubildenden bis zur Abschlussprüfung',
        'Coaching von Teamleitungen vor schwierigen Gesprächen',
        'Planung von [Zahl] Pflichtunterweisungen pro Jahr mit Nachweis',
        'Beratung zu Fördermitteln, Aufstiegsfortbildung und Bildungsurlaub',
      ],
      letter: {
        opening:
          'Mich motiviert, wenn Menschen nach einer Schulung am nächsten Morgen etwas anders machen und damit leichter vorankommen.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Schulungen pro Jahr entwickelt und durchgeführt und ihren Nutzen mit den Führungskräften überprüft.',
      },
    },
    {
      id: 'payroll-specialist',
      title: 'Lohn- und Gehaltsbuchhalter/in',
      aliases:
        'lohnbuchhalter, lohnbuchhalterin, gehaltsbuchhalter, gehaltsbuchhalterin, lohn- und gehaltsbuchhalter, lohn- und gehaltsbuchhalterin, entgeltabrechner, entgeltabrechnerin, payroll specialist, payroll manager, payroll accountant, lohnsachbearbeiter, lohnsachbearbeiterin, payroll, personalverrechner, personalverrechnerin, entgeltabrechnung, lohnbuchhaltung',
      terms:
        'Entgeltabrechnung, Lohnsteuer, Sozialversicherung, Zeitwirtschaft, Meldewesen, Bescheinigungswesen, Reisekosten, betriebliche Altersvorsorge, Jahresabschlussarbeiten, Datenschutz',
      tools: 'DATEV Lohn und Gehalt, SAP HCM',
      certifications: 'Fachkraft für Lohn und Gehalt IHK',
      summary: [
        '{title} mit Genauigkeit in der Entgeltabrechnung und Auskünften, die Beschäftigte nachvollziehen können.',
        'Sichere Anwendung von Lohnsteuer- und Sozialversicherungsrecht, fristgerechtes Meldewesen und ein strenger Umgang mit persönlichen Daten bilden die Grundlage jeder Abrechnung.',
      ],
      duties: [
        'Entgeltabrechnung für [Zahl] Beschäftigte pro Monat einschließlich Probelauf',
        'Anwendung von Tarifvertrag, Lohnsteuer und Sozialversicherung im Einzelfall',
        'Prüfung der Zeitwirtschaft mit Zuschlägen für [Zahl] Schichtbeschäftigte',
        'Fristgerechtes Meldewesen gegenüber Krankenkassen, Finanzamt und Berufsgenossenschaft',
        'Bearbeitung von [Zahl] Pfändungen, Mutterschutz- und Krankengeldfällen pro Jahr',
        'Abwicklung der betrieblichen Altersvorsorge mit den Versorgungsträgern',
        'Klärung von [Zahl] Rückfragen pro Monat zur Gehaltsabrechnung',
        'Begleitung von Lohnsteuer- und Sozialversicherungsprüfungen bis zum Bescheid',
      ],
      pastDuties: [
        'Erstellung von [Zahl] Bescheinigungen pro Monat für Ämter und Kassen',
        'Abstimmung der Lohnkonten mit der Finanzbuchhaltung',
        'Erfassung von [Zahl] Stammdatenänderungen pro Abrechnungslauf',
        'Durchführung der Jahresabschlussarbeiten mit elektronischer Lohnsteuerbescheinigung',
        'Abrechnung von [Zahl] Reisekosten pro Monat nach Pauschalen',
        'Umsetzung des Datenschutzes bei Ausdruck, Versand und Archivierung',
      ],
      letter: {
        opening:
          'An der Entgeltabrechnung gefällt mir, dass jede Abrechnung stimmen muss und dass eine gute Erklärung viel Unruhe vermeidet.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Abrechnungen pro Monat erstellt und die Prüfungen der Sozialversicherung begleitet.',
      },
    },
    {
      id: 'compensation-specialist',
      title: 'Vergütungsspezialist/in',
      aliases:
        'vergütungsspezialist, vergütungsspezialistin, compensation and benefits manager, compensation & benefits manager, compensation and benefits specialist, compensation specialist, compensation manager, vergütungsmanager, vergütungsmanagerin, benefits manager, benefits specialist, referent vergütung, referentin vergütung, total rewards manager, comp & ben, vergütungsreferent, entgeltreferent',
      terms:
        'Vergütungsstruktur, Stellenbewertung, Gehaltsvergleiche, Bonussysteme, Entgelttransparenz, Personalkostenplanung, Zusatzleistungen, Tarifverträge, Gehaltsrunden, Vergütungsanalyse',
      tools: 'SAP SuccessFactors, Excel',
      certifications: 'Zertifikat Compensation and Benefits',
      summary: [
        '{title} mit Schwerpunkt auf einer Vergütungsstruktur, die sich erklären lässt und vergleichbare Arbeit vergleichbar bezahlt.',
        'Methodische Stellenbewertung, belastbare Gehaltsvergleiche und verständliche Unterlagen für Führungskräfte machen Gehaltsrunden planbar und verringern Diskussionen um einzelne Fälle.',
      ],
      duties: [
        'Stellenbewertung von [Zahl] Funktionen nach einheitlichem Verfahren',
        'Weiterentwicklung der Vergütungsstruktur mit Bändern und klaren Übergängen',
        'Vorbereitung der Gehaltsrunden für [Zahl] Beschäftigte mit Budget und Leitfaden',
        'Berichterstattung zur Entgelttransparenz mit Erklärung festgestellter Unterschiede',
        'Gehaltsvergleiche für [Zahl] Positionen pro Jahr auf Basis externer Studien',
        'Gestaltung von Bonussystemen mit erreichbaren und messbaren Zielen',
        'Personalkostenplanung über [Zahl] Kostenstellen gemeinsam mit dem Controlling',
        'Beratung von Führungskräften bei Einstellungsangeboten und Beförderungen',
      ],
      pastDuties: [
        'Auswertung von [Zahl] Umfragedatensätzen zur Marktvergütung',
        'Umsetzung neuer Tarifverträge in Eingruppierung und Zulagen',
        'Verhandlung mit [Zahl] Anbietern von Dienstrad und Jobticket',
        'Erläuterung der Zusatzleistungen in Broschüren und Sprechstunden',
        'Modellierung von [Zahl] Szenarien zu Tarifabschlüssen',
        'Vergütungsanalyse zu Geschlecht, Standort und Betriebszugehörigkeit',
      ],
      letter: {
        opening:
          'An Vergütungsthemen reizt mich, aus vielen Einzelfällen ein System zu formen, das Beschäftigte als nachvollziehbar empfinden.',
        achievement:
          'Bei [Arbeitgeber] habe ich [Zahl] Stellen bewertet und die jährlichen Gehaltsrunden mit den Führungskräften vorbereitet.',
      },
    },
  ],
};
