import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'Des modèles et des décisions plutôt que des tâches ; le niveau CFA bien en vue.',
  skills: ['Prévisions budgétaires', 'Évaluation d’entreprise', 'Power BI'],
  resume: createResume({
    personalInfo: {
      firstName: 'Mathieu',
      lastName: 'Kervella',
      headline: 'Analyste financier',
      email: 'mathieu.kervella@example.com',
      phone: '+33 6 55 50 01 88',
      location: 'Lille',
      linkedin: '',
      website: 'https://mathieukervella.example/',
      summary:
        'Analyste financier, cinq ans dans les énergies renouvelables. Je construis des modèles qui résistent à un audit et je les explique en une page. CFA niveau II réussi ; prévisions budgétaires de 38 parcs éoliens.',
    },
    experience: [
      createExperience(
        'Analyste financier',
        'Alizé Parcs Éoliens',
        'Lille',
        ['01/2024'],
        [
          'Établi le plan de trésorerie de 38 parcs ; modélisation financière adoptée dans deux autres pays.',
          'Ramené les prévisions budgétaires mensuelles de 9 à 4 jours : une base au lieu de 60 classeurs.',
          'Repéré par l’analyse des écarts une subvention comptée deux fois, soit 640 000 €.',
          'Rédigé le business plan de trois sites de batteries ; deux construits, un abandonné à temps.',
        ],
      ),
      createExperience(
        'Analyste financier junior',
        'Cabinet Harcourt et Bellanger',
        'Lille',
        ['09/2021', '12/2023'],
        [
          'Préparé l’évaluation d’entreprise de 11 sociétés pour trois associés, scénarios compris.',
          'Automatisé le tableau des comparables sous Excel et Power BI ; 6 heures gagnées par rapport.',
          'Vérifié ligne à ligne le budget de 4 clients et signalé 23 erreurs avant les commissaires aux comptes.',
        ],
      ),
      createExperience(
        'Analyste stagiaire',
        'Ville de Roncevelle',
        'Roncevelle',
        ['06/2020', '08/2020'],
        [
          'Rapproché 1 400 factures des espaces verts et récupéré 28 000 € payés deux fois.',
          'Décrit le reporting de gestion mensuel dans un guide de 12 pages, toujours utilisé.',
        ],
      ),
    ],
    education: [
      createEducation(['Master', 'Finance d’entreprise'], 'Université de Roncevelle', 'Roncevelle', [
        '09/2019',
        '06/2021',
      ]),
      createEducation(['Licence', 'Économie et gestion'], 'Université de Roncevelle', 'Roncevelle', [
        '09/2016',
        '06/2019',
      ]),
    ],
    skills: [
      'Modélisation financière',
      'Prévisions budgétaires',
      'Analyse des écarts',
      'Évaluation d’entreprise',
      'Reporting de gestion',
      'Analyse de rentabilité',
      'Excel',
      'Power BI',
      'SQL',
    ],
    certifications: [{ name: 'Programme CFA, niveau II réussi', issuer: 'CFA Institute', date: '2025' }],
    languages: [
      { name: 'Français', level: 'langue maternelle' },
      { name: 'Anglais', level: 'C1' },
    ],
  }),
};
