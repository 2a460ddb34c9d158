import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

export const juniorResume: ResumeContent = {
  personalInfo: {
    firstName: 'Jonas',
    lastName: 'Keller',
    headline: 'Junior-Datenanalyst',
    email: 'jonas.keller@example.com',
    phone: '+49 151 00000147',
    location: 'Leipzig',
    linkedin: 'linkedin.com/in/jonaskeller',
    website: '',
    summary:
      'Volkswirt mit zwei Praktika in der Handelsanalyse. Sicher vom Rohexport bis zu dem einen klaren Diagramm: SQL, Python und verständliche Sprache. Ich suche die erste Stelle als Analyst in einem Team, das misst, was es ausliefert.',
  },
  experience: [
    {
      company: 'Pleißenmarkt',
      position: 'Praktikant Datenanalyse',
      startDate: '06/2025',
      endDate: '08/2025',
      current: false,
      location: 'Leipzig',
      description: '',
      achievements: [
        'Wöchentlichen Bestandsbericht in SQL neu gebaut; Vorbereitung für 14 Filialleitungen von 6 Stunden auf 20 Minuten gesenkt.',
        'Preisfehler bei 212 Artikeln gefunden, jährlich 48.000 € Marge wert.',
        'Drei Erkenntnisse der Regionalleitung vorgestellt; zwei davon wurden in Filialen erprobt.',
      ],
    },
    {
      company: 'Lindenhof Medien',
      position: 'Praktikant Marketinganalyse',
      startDate: '01/2025',
      endDate: '05/2025',
      current: false,
      location: 'Leipzig',
      description: '',
      achievements: [
        '1.900 Kampagnen verschlagwortet, sodass sich Ausgaben über 8 Kanäle vergleichen lassen.',
        'Montagsbericht in Python automatisiert und dem Team 5 Stunden pro Woche gespart.',
      ],
    },
    {
      company: 'Universitätsbibliothek Pleiße',
      position: 'Studentische Hilfskraft',
      startDate: '09/2023',
      endDate: '12/2024',
      current: false,
      location: 'Leipzig',
      description: '',
      achievements: [
        'Je Schicht 30 bis 50 Studierende bei der Suche nach Quellen beraten.',
        '6 neue Hilfskräfte in das Ausleihsystem eingearbeitet.',
      ],
    },
  ],
  education: [
    {
      institution: 'Universität Pleiße',
      degree: 'B. Sc.',
      field: 'Volkswirtschaftslehre',
      startDate: '2021',
      endDate: '2025',
      current: false,
      location: 'Leipzig',
      gpa: '1,7',
      achievements: ['Nebenfach Statistik.'],
    },
  ],
  projects: [
    {
      name: 'Bus oder Rad',
      description:
        '1,2 Millionen Fahrten mit Leihrädern mit Busfahrzeiten verglichen; der Bericht wurde 9.000-mal gelesen.',
      technologies: ['Python', 'DuckDB'],
      url: 'https://github.com/jkeller/bus-oder-rad',
      github: '',
    },
  ],
  skills: [
    'Daten: SQL, Python, pandas, Excel, Tableau, Statistik',
    'Arbeitsweise: Präsentation, technisches Schreiben, Git',
  ],
  achievements: ['Erster Platz, Studentischer Datenwettbewerb 2024'],
  certifications: [],
  languages: [
    { name: 'Deutsch', level: 'Muttersprache' },
    { name: 'Englisch', level: 'C1' },
  ],
  customSections: [],
};
