import type { IndustryOccupations } from '../occupation';

export const humanResources: IndustryOccupations = {
  industry: 'Human Resources',
  general: {
    id: 'human-resources-professional',
    title: 'Professionnel / Professionnelle des ressources humaines',
    aliases: '',
    terms:
      'gestion du personnel, recrutement, intégration, dossiers du personnel, information des salariés, planification d’entretiens, droit du travail, suivi de la formation, tableaux de bord RH, confidentialité',
    tools: 'SIRH, Excel',
    certifications: 'master RH',
    summary: [
      '{title} qui écoute chacun avec la même attention et tient des dossiers du personnel complets.',
      'Répond aux salariés en mots simples, suit l’intégration et la formation, et garantit la confidentialité des échanges.',
    ],
    duties: [
      'Gestion du personnel pour [nombre] salariés, de l’embauche au départ',
      'Information des salariés sur les congés, la mutuelle et les horaires',
      'Planification d’entretiens, soit [nombre] rendez-vous par semaine',
      'Préparation de l’intégration avec badge, poste et parcours d’accueil',
      'Mise à jour de [nombre] dossiers du personnel par mois',
      'Application du droit du travail aux contrats et aux avenants',
      'Suivi de la formation de [nombre] collaborateurs et des financements',
      'Respect de la confidentialité des situations individuelles',
    ],
    pastDuties: [
      'Publication de [nombre] offres et participation au recrutement',
      'Classement des certificats et des visites médicales',
      'Saisie de [nombre] absences par mois dans l’outil de gestion',
      'Élaboration de tableaux de bord RH pour la direction',
      'Réponse à [nombre] questions par semaine au guichet et par message',
      'Organisation de réunions d’accueil et de moments d’équipe',
    ],
    letter: {
      opening:
        'Les ressources humaines demandent de la précision dans les textes et de la chaleur dans les échanges, et j’essaie de tenir les deux.',
      achievement: 'Chez [Employeur], j’ai accompagné [nombre] salariés et tenu leurs dossiers avec soin.',
    },
  },
  occupations: [
    {
      id: 'hr-manager',
      title: 'Responsable des ressources humaines',
      aliases:
        'rrh, drh, directeur des ressources humaines, directrice des ressources humaines, responsable rh, responsable ressources humaines, hr manager, hr business partner, hrbp, business partner rh, responsable du personnel, directeur rh, directrice rh, responsable développement rh, responsable relations sociales, adjoint rh, people manager, head of people, responsable emploi et compétences',
      terms:
        'politique RH, relations sociales, gestion des emplois et des parcours, droit du travail, entretiens annuels, rémunération, accompagnement des managers, dialogue social, marque employeur, conduite du changement',
      tools: 'SIRH, Excel, Workday',
      certifications: 'master RH',
      summary: [
        '{title} qui porte une politique RH concrète, comprise des équipes comme de la direction.',
        'Relie dialogue social, développement des compétences et accompagnement des managers, et traite les sujets difficiles sans attendre.',
      ],
      duties: [
        'Mise en œuvre de la politique RH pour [nombre] salariés sur plusieurs sites',
        'Conseil en droit du travail et accompagnement des managers au quotidien',
        'Animation du dialogue social, soit [nombre] réunions du CSE par an',
        'Conduite de la campagne d’entretiens annuels et suivi des souhaits d’évolution',
        'Supervision de [nombre] recrutements par an avec les directions',
        'Élaboration du plan de gestion des emplois et des parcours',
        'Réduction de [nombre] points du taux de départ par des actions ciblées sur l’intégration',
        'Négociation d’accords sur le temps de travail et l’égalité professionnelle',
      ],
      pastDuties: [
        'Encadrement d’une équipe RH de [nombre] personnes',
        'Préparation des budgets de rémunération et des révisions salariales',
        'Traitement de [nombre] situations disciplinaires par an dans le respect des procédures',
        'Déploiement de la marque employeur avec la communication',
        'Formation de [nombre] managers par an à l’entretien et à la prévention',
        'Conduite du changement lors de la réorganisation de services',
      ],
      letter: {
        opening:
          'Je conçois la fonction RH comme un appui franc aux managers et un interlocuteur fiable pour les salariés, surtout quand les sujets sont délicats.',
        achievement:
          'Chez [Employeur], j’ai accompagné [nombre] salariés et construit des accords appliqués sur le terrain.',
      },
    },
    {
      id: 'hr-generalist',
      title: 'Chargé / Chargée de ressources humaines',
      aliases:
        'chargé de ressources humaines, chargée de ressources humaines, chargé rh, chargée rh, généraliste rh, assistant rh, assistante rh, assistant ressources humaines, assistante ressources humaines, gestionnaire rh, gestionnaire ressources humaines, gestionnaire du personnel, technicien rh, technicienne rh, assistant du personnel, chargé de mission rh, chargée de mission rh, coordinateur rh, coordinatrice rh, alternant rh',
      terms:
        'administration du personnel, contrats de travail, parcours d’intégration, gestion des absences, mutuelle et prévoyance, entretiens professionnels, plan de formation, indicateurs RH, entretiens de départ, affichages obligatoires',
      tools: 'SIRH, Excel, Silae',
      certifications: 'licence RH',
      summary: [
        '{title} qui tient l’administration du personnel à jour et garde sa porte ouverte aux questions.',
        'Suit contrats, absences et parcours d’intégration, et repère dans les indicateurs RH ce qui mérite une action.',
      ],
      duties: [
        'Administration du personnel de [nombre] salariés, cadres et non cadres',
        'Rédaction de contrats de travail, d’avenants et d’attestations',
        'Organisation de [nombre] parcours d’intégration par an avec les tuteurs',
        'Réponse aux questions de mutuelle et prévoyance, de congés et de temps de travail',
        'Gestion des absences et transmission de [nombre] éléments variables par mois à la paie',
        'Suivi du plan de formation, des convocations aux bilans',
        'Préparation de [nombre] entretiens professionnels par an',
        'Production d’indicateurs RH mensuels et commentaire des évolutions',
      ],
      pastDuties: [
        'Enregistrement de [nombre] arrêts et reprises de travail par mois',
        'Mise à jour des affichages obligatoires et du registre du personnel',
        'Diffusion de [nombre] annonces et présélection de candidatures',
        'Conduite d’entretiens de départ et synthèse des motifs',
        'Planification de [nombre] visites de santé au travail par trimestre',
        'Organisation des élections professionnelles avec le prestataire',
      ],
      letter: {
        opening:
          'J’aime la variété de ce poste, où une question sur un congé peut mener à un vrai sujet d’organisation.',
        achievement:
          'Chez [Employeur], j’ai géré les dossiers de [nombre] salariés et facilité l’arrivée des nouveaux collègues.',
      },
    },
    {
      id: 'recruiter',
      title: 'Chargé / Chargée de recrutement',
      aliases:
        'chargé de recrutement, chargée de recrutement, recruteur, recruteuse, consultant en recrutement, consultante en recrutement, responsable recrutement, talent acquisition specialist, talent acquisition manager, chargé de sourcing, chargée de sourcing, chasseur de têtes, chasseuse de têtes, consultant intérim, chargé de recrutement it, assistant recrutement, assistante recrutement, technical recruiter, responsable acquisition de talents',
      terms:
        'sourcing de candidats, entretiens structurés, rédaction d’annonces, présélection, brief avec les managers, expérience candidat, marque employeur, vivier de candidats, négociation d’offres, relations écoles',
      tools: 'LinkedIn Recruiter, Welcome to the Jungle, ATS',
      certifications: 'formation à la non-discrimination',
      summary: [
        '{title} qui structure ses entretiens et répond à chaque candidature.',
        'Clarifie le besoin lors du brief avec les managers, écrit des annonces honnêtes et soigne l’expérience candidat jusqu’à l’arrivée.',
      ],
      duties: [
        'Gestion de [nombre] recrutements par an, du brief avec les managers à la signature',
        'Conduite d’entretiens structurés avec grille commune d’évaluation',
        'Sourcing de candidats, soit [nombre] approches directes par semaine',
        'Rédaction d’annonces claires sur les missions, le salaire et les étapes',
        'Réduction de [nombre] jours du délai de recrutement par des créneaux réservés',
        'Réponse motivée à toutes les candidatures reçues',
        'Présélection de [nombre] profils par semaine au téléphone',
        'Négociation d’offres et accompagnement jusqu’à la prise de poste',
      ],
      pastDuties: [
        'Participation à [nombre] forums par an dans le cadre des relations écoles',
        'Formation des managers à l’entretien et aux biais de jugement',
        'Animation d’un vivier de candidats de [nombre] personnes',
        'Prise de références avec l’accord du candidat',
        'Publication de [nombre] contenus par mois sur la marque employeur',
        'Bilan d’intégration avec le salarié après la période d’essai',
      ],
      letter: {
        opening:
          'Recruter, c’est permettre à l’entreprise comme au candidat de choisir les yeux ouverts, et je préfère une annonce franche à une promesse séduisante.',
        achievement: 'Chez [Employeur], j’ai mené [nombre] recrutements par an et tenu chaque candidat informé.',
      },
    },
    {
      id: 'training-specialist',
      title: 'Responsable formation',
      aliases:
        'chargé de formation, chargée de formation, formateur, formatrice, formateur professionnel, formatrice professionnelle, ingénieur pédagogique, ingénieure pédagogique, concepteur pédagogique, conceptrice pédagogique, responsable de formation, assistant formation, assistante formation, conseiller en formation, conseillère en formation, concepteur e-learning, digital learning manager, formateur d’adultes, formatrice d’adultes, coach professionnel, responsable développement des compétences',
      terms:
        'plan de développement des compétences, ingénierie pédagogique, animation de formations, analyse des besoins, e-learning, évaluation des acquis, supports pédagogiques, financement OPCO, certification Qualiopi, tutorat',
      tools: 'Moodle, Articulate, Excel',
      certifications: 'titre formateur professionnel d’adultes',
      summary: [
        '{title} qui conçoit ses formations à partir du travail réel.',
        'Conduit l’analyse des besoins sur le terrain, varie les formats entre présentiel et e-learning et vérifie plus tard ce qui est appliqué.',
      ],
      duties: [
        'Pilotage du plan de développement des compétences de [nombre] salariés',
        'Analyse des besoins auprès des managers et observation des postes',
        'Animation de formations, soit [nombre] journées par an en petits groupes',
        'Conception de supports pédagogiques avec cas tirés de l’entreprise',
        'Création de [nombre] modules d’e-learning par an, du scénario à la mise en ligne',
        'Évaluation des acquis à la sortie, puis quelques semaines plus tard',
        'Montage de [nombre] dossiers de financement OPCO par an',
        'Choix des organismes et contrôle de la certification Qualiopi',
      ],
      pastDuties: [
        'Intégration de [nombre] nouveaux embauchés par un parcours progressif',
        'Professionnalisation des salariés qui assurent le tutorat',
        'Convocation de [nombre] stagiaires par mois et suivi des présences',
        'Ingénierie pédagogique d’un cursus destiné aux chefs d’équipe',
        'Enquête de satisfaction auprès de [nombre] participants par session',
        'Administration de la plateforme et aide aux utilisateurs',
      ],
      letter: {
        opening:
          'Une formation est utile quand la personne fait autrement son travail le lundi suivant, et c’est de là que je construis mes programmes.',
        achievement:
          'Chez [Employeur], j’ai formé [nombre] personnes par an et mesuré avec leurs managers ce qui avait changé.',
      },
    },
    {
      id: 'payroll-specialist',
      title: 'Gestionnaire de paie',
      aliases:
        'gestionnaire paie, gestionnaire paie et administration du personnel, comptable paie, responsable paie, technicien paie, technicienne paie, collaborateur paie, collaboratrice paie, assistant paie, assistante paie, chargé de paie, chargée de paie, gestionnaire de paye, paie, payroll manager, payroll specialist, collaborateur social, juriste paie',
      terms:
        'bulletins de paie, DSN, variables de paie, charges sociales, gestion des temps, conventions collectives, soldes de tout compte, contrôle de paie, arrêts de travail, protection des données',
      tools: 'Silae, Sage Paie, ADP',
      certifications: 'titre gestionnaire de paie',
      summary: [
        '{title} qui produit des bulletins justes, livrés à la date prévue et faciles à expliquer.',
        'Contrôle les variables de paie avant calcul, applique les conventions collectives et répond aux salariés sans renvoyer à un texte.',
      ],
      duties: [
        'Établissement de [nombre] bulletins de paie par mois dans plusieurs conventions collectives',
        'Transmission de la DSN et traitement des anomalies avec les organismes',
        'Contrôle de [nombre] variables de paie par mois, primes, heures et absences',
        'Vérification des charges sociales et rapprochement avec la comptabilité',
        'Calcul de [nombre] soldes de tout compte par an et documents de fin de contrat',
        'Veille sur les taux, les plafonds et les accords de branche',
        'Gestion de [nombre] arrêts de travail par mois et des indemnités journalières',
        'Explication du bulletin aux salariés, en rendez-vous ou par écrit',
      ],
      pastDuties: [
        'Paramétrage de [nombre] rubriques lors d’un changement de logiciel',
        'Rapprochement de la gestion des temps et des plannings',
        'Saisie de [nombre] entrées et sorties par mois avec pièces contrôlées',
        'Préparation du contrôle de paie annuel et des pièces pour l’Urssaf',
        'Affiliation de [nombre] salariés par an à la mutuelle et à la prévoyance',
        'Sécurisation des envois et protection des données personnelles',
      ],
      letter: {
        opening:
          'Un bulletin juste et compris évite bien des inquiétudes, c’est pourquoi je contrôle avant d’éditer et j’explique volontiers.',
        achievement: 'Chez [Employeur], j’ai établi [nombre] bulletins par mois et respecté chaque date de virement.',
      },
    },
    {
      id: 'compensation-specialist',
      title: 'Chargé / Chargée de rémunération et avantages sociaux',
      aliases:
        'compensation and benefits specialist, responsable compensation and benefits, comp and ben, comp & ben, responsable rémunération, chargé de rémunération, chargée de rémunération, analyste rémunération, responsable rémunérations et avantages sociaux, chargé d’études rémunération, chargée d’études rémunération, compensation and benefits manager, consultant rémunération, analyste compensation and benefits, contrôleur de gestion sociale, contrôleuse de gestion sociale',
      terms:
        'politique de rémunération, enquêtes salariales, pesée des postes, grilles de salaires, index d’égalité professionnelle, rémunération variable, épargne salariale, avantages sociaux, masse salariale, transparence des salaires',
      tools: 'Excel, Workday, Mercer',
      certifications: '',
      summary: [
        '{title} au service d’une politique de rémunération équitable, expliquée et tenue dans le budget.',
        'S’appuie sur la pesée des postes et les enquêtes salariales, et donne aux managers des repères clairs pour parler salaire.',
      ],
      duties: [
        'Pilotage de la révision salariale annuelle de [nombre] collaborateurs',
        'Positionnement des grilles de salaires à partir d’enquêtes salariales',
        'Pesée des postes, soit [nombre] fonctions par an, avec les directions',
        'Calcul de l’index d’égalité professionnelle et plan de correction',
        'Projection de la masse salariale de [nombre] entités selon plusieurs scénarios',
        'Conception de la rémunération variable des équipes commerciales',
        'Réponse à [nombre] demandes de managers par mois sur les offres et promotions',
        'Suivi des contrats d’avantages sociaux avec les courtiers',
      ],
      pastDuties: [
        'Réponse annuelle à [nombre] enquêtes de cabinets spécialisés',
        'Élaboration de bilans sociaux individuels lisibles',
        'Simulation de [nombre] primes et bonus avant validation',
        'Gestion de l’épargne salariale et des campagnes d’information',
        'Contrôle de [nombre] lignes de salaire lors d’une harmonisation de statuts',
        'Préparation des équipes à la transparence des salaires',
      ],
      letter: {
        opening:
          'Parler de salaire devient plus simple quand les règles sont connues, et je travaille à les rendre justes, chiffrées et faciles à dire.',
        achievement:
          'Chez [Employeur], j’ai piloté la révision salariale de [nombre] collaborateurs et outillé les managers pour l’expliquer.',
      },
    },
  ],
};
