import type { IndustryOccupations } from '../occupation';

export const marketing: IndustryOccupations = {
  industry: 'Marketing',
  general: {
    id: 'marketing-professional',
    title: 'Professionnel / Professionnelle du marketing',
    aliases: '',
    terms:
      'plan de communication, création de contenus, étude de marché, réseaux sociaux, e-mailing, suivi des campagnes, charte graphique, événementiel, relation avec les agences, rédaction',
    tools: 'Canva, Mailchimp, Excel',
    certifications: 'certification Google Ads',
    summary: [
      '{title} qui accorde le message, le public visé et le calendrier.',
      'Relie création de contenus, e-mailing et suivi des campagnes, et tire de chaque opération un enseignement utile à la suivante.',
    ],
    duties: [
      'Mise en œuvre du plan de communication, soit [nombre] actions par trimestre',
      'Création de contenus pour le site, les brochures et les réseaux sociaux',
      'Envoi de [nombre] e-mailings par mois à des listes segmentées et à jour',
      'Respect de la charte graphique dans chaque document publié',
      'Suivi des campagnes auprès de [nombre] contacts et bilan chiffré aux équipes',
      'Relation avec les agences, du brief à la validation des épreuves',
      'Organisation logistique de [nombre] salons et rencontres clients par an',
      'Relecture des textes avant publication, noms et liens vérifiés',
    ],
    pastDuties: [
      'Veille sur [nombre] concurrents et synthèse mensuelle des nouveautés',
      'Appui à une étude de marché par questionnaire et entretiens',
      'Publication de [nombre] messages par semaine et réponse aux commentaires',
      'Réservation des prestataires et gestion des envois en événementiel',
      'Mise à jour de [nombre] fiches produits avec l’équipe commerciale',
      'Classement des visuels et des droits d’utilisation',
    ],
    letter: {
      opening:
        'J’aime partir d’un public précis et d’un message simple, puis vérifier dans les chiffres si la campagne a touché les bonnes personnes.',
      achievement:
        'Chez [Employeur], j’ai préparé [nombre] campagnes par an et partagé leurs résultats avec les équipes commerciales.',
    },
  },
  occupations: [
    {
      id: 'marketing-manager',
      title: 'Responsable marketing',
      aliases:
        'chef de produit, cheffe de produit, directeur marketing, directrice marketing, responsable communication et marketing, brand manager, chef de marque, cheffe de marque, chef de groupe marketing, responsable marketing opérationnel, marketing manager, responsable marketing produit, product marketing manager, growth manager, responsable de marque, cmo',
      terms:
        'stratégie marketing, plan marketing, positionnement de marque, gestion du budget, lancement de produit, étude de marché, génération de leads, segmentation de la clientèle, pilotage d’agences, analyse des performances',
      tools: 'HubSpot, Google Analytics, Salesforce',
      certifications: 'certification Google Analytics',
      summary: [
        '{title} qui fonde la stratégie marketing sur la connaissance des clients et sur des objectifs communs avec la vente.',
        'Construit un positionnement de marque lisible, arbitre le budget selon les résultats et fait travailler équipe interne et agences vers le même but.',
      ],
      duties: [
        'Définition de la stratégie marketing et du plan annuel pour [nombre] gammes de produits',
        'Gestion du budget et réaffectation vers les actions les plus utiles',
        'Hausse de [nombre] % des demandes entrantes grâce à la génération de leads multicanale',
        'Conduite du lancement de produit avec les ventes, le juridique et le service client',
        'Encadrement d’une équipe de [nombre] personnes, objectifs et développement compris',
        'Travail sur le positionnement de marque à partir d’entretiens avec des clients',
        'Pilotage d’agences et de prestataires autour de [nombre] campagnes par an',
        'Analyse des performances par canal et présentation au comité de direction',
      ],
      pastDuties: [
        'Réalisation d’une étude de marché auprès de [nombre] répondants avant l’ouverture d’un segment',
        'Rédaction d’argumentaires et de supports destinés aux commerciaux',
        'Segmentation de la clientèle d’une base de [nombre] contacts selon les usages',
        'Négociation des espaces publicitaires et des contrats de partenariat',
        'Organisation de [nombre] événements clients par an et suivi des contacts recueillis',
        'Refonte des pages produits avec l’équipe web',
      ],
      letter: {
        opening:
          'Le marketing me paraît utile quand il rapproche ce que l’entreprise sait faire de ce que le client cherche, et je m’attache à le démontrer par des résultats.',
        achievement:
          'Chez [Employeur], j’ai piloté [nombre] campagnes par an et aligné les priorités avec la direction commerciale.',
      },
    },
    {
      id: 'digital-marketing-specialist',
      title: 'Chargé / Chargée de marketing digital',
      aliases:
        'chargé de marketing digital, chargée de marketing digital, responsable marketing digital, responsable acquisition, traffic manager, trafic manager, chargé d’acquisition, chargée d’acquisition, consultant sea, consultante sea, responsable webmarketing, chargé de webmarketing, chargée de webmarketing, growth hacker, chef de projet digital, cheffe de projet digital, webmarketeur, responsable crm, chargé de crm, media buyer',
      terms:
        'publicité en ligne, référencement payant, taux de conversion, e-mailing, landing pages, analyse d’audience, tests A/B, reciblage, marketing automation, génération de trafic',
      tools: 'Google Ads, Meta Ads, Google Analytics, Brevo',
      certifications: 'certification Google Ads',
      summary: [
        '{title} qui lit les chiffres avec attention et adapte le message à chaque étape du parcours.',
        'Conçoit la publicité en ligne, les landing pages et le marketing automation comme un ensemble, et coupe sans regret ce qui ne convainc pas.',
      ],
      duties: [
        'Gestion de [nombre] campagnes de référencement payant par mois sur Google Ads et Meta Ads',
        'Construction de landing pages cohérentes avec l’annonce et la requête',
        'Amélioration de [nombre] points du taux de conversion par des essais successifs',
        'Paramétrage de scénarios de marketing automation, de l’inscription à la relance',
        'Réduction de [nombre] % du coût par acquisition grâce à l’exclusion des requêtes inutiles',
        'Analyse d’audience hebdomadaire et recommandations aux équipes produit',
        'Programmation de [nombre] envois d’e-mailing par mois vers des segments actifs',
        'Mise en conformité du suivi publicitaire avec le consentement et le RGPD',
      ],
      pastDuties: [
        'Rédaction de [nombre] annonces par semaine et comparaison de leurs accroches',
        'Paramétrage du plan de marquage avec les développeurs',
        'Conduite de [nombre] tests A/B par trimestre sur les formulaires',
        'Création de visuels publicitaires avec l’équipe graphique',
        'Suivi quotidien de [nombre] budgets publicitaires et correction des dérives',
        'Préparation d’audiences de reciblage selon les pages consultées',
      ],
      letter: {
        opening:
          'Une campagne en ligne se juge à ce qu’elle apporte vraiment, et j’aime chercher, mesure après mesure, le message qui fait la différence.',
        achievement:
          'Chez [Employeur], j’ai géré [nombre] campagnes par mois et amélioré leur rendement par des essais réguliers.',
      },
    },
    {
      id: 'content-writer',
      title: 'Rédacteur / Rédactrice web',
      aliases:
        'rédacteur web, rédactrice web, rédacteur, rédactrice, concepteur-rédacteur, conceptrice-rédactrice, copywriter, content manager, responsable éditorial, responsable éditoriale, chargé de contenu, chargée de contenu, créateur de contenu, créatrice de contenu, rédacteur technique, rédactrice technique, content strategist, rédacteur seo, blogueur, blogueuse, ux writer',
      terms:
        'rédaction web, ligne éditoriale, référencement naturel, calendrier éditorial, articles de fond, newsletters, entretiens d’experts, relecture, vérification des sources, stratégie de contenu',
      tools: 'WordPress, Semrush, Antidote',
      certifications: 'certification rédaction web',
      summary: [
        '{title} à la plume claire, qui vérifie ses sources et adapte le ton au lecteur.',
        'Prépare chaque texte par des entretiens d’experts, suit la ligne éditoriale et mesure ce qui est réellement lu.',
      ],
      duties: [
        'Rédaction web de [nombre] textes par mois, des pages de service aux articles de fond',
        'Définition de la ligne éditoriale et d’un guide de ton avec l’équipe de marque',
        'Mise à jour de [nombre] pages anciennes par trimestre pour le référencement naturel',
        'Conduite d’entretiens d’experts et restitution dans une langue accessible',
        'Envoi de [nombre] newsletters par mois avec objets testés',
        'Tenue du calendrier éditorial en lien avec les lancements et les saisons',
        'Proposition de [nombre] angles par mois dans le cadre de la stratégie de contenu',
        'Vérification des sources, des citations et des noms propres',
      ],
      pastDuties: [
        'Écriture de [nombre] études de cas par an après échange avec les clients',
        'Relecture croisée des textes d’une équipe de contributeurs',
        'Livraison de [nombre] scripts par mois pour des vidéos courtes',
        'Reformulation de textes techniques pour le grand public',
        'Recherche de [nombre] sujets par semaine à partir des questions posées au support',
        'Mise en page dans WordPress avec titres, liens et textes alternatifs',
      ],
      letter: {
        opening:
          'J’aime écrire des textes que l’on comprend dès la première lecture, ce qui demande de bien écouter les experts et de beaucoup couper.',
        achievement:
          'Chez [Employeur], j’ai publié [nombre] textes par mois et accru la part de lecteurs qui vont au bout.',
      },
    },
    {
      id: 'social-media-manager',
      title: 'Social media manager',
      aliases:
        'community manager, responsable réseaux sociaux, chargé de réseaux sociaux, chargée de réseaux sociaux, gestionnaire de communauté, animateur de communauté, animatrice de communauté, social media strategist, chargé de communication digitale, chargée de communication digitale, responsable influence, chargé d’influence, chargée d’influence, assistant community manager, cm',
      terms:
        'stratégie social media, calendrier de publication, animation de communauté, vidéo courte, publicité sociale, partenariats d’influence, veille sociale, modération, gestion de crise, statistiques de publication',
      tools: 'Instagram, LinkedIn, TikTok, Hootsuite',
      certifications: 'certification Meta',
      summary: [
        '{title} qui donne à la marque une parole vivante et répond vite.',
        'Choisit pour chaque réseau le format qui convient, prépare la gestion de crise avant d’en avoir besoin et relie les statistiques de publication aux objectifs de l’entreprise.',
      ],
      duties: [
        'Animation de communauté auprès de [nombre] abonnés sur plusieurs réseaux',
        'Élaboration de la stratégie social media et choix des formats par audience',
        'Production de [nombre] vidéos courtes par mois, de l’idée au montage',
        'Modération des commentaires et réponse aux messages privés dans la journée',
        'Programmation de [nombre] publications par semaine selon le calendrier de publication',
        'Négociation de partenariats d’influence et contrôle des mentions obligatoires',
        'Gestion d’un budget de publicité sociale réparti sur [nombre] campagnes par an',
        'Lecture mensuelle des statistiques de publication et choix pour le mois suivant',
      ],
      pastDuties: [
        'Traitement de [nombre] messages par jour en lien avec le service client',
        'Veille sociale sur la marque, les concurrents et les tendances de format',
        'Couverture en direct de [nombre] événements par an',
        'Rédaction de règles de réponse et de gestion de crise',
        'Organisation de [nombre] jeux et sondages par trimestre avec règlement publié',
        'Formation des collègues à la prise de parole sur LinkedIn',
      ],
      letter: {
        opening:
          'Les réseaux demandent de la constance et un vrai sens de la conversation, et j’aime répondre comme une personne, pas comme un slogan.',
        achievement:
          'Chez [Employeur], j’ai animé une communauté de [nombre] personnes et gagné en régularité de publication.',
      },
    },
    {
      id: 'marketing-coordinator',
      title: 'Chargé / Chargée de communication',
      aliases:
        'chargé de communication, chargée de communication, assistant marketing, assistante marketing, stagiaire marketing, alternant marketing, alternante marketing, chargé de marketing, chargée de marketing, assistant communication, assistante communication, assistant chef de produit, assistante chef de produit, chargé d’événementiel, chargée d’événementiel, chef de projet événementiel, cheffe de projet événementiel, responsable événementiel, responsable communication, coordinateur marketing, coordinatrice marketing, assistant de communication, event manager',
      terms:
        'coordination de campagnes, organisation d’événements, supports de communication, communication interne, relations avec les prestataires, suivi budgétaire, base de contacts, newsletters, rétroplanning, charte graphique',
      tools: 'Canva, InDesign, Brevo, Trello',
      certifications: 'permis B, certification Voltaire',
      summary: [
        '{title} qui organise avec précision et suit chaque détail jusqu’à la livraison.',
        'Tient les rétroplannings, coordonne agences et imprimeurs et garde une trace claire des coûts pour que les campagnes sortent à la date annoncée.',
      ],
      duties: [
        'Coordination de campagnes sur [nombre] supports par an, du brief à la diffusion',
        'Construction du rétroplanning et relance des contributeurs',
        'Organisation d’événements réunissant [nombre] participants, de la salle au bilan',
        'Création de supports de communication conformes à la charte graphique',
        'Gestion des relations avec les prestataires, soit [nombre] devis comparés par trimestre',
        'Actualisation de la base de contacts dans le respect du RGPD',
        'Rédaction de [nombre] newsletters par mois pour les clients et les salariés',
        'Suivi budgétaire des actions et classement des factures',
      ],
      pastDuties: [
        'Préparation de [nombre] colis de documents par salon et suivi des transporteurs',
        'Mise en ligne d’actualités sur le site et l’intranet',
        'Gestion de [nombre] commandes d’impression par an, épreuves relues',
        'Appui à la communication interne lors d’un déménagement de site',
        'Recensement de [nombre] retombées par trimestre dans un tableau partagé',
        'Accueil des intervenants et gestion du badgeage',
      ],
      letter: {
        opening:
          'Le bon déroulement d’une campagne tient à beaucoup de détails, et j’aime être la personne qui les suit tous sans perdre de vue le message.',
        achievement: 'Chez [Employeur], j’ai coordonné [nombre] actions par an et tenu les dates annoncées.',
      },
    },
    {
      id: 'seo-specialist',
      title: 'Référenceur / Référenceuse SEO',
      aliases:
        'consultant seo, consultante seo, chargé de référencement, chargée de référencement, référenceur, référenceuse, référenceur web, responsable seo, seo manager, expert seo, experte seo, seo, chef de projet seo, cheffe de projet seo, traffic manager seo, spécialiste seo, analyste seo, responsable référencement naturel',
      terms:
        'référencement naturel, audit technique, recherche de mots-clés, netlinking, optimisation on-page, intention de recherche, données structurées, maillage interne, référencement local, suivi de positions',
      tools: 'Screaming Frog, Google Search Console, Semrush',
      certifications: 'certification Google Analytics',
      summary: [
        '{title} dont le référencement naturel sert d’abord le lecteur.',
        'Commence par l’intention de recherche, corrige ce que révèle l’audit technique et rend les priorités lisibles pour les équipes web et éditoriales.',
      ],
      duties: [
        'Hausse de [nombre] % du trafic issu du référencement naturel sur les pages prioritaires',
        'Conduite d’un audit technique complet et rédaction de demandes claires aux développeurs',
        'Recherche de mots-clés et regroupement par thème pour [nombre] pages par trimestre',
        'Renforcement du maillage interne entre guides, catégories et fiches',
        'Optimisation on-page de [nombre] contenus par mois, titres et balises compris',
        'Intégration de données structurées et contrôle de leur prise en compte',
        'Acquisition de [nombre] liens par trimestre par un netlinking choisi',
        'Analyse de l’intention de recherche avant chaque nouveau sujet',
      ],
      pastDuties: [
        'Suivi de positions sur [nombre] requêtes et rapport mensuel commenté',
        'Préparation d’une migration de site avec plan de redirections',
        'Optimisation de [nombre] fiches d’établissement pour le référencement local',
        'Formation des rédacteurs aux briefs et aux titres utiles',
        'Détection de [nombre] pages en erreur par semaine et suivi des corrections',
        'Lecture des journaux de serveur pour comprendre l’exploration du site',
      ],
      letter: {
        opening:
          'Le référencement que je pratique consiste à mieux répondre que les autres à une question, et à lever ce qui empêche un moteur de s’en apercevoir.',
        achievement:
          'Chez [Employeur], j’ai suivi [nombre] pages stratégiques et fait progresser leur visibilité de façon régulière.',
      },
    },
    {
      id: 'public-relations-specialist',
      title: 'Chargé / Chargée de relations presse',
      aliases:
        'attaché de presse, attachée de presse, chargé de relations publiques, chargée de relations publiques, chargé de relations presse, chargée de relations presse, responsable relations presse, consultant rp, consultante rp, relations presse, relations publiques, rp, responsable relations médias, responsable des relations publiques, porte-parole, conseiller en communication, conseillère en communication, directeur de la communication, directrice de la communication, dircom',
      terms:
        'relations presse, communiqués de presse, communication de crise, conférences de presse, veille médiatique, fichier presse, media training, dossiers de presse, communication institutionnelle, retombées médias',
      tools: 'Cision, Onclusive',
      certifications: '',
      summary: [
        '{title} qui entretient avec les journalistes des relations suivies et leur donne des informations vérifiées.',
        'Écrit des communiqués de presse sobres, prépare les porte-parole et garde la tête froide en communication de crise.',
      ],
      duties: [
        'Rédaction et diffusion de [nombre] communiqués de presse par an, angles adaptés à chaque rédaction',
        'Préparation des porte-parole par des séances de media training',
        'Animation d’un fichier presse de [nombre] journalistes et créateurs spécialisés',
        'Élaboration d’éléments de langage et de scénarios de communication de crise',
        'Organisation de [nombre] conférences de presse et voyages de presse par an',
        'Réponse aux questions des journalistes dans leur délai de bouclage',
        'Obtention de [nombre] retombées médias par trimestre dans des titres ciblés',
        'Conseil à la direction en communication institutionnelle',
      ],
      pastDuties: [
        'Constitution de [nombre] dossiers de presse par an avec visuels libres de droits',
        'Veille médiatique quotidienne et alerte sur les sujets sensibles',
        'Relance de [nombre] rédactions par semaine, par téléphone et par message',
        'Écriture de discours et de tribunes pour les dirigeants',
        'Accueil de [nombre] équipes de tournage par an sur les sites de l’entreprise',
        'Bilan qualitatif des articles parus et du ton employé',
      ],
      letter: {
        opening:
          'Un journaliste rappelle celui qui lui a répondu vite et juste, et c’est sur cette confiance que je construis les relations presse.',
        achievement:
          'Chez [Employeur], j’ai obtenu [nombre] retombées par an et préparé les dirigeants à leurs interviews.',
      },
    },
  ],
};
