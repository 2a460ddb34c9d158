import type { IndustryOccupations } from '../occupation';

export const finance: IndustryOccupations = {
  industry: 'Finance',
  general: {
    id: 'finance-professional',
    title: 'Professionnel / Professionnelle de la finance',
    aliases: '',
    terms:
      'reporting financier, rapprochements, suivi budgétaire, analyse de données, contrôle interne, conformité réglementaire, relation client, maîtrise des risques, clôtures mensuelles, documentation des procédures',
    tools: 'Excel, SAP',
    certifications: 'certification AMF',
    summary: [
      '{title} qui veille à l’exactitude des chiffres et au respect des échéances.',
      'Relie suivi budgétaire, rapprochements et contrôle interne, et explique les écarts à des interlocuteurs qui ne sont pas de la finance.',
    ],
    duties: [
      'Préparation du reporting financier mensuel de [nombre] services avec commentaires d’écarts',
      'Rapprochements entre la comptabilité et les relevés, différences expliquées et soldées',
      'Suivi budgétaire de [nombre] centres de coûts et alerte en cas de dépassement',
      'Contribution aux clôtures mensuelles selon un calendrier partagé',
      'Contrôle de [nombre] pièces par semaine avant validation du paiement',
      'Analyse de données sous Excel pour répondre aux demandes de la direction',
      'Réponse à [nombre] demandes internes et externes par semaine dans les délais convenus',
      'Application de la conformité réglementaire aux dossiers sensibles',
    ],
    pastDuties: [
      'Saisie de [nombre] écritures par jour avec justificatif joint',
      'Classement des contrats et des relevés dans un plan commun',
      'Actualisation de [nombre] fiches clients par mois lors des revues périodiques',
      'Participation aux tests de contrôle interne et suivi des remarques',
      'Relance de [nombre] interlocuteurs par mois pour obtenir les pièces attendues',
      'Rédaction de modes opératoires pour les tâches récurrentes',
    ],
    letter: {
      opening:
        'J’aime les chiffres quand ils sont justes et qu’ils aident quelqu’un à décider, et je vérifie les deux points avant de les transmettre.',
      achievement:
        'Chez [Employeur], j’ai suivi [nombre] centres de coûts et livré les tableaux mensuels dans les délais.',
    },
  },
  occupations: [
    {
      id: 'accountant',
      title: 'Comptable',
      aliases:
        'comptable général, comptable générale, comptable unique, comptable confirmé, collaborateur comptable, collaboratrice comptable, expert-comptable, chef comptable, cheffe comptable, responsable comptable, comptable en cabinet, comptable fournisseurs et clients',
      terms:
        'comptabilité générale, clôtures mensuelles, révision des comptes, bilan, déclarations fiscales, liasse fiscale, TVA, immobilisations, lettrage des comptes, contrôle interne',
      tools: 'Sage, Cegid, Excel',
      certifications: 'DCG, DSCG',
      summary: [
        '{title} qui clôture dans les délais et justifie chaque solde.',
        'Maîtrise la comptabilité générale, la révision des comptes et les déclarations fiscales, et prépare des dossiers que le commissaire aux comptes peut suivre sans aide.',
      ],
      duties: [
        'Tenue de la comptabilité générale de [nombre] sociétés, de la saisie au bilan',
        'Établissement des clôtures mensuelles selon un calendrier convenu avec les services',
        'Révision des comptes et justification de [nombre] soldes par trimestre',
        'Préparation de la liasse fiscale et des déclarations fiscales courantes',
        'Déclaration mensuelle de TVA pour [nombre] entités après contrôle de cohérence',
        'Suivi des immobilisations, des mises en service jusqu’aux cessions',
        'Réduction de [nombre] jours du délai de clôture grâce à un échéancier partagé',
        'Échanges avec les commissaires aux comptes et réponse à leurs demandes de pièces',
      ],
      pastDuties: [
        'Lettrage des comptes de [nombre] fournisseurs et clients chaque mois',
        'Calcul des provisions et des charges à répartir',
        'Traitement de [nombre] notes de frais par mois avec contrôle des justificatifs',
        'Mise à jour du plan comptable et du guide d’imputation',
        'Rapprochement de [nombre] comptes bancaires par semaine',
        'Accompagnement des opérationnels dans la lecture de leurs résultats',
      ],
      letter: {
        opening:
          'Une comptabilité bien tenue permet de répondre vite et juste, et c’est ce que je recherche, de la pièce jusqu’au bilan.',
        achievement:
          'Chez [Employeur], j’ai tenu les comptes de [nombre] sociétés et respecté chaque échéance fiscale.',
      },
    },
    {
      id: 'financial-analyst',
      title: 'Analyste financier / Analyste financière',
      aliases:
        'analyste financier, analyste financière, analyste crédit, analyste risques, analyste budgétaire, analyste investissement, contrôleur financier, contrôleuse financière, contrôleur de gestion, contrôleuse de gestion, daf, directeur administratif et financier, directrice administrative et financière, raf, responsable administratif et financier, responsable administrative et financière, analyste fp&a, business analyst finance, analyste m&a, analyste buy-side, gérant de portefeuille, analyste de portefeuille, trésorier, trésorière',
      terms:
        'modélisation financière, prévisions budgétaires, analyse des écarts, évaluation d’entreprise, reporting de gestion, scénarios, plan de trésorerie, analyse de rentabilité, business plan, étude de marché',
      tools: 'Excel, Power BI, Bloomberg',
      certifications: 'CFA',
      summary: [
        '{title} qui éclaire les décisions par des modèles simples et vérifiés.',
        'Associe modélisation financière, analyse des écarts et scénarios défavorables, puis rédige des recommandations courtes dont les hypothèses sont visibles.',
      ],
      duties: [
        'Modélisation financière de [nombre] projets par an avec hypothèses documentées',
        'Analyse des écarts entre budget et réalisé, causes et mesures proposées',
        'Coordination des prévisions budgétaires de [nombre] directions, du calendrier à la version finale',
        'Rédaction d’un reporting de gestion concis pour le comité de direction',
        'Amélioration de [nombre] points de la fiabilité des prévisions par comparaison au réalisé',
        'Construction de scénarios de baisse d’activité avant les décisions importantes',
        'Examen de [nombre] demandes d’investissement par trimestre avec une analyse de rentabilité',
        'Tenue d’un plan de trésorerie hebdomadaire et alerte sur les besoins à venir',
      ],
      pastDuties: [
        'Collecte et contrôle des chiffres de [nombre] filiales pour le rapport mensuel',
        'Synthèse de comptes publiés et d’une étude de marché sectorielle',
        'Automatisation de [nombre] états récurrents sous Power BI avec totaux de contrôle',
        'Relecture des modèles de collègues pour y repérer les erreurs de formule',
        'Réponse à [nombre] demandes ponctuelles par mois et archivage des requêtes',
        'Présentation des résultats aux équipes opérationnelles',
      ],
      letter: {
        opening:
          'Un modèle financier est utile quand celui qui décide en comprend les hypothèses, et je construis les miens dans cet esprit.',
        achievement:
          'Chez [Employeur], j’ai accompagné [nombre] directions dans leurs budgets, leurs prévisions et leurs revues mensuelles.',
      },
    },
    {
      id: 'bookkeeper',
      title: 'Assistant / Assistante comptable',
      aliases:
        'assistant comptable, assistante comptable, aide-comptable, aide comptable, comptable fournisseurs, comptable clients, comptable auxiliaire, secrétaire comptable, employé de comptabilité, employée de comptabilité, gestionnaire comptable, agent comptable, facturier, facturière, agent de facturation, chargé de recouvrement, chargée de recouvrement, teneur de livres',
      terms:
        'comptabilité fournisseurs, comptabilité clients, rapprochement bancaire, facturation, saisie comptable, notes de frais, campagnes de règlement, relances clients, déclaration de TVA, classement des pièces',
      tools: 'Sage, EBP, Pennylane, Excel',
      certifications: 'titre professionnel comptable assistant, BTS CG',
      summary: [
        '{title} qui travaille avec méthode et tient les comptes à jour semaine après semaine.',
        'Suit la comptabilité fournisseurs et la comptabilité clients, effectue chaque rapprochement bancaire sans retard et réclame tôt les pièces manquantes.',
      ],
      duties: [
        'Enregistrement de [nombre] factures par semaine en comptabilité fournisseurs après contrôle des bons de commande',
        'Rapprochement bancaire hebdomadaire et explication immédiate des différences',
        'Facturation de [nombre] clients aux dates convenues et envoi des avoirs',
        'Suivi de la comptabilité clients par ancienneté et relances clients courtoises',
        'Préparation de [nombre] campagnes de règlement par mois après vérification des coordonnées bancaires',
        'Classement des pièces selon un plan qui permet de les retrouver en peu de temps',
        'Contrôle des notes de frais de [nombre] salariés et réclamation des reçus absents',
        'Constitution du dossier mensuel remis à l’expert-comptable',
      ],
      pastDuties: [
        'Saisie comptable de [nombre] lignes par jour sur les journaux d’achat et de banque',
        'Numérisation des documents et nommage homogène des fichiers',
        'Pointage de [nombre] livraisons par semaine avec les commandes et les factures',
        'Collecte des éléments utiles à la déclaration de TVA',
        'Réponse à [nombre] appels de fournisseurs par semaine et suivi des litiges',
        'Mise à jour des fiches tiers et fusion des comptes en surnombre',
      ],
      letter: {
        opening:
          'J’aime les comptes tenus au fil de l’eau, avec une saisie du jour, un rapprochement chaque semaine et des pièces faciles à retrouver.',
        achievement:
          'Chez [Employeur], j’ai traité [nombre] factures par semaine et remis des dossiers mensuels complets à l’expert-comptable.',
      },
    },
    {
      id: 'bank-teller',
      title: 'Conseiller / Conseillère d’accueil en banque',
      aliases:
        'guichetier, guichetière, chargé d’accueil banque, chargée d’accueil banque, conseiller d’accueil, conseillère d’accueil, téléconseiller bancaire, employé de banque, employée de banque, caissier de banque',
      terms:
        'accueil de la clientèle, opérations de guichet, ouverture de compte, tenue de caisse, crédit à la consommation, lutte contre le blanchiment, banque en ligne, prévention de la fraude, secret bancaire, traitement des réclamations',
      tools: 'logiciel bancaire, automates de caisse',
      certifications: 'certification AMF, immatriculation ORIAS',
      summary: [
        '{title} au contact des clients, avec la même exactitude du matin au soir.',
        'Allie opérations de guichet, conseil sur la banque en ligne et vigilance face à la fraude, en agence comme au téléphone.',
      ],
      duties: [
        'Accueil de la clientèle au guichet, soit [nombre] personnes par jour',
        'Tenue de caisse et arrêté quotidien selon la procédure de l’agence',
        'Constitution de [nombre] dossiers d’ouverture de compte par mois avec vérification d’identité',
        'Repérage des opérations atypiques et prévention de la fraude auprès des clients âgés',
        'Montage de [nombre] demandes de crédit à la consommation par mois avec pièces complètes',
        'Explication des frais et des risques avant la signature',
        'Accompagnement de [nombre] clients par semaine dans la prise en main de la banque en ligne',
        'Application des règles de lutte contre le blanchiment et traçage des signalements',
      ],
      pastDuties: [
        'Alimentation et contrôle de [nombre] automates par semaine avec un collègue',
        'Traitement des réclamations au comptoir et réponse dans le délai annoncé',
        'Appel de [nombre] titulaires par semaine à propos de cartes à renouveler',
        'Respect du secret bancaire au guichet, au téléphone et à l’écran',
        'Enregistrement de [nombre] opérations de guichet par jour, virements et remises de chèques',
        'Orientation des projets immobiliers et d’épargne vers les conseillers spécialisés',
      ],
      letter: {
        opening:
          'J’apprécie le contact du guichet, où il faut être exact sur la caisse et disponible pour une question posée à voix basse.',
        achievement: 'Chez [Employeur], j’ai accueilli [nombre] clients par jour et tenu la caisse avec exactitude.',
      },
    },
    {
      id: 'auditor',
      title: 'Auditeur / Auditrice',
      aliases:
        'auditeur financier, auditrice financière, auditeur interne, auditrice interne, auditeur externe, auditeur junior, auditeur senior, commissaire aux comptes, contrôleur interne, contrôleuse interne, auditeur légal, auditeur si, chef de mission audit, manager audit, responsable audit interne, audit',
      terms:
        'plan d’audit, évaluation des risques, contrôle interne, tests de contrôle, sondages, dossiers de travail, rapports d’audit, entretiens de processus, suivi des recommandations, normes IFRS',
      tools: 'Excel, ACL, SQL',
      certifications: 'CIA, DEC',
      summary: [
        '{title} qui pose des questions ouvertes et formule des constats étayés.',
        'Construit le plan d’audit sur une évaluation des risques, teste le contrôle interne par sondages et valide les faits avec les équipes avant toute publication.',
      ],
      duties: [
        'Conduite de [nombre] missions par an, du plan d’audit à la réunion de clôture',
        'Évaluation des risques avec les responsables de processus pour fixer les priorités',
        'Réalisation de tests de contrôle sur [nombre] processus à partir d’échantillons représentatifs',
        'Animation d’entretiens de processus auprès des personnes qui font le travail',
        'Rédaction de rapports d’audit présentant [nombre] constats par an, causes et actions convenues',
        'Tenue de dossiers de travail relus et conformes aux normes professionnelles',
        'Vérification de [nombre] actions par trimestre dans le suivi des recommandations',
        'Conseil sur le contrôle interne lors de la mise en place d’un outil',
      ],
      pastDuties: [
        'Contrôle de [nombre] transactions par sondages et relevé des exceptions',
        'Préparation de questionnaires adaptés à chaque métier audité',
        'Requêtes SQL sur [nombre] fichiers pour détecter les paiements en trop',
        'Assistance aux inventaires physiques et note sur les écarts de procédure',
        'Revue de [nombre] cycles comptables par mission au regard des normes IFRS',
        'Comparaison des pratiques avec les textes applicables',
      ],
      letter: {
        opening:
          'Pour moi, l’audit sert d’abord à aider une organisation à mieux travailler, ce qui suppose d’écouter avant de conclure.',
        achievement:
          'Chez [Employeur], j’ai mené [nombre] missions et partagé chaque constat avec les équipes concernées.',
      },
    },
    {
      id: 'financial-advisor',
      title: 'Conseiller financier / Conseillère financière',
      aliases:
        'conseiller financier, conseillère financière, conseiller bancaire, conseillère bancaire, conseiller clientèle banque, conseillère clientèle banque, conseiller de clientèle particuliers, chargé de clientèle bancaire, chargée de clientèle bancaire, conseiller commercial banque, conseiller en gestion de patrimoine, conseillère en gestion de patrimoine, cgp, cgpi, gestionnaire de patrimoine, conseiller patrimonial, banquier privé, conseiller en investissement, conseiller en crédit immobilier, courtier en crédit, courtière en crédit, conseiller en épargne, conseiller privé',
      terms:
        'bilan patrimonial, conseil en investissement, assurance-vie, profil de risque, préparation de la retraite, suivi de portefeuille, fiscalité du patrimoine, développement commercial, devoir de conseil, fidélisation de la clientèle',
      tools: 'Harvest Big, CRM, Excel',
      certifications: 'certification AMF, immatriculation ORIAS',
      summary: [
        '{title} dont le conseil s’adapte à la situation et s’explique sans jargon.',
        'S’appuie sur un bilan patrimonial complet et un profil de risque discuté, présente frais et risques ouvertement et revoit la stratégie à chaque étape de vie.',
      ],
      duties: [
        'Accompagnement de [nombre] foyers en épargne, en assurance-vie et en transmission',
        'Réalisation du bilan patrimonial et du profil de risque avant toute recommandation',
        'Tenue de [nombre] rendez-vous de suivi de portefeuille par trimestre',
        'Présentation des frais, des risques et des solutions de remplacement',
        'Acquisition de [nombre] clients par an grâce aux recommandations et aux réseaux locaux',
        'Formalisation du devoir de conseil dans un rapport remis au client',
        'Études de préparation de la retraite pour [nombre] foyers par an',
        'Fidélisation de la clientèle par un contact régulier, même hors projet',
      ],
      pastDuties: [
        'Préparation de [nombre] rendez-vous par semaine avec relevés et simulations',
        'Réponse aux questions sur les contrats, les rachats et les bénéficiaires',
        'Instruction de [nombre] souscriptions par mois et contrôle des pièces',
        'Comparaison de contrats d’assurance-vie pour les conseillers du cabinet',
        'Actualisation de [nombre] dossiers clients par semaine dans le CRM',
        'Organisation de réunions d’information sur la fiscalité du patrimoine',
      ],
      letter: {
        opening:
          'Les décisions d’argent engagent longtemps, c’est pourquoi je prends le temps d’écouter la situation entière avant de parler de produits.',
        achievement:
          'Chez [Employeur], j’ai conseillé [nombre] foyers et revu leur stratégie avec eux à intervalles réguliers.',
      },
    },
    {
      id: 'insurance-agent',
      title: 'Conseiller / Conseillère en assurances',
      aliases:
        'agent d’assurance, agent général d’assurance, agente générale d’assurance, conseiller en assurance, conseillère en assurance, conseiller assurance, courtier en assurance, courtière en assurance, assureur, mandataire en assurance, chargé de clientèle assurance, chargée de clientèle assurance, commercial en assurance, téléconseiller assurance, gestionnaire de sinistres, inspecteur d’assurance, souscripteur',
      terms:
        'vente de contrats d’assurance, découverte des besoins, comparaison de garanties, assurance-vie, assurance habitation, déclaration de sinistre, renouvellement de contrats, prospection, fidélisation, directive sur la distribution d’assurances',
      tools: 'CRM, tarificateur en ligne',
      certifications: 'immatriculation ORIAS, capacité professionnelle en assurance',
      summary: [
        '{title} qui explique les garanties en mots simples avant toute signature.',
        'Pratique la découverte des besoins et la comparaison de garanties, et parle des exclusions aussi ouvertement que des avantages.',
      ],
      duties: [
        'Suivi de [nombre] ménages et petites entreprises, du devis au sinistre',
        'Découverte des besoins sur la famille, les biens et les revenus avant de citer un produit',
        'Vente de contrats d’assurance, soit [nombre] affaires nouvelles par mois',
        'Lecture des franchises et des exclusions lors de la comparaison de garanties',
        'Relance de [nombre] assurés par mois avant le renouvellement de contrats arrivant à échéance',
        'Assistance à la déclaration de sinistre, photographies et formulaires inclus',
        'Prospection locale et recommandations, soit [nombre] contacts qualifiés par mois',
        'Traçabilité du conseil selon la directive sur la distribution d’assurances',
      ],
      pastDuties: [
        'Établissement de [nombre] devis d’assurance habitation et automobile par semaine',
        'Repérage des garanties en trop et des oublis dans les contrats en cours',
        'Visite de [nombre] commerces et ateliers par mois pour évaluer les risques',
        'Réclamation des pièces manquantes et suivi des décisions de souscription',
        'Fidélisation de [nombre] clients par mois lors d’un mariage, d’une naissance ou d’un achat',
        'Saisie des avenants et contrôle des appels de cotisation',
      ],
      letter: {
        opening:
          'On souscrit une assurance pour un jour que l’on espère ne pas vivre, et je tiens à rester joignable précisément ce jour-là.',
        achievement: 'Chez [Employeur], j’ai suivi [nombre] clients et revu leurs garanties avant chaque échéance.',
      },
    },
    {
      id: 'tax-consultant',
      title: 'Fiscaliste',
      aliases:
        'conseiller fiscal, conseillère fiscale, consultant fiscal, consultante fiscale, juriste fiscaliste, avocat fiscaliste, avocate fiscaliste, ingénieur fiscaliste, responsable fiscal, responsable fiscale, tax manager, chargé de fiscalité, chargée de fiscalité, conseil fiscal, tax analyst',
      terms:
        'déclarations fiscales, impôt sur les sociétés, TVA, intégration fiscale, prix de transfert, contrôle fiscal, veille fiscale, optimisation fiscale, crédit d’impôt recherche, fiscalité du patrimoine',
      tools: 'logiciel de liasse, Excel, Lexis',
      certifications: 'CAPA, master en fiscalité',
      summary: [
        '{title} au service d’obligations fiscales anticipées et comprises par ceux qui les supportent.',
        'Prépare les déclarations fiscales à partir de comptes rapprochés, appuie ses positions sur une veille fiscale écrite et prévient tôt des sommes à verser.',
      ],
      duties: [
        'Établissement de [nombre] déclarations fiscales par an pour des sociétés et des dirigeants',
        'Conseil avant une cession, une transmission ou un investissement',
        'Calcul de l’impôt sur les sociétés de [nombre] entités et contrôle des acomptes',
        'Rédaction de notes appuyées sur la jurisprudence et la doctrine administrative',
        'Revue de [nombre] déclarations de TVA par trimestre, opérations internationales comprises',
        'Assistance au contrôle fiscal et préparation des réponses au vérificateur',
        'Constitution de [nombre] dossiers de crédit d’impôt recherche par an',
        'Tenue de l’échéancier fiscal et rappel des pièces attendues',
      ],
      pastDuties: [
        'Collecte des justificatifs auprès de [nombre] clients en période fiscale',
        'Comparaison des avis d’imposition avec les déclarations et rédaction de réclamations',
        'Traitement de [nombre] questions par semaine sur les régimes et les délais',
        'Recherche de comparables pour la documentation des prix de transfert',
        'Suivi du périmètre d’intégration fiscale de [nombre] filiales',
        'Diffusion d’une lettre de veille fiscale aux clients du cabinet',
      ],
      letter: {
        opening:
          'J’aime transformer un texte fiscal en décision qu’un client peut prendre, avec une analyse écrite et des échéances annoncées à l’avance.',
        achievement:
          'Chez [Employeur], j’ai préparé [nombre] déclarations par an et suivi chaque échéance avec les clients.',
      },
    },
  ],
};
