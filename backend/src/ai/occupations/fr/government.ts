import type { IndustryOccupations } from '../occupation';

export const government: IndustryOccupations = {
  industry: 'Government',
  general: {
    id: 'public-service-professional',
    title: 'Agent / Agente du service public',
    aliases: '',
    terms:
      'accueil des usagers, instruction de dossiers, application de la réglementation, gestion administrative, rédaction de notes, tenue de registres, suivi budgétaire, secret professionnel, coordination interservices, réponses aux courriers',
    tools: 'suite bureautique, logiciel métier',
    certifications: 'concours de la fonction publique',
    summary: [
      '{title} au service des usagers, qui applique à tous les mêmes règles.',
      'Explique la décision autant que la procédure, tient les délais annoncés et protège les informations confiées par les usagers.',
    ],
    duties: [
      'Accueil des usagers, soit [nombre] personnes renseignées par jour',
      'Instruction de dossiers dans l’ordre d’arrivée et selon l’urgence',
      'Réponses aux courriers, soit [nombre] envois par semaine en langage clair',
      'Application de la réglementation et motivation écrite des refus',
      'Traitement de [nombre] demandes en ligne par jour',
      'Coordination interservices lors des situations complexes',
      'Rédaction de notes, soit [nombre] synthèses par mois pour la hiérarchie',
      'Respect du secret professionnel à chaque étape',
    ],
    pastDuties: [
      'Enregistrement de [nombre] actes par semaine et tenue de registres',
      'Numérisation des archives et contrôle de leur lisibilité',
      'Suivi budgétaire de [nombre] lignes de dépenses',
      'Préparation des réunions et rédaction des comptes rendus',
      'Orientation de [nombre] appels par jour vers le service compétent',
      'Mise à jour des formulaires et des pages d’information',
    ],
    letter: {
      opening:
        'Le service public m’attire parce qu’il s’adresse à tous, et j’aime rendre une règle compréhensible à celui qu’elle concerne.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai traité [nombre] dossiers par mois en respectant les délais et l’égalité entre les usagers.',
    },
  },
  occupations: [
    {
      id: 'policy-analyst',
      title: 'Chargé / Chargée de mission politiques publiques',
      aliases:
        'chargé de mission, chargée de mission, chargé d’études politiques publiques, chargée d’études politiques publiques, analyste de politiques publiques, conseiller politique, conseillère politique, collaborateur parlementaire, collaboratrice parlementaire, assistant parlementaire, assistante parlementaire, attaché d’administration, attachée d’administration, chargé de plaidoyer, chargée de plaidoyer, chargé d’affaires publiques, chargée d’affaires publiques, conseiller technique cabinet, rédacteur législatif, évaluateur de politiques publiques',
      terms:
        'analyse de politiques publiques, notes d’aide à la décision, concertation, études d’impact, veille législative, évaluation, rédaction de textes, analyse de données, benchmark international, suivi de réformes',
      tools: 'Légifrance, Excel',
      certifications: 'master de science politique',
      summary: [
        '{title} qui rédige des notes courtes et sourcées, prêtes à servir une décision.',
        'Mesure les effets attendus et les coûts, organise la concertation assez tôt et présente les objections sans les atténuer.',
      ],
      duties: [
        'Rédaction de [nombre] notes d’aide à la décision par mois pour la direction ou l’élu',
        'Conduite d’études d’impact avec hypothèses et sources publiées',
        'Animation de [nombre] réunions de concertation par an avec les acteurs concernés',
        'Veille législative et analyse des amendements',
        'Évaluation de [nombre] dispositifs par an, résultats et coûts comparés',
        'Rédaction de textes réglementaires et de leurs exposés des motifs',
        'Analyse de données portant sur [nombre] communes ou services',
        'Coordination des réponses demandées par les autres administrations',
      ],
      pastDuties: [
        'Préparation de [nombre] auditions et interventions publiques par trimestre',
        'Réalisation d’un benchmark international sur des pratiques comparables',
        'Réponse à [nombre] questions d’élus par mois',
        'Suivi de réformes et tableau des mesures d’application',
        'Dépouillement de [nombre] contributions citoyennes et synthèse par thème',
        'Rencontre d’acteurs de terrain et compte rendu fidèle',
      ],
      letter: {
        opening:
          'Une politique publique se juge à ses effets, et j’aime rassembler les faits qui permettent d’en débattre sereinement.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai rédigé [nombre] notes par an et accompagné les décisions jusqu’à leur application.',
      },
    },
    {
      id: 'administrative-officer',
      title: 'Adjoint administratif / Adjointe administrative',
      aliases:
        'adjoint administratif, adjointe administrative, adjoint administratif territorial, rédacteur territorial, rédactrice territoriale, fonctionnaire, agent administratif public, agent d’état civil, agente d’état civil, agent de mairie, agente de mairie, secrétaire de mairie, officier d’état civil, attaché territorial, attachée territoriale, agent public, contrôleur administratif, gestionnaire administratif territorial, agent d’accueil mairie, archiviste communal, dgs',
      terms:
        'accueil du public, état civil, titres d’identité, délibérations, régie de recettes, courrier administratif, archivage, élections, urbanisme courant, marchés publics',
      tools: 'logiciel d’état civil, Berger-Levrault',
      certifications: 'concours d’adjoint administratif',
      summary: [
        '{title} qui reçoit le public avec patience et rédige des actes exacts.',
        'Contrôle chaque pièce avant la délivrance, tient la régie de recettes au centime et prépare les délibérations dans les délais.',
      ],
      duties: [
        'Accueil du public au guichet, soit [nombre] usagers par jour',
        'Établissement des actes d’état civil et apposition des mentions',
        'Délivrance de [nombre] titres d’identité par semaine après contrôle des pièces',
        'Rédaction des délibérations et transmission au contrôle de légalité',
        'Tenue d’une régie de recettes, soit [nombre] encaissements par mois',
        'Traitement du courrier administratif et suivi des réponses',
        'Enregistrement de [nombre] demandes d’urbanisme courant par mois',
        'Organisation matérielle des élections et mise à jour des listes',
      ],
      pastDuties: [
        'Saisie de [nombre] bons de commande par mois et rapprochement des factures',
        'Archivage des dossiers selon le tableau de tri',
        'Inscription de [nombre] familles par an à la cantine et au périscolaire',
        'Publication des arrêtés et des avis',
        'Prise de [nombre] rendez-vous par semaine pour les permanences des élus',
        'Préparation de pièces pour les marchés publics',
      ],
      letter: {
        opening:
          'Derrière le guichet, on rencontre toutes les étapes de la vie, et j’aime y apporter de l’exactitude et un peu de chaleur.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai reçu [nombre] usagers par jour et tenu les registres avec exactitude.',
      },
    },
    {
      id: 'urban-planner',
      title: 'Urbaniste',
      aliases:
        'chargé d’urbanisme, chargée d’urbanisme, chargé d’études urbanisme, chargée d’études urbanisme, instructeur du droit des sols, instructrice du droit des sols, instructeur ads, responsable urbanisme, responsable du service urbanisme, chargé d’aménagement, chargée d’aménagement, chef de projet aménagement, cheffe de projet aménagement, chargé de planification, chargée de planification, chargé de mobilité, chargée de mobilité, aménageur, géomaticien, géomaticienne, chef de projet renouvellement urbain',
      terms:
        'planification urbaine, PLU, instruction des permis, concertation publique, aménagement du territoire, SIG, études urbaines, droit de l’urbanisme, mobilités, évaluation environnementale',
      tools: 'QGIS, AutoCAD',
      certifications: 'titre d’urbaniste OPQU',
      summary: [
        '{title} qui part de l’existant, des usages et du droit pour faire évoluer la ville.',
        'Traduit la planification urbaine en règles lisibles, prend la concertation publique au sérieux et appuie ses avis sur le terrain.',
      ],
      duties: [
        'Instruction des permis, soit [nombre] autorisations par an, et avis motivés',
        'Élaboration ou révision du PLU avec les élus et les services de l’État',
        'Animation de [nombre] réunions de concertation publique par an',
        'Production de cartes et d’analyses sous SIG',
        'Suivi de [nombre] opérations d’aménagement, de l’étude à la livraison',
        'Rédaction de cahiers des charges d’études urbaines et choix des équipes',
        'Conseil à [nombre] porteurs de projet par mois avant dépôt',
        'Prise en compte de l’évaluation environnementale dans les documents',
      ],
      pastDuties: [
        'Visite de [nombre] sites par mois et contrôle de conformité',
        'Veille en droit de l’urbanisme et note aux instructeurs',
        'Recensement de [nombre] logements vacants ou parcelles mutables',
        'Étude des mobilités autour d’un quartier de gare',
        'Réponse à [nombre] recours gracieux par an avec le service juridique',
        'Présentation des projets en commission municipale',
      ],
      letter: {
        opening:
          'La ville se fait avec ceux qui y vivent, et j’aime chercher la règle qui permet un bon projet sans fermer la discussion.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai instruit [nombre] dossiers par an et contribué à un document d’urbanisme compris des habitants.',
      },
    },
    {
      id: 'police-officer',
      title: 'Policier / Policière',
      aliases:
        'policier, policière, gardien de la paix, gardienne de la paix, agent de police, agente de police, policier municipal, policière municipale, gendarme, agent de police judiciaire, officier de police judiciaire, opj, enquêteur de police, enquêtrice de police, inspecteur de police, surveillant pénitentiaire, surveillante pénitentiaire, commissaire de police, lieutenant de police, garde champêtre, asvp, douanier, douanière',
      terms:
        'patrouille, interventions, procès-verbaux, police de proximité, sécurité routière, auditions, gestion des conflits, constatations, accueil des victimes, premiers secours',
      tools: 'radio, logiciel de procédure',
      certifications: 'habilitation OPJ, permis B',
      summary: [
        '{title} qui agit avec sang-froid et mesure, et rend compte par des écrits exacts.',
        'Privilégie la gestion des conflits par le dialogue, agit dans le cadre légal et accorde du temps à l’accueil des victimes.',
      ],
      duties: [
        'Patrouille à pied et en véhicule, soit [nombre] secteurs couverts par service',
        'Prise de contact avec habitants et commerçants en police de proximité',
        'Réalisation de [nombre] interventions par semaine, différends, vols et accidents',
        'Rédaction de procès-verbaux précis et chronologiques',
        'Conduite de [nombre] auditions par mois dans le respect des droits',
        'Accueil des victimes et information sur leurs démarches',
        'Organisation de [nombre] contrôles de sécurité routière par mois',
        'Constatations sur les lieux et protection des indices',
      ],
      pastDuties: [
        'Secours à [nombre] personnes par an en attente des pompiers',
        'Encadrement de manifestations sportives et culturelles',
        'Interventions auprès de [nombre] classes par an sur le harcèlement',
        'Régulation de la circulation lors d’accidents',
        'Formation de [nombre] adjoints par an aux gestes d’intervention',
        'Contrôle du véhicule, de la radio et des équipements',
      ],
      letter: {
        opening:
          'La confiance du public se gagne dans chaque contact, et je m’efforce d’être juste, clair dans mes explications et présent quand il le faut.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai assuré [nombre] interventions par mois et tenu des procédures complètes.',
      },
    },
    {
      id: 'eligibility-specialist',
      title: 'Gestionnaire de prestations sociales',
      aliases:
        'gestionnaire prestations sociales, technicien de prestations, technicienne de prestations, gestionnaire conseil allocataires, conseiller allocataires, conseillère allocataires, technicien conseil caf, liquidateur de prestations, liquidatrice de prestations, gestionnaire de droits, conseiller en accès aux droits, conseillère en accès aux droits, gestionnaire retraite, technicien retraite, conseiller de l’assurance maladie, conseillère de l’assurance maladie, conseiller france travail, conseillère france travail, gestionnaire d’indemnisation, instructeur rsa',
      terms:
        'étude des droits, liquidation de prestations, entretiens avec les allocataires, contrôle des pièces, notification des décisions, réglementation sociale, détection des fraudes, recours, lutte contre le non-recours, gestion des indus',
      tools: 'logiciel métier, portail usagers',
      certifications: '',
      summary: [
        '{title} qui étudie les droits dans leur ensemble et explique chaque décision.',
        'Vérifie avant de demander une pièce de plus, signale les droits oubliés et garde un ton égal dans les situations tendues.',
      ],
      duties: [
        'Étude des droits de [nombre] demandeurs par mois, pièces et situations comprises',
        'Tenue d’entretiens avec les allocataires sur rendez-vous et au téléphone',
        'Liquidation de prestations, soit [nombre] dossiers par semaine',
        'Notification des décisions dans des termes simples et avec les voies de recours',
        'Contrôle des pièces de [nombre] dossiers par mois tirés au sort',
        'Détection des fraudes à partir d’incohérences objectives',
        'Repérage de [nombre] situations de non-recours par trimestre',
        'Instruction des recours et préparation des commissions',
      ],
      pastDuties: [
        'Traitement de [nombre] changements de situation par jour',
        'Gestion des indus et proposition d’échéanciers',
        'Réponse à [nombre] messages par jour sur le portail',
        'Formation des nouveaux agents à la réglementation sociale',
        'Rappel de [nombre] usagers par semaine pour éviter une rupture de droits',
        'Échanges avec les travailleurs sociaux du secteur',
      ],
      letter: {
        opening:
          'Un droit n’existe vraiment que s’il est versé, et j’aime mener un dossier jusqu’au bout avec la personne.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai étudié [nombre] dossiers par mois dans les délais et avec des décisions motivées.',
      },
    },
    {
      id: 'firefighter',
      title: 'Sapeur-pompier / Sapeuse-pompière',
      aliases:
        'pompier, pompière, sapeur-pompier professionnel, sapeur-pompier volontaire, sapeuse-pompière volontaire, pompier de paris, marin-pompier, pompier d’aéroport, pompier d’entreprise, pompier industriel, sapeur pompier, sapeurs-pompiers, chef d’agrès, cheffe d’agrès, officier de sapeurs-pompiers, opérateur cta codis, pompier forestier, caporal de sapeurs-pompiers, secouriste sapeur-pompier',
      terms:
        'secours d’urgence aux personnes, lutte contre l’incendie, secours routier, opérations diverses, risques technologiques, prévention incendie, manœuvres, vérification du matériel, comptes rendus d’intervention, sauvetage',
      tools: 'appareil respiratoire isolant, VSAV, échelle aérienne',
      certifications: 'SUAP, permis C',
      summary: [
        '{title} qui s’appuie sur l’entraînement et sur la confiance entre équipiers.',
        'Intervient en secours d’urgence aux personnes comme en lutte contre l’incendie, contrôle son matériel et garde une parole calme auprès des victimes.',
      ],
      duties: [
        'Réalisation de [nombre] interventions par mois, secours, feux et accidents',
        'Secours d’urgence aux personnes en équipe de véhicule sanitaire',
        'Entraînement physique et manœuvres, soit [nombre] séances par mois',
        'Lutte contre l’incendie en binôme sous appareil respiratoire',
        'Désincarcération et secours routier, soit [nombre] sorties par an',
        'Vérification du matériel à la prise de garde et après usage',
        'Visite de [nombre] établissements par an en prévention incendie',
        'Rédaction de comptes rendus d’intervention précis',
      ],
      pastDuties: [
        'Formation de [nombre] volontaires et jeunes sapeurs-pompiers par an',
        'Reconnaissance de secteur, poteaux d’incendie et accès',
        'Participation à [nombre] opérations diverses par mois, inondations et chutes d’arbres',
        'Entretien des locaux, des lots de sauvetage et des tenues',
        'Information de [nombre] élèves par an sur les gestes qui sauvent',
        'Mise en sécurité lors d’incidents à risques technologiques',
      ],
      letter: {
        opening:
          'Ce métier repose sur la confiance entre équipiers, et elle se construit par l’entraînement, le matériel vérifié et la franchise après l’intervention.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai participé à [nombre] interventions par an et formé de nouveaux équipiers.',
      },
    },
  ],
};
