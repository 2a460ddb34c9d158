import type { IndustryOccupations } from '../occupation';

export const operations: IndustryOccupations = {
  industry: 'Operations',
  general: {
    id: 'operations-professional',
    title: 'Professionnel / Professionnelle des opérations',
    aliases: '',
    terms:
      'amélioration des processus, planification, gestion des stocks, suivi des fournisseurs, tableaux de suivi, contrôles qualité, maîtrise des coûts, santé et sécurité, coordination entre services, procédures',
    tools: 'Excel, SAP',
    certifications: 'SST',
    summary: [
      '{title} dont l’organisation est fiable et les procédures réellement appliquées.',
      'Anticipe les pics d’activité par la planification, suit les stocks et les coûts, et règle les écarts avec les services concernés.',
    ],
    duties: [
      'Planification hebdomadaire du travail de [nombre] personnes selon la charge prévue',
      'Suivi des fournisseurs et relance en cas de retard annoncé',
      'Gestion des stocks de [nombre] références avec seuils de réapprovisionnement',
      'Amélioration des processus à partir des remarques du terrain',
      'Contrôles qualité sur [nombre] dossiers par semaine et retour aux équipes',
      'Mise à jour des procédures après chaque changement d’outil',
      'Préparation de [nombre] tableaux de suivi par mois pour la direction',
      'Coordination entre services lors des urgences et des absences',
    ],
    pastDuties: [
      'Traitement de [nombre] demandes internes par jour avec accusé de réception',
      'Rappel des règles de santé et sécurité aux nouveaux arrivants',
      'Saisie de [nombre] mouvements par semaine dans l’outil de gestion',
      'Inventaire du matériel et signalement des pertes',
      'Comparaison de [nombre] devis par trimestre pour la maîtrise des coûts',
      'Accueil des prestataires et contrôle de leurs interventions',
    ],
    letter: {
      opening:
        'J’aime que le quotidien se déroule sans accroc, ce qui suppose une planification réaliste et des échanges francs entre services.',
      achievement:
        'Chez [Employeur], j’ai coordonné le travail de [nombre] personnes et documenté les améliorations obtenues.',
    },
  },
  occupations: [
    {
      id: 'operations-manager',
      title: 'Responsable des opérations',
      aliases:
        'directeur des opérations, directrice des opérations, responsable d’exploitation, directeur d’exploitation, directrice d’exploitation, operations manager, responsable opérationnel, responsable opérationnelle, chef d’exploitation, cheffe d’exploitation, coo, directeur général, directrice générale, directeur de site, directrice de site, pdg, gérant, gérante, directeur d’agence, directrice d’agence',
      isIndustrySpecific: true,
      terms:
        'pilotage opérationnel, management d’équipe, amélioration continue, gestion du budget, indicateurs de performance, planification des ressources, qualité de service, relations fournisseurs, conduite du changement, gestion des risques',
      tools: 'Excel, Power BI, SAP',
      certifications: 'Green Belt, SST',
      summary: [
        '{title} qui pilote près du terrain, à l’aide de peu d’indicateurs bien choisis.',
        'Fixe des priorités partagées, donne aux responsables d’équipe les moyens de décider et rend compte franchement des écarts.',
      ],
      duties: [
        'Direction d’équipes de [nombre] personnes réparties sur plusieurs sites',
        'Construction et gestion du budget annuel avec les responsables de service',
        'Réduction de [nombre] % des délais par une amélioration continue menée avec les équipes',
        'Animation d’un point quotidien autour des indicateurs de performance',
        'Renégociation de [nombre] contrats par an dans le cadre des relations fournisseurs',
        'Planification des ressources selon l’activité, les congés et les compétences',
        'Ouverture ou réorganisation de [nombre] sites, du projet à la montée en charge',
        'Rédaction d’un plan de continuité et suivi de la gestion des risques',
      ],
      pastDuties: [
        'Déploiement d’un nouvel outil auprès de [nombre] utilisateurs',
        'Traitement des réclamations majeures et mesures durables de qualité de service',
        'Baisse de [nombre] % des heures supplémentaires par un meilleur équilibrage',
        'Conduite du changement avec les représentants du personnel',
        'Formation de [nombre] chefs d’équipe au management de proximité',
        'Visites de terrain régulières et suivi des engagements pris',
      ],
      letter: {
        opening:
          'Une organisation marche quand chacun sait ce qui est attendu et peut dire ce qui bloque, et je consacre l’essentiel de mon temps à ces conditions.',
        achievement:
          'Chez [Employeur], j’ai dirigé [nombre] personnes et amélioré les délais comme la qualité de service.',
      },
    },
    {
      id: 'logistics-coordinator',
      title: 'Coordinateur / Coordinatrice logistique',
      aliases:
        'coordinateur logistique, coordinatrice logistique, responsable logistique, agent de transit, agente de transit, affréteur, affréteuse, exploitant transport, exploitante transport, gestionnaire logistique, assistant logistique, assistante logistique, technicien logistique, technicienne logistique, déclarant en douane, responsable transport, agent d’exploitation transport, dispatcheur, régulateur transport, ordonnanceur',
      terms:
        'organisation des transports, affrètement, suivi des livraisons, documents douaniers, gestion des stocks, tournées, négociation avec les transporteurs, litiges transport, taux de service, coordination des entrepôts',
      tools: 'SAP, TMS, Excel',
      certifications: 'capacité de transport, certificat matières dangereuses',
      summary: [
        '{title} qui suit les flux de bout en bout et informe avant qu’on le demande.',
        'Organise les transports selon les contraintes réelles des quais, prévient le client dès le retard connu et règle les litiges pièces en main.',
      ],
      duties: [
        'Organisation des transports de [nombre] expéditions par semaine, en national et à l’export',
        'Suivi des livraisons et information du client en cas d’aléa',
        'Affrètement de [nombre] camions par jour aux conditions du marché',
        'Établissement des documents douaniers et vérification des incoterms',
        'Réduction de [nombre] % des coûts de fret par le regroupement des tournées',
        'Coordination des entrepôts sur les priorités d’expédition et les quais',
        'Analyse du taux de service de [nombre] transporteurs par mois',
        'Préparation des plannings de chargement et d’enlèvement',
      ],
      pastDuties: [
        'Traitement de [nombre] litiges transport par mois, avaries et manquants',
        'Négociation avec les transporteurs lors du renouvellement annuel',
        'Mise à jour de [nombre] fiches de livraison avec accès et horaires',
        'Rapprochement des factures de transport et des ordres passés',
        'Réservation de [nombre] conteneurs par mois auprès des transitaires',
        'Participation aux inventaires et à la gestion des stocks en transit',
      ],
      letter: {
        opening:
          'Un bon transport se prépare avant le chargement, et j’aime tenir ensemble le client, le quai et le transporteur pour que la promesse soit tenue.',
        achievement:
          'Chez [Employeur], j’ai organisé [nombre] expéditions par semaine et amélioré la ponctualité des livraisons.',
      },
    },
    {
      id: 'warehouse-associate',
      title: 'Préparateur / Préparatrice de commandes',
      aliases:
        'magasinier, magasinière, cariste, préparateur de commandes, préparatrice de commandes, agent logistique, agente logistique, manutentionnaire, employé logistique, employée logistique, magasinier cariste, opérateur logistique, opératrice logistique, agent de quai, réceptionnaire, chef d’équipe logistique, cheffe d’équipe logistique, responsable d’entrepôt, gestionnaire de stock, emballeur, emballeuse',
      terms:
        'préparation de commandes, réception de marchandises, conduite de chariots, emballage, inventaires, chargement de camions, lecture de codes-barres, rangement des palettes, gestion des retours, règles de sécurité',
      tools: 'terminal portable, WMS, filmeuse',
      certifications: 'CACES, SST',
      summary: [
        '{title} qui prépare juste, tient le rythme et garde les allées dégagées.',
        'Contrôle chaque référence avant l’emballage, conduit les chariots avec prudence et signale aussitôt une casse ou un écart de stock.',
      ],
      duties: [
        'Préparation de commandes de [nombre] lignes par jour au terminal portable',
        'Contrôle des quantités et de l’état des produits avant l’emballage',
        'Réception de marchandises, soit [nombre] palettes par jour, et rapprochement du bon de livraison',
        'Conduite de chariots élévateurs dans le respect du plan de circulation',
        'Chargement de camions selon l’ordre de tournée, [nombre] départs par jour',
        'Rangement des palettes par rotation et zone de température',
        'Traitement de [nombre] colis par semaine en gestion des retours',
        'Application des règles de sécurité et port des équipements de protection',
      ],
      pastDuties: [
        'Comptage de [nombre] emplacements par semaine lors des inventaires tournants',
        'Nettoyage des allées et évacuation des emballages vides',
        'Filmage et étiquetage de [nombre] palettes par poste',
        'Vérification quotidienne du chariot et signalement des anomalies',
        'Approvisionnement de [nombre] postes de préparation par heure',
        'Accueil des chauffeurs et contrôle des plombs à l’arrivée',
      ],
      letter: {
        opening: 'J’aime un entrepôt en ordre, où une commande part complète parce que chacun a vérifié sa part.',
        achievement:
          'Chez [Employeur], j’ai préparé [nombre] lignes par jour en contrôlant chaque référence et dans le respect de la sécurité.',
      },
    },
    {
      id: 'administrative-assistant',
      title: 'Assistant administratif / Assistante administrative',
      aliases:
        'assistant administratif, assistante administrative, secrétaire, secrétaire administratif, secrétaire administrative, employé administratif, employée administrative, agent administratif, agente administrative, assistant de gestion, assistante de gestion, office manager, responsable administratif, responsable administrative, gestionnaire administratif, gestionnaire administrative, opérateur de saisie, opératrice de saisie, secrétaire bureautique, assistant polyvalent',
      terms:
        'gestion d’agenda, accueil téléphonique, traitement du courrier, classement et archivage, rédaction de courriers, saisie de données, organisation de réunions, notes de frais, commandes de fournitures, organisation de déplacements',
      tools: 'Word, Excel, Outlook',
      certifications: 'certification Voltaire, TOSA',
      summary: [
        '{title} qui tient des dossiers en ordre et répond dans la journée.',
        'Veille sur la gestion d’agenda, le courrier et le classement, et adapte ses écrits à chaque destinataire.',
      ],
      duties: [
        'Gestion d’agenda de [nombre] personnes et confirmation des rendez-vous',
        'Rédaction de courriers, de notes et de comptes rendus relus avant envoi',
        'Accueil téléphonique de [nombre] appels par jour et transmission de messages complets',
        'Traitement du courrier à l’arrivée et au départ, recommandés compris',
        'Organisation de réunions pour [nombre] participants, de la salle aux documents',
        'Classement et archivage des dossiers selon le plan du service',
        'Contrôle de [nombre] notes de frais par mois avant remboursement',
        'Organisation de déplacements en train et en avion selon la politique interne',
      ],
      pastDuties: [
        'Saisie de données, soit [nombre] fiches par jour, et correction des erreurs repérées',
        'Passation des commandes de fournitures auprès des fournisseurs référencés',
        'Mise en page de [nombre] documents par semaine au modèle de l’entreprise',
        'Mise à jour de l’annuaire et des listes de diffusion',
        'Accueil de [nombre] visiteurs par semaine et préparation de leurs badges',
        'Suivi des contrats d’entretien des locaux et des copieurs',
      ],
      letter: {
        opening:
          'J’apprécie le rôle d’appui, où un agenda bien réglé et un courrier prêt à temps facilitent le travail de toute une équipe.',
        achievement: 'Chez [Employeur], j’ai assisté une équipe de [nombre] personnes et tenu ses dossiers à jour.',
      },
    },
    {
      id: 'procurement-specialist',
      title: 'Acheteur / Acheteuse',
      aliases:
        'acheteur, acheteuse, responsable achats, directeur des achats, directrice des achats, acheteur industriel, acheteuse industrielle, acheteur projet, acheteur famille, assistant achats, assistante achats, approvisionneur, approvisionneuse, gestionnaire achats, category manager achats, acheteur public, acheteuse publique, chargé d’achats, chargée d’achats, sourceur achats',
      terms:
        'négociation fournisseurs, appels d’offres, sélection des fournisseurs, contrats-cadres, analyse des coûts, passation de commandes, évaluation des fournisseurs, achats responsables, suivi des délais, prévision des besoins',
      tools: 'SAP Ariba, Excel',
      certifications: 'CIPS',
      summary: [
        '{title} qui prépare ses achats, les mène en transparence et les suit après la signature.',
        'Approfondit l’analyse des coûts avant la négociation fournisseurs, compare sur des critères écrits et intègre les achats responsables aux appels d’offres.',
      ],
      duties: [
        'Négociation fournisseurs sur [nombre] contrats par an, prix, délais et garanties',
        'Rédaction d’appels d’offres avec une grille de notation connue à l’avance',
        'Économie de [nombre] % sur une famille d’achats grâce à une analyse des coûts détaillée',
        'Sélection des fournisseurs après visite et vérification des références',
        'Suivi des délais de [nombre] commandes ouvertes par semaine',
        'Intégration de critères d’achats responsables dans les cahiers des charges',
        'Évaluation des fournisseurs stratégiques, soit [nombre] revues par an',
        'Rédaction de contrats-cadres avec le service juridique',
      ],
      pastDuties: [
        'Passation de commandes pour [nombre] demandeurs internes par mois',
        'Recherche de sources de remplacement en cas de rupture',
        'Consultation de [nombre] prestataires par trimestre et tableau comparatif',
        'Traitement des litiges de quantité et de facturation',
        'Consolidation de la prévision des besoins de [nombre] ateliers',
        'Mise à jour du catalogue interne et des conditions tarifaires',
      ],
      letter: {
        opening:
          'Acheter, c’est comprendre un besoin et un marché avant de parler de prix, et c’est cette préparation qui m’intéresse.',
        achievement:
          'Chez [Employeur], j’ai négocié [nombre] contrats par an et sécurisé les approvisionnements essentiels.',
      },
    },
    {
      id: 'project-manager',
      title: 'Chef / Cheffe de projet',
      aliases:
        'chef de projet, cheffe de projet, chargé de projet, chargée de projet, chargé de projets, directeur de projet, directrice de projet, responsable de projet, gestionnaire de projet, coordinateur de projet, coordinatrice de projet, pmo, project manager, program manager, chef de programme, cheffe de programme, assistant chef de projet, chef de projet transverse, delivery manager',
      terms:
        'gestion de projet, cadrage, planification, gestion des risques, suivi budgétaire, comités de pilotage, coordination d’équipes, parties prenantes, demandes de changement, retour d’expérience',
      tools: 'MS Project, Jira, Excel',
      certifications: 'PMP, PRINCE2',
      summary: [
        '{title} qui cadre nettement, tient des points d’étape courts et expose tôt les risques.',
        'Réunit périmètre, délai et budget dans un même tableau, et s’assure que chaque décision a un nom et une date.',
      ],
      duties: [
        'Conduite de [nombre] projets par an, du cadrage au bilan',
        'Planification par lots avec les personnes qui réaliseront le travail',
        'Suivi budgétaire de projets représentant [nombre] jours de charge',
        'Préparation de comités de pilotage centrés sur les décisions à prendre',
        'Coordination d’équipes réunissant [nombre] contributeurs internes et externes',
        'Tenue du registre de gestion des risques et des parades convenues',
        'Instruction de [nombre] demandes de changement par trimestre avec leur effet sur le délai',
        'Information des parties prenantes par une note de situation hebdomadaire',
      ],
      pastDuties: [
        'Organisation de [nombre] ateliers de recueil des besoins',
        'Mise à jour du planning et relance des actions en retard',
        'Déploiement d’une solution sur [nombre] sites par vagues',
        'Animation du retour d’expérience et partage des enseignements',
        'Organisation de la recette de [nombre] livrables avec les utilisateurs référents',
        'Archivage des décisions et des documents contractuels',
      ],
      letter: {
        opening:
          'Un projet réussi se prépare dans le cadrage et se gagne dans les points réguliers, et j’aime tenir ce fil jusqu’au bout.',
        achievement:
          'Chez [Employeur], j’ai conduit [nombre] projets par an et tenu les équipes informées des choix et des risques.',
      },
    },
    {
      id: 'driver',
      title: 'Chauffeur-livreur / Chauffeuse-livreuse',
      aliases:
        'chauffeur, chauffeuse, conducteur, conductrice, chauffeur livreur, livreur, livreuse, chauffeur poids lourd, conducteur routier, conductrice routière, chauffeur routier, chauffeur spl, chauffeur pl, conducteur de bus, conductrice de bus, conducteur de car, chauffeur vtc, chauffeur de taxi, coursier, coursière, ambassadeur livraison',
      terms:
        'conduite de véhicules, livraison aux clients, organisation de la tournée, chargement et déchargement, contrôle du véhicule, arrimage, bons de livraison, réglementation sociale européenne, relation client, encaissement',
      tools: 'GPS, terminal de livraison, chronotachygraphe',
      certifications: 'permis C, FIMO, carte conducteur',
      summary: [
        '{title} à la conduite souple, qui livre à l’heure dite.',
        'Prépare la tournée et l’arrimage avant le départ, respecte les temps de repos et garde le contact avec le client en cas de retard.',
      ],
      duties: [
        'Livraison aux clients, soit [nombre] points par jour en ville et en zone rurale',
        'Organisation de la tournée selon les créneaux et la circulation',
        'Conduite de véhicules sur [nombre] kilomètres par semaine sans manquement au code',
        'Contrôle du véhicule avant départ, pneus, niveaux et éclairage',
        'Chargement et déchargement de [nombre] palettes par jour au transpalette',
        'Vérification de l’arrimage et de la répartition des charges',
        'Signature de [nombre] bons de livraison par jour et relevé des réserves',
        'Respect de la réglementation sociale européenne sur les temps de conduite',
      ],
      pastDuties: [
        'Collecte de [nombre] retours et consignes par semaine',
        'Encaissement à la livraison et remise de la recette',
        'Approvisionnement de [nombre] magasins par nuit avec clés et codes d’accès',
        'Nettoyage de la cabine et signalement des pannes',
        'Transport de [nombre] colis express par jour avec preuve de remise',
        'Aide aux clients âgés pour la dépose dans le logement',
      ],
      letter: {
        opening:
          'La route demande de l’anticipation et de la patience, et j’aime arriver à l’heure avec une marchandise intacte.',
        achievement:
          'Chez [Employeur], j’ai assuré [nombre] livraisons par jour dans le respect de la sécurité et des horaires.',
      },
    },
    {
      id: 'supply-chain-manager',
      title: 'Responsable supply chain',
      aliases:
        'supply chain manager, directeur supply chain, directrice supply chain, responsable chaîne logistique, responsable planification, planificateur, planificatrice, planificateur supply chain, demand planner, supply planner, gestionnaire supply chain, chef de projet supply chain, responsable approvisionnements, prévisionniste, prévisionniste des ventes, ingénieur supply chain, ingénieure supply chain, coordinateur supply chain, analyste supply chain',
      terms:
        'prévision de la demande, plan industriel et commercial, optimisation des stocks, performance des fournisseurs, réseau de distribution, réduction des délais, taux de service, gestion des aléas, conformité douanière, plan directeur de production',
      tools: 'SAP IBP, Excel, Power BI',
      certifications: 'certification APICS',
      summary: [
        '{title} qui pilote par la demande et fait partager les arbitrages.',
        'Réunit ventes, production et achats autour du plan industriel et commercial, et traite l’optimisation des stocks article par article.',
      ],
      duties: [
        'Animation du plan industriel et commercial pour [nombre] familles de produits',
        'Construction de la prévision de la demande avec les équipes commerciales',
        'Baisse de [nombre] % de la valeur immobilisée par l’optimisation des stocks',
        'Élaboration du plan directeur de production et arbitrage des capacités',
        'Revue de la performance des fournisseurs, soit [nombre] partenaires par trimestre',
        'Préparation de scénarios de gestion des aléas et de sources de secours',
        'Progression de [nombre] points du taux de service aux clients',
        'Étude du réseau de distribution et de l’emplacement des stocks',
      ],
      pastDuties: [
        'Encadrement de [nombre] approvisionneurs et planificateurs',
        'Paramétrage des stocks de sécurité et des lots de commande',
        'Réduction des délais de [nombre] jours sur les approvisionnements lointains',
        'Contrôle de la conformité douanière avec les transitaires',
        'Suivi de [nombre] lancements et fins de vie d’articles par an',
        'Partage d’un tableau de bord commun avec les usines',
      ],
      letter: {
        opening:
          'La supply chain donne une vue complète de l’entreprise, et j’aime y faire converger des services dont les intérêts diffèrent.',
        achievement:
          'Chez [Employeur], j’ai piloté [nombre] familles de produits et amélioré à la fois le service et les stocks.',
      },
    },
    {
      id: 'executive-assistant',
      title: 'Assistant / Assistante de direction',
      aliases:
        'assistant de direction, assistante de direction, secrétaire de direction, assistant exécutif, assistante exécutive, assistant personnel, assistante personnelle, executive assistant, office manager de direction, assistant trilingue, assistante trilingue, assistant de dirigeant, assistante de président, assistante du pdg, attaché de direction, attachée de direction, chef de cabinet, cheffe de cabinet, assistant de comité de direction',
      terms:
        'gestion d’agendas complexes, préparation des comités, prise de notes, organisation de voyages, filtrage des demandes, confidentialité, notes de synthèse, notes de frais, événements internes, correspondance en anglais',
      tools: 'Outlook, PowerPoint, Concur',
      certifications: 'TOEIC, certification Voltaire',
      summary: [
        '{title} qui allie discrétion, anticipation et sens des priorités.',
        'Protège le temps des dirigeants par une gestion d’agendas complexes et prépare chaque rendez-vous pour que la décision puisse être prise en séance.',
      ],
      duties: [
        'Gestion d’agendas complexes de [nombre] dirigeants sur plusieurs fuseaux horaires',
        'Préparation des comités, dossiers envoyés à temps et décisions relevées',
        'Organisation de voyages, soit [nombre] déplacements par mois avec visas et itinéraires',
        'Filtrage des demandes et réponse directe aux questions courantes',
        'Rédaction de [nombre] comptes rendus par mois à partir de la prise de notes',
        'Respect de la confidentialité des dossiers sociaux et financiers',
        'Coordination de [nombre] événements internes par an, du budget à l’accueil',
        'Tenue d’une correspondance en anglais avec les filiales et les clients',
      ],
      pastDuties: [
        'Contrôle de [nombre] relevés de dépenses par mois et justification des écarts',
        'Élaboration de notes de synthèse et de présentations',
        'Accueil de [nombre] délégations par an et protocole de visite',
        'Relance des directeurs sur les actions décidées',
        'Intégration de [nombre] assistants et remplaçants pendant les congés',
        'Passage au parapheur électronique et archivage des actes',
      ],
      letter: {
        opening:
          'Le temps d’un dirigeant est rare, et je tire satisfaction d’une journée qui se déroule bien parce que chaque détail a été pensé la veille.',
        achievement:
          'Chez [Employeur], j’ai assisté [nombre] dirigeants et préparé des instances où tout était prêt à l’heure.',
      },
    },
  ],
};
