import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Arbeit im Laden, mit Zahlen belegt, und ein kurzes Profil.',
  skills: ['Reklamationsbearbeitung', 'Live-Chat', 'Englisch'],
  resume: createResume({
    personalInfo: {
      firstName: 'Samuel',
      lastName: 'Krüger',
      headline: 'Kundenberater',
      email: 'samuel.krueger@example.com',
      phone: '+49 231 5550 139',
      location: 'Dortmund',
      linkedin: '',
      website: 'https://samuelkrueger.example/',
      summary:
        'Kundenberater aus einer gut besuchten Buchhandlung und ihrem Onlineshop. Ruhig bei langen Schlangen, Rückgaben und Menschen, die einen langen Tag hatten. Deutsch und Englisch, am Telefon und im Live-Chat.',
    },
    experience: [
      createExperience(
        'Verkäufer und Online-Kundenbetreuer',
        'Buchhandlung am Kai',
        'Dortmund',
        ['09/2025'],
        [
          'Bedienung von 80 Kunden an einem Samstag und Kassenabschluss auf den Cent.',
          'Beantwortung von 25 Anfragen je Schicht in Live-Chat und E-Mail, fast alle in 10 Minuten.',
          'Reklamationsbearbeitung bis 150 € ohne Rückfrage; 9 von 10 Fällen beim ersten Kontakt gelöst.',
          'Erstellung des einseitigen Leitfadens zur Bestellannahme für neue Kolleginnen und Kollegen.',
        ],
      ),
      createExperience(
        'Ehrenamtlicher am Infostand',
        'Hafenstraßenfest',
        'Dortmund',
        ['06/2025', '08/2025'],
        [
          'Beratung von 300 Gästen am Tag auf Deutsch und Englisch.',
          'Anrufbearbeitung zu Fundsachen: 40 Anrufe, in 31 Fällen den Besitzer gefunden.',
        ],
      ),
      createExperience(
        'Servicekraft (Teilzeit)',
        'Café Moosbach',
        'Unna',
        ['10/2023', '05/2025'],
        [
          'Zubereitung von bis zu 120 Bestellungen je Schicht bei weniger als 6 Minuten Wartezeit.',
          'Einarbeitung von 3 neuen Kolleginnen in Produktberatung und Allergene.',
        ],
      ),
    ],
    education: [
      createEducation(['Abitur', 'Leistungskurse Deutsch und Englisch'], 'Gymnasium Rotenfels', 'Unna', [
        '08/2016',
        '06/2024',
      ]),
    ],
    skills: [
      'Reklamationsbearbeitung',
      'Aktives Zuhören',
      'Anrufbearbeitung',
      'Live-Chat',
      'Bestellannahme',
      'Deeskalation',
      'Zendesk',
      'Englisch',
    ],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'C1' },
    ],
  }),
};
