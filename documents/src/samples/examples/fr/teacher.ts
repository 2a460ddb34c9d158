import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Chaque classe a un résultat, et le concours figure là où une direction le cherche.',
  skills: ['Préparation des cours', 'Évaluation par compétences', 'Relation avec les familles'],
  resume: createResume({
    personalInfo: {
      firstName: 'Awa',
      lastName: 'Traoré',
      headline: 'Professeure des écoles',
      email: 'awa.traore@example.com',
      phone: '+33 4 65 71 01 47',
      location: 'Lyon',
      linkedin: '',
      website: 'https://awatraore.example/',
      summary:
        'Professeure des écoles depuis cinq ans, du CE1 au CM1, dans des classes où l’on parle jusqu’à neuf langues. À l’aise en préparation des cours, en lecture et en différenciation pédagogique ; les parents ont de mes nouvelles avant les problèmes.',
    },
    experience: [
      createExperience(
        'Professeure des écoles, CE2',
        'École des Tilleuls',
        'Lyon',
        ['09/2023'],
        [
          'Enseigné à une classe de 27 élèves ; 81 % ont atteint l’objectif de lecture, contre 63 % deux ans plus tôt.',
          'Mené une évaluation par compétences toutes les deux semaines et recomposé 5 groupes de lecture.',
          'Rédigé la progression annuelle de sciences que 6 classes suivent désormais.',
          'Conduit 54 entretiens par an en relation avec les familles, et une lettre hebdomadaire en trois langues.',
          'Accompagné 4 élèves en inclusion scolaire ; tous les 4 ont atteint leur objectif de l’année.',
        ],
      ),
      createExperience(
        'Professeure des écoles, CE1',
        'École du Vieux Lavoir',
        'Villeurbanne',
        ['09/2021', '07/2023'],
        [
          'Ramené les interruptions de 14 à 4 par séance grâce à une gestion de classe écrite avec les élèves.',
          'Construit 120 séances avec des outils numériques, reprises par deux collègues.',
          'Coordonné un projet interdisciplinaire avec 4 classes et un musée.',
        ],
      ),
      createExperience(
        'Professeure stagiaire',
        'École de la Croix-Verte',
        'Villeurbanne',
        ['09/2020', '07/2021'],
        [
          'Assuré 12 heures de classe par semaine et testé la différenciation pédagogique sur les fractions.',
          'Créé un club de lecture de 18 membres réguliers.',
        ],
      ),
    ],
    education: [
      createEducation(['Master MEEF', 'Premier degré'], 'Université des Trois-Monts', 'Lyon', ['09/2018', '06/2020']),
      createEducation(['Licence', 'Lettres modernes'], 'Université des Trois-Monts', 'Lyon', ['09/2015', '06/2018']),
    ],
    skills: [
      'Enseigner: Préparation des cours, Différenciation pédagogique, Évaluation par compétences, Progression annuelle',
      'Classe: Gestion de classe, Relation avec les familles, Inclusion scolaire, Projet interdisciplinaire',
      'Outils: Outils numériques, ENT, Tableau interactif',
    ],
    certifications: [{ name: 'CRPE', issuer: '', date: '2020' }],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Bambara', level: 'courant' },
    ],
  }),
};
