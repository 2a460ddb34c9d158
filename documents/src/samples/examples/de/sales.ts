import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Zielerreichung, Gebiet und Auftragsgröße, noch vor jedem Adjektiv.',
  skills: ['Gebietsplanung', 'Preisverhandlung', 'Salesforce'],
  resume: createResume({
    personalInfo: {
      firstName: 'Marco',
      lastName: 'Seidlitz',
      headline: 'Vertriebsmitarbeiter im Außendienst',
      email: 'marco.seidlitz@example.com',
      phone: '+49 911 5550 164',
      location: 'Nürnberg',
      linkedin: '',
      website: 'https://marcoseidlitz.example/',
      summary:
        'Vertriebsmitarbeiter im Außendienst für Großküchen mit vier Jahren Erfahrung. In 11 der letzten 12 Quartale über dem Ziel, mit 140 Gaststätten, Schulen und Kliniken im Gebiet. Ich frage nach der Speisekarte, bevor ich den Katalog öffne.',
    },
    experience: [
      createExperience(
        'Vertriebsmitarbeiter im Außendienst',
        'Frankenherd Küchentechnik',
        'Nürnberg',
        ['02/2024'],
        [
          'Verkauf von Geräten für 1,9 Mio. € im Jahr, 118 % des Ziels für 2025.',
          'Senkung der Fahrzeit um ein Fünftel durch Gebietsplanung; Kundenbesuche stiegen von 11 auf 15 je Woche.',
          'Neukundengewinnung bei neuen Pachtverträgen: 34 Kunden, sechs davon mit drei oder mehr Küchen.',
          'Durchführung von 40 Produktvorführungen im Jahr; jede zweite endet mit einem Auftrag.',
          'Begrenzung des Nachlasses auf 6 % durch Preisverhandlung über Lieferung und Schulung.',
        ],
      ),
      createExperience(
        'Vertriebsassistent',
        'Hügelsheimer Verpackungen',
        'Fürth',
        ['06/2022', '01/2024'],
        [
          'Vereinbarung von 8 Terminen in der Woche für zwei Kollegen bei 50 Anrufen am Tag.',
          'Kundenpflege von 60 kleinen Konten; ihr Umsatz stieg in einem Jahr um 23 %.',
          'Angebotserstellung in vier Stunden statt zwei Tagen mit einer Vorlage in Excel.',
        ],
      ),
      createExperience(
        'Servicekraft und Schichtleiter',
        'Gasthaus Zur Linde',
        'Fürth',
        ['10/2018', '05/2022'],
        [
          'Bedienung von 25 Tischen am Abend neben dem Studium und Einarbeitung von 7 Kollegen.',
          'Wöchentliche Bestandszählung; 350 € weniger Verderb im Monat.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Bachelor of Arts', 'Betriebswirtschaft, Schwerpunkt Vertrieb'],
        'Hochschule Rednitztal',
        'Fürth',
        ['10/2018', '03/2022'],
      ),
    ],
    skills: [
      'Verkauf: Gebietsplanung, Neukundengewinnung, Kundenbesuche, Bedarfsermittlung, Produktvorführung, Preisverhandlung, Vertragsabschluss',
      'Planung: Angebotserstellung, Absatzprognose, Kundenpflege',
      'Programme: Salesforce, SAP SD, Excel',
    ],
    certifications: [{ name: 'Führerschein Klasse B', issuer: '', date: '2017' }],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Italienisch', level: 'B2' },
    ],
  }),
};
