import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Jede Zeile nennt den Kanal, die Arbeit und was sich änderte.',
  skills: ['Content-Strategie', 'SEO-Texte', 'Redaktionsplan'],
  resume: createResume({
    personalInfo: {
      firstName: 'Svenja',
      lastName: 'Petersen',
      headline: 'Content-Managerin',
      email: 'svenja.petersen@example.com',
      phone: '+49 40 5550 126',
      location: 'Hamburg',
      linkedin: '',
      website: 'https://svenjapetersen.example/',
      summary:
        'Content-Managerin mit vier Jahren in Reise und Ernährung. Ich plane von der Frage der Leser her, schreibe und redigiere lange Stücke und messe, was danach geschieht. Redakteurin von zwei wöchentlichen Newslettern.',
    },
    experience: [
      createExperience(
        'Content-Managerin',
        'Steckrübe Reisen',
        'Hamburg',
        ['03/2024'],
        [
          'Planung von 48 Blogartikeln nach Suchfragen; Besuche aus der Suche von 22.000 auf 61.000 im Monat gesteigert.',
          'Überarbeitung von 30 älteren Ratgebern als SEO-Texte; 19 stehen heute auf Seite eins.',
          'Leitfaden zur Tonalität für 9 Autorinnen und Autoren geschrieben; eine Korrekturrunde statt drei.',
          'Durchführung von 26 Interviews mit Gastgebern, Grundlage unserer meistgeteilten Serie.',
          'Steuerung von Content-Strategie und Redaktionsplan für zwei Marken mit 80.000 € im Jahr.',
        ],
      ),
      createExperience(
        'Junior-Redakteurin',
        'Markthalle Nord',
        'Hamburg',
        ['07/2022', '02/2024'],
        [
          'Redaktion von zwei wöchentlichen Newslettern für 34.000 Leser; Öffnungsrate von 24 auf 37 % gesteigert.',
          'Erprobung von 40 Betreffzeilen; die Liste der besten bekommen neue Kolleginnen noch heute.',
          'Einführung der Faktenprüfung für Rezepte und Preise; 2 statt 12 Berichtigungen im Quartal.',
        ],
      ),
      createExperience(
        'Redaktionspraktikantin',
        'Alsterwoche',
        'Norderstedt',
        ['01/2022', '06/2022'],
        [
          'Texterstellung für 35 Meldungen zur regionalen Küche, vier davon auf dem Titel.',
          'Übernahme der Veranstaltungsseite; Zeit von der Einsendung bis zum Druck halbiert.',
        ],
      ),
    ],
    education: [
      createEducation(['Bachelor of Arts', 'Journalistik'], 'Hochschule Elmsbüttel', 'Hamburg', ['10/2018', '03/2022']),
    ],
    skills: [
      'Content-Strategie',
      'Redaktionsplan',
      'Texterstellung',
      'SEO-Texte',
      'Lektorat',
      'Interviews',
      'WordPress',
      'Sistrix',
    ],
    achievements: ['Regionalpreis für Ernährungsjournalismus 2025, für eine Serie über Schulküchen'],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'C1' },
    ],
  }),
};
