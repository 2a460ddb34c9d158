import type { IndustryOccupations } from '../occupation';

export const engineering: IndustryOccupations = {
  industry: 'Engineering',
  general: {
    id: 'engineering-professional',
    title: 'Professionnel / Professionnelle de l’ingénierie',
    aliases: '',
    terms:
      'plans techniques, analyse fonctionnelle, essais, documentation technique, coordination de projet, analyse des causes, normes de sécurité, revues de conception, relations fournisseurs, exploitation de données',
    tools: 'Excel, AutoCAD',
    certifications: 'habilitation électrique',
    summary: [
      '{title} à l’aise avec toutes les étapes d’un projet technique, de l’analyse fonctionnelle aux essais.',
      'Vérifie les hypothèses par la mesure, rédige une documentation technique exploitable et signale tôt ce qui menace le délai ou la sécurité.',
    ],
    duties: [
      'Analyse fonctionnelle de [nombre] équipements par an avec les utilisateurs',
      'Vérification de plans techniques avant diffusion à l’atelier',
      'Conduite de [nombre] essais par mois et rédaction des comptes rendus',
      'Coordination de projet entre études, achats et production',
      'Analyse des causes de [nombre] défaillances par trimestre et suivi des actions',
      'Contribution aux revues de conception avec des points étayés',
      'Relations fournisseurs pour [nombre] composants, de la consultation à la réception',
      'Prise en compte des normes de sécurité dès l’avant-projet',
    ],
    pastDuties: [
      'Relevé de [nombre] cotes et mesures par semaine sur site',
      'Mise à jour de la documentation technique après modification',
      'Exploitation de données issues de [nombre] capteurs pour repérer les dérives',
      'Préparation des dossiers remis aux organismes de contrôle',
      'Comparaison de [nombre] devis techniques par an selon une grille commune',
      'Assistance au montage et aux premiers réglages',
    ],
    letter: {
      opening:
        'J’aime résoudre un problème technique en revenant aux faits, avec un essai bien posé et des notes que d’autres pourront reprendre.',
      achievement: 'Chez [Employeur], j’ai suivi [nombre] projets techniques et documenté chaque décision importante.',
    },
  },
  occupations: [
    {
      id: 'mechanical-engineer',
      title: 'Ingénieur mécanique / Ingénieure mécanique',
      aliases:
        'ingénieur mécanique, ingénieure mécanique, ingénieur mécanicien, ingénieur bureau d’études mécanique, ingénieur conception mécanique, ingénieur calcul, ingénieure calcul, ingénieur aéronautique, ingénieur automobile, ingénieur r&d mécanique, ingénieur produit, ingénieur thermicien, ingénieur en mécanique, ingénieur structure mécanique, ingénieur matériaux',
      terms:
        'conception mécanique, CAO, calcul par éléments finis, cotation fonctionnelle, prototypage, choix des matériaux, chaînes de cotes, industrialisation, cahier des charges, rapports d’essais',
      tools: 'CATIA, SolidWorks, Ansys',
      certifications: 'diplôme d’ingénieur',
      summary: [
        '{title} qui pense la conception mécanique en vue de la fabrication et de la maintenance.',
        'Passe du cahier des charges au prototype par des calculs vérifiés, une cotation fonctionnelle claire et un dialogue suivi avec l’atelier.',
      ],
      duties: [
        'Conception mécanique de [nombre] sous-ensembles par an, du croquis à la présérie',
        'Dimensionnement par calcul par éléments finis et recoupement à la main',
        'Allègement de [nombre] % de la masse d’une structure à résistance égale',
        'Choix des matériaux et des traitements avec les fournisseurs',
        'Édition de [nombre] plans par mois avec cotation fonctionnelle et tolérances',
        'Animation de revues de conception avec les méthodes et la qualité',
        'Validation de [nombre] prototypes par an au banc, en fatigue et en vibration',
        'Rédaction de rapports d’essais avec recommandations de reprise',
      ],
      pastDuties: [
        'Modélisation en CAO de [nombre] pièces de tôlerie et d’usinage par mois',
        'Calcul de chaînes de cotes sur des assemblages serrés',
        'Réduction de [nombre] % du nombre de pièces d’un mécanisme',
        'Préparation de l’industrialisation avec les ateliers et les sous-traitants',
        'Traitement de [nombre] demandes de modification par trimestre',
        'Relecture du cahier des charges avec le client interne',
      ],
      letter: {
        opening:
          'Une pièce réussie est simple à fabriquer et à remplacer, et j’aime y parvenir en discutant tôt avec ceux qui la monteront.',
        achievement: 'Chez [Employeur], j’ai conçu [nombre] sous-ensembles par an et suivi leur mise en fabrication.',
      },
    },
    {
      id: 'electrical-engineer',
      title: 'Ingénieur électricien / Ingénieure électricienne',
      aliases:
        'ingénieur électricien, ingénieure électricienne, ingénieur électrique, ingénieur en électricité, ingénieur électronique, ingénieure électronique, ingénieur électronicien, ingénieur électrotechnicien, ingénieur automaticien, ingénieure automaticienne, ingénieur automatisme, ingénieur hardware, ingénieur énergie, ingénieur systèmes embarqués, ingénieur contrôle commande, chargé d’études électricité, chargée d’études électricité',
      terms:
        'schémas électriques, conception de cartes, distribution électrique, automatismes industriels, mise en service, notes de calcul, sécurité électrique, compatibilité électromagnétique, appareillage basse tension, analyse de défauts',
      tools: 'SEE Electrical, Altium Designer, TIA Portal',
      certifications: 'habilitation électrique, diplôme d’ingénieur',
      summary: [
        '{title} qui conçoit des installations sûres, documentées et faciles à dépanner.',
        'Établit schémas électriques et notes de calcul, prépare la mise en service par des essais progressifs et recherche la cause de chaque déclenchement.',
      ],
      duties: [
        'Étude de [nombre] armoires par an, du bilan de puissance aux schémas électriques',
        'Rédaction de notes de calcul pour les câbles et les protections',
        'Conception de cartes pour [nombre] produits par an, du schéma au routage',
        'Programmation d’automatismes industriels et simulation avant intervention',
        'Mise en service de [nombre] installations par an avec fiches d’essais signées',
        'Contrôle de la sécurité électrique selon les normes en vigueur',
        'Baisse de [nombre] % des arrêts par une analyse de défauts systématique',
        'Consultation des fabricants et choix de l’appareillage basse tension',
      ],
      pastDuties: [
        'Essais de compatibilité électromagnétique sur [nombre] prototypes par an',
        'Relevé des installations existantes avant rénovation',
        'Modification de [nombre] programmes d’automate à la demande de la production',
        'Mise à jour des dossiers de récolement après travaux',
        'Assistance téléphonique auprès de [nombre] sites équipés',
        'Étude de variantes de distribution électrique et chiffrage des options',
      ],
      letter: {
        opening:
          'L’électricité ne pardonne pas l’à-peu-près, et je trouve du plaisir dans un schéma lisible, un calcul vérifié et une mise sous tension sans surprise.',
        achievement:
          'Chez [Employeur], j’ai étudié et mis en service [nombre] installations par an avec les équipes de chantier.',
      },
    },
    {
      id: 'civil-engineer',
      title: 'Ingénieur en génie civil / Ingénieure en génie civil',
      aliases:
        'ingénieur génie civil, ingénieure génie civil, ingénieur civil, ingénieur structure, ingénieure structure, ingénieur travaux publics, ingénieur btp, ingénieur béton, ingénieur vrd, ingénieur géotechnicien, ingénieure géotechnicienne, ingénieur hydraulique, ingénieur ouvrages d’art, chargé d’études structure, chargée d’études structure, projeteur vrd',
      terms:
        'calcul de structures, béton armé, plans d’exécution, suivi de chantier, VRD, Eurocodes, métrés, dossiers de consultation, études géotechniques, assainissement',
      tools: 'Robot Structural Analysis, AutoCAD, Covadis',
      certifications: 'diplôme d’ingénieur, AIPR',
      summary: [
        '{title} au service d’ouvrages sûrs, économes en matière et réalisables dans le phasage prévu.',
        'Conduit le calcul de structures selon les Eurocodes, vérifie les plans d’exécution et se rend sur place dès que le terrain contredit l’étude.',
      ],
      duties: [
        'Calcul de structures en béton armé et en acier pour [nombre] ouvrages par an',
        'Vérification des plans d’exécution et levée des réserves du bureau de contrôle',
        'Chiffrage de [nombre] variantes par projet à partir de métrés détaillés',
        'Interprétation des études géotechniques et choix du mode de fondation',
        'Suivi de chantier sur [nombre] opérations, réunions et réceptions comprises',
        'Conception de réseaux VRD et d’assainissement avec les concessionnaires',
        'Économie de [nombre] % de béton grâce à une descente de charges affinée',
        'Constitution de dossiers de consultation et analyse des offres',
      ],
      pastDuties: [
        'Inspection de [nombre] ouvrages d’art par an et classement des désordres',
        'Dessin de coffrages et de ferraillages avec les projeteurs',
        'Contrôle de [nombre] bétonnages par mois, éprouvettes et cures suivies',
        'Implantation et levés topographiques en début de travaux',
        'Réponse à [nombre] questions d’entreprises par semaine pendant l’exécution',
        'Application des Eurocodes sur des bâtiments existants à renforcer',
      ],
      letter: {
        opening:
          'Le génie civil me plaît quand le calcul rencontre le terrain, et je préfère aller voir une fouille plutôt que de supposer ce qu’elle contient.',
        achievement:
          'Chez [Employeur], j’ai étudié [nombre] ouvrages par an et suivi leur exécution jusqu’à la réception.',
      },
    },
    {
      id: 'process-engineer',
      title: 'Ingénieur procédés / Ingénieure procédés',
      aliases:
        'ingénieur procédés, ingénieure procédés, ingénieur process, ingénieure process, ingénieur méthodes, ingénieure méthodes, ingénieur industrialisation, ingénieur de production, ingénieure de production, ingénieur amélioration continue, ingénieur lean, responsable amélioration continue, ingénieur industriel, technicien méthodes, technicien procédés, responsable méthodes, lean manager',
      terms:
        'optimisation des procédés, maîtrise statistique des procédés, lean manufacturing, gammes de fabrication, plans d’expériences, amélioration du rendement, analyse des causes racines, montée en cadence, sécurité des procédés, chronométrage',
      tools: 'Minitab, Excel, SAP',
      certifications: 'Green Belt',
      summary: [
        '{title} qui optimise les procédés au pied des machines et confirme le gain par les chiffres.',
        'Combine lean manufacturing, plans d’expériences et écoute des opérateurs, puis fige le progrès dans des gammes de fabrication à jour.',
      ],
      duties: [
        'Amélioration du rendement de [nombre] lignes par l’étude des pertes et des arrêts courts',
        'Réalisation de plans d’expériences pour régler les paramètres sensibles',
        'Réduction de [nombre] % des rebuts après une analyse des causes racines',
        'Écriture de gammes de fabrication et de modes opératoires illustrés',
        'Animation de [nombre] chantiers de lean manufacturing par an avec les opérateurs',
        'Mise sous contrôle des cotes critiques par la maîtrise statistique des procédés',
        'Montée en cadence de [nombre] produits par an, de la présérie au rythme nominal',
        'Analyse de la sécurité des procédés avant toute modification',
      ],
      pastDuties: [
        'Chronométrage de [nombre] postes par trimestre et équilibrage de la ligne',
        'Spécification d’outillages et réception chez le constructeur',
        'Raccourcissement de [nombre] minutes du temps de changement de série',
        'Formation des équipes à la lecture des cartes de contrôle',
        'Chiffrage de [nombre] projets d’investissement par an avec temps de retour',
        'Implantation d’un atelier à partir d’une étude de flux',
      ],
      letter: {
        opening:
          'Je crois aux progrès obtenus avec les opérateurs, mesurés avant et après, et tenus dans la durée par des standards simples.',
        achievement:
          'Chez [Employeur], j’ai amélioré [nombre] lignes et stabilisé leurs résultats avec les équipes de production.',
      },
    },
    {
      id: 'quality-engineer',
      title: 'Ingénieur qualité / Ingénieure qualité',
      aliases:
        'ingénieur qualité, ingénieure qualité, responsable qualité, responsable assurance qualité, ingénieur assurance qualité, ingénieur qualité fournisseurs, ingénieur qualité production, ingénieur qualité projet, ingénieur validation, qualiticien, qualiticienne, animateur qualité, animatrice qualité, responsable qse, responsable qhse, ingénieur qhse, directeur qualité, directrice qualité, auditeur qualité, chargé d’assurance qualité, chargée d’assurance qualité',
      terms:
        'management de la qualité, AMDEC, actions correctives, audits internes, plans de surveillance, qualité fournisseurs, traitement des réclamations, méthodes statistiques, capabilité, validation de procédés',
      tools: 'Minitab, SAP QM',
      certifications: 'ISO 9001, Green Belt',
      summary: [
        '{title} qui construit la qualité en amont plutôt que de la contrôler en fin de ligne.',
        'Anime AMDEC et audits internes sans formalisme inutile, traite les réclamations sur le fond et vérifie dans le temps l’effet des actions correctives.',
      ],
      duties: [
        'Traitement des réclamations de [nombre] clients par mois, de la sécurisation au plan d’action',
        'Animation d’AMDEC produit et procédé avec les métiers concernés',
        'Réalisation de [nombre] audits internes par an et suivi des écarts jusqu’à leur clôture',
        'Définition de plans de surveillance proportionnés aux risques',
        'Baisse de [nombre] % du taux de non-conformité par le tri, puis par la suppression de la cause',
        'Évaluation de la qualité fournisseurs et visites sur site',
        'Étude de capabilité sur [nombre] caractéristiques par trimestre',
        'Préparation des revues de direction du management de la qualité',
      ],
      pastDuties: [
        'Qualification de [nombre] articles types par an selon le dossier client',
        'Vérification de l’efficacité des actions correctives après quelques mois',
        'Formation de [nombre] opérateurs par an à l’autocontrôle',
        'Analyse de répétabilité des moyens de mesure',
        'Gestion de [nombre] dérogations par mois avec le bureau d’études',
        'Rédaction de protocoles de validation de procédés',
      ],
      letter: {
        opening:
          'La qualité avance quand on revient à la cause, sans chercher un coupable, et quand le terrain voit l’intérêt du contrôle demandé.',
        achievement: 'Chez [Employeur], j’ai traité [nombre] réclamations par an et réduit celles qui se répétaient.',
      },
    },
    {
      id: 'chemical-engineer',
      title: 'Ingénieur chimiste / Ingénieure chimiste',
      aliases:
        'ingénieur chimiste, ingénieure chimiste, ingénieur chimie, ingénieur génie chimique, ingénieur génie des procédés, ingénieure génie des procédés, ingénieur pétrochimie, ingénieur formulation, ingénieur développement procédés chimiques, ingénieur sécurité des procédés, ingénieur pétrolier, ingénieur polymères, chimiste, ingénieur r&d chimie, ingénieur environnement',
      terms:
        'simulation de procédés, bilans matière et énergie, sécurité des procédés, HAZOP, essais pilotes, changement d’échelle, génie de la réaction, distillation, schémas PID, réduction des effluents',
      tools: 'Aspen Plus, MATLAB',
      certifications: 'diplôme d’ingénieur, formation Atex',
      summary: [
        '{title} qui développe des procédés sobres, sûrs et transposables à l’échelle industrielle.',
        'Relie simulation de procédés, essais pilotes et retour des exploitants, et traite la sécurité des procédés dès la première ébauche.',
      ],
      duties: [
        'Simulation de procédés pour [nombre] unités par an et comparaison aux relevés d’usine',
        'Établissement de bilans matière et énergie et repérage des pertes',
        'Conduite de [nombre] essais pilotes par trimestre avec protocole et rapport',
        'Participation aux analyses HAZOP et suivi des mesures retenues',
        'Réduction de [nombre] % de la consommation de vapeur d’une colonne de distillation',
        'Mise à jour de schémas PID avec l’instrumentation et la maintenance',
        'Changement d’échelle de [nombre] synthèses par an, du laboratoire à l’atelier',
        'Rédaction de consignes de démarrage, d’arrêt et de repli',
      ],
      pastDuties: [
        'Suivi de [nombre] paramètres de réaction par lot et analyse des dérives',
        'Étude de la réduction des effluents par recyclage du solvant',
        'Prélèvement et analyse de [nombre] échantillons par semaine pendant les campagnes',
        'Dimensionnement d’échangeurs, de pompes et de cuves',
        'Sélection de [nombre] catalyseurs après comparaison de leur tenue',
        'Constitution du dossier réglementaire des substances',
      ],
      letter: {
        opening:
          'Le passage du ballon au réacteur m’intéresse particulièrement, car c’est là que se révèlent les questions de chaleur, de mélange et de sécurité.',
        achievement:
          'Chez [Employeur], j’ai conduit [nombre] campagnes d’essais et préparé leur transposition avec l’exploitation.',
      },
    },
    {
      id: 'cad-designer',
      title: 'Dessinateur-projeteur / Dessinatrice-projeteuse',
      aliases:
        'dessinateur projeteur, dessinatrice projeteuse, dessinateur, dessinatrice, dessinateur industriel, dessinatrice industrielle, dessinateur cao, dessinatrice cao, dessinateur dao, projeteur, projeteuse, projeteur mécanique, concepteur cao, conceptrice cao, dessinateur en mécanique, dessinateur d’études, technicien bureau d’études, technicienne bureau d’études, modeleur 3d, dessinateur bim, projeteur bim',
      terms:
        'plans de détail, modélisation volumique, mises en plan, tolérancement, tôlerie, nomenclatures, gestion des révisions, plans d’ensemble, normes de dessin, plans d’implantation',
      tools: 'SolidWorks, AutoCAD, Inventor',
      certifications: 'BTS conception des produits industriels',
      summary: [
        '{title} dont les plans sont clairs et cotés pour celui qui fabrique.',
        'Maîtrise la modélisation volumique et la gestion des révisions, relève sur place ce qui manque et signale les incohérences avant l’atelier.',
      ],
      duties: [
        'Réalisation de [nombre] plans de détail par semaine à partir de croquis et de relevés',
        'Modélisation volumique d’ensembles soudés, usinés et de tôlerie',
        'Établissement de nomenclatures de [nombre] lignes et contrôle des références',
        'Application des normes de dessin et de la charte du bureau d’études',
        'Intégration de [nombre] modifications par mois avec gestion des révisions',
        'Recherche d’interférences dans les plans d’ensemble avant diffusion',
        'Mise à plat de [nombre] pièces pliées par semaine pour la découpe laser',
        'Échanges avec l’atelier sur le tolérancement et les accès d’outils',
      ],
      pastDuties: [
        'Relevé de [nombre] machines existantes et restitution à l’échelle',
        'Création d’une bibliothèque de composants standards',
        'Reprise de [nombre] plans papier par mois en fichiers numériques',
        'Élaboration de plans d’implantation pour un déménagement de ligne',
        'Préparation de [nombre] dossiers de fabrication par trimestre',
        'Illustration de notices de montage en vues éclatées',
      ],
      letter: {
        opening:
          'J’aime qu’un plan se lise sans téléphone, avec la bonne vue, la bonne cote et la tolérance qui compte.',
        achievement: 'Chez [Employeur], j’ai produit [nombre] plans par mois et limité les retours de l’atelier.',
      },
    },
  ],
};
