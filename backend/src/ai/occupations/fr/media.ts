import type { IndustryOccupations } from '../occupation';

export const media: IndustryOccupations = {
  industry: 'Media',
  general: {
    id: 'media-professional',
    title: 'Professionnel / Professionnelle des médias',
    aliases: '',
    terms:
      'production de contenus, recherche documentaire, écriture, interviews, vérification des faits, réseaux sociaux, planning de diffusion, relecture, droits d’auteur, analyse d’audience',
    tools: 'WordPress, Adobe Creative Cloud',
    certifications: 'carte de presse',
    summary: [
      '{title} qui raconte avec exactitude et livre à l’heure.',
      'Pratique la vérification des faits avant tout, soigne l’écriture et adapte le format au public.',
    ],
    duties: [
      'Production de contenus, soit [nombre] sujets par mois, texte, son ou image',
      'Recherche documentaire et contact des témoins',
      'Préparation et conduite de [nombre] interviews par mois',
      'Vérification des faits, des noms et des dates avant diffusion',
      'Mise en ligne de [nombre] publications par semaine sur le site et les réseaux sociaux',
      'Demande d’autorisations et respect des droits d’auteur',
      'Suivi d’un planning de diffusion de [nombre] rendez-vous par mois',
      'Analyse d’audience et propositions de formats',
    ],
    pastDuties: [
      'Écriture de [nombre] brèves par jour à partir de dépêches',
      'Relecture des titres et des légendes',
      'Transcription de [nombre] entretiens par semaine',
      'Assistance lors des tournages et des directs',
      'Réponse à [nombre] messages de lecteurs ou d’auditeurs par jour',
      'Classement des rushes et des sources',
    ],
    letter: {
      opening:
        'J’aime chercher, vérifier et raconter, avec l’idée que le public doit comprendre vite et pouvoir nous croire.',
      achievement: 'Chez [Employeur], j’ai produit [nombre] sujets par mois dans le respect des faits et des délais.',
    },
  },
  occupations: [
    {
      id: 'journalist',
      title: 'Journaliste',
      aliases:
        'reporter, reporteuse, journaliste reporter d’images, jri, journaliste web, journaliste radio, journaliste tv, journaliste pigiste, pigiste, correspondant de presse, correspondante de presse, grand reporter, grande reporter, journaliste d’investigation, journaliste de données, rédacteur reporter, rédactrice reporter, présentateur, présentatrice, chroniqueur, chroniqueuse, localier, fait-diversier, critique',
      terms:
        'reportage, interviews, enquête, vérification des faits, écriture journalistique, protection des sources, direct, journalisme de données, droit de la presse, conférence de rédaction',
      tools: 'Premiere Pro, WordPress, Excel',
      certifications: 'carte de presse',
      summary: [
        '{title} qui recoupe l’information et l’écrit simplement.',
        'Cherche le terrain et les documents, protège ses sources et corrige publiquement une erreur quand elle se produit.',
      ],
      duties: [
        'Rédaction de [nombre] articles par semaine, brèves, portraits et analyses',
        'Conduite d’enquête à partir de documents et de témoignages recoupés',
        'Réalisation de [nombre] interviews par mois, élus, experts et habitants',
        'Vérification des faits et contradictoire avant publication',
        'Couverture de [nombre] événements par mois en reportage et en direct',
        'Protection des sources et respect du droit de la presse',
        'Publication de [nombre] formats courts par semaine pour le site',
        'Proposition d’angles en conférence de rédaction',
      ],
      pastDuties: [
        'Montage de [nombre] sujets vidéo ou son par mois',
        'Suivi des conseils municipaux et des audiences',
        'Traitement de [nombre] jeux de données publiques par an en journalisme de données',
        'Veille sur les dépêches et tri des alertes',
        'Rédaction de [nombre] titres et accroches par jour',
        'Formation de stagiaires au recoupement de l’information',
      ],
      letter: {
        opening:
          'Je fais ce métier pour aller voir, écouter toutes les parties et rendre compte avec précision, même quand la réponse est nuancée.',
        achievement: 'Chez [Employeur], j’ai publié [nombre] articles par mois et mené des enquêtes recoupées.',
      },
    },
    {
      id: 'video-editor',
      title: 'Monteur / Monteuse vidéo',
      aliases:
        'monteur vidéo, monteuse vidéo, monteur, monteuse, monteur truquiste, chef monteur, cheffe monteuse, vidéaste, cadreur, cadreuse, cadreur monteur, réalisateur, réalisatrice, réalisateur vidéo, réalisatrice vidéo, caméraman, opérateur de prises de vues, étalonneur, étalonneuse, assistant monteur, assistante monteuse, technicien audiovisuel, technicienne audiovisuelle, créateur de contenu vidéo, youtubeur',
      terms:
        'montage vidéo, dérushage, étalonnage, mixage son, habillage graphique, sous-titrage, exports multiformats, narration, gestion des rushes, retours clients',
      tools: 'Premiere Pro, DaVinci Resolve, Avid',
      certifications: 'permis drone',
      summary: [
        '{title} qui met le montage vidéo au service du récit.',
        'Trie les rushes avec méthode, trouve le rythme d’une séquence et prend les retours clients comme une matière de travail.',
      ],
      duties: [
        'Montage vidéo de [nombre] programmes par mois, reportages, films d’entreprise et formats courts',
        'Dérushage et construction du récit avec l’auteur ou le client',
        'Livraison de [nombre] versions par film, exports multiformats et sous-titrage inclus',
        'Étalonnage et harmonisation des plans issus de plusieurs caméras',
        'Prise en compte des retours clients, soit [nombre] versions de travail par projet',
        'Mixage son des voix, ambiances et musiques sous licence',
        'Captation de [nombre] entretiens et événements par trimestre',
        'Création d’un habillage graphique cohérent avec la marque',
      ],
      pastDuties: [
        'Synchronisation de [nombre] heures de rushes par semaine',
        'Sauvegarde et gestion des rushes sur supports vérifiés',
        'Assemblage de [nombre] bandes-annonces et teasers par trimestre',
        'Recherche de musiques et de plans d’archives',
        'Sous-titrage de [nombre] vidéos par semaine pour les réseaux',
        'Préparation du matériel de tournage et de la lumière',
      ],
      letter: {
        opening:
          'Monter, c’est choisir ce que l’on enlève, et j’aime ce moment où un récit apparaît dans des heures d’images.',
        achievement: 'Chez [Employeur], j’ai monté [nombre] films par an et respecté chaque date de diffusion.',
      },
    },
    {
      id: 'editor',
      title: 'Éditeur / Éditrice',
      aliases:
        'éditeur, éditrice, secrétaire de rédaction, rédacteur en chef, rédactrice en chef, rédacteur en chef adjoint, rédactrice en chef adjointe, assistant d’édition, assistante d’édition, assistant éditorial, assistante éditoriale, correcteur, correctrice, lecteur correcteur, lectrice correctrice, directeur de collection éditoriale, chargé d’édition, chargée d’édition, responsable d’édition, éditeur web, chef d’édition, cheffe d’édition, sr',
      terms:
        'relecture, correction, secrétariat de rédaction, suivi éditorial, préparation de copie, titraille, relation avec les auteurs, planning de publication, charte typographique, fabrication',
      tools: 'InDesign, ProLexis, WordPress',
      certifications: 'certification Voltaire',
      summary: [
        '{title} au service de textes justes, lisibles et fidèles à la voix de l’auteur.',
        'Assure préparation de copie, relecture et suivi éditorial, et explique ses interventions au lieu de les imposer.',
      ],
      duties: [
        'Suivi éditorial de [nombre] titres par an, du manuscrit au bon à tirer',
        'Préparation de copie selon la charte typographique de la maison',
        'Relecture et correction de [nombre] signes par jour sur épreuves',
        'Relation avec les auteurs autour de la structure et du ton',
        'Bouclage de [nombre] pages par numéro avec la maquette',
        'Écriture de la titraille, des chapôs et des légendes',
        'Sélection de [nombre] manuscrits ou propositions par mois avec note de lecture',
        'Coordination de la fabrication, devis et épreuves imprimeur',
      ],
      pastDuties: [
        'Vérification de [nombre] références et citations par ouvrage',
        'Tenue du planning de publication et relance des contributeurs',
        'Mise en ligne de [nombre] contenus par semaine avec liens et images',
        'Demande de droits de reproduction et crédits',
        'Rédaction de [nombre] quatrièmes de couverture et argumentaires par an',
        'Mise à jour d’un guide de style partagé',
      ],
      letter: {
        opening:
          'L’édition est un travail de lecture attentive et de tact, et j’aime aider un texte à dire exactement ce qu’il voulait dire.',
        achievement: 'Chez [Employeur], j’ai suivi [nombre] titres par an et tenu les dates de parution.',
      },
    },
    {
      id: 'media-producer',
      title: 'Chargé / Chargée de production audiovisuelle',
      aliases:
        'producteur, productrice, producteur audiovisuel, productrice audiovisuelle, chargé de production, chargée de production, directeur de production audiovisuelle, directrice de production audiovisuelle, assistant de production, assistante de production, administrateur de production, administratrice de production, régisseur, régisseuse, producteur radio, productrice radio, producteur de podcasts, productrice de podcasts, producteur de films, producteur tv, coordinateur de production, coordinatrice de production, assistant réalisateur, assistante réalisatrice',
      terms:
        'préparation de tournage, devis et budgets, plan de travail, autorisations de tournage, recrutement des équipes, repérages, post-production, droits musicaux, contrats d’intermittents, développement de projets',
      tools: 'Movie Magic, Excel, Trello',
      certifications: 'permis B',
      summary: [
        '{title} qui prépare les tournages de près et tient les budgets.',
        'Construit un plan de travail réaliste, anticipe les autorisations de tournage et veille aux conditions de travail de l’équipe.',
      ],
      duties: [
        'Production de [nombre] programmes par an, du développement à la livraison',
        'Établissement de devis et budgets et suivi quotidien des dépenses',
        'Préparation de tournage pour des équipes de [nombre] personnes',
        'Élaboration du plan de travail avec la réalisation',
        'Obtention de [nombre] autorisations de tournage par projet',
        'Recrutement des équipes et rédaction de contrats d’intermittents',
        'Coordination de la post-production sur [nombre] épisodes',
        'Négociation des droits musicaux et des images d’archives',
      ],
      pastDuties: [
        'Organisation de [nombre] castings et repérages par projet',
        'Tenue des feuilles de service et des transports',
        'Accueil de [nombre] invités par émission et préparation de leurs fiches',
        'Montage de dossiers d’aide pour le développement de projets',
        'Contrôle de [nombre] factures et notes de frais par tournage',
        'Livraison des fichiers conformes aux normes du diffuseur',
      ],
      letter: {
        opening:
          'Une bonne production se voit peu à l’écran, mais elle permet à chacun de travailler sans inquiétude, et c’est ce que j’aime organiser.',
        achievement: 'Chez [Employeur], j’ai produit [nombre] programmes par an dans le cadre des budgets validés.',
      },
    },
    {
      id: 'photographer',
      title: 'Photographe',
      aliases:
        'photographe de mariage, photographe portraitiste, photographe professionnel, photographe professionnelle, photographe culinaire, photographe de mode, photographe événementiel, photographe événementielle, photographe immobilier, photographe packshot, packshoteur, photojournaliste, reporter photographe, photographe scolaire, assistant photographe, assistante photographe, retoucheur photo, retoucheuse photo, iconographe, opérateur photo, photographe sportif',
      terms:
        'prise de vue, portrait, reportage photo, éclairage de studio, retouche, étalonnage des couleurs, photographie de produits, direction de modèles, archivage, droits d’utilisation',
      tools: 'Lightroom, Photoshop, Capture One',
      certifications: 'permis drone',
      summary: [
        '{title} qui maîtrise la lumière et sait rester à distance quand il le faut.',
        'Prépare la prise de vue avec le client, met à l’aise devant l’objectif et remet une sélection soignée à la date promise.',
      ],
      duties: [
        'Réalisation de [nombre] séances de prise de vue par mois, portrait et entreprise',
        'Préparation du brief, des repérages et des autorisations',
        'Photographie de produits, soit [nombre] références par jour en studio',
        'Mise au point de l’éclairage de studio selon la matière',
        'Retouche de [nombre] images par semaine avec étalonnage des couleurs',
        'Direction de modèles et de personnes peu habituées à l’objectif',
        'Couverture de [nombre] événements par trimestre en reportage photo',
        'Précision des droits d’utilisation dans les devis et factures',
      ],
      pastDuties: [
        'Livraison de [nombre] galeries en ligne par mois',
        'Archivage et indexation des fichiers avec mots-clés',
        'Assistance sur [nombre] plateaux par mois, lumière et fonds',
        'Entretien des boîtiers et nettoyage des capteurs',
        'Tirage et encadrement de [nombre] photographies par exposition',
        'Prises de vues d’architecture et d’intérieurs',
      ],
      letter: {
        opening:
          'J’aime préparer la lumière puis l’oublier pour regarder la personne, car c’est de cette attention que vient une image juste.',
        achievement:
          'Chez [Employeur], j’ai réalisé [nombre] séances par an et livré chaque sélection à la date convenue.',
      },
    },
    {
      id: 'translator',
      title: 'Traducteur / Traductrice',
      aliases:
        'traducteur, traductrice, interprète, traducteur interprète, traductrice interprète, interprète de conférence, traducteur technique, traductrice technique, traducteur juridique, traducteur assermenté, traductrice assermentée, traducteur indépendant, traducteur littéraire, traductrice littéraire, localisateur, chef de projet traduction, cheffe de projet traduction, réviseur, réviseuse, sous-titreur, sous-titreuse, terminologue, traducteur médical, interprète lsf, post-éditeur',
      terms:
        'traduction, révision, terminologie, localisation, post-édition, interprétation, adaptation culturelle, contrôle qualité, mémoires de traduction, sous-titres',
      tools: 'Trados Studio, memoQ, Antidote',
      certifications: 'master de traduction, expert près la cour d’appel',
      summary: [
        '{title} dont les traductions se lisent comme des originaux.',
        'Soigne la terminologie, interroge le client plutôt que de deviner et relit à tête reposée.',
      ],
      duties: [
        'Traduction de [nombre] mots par jour vers la langue maternelle',
        'Recherche de terminologie auprès des spécialistes et des sources officielles',
        'Révision de [nombre] pages par semaine traduites par des collègues',
        'Adaptation culturelle de slogans, d’exemples et d’unités',
        'Localisation de [nombre] interfaces et sites par an avec les développeurs',
        'Interprétation de réunions et de visites d’usine',
        'Post-édition de [nombre] mots par semaine issus de la traduction automatique',
        'Contrôle qualité des nombres, des noms et de la mise en page',
      ],
      pastDuties: [
        'Création de [nombre] sous-titres par mois avec respect du rythme de lecture',
        'Nettoyage de mémoires de traduction et de glossaires',
        'Gestion de [nombre] projets multilingues par mois, devis et délais',
        'Relecture d’épreuves mises en page avant impression',
        'Transcription de [nombre] entretiens par trimestre',
        'Questions aux auteurs et suivi de leurs réponses',
      ],
      letter: {
        opening:
          'Traduire demande de comprendre avant d’écrire, et je préfère poser une question de plus que laisser une ambiguïté.',
        achievement: 'Chez [Employeur], j’ai traduit [nombre] mots par an et tenu une terminologie cohérente.',
      },
    },
  ],
};
