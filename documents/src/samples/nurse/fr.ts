import type { JobPostingSample } from './job-posting-sample';

export { default as scores } from './scores/fr.json';

export const nurse: JobPostingSample = {
  jobTitle: 'Infirmière',
  jobPosting:
    'Vous assurez le *triage* à l’arrivée, l’*éducation thérapeutique* avant la sortie et la tenue du *dossier patient informatisé*. *AFGSU* exigée ; une expérience d’*infirmière référente* est appréciée.',
  terms: [
    'triage',
    'éducation thérapeutique',
    'dossier patient informatisé',
    'AFGSU',
    'infirmière référente',
    'perfusion',
    'soins de plaies',
    'préparation de la sortie',
    'hygiène hospitalière',
    'constantes',
    'transmissions',
    'télémédecine',
  ],
  resume: {
    personalInfo: {
      firstName: 'Inès',
      lastName: 'Delaunay',
      headline: 'Infirmière aux urgences',
      email: 'ines.delaunay@example.com',
      phone: '+33 6 55 50 01 48',
      location: 'Rennes',
      linkedin: 'https://linkedin.com/in/ines-delaunay',
      website: '',
      summary:
        'Infirmière aux urgences depuis huit ans, dans des services très fréquentés. Triage calme à l’accueil, éducation thérapeutique en mots simples et dossiers sur lesquels l’équipe suivante peut compter. AFGSU à jour ; infirmière référente d’une équipe de 14 personnes.',
    },
    experience: [
      {
        position: 'Infirmière aux urgences',
        company: 'Hôpital de la Baie d’Orrin',
        startDate: '03/2020',
        endDate: '',
        current: true,
        location: 'Rennes',
        description: '',
        achievements: [
          'Assuré le triage de 90 arrivées par garde ; attente médiane réduite de 14 à 6 minutes.',
          'Exercé comme infirmière référente deux gardes par semaine : 14 infirmières, 32 lits.',
          'Intégré les transmissions au dossier patient informatisé ; 38 % d’oublis en moins.',
          'Animé l’éducation thérapeutique de 25 familles par mois avant la préparation de la sortie.',
        ],
      },
      {
        position: 'Infirmière en soins non programmés',
        company: 'Clinique de la rue des Ifs',
        startDate: '06/2017',
        endDate: '02/2020',
        current: false,
        location: 'Rennes',
        description: '',
        achievements: [
          'Réalisé perfusion et soins de plaies pour 30 patients par jour.',
          'Formé 9 infirmières à l’hygiène hospitalière ; note d’audit passée de 81 à 96 %.',
          'Rédigé le protocole des blessures légères, toujours en vigueur.',
        ],
      },
      {
        position: 'Aide-soignante',
        company: 'Centre hospitalier de Valbrune',
        startDate: '08/2015',
        endDate: '05/2017',
        current: false,
        location: 'Fougères',
        description: '',
        achievements: [
          'Accompagné 16 patients par garde : repas, mobilité et constantes.',
          'Signalé à l’équipe les premiers signes d’aggravation à chaque tour.',
        ],
      },
    ],
    education: [
      {
        institution: 'Institut de formation de Valbrune',
        degree: 'Diplôme d’État',
        field: 'Soins infirmiers',
        startDate: '09/2013',
        endDate: '05/2017',
        current: false,
        location: 'Fougères',
        gpa: '',
        achievements: [],
      },
    ],
    projects: [],
    skills: [
      'Triage',
      'AFGSU',
      'Dossier patient informatisé',
      'Perfusion',
      'Préparation de la sortie',
      'Éducation thérapeutique',
      'Soins de plaies',
      'Planification des équipes',
    ],
    certifications: [{ name: 'AFGSU, niveau 2', issuer: '', date: '2024' }],
    achievements: [],
    languages: [],
    customSections: [],
  },
};
