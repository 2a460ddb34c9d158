import type { IndustryOccupations } from '../occupation';

export const consulting: IndustryOccupations = {
  industry: 'Consulting',
  general: {
    id: 'consulting-professional',
    title: 'Professionnel / Professionnelle du conseil',
    aliases: '',
    terms:
      'ateliers clients, structuration de problèmes, analyse de données, entretiens, présentations, planification de projet, recommandations, analyse de processus, relation client, propositions de mission',
    tools: 'PowerPoint, Excel',
    certifications: 'certification Lean',
    summary: [
      '{title} qui part du terrain et formule des recommandations applicables.',
      'Pose le problème avec le client, vérifie les faits par l’analyse de données et rédige court.',
    ],
    duties: [
      'Animation d’ateliers clients, soit [nombre] séances par mission',
      'Structuration de problèmes et plan de travail partagé dès la première semaine',
      'Conduite de [nombre] entretiens par projet, de la direction au terrain',
      'Analyse de données et recoupement des sources',
      'Rédaction de [nombre] présentations par mois centrées sur les décisions à prendre',
      'Formulation de recommandations chiffrées et hiérarchisées',
      'Suivi de [nombre] chantiers en planification de projet',
      'Entretien de la relation client entre les réunions',
    ],
    pastDuties: [
      'Observation de [nombre] processus et schémas de fonctionnement',
      'Préparation des comptes rendus et des relevés de décisions',
      'Collecte de [nombre] jeux de données auprès des services du client',
      'Contribution aux propositions de mission de l’équipe',
      'Comparaison de [nombre] organisations proches par leurs pratiques',
      'Formation des utilisateurs aux nouveaux outils',
    ],
    letter: {
      opening:
        'J’aime entrer dans une organisation, comprendre vite ce qui la freine et construire avec elle une réponse tenable.',
      achievement:
        'Chez [Employeur], j’ai conduit [nombre] missions par an et remis des recommandations suivies d’effet.',
    },
  },
  occupations: [
    {
      id: 'management-consultant',
      title: 'Consultant / Consultante en management',
      aliases:
        'consultant, consultante, consultant en stratégie, consultante en stratégie, consultant en organisation, consultante en organisation, consultant management, consultante management, conseiller en stratégie, consultant senior, consultante senior, consultant junior, consultante junior, manager conseil, associé conseil, consultant opérations, consultant indépendant, consultante indépendante, analyste stratégie, conseil en management',
      terms:
        'stratégie, structuration de problèmes, analyse financière, étude de marché, amélioration des processus, conduite du changement, animation d’ateliers, business plan, présentations de direction, plan de mise en œuvre',
      tools: 'PowerPoint, Excel, Think-cell',
      certifications: 'Green Belt',
      summary: [
        '{title} dont l’analyse rapide et étayée aide une direction à décider.',
        'Relie stratégie et réalité opérationnelle, associe les équipes du client à la structuration de problèmes et reste jusqu’au plan de mise en œuvre.',
      ],
      duties: [
        'Conduite de [nombre] missions de stratégie et d’organisation par an',
        'Structuration de problèmes en hypothèses vérifiables avec le comité de direction',
        'Identification de [nombre] % d’économies par une analyse financière des postes de coûts',
        'Animation d’ateliers d’arbitrage entre directions aux intérêts opposés',
        'Élaboration de [nombre] business plans par an avec scénarios',
        'Rédaction de présentations de direction courtes et sourcées',
        'Encadrement de [nombre] consultants et relecture de leurs livrables',
        'Accompagnement de la conduite du changement après la décision',
      ],
      pastDuties: [
        'Réalisation de [nombre] entretiens d’experts par étude de marché',
        'Modélisation des coûts et des effectifs d’une direction',
        'Cartographie de [nombre] processus en vue de leur simplification',
        'Préparation de réponses à appel d’offres',
        'Suivi de [nombre] initiatives dans un bureau de programme',
        'Mise à disposition d’outils que le client peut garder',
      ],
      letter: {
        opening:
          'Le conseil me plaît lorsque la recommandation a été construite avec ceux qui l’appliqueront et qu’elle leur survit après notre départ.',
        achievement:
          'Chez [Employeur], j’ai conduit [nombre] missions et accompagné leur mise en œuvre avec les équipes du client.',
      },
    },
    {
      id: 'business-analyst',
      title: 'Business analyst',
      aliases:
        'analyste métier, analyste fonctionnel, analyste fonctionnelle, analyste d’affaires, consultant fonctionnel, consultante fonctionnelle, moa, consultant moa, consultante moa, assistant maîtrise d’ouvrage, amoa, consultant amoa, analyste des processus, analyste systèmes, chargé d’études fonctionnelles, chargée d’études fonctionnelles, business analyst it, business process analyst, chef de projet moa, cheffe de projet moa',
      terms:
        'recueil des besoins, spécifications fonctionnelles, modélisation des processus, récits utilisateurs, critères d’acceptation, analyse d’écarts, recette utilisateurs, études d’opportunité, animation d’ateliers, analyse de données',
      tools: 'Jira, Visio, SQL',
      certifications: 'CBAP, certification IIBA',
      summary: [
        '{title} qui fait le lien entre les métiers et le développement par des spécifications lisibles des deux côtés.',
        'Fait parler les métiers de leurs cas réels, modélise avant d’écrire et prépare la recette utilisateurs dès le départ.',
      ],
      duties: [
        'Recueil des besoins auprès de [nombre] services et priorisation avec les responsables',
        'Rédaction de spécifications fonctionnelles illustrées d’exemples',
        'Modélisation des processus, soit [nombre] parcours décrits avec leurs exceptions',
        'Écriture de récits utilisateurs et de critères d’acceptation',
        'Préparation de [nombre] scénarios de recette utilisateurs par version',
        'Analyse d’écarts entre l’outil standard et les pratiques',
        'Animation d’ateliers réunissant [nombre] participants métiers et informatiques',
        'Réponse aux questions des développeurs pendant la réalisation',
      ],
      pastDuties: [
        'Étude de [nombre] demandes d’évolution par mois et de leurs impacts',
        'Vérification de règles de gestion par analyse de données en SQL',
        'Formation de [nombre] utilisateurs référents avant la bascule',
        'Mise à jour du glossaire et des règles de gestion',
        'Chiffrage des gains dans [nombre] études d’opportunité par an',
        'Suivi des anomalies de recette avec la maîtrise d’œuvre',
      ],
      letter: {
        opening:
          'Traduire n’est pas trahir quand on vérifie avec chacun, et j’aime cette place entre ceux qui travaillent et ceux qui développent.',
        achievement:
          'Chez [Employeur], j’ai spécifié [nombre] évolutions par an et mené leur recette avec les utilisateurs.',
      },
    },
    {
      id: 'it-consultant',
      title: 'Consultant / Consultante informatique',
      aliases:
        'consultant informatique, consultante informatique, consultant it, consultante it, consultant sap, consultante sap, consultant erp, consultante erp, consultant salesforce, consultante salesforce, consultant crm, consultant technique, consultante technique, consultant cloud, consultante cloud, consultant transformation digitale, consultante transformation digitale, architecte si, architecte solutions, consultant en systèmes d’information, intégrateur erp',
      terms:
        'conception de solutions, intégration de systèmes, déploiement ERP, cadrage des besoins, reprise de données, formation des utilisateurs, migration cloud, choix de progiciels, documentation technique, gestion de projet',
      tools: 'SAP, Salesforce, SQL',
      certifications: 'certification SAP, ITIL',
      summary: [
        '{title} qui propose des solutions adaptées à la taille et aux moyens du client.',
        'Privilégie le standard, prépare tôt la reprise de données et forme des relais capables de continuer seuls.',
      ],
      duties: [
        'Déploiement ERP chez [nombre] clients par an, du cadrage au démarrage',
        'Conception de solutions comparées selon le coût, le délai et l’entretien',
        'Reprise de données depuis [nombre] applications avec contrôles de cohérence',
        'Animation du cadrage des besoins et arbitrage entre standard et spécifique',
        'Réalisation de [nombre] interfaces d’intégration de systèmes par projet',
        'Rédaction d’une documentation technique remise à l’exploitation',
        'Formation des utilisateurs, soit [nombre] personnes par déploiement',
        'Conduite d’un choix de progiciels avec grille et démonstrations',
      ],
      pastDuties: [
        'Paramétrage de [nombre] modules selon les règles de gestion validées',
        'Assistance au démarrage et suivi des premières clôtures',
        'Préparation de la migration cloud de [nombre] applications',
        'Estimation des charges et rédaction de la proposition',
        'Correction de [nombre] anomalies par semaine en période de recette',
        'Présentation des risques techniques au comité de projet',
      ],
      letter: {
        opening:
          'Une solution réussit quand elle est comprise de ceux qui s’en servent, et je préfère un réglage simple à un développement brillant.',
        achievement: 'Chez [Employeur], j’ai accompagné [nombre] déploiements et formé les équipes à les faire vivre.',
      },
    },
    {
      id: 'change-manager',
      title: 'Responsable conduite du changement',
      aliases:
        'change manager, consultant en conduite du changement, consultante en conduite du changement, chargé de conduite du changement, chargée de conduite du changement, consultant transformation, consultante transformation, responsable transformation, directeur de la transformation, directrice de la transformation, chef de projet transformation, cheffe de projet transformation, consultant change, chargé d’accompagnement au changement, chargée d’accompagnement au changement, facilitateur du changement, conduite du changement',
      terms:
        'conduite du changement, analyse d’impacts, plan de communication, plan de formation, réseau d’ambassadeurs, parties prenantes, mesure de l’adoption, traitement des résistances, gouvernance de projet, mobilisation des managers',
      tools: 'Miro, PowerPoint, Forms',
      certifications: 'certification Prosci',
      summary: [
        '{title} qui accompagne les projets à partir du travail de chacun plutôt que de l’outil.',
        'Réalise l’analyse d’impacts métier par métier, donne aux managers des réponses concrètes et mesure l’adoption au lieu de la supposer.',
      ],
      duties: [
        'Conduite du changement auprès de [nombre] salariés lors d’un projet d’entreprise',
        'Analyse d’impacts par métier et présentation aux directions concernées',
        'Animation d’un réseau d’ambassadeurs de [nombre] volontaires',
        'Élaboration du plan de communication avec messages par population',
        'Organisation de [nombre] sessions du plan de formation, en salle et en ligne',
        'Écoute et traitement des résistances par des entretiens de terrain',
        'Mesure de l’adoption par [nombre] enquêtes et relevés d’usage par projet',
        'Préparation des dirigeants à leurs prises de parole',
      ],
      pastDuties: [
        'Tenue de [nombre] ateliers de découverte avec les futurs utilisateurs',
        'Rédaction de guides courts et de réponses aux questions fréquentes',
        'Cartographie de [nombre] parties prenantes et de leurs attentes',
        'Liaison avec les instances représentatives du personnel',
        'Mobilisation des managers de [nombre] équipes avant la bascule',
        'Capitalisation en fin de projet et conseils pour la suite',
      ],
      letter: {
        opening:
          'Un changement s’installe quand les gens voient ce qu’ils y gagnent et ce qu’ils y perdent, et je tiens à parler des deux.',
        achievement: 'Chez [Employeur], j’ai accompagné [nombre] salariés et suivi l’adoption bien après le lancement.',
      },
    },
    {
      id: 'research-analyst',
      title: 'Chargé / Chargée d’études',
      aliases:
        'chargé d’études, chargée d’études, chargé d’études marketing, chargée d’études marketing, analyste d’études de marché, chargé d’études de marché, chargée d’études de marché, chargé d’études économiques, chargée d’études économiques, chargé d’études quantitatives, chargé d’études qualitatives, chargée d’études qualitatives, directeur d’études, directrice d’études, analyste sectoriel, analyste sectorielle, consultant études, consumer insights manager, enquêteur, enquêtrice, économiste, research analyst',
      terms:
        'études de marché, questionnaires, entretiens qualitatifs, traitement statistique, recherche documentaire, analyse concurrentielle, rédaction de rapports, visualisation de données, prévisions, notes de synthèse',
      tools: 'Sphinx, SPSS, Excel',
      certifications: '',
      summary: [
        '{title} dont les études de marché sont lisibles et franches sur leurs limites.',
        'Choisit la méthode selon la question, soigne la formulation des questionnaires et sépare toujours constat et interprétation.',
      ],
      duties: [
        'Réalisation d’études de marché pour [nombre] clients par an, du cahier des charges à la restitution',
        'Conception de questionnaires neutres et testés avant le terrain',
        'Conduite de [nombre] entretiens qualitatifs par étude, en face à face et à distance',
        'Traitement statistique et redressement des échantillons',
        'Exploitation de [nombre] réponses par enquête et analyse par segment',
        'Rédaction de rapports avec une synthèse d’une page',
        'Production de [nombre] notes de synthèse sectorielles par trimestre',
        'Présentation des résultats aux équipes marketing et stratégie',
      ],
      pastDuties: [
        'Recrutement de [nombre] participants par terrain selon les quotas',
        'Recherche documentaire dans les bases publiques et la presse',
        'Codification de [nombre] verbatims par étude',
        'Suivi des prestataires de terrain et contrôle de la saisie',
        'Tenue d’une analyse concurrentielle sur [nombre] acteurs',
        'Élaboration de prévisions à partir de séries publiques',
      ],
      letter: {
        opening:
          'J’aime qu’une étude réponde à la question posée, et qu’elle dise aussi ce qu’elle ne permet pas de conclure.',
        achievement:
          'Chez [Employeur], j’ai mené [nombre] études par an et présenté leurs enseignements aux décideurs.',
      },
    },
  ],
};
