import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Modelle und Entscheidungen statt Aufgaben; das CFA-Level gut sichtbar.',
  skills: ['Forecast', 'Unternehmensbewertung', 'Power BI'],
  resume: createResume({
    personalInfo: {
      firstName: 'Jonas',
      lastName: 'Wittkamp',
      headline: 'Finanzanalyst',
      email: 'jonas.wittkamp@example.com',
      phone: '+49 511 5550 188',
      location: 'Hannover',
      linkedin: '',
      website: 'https://jonaswittkamp.example/',
      summary:
        'Finanzanalyst mit fünf Jahren in den erneuerbaren Energien. Ich baue Modelle, die eine Prüfung überstehen, und erkläre sie auf einer Seite. CFA Level II bestanden; Forecast und Budgetplanung für 38 Windparks.',
    },
    experience: [
      createExperience(
        'Finanzanalyst',
        'Lerchwind Energie',
        'Hannover',
        ['01/2024'],
        [
          'Liquiditätsplanung für 38 Windparks; die Finanzmodellierung gilt seitdem auch in zwei weiteren Ländern.',
          'Monatlichen Forecast von 9 auf 4 Tage verkürzt: eine Datenbank statt 60 Tabellen.',
          'Aufdeckung einer doppelt gebuchten Förderung von 640.000 € in der Abweichungsanalyse.',
          'Erstellung der Wirtschaftlichkeitsrechnung für drei Batteriespeicher; zwei gebaut, einer rechtzeitig verworfen.',
        ],
      ),
      createExperience(
        'Junior-Finanzanalyst',
        'Harkort & Bellmann',
        'Hannover',
        ['07/2021', '12/2023'],
        [
          'Vorbereitung der Unternehmensbewertung von 11 Firmen für drei Partner, jeweils mit Szenarioanalyse.',
          'Automatisierung der Vergleichstabelle in Excel und Power BI; 6 Stunden je Bericht gespart.',
          'Prüfung der Budgetplanung von 4 Mandanten, Zeile für Zeile; 23 Fehler vor dem Abschluss gemeldet.',
        ],
      ),
      createExperience(
        'Praktikant Controlling',
        'Stadt Königsmoor',
        'Königsmoor',
        ['06/2020', '08/2020'],
        [
          'Abgleich von 1.400 Rechnungen des Grünflächenamts; 28.000 € an doppelten Zahlungen zurückgeholt.',
          'Beschreibung des monatlichen Management-Reportings in einem Handbuch von 12 Seiten, das noch gilt.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Bachelor of Science', 'Betriebswirtschaftslehre, Finanzen'],
        'Universität Königsmoor',
        'Königsmoor',
        ['10/2017', '06/2021'],
        'Note 1,6',
      ),
    ],
    skills: [
      'Finanzmodellierung',
      'Forecast',
      'Budgetplanung',
      'Abweichungsanalyse',
      'Unternehmensbewertung',
      'Liquiditätsplanung',
      'SAP CO',
      'Excel',
      'Power BI',
    ],
    certifications: [{ name: 'CFA-Programm, Level II bestanden', issuer: 'CFA Institute', date: '2025' }],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'C1' },
    ],
  }),
};
