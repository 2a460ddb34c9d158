import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

/** A fictional beginner. Fits on one page in every template. */
export const juniorResume: ResumeContent = {
  personalInfo: {
    firstName: 'Tomás',
    lastName: 'Rivera',
    headline: 'Junior Data Analyst',
    email: 'tomas.rivera@example.com',
    phone: '+1 (512) 555-0147',
    location: 'Austin, TX',
    linkedin: 'linkedin.com/in/tomasrivera',
    website: '',
    summary:
      'Economics graduate with two internships in retail analytics. Comfortable from raw export to one clear chart: SQL, Python and plain language. Looking for a first analyst role in a team that measures what it ships.',
  },
  experience: [
    {
      company: 'Lonestar Grocers',
      position: 'Data Analyst Intern',
      startDate: '06/2025',
      endDate: '08/2025',
      current: false,
      location: 'Austin, TX',
      description: '',
      achievements: [
        'Rebuilt the weekly stock report in SQL, cutting its preparation from 6 hours to 20 minutes for 14 store managers.',
        'Found a pricing error on 212 items, worth $48,000 a year in margin.',
        'Presented three findings to the regional director; two became store trials.',
      ],
    },
    {
      company: 'Bluebonnet Media',
      position: 'Marketing Analytics Intern',
      startDate: '01/2025',
      endDate: '05/2025',
      current: false,
      location: 'Austin, TX',
      description: '',
      achievements: [
        'Tagged 1,900 campaigns by hand and by script, so that spend could be compared across 8 channels.',
        'Automated the Monday dashboard in Python and saved the team 5 hours a week.',
      ],
    },
    {
      company: 'Travis University Library',
      position: 'Library Assistant (part-time)',
      startDate: '09/2023',
      endDate: '12/2024',
      current: false,
      location: 'Austin, TX',
      description: '',
      achievements: [
        'Helped 30 to 50 students a shift find and cite sources.',
        'Trained 6 new assistants on the lending system.',
      ],
    },
  ],
  education: [
    {
      institution: 'Travis University',
      degree: 'BA',
      field: 'Economics',
      startDate: '2021',
      endDate: '2025',
      current: false,
      location: 'Austin, TX',
      gpa: '3.7 of 4.0',
      achievements: ['Minor in Statistics.'],
    },
  ],
  projects: [
    {
      name: 'Bus or Bike',
      description: 'Compared 1.2 million city bike trips with bus times; the write-up was read 9,000 times.',
      technologies: ['Python', 'DuckDB'],
      url: 'https://github.com/trivera/bus-or-bike',
      github: '',
    },
  ],
  skills: [
    'Data: SQL, Python, pandas, Excel, Tableau, statistics',
    'Working style: Presentation, technical writing, Git',
  ],
  achievements: ['First place, Texas Student Data Challenge 2024'],
  certifications: [],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'Spanish', level: 'native' },
  ],
  customSections: [],
};
