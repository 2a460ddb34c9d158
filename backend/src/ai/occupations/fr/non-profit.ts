import type { IndustryOccupations } from '../occupation';

export const nonProfit: IndustryOccupations = {
  industry: 'Non-profit',
  general: {
    id: 'non-profit-professional',
    title: 'Professionnel / Professionnelle du secteur associatif',
    aliases: '',
    terms:
      'vie associative, organisation d’événements, accueil des bénéficiaires, animation de bénévoles, relation avec les donateurs, suivi budgétaire, partenariats, bilans d’activité, communication, dossiers de subvention',
    tools: 'Excel, HelloAsso',
    certifications: 'PSC1',
    summary: [
      '{title} au service d’un projet associatif et de celles et ceux qu’il aide.',
      'Relie l’accueil des bénéficiaires, l’appui aux bénévoles et le suivi budgétaire, et rend compte simplement de ce qui a été fait.',
    ],
    duties: [
      'Accueil des bénéficiaires, soit [nombre] personnes par semaine',
      'Organisation d’événements solidaires avec les partenaires locaux',
      'Animation de [nombre] bénévoles sur des missions définies avec eux',
      'Suivi budgétaire des actions et classement des justificatifs',
      'Préparation de [nombre] bilans d’activité par an pour les financeurs',
      'Relation avec les donateurs, remerciements et nouvelles du terrain',
      'Développement de [nombre] partenariats par an avec des écoles et des entreprises',
      'Préparation des réunions du bureau et du conseil d’administration',
    ],
    pastDuties: [
      'Distribution de [nombre] colis ou kits par mois',
      'Mise à jour du site et de la lettre aux adhérents',
      'Enregistrement de [nombre] adhésions et dons par mois',
      'Tenue de stands lors des fêtes de quartier',
      'Collecte de pièces pour [nombre] dossiers de subvention par an',
      'Participation à la vie associative et aux formations internes',
    ],
    letter: {
      opening:
        'Je souhaite mettre mon organisation et mon écoute au service d’une cause, avec des résultats que l’on peut montrer.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai accueilli [nombre] bénéficiaires et coordonné l’action des bénévoles.',
    },
  },
  occupations: [
    {
      id: 'fundraiser',
      title: 'Chargé / Chargée de collecte de fonds',
      aliases:
        'fundraiser, chargé de collecte, chargée de collecte, responsable collecte de fonds, responsable de la collecte, chargé de mécénat, chargée de mécénat, responsable mécénat, responsable grands donateurs, chargé de relation donateurs, chargée de relation donateurs, responsable marketing direct associatif, directeur du développement, directrice du développement, recruteur de donateurs, recruteuse de donateurs, chargé de philanthropie, chargée de philanthropie, collecteur de fonds, responsable fundraising',
      terms:
        'collecte de fonds, relation donateurs, mécénat d’entreprise, grands donateurs, marketing direct, legs et donations, base de données, événements caritatifs, dons en ligne, reçus fiscaux',
      tools: 'Salesforce, iRaiser, HelloAsso',
      certifications: 'certificat français du fundraising',
      summary: [
        '{title} pour qui la collecte de fonds va de pair avec le respect du donateur et la transparence sur l’emploi des dons.',
        'Écrit des appels sincères, remercie vite et construit avec les entreprises un mécénat utile aux deux parties.',
      ],
      duties: [
        'Conduite de [nombre] campagnes de collecte de fonds par an, courrier, courriel et téléphone',
        'Rédaction d’appels à dons fondés sur des situations vécues',
        'Suivi de [nombre] grands donateurs par des rendez-vous et des comptes rendus',
        'Recherche et négociation de mécénat d’entreprise',
        'Hausse de [nombre] % des dons réguliers grâce au prélèvement automatique',
        'Remerciement des donateurs et envoi des reçus fiscaux dans les délais',
        'Organisation de [nombre] événements caritatifs par an avec des bénévoles',
        'Information des familles sur les legs et donations',
      ],
      pastDuties: [
        'Nettoyage d’une base de données de [nombre] contacts',
        'Essais d’objets et de visuels en marketing direct',
        'Recrutement de [nombre] donateurs par mois sur le terrain',
        'Amélioration du formulaire de dons en ligne',
        'Préparation de [nombre] dossiers de présentation pour des fondations',
        'Analyse des dons interrompus et appels de remerciement',
      ],
      letter: {
        opening:
          'Solliciter un don, c’est proposer à quelqu’un de prendre part à une action, et cela oblige à lui raconter honnêtement la suite.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai mené [nombre] campagnes par an et développé le soutien régulier des donateurs.',
      },
    },
    {
      id: 'program-coordinator',
      title: 'Coordinateur / Coordinatrice de programme',
      aliases:
        'coordinateur de programme, coordinatrice de programme, coordonnateur de programme, coordonnatrice de programme, chargé de programme, chargée de programme, responsable de programme, chef de projet associatif, cheffe de projet associatif, chargé de projet associatif, chargée de projet associatif, coordinateur de projets, coordinatrice de projets, chargé de mission associative, chargée de mission associative, coordinateur humanitaire, coordinatrice humanitaire, coordinateur terrain, responsable de projet solidarité, chargé de projet',
      isIndustrySpecific: true,
      terms:
        'coordination de programme, suivi-évaluation, gestion budgétaire, partenariats locaux, rapports aux bailleurs, accompagnement des participants, ateliers, cadre logique, appui aux bénévoles, diagnostic des besoins',
      tools: 'Excel, KoboToolbox',
      certifications: '',
      summary: [
        '{title} qui mène l’action auprès des habitants et en rend compte aux financeurs.',
        'Part d’un diagnostic des besoins partagé, organise le suivi-évaluation dès le départ et ajuste avec les partenaires locaux.',
      ],
      duties: [
        'Coordination de programme auprès de [nombre] participants par an',
        'Diagnostic des besoins avec les habitants, les élus et les associations',
        'Gestion budgétaire de [nombre] financements publics et privés',
        'Construction du cadre logique et des outils de suivi-évaluation',
        'Rédaction de [nombre] rapports aux bailleurs par an, récits et finances',
        'Animation des partenariats locaux par des rencontres régulières',
        'Organisation de [nombre] ateliers par mois avec les participants',
        'Encadrement des salariés et appui aux bénévoles du programme',
      ],
      pastDuties: [
        'Accompagnement de [nombre] participants vers l’emploi ou la formation',
        'Préparation des comités de suivi et relevé des engagements',
        'Collecte de données auprès de [nombre] foyers pour l’évaluation finale',
        'Achats, contrats et justificatifs selon les règles du financeur',
        'Déploiement de l’action dans [nombre] communes voisines',
        'Restitution publique des résultats aux participants',
      ],
      letter: {
        opening:
          'J’aime construire une action avec celles et ceux qu’elle concerne, puis vérifier avec eux ce qu’elle a réellement changé.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai coordonné un programme suivi par [nombre] participants et rendu compte de chaque dépense.',
      },
    },
    {
      id: 'volunteer-coordinator',
      title: 'Coordinateur / Coordinatrice des bénévoles',
      aliases:
        'coordinateur de bénévoles, coordinatrice de bénévoles, coordinateur bénévoles, coordinatrice bénévoles, responsable des bénévoles, responsable bénévolat, responsable du bénévolat, chargé de bénévolat, chargée de bénévolat, chargé de vie associative, chargée de vie associative, responsable vie associative, animateur de réseau bénévole, animatrice de réseau bénévole, bénévole, chargé d’engagement bénévole, gestionnaire des bénévoles, animateur vie associative',
      terms:
        'recrutement de bénévoles, formation des bénévoles, plannings, accueil et intégration, reconnaissance, engagement citoyen, missions bénévoles, médiation, mécénat de compétences, service civique',
      tools: 'Benenova, Excel',
      certifications: 'certificat de formation à la gestion associative',
      summary: [
        '{title} qui confie aux bénévoles des missions claires et sait les remercier.',
        'Écoute les envies avant de proposer une place, prépare l’accueil et intégration et règle tôt les malentendus.',
      ],
      duties: [
        'Recrutement de bénévoles, soit [nombre] arrivées par an, en ligne et sur les forums',
        'Entretiens d’accueil pour accorder envies, temps et missions bénévoles',
        'Construction de plannings pour [nombre] personnes sur plusieurs lieux',
        'Formation des bénévoles à l’écoute, au cadre et à la sécurité',
        'Organisation de [nombre] temps de reconnaissance par an, fêtes et remises de certificats',
        'Médiation lors de désaccords entre salariés et bénévoles',
        'Encadrement de [nombre] jeunes en service civique par an',
        'Mise en place du mécénat de compétences avec des entreprises',
      ],
      pastDuties: [
        'Mobilisation de [nombre] bénévoles lors de la collecte annuelle',
        'Rédaction de fiches de mission et d’une charte',
        'Appel de [nombre] anciens bénévoles par trimestre pour prendre des nouvelles',
        'Tenue du fichier et des assurances',
        'Préparation de [nombre] réunions d’information par an ouvertes au public',
        'Présence sur le terrain auprès des équipes du week-end',
      ],
      letter: {
        opening: 'Un bénévole reste quand il sait à quoi il sert et qu’on le lui dit, et je m’y applique au quotidien.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai animé un réseau de [nombre] bénévoles et renforcé leur fidélité.',
      },
    },
    {
      id: 'grant-writer',
      title: 'Chargé / Chargée de financements',
      aliases:
        'chargé de financements, chargée de financements, chargé de recherche de financements, chargée de recherche de financements, responsable des financements, responsable subventions, chargé de subventions, chargée de subventions, rédacteur de projets, rédactrice de projets, rédacteur d’appels à projets, monteur de projets européens, chargé de projets européens, chargée de projets européens, responsable relations bailleurs, chargé de partenariats institutionnels, chargée de partenariats institutionnels, gestionnaire de subventions, responsable financements institutionnels',
      terms:
        'appels à projets, dossiers de subvention, recherche de financeurs, budgets prévisionnels, comptes rendus financiers, cadre logique, veille sur les financements, conventions, fonds européens, relations avec les bailleurs',
      tools: 'Excel, Le Compte Asso',
      certifications: '',
      summary: [
        '{title} qui monte des dossiers clairs, chiffrés et fidèles à la réalité du terrain.',
        'Lit les règlements en entier, construit le budget avec les équipes et prévient le financeur dès qu’une action évolue.',
      ],
      duties: [
        'Rédaction de [nombre] dossiers de subvention par an pour des collectivités et des fondations',
        'Veille sur les financements et note d’opportunité pour chaque appel',
        'Élaboration de [nombre] budgets prévisionnels par an avec la comptabilité',
        'Traduction du projet en cadre logique et en indicateurs mesurables',
        'Remise de [nombre] comptes rendus financiers par an à la date prévue',
        'Relations avec les bailleurs, visites de terrain et points d’étape',
        'Obtention de [nombre] conventions pluriannuelles après négociation',
        'Relecture croisée avec les équipes avant dépôt',
      ],
      pastDuties: [
        'Constitution de [nombre] annexes administratives par dossier',
        'Recherche de financeurs selon le thème et le territoire',
        'Réponse à [nombre] appels à projets par trimestre',
        'Tenue d’un calendrier partagé des échéances',
        'Justification de [nombre] dépenses par an au titre des fonds européens',
        'Rédaction de témoignages et d’encadrés avec les bénéficiaires',
      ],
      letter: {
        opening:
          'Un bon dossier tient à la précision du besoin et à l’honnêteté du budget, et j’aime l’écrire avec les personnes qui mèneront l’action.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai déposé [nombre] dossiers par an et entretenu des liens durables avec les financeurs.',
      },
    },
    {
      id: 'social-worker',
      title: 'Assistant social / Assistante sociale',
      aliases:
        'assistant de service social, assistante de service social, travailleur social, travailleuse sociale, intervenant social, intervenante sociale, conseiller en économie sociale et familiale, conseillère en économie sociale et familiale, cesf, éducateur de rue, éducateur spécialisé, éducatrice spécialisée, moniteur éducateur, monitrice éducatrice, référent social, référente sociale, référent rsa, assistant social scolaire, accompagnant social, accompagnateur social, accompagnatrice sociale, médiateur social, médiatrice sociale, chef de service éducatif, éducateur de prévention',
      terms:
        'accompagnement social, accès aux droits, évaluation sociale, protection de l’enfance, entretiens individuels, visites à domicile, partenariat institutionnel, écrits professionnels, accès au logement, gestion de l’urgence',
      tools: 'logiciel de suivi social, SIAO',
      certifications: 'diplôme d’État d’assistant de service social',
      summary: [
        '{title} qui écoute sans juger et connaît précisément les droits.',
        'Mène l’évaluation sociale avec la personne, mobilise le partenariat institutionnel et rédige des écrits professionnels factuels.',
      ],
      duties: [
        'Accompagnement social de [nombre] ménages sur le budget, la santé et le logement',
        'Évaluation sociale et définition d’un projet avec la personne',
        'Conduite de [nombre] entretiens individuels par semaine au bureau et en permanence',
        'Instruction de demandes pour l’accès aux droits et suivi des recours',
        'Réalisation de [nombre] visites à domicile par mois avec l’accord des familles',
        'Rédaction d’écrits professionnels à destination du juge ou du département',
        'Orientation de [nombre] familles par an vers l’accès au logement ou l’hébergement',
        'Participation aux évaluations en protection de l’enfance',
      ],
      pastDuties: [
        'Gestion de l’urgence pour [nombre] personnes par mois, abri, repas et soins',
        'Animation d’actions collectives sur le budget et l’alimentation',
        'Appui à [nombre] dossiers de surendettement par an',
        'Réunions de partenariat institutionnel avec le CCAS et la CAF',
        'Encadrement de [nombre] stagiaires par an en travail social',
        'Mise à jour d’un répertoire de services du territoire',
      ],
      letter: {
        opening: 'Je crois à un accompagnement où la personne garde la main sur ses choix et comprend chaque démarche.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai accompagné [nombre] ménages et obtenu l’ouverture de droits souvent ignorés.',
      },
    },
  ],
};
