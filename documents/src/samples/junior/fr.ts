import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

export const juniorResume: ResumeContent = {
  personalInfo: {
    firstName: 'Camille',
    lastName: 'Perrin',
    headline: 'Analyste de données junior',
    email: 'camille.perrin@example.com',
    phone: '+33 6 00 00 01 47',
    location: 'Lyon, France',
    linkedin: 'linkedin.com/in/camilleperrin',
    website: '',
    summary:
      'Diplômée en économie, deux stages en analyse pour la distribution. À l’aise de l’export brut au graphique qui parle : SQL, Python et mots simples. Je cherche un premier poste d’analyste dans une équipe qui mesure ce qu’elle met en service.',
  },
  experience: [
    {
      company: 'Halles de Saône',
      position: 'Analyste de données, stage',
      startDate: '06/2025',
      endDate: '08/2025',
      current: false,
      location: 'Lyon',
      description: '',
      achievements: [
        'Refonte en SQL du rapport hebdomadaire des stocks : préparation ramenée de 6 heures à 20 minutes pour 14 responsables de magasin.',
        'Détection d’une erreur de prix sur 212 articles, soit 48 000 € de marge par an.',
        'Présentation de trois constats à la direction régionale ; deux ont été testés en magasin.',
      ],
    },
    {
      company: 'Bellecour Médias',
      position: 'Analyse marketing, stage',
      startDate: '01/2025',
      endDate: '05/2025',
      current: false,
      location: 'Lyon',
      description: '',
      achievements: [
        'Étiquetage de 1 900 campagnes pour comparer les dépenses sur 8 canaux.',
        'Automatisation en Python du tableau de bord du lundi : 5 heures gagnées par semaine.',
      ],
    },
    {
      company: 'Bibliothèque universitaire de Saône',
      position: 'Aide-bibliothécaire (temps partiel)',
      startDate: '09/2023',
      endDate: '12/2024',
      current: false,
      location: 'Lyon',
      description: '',
      achievements: [
        'Aide à la recherche de sources pour 30 à 50 étudiants par permanence.',
        'Formation de 6 nouveaux collègues au système de prêt.',
      ],
    },
  ],
  education: [
    {
      institution: 'Université de Saône',
      degree: 'Licence',
      field: 'Économie',
      startDate: '2021',
      endDate: '2025',
      current: false,
      location: 'Lyon',
      gpa: '15,2 sur 20',
      achievements: ['Option statistique.'],
    },
  ],
  projects: [
    {
      name: 'Bus ou vélo',
      description:
        'Comparaison de 1,2 million de trajets en vélo partagé avec les horaires de bus ; article lu 9 000 fois.',
      technologies: ['Python', 'DuckDB'],
      url: 'https://github.com/cperrin/bus-ou-velo',
      github: '',
    },
  ],
  skills: [
    'Données: SQL, Python, pandas, Excel, Tableau, statistique',
    'Méthode: présentation, rédaction technique, Git',
  ],
  achievements: ['Premier prix, Défi étudiant des données 2024'],
  certifications: [],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'C1' },
  ],
  customSections: [],
};
