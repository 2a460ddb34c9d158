import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Deux pages, et l’étendue de chaque poste dès la première ligne.',
  skills: ['Gestion du budget', 'Recrutement', 'Lean'],
  resume: createResume({
    personalInfo: {
      firstName: 'Hélène',
      lastName: 'Marchetti',
      headline: 'Directrice des opérations',
      email: 'helene.marchetti@example.com',
      phone: '+33 6 55 50 01 93',
      location: 'Grenoble',
      linkedin: '',
      website: 'https://helenemarchetti.example/',
      summary:
        'Directrice des opérations dans l’agroalimentaire et le froid. Trois sites, 420 personnes, 34 millions d’euros de budget, et l’habitude de parcourir l’atelier avant de lire le rapport. Je promeus en interne : 8 de mes 11 responsables ont commencé sur ligne.',
    },
    experience: [
      createExperience(
        'Directrice des opérations',
        'Froid des Alpes Logistique',
        'Grenoble',
        ['03/2021'],
        [
          'Dirige trois sites, 420 personnes et 34 millions d’euros ; coût par palette réduit de 11 % en trois ans.',
          'Réduit l’énergie par palette de 27 % grâce au froid de nuit ; investissement amorti en 19 mois.',
          'Ramené les accidents avec arrêt de 14 à 3 par an en traitant les dix causes citées par les équipes.',
          'Ouvert le site de Chambéry à la date prévue et 4 % sous le budget, avec 60 embauches.',
          'Renégocié les relations fournisseurs avec 9 transporteurs ; départs à l’heure passés de 88 à 97 %.',
        ],
      ),
      createExperience(
        'Directrice d’usine',
        'Conserverie de Brégaude',
        'Voiron',
        ['06/2015', '02/2021'],
        [
          'Dirigé une usine de 160 personnes et deux lignes ; production en hausse de 34 % sans troisième ligne.',
          'Instauré la planification des ressources à la semaine ; heures supplémentaires passées de 12 à 5 %.',
          'Transformé 45 modes opératoires en fiches illustrées d’une page, en trois langues.',
          'Réussi 6 audits clients d’affilée sans écart majeur.',
        ],
      ),
      createExperience(
        'Responsable planification',
        'Conserverie de Brégaude',
        'Voiron',
        ['09/2011', '05/2015'],
        [
          'Planifié 220 références sur quatre lignes ; changements de série en 18 minutes au lieu de 31.',
          'Créé le premier tableau quotidien d’indicateurs de performance sous Excel, repris ensuite dans SAP.',
        ],
      ),
      createExperience(
        'Ingénieure procédés',
        'Laiterie du Moulin',
        'Bourgoin-Jallieu',
        ['09/2009', '08/2011'],
        [
          'Conduit l’amélioration continue du conditionnement ; 190 tonnes de lait économisées par an.',
          'Formé 35 opérateurs au nettoyage ; deux fois moins de lots rejetés.',
        ],
      ),
    ],
    education: [
      createEducation(['Diplôme d’ingénieur', 'Génie industriel'], 'École d’ingénieurs de Belledonne', 'Grenoble', [
        '09/2004',
        '06/2009',
      ]),
    ],
    skills: [
      'Direction : Management d’équipe, Recrutement, Gestion du budget, Conduite du changement',
      'Exploitation : Pilotage opérationnel, Planification des ressources, Gestion des risques, Qualité de service, Relations fournisseurs',
      'Outils : SAP, Power BI, Excel, Lean',
    ],
    certifications: [{ name: 'Lean Six Sigma Black Belt', issuer: '', date: '2016' }],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Anglais', level: 'C1' },
      { name: 'Italien', level: 'B2' },
    ],
  }),
};
