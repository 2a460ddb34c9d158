import type { Occupation } from '../occupation';

export const dataAndSystems: Occupation[] = [
  {
    id: 'data-scientist',
    title: 'Data scientist',
    aliases:
      'scientifique des données, ingénieur machine learning, ingénieure machine learning, ingénieur en intelligence artificielle, ingénieure en intelligence artificielle, ingénieur ia, machine learning engineer, ml engineer, chercheur en intelligence artificielle, chercheuse en intelligence artificielle, ingénieur deep learning, data scientist nlp, expert ia',
    terms:
      'apprentissage automatique, modélisation statistique, préparation des variables, plans d’expérience, analyse prédictive, validation des modèles, exploration de données, traitement du langage naturel, mise en production de modèles, inférence causale',
    tools: 'Python, scikit-learn, PyTorch, SQL',
    certifications: 'certification machine learning',
    summary: [
      '{title} dont les modèles partent de la décision à éclairer.',
      'Commence simple, mesure ce qu’apporte la complexité et accompagne la mise en production de modèles comme leur surveillance.',
    ],
    duties: [
      'Construction de modèles d’analyse prédictive pour [nombre] cas d’usage par an',
      'Cadrage du problème avec les métiers et choix d’une mesure de réussite',
      'Amélioration de [nombre] points de la précision par la préparation des variables',
      'Validation des modèles sur des données récentes, biais et dérive compris',
      'Exploration de données issues de [nombre] sources et restitution des limites observées',
      'Mise en production de modèles avec les ingénieurs data et suivi de leurs résultats',
      'Évaluation de [nombre] plans d’expérience par trimestre avec intervalle de confiance',
      'Explication des prédictions à un public non technique',
    ],
    pastDuties: [
      'Classement automatique de [nombre] messages par jour par traitement du langage naturel',
      'Comparaison d’approches d’apprentissage automatique et de règles simples',
      'Étiquetage de [nombre] exemples avec les experts du domaine',
      'Restitution d’études d’inférence causale aux directions concernées',
      'Reprise de [nombre] carnets d’analyse sous forme de code testé',
      'Présentation de lectures scientifiques lors de séances internes',
    ],
    letter: {
      opening:
        'Un modèle ne vaut que par la décision qu’il améliore, et j’aime en vérifier l’effet avec les personnes qui s’en servent.',
      achievement:
        'Chez [Employeur], j’ai mis en service [nombre] modèles et suivi leurs résultats avec les équipes métiers.',
    },
  },
  {
    id: 'data-engineer',
    title: 'Data engineer',
    aliases:
      'ingénieur data, ingénieure data, ingénieur de données, ingénieur big data, développeur big data, développeur etl, développeuse etl, architecte data, architecte de données, analytics engineer, ingénieur décisionnel, développeur bi, consultant data',
    terms:
      'pipelines de données, ETL, entrepôt de données, modélisation des données, traitement en flux, qualité des données, orchestration, optimisation des requêtes, gouvernance des données, plateformes cloud',
    tools: 'Airflow, dbt, Spark, Kafka',
    certifications: 'certification data cloud',
    summary: [
      '{title} au service de données fiables, tracées et disponibles à l’heure.',
      'Construit des pipelines de données testés, surveille la qualité des données à la source et documente l’entrepôt de données pour ses utilisateurs.',
    ],
    duties: [
      'Exploitation de [nombre] pipelines de données par jour avec reprise automatique sur erreur',
      'Modélisation des données en couches, du brut aux tables prêtes à l’usage',
      'Intégration de [nombre] sources par an dans l’entrepôt de données',
      'Mise en place de contrôles de qualité des données qui bloquent les chargements douteux',
      'Baisse de [nombre] % du coût des traitements par une optimisation des requêtes',
      'Orchestration sous Airflow avec dépendances explicites et alertes utiles',
      'Ingestion de [nombre] événements par minute par traitement en flux',
      'Tenue d’un catalogue à jour pour la gouvernance des données',
    ],
    pastDuties: [
      'Réécriture de [nombre] flux ETL anciens en transformations versionnées',
      'Accompagnement des analystes dans l’usage de tables communes',
      'Chargement de [nombre] fichiers partenaires par semaine avec contrôle de format',
      'Masquage des données personnelles en accord avec le RGPD',
      'Correction de [nombre] incidents de chargement par mois et analyse de leur origine',
      'Revue du code SQL et Python des collègues de l’équipe',
    ],
    letter: {
      opening:
        'On ne remarque la donnée que lorsqu’elle manque ou se trompe, aussi je construis des chaînes surveillées, sobres et faciles à reprendre.',
      achievement:
        'Chez [Employeur], j’ai exploité [nombre] pipelines par jour et réduit les retards de mise à disposition.',
    },
  },
  {
    id: 'frontend-developer',
    title: 'Développeur / Développeuse front-end',
    aliases:
      'développeur front-end, développeuse front-end, développeur frontend, développeur front, ingénieur front-end, ingénieur frontend, développeur web, développeuse web, intégrateur web, intégratrice web, développeur javascript, développeur typescript, développeur react, développeur angular, développeur vue.js, webmaster, développeur wordpress',
    terms:
      'intégration responsive, accessibilité web, bibliothèque de composants, gestion d’état, performance web, HTML sémantique, compatibilité des navigateurs, API REST, tests unitaires, design system',
    tools: 'React, TypeScript, CSS, Figma',
    certifications: 'certification Opquast',
    summary: [
      '{title} au service d’interfaces rapides, accessibles et agréables à maintenir.',
      'Dialogue avec le design, s’appuie sur une bibliothèque de composants et vérifie l’accessibilité web au clavier comme au lecteur d’écran.',
    ],
    duties: [
      'Développement d’interfaces consultées par [nombre] visiteurs par mois sous React et TypeScript',
      'Correction de l’accessibilité web selon le RGAA, contrastes et navigation au clavier compris',
      'Réduction de [nombre] % du temps d’affichage par un travail suivi sur la performance web',
      'Enrichissement d’une bibliothèque de composants documentée et testée',
      'Raccordement de [nombre] écrans à des API REST avec états de chargement et d’erreur',
      'Intégration responsive à partir de maquettes Figma, dialogue avec le design à l’appui',
      'Couverture de [nombre] composants par des tests unitaires et visuels',
      'Simplification de la gestion d’état et retrait du code mort',
    ],
    pastDuties: [
      'Intégration de [nombre] gabarits de pages en HTML sémantique',
      'Vérification de la compatibilité des navigateurs et des lecteurs d’écran',
      'Reprise de [nombre] formulaires avec messages d’erreur explicites',
      'Participation à la construction du design system de l’entreprise',
      'Traitement de [nombre] retours utilisateurs par mois sur l’affichage mobile',
      'Allègement des images et des polices chargées par le site',
    ],
    letter: {
      opening:
        'L’interface est la partie du logiciel que les gens touchent, et je tiens à ce qu’elle réponde vite et qu’elle soit utilisable par chacun.',
      achievement:
        'Chez [Employeur], j’ai livré [nombre] écrans par an et amélioré leur vitesse comme leur accessibilité.',
    },
  },
  {
    id: 'systems-administrator',
    title: 'Administrateur / Administratrice systèmes',
    aliases:
      'administrateur système, administrateur systèmes, administratrice systèmes, administrateur systèmes et réseaux, administratrice systèmes et réseaux, administrateur réseau, ingénieur systèmes, ingénieure systèmes, ingénieur système et réseau, ingénieur réseau, admin sys, sysadmin, administrateur linux, administrateur windows, administrateur infrastructure, responsable infrastructure',
    terms:
      'administration de serveurs, gestion des correctifs, virtualisation, sauvegarde et restauration, configuration réseau, gestion des habilitations, supervision, gestion du stockage, durcissement des systèmes, gestion des changements',
    tools: 'Windows Server, Linux, VMware, Centreon',
    certifications: 'certification Microsoft, certification Cisco',
    summary: [
      '{title} qui prépare chaque changement et tient la documentation à jour.',
      'Assure l’administration de serveurs, la gestion des correctifs et les sauvegardes, et prévient les utilisateurs avant qu’une intervention ne les gêne.',
    ],
    duties: [
      'Administration de [nombre] serveurs physiques et virtuels sous Windows et Linux',
      'Planification de la gestion des correctifs par lots, avec retour arrière préparé',
      'Virtualisation de [nombre] machines et répartition de la charge entre les hôtes',
      'Essais mensuels de sauvegarde et restauration sur un environnement isolé',
      'Ouverture et clôture de [nombre] comptes par mois selon la gestion des habilitations',
      'Durcissement des systèmes exposés et contrôle de leur configuration',
      'Suivi de [nombre] points de mesure dans la supervision avec seuils adaptés',
      'Présentation des interventions au comité de gestion des changements',
    ],
    pastDuties: [
      'Remplacement de [nombre] équipements de commutation hors des heures ouvrées',
      'Rédaction de procédures d’exploitation lisibles par l’équipe d’astreinte',
      'Migration de [nombre] boîtes aux lettres vers un service hébergé',
      'Extension de la gestion du stockage avant saturation des volumes',
      'Intervention sur [nombre] incidents par mois signalés par le support',
      'Câblage et étiquetage des baies lors du déménagement d’un site',
    ],
    letter: {
      opening:
        'Un système bien tenu se fait oublier, et j’y parviens par des changements préparés, des sauvegardes vérifiées et des notes que d’autres peuvent suivre.',
      achievement:
        'Chez [Employeur], j’ai administré [nombre] serveurs et planifié les mises à jour avec les utilisateurs.',
    },
  },
  {
    id: 'database-administrator',
    title: 'Administrateur / Administratrice de bases de données',
    aliases:
      'administrateur de base de données, administratrice de base de données, administrateur de bases de données, dba, dba oracle, dba sql server, dba postgresql, administrateur bdd, administrateur oracle, ingénieur bases de données, développeur sql, développeuse sql, développeur bases de données, architecte base de données',
    terms:
      'administration de bases de données, optimisation SQL, haute disponibilité, réplication, plan de sauvegarde, indexation, migration de données, sécurité des données, montées de version, gestion de l’espace disque',
    tools: 'Oracle, PostgreSQL, SQL Server, MySQL',
    certifications: 'certification Oracle',
    summary: [
      '{title} pour qui passent d’abord la disponibilité et l’intégrité des données.',
      'Pratique l’optimisation SQL à partir de mesures, éprouve chaque plan de sauvegarde par une restauration et prépare les montées de version avec les équipes applicatives.',
    ],
    duties: [
      'Administration de bases de données pour [nombre] applications de production',
      'Optimisation SQL des requêtes lentes à partir des plans d’exécution',
      'Réduction de [nombre] % des temps de traitement nocturnes grâce à l’indexation',
      'Mise en œuvre de la réplication et essais de bascule pour la haute disponibilité',
      'Préparation de [nombre] montées de version par an avec répétition sur copie',
      'Contrôle du plan de sauvegarde par des restaurations complètes',
      'Surveillance de [nombre] instances et anticipation de la gestion de l’espace disque',
      'Revue des droits et journalisation pour la sécurité des données',
    ],
    pastDuties: [
      'Migration de données de [nombre] applications vers PostgreSQL',
      'Appui aux développeurs sur la conception des schémas et des transactions',
      'Création de [nombre] environnements de test par trimestre avec données anonymisées',
      'Purge et archivage des tables historiques selon les durées légales',
      'Prise en compte de [nombre] demandes par semaine, des droits aux extractions',
      'Rédaction de procédures de reprise après sinistre',
    ],
    letter: {
      opening:
        'Les données d’une entreprise ne se reconstituent pas, aussi je préfère une restauration testée à une promesse, et une mesure à une impression.',
      achievement:
        'Chez [Employeur], j’ai administré [nombre] instances et tenu les objectifs de reprise lors de chaque exercice.',
    },
  },
  {
    id: 'scrum-master',
    title: 'Scrum master',
    aliases:
      'scrum-master, coach agile, coache agile, scrum coach, release train engineer, rte, facilitateur agile, facilitatrice agile, animateur scrum, agile master, chef de projet agile, cheffe de projet agile, agile delivery manager',
    terms:
      'planification de sprint, rétrospectives, coaching agile, levée des obstacles, affinage du backlog, facilitation, mesures de flux, Kanban, médiation, coordination entre équipes',
    tools: 'Jira, Confluence, Miro',
    certifications: 'certification PSM, certification SAFe',
    summary: [
      '{title} au service d’équipes autonomes qui livrent souvent et apprennent de chaque itération.',
      'Pratique une facilitation discrète, rend les obstacles visibles et s’appuie sur les mesures de flux plutôt que sur des impressions.',
    ],
    duties: [
      'Accompagnement de [nombre] équipes de développement dans leurs pratiques Scrum et Kanban',
      'Animation de rétrospectives qui débouchent sur une action suivie',
      'Levée des obstacles signalés en mêlée, soit [nombre] blocages par mois',
      'Soutien au product owner pour l’affinage du backlog et la définition du prêt',
      'Réduction de [nombre] jours du délai de livraison par la limitation des travaux en cours',
      'Préparation de la planification de sprint avec une capacité réaliste',
      'Publication de [nombre] mesures de flux par itération, expliquées à l’équipe',
      'Coaching agile des responsables sur la délégation et le cadre de décision',
    ],
    pastDuties: [
      'Organisation de [nombre] ateliers par trimestre pour la coordination entre équipes',
      'Médiation entre développeurs et métiers lors de désaccords sur la portée',
      'Formation de [nombre] collaborateurs par an aux bases de Scrum',
      'Simplification du tableau Jira et des règles de passage',
      'Facilitation de [nombre] revues de sprint avec de vrais utilisateurs',
      'Relais des dépendances auprès des autres trains de livraison',
    ],
    letter: {
      opening:
        'Une équipe progresse quand elle peut dire ce qui la freine, et mon travail consiste à créer ce cadre puis à faire avancer les réponses.',
      achievement: 'Chez [Employeur], j’ai accompagné [nombre] équipes et aidé chacune à livrer plus régulièrement.',
    },
  },
];
