import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Zwei Seiten, der Umfang jeder Stelle in der ersten Zeile.',
  skills: ['Budgetverantwortung', 'Personalauswahl', 'Lean'],
  resume: createResume({
    personalInfo: {
      firstName: 'Ruth',
      lastName: 'Lindner',
      headline: 'Betriebsleiterin',
      email: 'ruth.lindner@example.com',
      phone: '+49 421 5550 193',
      location: 'Bremen',
      linkedin: '',
      website: 'https://ruthlindner.example/',
      summary:
        'Betriebsleiterin für Lebensmittel und Kühllogistik. Drei Standorte, 420 Menschen, 34 Millionen Euro Budgetverantwortung und die Gewohnheit, erst durch die Halle zu gehen und dann den Bericht zu lesen. 8 meiner 11 Führungskräfte haben an der Linie angefangen.',
    },
    experience: [
      createExperience(
        'Betriebsleiterin',
        'Frostkai Kühllogistik',
        'Bremen',
        ['03/2021'],
        [
          'Leitung von drei Standorten mit 420 Personen und 34 Millionen Euro Budget; Kosten je Palette um 11 % gesenkt.',
          'Senkung des Energieverbrauchs je Palette um 27 % durch Nachtkühlung und neue Torabdichtungen, amortisiert in 19 Monaten.',
          'Verringerung der Arbeitsunfälle von 14 auf 3 im Jahr durch Abstellen der zehn Ursachen, die die Teams nannten.',
          'Eröffnung des Standorts Verden zum zugesagten Tag und 4 % unter Budget, mit 60 Neueinstellungen.',
          'Neuverhandlung mit 9 Speditionen im Lieferantenmanagement; pünktliche Abfahrten von 88 auf 97 % gesteigert.',
        ],
      ),
      createExperience(
        'Werksleiterin',
        'Harbrügger Feinkost',
        'Oldenburg',
        ['06/2015', '02/2021'],
        [
          'Führung eines Werks mit 160 Personen und zwei Linien; Ausstoß um 34 % gesteigert, ohne dritte Linie.',
          'Einführung der wöchentlichen Kapazitätsplanung; Überstunden von 12 auf 5 % gesenkt.',
          'Umstellung von 45 Arbeitsanweisungen auf bebilderte Einseiter in drei Sprachen.',
          'Begleitung von 6 Kundenaudits in Folge, alle ohne wesentliche Abweichung.',
        ],
      ),
      createExperience(
        'Produktionsplanerin',
        'Harbrügger Feinkost',
        'Oldenburg',
        ['09/2011', '05/2015'],
        [
          'Planung von 220 Artikeln auf vier Linien; Umrüsten in 18 statt 31 Minuten.',
          'Aufbau der ersten täglichen Kennzahlensteuerung in Excel, später Vorlage für SAP.',
        ],
      ),
      createExperience(
        'Prozessingenieurin',
        'Nordmühle Molkerei',
        'Cloppenburg',
        ['07/2009', '08/2011'],
        [
          'Prozessoptimierung an der Abfüllung; 190 Tonnen Milch im Jahr gespart.',
          'Schulung von 35 Beschäftigten in Reinigung; Ausschuss halbiert.',
        ],
      ),
    ],
    education: [
      createEducation(['Diplom-Ingenieurin', 'Wirtschaftsingenieurwesen'], 'Hochschule Wesermünde', 'Bremen', [
        '10/2004',
        '06/2009',
      ]),
    ],
    skills: [
      'Führung: Teamführung, Personalauswahl, Budgetverantwortung, Veränderung',
      'Betrieb: Kapazitätsplanung, Kostenkontrolle, Risikomanagement, Servicequalität, Lieferantenmanagement',
      'Werkzeuge: SAP, Power BI, Excel, Lean',
    ],
    certifications: [{ name: 'Lean Six Sigma Black Belt', issuer: '', date: '2016' }],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'C1' },
      { name: 'Niederländisch', level: 'B2' },
    ],
  }),
};
