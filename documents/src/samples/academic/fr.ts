import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEducation, createExperience, createProject } from '../factories';

export const academicResume: ResumeContent = {
  personalInfo: {
    firstName: 'Solène',
    lastName: 'Kervran',
    headline: 'Professeure d’écologie littorale',
    email: 's.kervran@example.com',
    phone: '+33 2 99 00 01 82',
    location: 'Brest',
    linkedin: '',
    website: 'https://equipe-kervran.example/publications',
    summary:
      'Écologue du littoral, j’étudie la formation, le recul et le rétablissement des prés salés, et ce que cela change pour la défense contre les inondations et les bilans carbone. Vingt ans de données de terrain ouvertes dans onze estuaires, 5,2 M€ de financements obtenus, neuf thèses soutenues sous ma direction.',
  },
  experience: [
    createExperience(
      'Professeure des universités, écologie littorale',
      'Université de la Pointe',
      'Brest',
      ['09/2019'],
      [
        'Direction d’une équipe de 14 personnes : quatre postdoctorants, sept doctorants, deux techniciens et une gestionnaire de données.',
        'Responsabilité de la carothèque : 10 400 carottes de 212 sites, chacune avec une fiche publique et un identifiant citable.',
        'Obtention de 3,6 M€ comme porteuse, dont un projet réunissant quatre universités.',
        'Conception du suivi de trois dépoldérisations (740 hectares) avec l’agence du littoral.',
      ],
    ),
    createExperience(
      'Maîtresse de conférences, sciences des estuaires',
      'Université de la Pointe',
      'Brest',
      ['09/2013', '08/2019'],
      [
        'Mise en place du suivi laser des micro-falaises de pré salé ; la série de dix ans est la plus longue d’Europe.',
        'Création d’un réseau de 160 bénévoles qui relèvent 420 repères d’altitude deux fois par an.',
        'Encadrement de quatre thèses, toutes soutenues en moins de quatre ans.',
      ],
    ),
    createExperience(
      'Chercheuse postdoctorale',
      'Institut des rivages',
      'Wimereux',
      ['10/2009', '08/2013'],
      [
        'Mesure des vagues et des courants dans des prés salés inondés pendant trois hivers, avec des capteurs construits sur place.',
        'Écriture du code libre de traitement, utilisé aujourd’hui par sept équipes.',
      ],
    ),
    createExperience(
      'Enseignement : méthodes de terrain (licence, 60 étudiants)',
      'Université de la Pointe',
      'Brest',
      ['09/2015'],
      [
        'Stage de dix jours : nivellement, carottage, relevés de végétation, cartographie par drone.',
        'Évaluation moyenne de 4,8 sur 5 en neuf ans.',
      ],
    ),
    createExperience(
      'Enseignement : statistiques pour écologues et ingénieurs (master, 45 étudiants)',
      'Université de la Pointe',
      'Brest',
      ['09/2017'],
      [
        'Modèles mixtes sur les données des étudiants ; tous les supports sont sous licence libre.',
        'Introduction de la relecture croisée du code d’analyse.',
      ],
    ),
  ],
  education: [
    createEducation(
      ['Doctorat', 'Géosciences marines'],
      'Université des Abers',
      'Morlaix',
      ['2005', '2009'],
      'Félicitations du jury',
      ['Thèse : les couches de tempête de la baie de Morlaix et leur datation.'],
    ),
    createEducation(['Master', 'Géographie'], 'Université des Abers', 'Morlaix', ['2003', '2005'], 'Mention très bien'),
  ],
  projects: [
    createProject(
      'Ligne de pré : vingt ans de dépoldérisation',
      'Fonds national de la recherche, 1,9 M€, 2023 à 2028, porteuse. Onze estuaires, quatre universités.',
      'https://lignedepre.example',
    ),
    createProject(
      'Carothèque littorale',
      'Financement d’infrastructure, 1,2 M€, 2020 à 2025, responsable. Chambre froide, ligne de numérisation et catalogue public.',
    ),
    createProject('Carbone des chenaux', 'Programme bilans climatiques, 640 000 €, 2019 à 2023, responsable.'),
    createProject('Repères et relais', 'Fonds des sciences participatives, 85 000 €, 2016 à 2019, responsable.'),
  ],
  skills: [
    'Terrain : nivellement, carottage, scanner laser, photogrammétrie par drone, relevés de végétation',
    'Analyse : R, Python, modèles bayésiens, séries temporelles, SIG, datation au radiocarbone',
    'Direction : demandes de financement, encadrement de thèses, sécurité de terrain, données ouvertes, médiation',
  ],
  achievements: [
    'Kervran S, Osei K. Rétablissement des prés salés après dépoldérisation : vingt ans d’altitudes. Revue du littoral 61, 2025, 118–141.',
    'Kervran S, Ferreira T. Ce dont un mètre de vase se souvient : le carbone des sédiments. Estuaires en revue 12, 2025, 77–102.',
    'Duarte P, Kervran S. Les lisières d’herbiers bougent les premières. Cartographie marine 9, 2024, 15–29.',
    'Kervran S. Le rivage lent. Dans : Manuel des côtes fondées sur la nature, Éditions Aldermoor, 2023, 311–338.',
    'Ferreira T, Kervran S. Crédits carbone des prés salés : quelle marge d’erreur ? Bilans climatiques 4, 2022, 233–251.',
    'Brandt J, Kervran S. Un repère d’altitude bon marché, lisible à cinq millimètres. Méthodes du rivage 5, 2021, 44–52.',
    'Kervran S, Hale R. Les micro-falaises reculent par paliers. Revue du littoral 54, 2018, 210–233.',
    'Kervran S, Hale R. Les vagues dans un pré salé en hiver. Notes de génie côtier 38, 2014, 12–31. 188 citations.',
    'Conférence plénière : Le rivage lent. Congrès européen des estuaires, Gand, 2025.',
    'Conférence invitée : Vingt ans de repères. Journées du Wadden, Groningue, 2024.',
    'Prix d’enseignement de la faculté de l’environnement, Université de la Pointe, 2021.',
    'Rédactrice associée de la Revue du littoral depuis 2020 ; relectrice pour 14 revues.',
  ],
  certifications: [
    { name: 'Certificat de pédagogie universitaire', issuer: 'Réseau Enseigner en Bretagne', date: '06/2016' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'courant, C1' },
    { name: 'Breton', level: 'intermédiaire, B1' },
  ],
  customSections: [],
};
