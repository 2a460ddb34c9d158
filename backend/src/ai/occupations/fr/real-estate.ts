import type { IndustryOccupations } from '../occupation';

export const realEstate: IndustryOccupations = {
  industry: 'Real Estate',
  general: {
    id: 'real-estate-professional',
    title: 'Professionnel / Professionnelle de l’immobilier',
    aliases: '',
    terms:
      'visites de biens, conseil aux clients, connaissance du marché local, dossiers immobiliers, préparation des contrats, rédaction d’annonces, gestion des rendez-vous, relation avec les locataires, états des lieux, suivi des échéances',
    tools: 'logiciel immobilier, Excel',
    certifications: 'carte professionnelle',
    summary: [
      '{title} qui tient des dossiers complets et répond avec précision aux clients.',
      'Organise les visites de biens, vérifie les pièces avant de les transmettre et suit chaque échéance jusqu’à la signature.',
    ],
    duties: [
      'Organisation de visites de biens, soit [nombre] rendez-vous par semaine',
      'Conseil aux clients sur le quartier, les charges et les diagnostics',
      'Constitution de [nombre] dossiers immobiliers par mois avec pièces vérifiées',
      'Rédaction d’annonces exactes, illustrées et complètes',
      'Réponse à [nombre] demandes par jour au téléphone et par écrit',
      'Préparation des contrats et envoi pour relecture',
      'Réalisation de [nombre] états des lieux par mois avec photographies',
      'Suivi des échéances de diagnostics et d’assurances',
    ],
    pastDuties: [
      'Gestion des rendez-vous de [nombre] conseillers',
      'Mise à jour des fichiers clients et des mandats',
      'Visite de [nombre] immeubles par mois et signalement des dégradations',
      'Relation avec les locataires sur les petites réparations',
      'Comparaison de [nombre] biens par semaine pour la connaissance du marché local',
      'Classement des diagnostics et des titres',
    ],
    letter: {
      opening:
        'L’immobilier engage des projets de vie, et j’y apporte de l’exactitude dans les dossiers et de la disponibilité pour les personnes.',
      achievement: 'Chez [Employeur], j’ai suivi [nombre] dossiers et organisé les visites dans de bons délais.',
    },
  },
  occupations: [
    {
      id: 'real-estate-agent',
      title: 'Agent immobilier / Agente immobilière',
      aliases:
        'agent immobilier, agente immobilière, négociateur immobilier, négociatrice immobilière, conseiller immobilier, conseillère immobilière, mandataire immobilier, mandataire immobilière, agent commercial en immobilier, conseiller en immobilier, conseillère en immobilier, courtier immobilier, conseiller en transaction, négociateur vrp immobilier, commercial immobilier, commerciale immobilière, directeur d’agence immobilière, directrice d’agence immobilière, chasseur immobilier, consultant immobilier d’entreprise',
      terms:
        'estimation de biens, prise de mandats, visites, négociation, compromis de vente, prospection, financement des acquéreurs, annonces immobilières, diagnostics, suivi jusqu’à l’acte',
      tools: 'Hektor, portails d’annonces',
      certifications: 'carte professionnelle T',
      summary: [
        '{title} qui argumente ses estimations et accompagne ses clients jusqu’à l’acte.',
        'Connaît son secteur rue par rue, vérifie le financement des acquéreurs et dit au vendeur ce que pense réellement le marché.',
      ],
      duties: [
        'Signature de [nombre] prises de mandats par trimestre après estimation argumentée',
        'Estimation de biens à partir des ventes récentes et de l’état réel',
        'Organisation de [nombre] visites par semaine avec compte rendu au vendeur',
        'Vérification du financement des acquéreurs avant toute offre',
        'Conclusion de [nombre] compromis de vente par an avec les notaires',
        'Prospection de quartier, boîtage et recommandations',
        'Rédaction de [nombre] annonces immobilières par mois, plans et photos compris',
        'Négociation entre vendeur et acquéreur jusqu’au prix accepté',
      ],
      pastDuties: [
        'Relance de [nombre] contacts acquéreurs par semaine selon leurs critères',
        'Collecte des diagnostics et des procès-verbaux d’assemblée',
        'Animation de [nombre] journées portes ouvertes par an',
        'Coordination du suivi jusqu’à l’acte avec banques et notaires',
        'Réponse à [nombre] appels par jour sur les biens en vitrine',
        'Mise à jour des affiches et des portails',
      ],
      letter: {
        opening:
          'Vendre un logement demande de la franchise sur le prix et de la présence à chaque étape, et c’est ainsi que viennent les recommandations.',
        achievement:
          'Chez [Employeur], j’ai conclu [nombre] ventes par an et suivi chaque client jusqu’à la remise des clés.',
      },
    },
    {
      id: 'property-manager',
      title: 'Gestionnaire immobilier / Gestionnaire immobilière',
      aliases:
        'gestionnaire immobilier, gestionnaire immobilière, gestionnaire de patrimoine immobilier, gestionnaire de copropriété, syndic, syndic de copropriété, gestionnaire locatif, gestionnaire locative, principal de copropriété, principale de copropriété, assistant de copropriété, assistante de copropriété, administrateur de biens, administratrice de biens, responsable de gestion locative, property manager, chargé de gestion locative, chargée de gestion locative, gestionnaire de logements sociaux, régisseur d’immeubles',
      terms:
        'gestion locative, assemblées générales, appels de charges, suivi des travaux, encaissement des loyers, états des lieux, gestion des sinistres, contrats d’entretien, budget prévisionnel, relation avec les locataires',
      tools: 'ICS, Powimo, Excel',
      certifications: 'carte G, BTS professions immobilières',
      summary: [
        '{title} qui suit ses immeubles de près et présente des comptes que chacun peut lire.',
        'Répond vite aux pannes, met les contrats d’entretien en concurrence et prépare les assemblées générales avec le conseil syndical.',
      ],
      duties: [
        'Gestion locative de [nombre] lots, du bail au départ',
        'Préparation et tenue des assemblées générales, convocations et procès-verbaux compris',
        'Encaissement des loyers de [nombre] locataires et relance amiable',
        'Établissement du budget prévisionnel et des appels de charges',
        'Suivi des travaux sur [nombre] immeubles, devis comparés et réception',
        'Visites régulières des parties communes avec le gardien',
        'Déclaration de [nombre] sinistres par an et suivi des expertises',
        'Renégociation des contrats d’entretien, ascenseurs et chauffage',
      ],
      pastDuties: [
        'Réalisation de [nombre] entrées et sorties par mois avec états des lieux',
        'Réponse aux copropriétaires sur la répartition des charges',
        'Coordination de [nombre] artisans par mois, du bon de commande à la facture',
        'Régularisation annuelle et révision des loyers',
        'Traitement de [nombre] appels par jour en relation avec les locataires',
        'Archivage des plans, des diagnostics et des carnets d’entretien',
      ],
      letter: {
        opening:
          'Un immeuble bien géré se remarque au calme de ses assemblées, et j’y travaille par des visites, des comptes nets et des réponses rapides.',
        achievement: 'Chez [Employeur], j’ai géré [nombre] lots et amélioré l’entretien des immeubles confiés.',
      },
    },
    {
      id: 'leasing-consultant',
      title: 'Conseiller / Conseillère en location immobilière',
      aliases:
        'conseiller location, conseillère location, conseiller en location, conseillère en location, négociateur location, négociatrice location, chargé de location, chargée de location, chargé d’attribution, chargée d’attribution, commercial location immobilière, agent de location, agente de location, conseiller commercial location, consultant location bureaux, responsable location, chargé de commercialisation locative, leasing manager',
      terms:
        'visites de logements, étude des dossiers, baux d’habitation, annonces locatives, solvabilité, garanties de loyers, encadrement des loyers, relances, accueil des locataires, taux d’occupation',
      tools: 'logiciel de transaction, signature électronique',
      certifications: 'carte professionnelle',
      summary: [
        '{title} qui organise des visites utiles et étudie les dossiers sans préjugé.',
        'Rédige des annonces locatives complètes, applique les mêmes critères à tous et prépare l’arrivée pour qu’elle se passe bien.',
      ],
      duties: [
        'Conduite de [nombre] visites de logements par semaine, individuelles ou groupées',
        'Étude des dossiers selon des critères identiques pour tous les candidats',
        'Signature de [nombre] baux d’habitation par mois avec annexes complètes',
        'Contrôle de la solvabilité et activation des garanties de loyers',
        'Publication de [nombre] annonces locatives par semaine, photos et loyer de référence compris',
        'Vérification de l’encadrement des loyers avant la mise en location',
        'Maintien du taux d’occupation de [nombre] appartements par l’anticipation des congés',
        'Accueil des locataires et remise d’un livret de bienvenue',
      ],
      pastDuties: [
        'Réponse à [nombre] demandes de visite par jour',
        'Comparaison des loyers du quartier pour le propriétaire',
        'Programmation de [nombre] entrées par mois avec le service technique',
        'Relances des candidats pour les pièces manquantes',
        'Appel de [nombre] locataires par mois en cours de bail',
        'Photographie des logements et réalisation de plans simples',
      ],
      letter: {
        opening:
          'Louer bien, c’est choisir équitablement et préparer l’entrée avec soin, pour que bail et voisinage durent.',
        achievement: 'Chez [Employeur], j’ai loué [nombre] logements par an et réduit la durée de vacance.',
      },
    },
    {
      id: 'real-estate-appraiser',
      title: 'Expert immobilier / Experte immobilière',
      aliases:
        'expert immobilier, experte immobilière, expert en évaluation immobilière, experte en évaluation immobilière, évaluateur immobilier, évaluatrice immobilière, expert foncier, experte foncière, expert en estimation immobilière, analyste immobilier, chargé d’évaluation immobilière, chargée d’évaluation immobilière, diagnostiqueur immobilier, diagnostiqueuse immobilière, consultant valorisation immobilière, expert immobilier judiciaire, property valuer',
      terms:
        'évaluation immobilière, visites d’expertise, méthode par comparaison, méthode par capitalisation, rapports d’expertise, étude de marché, documents d’urbanisme, valeur vénale, valeur locative, références de ventes',
      tools: 'Excel, bases notariales, mètre laser',
      certifications: 'certification REV, RICS',
      summary: [
        '{title} qui explique, recoupe et signe ses valeurs en toute indépendance.',
        'Visite avant de calculer, confronte méthode par comparaison et méthode par capitalisation, et mentionne les réserves au rapport.',
      ],
      duties: [
        'Évaluation immobilière de [nombre] biens par an, logements, bureaux et commerces',
        'Visites d’expertise avec relevé des surfaces, de l’état et des servitudes',
        'Rédaction de [nombre] rapports d’expertise par mois selon la charte de la profession',
        'Recherche de références de ventes et correction des écarts',
        'Révision semestrielle de [nombre] actifs pour des foncières et des banques',
        'Détermination de la valeur locative avant un renouvellement de bail',
        'Application de la méthode par capitalisation à [nombre] immeubles de rapport par an',
        'Lecture des documents d’urbanisme et du potentiel constructible',
      ],
      pastDuties: [
        'Mesurage de [nombre] lots par semaine au télémètre',
        'Saisie des transactions dans la base interne',
        'Contribution à [nombre] études de marché par an par secteur',
        'Contrôle de cohérence des rapports de confrères',
        'Réponse à [nombre] demandes de banques par mois sur des garanties',
        'Estimation de la valeur vénale lors de successions et de partages',
      ],
      letter: {
        opening:
          'Une valeur n’a de sens que si l’on peut en refaire le chemin, et je veille à ce que mes rapports le permettent.',
        achievement:
          'Chez [Employeur], j’ai évalué [nombre] biens par an et remis des rapports acceptés par les banques et les notaires.',
      },
    },
    {
      id: 'transaction-coordinator',
      title: 'Assistant / Assistante en immobilier',
      aliases:
        'assistant immobilier, assistante immobilière, assistant commercial immobilier, assistante commerciale immobilière, assistant de transaction, assistante de transaction, coordinateur de transactions, coordinatrice de transactions, secrétaire immobilière, secrétaire immobilier, assistant administration des ventes immobilières, assistante administration des ventes immobilières, assistant de gestion immobilière, assistante de gestion immobilière, gestionnaire adv immobilier, assistant d’agence immobilière, assistante d’agence immobilière, assistant de programmes immobiliers',
      terms:
        'dossiers de vente, collecte de pièces, conditions suspensives, liaison avec les notaires, suivi des délais, diagnostics obligatoires, compromis de vente, registre des mandats, dossiers de prêt, information des clients',
      tools: 'logiciel de transaction, signature électronique, Excel',
      certifications: 'BTS professions immobilières',
      summary: [
        '{title} qui remet au notaire des dossiers de vente complets.',
        'Suit les conditions suspensives jour par jour, relance sans lasser et informe acquéreur et vendeur de chaque avancée.',
      ],
      duties: [
        'Suivi de [nombre] dossiers de vente en parallèle, du mandat à l’acte',
        'Collecte de pièces auprès des vendeurs, des syndics et des mairies',
        'Liaison avec les notaires pour [nombre] signatures par mois',
        'Contrôle des conditions suspensives et du suivi des délais',
        'Commande de [nombre] diagnostics obligatoires par mois et vérification de validité',
        'Information des clients par un point écrit hebdomadaire',
        'Préparation de [nombre] projets de compromis de vente par trimestre',
        'Tenue du registre des mandats et des pièces d’identité',
      ],
      pastDuties: [
        'Transmission de [nombre] dossiers de prêt par mois aux banques et courtiers',
        'Mise en ligne des biens et retrait des biens vendus',
        'Organisation de [nombre] rendez-vous de contre-visite ou de mesurage par semaine',
        'Facturation des honoraires et suivi des règlements',
        'Relance de [nombre] interlocuteurs par jour sur les documents attendus',
        'Remise des clés et relevé des compteurs',
      ],
      letter: {
        opening:
          'Entre le compromis et l’acte, tout repose sur le suivi, et j’aime qu’aucune pièce ne manque le jour de la signature.',
        achievement:
          'Chez [Employeur], j’ai suivi [nombre] ventes par an et tenu les délais convenus avec les notaires.',
      },
    },
    {
      id: 'facility-manager',
      title: 'Responsable des services généraux',
      aliases:
        'facility manager, responsable services généraux, responsable facility management, gestionnaire de bâtiments, gestionnaire de site, responsable technique de site, responsable technique immobilier, responsable maintenance bâtiment, assistant services généraux, assistante services généraux, chargé de services généraux, chargée de services généraux, directeur de l’environnement de travail, directrice de l’environnement de travail, workplace manager, responsable multitechnique, responsable exploitation immobilière, coordinateur services généraux, coordinatrice services généraux, intendant, intendante',
      terms:
        'maintenance des bâtiments, contrats de prestataires, maintenance préventive, aménagement d’espaces, gestion de l’énergie, sécurité incendie, demandes d’intervention, équipements techniques, déménagements, budget de fonctionnement',
      tools: 'GMAO, GTB, AutoCAD',
      certifications: 'SSIAP, habilitation électrique',
      summary: [
        '{title} au service de bâtiments sûrs, confortables et sobres.',
        'Répond vite aux demandes d’intervention, tient la maintenance préventive à jour et met les contrats de prestataires en concurrence régulièrement.',
      ],
      duties: [
        'Exploitation de [nombre] mètres carrés de bureaux, ateliers ou commerces',
        'Pilotage des contrats de prestataires, accueil, ménage et gardiennage',
        'Traitement de [nombre] demandes d’intervention par mois selon leur priorité',
        'Préparation de la commission de sécurité incendie et levée des remarques',
        'Économie de [nombre] % sur les fluides par la gestion de l’énergie et le réglage de la GTB',
        'Programmation de la maintenance préventive des équipements techniques',
        'Aménagement d’espaces pour [nombre] postes de travail par an',
        'Suivi du budget de fonctionnement et des investissements',
      ],
      pastDuties: [
        'Organisation de [nombre] déménagements internes par trimestre',
        'Tournées de contrôle des locaux techniques et des toitures',
        'Consultation de [nombre] entreprises par an pour des travaux',
        'Mise à jour des plans et des registres obligatoires',
        'Accueil de [nombre] contrôles réglementaires par an et suivi des réserves',
        'Choix du mobilier avec les utilisateurs et la médecine du travail',
      ],
      letter: {
        opening: 'Les occupants remarquent surtout ce qui ne marche pas, et je mets mon énergie à le voir avant eux.',
        achievement:
          'Chez [Employeur], j’ai exploité [nombre] mètres carrés et amélioré le confort en maîtrisant les dépenses.',
      },
    },
  ],
};
