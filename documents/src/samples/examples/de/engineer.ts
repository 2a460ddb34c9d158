import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Jedes Projekt mit seinem Bauteil, seiner Last und dem, was es sparte.',
  skills: ['FEM-Berechnung', 'Toleranzanalyse', 'SolidWorks'],
  resume: createResume({
    personalInfo: {
      firstName: 'Deniz',
      lastName: 'Aksoy',
      headline: 'Maschinenbauingenieur',
      email: 'deniz.aksoy@example.com',
      phone: '+49 7131 5550 118',
      location: 'Heilbronn',
      linkedin: '',
      website: 'https://denizaksoy.example/',
      summary:
        'Maschinenbauingenieur mit vier Jahren Erfahrung in Medizin- und Labortechnik. Von der Konstruktion über die Werkstoffauswahl bis zur Versuchsauswertung bringe ich Teile in die Fertigung, die sich montieren und reparieren lassen.',
    },
    experience: [
      createExperience(
        'Entwicklungsingenieur Konstruktion',
        'Corvanis Laborgeräte',
        'Heilbronn',
        ['09/2024'],
        [
          'Konstruktion eines Probenwechslers mit 62 Teilen, gefertigt in 300 Stück je Monat.',
          'Senkung des Ausschusses am Antriebsgehäuse von 7 auf 1,5 % durch Toleranzanalyse von vier Passungen.',
          'Halbierung des Armgewichts mit FEM-Berechnung und einem anderen Werkstoff.',
          'Einsparung von 9 der 31 Schrauben im Variantenvergleich; Montage 14 Minuten kürzer.',
          'Leitung von 12 Konstruktionsbesprechungen mit Qualität, Einkauf und Service.',
        ],
      ),
      createExperience(
        'Konstrukteur',
        'Neckarpumpen Wolfert',
        'Neckarsulm',
        ['10/2022', '08/2024'],
        [
          'Erstellung von 140 Fertigungszeichnungen in SolidWorks und Freigabe mit der Werkstatt.',
          'Prototypenbau eines Prüfstands, auf dem 3 Dichtungen je 1.000 Stunden liefen.',
          'Versuchsauswertung in 18 Berichten; zwei Änderungen vor dem Werkzeugbau sparten 42.000 €.',
        ],
      ),
      createExperience(
        'Werkstudent Entwicklung',
        'Neckarpumpen Wolfert',
        'Neckarsulm',
        ['04/2021', '09/2022'],
        [
          'Vermessung von 200 Gussteilen und Nachweis des Verschleißes einer Form.',
          'Automatisierung der Messdatenauswertung, von einem Tag auf zehn Minuten.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Bachelor of Engineering', 'Maschinenbau'],
        'Hochschule Zabergäu',
        'Heilbronn',
        ['10/2018', '09/2022'],
        '1,8',
        ['Teamleitung Solarboot: Platz 5 von 24.'],
      ),
    ],
    skills: [
      'Konstruktion: Konstruktion, CAD-Modellierung, Fertigungszeichnungen, Werkstoffauswahl, Variantenvergleich',
      'Nachweis: FEM-Berechnung, Toleranzanalyse, Prototypenbau, Versuchsauswertung, Maschinenrichtlinie',
      'Programme: SolidWorks, CATIA, PTC Creo',
    ],
    certifications: [{ name: 'CAD-Zertifikat SolidWorks Professional', issuer: '', date: '2023' }],
    languages: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Türkisch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'C1' },
    ],
  }),
};
