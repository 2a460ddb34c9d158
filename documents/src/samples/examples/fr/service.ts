import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Le travail en magasin raconté par les faits, avec un profil bref.',
  skills: ['Traitement des réclamations', 'Chat en ligne', 'Espagnol'],
  resume: createResume({
    personalInfo: {
      firstName: 'Sami',
      lastName: 'Lecoq',
      headline: 'Conseiller service client',
      email: 'sami.lecoq@example.com',
      phone: '+33 6 55 50 01 39',
      location: 'Toulouse',
      linkedin: '',
      website: 'https://samilecoq.example/',
      summary:
        'Conseiller service client venu d’une librairie très fréquentée et de sa boutique en ligne. À l’aise avec les files d’attente, les retours et les clients qui ont eu une longue journée. Français et espagnol, au téléphone comme par chat en ligne.',
    },
    experience: [
      createExperience(
        'Vendeur et conseiller en ligne',
        'Librairie du Quai aux Ifs',
        'Toulouse',
        ['09/2025'],
        [
          'Accueilli 80 clients chaque samedi et tenu une caisse juste au centime.',
          'Traité 25 demandes par jour, par chat en ligne et par courriel, presque toutes en 10 minutes.',
          'Réglé les réclamations jusqu’à 150 € sans renfort ; 9 sur 10 closes dès le premier contact.',
          'Rédigé la fiche d’une page sur la prise de commandes remise aux nouveaux collègues.',
        ],
      ),
      createExperience(
        'Bénévole au point information',
        'Festival de la rue du Port',
        'Toulouse',
        ['06/2025', '08/2025'],
        [
          'Renseigné 300 visiteurs par jour en français et en espagnol.',
          'Pris 40 appels entrants sur les objets perdus et retrouvé le propriétaire 31 fois.',
        ],
      ),
      createExperience(
        'Serveur (temps partiel)',
        'Café de la Mousse',
        'Blagnac',
        ['10/2023', '05/2025'],
        [
          'Préparé jusqu’à 120 commandes par service, avec moins de 6 minutes d’attente.',
          'Formé 3 nouveaux collègues à la carte et aux allergènes.',
        ],
      ),
    ],
    education: [
      createEducation(['Baccalauréat', 'Série générale'], 'Lycée des Roches', 'Blagnac', ['09/2021', '06/2024']),
    ],
    skills: [
      'Traitement des réclamations',
      'Écoute active',
      'Appels entrants',
      'Chat en ligne',
      'Prise de commandes',
      'Tenue de caisse',
      'Zendesk',
      'Espagnol',
    ],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Espagnol', level: 'C1' },
    ],
  }),
};
