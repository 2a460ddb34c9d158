import type { IndustryOccupations } from '../occupation';

export const retail: IndustryOccupations = {
  industry: 'Retail',
  general: {
    id: 'retail-professional',
    title: 'Professionnel / Professionnelle du commerce',
    aliases: '',
    terms:
      'accueil des clients, mise en rayon, encaissement, gestion des stocks, conseil de vente, réception des livraisons, tenue du magasin, retours et échanges, opérations promotionnelles, prévention des vols',
    tools: 'caisse, terminal portable',
    certifications: 'SST',
    summary: [
      '{title} qui sait se rendre disponible et garde un rayon présentable à toute heure.',
      'Aide le client à trouver, tient la caisse sans erreur et assure la mise en rayon avant l’ouverture.',
    ],
    duties: [
      'Accueil des clients, soit [nombre] personnes renseignées par jour',
      'Mise en rayon selon les dates et le plan d’implantation',
      'Encaissement de [nombre] passages par jour et arrêté de caisse',
      'Mise en place des opérations promotionnelles et de leur affichage',
      'Réception des livraisons, soit [nombre] colis par semaine, et contrôle des bons',
      'Conseil de vente adapté à l’usage et au budget',
      'Contrôle des prix sur [nombre] étiquettes par semaine',
      'Propreté et tenue du magasin tout au long de la journée',
    ],
    pastDuties: [
      'Comptage de [nombre] articles par inventaire pour la gestion des stocks',
      'Traitement des retours et échanges selon les conditions affichées',
      'Préparation de [nombre] commandes retirées en magasin par jour',
      'Vigilance en caisse et prévention des vols',
      'Étiquetage de [nombre] produits par jour avant mise en vente',
      'Accompagnement des nouveaux vendeurs sur leur rayon',
    ],
    letter: {
      opening:
        'J’aime le contact du magasin, la rapidité des échanges et la satisfaction d’un rayon prêt à l’ouverture.',
      achievement: 'Chez [Employeur], j’ai renseigné [nombre] clients par jour et tenu un rayon complet et propre.',
    },
  },
  occupations: [
    {
      id: 'sales-associate',
      title: 'Vendeur / Vendeuse',
      aliases:
        'vendeur, vendeuse, conseiller de vente, conseillère de vente, vendeur en magasin, vendeuse en magasin, vendeur conseil, vendeuse conseil, employé de magasin, employée de magasin, conseiller vendeur, vendeur en prêt-à-porter, vendeuse en prêt-à-porter, employé libre-service, employée libre-service, employé de rayon, équipier de vente, équipière de vente, assistant de vente, employé polyvalent de magasin, vendeur en boulangerie, vendeuse en boulangerie',
      terms:
        'conseil de vente, accueil des clients, connaissance des produits, mise en rayon, encaissement, cabines d’essayage, ventes complémentaires, réassort, fidélité, échanges et remboursements',
      tools: 'caisse tactile, terminal portable',
      certifications: 'CQP vendeur conseil',
      summary: [
        '{title} dont le conseil de vente est sincère et appuyé sur une bonne connaissance des produits.',
        'Observe avant d’aborder, propose un article complémentaire quand il est utile et laisse un rayon impeccable.',
      ],
      duties: [
        'Conseil de vente auprès de [nombre] clients par jour, de la question à l’essayage',
        'Apprentissage des nouveautés et connaissance des produits partagée avec l’équipe',
        'Réalisation de [nombre] ventes par semaine, ventes complémentaires comprises',
        'Mise en rayon des arrivages et présentation par gamme',
        'Encaissement de [nombre] tickets par jour et contrôle du fond de caisse',
        'Gestion des cabines d’essayage et rangement des pièces laissées',
        'Ouverture de [nombre] cartes de fidélité par semaine',
        'Échanges et remboursements conformes aux règles du magasin',
      ],
      pastDuties: [
        'Réapprovisionnement de [nombre] références par jour depuis la réserve',
        'Emballage des cadeaux et petites attentions en période de fêtes',
        'Appel de [nombre] clients par semaine pour les commandes arrivées',
        'Participation au changement de vitrine et de saison',
        'Inventaire de [nombre] pièces par trimestre avec lecteur de codes',
        'Réponse aux questions posées sur les réseaux du magasin',
      ],
      letter: {
        opening:
          'J’aime comprendre en quelques questions ce que la personne cherche, et lui déconseiller un article quand il ne lui convient pas.',
        achievement:
          'Chez [Employeur], j’ai conseillé [nombre] clients par jour et contribué aux objectifs du magasin.',
      },
    },
    {
      id: 'store-manager',
      title: 'Responsable de magasin',
      aliases:
        'directeur de magasin, directrice de magasin, gérant de magasin, gérante de magasin, manager de magasin, adjoint responsable de magasin, adjointe responsable de magasin, chef de rayon, cheffe de rayon, manager de rayon, responsable de boutique, responsable adjoint de magasin, chef de magasin, cheffe de magasin, responsable de point de vente, directeur de supermarché, directrice de supermarché, manager commercial de magasin, store manager, responsable de secteur magasin',
      terms:
        'gestion de magasin, management d’équipe, chiffre d’affaires, plannings, gestion des stocks, merchandising, démarque, expérience client, compte d’exploitation, recrutement',
      tools: 'logiciel de caisse, Excel',
      certifications: 'SST',
      summary: [
        '{title} qui forme ses vendeurs, tient le magasin et lit les ventes chaque matin.',
        'Associe management d’équipe et présence en surface de vente, et discute les objectifs de chiffre d’affaires avec ceux qui vendent.',
      ],
      duties: [
        'Gestion de magasin avec une équipe de [nombre] personnes, de l’ouverture à la fermeture',
        'Suivi du compte d’exploitation et décisions sur les heures et les achats',
        'Progression de [nombre] % du chiffre d’affaires grâce à une offre mieux adaptée au quartier',
        'Animation d’un point d’équipe quotidien sur les ventes et l’expérience client',
        'Recrutement et intégration de [nombre] vendeurs par an',
        'Respect du merchandising de l’enseigne et idées locales',
        'Réduction de [nombre] points de la démarque par le contrôle des réceptions',
        'Élaboration de plannings équitables en fonction de l’affluence',
      ],
      pastDuties: [
        'Gestion des stocks de [nombre] références et commandes de saison',
        'Traitement des réclamations délicates en surface de vente',
        'Préparation de [nombre] inventaires par an avec l’équipe',
        'Formation des vendeurs à l’accueil et au conseil',
        'Organisation de [nombre] animations commerciales par an',
        'Application des règles d’hygiène, d’affichage et de sécurité',
      ],
      letter: {
        opening:
          'Un magasin ressemble à l’équipe qui le tient, et je consacre du temps à la former, à la remercier et à lui dire où l’on va.',
        achievement:
          'Chez [Employeur], j’ai dirigé une équipe de [nombre] personnes et amélioré les ventes comme l’accueil.',
      },
    },
    {
      id: 'cashier',
      title: 'Hôte / Hôtesse de caisse',
      aliases:
        'caissier, caissière, hôte de caisse, hôtesse de caisse, hôte caisse, hôtesse caisse, chef de caisse, cheffe de caisse, responsable de caisse, employé de caisse, employée de caisse, caissier principal, caissière principale, caissier de supermarché, caissière de supermarché, agent de caisse, caissier en station-service, opérateur de caisse, opératrice de caisse, hôte de caisses automatiques',
      terms:
        'encaissement, accueil en caisse, arrêté de caisse, moyens de paiement, contrôle des âges, carte de fidélité, remboursements, contrôle des prix, caisses automatiques, gestion des files d’attente',
      tools: 'caisse enregistreuse, terminal de paiement',
      certifications: 'CQP employé de commerce',
      summary: [
        '{title} qui rend une caisse juste et trouve un mot aimable pour chacun.',
        'Enregistre vite et sans erreur, applique le contrôle des âges avec tact et surveille les caisses automatiques en aidant ceux qui hésitent.',
      ],
      duties: [
        'Encaissement de [nombre] clients par heure, espèces, cartes et chèques',
        'Arrêté de caisse en fin de poste et justification des écarts',
        'Surveillance de [nombre] caisses automatiques et aide aux clients',
        'Contrôle des âges pour l’alcool et le tabac',
        'Enregistrement de [nombre] articles par minute et passage prudent des produits fragiles',
        'Accueil en caisse souriant et réponse aux questions courantes',
        'Proposition de la carte de fidélité, soit [nombre] adhésions par semaine',
        'Vérification des billets et des moyens de paiement suspects',
      ],
      pastDuties: [
        'Saisie de [nombre] remboursements par jour avec l’accord du responsable',
        'Contrôle des prix en rayon à la demande d’un client',
        'Retrait de [nombre] sacs de fonds par semaine selon la procédure',
        'Gestion des files d’attente et appel de renforts',
        'Accompagnement de [nombre] nouveaux collègues par an en caisse',
        'Nettoyage du tapis et rangement des paniers',
      ],
      letter: {
        opening:
          'La caisse est la dernière image que le client garde du magasin, et je tiens à ce qu’elle soit exacte et agréable.',
        achievement: 'Chez [Employeur], j’ai encaissé [nombre] clients par jour et rendu une caisse juste.',
      },
    },
    {
      id: 'visual-merchandiser',
      title: 'Visual merchandiser',
      aliases:
        'merchandiseur, merchandiseuse, étalagiste, étalagiste décorateur, décorateur étalagiste, décoratrice étalagiste, responsable merchandising, responsable visual merchandising, chargé de merchandising, chargée de merchandising, assistant merchandising, assistante merchandising, décorateur de vitrines, décoratrice de vitrines, vm, animateur merchandising, visuel merchandiser, marchandiseur',
      terms:
        'vitrines, merchandising visuel, planogrammes, implantation, charte de marque, mannequins, opérations saisonnières, éclairage, mobilier de vente, analyse des ventes',
      tools: 'SketchUp, Photoshop, IWD',
      certifications: 'CAP étalagiste',
      summary: [
        '{title} dont les vitrines racontent la collection et dont les rayons se lisent facilement.',
        'Applique la charte de marque, place les produits selon l’analyse des ventes et forme les équipes à entretenir l’implantation.',
      ],
      duties: [
        'Installation de [nombre] vitrines par saison, du croquis au dernier réglage d’éclairage',
        'Adaptation des planogrammes à la surface et à la clientèle locale',
        'Déploiement du merchandising visuel dans [nombre] magasins par campagne',
        'Silhouettage des mannequins et choix des accessoires',
        'Formation de [nombre] vendeurs par an à l’entretien de l’implantation',
        'Analyse des ventes par zone et déplacement des produits lents',
        'Mise en place de [nombre] opérations saisonnières par an',
        'Respect de la charte de marque et de l’affichage des prix',
      ],
      pastDuties: [
        'Rédaction de [nombre] guides photo par collection',
        'Peinture et réparation du mobilier de vente et des décors',
        'Ouverture de [nombre] boutiques avec les équipes travaux',
        'Recherche de matériaux légers et réutilisables',
        'Visite de [nombre] magasins par mois avec compte rendu illustré',
        'Stockage et inventaire des éléments de décor',
      ],
      letter: {
        opening:
          'J’aime voir un passant ralentir devant une vitrine, puis trouver sans effort dans le magasin ce qui l’a arrêté.',
        achievement:
          'Chez [Employeur], j’ai installé [nombre] vitrines par saison et accompagné les magasins dans leur mise en place.',
      },
    },
    {
      id: 'retail-buyer',
      title: 'Acheteur / Acheteuse produits',
      aliases:
        'acheteur retail, acheteuse retail, acheteur mode, acheteuse mode, acheteur textile, acheteur grande distribution, acheteuse grande distribution, category manager, chef de produit distribution, cheffe de produit distribution, acheteur alimentaire, assistant acheteur, assistante acheteuse, responsable achats retail, responsable de marché, directeur de collection, chef de groupe achats, merchandise planner, allocataire, acheteur négoce',
      terms:
        'construction d’assortiment, négociation fournisseurs, analyse des tendances, calcul de marge, prévisions de vente, budget d’achat, revues de gamme, politique de prix, démarques, relations fournisseurs',
      tools: 'Excel, outil d’allocation',
      certifications: '',
      summary: [
        '{title} qui achète un assortiment resserré et veille à sa livraison dans les temps.',
        'Croise analyse des tendances et ventes passées, négocie prix et délais ensemble et accepte d’arrêter une référence qui ne tourne pas.',
      ],
      duties: [
        'Construction d’assortiment de [nombre] références par saison',
        'Négociation fournisseurs sur les prix, les quantités et les reprises',
        'Pilotage d’un budget d’achat réparti entre [nombre] familles de produits',
        'Calcul de marge par référence et simulation de prix',
        'Amélioration de [nombre] points de marge par le regroupement des volumes',
        'Analyse des tendances sur les salons et dans les magasins concurrents',
        'Animation de [nombre] revues de gamme par an avec la vente et le marketing',
        'Décision des démarques et suivi des fins de série',
      ],
      pastDuties: [
        'Suivi de [nombre] commandes en cours, de la confirmation à l’arrivée',
        'Visite d’usines et relations fournisseurs sur la durée',
        'Allocation de stock à [nombre] magasins selon leur profil',
        'Contrôle des échantillons et des fiches produits',
        'Établissement de prévisions de vente pour [nombre] articles permanents',
        'Mise à jour de la politique de prix face à la concurrence',
      ],
      letter: {
        opening:
          'Acheter pour un magasin oblige à choisir, et j’aime défendre un assortiment court où chaque article a une raison d’être.',
        achievement: 'Chez [Employeur], j’ai construit un assortiment de [nombre] références et amélioré sa rotation.',
      },
    },
    {
      id: 'ecommerce-manager',
      title: 'Responsable e-commerce',
      aliases:
        'e-commerce manager, ecommerce manager, responsable ecommerce, chef de projet e-commerce, cheffe de projet e-commerce, chargé d’e-commerce, chargée d’e-commerce, responsable site marchand, responsable boutique en ligne, gestionnaire de boutique en ligne, gestionnaire e-commerce, responsable marketplace, chef de produit e-commerce, directeur e-commerce, directrice e-commerce, assistant e-commerce, assistante e-commerce, animateur e-commerce, e-merchandiser',
      terms:
        'animation du site marchand, taux de conversion, fiches produits, places de marché, préparation des expéditions, politique de prix, avis clients, campagnes e-mail, tunnel de commande, gestion des retours',
      tools: 'Shopify, PrestaShop, Google Analytics',
      certifications: '',
      summary: [
        '{title} qui veut un site marchand clair, des stocks justes et des colis partis à l’heure.',
        'Suit le taux de conversion étape par étape, soigne les fiches produits et lit chaque semaine les avis clients avec la logistique.',
      ],
      duties: [
        'Animation du site marchand et mise en avant de [nombre] produits par semaine',
        'Simplification du tunnel de commande avec les développeurs',
        'Progression de [nombre] points du taux de conversion par des essais sur mobile',
        'Ajustement de la politique de prix et des frais de port',
        'Ouverture de [nombre] places de marché et synchronisation des stocks',
        'Lecture des avis clients et correction des causes d’insatisfaction',
        'Envoi de [nombre] campagnes e-mail par mois aux clients segmentés',
        'Suivi des ruptures et de la préparation des expéditions avec l’entrepôt',
      ],
      pastDuties: [
        'Création de [nombre] fiches produits par semaine, textes, photos et tailles',
        'Calcul de la rentabilité par canal et par transporteur',
        'Traitement de [nombre] dossiers de gestion des retours par jour',
        'Préparation des soldes et contrôle des affichages légaux',
        'Migration de [nombre] références vers une nouvelle plateforme',
        'Paramétrage des moyens de paiement et de la lutte contre la fraude',
      ],
      letter: {
        opening:
          'La vente en ligne se joue dans les détails, une photo, un délai, une réponse, et j’aime les améliorer un à un.',
        achievement:
          'Chez [Employeur], j’ai animé un site de [nombre] produits et suivi de près ses ventes comme ses avis.',
      },
    },
  ],
};
