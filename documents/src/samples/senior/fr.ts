import type { ResumeContent } from '@shortlist/contracts/builder/document-content';
import { createEducation, createExperience, createProject } from '../factories';

export const seniorResume: ResumeContent = {
  personalInfo: {
    firstName: 'Hélène',
    lastName: 'Marchetti',
    headline: 'Directrice de l’ingénierie, plateformes de données',
    email: 'helene.marchetti@example.com',
    phone: '+33 1 99 00 01 82',
    location: 'Nantes',
    linkedin: 'https://www.linkedin.com/in/helenemarchetti',
    website: 'https://helenemarchetti.example/',
    summary:
      'Directrice de l’ingénierie, 16 ans d’expérience dans les paiements, la logistique et les données d’énergie. J’ai créé et dirigé des équipes de plateforme allant jusqu’à 64 ingénieurs dans quatre pays, et fait passer trois entreprises réglementées du traitement de nuit au temps réel sans un jour d’arrêt. Reconnue pour des cellules de crise calmes et des managers qui prennent leur envol.',
  },
  experience: [
    createExperience(
      'Directrice de l’ingénierie, plateformes de données',
      'Énergies du Ponant',
      'Nantes',
      ['03/2020'],
      [
        'Dirige 64 ingénieurs répartis en neuf équipes à Nantes, Porto et Gdańsk ; départs non souhaités ramenés de 14 % à 4 % en trois ans.',
        'Remplacement de 410 traitements de nuit par une plateforme d’événements qui règle 38 millions de relevés par jour en six minutes.',
        'Réduction des coûts du cloud de 3,1 M€ par an (27 %) grâce au stockage étagé, aux clusters partagés et à un modèle de coûts unitaires publié.',
        'Certification ISO 27001 obtenue en onze mois sans écart majeur, puis conservée lors de deux audits de suivi.',
        'Mise en place d’une double filière de carrière et d’une revue mensuelle ; 71 % des postes de responsable pourvus en interne depuis.',
      ],
    ),
    createExperience(
      'Responsable de l’ingénierie de plateforme',
      'Colis Express Réseau',
      'Lyon',
      ['06/2016', '02/2020'],
      [
        'Croissance de l’équipe de plateforme de 7 à 29 ingénieurs et création d’une astreinte sur deux fuseaux, avec deux fois moins d’alertes par personne.',
        'Livraison du flux de suivi des colis utilisé par 12 transporteurs nationaux, avec des pointes de 94 000 événements par seconde.',
        'Délai d’une modification ramené de 19 jours à 26 heures en réunissant 63 services sur une même chaîne de livraison.',
        'Négociation d’un contrat d’infrastructure de trois ans, soit 1,4 M€ d’économies par rapport au tarif public.',
      ],
    ),
    createExperience(
      'Responsable d’équipe, risques de paiement',
      'Banque Hallier & Roux',
      'Paris',
      ['09/2012', '05/2016'],
      [
        'Encadrement de trois équipes (18 personnes) chargées de la détection de fraude sur 2,2 millions de transactions par jour.',
        'Baisse de 31 % des refus injustifiés à pertes de fraude égales, soit 8 M€ de dépenses récupérées par an.',
        'Rédaction de la méthode de retour d’incident adoptée ensuite par les 40 équipes techniques de la banque.',
      ],
    ),
    createExperience(
      'Ingénieure logiciel senior',
      'Marégraphe Analytique',
      'Rennes',
      ['08/2009', '08/2012'],
      [
        'Conception de la base de séries temporelles du produit de prévision des crues, utilisé par 23 collectivités.',
        'Durée d’une prévision réduite de 4 heures à 35 minutes à matériel égal.',
        'Accompagnement de cinq débutants ; quatre sont devenus ingénieurs senior en trois ans.',
      ],
    ),
    createExperience(
      'Ingénieure logiciel',
      'Clairpuits Systèmes',
      'Rennes',
      ['07/2007', '07/2009'],
      [
        'Développement de l’import d’un logiciel de planning hospitalier utilisé dans 118 services.',
        'Écriture de 60 % des tests de non-régression, ramenant la recette de neuf jours à deux.',
      ],
    ),
  ],
  education: [
    createEducation(
      ['Master', 'Informatique avancée'],
      'Université de Haute-Armorique',
      'Rennes',
      ['2005', '2007'],
      'Mention très bien',
      ['Mémoire sur le consensus dans les réseaux à pertes.'],
    ),
    createEducation(
      ['Licence', 'Mathématiques'],
      'Université du Val-Clair',
      'Angers',
      ['2002', '2005'],
      'Mention bien',
    ),
  ],
  projects: [
    createProject(
      'Schéma ouvert de comptage',
      'Schéma d’événements neutre pour les compteurs communicants, utilisé par cinq fournisseurs.',
      'https://schemacomptage.example',
      ['Protobuf', 'Kafka', 'Go'],
    ),
    createProject(
      'Astreinte tranquille',
      'Analyse des astreintes qui repère les alertes inutiles ; 41 contributeurs.',
      '',
      ['Python', 'Prometheus'],
    ),
  ],
  skills: [
    'Direction : organisation, recrutement, budget, accompagnement de managers, négociation',
    'Plateformes : Kafka, Flink, Kubernetes, Terraform, Snowflake, PostgreSQL',
    'Langages et outils : Go, Python, Java, SQL, CI/CD, OpenTelemetry',
    'Méthodes : conception pilotée par le domaine, gestion d’incidents, ISO 27001, FinOps',
  ],
  achievements: [
    'Conférencière, StreamCon Europe 2019 et 2023',
    'Présidente du cercle de mentorat Femmes et infrastructures (90 membres)',
  ],
  certifications: [
    { name: 'AWS Certified Solutions Architect, Professional', issuer: 'Amazon Web Services', date: '04/2023' },
  ],
  languages: [
    { name: 'Français', level: 'langue maternelle' },
    { name: 'Anglais', level: 'courant, C1' },
    { name: 'Italien', level: 'intermédiaire, B1' },
  ],
  customSections: [],
};
