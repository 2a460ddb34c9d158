import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Rückkehr nach fünf Jahren: zuerst das Neue, die Pause in einer ehrlichen Zeile.',
  skills: ['Terminkoordination', 'Reiseplanung', 'Reisekostenabrechnung'],
  resume: createResume({
    personalInfo: {
      firstName: 'Heike',
      lastName: 'Lorenzen',
      headline: 'Verwaltungsassistentin',
      email: 'heike.lorenzen@example.com',
      phone: '+49 431 5550 155',
      location: 'Kiel',
      linkedin: '',
      website: 'https://heikelorenzen.example/',
      summary:
        'Verwaltungsassistentin, seit 2025 zurück im Büro nach fünf Jahren Familienzeit mit zwei Kindern. Acht Jahre Terminkoordination, Besprechungsvorbereitung und Korrespondenz für die Leitung; sicher in MS Office und SharePoint.',
    },
    experience: [
      createExperience(
        'Verwaltungsassistentin (Teilzeit)',
        'Zahnzentrum Schwentine',
        'Kiel',
        ['03/2025'],
        [
          'Terminkoordination für 4 Ärzte und ein Team von 11 Personen.',
          'Abbau überfälliger Reisekostenabrechnungen von 37 auf 2.',
          'Annahme von 45 Anrufen am Tag in der Telefonzentrale, auf Deutsch und Dänisch.',
          'Übertragung von 1.900 Papierakten in die digitale Ablageorganisation in 14 Wochen.',
        ],
      ),
      createExperience(
        'Kassenwartin (Ehrenamt)',
        'Elternverein Ahornweg',
        'Kiel',
        ['09/2022', '06/2024'],
        [
          'Verwaltung von 16.000 € und Planung von Festen für 300 Familien.',
          'Monatliche Korrespondenz mit den Mitgliedern; 55 statt 20 Teilnehmende je Treffen.',
        ],
      ),
      createExperience(
        'Verwaltungsassistentin',
        'Fördehaus Immobilien',
        'Kiel',
        ['04/2014', '02/2020'],
        [
          'Unterstützung von zwei Geschäftsführern mit Reiseplanung für 60 Reisen im Jahr, stets im Budget.',
          'Besprechungsvorbereitung für 3 Sitzungen je Woche mit Protokoll am nächsten Tag.',
          'Senkung der Kosten in der Büromaterialverwaltung um 22 % durch zwei feste Bestellungen im Monat.',
        ],
      ),
      createExperience(
        'Empfangskraft',
        'Fördehaus Immobilien',
        'Kiel',
        ['08/2012', '03/2014'],
        [
          'Empfang von 90 Gästen je Woche und Datenpflege von 200 Akten im Monat.',
          'Erstellung eines Handbuchs für den Empfang, das 4 Nachfolgerinnen nutzten.',
        ],
      ),
    ],
    education: [
      createEducation(['IHK-Abschluss', 'Kauffrau für Büromanagement'], 'Berufsschule Westufer', 'Kiel', [
        '08/2009',
        '07/2012',
      ]),
    ],
    skills: [
      'Terminkoordination',
      'Reiseplanung',
      'Korrespondenz',
      'Ablageorganisation',
      'Besprechungsvorbereitung',
      'Reisekostenabrechnung',
      'Büromaterialverwaltung',
      'Telefonzentrale',
      'Datenpflege',
      'Rechnungsvorbereitung',
      'MS Office',
      'SharePoint',
    ],
    certifications: [{ name: 'Auffrischung Büromanagement', issuer: 'Volkshochschule Förde', date: '2024' }],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Dänisch', level: 'B2' },
    ],
  }),
};
