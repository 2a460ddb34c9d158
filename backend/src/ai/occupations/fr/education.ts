import type { IndustryOccupations } from '../occupation';

export const education: IndustryOccupations = {
  industry: 'Education',
  general: {
    id: 'education-professional',
    title: 'Professionnel / Professionnelle de l’éducation',
    aliases: '',
    terms:
      'accompagnement des élèves, préparation de séances, gestion de groupe, relation avec les familles, suivi administratif, protection de l’enfance, inclusion scolaire, supports pédagogiques, organisation de sorties, travail d’équipe',
    tools: 'Pronote, suite bureautique',
    certifications: 'PSC1, BAFA',
    summary: [
      '{title} qui offre un cadre bienveillant et des consignes que chacun comprend.',
      'Porte une attention égale à l’accompagnement des élèves et à la relation avec les familles, et transmet vite à l’équipe ce qui doit l’être.',
    ],
    duties: [
      'Accompagnement des élèves, soit [nombre] jeunes suivis dans l’année',
      'Préparation de séances adaptées à l’âge et au niveau du groupe',
      'Gestion de groupe pendant [nombre] activités par semaine avec des règles connues de tous',
      'Relation avec les familles par des échanges réguliers et factuels',
      'Création de [nombre] supports pédagogiques par période avec l’équipe enseignante',
      'Signalement des situations préoccupantes selon la procédure de protection de l’enfance',
      'Tenue des présences et des dossiers de [nombre] inscrits',
      'Adaptation des activités en faveur de l’inclusion scolaire',
    ],
    pastDuties: [
      'Encadrement de [nombre] participants lors de sorties et de séjours',
      'Rangement et renouvellement du matériel éducatif',
      'Accueil de [nombre] familles par semaine et orientation vers le bon interlocuteur',
      'Participation aux réunions d’équipe et rédaction des comptes rendus',
      'Aide aux leçons de [nombre] enfants par soir en petit groupe',
      'Organisation d’expositions et de fêtes avec les parents',
    ],
    letter: {
      opening:
        'J’aime voir un jeune reprendre confiance, et je sais que cela passe par un cadre stable, de la patience et un lien suivi avec sa famille.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai accompagné [nombre] élèves et travaillé en lien constant avec les enseignants et les familles.',
    },
  },
  occupations: [
    {
      id: 'teacher',
      title: 'Enseignant / Enseignante',
      aliases:
        'professeur, professeure, prof, professeur des écoles, professeure des écoles, instituteur, institutrice, maître d’école, maîtresse d’école, enseignant du premier degré, enseignant du second degré, professeur de collège, professeur de lycée, professeur certifié, professeur agrégé, professeur d’anglais, professeur de mathématiques, professeur de français, professeur contractuel, enseignant vacataire',
      terms:
        'préparation des cours, gestion de classe, différenciation pédagogique, évaluation par compétences, progression annuelle, relation avec les familles, inclusion scolaire, outils numériques, projet interdisciplinaire, conseil de classe',
      tools: 'Pronote, ENT, tableau interactif',
      certifications: 'CAPES, CRPE',
      summary: [
        '{title} qui construit des cours structurés et une progression lisible pour les élèves comme pour les familles.',
        'Pratique la différenciation pédagogique, l’évaluation par compétences et une gestion de classe fondée sur des règles expliquées.',
      ],
      duties: [
        'Préparation des cours et enseignement auprès de [nombre] classes selon les programmes officiels',
        'Différenciation pédagogique avec plusieurs niveaux d’aide pour une même tâche',
        'Évaluation par compétences de [nombre] élèves avec des retours qui indiquent comment progresser',
        'Gestion de classe par des rituels clairs et des règles discutées en début d’année',
        'Conduite de [nombre] rendez-vous par trimestre dans le cadre de la relation avec les familles',
        'Inclusion scolaire d’élèves à besoins particuliers avec l’équipe de suivi',
        'Conception de [nombre] séquences par an avec supports et évaluations',
        'Utilisation d’outils numériques pour varier l’entraînement et les productions',
      ],
      pastDuties: [
        'Aide personnalisée de [nombre] élèves par semaine en lecture ou en calcul',
        'Participation au conseil de classe avec des observations précises',
        'Accompagnement de [nombre] sorties scolaires par an, de la demande au bilan',
        'Construction d’une progression annuelle commune avec les collègues de niveau',
        'Correction de [nombre] copies par mois avec annotations utiles',
        'Animation d’un projet interdisciplinaire présenté aux parents',
      ],
      letter: {
        opening:
          'J’enseigne avec l’idée qu’un élève apprend mieux quand il sait ce qu’on attend de lui et quand l’erreur lui sert à avancer.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai enseigné à [nombre] élèves et échangé régulièrement avec leurs familles sur leurs progrès.',
      },
    },
    {
      id: 'teaching-assistant',
      title: 'Assistant / Assistante d’éducation',
      aliases:
        'assistant d’éducation, assistante d’éducation, aesh, accompagnant d’élèves en situation de handicap, accompagnante d’élèves en situation de handicap, avs, auxiliaire de vie scolaire, aed, surveillant, surveillante, assistant pédagogique, assistante pédagogique, atsem, agent territorial des écoles maternelles, animateur périscolaire, animatrice périscolaire, pion',
      terms:
        'aide aux apprentissages, accompagnement individuel, surveillance des récréations, aide aux devoirs, inclusion scolaire, gestion des conflits, suivi des absences, préparation du matériel, notes d’observation, animation périscolaire',
      tools: 'Pronote, pictogrammes',
      certifications: 'BAFA, PSC1, CAP AEPE',
      summary: [
        '{title} aux côtés des élèves et des enseignants, en classe, en étude et dans la cour.',
        'Apporte une aide aux apprentissages sans faire à la place de l’élève, apaise les tensions et note ce qui peut éclairer l’équipe.',
      ],
      duties: [
        'Accompagnement individuel de [nombre] élèves par semaine en classe et en petit groupe',
        'Reformulation des consignes et découpage des tâches pour l’aide aux apprentissages',
        'Surveillance des récréations et des repas de [nombre] enfants par jour',
        'Installation d’un climat calme et gestion des conflits par le dialogue',
        'Encadrement de l’aide aux devoirs pour [nombre] collégiens par soir',
        'Rédaction de notes d’observation pour l’équipe de suivi',
        'Suivi des absences et appel de [nombre] familles par semaine',
        'Adaptation des supports avec des pictogrammes et des repères visuels',
      ],
      pastDuties: [
        'Animation périscolaire de [nombre] ateliers par semaine, jeux et lecture',
        'Préparation du matériel et remise en ordre de la classe',
        'Accueil de [nombre] enfants par matin et échange bref avec leurs parents',
        'Soutien à l’inclusion scolaire lors des sorties et du sport',
        'Contrôle des entrées de [nombre] élèves au portail et gestion des retards',
        'Aide à l’habillage, aux repas et à la sieste des plus jeunes',
      ],
      letter: {
        opening:
          'J’aime cette place à côté de l’élève, où un mot juste ou un support bien choisi suffit parfois à le remettre au travail.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai accompagné [nombre] élèves et tenu l’équipe informée de leurs progrès.',
      },
    },
    {
      id: 'school-counselor',
      title: 'Conseiller / Conseillère d’orientation',
      aliases:
        'conseiller d’orientation, conseillère d’orientation, psychologue de l’éducation nationale, psy-en, conseiller d’orientation psychologue, cop, conseiller principal d’éducation, conseillère principale d’éducation, cpe, conseiller en insertion professionnelle, conseillère en insertion professionnelle, cip, conseiller mission locale, conseiller emploi, conseiller en évolution professionnelle, coach scolaire',
      terms:
        'conseil en orientation, entretiens individuels, suivi des élèves, Parcoursup, prévention du décrochage, médiation, ateliers collectifs, relation avec les familles, réseau de partenaires, protection de l’enfance',
      tools: 'Pronote, questionnaires d’intérêts',
      certifications: 'concours PsyEN, concours CPE',
      summary: [
        '{title} à l’écoute des élèves, pour des choix d’orientation réalistes et assumés.',
        'Associe entretiens individuels, ateliers collectifs et réseau de partenaires pour que chaque jeune puisse choisir en connaissance de cause.',
      ],
      duties: [
        'Conduite de [nombre] entretiens individuels par semaine avec des élèves et leurs parents',
        'Conseil en orientation appuyé sur les goûts, les résultats et les débouchés',
        'Accompagnement de [nombre] lycéens par an dans la saisie de leurs vœux Parcoursup',
        'Repérage des absences répétées et prévention du décrochage avec les professeurs',
        'Animation de [nombre] ateliers collectifs par trimestre sur les métiers et les études',
        'Médiation entre élèves, familles et équipe lors de situations tendues',
        'Orientation de [nombre] jeunes par an vers le réseau de partenaires médicaux et sociaux',
        'Tenue de dossiers confidentiels et comptes rendus partagés à bon escient',
      ],
      pastDuties: [
        'Organisation de forums réunissant [nombre] professionnels et anciens élèves',
        'Passation de questionnaires d’intérêts et restitution commentée',
        'Recherche de stages pour [nombre] élèves de troisième et de lycée professionnel',
        'Participation aux réunions de protection de l’enfance',
        'Suivi des élèves de [nombre] classes avec un point à chaque période',
        'Information des familles sur les voies professionnelles et l’apprentissage',
      ],
      letter: {
        opening:
          'Choisir une voie inquiète souvent plus les familles que les élèves, et j’aime ouvrir une discussion où chacun est entendu.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai suivi [nombre] élèves et construit avec eux des projets tenables.',
      },
    },
    {
      id: 'lecturer',
      title: 'Enseignant-chercheur / Enseignante-chercheuse',
      aliases:
        'enseignant-chercheur, enseignante-chercheuse, enseignante-chercheure, maître de conférences, maîtresse de conférences, mcf, professeur des universités, professeure des universités, chargé d’enseignement, chargée d’enseignement, ater, prag, enseignant vacataire universitaire, professeur d’université, chargé de cours, chargée de cours, chercheur, chercheuse, doctorant contractuel',
      terms:
        'cours magistraux, travaux dirigés, encadrement de mémoires, publications scientifiques, méthodologie de la recherche, maquettes de formation, réponse aux appels à projets, jurys, évaluation des étudiants, responsabilités pédagogiques',
      tools: 'Moodle, Zotero',
      certifications: 'HDR, qualification CNU',
      summary: [
        '{title} dont l’enseignement se nourrit de la recherche et reste accessible aux étudiants de tous niveaux.',
        'Construit des cours magistraux et des travaux dirigés cohérents, suit de près l’encadrement de mémoires et prend part à la vie du département.',
      ],
      duties: [
        'Enseignement en cours magistraux et travaux dirigés, soit [nombre] heures par an',
        'Conception de maquettes de formation avec les collègues et les partenaires',
        'Encadrement de mémoires et de thèses, soit [nombre] étudiants par an',
        'Évaluation des étudiants selon des critères annoncés et retours écrits',
        'Soumission de [nombre] publications scientifiques par an dans des revues à comité de lecture',
        'Formation à la méthodologie de la recherche et à l’intégrité scientifique',
        'Montage de [nombre] dossiers en réponse aux appels à projets',
        'Coordination d’une équipe pédagogique et suivi des stages',
      ],
      pastDuties: [
        'Animation de [nombre] séminaires par semestre avec des intervenants extérieurs',
        'Mise en ligne de ressources et d’exercices corrigés sur Moodle',
        'Expertise de [nombre] articles par an pour des revues de la discipline',
        'Participation aux jurys d’admission et de soutenance',
        'Recueil de données auprès de [nombre] participants pour une étude de terrain',
        'Tutorat d’étudiants salariés ou en reprise d’études',
      ],
      letter: {
        opening:
          'Enseigner et chercher se nourrissent l’un l’autre, et j’aime faire entrer les étudiants dans une question encore ouverte.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai enseigné à [nombre] étudiants par an tout en menant des travaux publiés avec des collègues.',
      },
    },
    {
      id: 'early-childhood-educator',
      title: 'Éducateur / Éducatrice de jeunes enfants',
      aliases:
        'éducateur de jeunes enfants, éducatrice de jeunes enfants, eje, auxiliaire de puériculture, auxiliaire petite enfance, assistante maternelle, assistant maternel, nounou, nourrice, garde d’enfants, agent de crèche, agente de crèche, animateur petite enfance, animatrice petite enfance, puéricultrice, puériculteur, baby-sitter, directrice de crèche, directeur de crèche, responsable crèche, accompagnant éducatif petite enfance',
      terms:
        'éveil de l’enfant, projet pédagogique, soins quotidiens, sécurité des enfants, accueil des familles, observation, motricité libre, période d’adaptation, jeux en plein air, éveil au langage',
      tools: 'matériel Montessori, application de transmission',
      certifications: 'diplôme d’État EJE, CAP AEPE, PSC1',
      summary: [
        '{title} qui offre une présence stable et suit le rythme de l’enfant.',
        'S’appuie sur l’observation pour proposer des situations d’éveil, assure des soins quotidiens doux et accorde du temps à l’accueil des familles.',
      ],
      duties: [
        'Accueil des familles de [nombre] enfants par jour et transmissions sur la journée',
        'Mise en œuvre du projet pédagogique autour de la motricité libre et du jeu',
        'Accompagnement de [nombre] périodes d’adaptation par an à un rythme choisi avec les parents',
        'Aménagement d’espaces propices à l’éveil de l’enfant et au calme',
        'Animation de [nombre] activités par semaine, peinture, musique et éveil au langage',
        'Surveillance et sécurité des enfants à l’intérieur, dans la cour et pendant les sorties',
        'Soins quotidiens de [nombre] bébés, repas, change et endormissement',
        'Verbalisation des émotions et apaisement des disputes',
      ],
      pastDuties: [
        'Encadrement de [nombre] jeux en plein air par semaine, par tous les temps',
        'Tenue d’un cahier d’observation partagé avec l’équipe',
        'Formation de [nombre] stagiaires par an aux gestes et aux postures professionnelles',
        'Préparation de goûters dans le respect des allergies signalées',
        'Lecture d’albums et de comptines à [nombre] groupes par jour',
        'Désinfection des jouets et rangement des salles de jeu',
      ],
      letter: {
        opening:
          'Les premières années demandent de la constance et de la douceur, et j’aime observer avant de proposer, puis raconter aux parents ce que l’enfant a découvert.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai accueilli [nombre] enfants par jour et bâti avec leurs parents une relation de confiance.',
      },
    },
    {
      id: 'tutor',
      title: 'Professeur particulier / Professeure particulière',
      aliases:
        'professeur particulier, professeure particulière, tuteur, tutrice, professeur à domicile, professeure à domicile, soutien scolaire, intervenant en soutien scolaire, intervenante en soutien scolaire, professeur en ligne, répétiteur, cours particuliers, professeur de soutien, formateur fle, professeur de fle',
      terms:
        'soutien scolaire, bilan de niveau, préparation aux examens, aide aux devoirs, méthodologie, exercices adaptés, suivi des progrès, motivation des élèves, cours en ligne, échanges avec les parents',
      tools: 'tableau blanc en ligne, annales',
      certifications: 'DAEFLE',
      summary: [
        '{title} qui bâtit des séances sur mesure à partir d’un bilan de niveau.',
        'Reprend les bases sans juger, enseigne une méthodologie transférable et rend compte des progrès aux parents de façon concrète.',
      ],
      duties: [
        'Enseignement individuel auprès de [nombre] élèves par semaine, à domicile et en ligne',
        'Bilan de niveau initial et choix d’objectifs avec l’élève et ses parents',
        'Préparation aux examens de [nombre] candidats par an à partir d’annales',
        'Explication des notions par des exemples tirés du quotidien',
        'Création de [nombre] exercices adaptés par semaine, du plus simple au plus complexe',
        'Enseignement d’une méthodologie pour apprendre, réviser et rédiger',
        'Rédaction de [nombre] comptes rendus par mois sur le suivi des progrès',
        'Aide aux devoirs en veillant à ce que l’élève trouve par lui-même',
      ],
      pastDuties: [
        'Animation de [nombre] stages de révision pendant les vacances scolaires',
        'Utilisation d’un tableau partagé pour les cours en ligne',
        'Reprise du programme avec [nombre] élèves après une longue absence',
        'Entraînement à l’oral et gestion du temps le jour de l’épreuve',
        'Correction de [nombre] copies d’entraînement par semaine avec conseils personnalisés',
        'Soutien à la motivation des élèves par de petits objectifs atteignables',
      ],
      letter: {
        opening: 'En tête-à-tête, on peut trouver l’endroit exact où l’élève a décroché, et c’est de là que je repars.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai suivi [nombre] élèves et préparé chacun à ses échéances avec des séances régulières.',
      },
    },
    {
      id: 'librarian',
      title: 'Bibliothécaire',
      aliases:
        'médiathécaire, documentaliste, professeur documentaliste, professeure documentaliste, assistant de conservation, assistante de conservation, agent de bibliothèque, assistant de bibliothèque, assistante de bibliothèque, adjoint du patrimoine, conservateur de bibliothèque, conservatrice de bibliothèque, responsable de médiathèque, archiviste, discothécaire, chargé de ressources documentaires, bibliothécaire jeunesse',
      terms:
        'politique documentaire, catalogage, accueil du public, recherche documentaire, médiation culturelle, désherbage, prêts et retours, ressources numériques, animations jeunesse, action culturelle',
      tools: 'SIGB, Electre',
      certifications: 'concours de bibliothécaire, CAPES de documentation',
      summary: [
        '{title} au service d’une politique documentaire vivante et d’un accueil ouvert à tous les publics.',
        'Relie catalogage soigné, recherche documentaire et médiation culturelle pour que les collections circulent et trouvent leurs lecteurs.',
      ],
      duties: [
        'Accueil du public et orientation de [nombre] usagers par jour dans les collections',
        'Conduite de la politique documentaire du fonds, acquisitions et désherbage compris',
        'Catalogage et équipement de [nombre] documents par mois selon les normes en vigueur',
        'Aide à la recherche documentaire pour les lycéens et les étudiants',
        'Programmation de [nombre] rendez-vous d’action culturelle par an avec des auteurs et des associations',
        'Initiation aux ressources numériques et à la vérification des sources',
        'Réception de [nombre] classes par trimestre autour de la lecture',
        'Conseil aux lecteurs par des tables thématiques et des coups de cœur',
      ],
      pastDuties: [
        'Enregistrement de [nombre] prêts et retours par jour et relance des retardataires',
        'Rangement des rayons et signalétique lisible par les enfants',
        'Animation de [nombre] séances de contes par mois dans le cadre des animations jeunesse',
        'Traitement des demandes de prêt entre bibliothèques',
        'Inventaire de [nombre] volumes et mise à jour des notices',
        'Portage de livres à domicile et en maison de retraite',
      ],
      letter: {
        opening:
          'Une bibliothèque vit quand chacun s’y sent autorisé à entrer, et je m’y emploie par l’accueil, des collections à jour et des rencontres.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai accueilli [nombre] usagers par jour et organisé des animations suivies par des publics variés.',
      },
    },
    {
      id: 'school-principal',
      title: 'Chef / Cheffe d’établissement scolaire',
      aliases:
        'chef d’établissement, cheffe d’établissement, proviseur, proviseure, proviseur adjoint, principal, principale, principal de collège, principale de collège, principal adjoint, directeur d’école, directrice d’école, directeur d’établissement scolaire, directrice d’établissement scolaire, personnel de direction, directeur adjoint de collège, directeur des études, directrice des études',
      terms:
        'pilotage pédagogique, projet d’établissement, management d’équipe, dotation horaire, vie scolaire, relation avec les familles, conseil d’administration, sécurité des élèves, emplois du temps, partenariats locaux',
      tools: 'Pronote, Siècle',
      certifications: 'concours de personnel de direction',
      summary: [
        '{title} au service d’un établissement où l’on apprend dans le calme.',
        'Mène le pilotage pédagogique avec les enseignants, répartit la dotation horaire en toute transparence et garde un dialogue régulier avec les familles et la collectivité.',
      ],
      duties: [
        'Direction d’un établissement de [nombre] élèves avec les équipes pédagogiques et éducatives',
        'Pilotage pédagogique par l’observation de cours et des bilans partagés',
        'Répartition de la dotation horaire entre [nombre] enseignants et disciplines',
        'Élaboration du projet d’établissement et suivi annuel de ses objectifs',
        'Présidence de [nombre] séances par an du conseil d’administration et de ses commissions',
        'Arbitrage des situations de vie scolaire avec le conseiller principal d’éducation',
        'Recrutement et accueil de [nombre] personnels contractuels par an',
        'Mise à jour du plan de sécurité des élèves et exercices d’évacuation',
      ],
      pastDuties: [
        'Construction des emplois du temps de [nombre] classes avec les coordonnateurs',
        'Réception des parents lors de la relation avec les familles en difficulté',
        'Développement de [nombre] partenariats locaux avec des entreprises et des associations',
        'Suivi des travaux et des commandes avec la collectivité',
        'Réduction de [nombre] % de l’absentéisme par un travail commun avec les familles',
        'Organisation des examens et des sessions d’oral',
      ],
      letter: {
        opening:
          'Diriger un établissement, c’est donner un cadre qui permet aux enseignants d’enseigner et aux élèves de travailler sereinement.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai dirigé une équipe de [nombre] personnes et conduit le projet d’établissement jusqu’à son bilan.',
      },
    },
    {
      id: 'special-education-teacher',
      title: 'Enseignant spécialisé / Enseignante spécialisée',
      aliases:
        'enseignant spécialisé, enseignante spécialisée, professeur des écoles spécialisé, professeure des écoles spécialisée, enseignant ulis, coordonnateur ulis, coordinatrice ulis, enseignant référent, enseignant segpa, éducateur spécialisé, éducatrice spécialisée, maître spécialisé, enseignant rased, enseignant en ime, moniteur éducateur, monitrice éducatrice, éducateur technique spécialisé',
      terms:
        'projet personnalisé de scolarisation, adaptation pédagogique, inclusion scolaire, troubles des apprentissages, autisme, co-enseignement, équipe de suivi de scolarisation, outils de compensation, évaluation des besoins, gestion des comportements',
      tools: 'pictogrammes, synthèse vocale',
      certifications: 'CAPPEI, diplôme d’État d’éducateur spécialisé',
      summary: [
        '{title} dont l’adaptation pédagogique s’appuie sur ce que l’élève sait déjà faire.',
        'Fait vivre le projet personnalisé de scolarisation avec la famille et les soignants, et prépare l’inclusion scolaire pas à pas avec les collègues.',
      ],
      duties: [
        'Enseignement adapté à [nombre] élèves présentant des troubles des apprentissages ou du comportement',
        'Rédaction du projet personnalisé de scolarisation avec la famille et les partenaires',
        'Préparation de [nombre] temps d’inclusion scolaire par semaine avec les classes d’accueil',
        'Structuration visuelle des lieux et des horaires pour les élèves avec autisme',
        'Réunion de [nombre] équipes de suivi de scolarisation par trimestre',
        'Mise en place d’outils de compensation, synthèse vocale et aménagement d’épreuves',
        'Évaluation des besoins de [nombre] élèves par an et partage des conclusions',
        'Gestion des comportements par l’anticipation, des pauses et des repères constants',
      ],
      pastDuties: [
        'Co-enseignement dans [nombre] classes par semaine en lecture et en mathématiques',
        'Formation des collègues aux troubles dys et aux aménagements simples',
        'Guidage de [nombre] accompagnants d’élèves au quotidien',
        'Passage de relais vers le collège ou le lycée professionnel',
        'Fabrication de [nombre] supports par période en facile à lire',
        'Coordination avec orthophonistes, éducateurs et services de soins',
      ],
      letter: {
        opening:
          'Chaque élève apprend quelque chose dès qu’on trouve la bonne porte d’entrée, et c’est cette recherche patiente qui me plaît.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai accompagné [nombre] élèves et préparé leur participation à la vie de la classe ordinaire.',
      },
    },
  ],
};
