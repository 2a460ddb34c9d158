import type { JobPostingSample } from './job-posting-sample';

export { default as scores } from './scores/de.json';

export const nurse: JobPostingSample = {
  jobTitle: 'Gesundheits- und Krankenpflegerin',
  jobPosting:
    'Sie übernehmen die *Erst­einschätzung*, die *Patienten­beratung* vor der Entlassung und führen die *elektronische Patientenakte*. Erfahrung in der *Schichtleitung* ist willkommen.',
  terms: [
    'Ersteinschätzung',
    'Patientenberatung',
    'elektronische Patientenakte',
    'Notaufnahme',
    'Schichtleitung',
    'Infusionstherapie',
    'Wundversorgung',
    'Entlassmanagement',
    'Hygiene',
    'Vitalzeichen',
    'Übergabe',
    'Telemedizin',
  ],
  resume: {
    personalInfo: {
      firstName: 'Nele',
      lastName: 'Haverkamp',
      headline: 'Gesundheits- und Krankenpflegerin, Notaufnahme',
      email: 'nele.haverkamp@example.com',
      phone: '+49 541 5550 142',
      location: 'Osnabrück',
      linkedin: 'https://linkedin.com/in/nele-haverkamp',
      website: '',
      summary:
        'Notfallpflegerin mit acht Jahren Erfahrung auf vollen Aufnahmestationen. Ruhige Ersteinschätzung, verständliche Patientenberatung und eine elektronische Patientenakte, auf die sich die nächste Schicht verlässt. Fachweiterbildung Notfallpflege, Schichtleitung für ein Team von 14.',
    },
    experience: [
      {
        position: 'Pflegefachkraft, Zentrale Notaufnahme',
        company: 'Klinikum Haseufer',
        startDate: '03/2020',
        endDate: '',
        current: true,
        location: 'Osnabrück',
        description: '',
        achievements: [
          'Ersteinschätzung von bis zu 90 Aufnahmen je Schicht; Wartezeit bis zur Pflege von 14 auf 6 Minuten gesenkt.',
          'Schichtleitung an zwei Tagen je Woche: 14 Pflegekräfte auf 32 Betten verteilt.',
          'Übergabe in die elektronische Patientenakte überführt; 38 % weniger fehlende Einträge.',
          'Patientenberatung für 25 Familien im Monat vor dem Entlassmanagement geleitet.',
        ],
      },
      {
        position: 'Pflegefachkraft',
        company: 'Ambulanz Tannenstraße',
        startDate: '06/2017',
        endDate: '02/2020',
        current: false,
        location: 'Osnabrück',
        description: '',
        achievements: [
          'Täglich 30 Patienten mit Wundversorgung und Infusionstherapie betreut.',
          'Neun neue Kolleginnen in Hygiene angeleitet; Prüfergebnis von 81 auf 96 % verbessert.',
          'Ablauf für leichte Verletzungen entwickelt, der noch heute gilt.',
        ],
      },
      {
        position: 'Pflegehelferin',
        company: 'Krankenhaus Auental',
        startDate: '08/2015',
        endDate: '05/2017',
        current: false,
        location: 'Melle',
        description: '',
        achievements: [
          'Täglich 16 Personen bei Mahlzeiten, Bewegung und Vitalzeichen unterstützt.',
          'Frühe Anzeichen einer Verschlechterung bei jeder Runde dem Team gemeldet.',
        ],
      },
    ],
    education: [
      {
        institution: 'Pflegeschule Teutoburg',
        degree: 'Examen',
        field: 'Gesundheits- und Krankenpflege',
        startDate: '09/2013',
        endDate: '05/2017',
        current: false,
        location: 'Osnabrück',
        gpa: '',
        achievements: [],
      },
    ],
    projects: [],
    skills: [
      'Ersteinschätzung',
      'Patientenberatung',
      'Elektronische Patientenakte',
      'Infusionstherapie',
      'Entlassmanagement',
      'Wundversorgung',
      'Hygiene',
      'Dienstplanung',
    ],
    certifications: [{ name: 'Fachweiterbildung Notfallpflege', issuer: '', date: '2023' }],
    achievements: [],
    languages: [],
    customSections: [],
  },
};
