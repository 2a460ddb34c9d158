import type { Occupation } from '../occupation';

export const clinical: Occupation[] = [
  {
    id: 'paramedic',
    title: 'Ambulancier / Ambulancière',
    aliases:
      'ambulancier, ambulancière, ambulancier diplômé d’état, dea, ambulancier smur, ambulancier urgentiste, auxiliaire ambulancier, auxiliaire ambulancière, conducteur ambulancier, secouriste, paramédic, brancardier ambulancier, régulateur ambulancier',
    terms:
      'transport sanitaire, gestes d’urgence, brancardage, surveillance des constantes, conduite d’ambulance, oxygénothérapie, désinfection du véhicule, transmissions au service d’accueil, facturation des transports, relation avec le patient',
    tools: 'défibrillateur, oxymètre de pouls, GPS embarqué',
    certifications: 'diplôme d’État d’ambulancier, AFGSU',
    summary: [
      '{title} avec la maîtrise des gestes d’urgence et d’une conduite sûre, en ville comme sur route.',
      'Rassure les personnes transportées, surveille leur état pendant le trajet et remet au service d’accueil des informations brèves et complètes.',
    ],
    duties: [
      'Réalisation de [nombre] transports sanitaires par poste, programmés ou demandés par la régulation',
      'Application des gestes d’urgence dans l’attente de l’équipe médicale',
      'Brancardage de [nombre] patients par jour avec des techniques qui protègent le dos et les plaies',
      'Surveillance des constantes et de l’oxygénothérapie pendant le trajet',
      'Conduite d’ambulance sur [nombre] kilomètres par mois, adaptée à l’état du patient',
      'Transmissions au service d’accueil selon une trame commune avec les urgences',
      'Désinfection du véhicule et du matériel, soit [nombre] protocoles tracés par semaine',
      'Vérification du sac de secours et des bouteilles d’oxygène à la prise de poste',
    ],
    pastDuties: [
      'Prise en charge de [nombre] appels par garde dans le cadre de l’aide médicale urgente',
      'Installation des personnes en fauteuil et contrôle des sangles avant le départ',
      'Collecte de [nombre] prescriptions de transport par semaine pour la facturation des transports',
      'Conduite en équipe avec un médecin et un infirmier sur des sorties de réanimation',
      'Formation de [nombre] nouveaux équipiers aux itinéraires et aux établissements du secteur',
      'Réassurance des familles présentes sur le lieu de l’intervention',
    ],
    letter: {
      opening:
        'Dans ce métier, la sécurité du trajet et le ton de la voix comptent autant que le geste technique, et je soigne les trois.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai assuré [nombre] interventions par mois et remis aux services d’accueil des informations claires.',
    },
  },
  {
    id: 'dental-assistant',
    title: 'Assistant / Assistante dentaire',
    aliases:
      'assistant dentaire, assistante dentaire, assistant dentaire qualifié, assistante dentaire qualifiée, aide dentaire, assistante en orthodontie, secrétaire dentaire, hygiéniste dentaire, assistant en chirurgie dentaire, réceptionniste dentaire',
    terms:
      'assistance au fauteuil, aide opératoire, stérilisation des instruments, préparation du plateau technique, prise de rendez-vous, gestion des dossiers patients, traçabilité des cycles, conseils d’hygiène bucco-dentaire, commandes de matériel, devis et règlements',
    tools: 'autoclave, Logos, radiologie panoramique',
    certifications: 'titre d’assistant dentaire, AFGSU, radioprotection des patients',
    summary: [
      '{title} dont les gestes au fauteuil sont sûrs et préparés, pour le praticien comme pour le patient.',
      'Prépare chaque soin à l’avance, applique à la lettre la stérilisation des instruments et laisse des dossiers complets en fin de journée.',
    ],
    duties: [
      'Assistance au fauteuil pour [nombre] soins par jour, de la prothèse à la chirurgie',
      'Préparation du plateau technique selon l’acte et anticipation des instruments',
      'Stérilisation des instruments avec traçabilité des cycles, soit [nombre] plateaux par jour',
      'Installation des patients anxieux et explication du déroulement du soin',
      'Prise de rendez-vous pour [nombre] praticiens avec des durées adaptées aux actes',
      'Désinfection du fauteuil et des surfaces entre les patients',
      'Envoi de [nombre] travaux par semaine au laboratoire de prothèse et contrôle des retours',
      'Conseils d’hygiène bucco-dentaire aux enfants et aux porteurs d’appareil',
    ],
    pastDuties: [
      'Classement de [nombre] radiographies par semaine dans les dossiers patients',
      'Aide opératoire en implantologie et en parodontologie',
      'Suivi de [nombre] devis et règlements par mois, jusqu’à la réponse des mutuelles',
      'Passation des commandes de matériel et rotation des stocks',
      'Rappel de [nombre] patients par semaine pour le contrôle annuel',
      'Coulée des empreintes et rangement des modèles d’étude',
    ],
    letter: {
      opening:
        'J’aime que le patient se détende sur le fauteuil et que le praticien ait sous la main ce dont il a besoin avant même de le demander.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai assisté [nombre] soins par jour et tenu la salle et les instruments prêts à l’emploi.',
    },
  },
  {
    id: 'dentist',
    title: 'Chirurgien-dentiste / Chirurgienne-dentiste',
    aliases:
      'chirurgien-dentiste, chirurgienne-dentiste, dentiste, dentiste omnipraticien, docteur en chirurgie dentaire, orthodontiste, dentiste pédiatrique, pédodontiste, implantologue, endodontiste, parodontiste, dentiste collaborateur, dentiste salarié, stomatologue',
    terms:
      'examens bucco-dentaires, soins conservateurs, endodontie, extractions dentaires, prothèse fixe et amovible, parodontologie, anesthésie locale, plan de traitement, prévention bucco-dentaire, consentement éclairé',
    tools: 'radiologie numérique, caméra intra-orale, empreinte optique',
    certifications: 'inscription à l’Ordre, radioprotection des patients',
    summary: [
      '{title} qui conserve la dent chaque fois que c’est possible et informe avant d’agir.',
      'Présente chaque plan de traitement avec ses alternatives et son coût, soigne sans précipitation et organise un suivi préventif régulier.',
    ],
    duties: [
      'Prise en charge de [nombre] patients par jour, du contrôle à la réhabilitation prothétique',
      'Réalisation d’examens bucco-dentaires complets avec relevé parodontal et clichés',
      'Exécution de [nombre] soins conservateurs par semaine sous digue et avec aides optiques',
      'Présentation du plan de traitement, devis à l’appui, et recueil du consentement éclairé',
      'Traitement de [nombre] racines par mois en endodontie mécanisée',
      'Injection lente de l’anesthésie locale et contrôle de son effet avant le geste',
      'Accueil de [nombre] urgences par semaine sur des créneaux réservés à la douleur',
      'Orientation des cas complexes vers le chirurgien maxillo-facial ou l’orthodontiste',
    ],
    pastDuties: [
      'Réalisation de [nombre] extractions dentaires par mois, dents incluses comprises',
      'Détartrages, surfaçages et maintenance en parodontologie à intervalles définis',
      'Conception de [nombre] éléments de prothèse fixe et amovible par mois avec le laboratoire',
      'Actions de prévention bucco-dentaire dans les écoles de la commune',
      'Prise de [nombre] empreintes optiques par semaine et contrôle de l’occlusion',
      'Audit de la chaîne de stérilisation avec l’équipe du cabinet',
    ],
    letter: {
      opening:
        'Ce que j’apprécie le plus est le moment où un patient inquiet se détend, et je travaille pour cela avec des gestes doux et des explications franches.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai soigné [nombre] patients par jour et organisé leur suivi préventif.',
    },
  },
  {
    id: 'veterinarian',
    title: 'Vétérinaire',
    aliases:
      'docteur vétérinaire, docteure vétérinaire, vétérinaire praticien, vétérinaire praticienne, vétérinaire canin, vétérinaire équin, vétérinaire rural, vétérinaire mixte, vétérinaire salarié, chirurgien vétérinaire, vétérinaire urgentiste, vétérinaire libéral, véto',
    terms:
      'consultations vétérinaires, chirurgie des tissus mous, imagerie diagnostique, anesthésie des animaux, vaccination, médecine préventive, analyses de laboratoire, urgences vétérinaires, relation avec les propriétaires, prophylaxie',
    tools: 'échographie, radiographie numérique, Vetup',
    certifications: 'inscription à l’Ordre, habilitation sanitaire, certificat de capacité pour les rayons X',
    summary: [
      '{title} alliant une contention douce des animaux à des conseils francs aux propriétaires.',
      'Pratique la médecine préventive, la chirurgie des tissus mous et les urgences, et expose les options et leur coût avant toute décision.',
    ],
    duties: [
      'Réalisation de [nombre] consultations vétérinaires par jour, du rappel de vaccin à la maladie chronique',
      'Examen clinique sans stress des chats et des chiens craintifs',
      'Pratique de la chirurgie des tissus mous sur [nombre] animaux par semaine, stérilisations incluses',
      'Lecture de l’imagerie diagnostique et confrontation aux analyses de laboratoire',
      'Traitement de [nombre] urgences vétérinaires par mois, intoxications et traumatismes notamment',
      'Relation avec les propriétaires autour du pronostic, du devis et des soins à domicile',
      'Détartrage et extraction dentaire sous anesthésie chez [nombre] animaux par mois',
      'Accompagnement des familles lors des décisions de fin de vie',
    ],
    pastDuties: [
      'Visite de [nombre] élevages par mois dans le cadre de la prophylaxie',
      'Suivi de l’anesthésie des animaux et du réveil avec les auxiliaires',
      'Réalisation de [nombre] échographies par semaine chez le chien, le chat et le cheval',
      'Observation au microscope de frottis, d’urines et de raclages cutanés',
      'Participation à [nombre] nuits de garde par mois avec surveillance des hospitalisés',
      'Conseil aux éleveurs sur l’alimentation, le parasitisme et le sevrage',
    ],
    letter: {
      opening:
        'L’animal ne dit pas où il a mal, aussi j’accorde du temps à l’examen et à l’écoute de ceux qui vivent avec lui.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai vu [nombre] animaux par jour et opéré en parallèle d’un planning de consultation chargé.',
    },
  },
  {
    id: 'radiologic-technologist',
    title: 'Manipulateur / Manipulatrice en électroradiologie médicale',
    aliases:
      'manipulateur radio, manipulatrice radio, manip radio, merm, manipulateur en électroradiologie, manipulatrice en électroradiologie, manipulateur irm, manipulateur scanner, manipulateur en radiothérapie, technicien en imagerie médicale, technicienne en imagerie médicale, technicien en radiologie, échographiste, dosimétriste',
    terms:
      'radiologie conventionnelle, scanner, IRM, radioprotection, positionnement du patient, injection de produit de contraste, contrôle qualité des images, mammographie, accueil et information du patient, radiologie interventionnelle',
    tools: 'PACS, RIS, arceau mobile',
    certifications: 'diplôme d’État de manipulateur, AFGSU',
    summary: [
      '{title} qui recherche l’image exploitable à la dose la plus faible possible.',
      'Maîtrise le positionnement du patient, le scanner et l’imagerie au lit, et explique chaque étape pour que la personne puisse rester immobile malgré la douleur.',
    ],
    duties: [
      'Réalisation de [nombre] examens par vacation en radiologie conventionnelle et au scanner',
      'Application de la radioprotection par la collimation, les protections et la recherche d’une grossesse',
      'Préparation de [nombre] examens d’IRM par jour avec questionnaire de sécurité et retrait des objets métalliques',
      'Adaptation du positionnement du patient aux plâtres, aux drains et aux limites de mouvement',
      'Injection de produit de contraste chez [nombre] patients par jour après vérification des allergies et de la fonction rénale',
      'Contrôle qualité des images et envoi au PACS avec le bon étiquetage',
      'Réduction de [nombre] % des clichés à refaire grâce à un centrage vérifié',
      'Assistance au radiologue en radiologie interventionnelle dans le respect de l’asepsie',
    ],
    pastDuties: [
      'Clichés au lit de [nombre] patients par poste en réanimation et en chirurgie',
      'Utilisation de l’arceau mobile au bloc pendant les ostéosynthèses',
      'Accueil et information du patient avant [nombre] mammographies par jour',
      'Relevé des doses délivrées et archivage dans le système du service',
      'Programmation de [nombre] rendez-vous externes par jour autour des urgences',
      'Accompagnement des étudiants sur le repérage des côtés et le cadrage',
    ],
    letter: {
      opening:
        'Une bonne image commence par un patient en confiance, et j’associe des consignes simples à une radioprotection stricte.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai réalisé [nombre] examens par vacation en contrôlant la qualité de chaque cliché.',
    },
  },
  {
    id: 'medical-laboratory-technician',
    title: 'Technicien / Technicienne de laboratoire médical',
    aliases:
      'technicien de laboratoire, technicienne de laboratoire, technicien de laboratoire médical, tlm, technicien d’analyses biomédicales, technicienne d’analyses biomédicales, technicien en analyses médicales, laborantin, laborantine, technicien de biologie médicale, technicien préleveur, préleveuse, aide de laboratoire',
    terms:
      'phase préanalytique, hématologie, biochimie, bactériologie, immuno-hématologie, contrôles de qualité, maintenance des automates, validation technique, prélèvements sanguins, biosécurité',
    tools: 'SIL, automates d’analyse, microscope',
    certifications: 'certificat de capacité aux prélèvements, BTS analyses de biologie médicale',
    summary: [
      '{title} qui rend des résultats sur lesquels le clinicien peut décider sans hésiter.',
      'Travaille en hématologie, en biochimie et en immuno-hématologie, recherche la cause de chaque contrôle non conforme et transmet aussitôt les valeurs critiques.',
    ],
    duties: [
      'Analyse de [nombre] échantillons par poste en hématologie et en biochimie',
      'Vérification de la phase préanalytique et refus motivé des tubes non conformes',
      'Transmission de [nombre] valeurs critiques par semaine aux services, avec accusé de réception tracé',
      'Passage des contrôles de qualité en début de poste et recherche de la cause des écarts',
      'Détermination de [nombre] groupes sanguins par jour et compatibilités en immuno-hématologie',
      'Lecture des frottis au microscope et signalement des cellules anormales',
      'Ensemencement de [nombre] prélèvements par jour en bactériologie et lecture des cultures',
      'Validation technique des résultats au regard des antériorités et du contexte clinique',
    ],
    pastDuties: [
      'Réalisation de [nombre] prélèvements sanguins par matinée au laboratoire et à domicile',
      'Maintenance des automates et étalonnage après changement de lot',
      'Tri et centrifugation de [nombre] tubes par heure à la réception',
      'Respect des règles de biosécurité pour les produits infectieux et les piquants',
      'Suivi des réactifs de [nombre] automates et commande avant péremption',
      'Relevé des températures des enceintes et déclaration des dérives',
    ],
    letter: {
      opening:
        'Derrière chaque tube, un patient attend une réponse, et c’est ce qui me fait garder la même exigence de contrôle aux heures les plus chargées.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai analysé [nombre] échantillons par poste et transmis les valeurs critiques sans délai.',
    },
  },
  {
    id: 'caregiver',
    title: 'Auxiliaire de vie',
    aliases:
      'auxiliaire de vie sociale, auxiliaire de vie à domicile, avs à domicile, aide à domicile, aide à la personne, assistant de vie, assistante de vie, assistant de vie aux familles, adv, aide aux personnes âgées, garde-malade, dame de compagnie, employé familial, accompagnant à domicile, auxiliaire familiale',
    terms:
      'aide à l’autonomie, aide à la toilette, préparation des repas, aide aux transferts, entretien du logement, accompagnement aux courses, rappel des médicaments, stimulation cognitive, cahier de liaison, prévention des chutes',
    tools: 'lève-personne, application de télégestion',
    certifications: 'DEAES, titre ADVF, PSC1, permis B',
    summary: [
      '{title} aux côtés de personnes âgées ou en situation de handicap qui souhaitent vivre chez elles.',
      'Aide aux gestes du quotidien sans faire à la place, tient le cahier de liaison à jour et remarque assez tôt les petits changements pour prévenir la famille.',
    ],
    duties: [
      'Accompagnement de [nombre] bénéficiaires par semaine à leur domicile, du lever au coucher',
      'Aide à la toilette et à l’habillage en respectant la pudeur et les habitudes',
      'Préparation de [nombre] repas par jour selon les régimes, les goûts et les troubles de la déglutition',
      'Entretien du logement et du linge avec les produits choisis par la personne',
      'Aide aux transferts, soit [nombre] passages du lit au fauteuil par jour',
      'Tenue du cahier de liaison à chaque visite, humeur et appétit compris',
      'Rappel des médicaments préparés au pilulier lors de [nombre] passages par jour',
      'Aménagement des passages et prévention des chutes avec la famille',
    ],
    pastDuties: [
      'Relais de [nombre] aidants familiaux par mois pendant leurs absences',
      'Stimulation cognitive par la lecture, les jeux de cartes et les photographies',
      'Accompagnement aux courses et aux rendez-vous, soit [nombre] sorties par mois',
      'Écoute et présence auprès de personnes isolées en soirée',
      'Remplacement de collègues auprès de [nombre] foyers pendant les congés',
      'Signalement au responsable de secteur de tout changement d’état',
    ],
    letter: {
      opening:
        'Je pense qu’on peut rester soi-même en ayant besoin d’aide, c’est pourquoi je demande avant d’agir et respecte les habitudes de la maison.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai accompagné [nombre] bénéficiaires par semaine et donné des nouvelles régulières aux familles.',
    },
  },
  {
    id: 'occupational-therapist',
    title: 'Ergothérapeute',
    aliases:
      'ergothérapeute diplômé d’état, ergothérapeute libéral, ergothérapeute libérale, ergothérapeute en pédiatrie, ergothérapeute en psychiatrie, ergothérapeute en ehpad, ergo, thérapeute occupationnel, ergothérapeute conseil',
    terms:
      'bilan ergothérapique, activités de la vie quotidienne, aménagement du domicile, aides techniques, réadaptation, mises en situation, rééducation cognitive, confection d’orthèses, intégration sensorielle, accompagnement des aidants',
    tools: 'bilans normés, MOH, fauteuils roulants',
    certifications: 'diplôme d’État d’ergothérapeute, AFGSU',
    summary: [
      '{title} au service du retour aux activités qui comptent pour la personne.',
      'Part du bilan ergothérapique et d’objectifs communs, puis essaie les aides techniques en situation réelle, dans la cuisine, la salle de bains ou la classe.',
    ],
    duties: [
      'Suivi de [nombre] patients par semaine après un AVC, un traumatisme ou une intervention',
      'Réalisation du bilan ergothérapique et formulation d’objectifs avec les mots du patient',
      'Reprise des activités de la vie quotidienne avec [nombre] patients par jour, habillage et cuisine notamment',
      'Préconisation et essai d’aides techniques avant toute commande',
      'Visite de [nombre] logements par mois en vue de l’aménagement du domicile',
      'Confection d’orthèses de main et contrôle des points d’appui',
      'Animation de [nombre] groupes par semaine en rééducation cognitive',
      'Accompagnement des aidants sur les transferts et l’économie d’efforts',
    ],
    pastDuties: [
      'Prise en charge de [nombre] enfants par semaine autour de l’écriture et de l’intégration sensorielle',
      'Analyse de postes de travail et conseils sur l’assise, l’éclairage et les pauses',
      'Rédaction de [nombre] comptes rendus par mois pour la MDPH et les prescripteurs',
      'Réglage de fauteuils roulants avec le revendeur et le patient',
      'Dépistage du risque de chute chez [nombre] personnes âgées par trimestre',
      'Fabrication de supports de rééducation à partir d’objets courants',
    ],
    letter: {
      opening:
        'Trouver l’ajustement qui permet à quelqu’un de cuisiner, d’écrire ou de travailler à nouveau est ce qui m’attache à ce métier.',
      achievement:
        'Dans mes dernières fonctions ([Employeur]), j’ai accompagné [nombre] patients par semaine et préparé leur retour au domicile dans de bonnes conditions.',
    },
  },
];
