import type { IndustryOccupations } from '../occupation';

export const manufacturing: IndustryOccupations = {
  industry: 'Manufacturing',
  general: {
    id: 'manufacturing-professional',
    title: 'Professionnel / Professionnelle de l’industrie',
    aliases: '',
    terms:
      'procédés de fabrication, contrôles qualité, sécurité au poste, réglage des machines, instructions de travail, suivi de production, manutention, amélioration continue, maintenance préventive, passage de consignes',
    tools: 'GMAO, ERP',
    certifications: 'SST, CACES',
    summary: [
      '{title} qui tient une production régulière et un poste en ordre.',
      'Suit les instructions de travail, contrôle ses pièces sans attendre et participe à l’amélioration continue par des propositions simples.',
    ],
    duties: [
      'Suivi de production de [nombre] pièces par poste et saisie des écarts',
      'Application des instructions de travail et demande d’éclaircissement en cas de doute',
      'Contrôles qualité sur [nombre] échantillons par heure au pied de la machine',
      'Passage de consignes écrit à l’équipe suivante',
      'Approvisionnement de [nombre] postes en matière et évacuation des bacs pleins',
      'Respect de la sécurité au poste et signalement des situations dangereuses',
      'Réglage des machines lors de [nombre] changements par semaine',
      'Nettoyage et maintenance préventive du poste en fin de journée',
    ],
    pastDuties: [
      'Manutention de [nombre] charges par jour au transpalette et au palan',
      'Proposition d’idées d’amélioration continue au chef d’équipe',
      'Tri de [nombre] lots suspects par mois et isolement des rebuts',
      'Étiquetage des produits et mise à jour des fiches suiveuses',
      'Accompagnement de [nombre] intérimaires par an à leur arrivée',
      'Participation aux inventaires de fin d’exercice',
    ],
    letter: {
      opening:
        'J’aime fabriquer des choses concrètes, dans un atelier rangé où chacun sait ce qu’il transmet au poste suivant.',
      achievement: 'Chez [Employeur], j’ai produit [nombre] pièces par poste en respectant la qualité et la sécurité.',
    },
  },
  occupations: [
    {
      id: 'production-operator',
      title: 'Opérateur / Opératrice de production',
      aliases:
        'opérateur de production, opératrice de production, agent de production, agente de production, ouvrier de production, ouvrière de production, conducteur de ligne, conductrice de ligne, conducteur de machines, conductrice de machines, opérateur de fabrication, opératrice de fabrication, agent de fabrication, agent de conditionnement, agente de conditionnement, monteur assembleur, monteuse assembleuse, ouvrier d’usine, ouvrière d’usine, opérateur polyvalent, ouvrier spécialisé',
      terms:
        'conduite de ligne, assemblage, autocontrôle, changements de série, conditionnement, instructions de travail, traçabilité, règles de sécurité, approvisionnement du poste, maintenance de premier niveau',
      tools: 'ERP, visseuse, balance',
      certifications: 'CACES, CQP conducteur d’équipements industriels',
      summary: [
        '{title} qui garde un rythme régulier et pratique un autocontrôle sérieux à chaque étape.',
        'Assure la conduite de ligne et les changements de série selon le mode opératoire, et arrête la machine plutôt que de laisser passer un défaut.',
      ],
      duties: [
        'Conduite de ligne à la cadence de [nombre] pièces par heure',
        'Autocontrôle des cotes et de l’aspect selon la fréquence prévue',
        'Assemblage de [nombre] ensembles par poste au plan et au couple demandé',
        'Traçabilité des lots de matière et des quantités produites',
        'Réalisation de [nombre] changements de série par semaine avec vérification du vide de ligne',
        'Approvisionnement du poste et tri des emballages',
        'Conditionnement de [nombre] cartons par jour et contrôle des étiquettes',
        'Application des règles de sécurité et port des protections auditives',
      ],
      pastDuties: [
        'Dépannage de [nombre] arrêts courts par poste, bourrages et capteurs',
        'Nettoyage de la zone et rangement des outils',
        'Pesée et dosage de [nombre] mélanges par jour',
        'Signalement des anomalies au chef d’équipe',
        'Formation de [nombre] nouveaux opérateurs aux gestes du poste',
        'Graissage et maintenance de premier niveau de la machine',
      ],
      letter: {
        opening:
          'J’aime tenir une cadence sans rien céder sur la qualité, et passer à l’équipe suivante une machine propre et bien réglée.',
        achievement: 'Chez [Employeur], j’ai produit [nombre] pièces par poste et respecté les contrôles demandés.',
      },
    },
    {
      id: 'cnc-machinist',
      title: 'Usineur / Usineuse',
      aliases:
        'opérateur commande numérique, opératrice commande numérique, opérateur cnc, opérateur régleur commande numérique, régleur cn, tourneur, tourneuse, fraiseur, fraiseuse, tourneur fraiseur, technicien d’usinage, technicienne d’usinage, programmeur cn, programmeur commande numérique, outilleur, ajusteur, ajusteuse, rectifieur, rectifieuse, décolleteur, mécanicien usineur',
      terms:
        'fraisage, tournage, programmation commande numérique, réglage de machines, lecture de plans, métrologie, choix des outils, tolérances, contrôle de pièces, gammes d’usinage',
      tools: 'Fanuc, Heidenhain, Mastercam',
      certifications: 'CQPM, bac pro usinage',
      summary: [
        '{title} qui prépare ses réglages à l’avance et sort des pièces dans la cote.',
        'Passe de la lecture de plans au contrôle de pièces sans rupture, et surveille l’usure des outils avant qu’elle ne se voie.',
      ],
      duties: [
        'Usinage de [nombre] pièces par semaine, du prototype à la petite série',
        'Lecture de plans et choix des prises de pièce',
        'Réglage de machines, soit [nombre] montages par semaine, origines et correcteurs compris',
        'Programmation commande numérique au pied de la machine ou en FAO',
        'Contrôle de pièces sur [nombre] cotes par série avec relevé signé',
        'Suivi de l’usure et choix des outils selon la matière',
        'Réduction de [nombre] % du temps de cycle en fraisage par une nouvelle stratégie d’ébauche',
        'Entretien quotidien de la machine, niveaux et copeaux',
      ],
      pastDuties: [
        'Tournage de [nombre] axes et bagues par poste en barre',
        'Ébavurage, marquage et nettoyage avant expédition',
        'Reprise de [nombre] gammes d’usinage anciennes avec le bureau des méthodes',
        'Étalonnage des moyens de métrologie de l’îlot',
        'Fabrication de [nombre] outillages par an pour l’assemblage',
        'Échanges avec les études sur les tolérances difficiles à tenir',
      ],
      letter: {
        opening:
          'Une pièce dans la cote du début à la fin de la série me donne une vraie satisfaction, et elle se gagne au réglage.',
        achievement: 'Chez [Employeur], j’ai usiné [nombre] pièces par semaine et tenu des tolérances serrées.',
      },
    },
    {
      id: 'production-supervisor',
      title: 'Responsable de production',
      aliases:
        'chef d’équipe production, cheffe d’équipe production, chef d’atelier, cheffe d’atelier, responsable d’atelier, directeur d’usine, directrice d’usine, directeur de production, directrice de production, superviseur de production, superviseuse de production, agent de maîtrise production, chef de ligne, cheffe de ligne, responsable de fabrication, responsable d’unité de production, ordonnanceur production, planificateur de production, contremaître, manager de production, animateur d’équipe production',
      terms:
        'management d’équipe, planification de la production, sécurité au poste, lean manufacturing, indicateurs de performance, rendement, gestion des effectifs, passation de consignes, formation au poste, flux de matières',
      tools: 'SAP, Excel, tableau d’animation',
      certifications: 'SST, Green Belt',
      summary: [
        '{title} qui décide près des machines et avec ceux qui les conduisent.',
        'Ouvre chaque poste par un point court, suit le rendement heure par heure et fait progresser l’équipe par la formation au poste.',
      ],
      duties: [
        'Management d’équipe, soit [nombre] opérateurs en horaires alternés',
        'Animation du point de prise de poste autour des indicateurs de performance',
        'Planification de la production de [nombre] références par semaine avec l’ordonnancement',
        'Visites de sécurité au poste et traitement des presque-accidents',
        'Progression de [nombre] points du rendement par la chasse aux arrêts répétés',
        'Gestion des effectifs, des congés et de la polyvalence',
        'Baisse de [nombre] % des rebuts après un chantier de lean manufacturing',
        'Suivi des actions avec la maintenance et la qualité',
      ],
      pastDuties: [
        'Formation au poste de [nombre] intérimaires par trimestre',
        'Réglage des flux de matières entre magasin et ligne',
        'Conduite de [nombre] entretiens annuels et plans de progrès individuels',
        'Structuration de la passation de consignes entre équipes',
        'Démarrage de [nombre] lignes ou équipements en conditions de série',
        'Rédaction de standards avec les opérateurs expérimentés',
      ],
      letter: {
        opening:
          'Je crois au responsable que l’on voit sur la ligne, qui écoute les opérateurs et règle ce qui les gêne.',
        achievement:
          'Chez [Employeur], j’ai dirigé une équipe de [nombre] personnes et amélioré la sécurité comme le rendement.',
      },
    },
    {
      id: 'quality-inspector',
      title: 'Contrôleur / Contrôleuse qualité',
      aliases:
        'contrôleur qualité, contrôleuse qualité, technicien qualité, technicienne qualité, inspecteur qualité, inspectrice qualité, agent de contrôle qualité, agente de contrôle qualité, technicien contrôle qualité, métrologue, technicien métrologie, contrôleur en métrologie, contrôleur final, assistant qualité, assistante qualité, contrôleur non destructif, technicien cnd, opérateur contrôle qualité, qualiticien industriel',
      terms:
        'contrôle de réception, contrôle final, métrologie, plans de contrôle, fiches de non-conformité, prélèvement d’échantillons, étalonnage, contrôle visuel, relevés de mesures, actions correctives',
      tools: 'machine à mesurer tridimensionnelle, pied à coulisse, Excel',
      certifications: 'certification Cofrend',
      summary: [
        '{title} dont les mesures sont répétables et les décisions clairement motivées.',
        'Applique les plans de contrôle, isole le lot douteux et rédige des fiches de non-conformité que l’atelier peut exploiter.',
      ],
      duties: [
        'Contrôle de réception de [nombre] lots par semaine selon le plan d’échantillonnage',
        'Mesure de pièces complexes sur machine tridimensionnelle',
        'Contrôle final de [nombre] produits par jour avant expédition',
        'Rédaction de fiches de non-conformité avec photographies et cotes relevées',
        'Tri et contrôle visuel de [nombre] pièces par heure sous éclairage normalisé',
        'Isolement et étiquetage des lots bloqués',
        'Suivi de l’étalonnage de [nombre] instruments et mise hors service des périmés',
        'Archivage des relevés de mesures et des certificats matière',
      ],
      pastDuties: [
        'Prélèvement d’échantillons sur [nombre] lignes par poste',
        'Vérification de l’effet des actions correctives avec la production',
        'Retri de [nombre] pièces par semaine à la demande du client',
        'Mise à jour des plans de contrôle après modification',
        'Sensibilisation de [nombre] opérateurs par an aux défauts d’aspect',
        'Préparation des pièces témoins et des limites acceptables',
      ],
      letter: {
        opening:
          'Contrôler, c’est dire les faits sans accuser personne, et j’aime que ma mesure serve à corriger la cause.',
        achievement: 'Chez [Employeur], j’ai contrôlé [nombre] lots par semaine et fait baisser les défauts livrés.',
      },
    },
    {
      id: 'maintenance-technician',
      title: 'Technicien / Technicienne de maintenance',
      aliases:
        'technicien de maintenance, technicienne de maintenance, technicien de maintenance industrielle, technicienne de maintenance industrielle, agent de maintenance, agente de maintenance, mécanicien de maintenance, électromécanicien, électromécanicienne, technicien sav industriel, technicien itinérant, technicienne itinérante, technicien de service, ingénieur maintenance, ingénieure maintenance, responsable maintenance, automaticien, automaticienne, mécanicien industriel, dépanneur industriel',
      terms:
        'maintenance préventive, maintenance corrective, dépannage électrique, mécanique, hydraulique, pneumatique, automatismes, consignation, gestion des pièces de rechange, GMAO',
      tools: 'multimètre, console Siemens, GMAO Carl',
      certifications: 'habilitation électrique, CACES nacelle',
      summary: [
        '{title} qui dépanne avec méthode et suit de près la maintenance préventive.',
        'Consigne avant d’intervenir, remonte à la cause de la panne et laisse un compte rendu utile à l’équipe suivante.',
      ],
      duties: [
        'Dépannage électrique et mécanique, soit [nombre] interventions par semaine',
        'Exécution du plan de maintenance préventive et ajustement des périodicités',
        'Réduction de [nombre] % des arrêts d’une ligne par le suivi des pannes répétées',
        'Consignation des équipements avant toute intervention',
        'Remplacement de [nombre] organes par mois, roulements, vérins et moteurs',
        'Lecture de schémas et diagnostic sur automatismes',
        'Gestion des pièces de rechange, soit [nombre] références suivies',
        'Saisie des comptes rendus dans la GMAO le jour même',
      ],
      pastDuties: [
        'Installation de [nombre] machines par an avec le constructeur',
        'Réparation de circuits en hydraulique et en pneumatique',
        'Tournées de graissage et relevés sur [nombre] équipements',
        'Formation des opérateurs à l’entretien de base',
        'Participation à [nombre] arrêts techniques par an et remise en service',
        'Fabrication de supports et de carters de protection',
      ],
      letter: {
        opening:
          'Une panne est une énigme dont la réponse est toujours dans la machine, et j’aime la chercher avec ordre, en sécurité.',
        achievement:
          'Chez [Employeur], j’ai assuré [nombre] interventions par semaine et fait reculer les pannes répétées.',
      },
    },
    {
      id: 'welder',
      title: 'Soudeur / Soudeuse',
      aliases:
        'soudeur, soudeuse, soudeur tig, soudeur mig, soudeur mag, soudeur semi-auto, soudeur à l’arc, soudeur tuyauteur, tuyauteur soudeur, chaudronnier, chaudronnière, chaudronnier soudeur, métallier, métallière, métallier soudeur, serrurier métallier, opérateur en soudage, soudeur monteur, soudeur aluminium, soudeur inox, charpentier métallique, technicien soudeur',
      terms:
        'soudage TIG, soudage MIG-MAG, soudage à l’arc, lecture de plans, préparation des bords, assemblage et pointage, meulage, contrôle des soudures, oxycoupage, sécurité au poste',
      tools: 'poste TIG, meuleuse, chalumeau',
      certifications: 'qualification de soudeur, CACES',
      summary: [
        '{title} qui soigne la préparation autant que le cordon, pour éviter les reprises.',
        'Choisit le procédé selon la matière et la position, contrôle ses soudures et maintient un poste ventilé et dégagé.',
      ],
      duties: [
        'Soudage TIG et MIG-MAG de [nombre] ensembles par semaine sur acier et inox',
        'Lecture de plans isométriques et traçage des éléments',
        'Assemblage et pointage de [nombre] structures par mois dans les tolérances',
        'Préparation des bords, chanfreins et dégraissage',
        'Réalisation de [nombre] mètres de cordon par poste en toutes positions',
        'Contrôle des soudures par ressuage et reprise des défauts',
        'Débit et oxycoupage de [nombre] tôles par semaine',
        'Ventilation et sécurité au poste, permis de feu compris',
      ],
      pastDuties: [
        'Réparation de [nombre] pièces usées par mois par rechargement',
        'Montage de tuyauteries sur site industriel',
        'Meulage et finition de [nombre] garde-corps par mois',
        'Entretien des torches et des câbles de masse',
        'Fabrication de [nombre] gabarits par an pour la série',
        'Conseil aux apprentis sur l’intensité et la vitesse d’avance',
      ],
      letter: {
        opening:
          'Un cordon régulier se prépare avant d’amorcer l’arc, et j’aime ce travail où la main et l’œil font la différence.',
        achievement:
          'Chez [Employeur], j’ai soudé [nombre] ensembles par semaine et contrôlé chaque cordon avant livraison.',
      },
    },
    {
      id: 'automotive-mechanic',
      title: 'Mécanicien / Mécanicienne automobile',
      aliases:
        'mécanicien auto, mécanicienne auto, mécanicien automobile, mécanicienne automobile, garagiste, mécano, technicien automobile, technicienne automobile, mécanicien réparateur, mécanicien poids lourds, mécanicienne poids lourds, mécanicien moto, carrossier, carrossière, électricien automobile, technicien diagnostic automobile, chef d’atelier automobile, monteur pneumatique, contrôleur technique, contrôleuse technique, mécanicien agricole',
      terms:
        'diagnostic électronique, révision et vidange, freinage, distribution, embrayage, géométrie des trains roulants, réparation moteur, climatisation automobile, essais routiers, ordres de réparation',
      tools: 'valise de diagnostic, pont élévateur',
      certifications: 'habilitation véhicules électriques, attestation fluides frigorigènes',
      summary: [
        '{title} qui vérifie son diagnostic avant tout remplacement de pièce.',
        'Maîtrise révision et vidange comme le diagnostic électronique, essaie le véhicule et explique la réparation au client.',
      ],
      duties: [
        'Entretien et réparation de [nombre] véhicules par semaine, toutes marques',
        'Diagnostic électronique et contrôle des faisceaux',
        'Remplacement de [nombre] kits de distribution et d’embrayage par mois',
        'Contrôle du freinage, disques, plaquettes et liquide',
        'Réalisation de [nombre] opérations de révision et vidange par jour',
        'Essais routiers avant et après intervention',
        'Préparation de [nombre] véhicules par semaine au contrôle technique',
        'Chiffrage des ordres de réparation et information du client',
      ],
      pastDuties: [
        'Réglage de géométrie des trains roulants sur [nombre] véhicules par semaine',
        'Recherche de fuite et recharge en climatisation automobile',
        'Montage et équilibrage de [nombre] pneus par jour',
        'Dépose et réparation moteur, joints et culasse',
        'Commande de [nombre] références de pièces par semaine',
        'Rangement de l’outillage et tri des huiles usagées',
      ],
      letter: {
        opening:
          'J’aime comprendre la panne avant de démonter, et rendre une voiture dont le conducteur sait ce qui a été fait.',
        achievement:
          'Chez [Employeur], j’ai réparé [nombre] véhicules par semaine et essayé chacun avant de le rendre.',
      },
    },
    {
      id: 'electronics-assembler',
      title: 'Câbleur / Câbleuse en électronique',
      aliases:
        'câbleur, câbleuse, câbleur électronique, câbleuse électronique, monteur câbleur, monteuse câbleuse, monteur câbleur en électronique, opérateur en électronique, opératrice en électronique, assembleur électronique, assembleuse électronique, agent de montage électronique, agente de montage électronique, brasseur, braseur, technicien câblage, opérateur cms, opératrice cms, câbleur aéronautique, technicien de montage électronique',
      terms:
        'brasage, montage de cartes, composants CMS, câblage de faisceaux, sertissage, lecture de schémas, protection contre les décharges électrostatiques, contrôle visuel, tests fonctionnels, retouche de cartes',
      tools: 'binoculaire, fer à braser, pince à sertir',
      certifications: 'certification IPC',
      summary: [
        '{title} aux gestes fins et constants, qui se contrôle à chaque étape.',
        'Exécute brasage et sertissage selon la norme, porte le bracelet antistatique sans exception et note toute anomalie sur la fiche suiveuse.',
      ],
      duties: [
        'Montage de cartes électroniques, soit [nombre] unités par poste',
        'Brasage manuel de composants traversants sous binoculaire',
        'Câblage de faisceaux de [nombre] fils selon le schéma et la liste de connexions',
        'Sertissage des contacts et essai de traction par échantillon',
        'Contrôle visuel de [nombre] cartes par jour selon les critères de la norme',
        'Protection contre les décharges électrostatiques au poste et en transport',
        'Réalisation de [nombre] tests fonctionnels par poste sur banc',
        'Repérage des câbles et mise à jour des fiches suiveuses',
      ],
      pastDuties: [
        'Alimentation d’une machine de pose, soit [nombre] bobines de composants CMS par jour',
        'Vernissage et séchage des cartes avant intégration',
        'Reprise et retouche de cartes, soit [nombre] défauts corrigés par semaine',
        'Lecture de schémas lors du lancement de nouvelles références',
        'Intégration de [nombre] coffrets par semaine avec visserie et étiquettes',
        'Nettoyage des pannes et vérification des températures',
      ],
      letter: {
        opening:
          'J’aime la précision de ce métier, où une brasure de quelques millimètres décide du fonctionnement de tout un appareil.',
        achievement: 'Chez [Employeur], j’ai assemblé [nombre] cartes par semaine en contrôlant chaque étape.',
      },
    },
  ],
};
