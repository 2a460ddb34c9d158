import type { IndustryOccupations } from '../occupation';
import { clinical } from './clinical';

export const healthcare: IndustryOccupations = {
  industry: 'Healthcare',
  general: {
    id: 'healthcare-professional',
    title: 'Professionnel / Professionnelle de santé',
    aliases: '',
    terms:
      'accueil des patients, hygiène et prévention des infections, dossier patient informatisé, secret professionnel, gestion des rendez-vous, parcours de soins, transmissions, travail pluridisciplinaire, gestion des stocks, information des familles',
    tools: 'agenda électronique, Excel',
    certifications: 'AFGSU, PSC1',
    summary: [
      '{title} dont la pratique repose sur l’accueil des patients et sur des dossiers auxquels l’équipe peut se fier.',
      'Applique le secret professionnel et les règles d’hygiène à chaque tâche, explique les étapes à venir avec des mots simples et garde son calme les jours de forte affluence.',
    ],
    duties: [
      'Accueil des patients et orientation vers le bon service, soit [nombre] personnes par jour',
      'Mise à jour du dossier patient informatisé le jour même, avec des données datées et complètes',
      'Gestion des rendez-vous de [nombre] patients par jour, avec une place réservée aux urgences',
      'Respect des protocoles d’hygiène et prévention des infections entre chaque patient',
      'Préparation de [nombre] salles de soins par jour et vérification des dates de péremption',
      'Explication du parcours de soins aux patients et reformulation en cas de doute',
      'Traitement de [nombre] demandes par jour au téléphone, au guichet et par messagerie',
      'Protection du secret professionnel à l’accueil, au téléphone et dans les documents remis',
    ],
    pastDuties: [
      'Orientation de [nombre] visiteurs par jour dans les différents services de l’établissement',
      'Rédaction de transmissions claires pour l’équipe suivante, points en attente compris',
      'Réapprovisionnement de [nombre] références de matériel par semaine et signalement des ruptures',
      'Coordination des échanges entre le service, le laboratoire et la pharmacie',
      'Classement et contrôle de [nombre] dossiers par semaine à partir des pièces originales',
      'Signalement des situations à risque et suivi des mesures correctives',
    ],
    letter: {
      opening:
        'Le travail auprès des patients me plaît parce qu’il demande à la fois de l’écoute et de la précision, de l’accueil jusqu’à la tenue du dossier.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai accompagné [nombre] patients par jour, tenu les salles et les dossiers prêts et expliqué chaque étape aux familles.',
    },
  },
  occupations: [
    {
      id: 'registered-nurse',
      title: 'Infirmier / Infirmière',
      aliases:
        'infirmier, infirmière, ide, infirmier diplômé d’état, infirmière diplômée d’état, infirmier de, infirmier libéral, infirmière libérale, idel, infirmier anesthésiste, infirmier de bloc opératoire, ibode, iade, infirmière puéricultrice, infirmier coordinateur, infirmier en réanimation, infirmier scolaire, cadre de santé, cadre infirmier',
      terms:
        'soins infirmiers, surveillance clinique, administration des traitements, pansements complexes, perfusions, transmissions ciblées, éducation thérapeutique, gestion de la douleur, plan de soins, hygiène hospitalière',
      tools: 'pousse-seringues, pompes à perfusion, dossier patient informatisé',
      certifications: 'AFGSU, diplôme d’État d’infirmier',
      summary: [
        '{title} qui allie le geste technique et la relation dans des services à forte activité.',
        'Associe une surveillance clinique attentive, l’éducation thérapeutique et des transmissions ciblées pour que l’équipe dispose à chaque relève d’informations complètes.',
      ],
      duties: [
        'Prise en charge de [nombre] patients par poste, de l’entrée jusqu’à la préparation de la sortie',
        'Surveillance clinique rapprochée et alerte du médecin dès les premiers signes d’aggravation',
        'Administration des traitements à [nombre] patients par jour après contrôle de l’identité, de la dose et des allergies',
        'Élaboration et réajustement du plan de soins avec l’équipe pluridisciplinaire',
        'Réalisation de [nombre] pansements complexes par semaine avec suivi photographique de la cicatrisation',
        'Éducation thérapeutique des patients et de leurs proches avant le retour à domicile',
        'Pose et surveillance de [nombre] perfusions par poste dans le respect des protocoles',
        'Traçabilité des soins infirmiers dans le dossier patient informatisé avant la fin de chaque poste',
      ],
      pastDuties: [
        'Évaluation et gestion de la douleur chez [nombre] patients opérés par semaine',
        'Participation aux visites médicales et rédaction des transmissions ciblées',
        'Encadrement de [nombre] étudiants par an lors de leurs stages en service',
        'Contrôle du chariot d’urgence et du réfrigérateur à médicaments',
        'Accueil de [nombre] entrées par semaine avec recueil des antécédents et des habitudes de vie',
        'Application des précautions d’hygiène hospitalière en secteur d’isolement',
      ],
      letter: {
        opening:
          'Ce qui m’attache à ce métier, c’est l’observation au lit du patient, le soin bien fait et l’explication donnée au moment où elle rassure.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai pris en charge [nombre] patients par poste, en lien étroit avec les médecins et les familles.',
      },
    },
    {
      id: 'nursing-assistant',
      title: 'Aide-soignant / Aide-soignante',
      aliases:
        'aide-soignant, aide-soignante, as, ash, agent de service hospitalier, agent des services hospitaliers, accompagnant éducatif et social, aes, aide médico-psychologique, amp, aide-soignant de nuit, aide-soignante en ehpad, assistant de soins en gérontologie, assistante de soins',
      terms:
        'soins d’hygiène et de confort, aide à la toilette, mobilisation des patients, aide au repas, prise des constantes, prévention des escarres, bientraitance, transmissions écrites, accompagnement des personnes âgées, entretien de l’environnement du patient',
      tools: 'lève-personnes, tensiomètres',
      certifications: 'diplôme d’État d’aide-soignant, AFGSU, gestes et postures',
      summary: [
        '{title} au service du confort, de l’autonomie et de la dignité des personnes.',
        'Assure les soins d’hygiène et de confort en respectant le rythme de chacun, repère les changements d’état et les transmet sans attendre à l’infirmier.',
      ],
      duties: [
        'Aide à la toilette de [nombre] résidents par matinée dans le respect de leur intimité',
        'Prise des constantes à chaque tour et alerte immédiate en cas de valeur anormale',
        'Mobilisation des patients au lève-personne, soit [nombre] transferts par poste',
        'Observation de l’état de la peau et prévention des escarres par des changements de position réguliers',
        'Distribution de [nombre] repas par jour avec aide au repas et suivi de l’hydratation',
        'Rédaction des transmissions écrites sur l’appétit, le sommeil et l’humeur',
        'Réfection de [nombre] lits par jour et désinfection du mobilier à proximité',
        'Animation d’ateliers de mémoire et de promenades avec les personnes désorientées',
      ],
      pastDuties: [
        'Réalisation des soins d’hygiène et de confort auprès de [nombre] patients alités',
        'Maintien des repères familiers auprès de personnes atteintes de la maladie d’Alzheimer',
        'Réponse à [nombre] appels de chambre par nuit, avec tri des demandes urgentes',
        'Entretien de l’environnement du patient selon le plan de nettoyage du service',
        'Accompagnement de [nombre] résidents par mois à des consultations extérieures',
        'Partage des habitudes de chaque résident avec les nouveaux collègues',
      ],
      letter: {
        opening:
          'J’ai choisi ce métier pour les gestes du quotidien qui changent une journée, comme une toilette sans hâte, un repas partagé ou une main tenue.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai accompagné [nombre] résidents par poste en préservant leur autonomie et en informant l’équipe soignante.',
      },
    },
    {
      id: 'medical-assistant',
      title: 'Assistant médical / Assistante médicale',
      aliases:
        'assistant médical, assistante médicale, secrétaire médical, secrétaire médicale, assistant de cabinet médical, assistante de cabinet médical, secrétaire médico-sociale, télésecrétaire médicale, secrétariat médical, agent d’accueil médical',
      terms:
        'secrétariat médical, prise de rendez-vous, accueil téléphonique, facturation des actes, télétransmission, préparation des consultations, comptes rendus médicaux, mise à jour des dossiers, vocabulaire médical, tiers payant',
      tools: 'Doctolib, logiciel de cabinet, lecteur de carte Vitale',
      certifications: 'CQP assistant médical, AFGSU',
      summary: [
        '{title} à l’aise aussi bien à l’accueil qu’à l’appui du médecin pendant la consultation.',
        'Tient la prise de rendez-vous, la facturation des actes et la mise à jour des dossiers avec exactitude, tout en laissant à chaque patient le temps de formuler sa demande.',
      ],
      duties: [
        'Prise de rendez-vous pour [nombre] médecins avec tri des demandes selon leur degré d’urgence',
        'Préparation des consultations avec relevé du poids, de la taille et de la tension',
        'Facturation des actes et télétransmission de [nombre] feuilles de soins par jour',
        'Frappe et envoi des comptes rendus médicaux dictés par les praticiens',
        'Accueil téléphonique de [nombre] appels par jour et prise de messages complets',
        'Contrôle des droits et application du tiers payant à l’arrivée du patient',
        'Numérisation de [nombre] résultats d’examens par jour dans le bon dossier',
        'Remise en ordre de la salle d’examen et désinfection du matériel entre les patients',
      ],
      pastDuties: [
        'Mise à jour des dossiers de [nombre] patients par semaine à chaque changement d’adresse ou de mutuelle',
        'Relance des caisses et des mutuelles pour les remboursements rejetés',
        'Organisation de [nombre] hospitalisations par mois avec les établissements voisins',
        'Tenue du stock de vaccins et relevé quotidien des températures',
        'Rappel de [nombre] patients par semaine pour le dépistage ou le suivi annuel',
        'Orientation des demandes sociales vers les services compétents',
      ],
      letter: {
        opening:
          'Un cabinet tourne bien quand l’agenda est réaliste et le dossier complet, et j’aime tenir ce cadre tout en restant disponible pour les patients.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai accueilli [nombre] patients par jour et tenu à jour l’agenda comme la facturation.',
      },
    },
    {
      id: 'physical-therapist',
      title: 'Kinésithérapeute',
      aliases:
        'masseur-kinésithérapeute, masseuse-kinésithérapeute, kiné, kinésithérapeute du sport, kinésithérapeute libéral, kinésithérapeute salarié, physiothérapeute, rééducateur, kinésithérapeute respiratoire, kiné du sport, masseur kiné',
      terms:
        'bilan diagnostique kinésithérapique, rééducation fonctionnelle, thérapie manuelle, kinésithérapie respiratoire, rééducation post-opératoire, renforcement musculaire, rééducation de la marche, programmes d’exercices, prise en charge de la douleur, éducation du patient',
      tools: 'électrothérapie, presse et vélo de rééducation',
      certifications: 'diplôme d’État de masseur-kinésithérapeute, inscription à l’Ordre',
      summary: [
        '{title} dont l’approche active de la rééducation part du bilan et d’objectifs choisis avec le patient.',
        'Associe thérapie manuelle, renforcement musculaire et programmes d’exercices à faire chez soi, puis mesure les progrès à intervalles réguliers.',
      ],
      duties: [
        'Rééducation fonctionnelle de [nombre] patients par jour, en séance individuelle ou en petit groupe',
        'Réalisation du bilan diagnostique kinésithérapique et définition d’objectifs avec le patient',
        'Rééducation post-opératoire de [nombre] genoux et hanches par mois selon les délais du chirurgien',
        'Choix de techniques de thérapie manuelle adaptées à la douleur et à la mobilité',
        'Construction de [nombre] programmes d’exercices par semaine, illustrés et réalisables à domicile',
        'Exercices de rééducation de la marche et prévention des chutes chez la personne âgée',
        'Suivi de [nombre] sportifs par saison jusqu’à la reprise de l’entraînement',
        'Rédaction des bilans intermédiaires destinés au médecin prescripteur',
      ],
      pastDuties: [
        'Conduite de séances de kinésithérapie respiratoire auprès de [nombre] patients hospitalisés par semaine',
        'Éducation du patient lombalgique au mouvement et à l’effort progressif',
        'Animation de [nombre] ateliers d’équilibre par mois en maison de retraite',
        'Installation des patients et réglage des appareils de rééducation',
        'Mobilisation précoce de [nombre] opérés par jour en service d’orthopédie',
        'Coordination des sorties avec l’ergothérapeute et l’assistante sociale',
      ],
      letter: {
        opening:
          'J’aime voir une personne reprendre confiance dans ses mouvements, et je m’appuie pour cela sur un bilan précis et des exercices que l’on garde après les séances.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai suivi [nombre] patients par semaine et adapté chaque programme à l’évolution des mesures.',
      },
    },
    {
      id: 'pharmacy-technician',
      title: 'Préparateur / Préparatrice en pharmacie',
      aliases:
        'préparateur en pharmacie, préparatrice en pharmacie, préparateur en pharmacie hospitalière, préparatrice en pharmacie hospitalière, pph, préparateur de pharmacie, aide-préparateur, employé en pharmacie, employée en pharmacie, rayonniste en pharmacie',
      terms:
        'délivrance des ordonnances, préparations magistrales, gestion des stocks, conseil en parapharmacie, tiers payant, contrôle des péremptions, préparation des doses à administrer, réception des commandes, stupéfiants, traçabilité des lots',
      tools: 'LGPI, Winpharma, robot de dispensation',
      certifications: 'BP préparateur en pharmacie, DEUST préparateur technicien en pharmacie',
      summary: [
        '{title} qui délivre avec exactitude et s’assure que le conseil est compris.',
        'Vérifie chaque ordonnance sous le contrôle du pharmacien, suit la traçabilité des lots et tient un stock où les ruptures restent rares.',
      ],
      duties: [
        'Délivrance des ordonnances de [nombre] patients par jour sous le contrôle du pharmacien',
        'Vérification des posologies et signalement des associations inhabituelles',
        'Préparation des doses à administrer pour [nombre] résidents de maisons de retraite',
        'Conseil en parapharmacie selon le type de peau, l’âge et les traitements en cours',
        'Réalisation de [nombre] préparations magistrales par mois avec pesée et fiche de traçabilité',
        'Contrôle des péremptions par rayon et retrait des boîtes concernées',
        'Traitement de [nombre] dossiers de tiers payant par semaine et correction des rejets',
        'Rangement du coffre des stupéfiants et tenue du registre',
      ],
      pastDuties: [
        'Réception des commandes de [nombre] grossistes et laboratoires par semaine',
        'Mise en rayon et affichage des prix selon le plan de l’officine',
        'Inventaire de [nombre] références par an et analyse des écarts',
        'Rappel des règles de conservation et de bon usage au comptoir',
        'Livraison de [nombre] traitements par semaine à des patients à mobilité réduite',
        'Traçabilité des lots lors des rappels de médicaments',
      ],
      letter: {
        opening:
          'L’officine me plaît pour l’équilibre entre la rigueur de la délivrance et l’échange quotidien avec des personnes que l’on finit par connaître.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai délivré [nombre] ordonnances par jour et tenu le stock et le tiers payant à jour.',
      },
    },
    {
      id: 'physician',
      title: 'Médecin',
      aliases:
        'docteur, docteure, médecin généraliste, médecin spécialiste, praticien hospitalier, praticienne hospitalière, interne en médecine, chef de clinique, médecin urgentiste, pédiatre, cardiologue, médecin du travail, psychiatre, gynécologue, médecin coordonnateur, médecin remplaçant, chirurgien, chirurgienne, gériatre',
      terms:
        'consultations, diagnostic, prescription, suivi des maladies chroniques, prévention et dépistage, coordination des soins, examen clinique, recommandations de la HAS, réunions de concertation pluridisciplinaire, annonce diagnostique',
      tools: 'dossier patient informatisé, Mon espace santé, télémédecine',
      certifications: 'inscription à l’Ordre, DES',
      summary: [
        '{title} dont la démarche clinique est posée et l’information donnée aux patients, claire.',
        'Fonde le diagnostic sur l’examen clinique et les recommandations, discute des options avec la personne soignée et organise la coordination des soins avec les confrères.',
      ],
      duties: [
        'Réalisation de [nombre] consultations par jour, du motif aigu au renouvellement de traitement',
        'Suivi des maladies chroniques avec objectifs partagés et révision annuelle des traitements',
        'Examen clinique et surveillance de [nombre] patients hospitalisés lors de la visite quotidienne',
        'Prescription fondée sur les recommandations de la HAS et sur les préférences du patient',
        'Annonce diagnostique à [nombre] patients par mois, avec un temps réservé aux questions',
        'Coordination des soins avec les spécialistes, les infirmiers libéraux et les aidants',
        'Participation à [nombre] réunions de concertation pluridisciplinaire par mois',
        'Rédaction de comptes rendus de sortie transmis au médecin traitant le jour du départ',
      ],
      pastDuties: [
        'Participation à [nombre] gardes par mois avec accueil des urgences du secteur',
        'Prévention et dépistage selon l’âge, les antécédents et le mode de vie',
        'Encadrement de [nombre] internes et externes par semestre au lit du patient',
        'Orientation vers les confrères avec une question précise et un dossier complet',
        'Téléconsultations auprès de [nombre] patients par mois en zone peu dotée',
        'Révision d’ordonnances longues en lien avec le pharmacien',
      ],
      letter: {
        opening:
          'J’exerce la médecine en partant de l’examen et de l’écoute, et je tiens à ce que chaque personne reparte en sachant ce qui est décidé et pourquoi.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai suivi [nombre] patients et travaillé chaque jour avec les équipes soignantes et les confrères de ville.',
      },
    },
    {
      id: 'pharmacist',
      title: 'Pharmacien / Pharmacienne',
      aliases:
        'pharmacien, pharmacienne, pharmacien adjoint, pharmacienne adjointe, pharmacien hospitalier, pharmacienne hospitalière, pharmacien titulaire, pharmacien d’officine, pharmacien remplaçant, docteur en pharmacie, pharmacien clinicien, pharmacien gérant',
      terms:
        'analyse des ordonnances, dispensation, entretiens pharmaceutiques, bilan partagé de médication, vaccination, interactions médicamenteuses, pharmacovigilance, conseil officinal, gestion des stupéfiants, management d’équipe',
      tools: 'LGPI, dossier pharmaceutique, Vidal',
      certifications: 'inscription à l’Ordre, DES de pharmacie, habilitation à la vaccination',
      summary: [
        '{title} au service du bon usage du médicament, au comptoir comme auprès des prescripteurs.',
        'Associe une analyse des ordonnances méthodique, des entretiens pharmaceutiques préparés et un dialogue direct avec les médecins dès qu’un traitement pose question.',
      ],
      duties: [
        'Analyse des ordonnances et dispensation à [nombre] patients par jour, historique du traitement à l’appui',
        'Repérage des interactions médicamenteuses et proposition d’alternatives au prescripteur',
        'Conduite de [nombre] entretiens pharmaceutiques par mois sur l’asthme ou les anticoagulants',
        'Supervision des préparateurs et contrôle de la délivrance au comptoir',
        'Réalisation de [nombre] bilans partagés de médication par an avec compte rendu au médecin traitant',
        'Déclaration des effets indésirables au réseau de pharmacovigilance',
        'Organisation de la vaccination, soit [nombre] injections par campagne',
        'Gestion des stupéfiants avec balance régulière et registre à jour',
      ],
      pastDuties: [
        'Conseil officinal à [nombre] clients par jour et orientation vers le médecin si nécessaire',
        'Validation des préparations et libération des lots au préparatoire',
        'Négociation avec [nombre] laboratoires par an sur les conditions d’achat et les retours',
        'Mise à jour du livret thérapeutique avec les équipes soignantes',
        'Accompagnement de [nombre] étudiants en stage de fin d’études',
        'Vérification de la chaîne du froid et des alertes de rappel',
      ],
      letter: {
        opening:
          'Le pharmacien est souvent le dernier regard posé sur un traitement, et je prends ce rôle au sérieux, avec des contrôles méthodiques et des explications courtes.',
        achievement:
          'Dans mes dernières fonctions ([Employeur]), j’ai analysé [nombre] ordonnances par jour et mené des entretiens qui ont amélioré le suivi des traitements.',
      },
    },
    ...clinical,
  ],
};
