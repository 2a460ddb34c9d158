import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Zwei Praktika und ein Projekt, das genutzt wird: Wo der Weg kurz ist, sprechen Ergebnisse.',
  skills: ['TypeScript', 'Barrierefreiheit', 'Komponententests'],
  resume: createResume({
    personalInfo: {
      firstName: 'Lina',
      lastName: 'Brenner',
      headline: 'Frontend-Entwicklerin',
      email: 'lina.brenner@example.com',
      phone: '+49 341 5550 172',
      location: 'Leipzig',
      linkedin: '',
      website: 'https://linabrenner.example/',
      summary:
        'Informatikabsolventin mit zwei Praktika in Produktteams und einer Stundenplan-App, die 1.200 Studierende meiner Hochschule nutzen. Ich arbeite mit TypeScript, React und semantischem HTML und teste mit dem Screenreader, bevor ich um Code-Reviews bitte.',
    },
    experience: [
      createExperience(
        'Praktikantin Frontend-Entwicklung',
        'Mondtor Software',
        'Leipzig',
        ['05/2025', '08/2025'],
        [
          'Neubau des Buchungsformulars mit klaren Fehlertexten, als responsives Design; ein Drittel weniger Anfragen dazu.',
          'Entwicklung von 60 Komponententests für die Komponentenbibliothek; 4 Fehler vor der Freigabe gefunden.',
          'Erste Anzeige des Kalenders auf einem drei Jahre alten Telefon von 4,1 auf 1,3 Sekunden verkürzt.',
        ],
      ),
      createExperience(
        'Praktikantin Webentwicklung',
        'Studio Erle & Fink',
        'Halle (Saale)',
        ['06/2024', '08/2024'],
        [
          'Umsetzung von Seiten für 5 Kunden aus Figma-Entwürfen, geprüft in vier Browsern.',
          'Zusammenführung von 3 Auftritten in einem CSS-System; eine Farbe ist nun in Minuten geändert.',
          'Behebung von 85 Mängeln der Barrierefreiheit; alle 5 Seiten bestanden die Prüfung im September.',
        ],
      ),
    ],
    projects: [
      createProject(
        'Stundenplan',
        'Pläne der Hochschule Airach ohne Netz: API-Anbindung an zwei Dienste, Zustandsverwaltung in 300 Zeilen, 1.200 Studierende je Woche.',
        'https://stundenplan.example/',
        ['TypeScript', 'React', 'Service Worker'],
      ),
      createProject(
        'Kontrastpult',
        'Kleines Werkzeug, das zeigt, welche Farbpaare lesbar sind; 400 Sterne, 11 Mitwirkende.',
        'https://kontrastpult.example/',
        ['TypeScript', 'CSS'],
      ),
    ],
    education: [
      createEducation(
        ['Bachelor of Science', 'Informatik'],
        'Hochschule Airach',
        'Leipzig',
        ['10/2022', '03/2026'],
        'Note 1,7',
        ['Abschlussarbeit: ein Noteneditor, der sich nur mit der Tastatur bedienen lässt.'],
      ),
    ],
    skills: [
      'Sprachen: TypeScript, JavaScript, HTML, CSS',
      'Umsetzung: React, Responsives Design, Komponentenbibliothek, Zustandsverwaltung, API-Anbindung',
      'Qualität: Barrierefreiheit, Komponententests, Browserkompatibilität, Git',
    ],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'C1' },
    ],
  }),
};
