import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Chaque projet avec sa pièce, sa charge et ce qu’il a fait gagner.',
  skills: ['Calcul par éléments finis', 'Cotation fonctionnelle', 'SolidWorks'],
  resume: createResume({
    personalInfo: {
      firstName: 'Yanis',
      lastName: 'Marchal',
      headline: 'Ingénieur mécanique',
      email: 'yanis.marchal@example.com',
      phone: '+33 4 65 71 01 18',
      location: 'Grenoble',
      linkedin: '',
      website: 'https://yanismarchal.example/',
      summary:
        'Ingénieur mécanique avec quatre ans d’expérience en instruments médicaux et de laboratoire. De la conception mécanique au choix des matériaux et aux rapports d’essais, je livre des pièces faciles à monter et à réparer.',
    },
    experience: [
      createExperience(
        'Ingénieur mécanique',
        'Corvane Instruments',
        'Grenoble',
        ['09/2024'],
        [
          'Piloté la conception mécanique d’un passeur d’échantillons de 62 pièces, produit à 300 unités par mois.',
          'Réduit les rebuts du carter de 7 à 1,5 % par la cotation fonctionnelle de quatre ajustements.',
          'Divisé par deux la masse du bras grâce au calcul par éléments finis et à un autre matériau.',
          'Supprimé 9 vis sur 31 lors de l’industrialisation ; montage plus court de 14 minutes.',
          'Animé 12 revues de conception avec la qualité, les achats et le service.',
        ],
      ),
      createExperience(
        'Ingénieur bureau d’études',
        'Pompes du Drac',
        'Échirolles',
        ['09/2022', '08/2024'],
        [
          'Dessiné 140 plans en CAO sous SolidWorks, validés avec l’atelier.',
          'Construit un banc de prototypage qui a éprouvé 3 joints pendant 1 000 heures chacun.',
          'Rédigé 18 rapports d’essais ; deux changements avant outillage ont économisé 42 000 €.',
        ],
      ),
      createExperience(
        'Stagiaire ingénieur',
        'Pompes du Drac',
        'Échirolles',
        ['03/2022', '08/2022'],
        [
          'Mesuré 200 pièces de fonderie et prouvé l’usure d’un moule.',
          'Automatisé l’analyse des mesures, d’une journée à dix minutes.',
        ],
      ),
    ],
    education: [
      createEducation(
        ['Diplôme d’ingénieur', 'Génie mécanique'],
        'École d’ingénieurs de Belledonne',
        'Grenoble',
        ['09/2017', '08/2022'],
        '',
        ['Chef d’équipe d’un bateau solaire : 5e sur 24.'],
      ),
    ],
    skills: [
      'Conception: Conception mécanique, CAO, Choix des matériaux, Cahier des charges, Industrialisation',
      'Calcul: Calcul par éléments finis, Cotation fonctionnelle, Chaînes de cotes, Prototypage, Rapports d’essais',
      'Outils: CATIA, SolidWorks, Ansys',
    ],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Anglais', level: 'C1' },
    ],
  }),
};
