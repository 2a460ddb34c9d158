import type { IndustryOccupations } from '../occupation';

export const design: IndustryOccupations = {
  industry: 'Design',
  general: {
    id: 'design-professional',
    title: 'Professionnel / Professionnelle du design',
    aliases: '',
    terms:
      'création visuelle, recherche de concepts, présentations clients, brief créatif, croquis, typographie, couleur, mise en page, préparation des fichiers, veille créative',
    tools: 'Adobe Creative Cloud, Figma',
    certifications: 'certification Adobe',
    summary: [
      '{title} dont la création visuelle part de l’usage et du message.',
      'Reformule le brief créatif, montre plusieurs pistes assez tôt et livre des fichiers prêts à produire.',
    ],
    duties: [
      'Recherche de concepts pour [nombre] projets par an, du croquis à la maquette',
      'Reformulation du brief créatif avec le client avant toute création visuelle',
      'Réalisation de [nombre] mises en page par mois selon la charte en place',
      'Préparation des fichiers pour l’impression et pour l’écran',
      'Animation de [nombre] présentations clients par trimestre avec arguments de choix',
      'Choix de la typographie et de la couleur selon le support',
      'Déclinaison de [nombre] visuels par campagne dans tous les formats demandés',
      'Relecture des épreuves avec le fabricant ou le développeur',
    ],
    pastDuties: [
      'Constitution de planches d’inspiration pour [nombre] prospects par an',
      'Mise en commun de la veille créative avec le studio',
      'Correction de [nombre] images par semaine pour les catalogues',
      'Archivage des sources et des polices avec leurs licences',
      'Exécution de [nombre] corrections par semaine dans les délais fixés',
      'Assistance lors de prises de vue et de repérages',
    ],
    letter: {
      opening:
        'J’aime chercher la forme juste avec ceux qui en auront l’usage, puis la porter jusqu’à un fichier propre.',
      achievement: 'Chez [Employeur], j’ai réalisé [nombre] projets par an et présenté chaque piste avec ses raisons.',
    },
  },
  occupations: [
    {
      id: 'graphic-designer',
      title: 'Graphiste',
      aliases:
        'infographiste, designer graphique, directeur artistique, directrice artistique, da, maquettiste, illustrateur, illustratrice, designer de marque, graphiste print, graphiste web, exécutant graphique, graphic designer, packaging designer, concepteur graphique, conceptrice graphique, directeur de création, directrice de création, graphiste freelance, maquettiste pao',
      terms:
        'identité visuelle, mise en page, typographie, charte graphique, chaîne graphique, packaging, retouche photo, illustration, déclinaisons numériques, conception de logo',
      tools: 'InDesign, Illustrator, Photoshop',
      certifications: 'certification Adobe',
      summary: [
        '{title} aux créations lisibles, cohérentes et prêtes pour l’imprimeur.',
        'Relie identité visuelle, typographie et connaissance de la chaîne graphique, et justifie chaque choix auprès du client.',
      ],
      duties: [
        'Conception d’identité visuelle pour [nombre] clients par an, logo et déclinaisons compris',
        'Rédaction d’une charte graphique illustrée et simple à appliquer',
        'Mise en page de [nombre] documents par mois, catalogues, rapports et affiches',
        'Suivi de la chaîne graphique, du PDF certifié au calage en machine',
        'Création de [nombre] packagings par an, avec gabarits et mentions légales',
        'Préparation, détourage et retouche photo pour le catalogue et le site',
        'Livraison de [nombre] déclinaisons numériques par semaine pour les réseaux et les bannières',
        'Direction de prises de vue avec le photographe et le styliste',
      ],
      pastDuties: [
        'Exploration de [nombre] pistes par projet de conception de logo',
        'Illustration de guides et de pictogrammes pour la signalétique',
        'Exécution de [nombre] encarts de presse par mois au format exact',
        'Nettoyage de bibliothèques de couleurs et de styles de paragraphe',
        'Habillage de [nombre] stands et vitrines par an',
        'Participation aux compétitions d’agence avec l’équipe de création',
      ],
      letter: {
        opening:
          'Le graphisme que j’aime se remarque peu et se comprend tout de suite, parce que la hiérarchie, la lettre et le blanc font leur travail.',
        achievement:
          'Chez [Employeur], j’ai réalisé [nombre] supports par mois et suivi leur impression jusqu’au bon à tirer.',
      },
    },
    {
      id: 'ux-designer',
      title: 'UX designer',
      aliases:
        'ui designer, ux ui designer, ux/ui designer, product designer, designer produit numérique, designer d’interface, designer d’expérience utilisateur, designer d’interaction, webdesigner, webdesigneuse, ergonome ihm, ux researcher, chercheur ux, chercheuse ux, designer numérique, designer de services, concepteur ux, conceptrice ux, ergonome web',
      terms:
        'recherche utilisateur, wireframes, prototypage, tests utilisateurs, design d’interaction, design system, architecture de l’information, accessibilité, parcours utilisateurs, livraison aux développeurs',
      tools: 'Figma, Maze, Miro',
      certifications: 'certification Opquast',
      summary: [
        '{title} qui éprouve les interfaces auprès de vrais utilisateurs avant leur développement.',
        'Associe recherche utilisateur, prototypage et design system, et prend en compte l’accessibilité dès les premiers wireframes.',
      ],
      duties: [
        'Conduite de recherche utilisateur auprès de [nombre] personnes par trimestre et restitution aux équipes',
        'Dessin de parcours utilisateurs et repérage des points de friction',
        'Organisation de [nombre] séances de tests utilisateurs par mois sur prototype',
        'Conception de wireframes à partir des besoins et non des écrans existants',
        'Enrichissement d’un design system de [nombre] composants avec règles d’usage',
        'Vérification de l’accessibilité des contrastes, des libellés et de la navigation',
        'Simplification de [nombre] formulaires par an et mesure de l’effet obtenu',
        'Accompagnement de la livraison aux développeurs, états vides et erreurs compris',
      ],
      pastDuties: [
        'Prototypage de [nombre] idées par trimestre lors de sprints de design',
        'Refonte de l’architecture de l’information par tri de cartes',
        'Analyse de [nombre] enregistrements de session par semaine',
        'Animation d’ateliers de cocréation avec le support et la vente',
        'Évaluation experte de [nombre] interfaces selon des critères d’ergonomie',
        'Rédaction de microtextes courts et sans jargon',
      ],
      letter: {
        opening:
          'Je préfère un prototype montré à quelques personnes à une longue discussion entre nous, et leurs réactions m’apprennent plus qu’un avis d’expert.',
        achievement:
          'Chez [Employeur], j’ai mené [nombre] séances de test et transformé leurs enseignements en écrans plus simples.',
      },
    },
    {
      id: 'interior-designer',
      title: 'Architecte d’intérieur',
      aliases:
        'décorateur d’intérieur, décoratrice d’intérieur, designer d’espace, agenceur, agenceuse, concepteur d’intérieur, conceptrice d’intérieur, cuisiniste, concepteur de cuisines, conceptrice de cuisines, scénographe, space planner, architecte intérieur, home stager, home stageuse, décorateur, décoratrice, architecte d’intérieur junior, concepteur vendeur cuisine, designer d’intérieur',
      terms:
        'aménagement d’espaces, choix des matériaux, conception lumière, plans techniques, planches d’ambiance, suivi de chantier, rendez-vous clients, descriptifs de lots, mobilier sur mesure, perspectives en volume',
      tools: 'SketchUp, AutoCAD, Photoshop',
      certifications: 'titre CFAI',
      summary: [
        '{title} qui dessine des lieux pour ceux qui les habitent, dans le budget convenu.',
        'Traduit un mode de vie en aménagement d’espaces, choisit des matériaux durables et suit les travaux jusqu’à la réception.',
      ],
      duties: [
        'Aménagement d’espaces pour [nombre] projets par an, logements, commerces et bureaux',
        'Préparation de planches d’ambiance avec échantillons à toucher',
        'Production de [nombre] plans techniques par projet, cloisons, lumière et menuiseries',
        'Choix des matériaux selon l’usage, l’entretien et la provenance',
        'Suivi de chantier avec [nombre] entreprises et levée des réserves',
        'Dessin de mobilier sur mesure et mise au point avec le menuisier',
        'Respect d’un budget réparti en [nombre] lots, arbitrages expliqués au client',
        'Étude de la conception lumière, naturelle et artificielle',
      ],
      pastDuties: [
        'Relevé de [nombre] logements par trimestre et report sur plan',
        'Modélisation de perspectives en volume pour faciliter la décision',
        'Tenue de [nombre] rendez-vous clients par mois, du questionnaire à la remise des clés',
        'Recherche de fournisseurs et comparaison des délais de livraison',
        'Rédaction de descriptifs de lots pour [nombre] consultations par an',
        'Mise en scène d’un appartement témoin avant commercialisation',
      ],
      letter: {
        opening:
          'J’aime partir des gestes quotidiens des habitants, car un bel intérieur est d’abord un lieu où l’on circule, range et se repose bien.',
        achievement: 'Chez [Employeur], j’ai conçu [nombre] projets par an et suivi chacun jusqu’à la livraison.',
      },
    },
    {
      id: 'industrial-designer',
      title: 'Designer industriel / Designer industrielle',
      aliases:
        'designer industriel, designer industrielle, designer produit, designer de produits, designer mobilier, concepteur de produits, conceptrice de produits, designer objet, designer automobile, créateur de mobilier, créatrice de mobilier, designer de jouets, product design, designer cmf, styliste industriel',
      terms:
        'recherche de formes, développement de produit, maquettage, ergonomie, choix des matières, éco-conception, modélisation volumique, couleurs et finitions, étude d’usage, dossier technique',
      tools: 'Rhino, SolidWorks, KeyShot',
      certifications: '',
      summary: [
        '{title} au service d’objets justes dans leur usage, leur matière et leur fabrication.',
        'Mène la recherche de formes par le croquis et la maquette, observe les gestes et intègre l’éco-conception avant que les choix ne soient figés.',
      ],
      duties: [
        'Développement de produit pour [nombre] références par an, de l’étude d’usage à la présérie',
        'Recherche de formes par croquis et volumes en mousse',
        'Maquettage de [nombre] prototypes par trimestre avec essais en main',
        'Mise au point avec les ingénieurs des dépouilles, des plans de joint et des assemblages',
        'Réduction de [nombre] % du nombre de matières dans une démarche d’éco-conception',
        'Définition des couleurs et finitions avec échantillons de référence',
        'Observation de [nombre] utilisateurs en situation et synthèse illustrée',
        'Constitution du dossier technique remis au fabricant',
      ],
      pastDuties: [
        'Modélisation volumique de [nombre] variantes pour la validation marketing',
        'Visite d’usines et choix des matières avec les transformateurs',
        'Présentation de [nombre] concepts par an au comité produit',
        'Étude de l’ergonomie des commandes et des prises en main',
        'Rendu photoréaliste de [nombre] produits pour le catalogue',
        'Dépôt de dessins et modèles avec le service juridique',
      ],
      letter: {
        opening:
          'Un objet me semble réussi quand la main le comprend sans notice et quand il se répare, et c’est ce que je vérifie maquette après maquette.',
        achievement: 'Chez [Employeur], j’ai développé [nombre] produits et accompagné leur passage en fabrication.',
      },
    },
    {
      id: 'motion-designer',
      title: 'Motion designer',
      aliases:
        'motion designer 2d, motion designer 3d, animateur 2d, animatrice 2d, animateur 3d, animatrice 3d, infographiste 3d, infographiste multimédia, designer multimédia, graphiste animateur, storyboardeur, storyboardeuse, graphiste vidéo, truquiste, compositeur vfx, designer d’animation, graphiste 3d, motion graphic designer, spécialiste effets visuels',
      terms:
        'motion design, animation traditionnelle, animation en volume, storyboard, montage vidéo, effets visuels, habillage graphique, compositing, sound design, animation de logo',
      tools: 'After Effects, Cinema 4D, Premiere Pro',
      certifications: '',
      summary: [
        '{title} qui rend un sujet plus clair par le rythme et l’animation.',
        'Prépare le storyboard avec soin, cale le rythme sur la voix et livre des fichiers adaptés à chaque diffusion.',
      ],
      duties: [
        'Création de [nombre] vidéos de motion design par an, du scénario au rendu',
        'Découpage du récit en storyboard et validation avant animation',
        'Production de [nombre] séquences d’animation traditionnelle par mois pour le web et les réseaux',
        'Conception de l’habillage graphique d’émissions et de chaînes en ligne',
        'Livraison de [nombre] formats par campagne, sous-titres et versions muettes compris',
        'Assemblage en compositing de prises réelles et d’éléments de synthèse',
        'Animation de [nombre] personnages et pictogrammes par projet',
        'Calage du sound design et de la voix avec le studio son',
      ],
      pastDuties: [
        'Modélisation et animation en volume de [nombre] produits pour des lancements',
        'Préparation des fichiers graphiques avant mise en mouvement',
        'Montage vidéo de [nombre] interviews par trimestre avec synthés',
        'Recherche de style à partir d’images clés',
        'Intégration d’effets visuels dans [nombre] plans tournés en studio',
        'Tenue d’une bibliothèque de modèles réutilisables',
      ],
      letter: {
        opening:
          'Le mouvement permet d’expliquer en quelques secondes ce qu’un texte peine à dire, et j’aime trouver le rythme exact qui y parvient.',
        achievement: 'Chez [Employeur], j’ai produit [nombre] animations par an et respecté les dates de diffusion.',
      },
    },
    {
      id: 'architect',
      title: 'Architecte',
      aliases:
        'architecte dplg, architecte hmonp, architecte de, architecte chef de projet, chef de projet architecture, cheffe de projet architecture, architecte paysagiste, paysagiste concepteur, architecte collaborateur, collaborateur d’architecte, dessinateur en bâtiment, dessinatrice en bâtiment, dessinateur en architecture, architecte du patrimoine, architecte urbaniste, architecte bim, dessinateur projeteur bâtiment',
      terms:
        'conception architecturale, permis de construire, plans d’exécution, maîtrise d’œuvre, suivi de chantier, BIM, réglementation environnementale, dossier de consultation des entreprises, coordination des bureaux d’études, esquisse',
      tools: 'Revit, ArchiCAD, AutoCAD',
      certifications: 'HMONP, inscription à l’Ordre',
      summary: [
        '{title} dont la conception architecturale tient compte du lieu, des usages et des coûts.',
        'Accompagne le projet de l’esquisse à la réception, coordonne les bureaux d’études et anticipe les exigences de la réglementation environnementale.',
      ],
      duties: [
        'Conception architecturale de [nombre] projets par an, logements et équipements',
        'Dépôt du permis de construire après échange avec les services instructeurs',
        'Conduite de [nombre] chantiers en maîtrise d’œuvre complète',
        'Coordination des bureaux d’études structure, fluides et acoustique',
        'Production de [nombre] pièces graphiques par dossier de consultation des entreprises',
        'Présentation de l’esquisse aux maîtres d’ouvrage et aux riverains',
        'Modélisation BIM de [nombre] bâtiments et détection des conflits entre lots',
        'Choix de matériaux biosourcés au regard de la réglementation environnementale',
      ],
      pastDuties: [
        'Dessin de [nombre] plans d’exécution par mois et de leurs détails',
        'Rédaction de cahiers des charges par corps d’état',
        'Relevé et diagnostic de [nombre] bâtiments existants avant réhabilitation',
        'Tenue des réunions de suivi de chantier et comptes rendus',
        'Réponse à [nombre] concours par an, planches et notices comprises',
        'Réalisation de maquettes d’étude et d’insertions paysagères',
      ],
      letter: {
        opening:
          'Une architecture juste commence par l’écoute d’un lieu et d’un programme, et se vérifie sur le chantier, détail après détail.',
        achievement: 'Chez [Employeur], j’ai conçu [nombre] projets et suivi leur réalisation avec les entreprises.',
      },
    },
    {
      id: 'fashion-designer',
      title: 'Styliste de mode',
      aliases:
        'styliste, styliste modéliste, modéliste, créateur de mode, créatrice de mode, designer de mode, designer textile, styliste accessoires, designer de chaussures, costumier, costumière, directeur artistique mode, directrice artistique mode, assistant styliste, assistante styliste, designer maroquinerie, couturier, couturière, patronnier, chef de produit mode, concepteur textile',
      terms:
        'développement de collection, cahier de tendances, dessin de mode, patronage, choix des matières, essayages, dossiers techniques, moulage, gamme de couleurs, prototypes',
      tools: 'Illustrator, Lectra, CLO 3D',
      certifications: '',
      summary: [
        '{title} à l’origine de collections cohérentes, portables et réalisables en atelier.',
        'Tient ensemble cahier de tendances, choix des matières et contraintes de prix, et suit les prototypes jusqu’au bien-aller.',
      ],
      duties: [
        'Développement de collection, soit [nombre] modèles par saison',
        'Constitution d’un cahier de tendances et d’une gamme de couleurs',
        'Réalisation de [nombre] dessins de mode par semaine, à plat et en silhouette',
        'Choix des matières et des fournitures auprès des fabricants',
        'Rédaction de [nombre] dossiers techniques par saison pour les ateliers',
        'Conduite des essayages sur mannequin et corrections de bien-aller',
        'Suivi de [nombre] prototypes par mois avec le modéliste et le façonnier',
        'Contrôle du prix de revient avec la direction de collection',
      ],
      pastDuties: [
        'Visite de [nombre] salons textiles par an et sélection d’échantillons',
        'Recherche de volumes par moulage sur buste',
        'Création de [nombre] imprimés et motifs placés par collection',
        'Mise à jour du patronage après retours d’atelier',
        'Préparation de [nombre] silhouettes pour les prises de vue et les défilés',
        'Étude des ventes passées avec les équipes commerciales',
      ],
      letter: {
        opening:
          'J’aime le passage du dessin à la toile, quand la matière répond et qu’il faut décider ce qui mérite d’être gardé.',
        achievement:
          'Chez [Employeur], j’ai dessiné [nombre] modèles par saison et suivi leur mise au point avec les ateliers.',
      },
    },
  ],
};
