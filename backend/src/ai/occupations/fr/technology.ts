import type { IndustryOccupations } from '../occupation';
import { dataAndSystems } from './data-and-systems';

export const technology: IndustryOccupations = {
  industry: 'Technology',
  general: {
    id: 'technology-professional',
    title: 'Professionnel / Professionnelle du numérique',
    aliases: '',
    terms:
      'recueil des besoins, documentation technique, analyse d’incidents, analyse de données, méthodes agiles, recette, sécurité informatique, amélioration continue, support aux utilisateurs, gestion des priorités',
    tools: 'Jira, SQL, Excel',
    certifications: 'certification ITIL',
    summary: [
      '{title} qui préfère les solutions simples, documentées et faciles à maintenir.',
      'Relie le recueil des besoins, les tests et la documentation technique, et ne referme un incident qu’après en avoir trouvé la cause.',
    ],
    duties: [
      'Recueil des besoins auprès de [nombre] équipes et rédaction du périmètre validé',
      'Découpage du travail en étapes courtes selon les méthodes agiles',
      'Résolution de [nombre] incidents par mois par une analyse méthodique des causes',
      'Rédaction d’une documentation technique que les collègues retrouvent facilement',
      'Analyse de données en SQL pour [nombre] questions récurrentes des métiers',
      'Information des interlocuteurs sur l’avancement, les écarts et les étapes suivantes',
      'Organisation de la recette de [nombre] versions par an et signalement des risques connus',
      'Application des règles de sécurité informatique avant chaque mise en ligne',
    ],
    pastDuties: [
      'Support aux utilisateurs, soit [nombre] personnes aidées au téléphone, en ligne et sur site',
      'Saisie des demandes dans Jira et retour systématique aux demandeurs',
      'Nettoyage de [nombre] jeux de données et consignation des hypothèses retenues',
      'Proposition de mesures d’amélioration continue sur les problèmes fréquents',
      'Vérification de [nombre] correctifs avant livraison, avec des étapes reproductibles',
      'Création de guides illustrés pour l’arrivée de nouveaux collègues',
    ],
    letter: {
      opening:
        'J’aime comprendre ce dont les utilisateurs ont besoin, livrer par petites étapes et laisser une documentation utile à la personne suivante.',
      achievement: 'Chez [Employeur], j’ai résolu [nombre] incidents par mois et partagé les solutions avec l’équipe.',
    },
  },
  occupations: [
    {
      id: 'software-developer',
      title: 'Développeur / Développeuse logiciel',
      aliases:
        'développeur, développeuse, développeur logiciel, développeur informatique, ingénieur logiciel, ingénieure logiciel, ingénieur développement, ingénieur études et développement, développeur back-end, développeur backend, développeur full stack, développeur fullstack, développeur java, développeur python, développeur php, développeur .net, développeur mobile, développeur d’applications, analyste programmeur, programmeur, programmeuse, architecte logiciel, lead developer, développeur de jeux vidéo, software engineer',
      terms:
        'conception logicielle, revue de code, tests automatisés, API REST, intégration continue, gestion de versions, débogage, bases de données, optimisation des performances, méthodes agiles',
      tools: 'Git, SQL, Docker',
      certifications: 'certification développeur cloud',
      summary: [
        '{title} qui écrit un code simple, testé et facile à reprendre.',
        'Intervient de la conception logicielle au support en production, et fait des tests automatisés et de la revue de code une habitude quotidienne.',
      ],
      duties: [
        'Développement de fonctionnalités utilisées par [nombre] personnes, livrées par petites versions fréquentes',
        'Écriture de tests automatisés avec chaque évolution et correction rapide des tests instables',
        'Réduction de [nombre] % du temps de réponse par une optimisation des performances appuyée sur des mesures',
        'Revue de code bienveillante, sur des modifications assez courtes pour être bien relues',
        'Conception et documentation d’API REST pour [nombre] applications internes et partenaires',
        'Consignation des choix de conception logicielle avec les options écartées et leurs raisons',
        'Optimisation des bases de données pour ramener les pages les plus lentes sous [nombre] millisecondes',
        'Maintien de chaînes d’intégration continue rapides et stables',
      ],
      pastDuties: [
        'Correction de [nombre] anomalies par mois et ajout d’un test de non-régression à chaque fois',
        'Migration de services vers Docker afin d’aligner développement et production',
        'Livraison de [nombre] user stories par sprint avec les équipes design et support',
        'Clarification des règles de gestion de versions, des branches et des livraisons',
        'Remplacement de [nombre] étapes manuelles de mise en production par des scripts lisibles',
        'Participation aux astreintes, au débogage en production et aux comptes rendus d’incident',
      ],
      letter: {
        opening:
          'Je prends plaisir à construire des logiciels qui restent faciles à faire évoluer, grâce à une conception sobre, à des tests et à des relectures attentives.',
        achievement:
          'Chez [Employeur], j’ai livré [nombre] versions par an avec l’équipe et gardé une suite de tests rapide et fiable.',
      },
    },
    {
      id: 'data-analyst',
      title: 'Data analyst',
      aliases:
        'analyste de données, analyste data, analyste bi, business intelligence analyst, consultant bi, consultante bi, consultant décisionnel, analyste décisionnel, chargé d’études statistiques, chargée d’études statistiques, statisticien, statisticienne, analyste marketing, web analyste, product analyst, analyste reporting, dataviz',
      terms:
        'analyse de données, tableaux de bord, visualisation de données, nettoyage de données, statistiques, tests A/B, modélisation des données, automatisation du reporting, prévisions, recueil des besoins métiers',
      tools: 'SQL, Python, Power BI, Excel',
      certifications: 'certification Power BI',
      summary: [
        '{title} qui traduit une question métier en réponse claire et vérifiable.',
        'Soigne le nettoyage de données, choisit les statistiques adaptées et indique franchement les limites des chiffres présentés.',
      ],
      duties: [
        'Analyse de données en réponse à [nombre] questions métiers par mois, hypothèses affichées',
        'Harmonisation des définitions d’indicateurs et relecture des requêtes SQL',
        'Maintenance de [nombre] tableaux de bord et retrait de ceux qui ne servent plus',
        'Recueil des besoins métiers par entretien avant la construction de chaque rapport',
        'Conception et lecture de tests A/B pour [nombre] évolutions du produit par trimestre',
        'Documentation des sources et de la modélisation des données',
        'Automatisation du reporting en Python, soit [nombre] rapports hebdomadaires avec contrôles intégrés',
        'Présentation des résultats sous forme de visualisation de données commentée',
      ],
      pastDuties: [
        'Nettoyage de données sur [nombre] fichiers par mois avec journal des règles appliquées',
        'Rapprochement des rapports et des systèmes sources pour expliquer les écarts',
        'Construction de prévisions de vente pour [nombre] gammes de produits',
        'Création de graphiques Power BI pour les équipes commerciales',
        'Suppression de [nombre] heures de saisie par semaine grâce à des requêtes planifiées',
        'Initiation des collègues aux statistiques à partir de leurs propres cas',
      ],
      letter: {
        opening:
          'Je tire satisfaction d’un chiffre qui change une décision, à condition que sa source soit connue et que son calcul puisse être refait.',
        achievement:
          'Chez [Employeur], j’ai traité [nombre] questions métiers par mois et transformé les plus fréquentes en tableaux de bord partagés.',
      },
    },
    {
      id: 'it-support-specialist',
      title: 'Technicien / Technicienne support informatique',
      aliases:
        'technicien informatique, technicienne informatique, technicien support, technicien helpdesk, technicien help desk, technicien de maintenance informatique, technicien systèmes et réseaux, technicien réseau, technicien de proximité, technicien poste de travail, support informatique, helpdesk, hotliner, informaticien, informaticienne, assistant informatique, gestionnaire de parc informatique',
      terms:
        'assistance aux utilisateurs, diagnostic de pannes, gestion des tickets, déploiement de postes, gestion des comptes, prise en main à distance, gestion du parc informatique, base de connaissances, réseaux locaux, télédistribution de logiciels',
      tools: 'Windows, Active Directory, GLPI, Microsoft Intune',
      certifications: 'certification ITIL, certification Microsoft',
      summary: [
        '{title} dont l’assistance reste patiente et concrète, quel que soit le niveau de l’utilisateur.',
        'Procède par étapes dans le diagnostic de pannes et alimente la base de connaissances pour que la même question ne revienne pas.',
      ],
      duties: [
        'Résolution de [nombre] tickets par semaine au téléphone, par messagerie et en prise en main à distance',
        'Explication de chaque solution avec les mots de la personne assistée',
        'Déploiement de postes, soit [nombre] ordinateurs par mois chiffrés et sauvegardés',
        'Rédaction de fiches illustrées pour la base de connaissances',
        'Gestion des comptes de [nombre] salariés dans Active Directory, des arrivées aux départs',
        'Priorisation dans la gestion des tickets et information sur l’avancement',
        'Planification de la télédistribution de logiciels sur [nombre] machines par vagues successives',
        'Diagnostic de pannes sur les réseaux locaux avant transmission au niveau supérieur',
      ],
      pastDuties: [
        'Prise de [nombre] appels par jour avec enregistrement du problème et de sa solution',
        'Préparation des salles de réunion et assistance technique lors d’événements',
        'Mise à jour de la gestion du parc informatique pour [nombre] équipements',
        'Sensibilisation des nouveaux arrivants aux mots de passe et aux courriels frauduleux',
        'Réparation ou remplacement de [nombre] ordinateurs par mois avec effacement sécurisé des disques',
        'Remontée des pannes récurrentes à l’équipe systèmes, exemples à l’appui',
      ],
      letter: {
        opening:
          'J’apprécie le moment où un utilisateur bloqué peut reprendre son travail, et je veille à ce que la solution soit notée pour la fois suivante.',
        achievement:
          'Chez [Employeur], j’ai résolu [nombre] tickets par semaine et documenté les solutions pour l’équipe et les utilisateurs.',
      },
    },
    {
      id: 'devops-engineer',
      title: 'Ingénieur / Ingénieure DevOps',
      aliases:
        'ingénieur devops, ingénieure devops, devops, sre, site reliability engineer, ingénieur cloud, ingénieure cloud, ingénieur plateforme, platform engineer, ingénieur infrastructure, ingénieur de production, architecte cloud, consultant devops, ingénieur devsecops',
      terms:
        'déploiement continu, infrastructure as code, supervision, gestion des incidents, conteneurs, plateformes cloud, automatisation, dimensionnement des ressources, gestion des accès, sauvegarde et restauration',
      tools: 'Linux, Kubernetes, Terraform, GitLab CI',
      certifications: 'certification Kubernetes, certification cloud',
      summary: [
        '{title} au service de plateformes fiables, automatisées et mesurées.',
        'Rend le déploiement continu prévisible, limite la supervision aux alertes utiles et garde un cadre calme lors de la gestion des incidents.',
      ],
      duties: [
        'Exploitation du déploiement continu de [nombre] services avec un retour arrière simple et testé',
        'Description des environnements en infrastructure as code, chaque changement étant relu',
        'Baisse de [nombre] % des fausses alertes par un réglage de la supervision sur l’effet réel',
        'Pilotage de la gestion des incidents et bilans sans recherche de coupable',
        'Administration de [nombre] conteneurs sur Kubernetes avec limites et contrôles de santé',
        'Exercices réguliers de sauvegarde et restauration sur des données de production',
        'Économie de [nombre] % sur la facture mensuelle par le dimensionnement des ressources',
        'Révision trimestrielle de la gestion des accès selon le moindre privilège',
      ],
      pastDuties: [
        'Maintenance de [nombre] serveurs Linux avec un calendrier de correctifs',
        'Écriture de scripts Bash pour l’automatisation de tâches répétitives',
        'Transfert de [nombre] applications vers des plateformes cloud avec une interruption limitée',
        'Mise à jour des schémas de réseau et des procédures d’astreinte',
        'Supervision de [nombre] systèmes avec une fiche réflexe par alerte',
        'Accompagnement des développeurs dans l’écriture de leurs pipelines GitLab',
      ],
      letter: {
        opening:
          'Une mise en production réussie est une mise en production dont personne ne parle, et c’est ce que je cherche par l’automatisation et des restaurations testées.',
        achievement:
          'Chez [Employeur], j’ai exploité [nombre] services, testé régulièrement les restaurations et fait des livraisons une routine.',
      },
    },
    {
      id: 'qa-engineer',
      title: 'Ingénieur / Ingénieure QA',
      aliases:
        'testeur, testeuse, testeur logiciel, testeuse logiciel, ingénieur test, ingénieure test, ingénieur qa, ingénieur qualité logicielle, ingénieur tests et validation, qa, qa analyst, testeur fonctionnel, automaticien de tests, ingénieur automatisation des tests, analyste de tests, test manager, chargé de recette, chargée de recette',
      terms:
        'stratégie de test, tests automatisés, tests de non-régression, tests exploratoires, rapports d’anomalies, tests d’API, cas de test, critères d’acceptation, recette fonctionnelle, campagnes de test',
      tools: 'Playwright, Jira, Xray, SQL',
      certifications: 'certification ISTQB',
      summary: [
        '{title} qui fonde ses tests sur le risque et sur un dialogue constructif avec l’équipe.',
        'Contribue à la stratégie de test dès le cadrage, garde des tests automatisés rapides et explore à la main ce que les scripts ne voient pas.',
      ],
      duties: [
        'Exécution des tests de non-régression de [nombre] versions par mois en commençant par les risques forts',
        'Définition des critères d’acceptation avec le product owner avant le développement',
        'Maintenance de [nombre] tests automatisés sous Playwright et suppression des obsolètes',
        'Rédaction de rapports d’anomalies avec étapes, résultat attendu et captures',
        'Couverture de [nombre] points d’entrée par des tests d’API, saisies invalides comprises',
        'Conduite de sessions de tests exploratoires avec un objectif et des notes partagées',
        'Réduction de [nombre] % de la durée des campagnes de test à couverture égale',
        'Avis motivé sur la mise en production, zones non testées incluses',
      ],
      pastDuties: [
        'Déroulement de [nombre] cas de test par semaine avec résultats tenus à jour',
        'Constitution de jeux de données réduits pour des essais reproductibles',
        'Suivi de [nombre] défauts par mois, du signalement à la livraison',
        'Préparation de la recette fonctionnelle avec les utilisateurs clés',
        'Conversion de [nombre] vérifications manuelles en scripts de contrôle',
        'Observation d’utilisateurs en situation et relevé de leurs hésitations',
      ],
      letter: {
        opening:
          'Poser tôt les bonnes questions évite bien des retours en arrière, et j’aime donner à l’équipe une vision franche de ce qui est sûr et de ce qui ne l’est pas.',
        achievement:
          'Chez [Employeur], j’ai testé [nombre] versions par an et travaillé avec les développeurs pour trouver les défauts plus tôt.',
      },
    },
    {
      id: 'product-manager',
      title: 'Product manager',
      aliases:
        'chef de produit digital, cheffe de produit digital, chef de produit numérique, product owner, po, pm, responsable produit, directeur produit, directrice produit, head of product, chef de produit technique, chef de produit web, product owner senior',
      terms:
        'stratégie produit, feuille de route, recherche utilisateur, gestion du backlog, indicateurs produit, user stories, priorisation, lancement de produit, parties prenantes, étude de marché',
      tools: 'Jira, Figma, Amplitude',
      certifications: 'certification PSPO',
      summary: [
        '{title} qui concentre l’équipe sur les problèmes qui comptent pour les utilisateurs.',
        'Relie la stratégie produit, la recherche utilisateur et les indicateurs produit, puis explique les arbitrages de la feuille de route sans jargon.',
      ],
      duties: [
        'Pilotage de la feuille de route d’un produit utilisé par [nombre] personnes, arbitrages consignés',
        'Conduite de la recherche utilisateur et partage des enseignements avec toute l’équipe',
        'Hausse de [nombre] % de l’activation par de petites expérimentations menées avec le design',
        'Rédaction de user stories qui décrivent le problème avant la solution',
        'Coordination de [nombre] mises sur le marché par an avec la vente, le support et la communication',
        'Entretien d’une gestion du backlog resserrée, demandes périmées retirées',
        'Suivi de [nombre] indicateurs produit et ajustement des décisions en conséquence',
        'Association des parties prenantes à la priorisation dès le cadrage',
      ],
      pastDuties: [
        'Entretiens avec [nombre] clients par trimestre pour comprendre leurs usages',
        'Animation des démonstrations de fin d’itération et collecte des réactions',
        'Comparaison de [nombre] offres concurrentes dans le cadre d’une étude de marché',
        'Préparation du lancement de produit avec une aide en ligne et un argumentaire',
        'Réponse à [nombre] demandes du support par mois et regroupement par thème',
        'Cartographie des parcours avec les équipes design et technique',
      ],
      letter: {
        opening:
          'Un bon produit commence par un problème bien compris, et j’aime amener une équipe à dire non à ce qui ne le résout pas.',
        achievement:
          'Chez [Employeur], j’ai piloté un produit utilisé par [nombre] personnes et mené les arbitrages avec les équipes concernées.',
      },
    },
    {
      id: 'cybersecurity-analyst',
      title: 'Analyste cybersécurité',
      aliases:
        'analyste soc, analyste en cybersécurité, ingénieur cybersécurité, ingénieure cybersécurité, consultant cybersécurité, consultante cybersécurité, analyste sécurité informatique, ingénieur sécurité, expert cybersécurité, rssi, pentester, auditeur sécurité, responsable sécurité informatique, analyste cert',
      terms:
        'détection des menaces, réponse à incident, gestion des vulnérabilités, analyse de journaux, analyse de risques, gestion des accès, sensibilisation des utilisateurs, sécurité réseau, politiques de sécurité, hameçonnage',
      tools: 'SIEM, EDR, Wireshark',
      certifications: 'CISSP, certification EBIOS Risk Manager',
      summary: [
        '{title} à la démarche méthodique, de la détection des menaces au retour d’expérience.',
        'Trie les alertes selon leur gravité réelle, documente chaque réponse à incident et rend les politiques de sécurité compréhensibles par tous.',
      ],
      duties: [
        'Traitement de [nombre] alertes par semaine dans le SIEM et qualification selon la gravité',
        'Conduite de la réponse à incident avec préservation des preuves et chronologie',
        'Gestion des vulnérabilités sur [nombre] actifs et suivi des correctifs avec l’exploitation',
        'Affinage des règles de détection des menaces à partir des faux positifs',
        'Sensibilisation des utilisateurs à l’hameçonnage, soit [nombre] campagnes simulées par an',
        'Actualisation des politiques de sécurité avec les équipes qui les appliquent',
        'Examen de [nombre] comptes à privilèges par trimestre dans la gestion des accès',
        'Analyse de risques préalable à l’ouverture de nouveaux services',
      ],
      pastDuties: [
        'Analyse de journaux provenant de [nombre] serveurs et équipements',
        'Isolement de postes compromis et appui à leur remise en état',
        'Étude de [nombre] courriels suspects par semaine et réponse aux déclarants',
        'Contrôle des règles de filtrage et de la sécurité réseau',
        'Tests d’intrusion sur [nombre] applications par an avec plan de remédiation',
        'Veille sur les avis du CERT et diffusion aux équipes concernées',
      ],
      letter: {
        opening:
          'La sécurité avance quand elle aide les gens à travailler, c’est pourquoi j’associe une analyse rigoureuse à des consignes que chacun peut suivre.',
        achievement:
          'Chez [Employeur], j’ai qualifié [nombre] alertes par semaine et renforcé les défenses à partir des incidents traités.',
      },
    },
    ...dataAndSystems,
  ],
};
