import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'L’objectif, le secteur et la taille des ventes, avant tout adjectif.',
  skills: ['Gestion de secteur', 'Négociation', 'Salesforce'],
  resume: createResume({
    personalInfo: {
      firstName: 'Mathieu',
      lastName: 'Kerbrat',
      headline: 'Commercial terrain',
      email: 'mathieu.kerbrat@example.com',
      phone: '+33 2 61 91 01 64',
      location: 'Rennes',
      linkedin: '',
      website: 'https://mathieukerbrat.example/',
      summary:
        'Commercial terrain en équipement de cuisines professionnelles depuis quatre ans. Objectif dépassé 11 trimestres sur 12, avec 140 restaurants, écoles et hôpitaux en portefeuille. Je demande la carte du restaurant avant d’ouvrir le catalogue.',
    },
    experience: [
      createExperience(
        'Commercial terrain',
        'Armor Cuisines Pro',
        'Rennes',
        ['02/2024'],
        [
          'Vendu pour 1,9 million d’euros d’équipements par an, soit 118 % de l’objectif 2025.',
          'Réduit les trajets d’un cinquième par la gestion de secteur ; visites clients passées de 11 à 15 par semaine.',
          'Gagné 34 comptes par la prospection commerciale auprès des nouveaux baux.',
          'Réalisé 40 démonstrations de produits par an, dont une sur deux finit en commande.',
          'Limité la remise moyenne à 6 % par une négociation sur la livraison et la formation.',
        ],
      ),
      createExperience(
        'Commercial sédentaire',
        'Papeteries de l’Ille',
        'Rennes',
        ['06/2022', '01/2024'],
        [
          'Obtenu 8 rendez-vous par semaine pour deux collègues, avec 50 appels par jour.',
          'Repris 60 petits comptes en fidélisation et augmenté leurs ventes de 23 % en un an.',
          'Rédigé les offres commerciales en quatre heures au lieu de deux jours.',
        ],
      ),
      createExperience(
        'Serveur et chef de rang',
        'Brasserie du Mail',
        'Rennes',
        ['09/2019', '05/2022'],
        [
          'Servi 25 tables par soir pendant les études et formé 7 collègues.',
          'Compté les stocks chaque semaine et évité 350 € de pertes par mois.',
        ],
      ),
    ],
    education: [
      createEducation(['Licence professionnelle', 'Commerce'], 'Institut commercial de la Vilaine', 'Rennes', [
        '09/2019',
        '06/2022',
      ]),
    ],
    skills: [
      'Vente: Prospection commerciale, Gestion de secteur, Visites clients, Découverte des besoins, Démonstration de produits, Négociation, Conclusion de la vente',
      'Suivi: Prévisions de vente, Offres commerciales, Fidélisation',
      'Outils: Salesforce, Tablette de commande, Excel',
    ],
    certifications: [{ name: 'Permis B', issuer: '', date: '2018' }],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Espagnol', level: 'B2' },
    ],
  }),
};
