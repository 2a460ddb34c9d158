import type { Occupation } from '../occupation';

export const services: Occupation[] = [
  {
    id: 'cook',
    title: 'Cuisinier / Cuisinière',
    aliases:
      'cuisinier, cuisinière, chef de cuisine, cheffe de cuisine, chef cuisinier, commis de cuisine, commise de cuisine, second de cuisine, chef de partie, demi-chef de partie, aide de cuisine, aide-cuisinier, pâtissier, pâtissière, boulanger, boulangère, cuisinier de collectivité, pizzaïolo, plongeur, employé polyvalent de restauration, traiteur, crêpier',
    terms:
      'préparation des plats, mise en place, cuissons, dressage, normes HACCP, fiches techniques, gestion des stocks, élaboration de menus, hygiène en cuisine, maîtrise des coûts matière',
    tools: 'four mixte, cellule de refroidissement',
    certifications: 'CAP cuisine, formation hygiène alimentaire',
    summary: [
      '{title} qui privilégie les produits de saison et une mise en place sans surprise au moment du service.',
      'Soigne les cuissons et le dressage, tient l’hygiène en cuisine et limite les pertes en travaillant le produit entier.',
    ],
    duties: [
      'Préparation des plats pour [nombre] couverts par service, entrées et garnitures comprises',
      'Mise en place et goûts vérifiés avant chaque ouverture',
      'Élaboration de menus de saison, soit [nombre] recettes nouvelles par trimestre',
      'Application des normes HACCP, relevés et étiquetage quotidiens',
      'Maintien des coûts matière à [nombre] % des ventes par la pesée et les fiches techniques',
      'Envoi régulier, dressage soigné et rythme coordonné avec la salle',
      'Encadrement de [nombre] commis et apprentis sur leur poste',
      'Gestion des stocks, commandes du soir et contrôle des livraisons',
    ],
    pastDuties: [
      'Tenue d’un poste de cuissons pour [nombre] couverts au déjeuner',
      'Préparation des légumes, des fonds et des sauces de base',
      'Cuisson et portionnement de [nombre] kilos de viande par semaine',
      'Entretien de l’hygiène en cuisine, sols, plans et hottes',
      'Dressage de [nombre] buffets par mois pour des réceptions',
      'Adaptation des assiettes aux allergies et aux régimes',
    ],
    letter: {
      opening:
        'La cuisine me plaît pour l’exigence du service, quand une mise en place bien faite permet de rester calme jusqu’à la dernière table.',
      achievement:
        'Chez [Employeur], j’ai préparé [nombre] couverts par service et tenu le poste dans de bonnes conditions d’hygiène.',
    },
  },
  {
    id: 'waiter',
    title: 'Serveur / Serveuse',
    aliases:
      'serveur, serveuse, chef de rang, cheffe de rang, commis de salle, barman, barmaid, maître d’hôtel, maîtresse d’hôtel, sommelier, sommelière, garçon de café, limonadier, employé de restaurant, employée de restaurant, serveur en restauration, runner, hôte de table, responsable de salle, extra en restauration',
    terms:
      'accueil des clients, prise de commandes, service à table, mise en place de la salle, conseil sur les vins, encaissement, connaissance de la carte, réservations, ventes additionnelles, hygiène alimentaire',
    tools: 'caisse tactile, terminal de paiement',
    certifications: 'CAP service, permis d’exploitation',
    summary: [
      '{title} qui assure un service attentif, discret et bien rythmé.',
      'Connaît la carte et ses allergènes, veille sur chaque table sans l’interrompre et règle un incident avec tact.',
    ],
    duties: [
      'Service à table de [nombre] couverts par service en coordination avec la cuisine',
      'Prise de commandes précise, allergies et cuissons confirmées',
      'Accueil des clients et gestion de [nombre] réservations par soir',
      'Présentation de la carte et conseil sur les vins selon les plats',
      'Encaissement de [nombre] additions par service et clôture de la caisse',
      'Mise en place de la salle, nappage, verrerie et office',
      'Progression de [nombre] % des ventes additionnelles de desserts et de boissons chaudes',
      'Réponse aux remarques à table et information du responsable',
    ],
    pastDuties: [
      'Préparation de [nombre] boissons et cocktails par soirée',
      'Débarrassage silencieux et redressage entre les services',
      'Service de [nombre] banquets par mois, du vin d’honneur au café',
      'Contrôle de l’hygiène alimentaire des frigos de bar',
      'Formation de [nombre] extras aux numéros de table et à la carte',
      'Inventaire de la cave et des consommables',
    ],
    letter: {
      opening: 'J’aime le rythme d’une salle pleine, où il faut voir venir la demande avant le signe de la main.',
      achievement: 'Chez [Employeur], j’ai servi [nombre] couverts par service en lien constant avec la cuisine.',
    },
  },
  {
    id: 'barista',
    title: 'Barista',
    aliases:
      'barista confirmé, barista confirmée, préparateur de café, préparatrice de café, employé de coffee shop, employée de coffee shop, serveur en coffee shop, équipier coffee shop, équipière coffee shop, équipier de restauration rapide, équipière de restauration rapide, employé de restauration rapide, employée de restauration rapide, torréfacteur, barista formateur, équipier polyvalent',
    terms:
      'préparation d’espresso, texturation du lait, latte art, réglage du moulin, accueil au comptoir, encaissement, entretien de la machine, hygiène alimentaire, rotation des produits, conseil aux clients',
    tools: 'machine à espresso, moulin, caisse tactile',
    certifications: 'certification SCA',
    summary: [
      '{title} qui sert des tasses régulières à un comptoir où l’on a plaisir à revenir.',
      'Règle la mouture au fil de la journée, soigne la texturation du lait et retient les habitudes des clients.',
    ],
    duties: [
      'Préparation d’espresso et de boissons lactées, soit [nombre] tasses par jour',
      'Réglage du moulin à l’ouverture puis selon la température et le grain',
      'Accueil au comptoir de [nombre] clients par heure aux moments de pointe',
      'Texturation du lait et latte art sur demande',
      'Encaissement de [nombre] commandes par jour et contrôle du fond de caisse',
      'Entretien de la machine, détartrage et nettoyage des groupes',
      'Vente de [nombre] sachets de café par semaine grâce au conseil aux clients',
      'Rotation des produits frais et étiquetage des entames',
    ],
    pastDuties: [
      'Cuisson et mise en vitrine de [nombre] viennoiseries par matin',
      'Dégustation hebdomadaire et ajustement des recettes',
      'Formation de [nombre] nouveaux équipiers aux extractions',
      'Respect de l’hygiène alimentaire au poste froid',
      'Remplissage de [nombre] références de vitrine par jour',
      'Animation d’ateliers sur les méthodes douces',
    ],
    letter: {
      opening:
        'Un bon café tient à des réglages minuscules, et j’aime les refaire chaque matin avant l’arrivée des habitués.',
      achievement: 'Chez [Employeur], j’ai préparé [nombre] boissons par jour tout en gardant un accueil chaleureux.',
    },
  },
  {
    id: 'cleaner',
    title: 'Agent / Agente d’entretien',
    aliases:
      'agent d’entretien, agente d’entretien, agent de nettoyage, agente de nettoyage, agent de propreté, agente de propreté, femme de ménage, homme de ménage, femme de chambre, valet de chambre, employé d’étage, employée d’étage, technicien de surface, technicienne de surface, agent de ménage, gouvernante, gardien d’immeuble, gardienne d’immeuble, laveur de vitres, employé de ménage, employée de ménage, agent d’entretien polyvalent',
    terms:
      'nettoyage des locaux, bionettoyage, entretien des sols, tri des déchets, réapprovisionnement des consommables, blanchisserie, dosage des produits, lavage de vitres, contrôle de propreté, remise en état',
    tools: 'autolaveuse, monobrosse, chariot de ménage',
    certifications: 'CQP propreté, gestes et postures',
    summary: [
      '{title} qui rend des locaux propres, dose ses produits et respecte les lieux.',
      'Suit le plan de nettoyage pièce par pièce, protège les surfaces fragiles et signale ce qui est cassé.',
    ],
    duties: [
      'Nettoyage des locaux sur [nombre] mètres carrés par jour selon le planning',
      'Dosage des produits et respect des fiches de sécurité',
      'Remise en état de [nombre] chambres par jour, lits et salle d’eau compris',
      'Entretien des sols à l’autolaveuse et à la monobrosse',
      'Désinfection de [nombre] sanitaires par tournée et relevé de passage signé',
      'Tri des déchets et sortie des conteneurs',
      'Bionettoyage de [nombre] salles sensibles par poste',
      'Contrôle de propreté avec la gouvernante ou le chef d’équipe',
    ],
    pastDuties: [
      'Lavage de vitres de [nombre] bureaux par semaine',
      'Réapprovisionnement des consommables, savon et papier',
      'Pliage de [nombre] kilos de linge par jour en blanchisserie',
      'Fermeture des locaux et mise sous alarme',
      'Remise au propre de [nombre] logements par mois après travaux',
      'Rangement du local et entretien du matériel',
    ],
    letter: {
      opening:
        'J’aime le travail visible et bien fini, celui qui permet aux autres de commencer la journée dans un lieu agréable.',
      achievement:
        'Chez [Employeur], j’ai entretenu [nombre] mètres carrés par jour et respecté les consignes de chaque site.',
    },
  },
  {
    id: 'security-guard',
    title: 'Agent / Agente de sécurité',
    aliases:
      'agent de sécurité, agente de sécurité, agent de prévention et de sécurité, aps, vigile, agent de surveillance, agente de surveillance, gardien, gardienne, agent ssiap, ssiap, maître-chien, agent cynophile, rondier, agent de sûreté, agente de sûreté, chef de poste sécurité, agent de sûreté aéroportuaire, opérateur vidéosurveillance, opératrice vidéosurveillance, portier, agent de sécurité incendie',
    terms:
      'contrôle d’accès, rondes de surveillance, vidéosurveillance, main courante, prévention incendie, levée de doute, gestion des conflits, premiers secours, filtrage, inspection visuelle',
    tools: 'talkie-walkie, système d’alarme',
    certifications: 'carte professionnelle CNAPS, SSIAP, SST',
    summary: [
      '{title} à la présence calme, qui connaît ses consignes et rédige des rapports précis.',
      'Assure contrôle d’accès et rondes de surveillance, privilégie le dialogue et intervient dans le strict cadre légal.',
    ],
    duties: [
      'Contrôle d’accès de [nombre] personnes et véhicules par jour',
      'Rondes de surveillance à horaires variables et contrôle des issues',
      'Exploitation de la vidéosurveillance, soit [nombre] caméras par poste',
      'Rédaction de la main courante, faits, heures et mesures prises',
      'Traitement de [nombre] alarmes par mois et levée de doute',
      'Prévention incendie par la vérification des extincteurs et des dégagements',
      'Filtrage de [nombre] visiteurs par événement avec inspection visuelle des sacs',
      'Gestion des conflits par la parole et appel des forces de l’ordre si nécessaire',
    ],
    pastDuties: [
      'Intervention de premiers secours auprès de [nombre] personnes par an',
      'Accueil et orientation du public aux entrées',
      'Surveillance de [nombre] mètres carrés de surface de vente',
      'Participation aux exercices d’évacuation et au guidage du public',
      'Enregistrement de [nombre] livraisons par jour et contrôle des bons',
      'Remise des clés et suivi du registre',
    ],
    letter: {
      opening:
        'La sécurité repose sur l’attention et sur le calme, et j’ai plaisir à voir une situation se résoudre par quelques mots bien choisis.',
      achievement:
        'Chez [Employeur], j’ai surveillé un site recevant [nombre] personnes par jour et rendu compte de chaque événement.',
    },
  },
  {
    id: 'hairdresser',
    title: 'Coiffeur / Coiffeuse',
    aliases:
      'coiffeur, coiffeuse, barbier, coiffeur barbier, coiffeur mixte, coiffeuse mixte, coloriste, coiffeur visagiste, styliste coiffure, coiffeur à domicile, coiffeuse à domicile, manager de salon, apprenti coiffeur, esthéticien, esthéticienne, maquilleur, maquilleuse, prothésiste ongulaire, onglerie, technicien coiffeur',
    terms:
      'coupe femme et homme, coloration, balayage, brushing, diagnostic capillaire, taille de barbe, soins capillaires, conseil et vente, prise de rendez-vous, hygiène du salon',
    tools: 'Planity, tondeuses',
    certifications: 'CAP coiffure, BP coiffure',
    summary: [
      '{title} qui propose des coupes faciles à porter et une coloration respectueuse de la fibre.',
      'Commence par un diagnostic capillaire, annonce le prix avant le premier geste et explique comment refaire la coiffure chez soi.',
    ],
    duties: [
      'Réalisation de [nombre] prestations par jour, coupe femme et homme et coiffage',
      'Diagnostic capillaire et proposition adaptée au visage et aux habitudes',
      'Coloration et balayage, soit [nombre] services techniques par semaine',
      'Conseil et vente de produits en fonction du cheveu',
      'Fidélisation de [nombre] clients réguliers par un suivi de leurs formules',
      'Désinfection des outils et hygiène du salon entre chaque client',
      'Entretien et taille de barbe au rasoir, soit [nombre] rendez-vous par semaine',
      'Réalisation de chignons et d’essais pour les mariages et les cérémonies',
    ],
    pastDuties: [
      'Application de soins capillaires à [nombre] clients par jour',
      'Prise de rendez-vous au téléphone et en ligne',
      'Préparation de [nombre] mélanges de couleur par jour selon les fiches',
      'Accueil des clients au vestiaire et offre d’une boisson',
      'Encadrement de [nombre] apprentis en séance d’entraînement',
      'Mise en valeur de la vitrine et des promotions',
    ],
    letter: {
      opening:
        'J’aime écouter ce que la personne veut changer, et la voir se regarder autrement à la fin du rendez-vous.',
      achievement:
        'Chez [Employeur], j’ai coiffé [nombre] clients par semaine et noté leurs formules pour le rendez-vous suivant.',
    },
  },
  {
    id: 'flight-attendant',
    title: 'Membre d’équipage de cabine',
    aliases:
      'hôtesse de l’air, steward, personnel navigant commercial, pnc, chef de cabine, cheffe de cabine, chef de cabine principal, cheffe de cabine principale, hôtesse navigante, hôtesse ou steward, agent d’escale, agente d’escale, purser, personnel de cabine, cabin crew, flight attendant, hôtesse de bord',
    terms:
      'sécurité en cabine, démonstrations de sécurité, service à bord, évacuation d’urgence, premiers secours, annonces en vol, vérifications avant vol, gestion des passagers difficiles, ventes à bord, accueil des passagers',
    tools: 'équipements de secours, terminal de vente',
    certifications: 'CCA, attestation de natation',
    summary: [
      '{title} pour qui la sécurité en cabine passe avant tout et s’accompagne d’un service attentif.',
      'Effectue les vérifications avant vol sans rien omettre, adapte le ton des annonces en vol et apaise les tensions avec fermeté et courtoisie.',
    ],
    duties: [
      'Accueil des passagers et aide à l’installation, soit [nombre] personnes par vol',
      'Vérifications avant vol des équipements de secours et d’oxygène',
      'Service à bord de [nombre] repas par rotation, régimes particuliers compris',
      'Démonstrations de sécurité et contrôle des ceintures et des issues',
      'Réalisation de [nombre] vols par mois sur court et long courrier',
      'Gestion des passagers difficiles avec l’appui du chef de cabine',
      'Encaissement de [nombre] ventes à bord par vol et inventaire du chariot',
      'Entraînement régulier à l’évacuation d’urgence et à la lutte contre le feu',
    ],
    pastDuties: [
      'Assistance de [nombre] passagers par mois en fauteuil ou voyageant seuls',
      'Annonces en vol en français et en anglais',
      'Prise en charge de [nombre] malaises par an selon les premiers secours',
      'Préparation de la cabine entre les étapes',
      'Déclaration de [nombre] incidents par trimestre au responsable de secteur',
      'Information des passagers lors des retards et des correspondances',
    ],
    letter: {
      opening:
        'À bord, le sourire n’a de sens que si la sécurité est assurée, et j’aime ce métier parce qu’il demande les deux à chaque instant.',
      achievement:
        'Chez [Employeur], j’ai assuré [nombre] vols par mois et veillé au confort comme à la sécurité des passagers.',
    },
  },
  {
    id: 'hotel-manager',
    title: 'Directeur / Directrice d’hôtel',
    aliases:
      'directeur d’hôtel, directrice d’hôtel, responsable d’hôtel, gérant d’hôtel, gérante d’hôtel, directeur d’établissement hôtelier, directrice d’établissement hôtelier, directeur adjoint d’hôtel, directrice adjointe d’hôtel, directeur d’hébergement, directrice d’hébergement, directeur de résidence, directrice de résidence, hôtelier, hôtelière, responsable hébergement, directeur de camping, directrice de camping, revenue manager, directeur de restaurant, directrice de restaurant, manager de restaurant, responsable hôtelier, general manager hôtel',
    terms:
      'exploitation hôtelière, revenue management, satisfaction des clients, réception, hébergement, restauration, plannings, séminaires et groupes, suivi budgétaire, réputation en ligne',
    tools: 'Opera, Booking, D-EDGE',
    certifications: 'permis d’exploitation',
    summary: [
      '{title} qui conduit l’exploitation hôtelière au plus près des équipes et des clients.',
      'Pilote le revenue management au jour le jour, suit la réputation en ligne et descend en salle ou à la réception quand l’affluence le demande.',
    ],
    duties: [
      'Direction d’un établissement de [nombre] chambres, réception, étages et restauration',
      'Revue quotidienne des prix et des disponibilités en revenue management',
      'Progression de [nombre] points de la satisfaction des clients par la correction des irritants',
      'Suivi budgétaire mensuel et maîtrise des charges d’énergie et de personnel',
      'Recrutement et encadrement de [nombre] salariés et saisonniers',
      'Réponse personnelle aux avis et suivi de la réputation en ligne',
      'Commercialisation de [nombre] séminaires et groupes par an auprès des entreprises',
      'Contrôle de la sécurité incendie et de l’accessibilité',
    ],
    pastDuties: [
      'Élaboration des plannings de [nombre] employés selon le taux d’occupation',
      'Visite des chambres avec la gouvernante et suivi des réparations',
      'Rénovation de [nombre] chambres sans fermer l’établissement',
      'Négociation avec les agences de voyages et les plateformes',
      'Accueil de [nombre] clients fidèles et gestion de leurs préférences',
      'Ouverture d’une offre de petit déjeuner locale',
    ],
    letter: {
      opening:
        'Un hôtel vit au rythme de ses équipes, et je suis à ma place quand elles ont les moyens de bien recevoir.',
      achievement:
        'Chez [Employeur], j’ai dirigé un établissement de [nombre] chambres et amélioré la fréquentation comme les avis.',
    },
  },
  {
    id: 'fitness-trainer',
    title: 'Coach sportif / Coach sportive',
    aliases:
      'coach sportif, coach sportive, éducateur sportif, éducatrice sportive, préparateur physique, préparatrice physique, personal trainer, professeur de fitness, professeure de fitness, professeur de yoga, professeure de yoga, professeur de pilates, entraîneur sportif, entraîneuse sportive, moniteur de fitness, monitrice de fitness, coach fitness, maître-nageur, maître-nageuse, animateur sportif, animatrice sportive, instructeur de musculation, entraîneur personnel',
    terms:
      'coaching individuel, cours collectifs, bilan de forme, programmes d’entraînement, renforcement musculaire, technique des exercices, mobilité et étirements, conseils d’hygiène de vie, fidélisation des adhérents, sécurité de la salle',
    tools: 'balance à impédance, application de suivi',
    certifications: 'BPJEPS, carte professionnelle d’éducateur sportif, PSC1',
    summary: [
      '{title} qui construit des programmes progressifs et corrige avec précision.',
      'Établit un bilan de forme avant le premier effort, ajuste les charges à la fatigue du jour et encourage sans brusquer.',
    ],
    duties: [
      'Coaching individuel de [nombre] adhérents par semaine, du débutant au compétiteur',
      'Bilan de forme et écoute des antécédents avant le premier entraînement',
      'Animation de [nombre] cours collectifs par semaine, renforcement musculaire et cardio',
      'Correction de la technique des exercices et choix de variantes',
      'Écriture de [nombre] programmes d’entraînement par mois avec paliers',
      'Contrôle de la sécurité de la salle, charges, câbles et affichage',
      'Fidélisation des adhérents, soit [nombre] rappels par mois aux absents',
      'Conseils d’hygiène de vie sur le sommeil, l’hydratation et la récupération',
    ],
    pastDuties: [
      'Accueil de [nombre] visiteurs par semaine et séance de découverte',
      'Animation d’ateliers de mobilité et étirements pour salariés assis',
      'Suivi de [nombre] personnes en reprise d’activité après blessure, avec accord médical',
      'Rangement du plateau et nettoyage des appareils',
      'Préparation de [nombre] coureurs par saison à un objectif',
      'Remplacement de collègues sur les cours de gymnastique douce',
    ],
    letter: {
      opening:
        'Le progrès vient de la régularité, et j’aime donner à chacun une séance qu’il aura envie de refaire la semaine suivante.',
      achievement:
        'Chez [Employeur], j’ai suivi [nombre] adhérents et animé des cours réguliers où chacun travaillait à son niveau.',
    },
  },
];
