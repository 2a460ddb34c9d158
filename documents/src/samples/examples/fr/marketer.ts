import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Chaque ligne dit le canal, le travail et ce qui a changé.',
  skills: ['Ligne éditoriale', 'Référencement naturel', 'Newsletters'],
  resume: createResume({
    personalInfo: {
      firstName: 'Margaux',
      lastName: 'Thévenin',
      headline: 'Chargée de contenu',
      email: 'margaux.thevenin@example.com',
      phone: '+33 6 55 50 01 26',
      location: 'Lyon',
      linkedin: '',
      website: 'https://margauxthevenin.example/',
      summary:
        'Chargée de contenu depuis quatre ans dans le voyage et la gastronomie. Je pars des questions des lecteurs, j’écris et je relis des articles de fond, et je mesure ce qu’ils déclenchent. Rédactrice en chef de deux newsletters hebdomadaires.',
    },
    experience: [
      createExperience(
        'Chargée de contenu',
        'Rutabaga Voyages',
        'Lyon',
        ['03/2024'],
        [
          'Planifié 48 articles de fond par question de recherche ; visites portées de 22 000 à 61 000 par mois.',
          'Réécrit 30 anciens guides pour le référencement naturel ; 19 figurent aujourd’hui en première page.',
          'Rédigé la ligne éditoriale suivie par 9 rédacteurs ; une relecture au lieu de trois.',
          'Mené 26 entretiens d’experts, source de notre série la plus partagée.',
          'Pilote la stratégie de contenu et le calendrier éditorial de deux marques, 80 000 € par an.',
        ],
      ),
      createExperience(
        'Rédactrice junior',
        'Marché du Nord',
        'Lyon',
        ['07/2022', '02/2024'],
        [
          'Rédigé deux newsletters hebdomadaires pour 34 000 lecteurs ; taux d’ouverture passé de 24 à 37 %.',
          'Testé 40 objets de message et tenu la liste de ce qui marche, encore remise aux nouveaux.',
          'Instauré la vérification des sources et des prix ; 2 rectificatifs par trimestre au lieu de 12.',
        ],
      ),
      createExperience(
        'Rédactrice stagiaire',
        'L’Hebdo des Dombes',
        'Villefranche-sur-Saône',
        ['01/2022', '06/2022'],
        [
          'Écrit 35 brèves sur la cuisine locale, dont quatre en une.',
          'Repris la rédaction web de l’agenda et divisé par deux le délai de publication.',
        ],
      ),
    ],
    education: [
      createEducation(['Licence', 'Journalisme'], 'Université de Valbrune', 'Bourg-en-Bresse', ['09/2019', '06/2022']),
    ],
    skills: [
      'Rédaction web',
      'Ligne éditoriale',
      'Référencement naturel',
      'Stratégie de contenu',
      'Newsletters',
      'Entretiens d’experts',
      'WordPress',
      'Semrush',
    ],
    achievements: ['Prix régional du journalisme culinaire 2025, pour une série sur les cantines scolaires'],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Anglais', level: 'C1' },
    ],
  }),
};
