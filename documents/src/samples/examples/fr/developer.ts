import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Deux stages et un projet utilisé : quand le parcours est court, les résultats parlent.',
  skills: ['TypeScript', 'Accessibilité web', 'Tests unitaires'],
  resume: createResume({
    personalInfo: {
      firstName: 'Camille',
      lastName: 'Aubertin',
      headline: 'Développeuse front-end',
      email: 'camille.aubertin@example.com',
      phone: '+33 6 55 50 01 72',
      location: 'Nantes',
      linkedin: '',
      website: 'https://camilleaubertin.example/',
      summary:
        'Diplômée en informatique, deux stages en équipe produit et une application d’emploi du temps utilisée par 1 200 étudiants de mon école. Je travaille avec TypeScript, React et un HTML sémantique, et je teste au lecteur d’écran avant de demander une relecture.',
    },
    experience: [
      createExperience(
        'Développeuse front-end, stage',
        'Lunaport Logiciels',
        'Nantes',
        ['05/2025', '08/2025'],
        [
          'Repris l’intégration responsive du formulaire de réservation ; un tiers de demandes d’aide en moins.',
          'Ajouté 60 tests unitaires à la bibliothèque de composants et repéré 4 anomalies avant la mise en ligne.',
          'Réduit le premier affichage du calendrier de 4,1 à 1,3 secondes sur un téléphone de trois ans.',
        ],
      ),
      createExperience(
        'Développeuse web, stage',
        'Atelier Aulne et Pinson',
        'Saint-Nazaire',
        ['06/2024', '08/2024'],
        [
          'Livré les pages de 5 clients à partir de maquettes Figma, testées sur quatre navigateurs.',
          'Migré 3 sites vers un design system commun ; changer une couleur prend quelques minutes.',
          'Corrigé 85 défauts d’accessibilité web ; les 5 sites ont passé l’audit de septembre.',
        ],
      ),
    ],
    projects: [
      createProject(
        'Emploi du temps',
        'Les horaires de l’école Airelle hors connexion : deux API REST, une gestion d’état en 300 lignes, 1 200 étudiants par semaine.',
        'https://emploi-du-temps.example/',
        ['TypeScript', 'React', 'Service workers'],
      ),
      createProject(
        'Contraste',
        'Petit outil qui montre quelles paires d’une palette se lisent ; 400 étoiles, 11 contributeurs.',
        'https://contraste.example/',
        ['TypeScript', 'CSS'],
      ),
    ],
    education: [
      createEducation(['Bachelor', 'Informatique'], 'École Airelle', 'Nantes', ['09/2023', '06/2026'], '15,2 sur 20', [
        'Projet de fin d’études : un éditeur de partitions utilisable au clavier seul.',
      ]),
    ],
    skills: [
      'Langages : TypeScript, JavaScript, HTML, CSS',
      'Construction : React, Intégration responsive, Bibliothèque de composants, Gestion d’état, API REST',
      'Qualité : Accessibilité web, Tests unitaires, Performance web, Git',
    ],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Anglais', level: 'C1' },
    ],
  }),
};
