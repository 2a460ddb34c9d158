import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Jede Klasse hat ein Ergebnis, und das Staatsexamen steht dort, wo eine Schulleitung sucht.',
  skills: ['Unterrichtsplanung', 'Förderpläne', 'Elterngespräche'],
  resume: createResume({
    personalInfo: {
      firstName: 'Samira',
      lastName: 'Benali',
      headline: 'Grundschullehrerin',
      email: 'samira.benali@example.com',
      phone: '+49 221 5550 147',
      location: 'Köln',
      linkedin: '',
      website: 'https://samirabenali.example/',
      summary:
        'Grundschullehrerin mit fünf Jahren Erfahrung in den Klassen 2 bis 4, mit bis zu neun Herkunftssprachen in einer Klasse. Stark in Unterrichtsplanung, Lesen und Binnendifferenzierung; Eltern hören von mir, bevor es ein Problem gibt.',
    },
    experience: [
      createExperience(
        'Grundschullehrerin, Klasse 3',
        'Grundschule am Weidenbach',
        'Köln',
        ['08/2023'],
        [
          'Unterricht in einer Klasse von 27 Kindern; 81 % erreichen das Leseziel, zwei Jahre zuvor waren es 63 %.',
          'Leistungsbewertung alle zwei Wochen und Neueinteilung von 5 Lesetischen nach den Ergebnissen.',
          'Erarbeitung des Sachkundeteils im schuleigenen Lehrplan, nach dem nun 6 Klassen arbeiten.',
          'Durchführung von 54 Elterngesprächen im Jahr und ein Wochenbrief in drei Sprachen.',
          'Förderpläne für 4 Kinder mit dem Team Inklusion; alle 4 erreichten ihr Jahresziel.',
        ],
      ),
      createExperience(
        'Grundschullehrerin, Klasse 2',
        'Montessori-Grundschule Rheinbogen',
        'Bonn',
        ['08/2021', '07/2023'],
        [
          'Verbesserung der Klassenführung: 4 statt 14 Unterbrechungen je Stunde durch Regeln der Kinder.',
          'Aufbau von 120 Stunden mit digitalen Medien, die zwei Kolleginnen übernahmen.',
          'Leitung der Fortbildung Kinderschutz für 22 Lehrkräfte.',
        ],
      ),
      createExperience(
        'Lehramtsanwärterin',
        'Grundschule Ahornallee',
        'Bonn',
        ['02/2020', '07/2021'],
        [
          'Eigenverantwortlicher Unterricht von 9 Stunden in der Woche und Erprobung der Binnendifferenzierung in Bruchrechnung.',
          'Gründung einer Leserunde mit 18 festen Mitgliedern.',
        ],
      ),
    ],
    education: [
      createEducation(['Master of Education', 'Lehramt Grundschule'], 'Universität Siebengebirge', 'Bonn', [
        '10/2014',
        '09/2019',
      ]),
    ],
    skills: [
      'Unterricht: Unterrichtsplanung, Binnendifferenzierung, Leistungsbewertung, Lehrplan',
      'Klasse: Klassenführung, Schülermotivation, Elterngespräche, Inklusion, Förderpläne',
      'Technik: Digitale Medien, Lernplattformen, Interaktive Tafel',
    ],
    certifications: [
      { name: 'Zweites Staatsexamen für das Lehramt', issuer: '', date: '2021' },
      { name: 'Vorbereitungsdienst, Note 1,3', issuer: '', date: '2021' },
    ],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Französisch', level: 'C1' },
    ],
  }),
};
