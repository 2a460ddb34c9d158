import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Un retour après cinq ans : le récent d’abord, la pause en une ligne franche.',
  skills: ['Gestion d’agenda', 'Organisation de réunions', 'Notes de frais'],
  resume: createResume({
    personalInfo: {
      firstName: 'Nadia',
      lastName: 'Fontenay',
      headline: 'Assistante administrative',
      email: 'nadia.fontenay@example.com',
      phone: '+33 2 61 91 01 55',
      location: 'Nantes',
      linkedin: '',
      website: 'https://nadiafontenay.example/',
      summary:
        'Assistante administrative, revenue au bureau en 2025 après cinq ans auprès de ses deux enfants. Huit ans de gestion d’agenda, d’organisation de réunions et de rédaction de courriers pour des dirigeants ; à jour sur Outlook et Excel.',
    },
    experience: [
      createExperience(
        'Assistante administrative (temps partiel)',
        'Cabinet dentaire de l’Erdre',
        'Nantes',
        ['03/2025'],
        [
          'Tenu la gestion d’agenda de 4 dentistes et d’une équipe de 11 personnes.',
          'Ramené de 37 à 2 les notes de frais en retard de plus d’un mois.',
          'Assuré l’accueil téléphonique de 45 appels par jour, en français et en arabe.',
          'Numérisé 1 900 dossiers en 14 semaines, du classement à l’archivage.',
        ],
      ),
      createExperience(
        'Trésorière (bénévole)',
        'Association des parents du Sillon',
        'Nantes',
        ['09/2022', '06/2024'],
        [
          'Géré un budget de 16 000 € et organisé des fêtes pour 300 familles.',
          'Rédigé le courrier mensuel aux adhérents ; 55 présents par réunion au lieu de 20.',
        ],
      ),
      createExperience(
        'Assistante administrative',
        'Étude foncière de l’Atlantique',
        'Nantes',
        ['04/2014', '02/2020'],
        [
          'Assisté deux directeurs pour l’organisation de déplacements, 60 par an, sans dépassement de budget.',
          'Préparé 3 réunions par semaine, compte rendu compris dès le lendemain.',
          'Réduit de 22 % les commandes de fournitures avec deux livraisons fixes par mois.',
        ],
      ),
      createExperience(
        'Hôtesse d’accueil',
        'Étude foncière de l’Atlantique',
        'Nantes',
        ['09/2012', '03/2014'],
        [
          'Accueilli 90 visiteurs par semaine et assuré la saisie de données de 200 dossiers par mois.',
          'Rédigé le guide d’accueil que 4 remplaçantes ont utilisé.',
        ],
      ),
    ],
    education: [
      createEducation(['BTS', 'Assistant de manager'], 'Lycée de la Jonelière', 'Nantes', ['09/2010', '06/2012']),
    ],
    skills: [
      'Gestion d’agenda',
      'Accueil téléphonique',
      'Traitement du courrier',
      'Classement et archivage',
      'Rédaction de courriers',
      'Saisie de données',
      'Organisation de réunions',
      'Notes de frais',
      'Commandes de fournitures',
      'Organisation de déplacements',
      'Word',
      'Excel',
      'Outlook',
    ],
    certifications: [{ name: 'TOSA Excel', issuer: 'Centre de formation du Sillon', date: '2024' }],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Arabe', level: 'courant' },
    ],
  }),
};
