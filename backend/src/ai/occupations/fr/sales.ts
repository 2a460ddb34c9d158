import type { IndustryOccupations } from '../occupation';

export const sales: IndustryOccupations = {
  industry: 'Sales',
  general: {
    id: 'sales-professional',
    title: 'Professionnel / Professionnelle de la vente',
    aliases: '',
    terms:
      'relation client, découverte des besoins, prospection, négociation commerciale, connaissance des produits, devis, suivi des ventes, relances téléphoniques, service après-vente, argumentaire',
    tools: 'CRM, Excel',
    certifications: 'permis B',
    summary: [
      '{title} qui écoute le client et tient ses engagements.',
      'Pratique la découverte des besoins avant de proposer, suit chaque devis jusqu’à la réponse et reste présent après la signature.',
    ],
    duties: [
      'Suivi de [nombre] clients réguliers et entretien de la relation client',
      'Découverte des besoins par des questions ouvertes avant toute offre',
      'Envoi de [nombre] devis par mois, clairs sur les prix, les délais et les conditions',
      'Négociation commerciale dans les limites fixées par la direction',
      'Prospection de [nombre] entreprises par semaine par téléphone et par message',
      'Mise à jour du CRM après chaque échange, prochaine étape datée',
      'Présentation de la gamme à [nombre] interlocuteurs par mois',
      'Transmission des remarques des clients aux équipes produit',
    ],
    pastDuties: [
      'Prise de [nombre] commandes par semaine et contrôle des délais de livraison',
      'Relances téléphoniques polies auprès des clients inactifs',
      'Préparation de [nombre] échantillons et documentations par mois',
      'Appui au service après-vente lors des réclamations',
      'Accueil de [nombre] visiteurs par salon et qualification des demandes',
      'Réalisation de tableaux simples pour le suivi des ventes',
    ],
    letter: {
      opening:
        'Vendre, pour moi, c’est comprendre ce dont le client a besoin et lui dire franchement ce que l’on peut faire pour lui.',
      achievement: 'Chez [Employeur], j’ai suivi [nombre] clients et développé les ventes par une présence régulière.',
    },
  },
  occupations: [
    {
      id: 'sales-representative',
      title: 'Commercial / Commerciale',
      aliases:
        'commercial, commerciale, attaché commercial, attachée commerciale, technico-commercial, technico-commerciale, commercial terrain, commercial itinérant, commercial sédentaire, délégué commercial, déléguée commerciale, conseiller commercial, conseillère commerciale, représentant commercial, vrp, ingénieur commercial terrain, délégué médical, déléguée médicale, agent commercial, télévendeur, télévendeuse, assistant commercial, assistante commerciale',
      terms:
        'prospection commerciale, gestion de secteur, visites clients, découverte des besoins, démonstration de produits, négociation, conclusion de la vente, prévisions de vente, offres commerciales, fidélisation',
      tools: 'Salesforce, tablette de commande',
      certifications: 'permis B',
      summary: [
        '{title} qui visite régulièrement ses clients et leur fait des offres adaptées.',
        'Organise la gestion de secteur selon le potentiel, écoute avant d’argumenter et rend compte de chaque visite dans le CRM.',
      ],
      duties: [
        'Gestion de secteur sur [nombre] comptes, tournées organisées selon le potentiel',
        'Prospection commerciale par téléphone, en visite spontanée et sur les salons',
        'Réalisation de [nombre] visites clients par semaine avec compte rendu le jour même',
        'Démonstration de produits chez le client, à partir de ses propres cas',
        'Signature de [nombre] contrats par trimestre après négociation des prix et des délais',
        'Rédaction d’offres commerciales précises et relance à date convenue',
        'Ouverture de [nombre] comptes par an sur des zones peu couvertes',
        'Fiabilisation des prévisions de vente par une revue hebdomadaire des affaires',
      ],
      pastDuties: [
        'Qualification de [nombre] contacts par mois reçus du site et des salons',
        'Veille sur les prix et les nouveautés des concurrents du secteur',
        'Suivi de [nombre] livraisons sensibles par mois avec la logistique',
        'Fidélisation par des rendez-vous annuels consacrés aux usages',
        'Recouvrement amiable de [nombre] factures en retard par mois',
        'Tenue de stands et accueil des visiteurs professionnels',
      ],
      letter: {
        opening:
          'Le terrain me plaît parce qu’on y voit tout de suite si une offre répond à un besoin, et parce que la confiance s’y gagne visite après visite.',
        achievement:
          'Chez [Employeur], j’ai suivi [nombre] clients et ouvert de nouveaux comptes sur l’ensemble du secteur.',
      },
    },
    {
      id: 'account-manager',
      title: 'Responsable grands comptes',
      aliases:
        'account manager, key account manager, kam, responsable de clientèle, chargé de clientèle, chargée de clientèle, responsable de comptes, responsable comptes clés, gestionnaire de comptes clients, ingénieur grands comptes, directeur de clientèle, directrice de clientèle, chargé de compte, chargée de compte, responsable portefeuille clients, directeur grands comptes',
      terms:
        'plan de compte, relation client, renouvellement de contrats, ventes additionnelles, cartographie des interlocuteurs, revues trimestrielles, négociation, résolution des litiges, prévision de chiffre d’affaires, intégration des clients',
      tools: 'Salesforce, Excel, Power BI',
      certifications: 'certification Salesforce',
      summary: [
        '{title} qui inscrit la relation dans la durée et suit ses clients sans zone d’ombre.',
        'Bâtit un plan de compte partagé, prépare tôt le renouvellement de contrats et mobilise les équipes internes dès qu’un litige apparaît.',
      ],
      duties: [
        'Gestion de [nombre] comptes stratégiques, du plan de compte à la revue annuelle',
        'Cartographie des interlocuteurs et élargissement des contacts au-delà de l’acheteur',
        'Négociation du renouvellement de contrats, soit [nombre] échéances par an',
        'Animation de revues trimestrielles consacrées aux résultats et aux irritants',
        'Progression de [nombre] % des ventes additionnelles par l’écoute des projets en cours',
        'Résolution des litiges de facturation avec la comptabilité et la logistique',
        'Construction de la prévision de chiffre d’affaires pour [nombre] clients par mois',
        'Défense des besoins du client auprès des équipes produit',
      ],
      pastDuties: [
        'Lancement de [nombre] déploiements par an avec l’intégration des clients et leur formation',
        'Relevé des indicateurs de service et plan d’amélioration partagé',
        'Réponse à [nombre] appels d’offres par an avec les équipes techniques',
        'Préparation d’accords-cadres avec le service juridique',
        'Visite de [nombre] sites clients par trimestre pour comprendre leurs contraintes',
        'Transmission complète des dossiers lors d’un changement de portefeuille',
      ],
      letter: {
        opening:
          'Un grand compte reste quand il se sent compris et que l’on règle vite ce qui ne va pas, et c’est à cela que je m’emploie.',
        achievement:
          'Chez [Employeur], j’ai suivi [nombre] comptes et renouvelé les contrats par un dialogue constant.',
      },
    },
    {
      id: 'sales-manager',
      title: 'Responsable commercial / Responsable commerciale',
      aliases:
        'responsable commercial, responsable commerciale, chef des ventes, cheffe des ventes, directeur commercial, directrice commerciale, responsable des ventes, animateur des ventes, animatrice des ventes, chef de secteur, cheffe de secteur, directeur régional des ventes, directrice régionale des ventes, responsable régional des ventes, manager commercial, sales manager, responsable d’équipe commerciale, inspecteur des ventes',
      terms:
        'stratégie commerciale, management d’équipe, objectifs de vente, revue de portefeuille, accompagnement terrain, politique tarifaire, recrutement, grands comptes, prévisions de vente, formation des vendeurs',
      tools: 'Salesforce, Excel, Power BI',
      certifications: 'permis B',
      summary: [
        '{title} qui pratique un management de proximité et explique les objectifs de vente.',
        'Passe du temps en accompagnement terrain, conduit une revue de portefeuille hebdomadaire et relie la stratégie commerciale à ce que disent les clients.',
      ],
      duties: [
        'Encadrement de [nombre] commerciaux avec un point individuel chaque semaine',
        'Déclinaison de la stratégie commerciale en plans d’action par secteur',
        'Accompagnement terrain, soit [nombre] journées de visite par mois avec les vendeurs',
        'Fixation des objectifs de vente selon le potentiel et l’historique de chaque zone',
        'Recrutement et intégration de [nombre] collaborateurs par an',
        'Conduite de la revue de portefeuille et abandon assumé des affaires sans suite',
        'Croissance de [nombre] % du chiffre d’affaires grâce à un ciblage resserré',
        'Ajustement de la politique tarifaire avec la direction financière',
      ],
      pastDuties: [
        'Négociation directe avec [nombre] grands comptes par an',
        'Organisation de la formation des vendeurs à la découverte et à l’argumentation',
        'Consolidation des prévisions de vente de [nombre] secteurs chaque mois',
        'Préparation de réunions commerciales courtes et utiles',
        'Redressement de [nombre] secteurs en retard par un plan de visites ciblé',
        'Arbitrage des remises exceptionnelles demandées par l’équipe',
      ],
      letter: {
        opening:
          'Une équipe commerciale progresse quand on l’accompagne chez le client et qu’on lui parle clairement de ce qui marche ou non.',
        achievement:
          'Chez [Employeur], j’ai encadré [nombre] commerciaux et fait progresser les résultats de chaque secteur.',
      },
    },
    {
      id: 'business-development-representative',
      title: 'Chargé / Chargée de développement commercial',
      aliases:
        'business developer, chargé de développement commercial, chargée de développement commercial, chargé d’affaires, chargée d’affaires, sdr, bdr, responsable développement commercial, responsable du développement, business development manager, responsable business development, téléprospecteur, téléprospectrice, commercial chasseur, sales development representative, chargé de prospection, chargée de prospection, développeur commercial, développeuse commerciale',
      terms:
        'prospection téléphonique, qualification de prospects, prise de rendez-vous, campagnes d’e-mails, social selling, traitement des objections, étude de comptes cibles, partenariats, cartographie du marché, développement du portefeuille',
      tools: 'HubSpot, LinkedIn Sales Navigator, Aircall',
      certifications: '',
      summary: [
        '{title} qui prépare sa prospection et respecte le temps de ses interlocuteurs.',
        'Étudie chaque cible avant d’appeler, soigne la qualification de prospects et transmet aux commerciaux des rendez-vous qui ont un sens.',
      ],
      duties: [
        'Prospection téléphonique auprès de [nombre] décideurs par semaine après étude de leur activité',
        'Qualification de prospects selon le besoin, le budget et le calendrier',
        'Prise de rendez-vous pour les commerciaux, soit [nombre] rencontres par mois',
        'Écriture de campagnes d’e-mails courtes et personnalisées par secteur',
        'Ouverture de [nombre] comptes cibles par trimestre grâce au social selling',
        'Traitement des objections à partir d’exemples vécus par des clients',
        'Développement du portefeuille de [nombre] opportunités en cours et mise à jour du CRM',
        'Échange hebdomadaire avec le marketing sur la qualité des contacts',
      ],
      pastDuties: [
        'Étude de comptes cibles dans [nombre] secteurs d’activité par an',
        'Participation à des salons et suivi des cartes échangées',
        'Rappel de [nombre] contacts dormants par mois avec une raison précise',
        'Recherche de partenariats avec des intégrateurs et des prescripteurs',
        'Réponse à [nombre] demandes entrantes par semaine dans l’heure qui suit',
        'Cartographie du marché régional et liste des acteurs à approcher',
      ],
      letter: {
        opening:
          'J’aime la prospection quand elle est bien préparée, car un appel documenté est presque toujours bien reçu.',
        achievement:
          'Chez [Employeur], j’ai obtenu [nombre] rendez-vous par mois et ouvert des comptes suivis ensuite par l’équipe.',
      },
    },
    {
      id: 'account-executive',
      title: 'Ingénieur commercial / Ingénieure commerciale',
      aliases:
        'account executive, ingénieur commercial, ingénieure commerciale, ingénieur d’affaires, ingénieure d’affaires, commercial b2b, commerciale b2b, commercial saas, commercial logiciel, ingénieur avant-vente, ingénieure avant-vente, consultant avant-vente, sales executive, solution consultant, commercial grands comptes, ingénieur technico-commercial, business manager, enterprise account executive',
      terms:
        'vente de solutions, rendez-vous de découverte, démonstrations de logiciel, propositions commerciales, négociation de contrats, gestion du pipeline, prévision des signatures, accès aux décideurs, analyse de la concurrence, étude de rentabilité client',
      tools: 'Salesforce, HubSpot, PowerPoint',
      certifications: '',
      summary: [
        '{title} qui construit la vente de solutions autour du problème du client.',
        'Mène des rendez-vous de découverte approfondis, chiffre le gain attendu avec l’acheteur et tient une gestion du pipeline sans affaires fantômes.',
      ],
      duties: [
        'Conduite de [nombre] cycles de vente par trimestre, de la découverte à la signature',
        'Préparation de démonstrations de logiciel limitées aux usages évoqués par le client',
        'Gestion du pipeline de [nombre] opportunités avec une prochaine étape datée pour chacune',
        'Rédaction de propositions commerciales reprenant les mots et les chiffres de l’acheteur',
        'Signature de [nombre] contrats par an en nouveaux clients',
        'Recherche d’un accès aux décideurs par une étude de rentabilité client partagée en amont',
        'Prévision des signatures pour [nombre] affaires par mois avec niveau de confiance',
        'Négociation de contrats avec les achats et le juridique sans concession inutile',
      ],
      pastDuties: [
        'Tenue de [nombre] rendez-vous de découverte par semaine dans le privé et dans le public',
        'Coordination des réponses techniques avec l’avant-vente et la sécurité',
        'Suivi de [nombre] périodes d’essai par trimestre avec critères de réussite',
        'Passage de relais écrit à l’équipe de déploiement',
        'Réactivation de [nombre] clients perdus après une analyse de la concurrence',
        'Partage des motifs de perte avec l’équipe produit',
      ],
      letter: {
        opening:
          'Une vente complexe avance quand on aide l’acheteur à défendre son projet en interne, et je construis mes dossiers dans ce but.',
        achievement:
          'Chez [Employeur], j’ai mené [nombre] cycles de vente par an et signé des contrats renouvelés par la suite.',
      },
    },
  ],
};
