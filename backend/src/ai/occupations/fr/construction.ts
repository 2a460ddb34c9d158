import type { IndustryOccupations } from '../occupation';

export const construction: IndustryOccupations = {
  industry: 'Construction',
  general: {
    id: 'construction-professional',
    title: 'Professionnel / Professionnelle du bâtiment',
    aliases: '',
    terms:
      'sécurité sur le chantier, lecture de plans, commandes de matériaux, contrôles d’exécution, coordination des corps d’état, métrés, rapports de chantier, planification, conduite d’engins, normes du bâtiment',
    tools: 'niveau laser, Excel',
    certifications: 'SST, CACES',
    summary: [
      '{title} qui travaille au plan et laisse un chantier en ordre.',
      'Prépare outils et matériaux la veille, respecte la sécurité sur le chantier et signale tout écart avant de continuer.',
    ],
    duties: [
      'Préparation du poste de travail, soit [nombre] équipes approvisionnées par jour',
      'Lecture de plans et report des cotes avant exécution',
      'Contrôles d’exécution sur [nombre] ouvrages par semaine, niveau et aplomb',
      'Coordination des corps d’état pour éviter les reprises',
      'Gestion de [nombre] livraisons et commandes de matériaux par semaine',
      'Balisage et sécurité sur le chantier pour tous les intervenants',
      'Rédaction de [nombre] rapports de chantier par mois avec photographies',
      'Respect des normes du bâtiment et des notices de pose',
    ],
    pastDuties: [
      'Relevé de [nombre] métrés par semaine pour la facturation',
      'Nettoyage des zones et tri des gravats',
      'Conduite d’engins légers pour [nombre] déplacements de charges par jour',
      'Entretien de l’outillage et des protections',
      'Accueil de [nombre] intérimaires par an et visite des risques du site',
      'Assistance aux implantations et aux tracés',
    ],
    letter: {
      opening: 'J’aime le travail d’équipe du bâtiment et la fierté tranquille d’un ouvrage qui tombe juste.',
      achievement:
        'Chez [Employeur], j’ai participé à [nombre] chantiers en respectant le plan, les délais et la sécurité.',
    },
  },
  occupations: [
    {
      id: 'construction-project-manager',
      title: 'Conducteur / Conductrice de travaux',
      aliases:
        'conducteur de travaux, conductrice de travaux, chargé d’affaires bâtiment, chargée d’affaires bâtiment, chargé d’affaires btp, directeur de travaux, directrice de travaux, maître d’œuvre, maître d’œuvre d’exécution, ingénieur travaux, ingénieure travaux, responsable travaux, responsable de chantier, chef de projet construction, cheffe de projet construction, aide conducteur de travaux, assistant conducteur de travaux, opc, responsable de programme immobilier, directeur de chantier',
      isIndustrySpecific: true,
      terms:
        'conduite de travaux, planning d’exécution, maîtrise des coûts, sous-traitance, sécurité et prévention, marchés de travaux, avenants, réunions de chantier, réception des travaux, suivi de trésorerie',
      tools: 'MS Project, AutoCAD, Excel',
      certifications: 'AIPR, SST',
      summary: [
        '{title} qui prépare ses chantiers en détail et les suit jusqu’à la levée des réserves.',
        'Tient ensemble planning d’exécution, maîtrise des coûts et qualité, et règle les différends au pied de l’ouvrage.',
      ],
      duties: [
        'Conduite de travaux sur [nombre] chantiers en parallèle, logements et tertiaire',
        'Établissement du planning d’exécution avec les entreprises et mise à jour hebdomadaire',
        'Consultation de [nombre] entreprises de sous-traitance par opération et signature des marchés',
        'Animation des réunions de chantier et relance des actions en retard',
        'Suivi et maîtrise des coûts de [nombre] lots, situations, avenants et prévisions de fin',
        'Application du plan de sécurité et prévention avec le coordonnateur SPS',
        'Organisation de [nombre] réceptions des travaux par an et levée des réserves',
        'Relations avec le maître d’ouvrage, l’architecte et les riverains',
      ],
      pastDuties: [
        'Chiffrage de [nombre] avenants par trimestre avec justificatifs',
        'Préparation des installations de chantier et des accès',
        'Contrôle de [nombre] factures de fournisseurs par mois',
        'Vérification des plans et demandes de précision au bureau d’études',
        'Encadrement de [nombre] chefs d’équipe et compagnons',
        'Constitution du dossier des ouvrages exécutés',
      ],
      letter: {
        opening:
          'Un chantier se gagne dans sa préparation, et j’aime y passer le temps qu’il faut pour que les équipes puissent avancer sans attendre.',
        achievement: 'Chez [Employeur], j’ai conduit [nombre] chantiers jusqu’à la réception dans les délais convenus.',
      },
    },
    {
      id: 'site-supervisor',
      title: 'Chef / Cheffe de chantier',
      aliases:
        'chef de chantier, cheffe de chantier, chef d’équipe bâtiment, cheffe d’équipe bâtiment, chef d’équipe travaux publics, contremaître de chantier, chef de chantier vrd, chef de chantier gros œuvre, chef de chantier second œuvre, chef d’équipe btp, superviseur de chantier, superviseuse de chantier, surveillant de travaux, surveillante de travaux, adjoint chef de chantier, maître compagnon, chef de chantier travaux publics, animateur sécurité chantier',
      terms:
        'encadrement d’équipes, organisation du chantier, sécurité du chantier, planning hebdomadaire, approvisionnements, contrôle d’exécution, implantation, quarts d’heure sécurité, rapports journaliers, lecture de plans',
      tools: 'niveau laser, tablette de chantier',
      certifications: 'AIPR, CACES, SST',
      summary: [
        '{title} qui informe ses équipes chaque matin et rend un chantier net chaque soir.',
        'Anticipe les approvisionnements, vérifie l’implantation avant de couler et arrête un travail dès qu’il devient dangereux.',
      ],
      duties: [
        'Encadrement d’équipes de [nombre] compagnons et intérimaires',
        'Organisation du chantier au jour le jour selon le planning hebdomadaire',
        'Coordination de [nombre] entreprises présentes en même temps sur le site',
        'Tenue des quarts d’heure sécurité et contrôle des protections collectives',
        'Contrôle d’exécution de [nombre] points d’arrêt par semaine avant bétonnage',
        'Commande et réception des approvisionnements en béton et en acier',
        'Rédaction de [nombre] rapports journaliers par mois, effectifs, avancement et aléas',
        'Implantation des ouvrages et vérification des niveaux',
      ],
      pastDuties: [
        'Suivi de [nombre] rotations d’engins et de camions par jour',
        'Lecture de plans avec les chefs d’équipe avant chaque phase',
        'Formation de [nombre] apprentis par an aux gestes du métier',
        'Gestion du tri des déchets et de la propreté des abords',
        'Pointage de [nombre] personnes par semaine et suivi des heures',
        'Accueil des visiteurs et respect des horaires de voisinage',
      ],
      letter: {
        opening:
          'J’aime ouvrir la journée en sachant que chacun a son plan, ses matériaux et une zone sûre pour travailler.',
        achievement: 'Chez [Employeur], j’ai dirigé [nombre] compagnons et tenu les objectifs de chaque semaine.',
      },
    },
    {
      id: 'electrician',
      title: 'Électricien / Électricienne',
      aliases:
        'électricien, électricienne, électricien bâtiment, électricienne bâtiment, électricien du bâtiment, électricien industriel, électricienne industrielle, électricien tertiaire, électricien d’équipement, monteur électricien, monteuse électricienne, électrotechnicien, électrotechnicienne, technicien électricien, chef d’équipe électricité, électricien de maintenance, apprenti électricien, installateur électrique, domoticien, installateur photovoltaïque',
      terms:
        'installation électrique, tirage de câbles, tableaux électriques, mise en conformité, dépannage, lecture de schémas, courants faibles, éclairage, appareillage, contrôles de sécurité',
      tools: 'multimètre, perforateur, pince ampèremétrique',
      certifications: 'habilitation électrique, IRVE',
      summary: [
        '{title} dont les installations sont propres, repérées et conformes à la norme.',
        'Prépare ses cheminements, réalise les contrôles de sécurité avant la mise sous tension et laisse un schéma à jour.',
      ],
      duties: [
        'Réalisation de l’installation électrique de [nombre] logements ou locaux par an',
        'Tirage de câbles en goulottes, en gaines et en chemins de câbles',
        'Câblage de [nombre] tableaux électriques par mois avec repérage complet',
        'Recherche de panne et dépannage chez les particuliers et les entreprises',
        'Pose d’appareillage et d’éclairage, soit [nombre] points par jour',
        'Contrôles de sécurité, continuité, isolement et différentiels',
        'Mise en conformité de [nombre] installations anciennes par an',
        'Lecture de schémas et relevé des modifications',
      ],
      pastDuties: [
        'Raccordement de [nombre] bornes de recharge ou chaudières par an',
        'Réalisation de saignées, de scellements et de rebouchages soignés',
        'Installation de courants faibles, soit [nombre] prises réseau par chantier',
        'Rangement du camion et inventaire du petit matériel',
        'Préparation de [nombre] gaines et boîtiers par jour avant le passage des câbles',
        'Conseil au client sur l’emplacement des prises et les économies',
      ],
      letter: {
        opening:
          'Un tableau bien câblé se reconnaît porte ouverte, et j’aime que mes installations restent lisibles pour celui qui viendra après.',
        achievement:
          'Chez [Employeur], j’ai équipé [nombre] logements par an et préparé leurs contrôles de conformité.',
      },
    },
    {
      id: 'carpenter',
      title: 'Menuisier-charpentier / Menuisière-charpentière',
      aliases:
        'menuisier, menuisière, charpentier, charpentière, menuisier poseur, menuisière poseuse, menuisier d’agencement, menuisier agenceur, menuisier fabricant, charpentier bois, poseur de menuiseries, poseuse de menuiseries, ébéniste, poseur de parquet, poseuse de parquet, constructeur bois, menuisier aluminium, poseur de cuisines, apprenti menuisier, apprenti charpentier, coffreur bois',
      terms:
        'pose de menuiseries, charpente bois, ossature bois, agencement, taille de charpente, lecture de plans, traçage, parquets, coffrage, travail en hauteur',
      tools: 'scie circulaire, défonceuse, cloueur',
      certifications: 'CACES, habilitation travail en hauteur',
      summary: [
        '{title} pour qui un bel ouvrage tient à la précision des assemblages et à la netteté des finitions.',
        'Relève les cotes sur place, taille en atelier et vérifie aplomb et équerrage avant de fixer.',
      ],
      duties: [
        'Fabrication et pose de menuiseries extérieures et intérieures, soit [nombre] unités par semaine',
        'Lecture de plans, traçage et taille de charpente selon l’épure',
        'Levage de [nombre] charpentes ou murs à ossature bois par an',
        'Réalisation de meubles d’agencement et ajustage sur place',
        'Réalisation de [nombre] mètres carrés de parquets et planchers par mois',
        'Isolation et étanchéité à l’air autour des baies',
        'Montage de [nombre] escaliers et garde-corps par an',
        'Réglage des ouvrants, quincailleries et serrures',
      ],
      pastDuties: [
        'Débit de [nombre] panneaux et bois massifs par semaine',
        'Coffrage bois de dalles et de voiles',
        'Rénovation de [nombre] portes et fenêtres anciennes par an',
        'Sécurisation du travail en hauteur, lignes de vie et échafaudage',
        'Préparation de [nombre] chantiers par mois, quincaillerie et chargement',
        'Affûtage des lames et entretien des machines d’atelier',
      ],
      letter: {
        opening:
          'J’aime le bois pour sa précision et pour ses surprises, et un assemblage qui se ferme sans forcer suffit à ma journée.',
        achievement:
          'Chez [Employeur], j’ai posé [nombre] ouvrages par mois et accordé le même soin à chaque finition.',
      },
    },
    {
      id: 'plumber',
      title: 'Plombier-chauffagiste / Plombière-chauffagiste',
      aliases:
        'plombier, plombière, plombier chauffagiste, plombière chauffagiste, chauffagiste, installateur sanitaire, installatrice sanitaire, plombier sanitaire, tuyauteur, tuyauteuse, monteur en installations sanitaires, monteur en chauffage, plombier dépanneur, technicien chauffage, technicienne chauffage, plombier zingueur, zingueur, installateur chauffage, agent de maintenance chauffage, apprenti plombier, gazier',
      terms:
        'installation sanitaire, chauffage, soudure cuivre, recherche de fuite, débouchage, pose de chaudières, réseaux d’évacuation, salles de bains, essais de pression, dépannage',
      tools: 'chalumeau, sertisseuse, caméra d’inspection',
      certifications: 'qualification PGN, brasage gaz',
      summary: [
        '{title} qui livre des réseaux étanches et laisse les lieux propres.',
        'Trouve l’origine de la fuite avant d’ouvrir, soigne l’installation sanitaire et explique l’entretien au client.',
      ],
      duties: [
        'Installation sanitaire et chauffage de [nombre] logements par an',
        'Recherche de fuite et réparation avec le moins de démolition possible',
        'Réalisation de [nombre] dépannages par semaine chez des particuliers',
        'Pose de chaudières et réglage de la combustion',
        'Rénovation de [nombre] salles de bains par trimestre, de la dépose aux joints',
        'Soudure cuivre, sertissage et raccords multicouches',
        'Contrôle de [nombre] réseaux par essais de pression avant fermeture des cloisons',
        'Création de réseaux d’évacuation avec pentes et ventilation',
      ],
      pastDuties: [
        'Entretien annuel de [nombre] chaudières et chauffe-eau par mois',
        'Débouchage de colonnes et passage de caméra',
        'Remplacement de [nombre] radiateurs et robinets par mois',
        'Équilibrage et désembouage d’un circuit de radiateurs',
        'Préparation de [nombre] devis par mois après visite',
        'Approvisionnement du véhicule et suivi des outils',
      ],
      letter: {
        opening:
          'Une fuite réparée proprement et expliquée rassure une famille entière, et c’est un service que j’aime rendre.',
        achievement:
          'Chez [Employeur], j’ai assuré [nombre] interventions par semaine et expliqué chaque réparation aux clients.',
      },
    },
    {
      id: 'construction-worker',
      title: 'Ouvrier / Ouvrière du bâtiment',
      aliases:
        'maçon, maçonne, manœuvre, manœuvre bâtiment, ouvrier du bâtiment, ouvrière du bâtiment, aide maçon, ouvrier polyvalent du bâtiment, ouvrière polyvalente du bâtiment, coffreur, coffreuse, bancheur, ferrailleur, ferrailleuse, carreleur, carreleuse, couvreur, couvreuse, plaquiste, plâtrier, plâtrière, façadier, façadière, terrassier, ouvrier travaux publics, ouvrier vrd, conducteur d’engins, grutier, grutière, démolisseur, étancheur, paveur',
      terms:
        'maçonnerie, coulage de béton, terrassement, démolition, manutention, coffrage, échafaudages, outillage électroportatif, nettoyage de chantier, consignes de sécurité',
      tools: 'bétonnière, marteau-piqueur, niveau',
      certifications: 'CACES, AIPR, travail en hauteur',
      summary: [
        '{title} qui travaille avec soin et applique les consignes de sécurité sans qu’on les rappelle.',
        'Alimente les équipes, exécute maçonnerie et coulage de béton dans les règles et garde la zone dégagée.',
      ],
      duties: [
        'Réalisation de maçonnerie, soit [nombre] mètres carrés de murs par semaine',
        'Montage et vérification d’échafaudages sous la conduite du chef d’équipe',
        'Coulage de béton, soit [nombre] mètres cubes tirés et lissés par jour',
        'Coffrage et ferraillage de semelles et de linteaux',
        'Manutention de [nombre] tonnes de matériaux par semaine à la main et à l’engin',
        'Terrassement de fouilles et réglage des fonds',
        'Évacuation de [nombre] bennes de gravats triés par semaine',
        'Guidage des engins et application des consignes de sécurité',
      ],
      pastDuties: [
        'Démolition de [nombre] cloisons par chantier avec protection des existants',
        'Préparation des mortiers et approvisionnement des postes',
        'Pose de [nombre] mètres de bordures et de réseaux par jour',
        'Nettoyage de chantier et bâchage en fin de semaine',
        'Percement de [nombre] réservations par semaine à l’outillage électroportatif',
        'Entretien des outils et rangement de la base vie',
      ],
      letter: {
        opening:
          'J’aime le chantier pour ce qu’il a de concret, un mur droit le soir là où il n’y avait rien le matin.',
        achievement: 'Chez [Employeur], j’ai participé à [nombre] chantiers en respectant les consignes et les délais.',
      },
    },
    {
      id: 'hvac-technician',
      title: 'Technicien / Technicienne CVC',
      aliases:
        'technicien cvc, technicienne cvc, frigoriste, technicien frigoriste, technicienne frigoriste, climaticien, climaticienne, technicien en climatisation, technicienne en climatisation, monteur frigoriste, monteuse frigoriste, technicien génie climatique, technicienne génie climatique, technicien de maintenance cvc, installateur de pompes à chaleur, installatrice de pompes à chaleur, monteur en climatisation, technicien froid et climatisation, metteur au point cvc, technicien d’exploitation cvc, chef d’équipe cvc',
      terms:
        'installation de climatisation, pompes à chaleur, maintenance préventive, dépannage frigorifique, fluides frigorigènes, ventilation, régulation, mise en service, équilibrage des réseaux, recherche de fuites',
      tools: 'manifold, station de récupération, détecteur de fuites',
      certifications: 'attestation fluides frigorigènes, habilitation électrique',
      summary: [
        '{title} au service d’installations bien réglées, sobres et silencieuses.',
        'Mesure avant de conclure, manipule les fluides frigorigènes selon les règles et montre à l’occupant comment régler son confort.',
      ],
      duties: [
        'Maintenance préventive de [nombre] équipements par mois, climatiseurs, centrales et chaudières',
        'Mise en service de pompes à chaleur et réglage de la régulation',
        'Installation de climatisation chez [nombre] clients par trimestre, du support au premier froid',
        'Récupération et traçabilité des fluides frigorigènes',
        'Réalisation de [nombre] dépannages frigorifiques par semaine',
        'Équilibrage des réseaux d’air et d’eau avec relevés',
        'Nettoyage et remplacement de [nombre] filtres par semaine en ventilation',
        'Lecture de schémas électriques et contrôle des sécurités',
      ],
      pastDuties: [
        'Pose de [nombre] mètres de gaines et liaisons par chantier',
        'Brasage sous azote et tirage au vide',
        'Relevé de [nombre] compteurs et paramètres par tournée',
        'Recherche de fuites et remplacement de vannes',
        'Participation à [nombre] remplacements de groupes par an avec grutage',
        'Mise à jour du livret de chaufferie et des bons d’intervention',
      ],
      letter: {
        opening:
          'Le confort d’un bâtiment tient à des réglages discrets, et j’aime les trouver par la mesure plutôt que par l’habitude.',
        achievement: 'Chez [Employeur], j’ai entretenu [nombre] équipements et réduit les pannes en pleine saison.',
      },
    },
    {
      id: 'painter',
      title: 'Peintre en bâtiment',
      aliases:
        'peintre, peintre bâtiment, peintre décorateur, peintre décoratrice, peintre intérieur, peintre extérieur, peintre façadier, peintre ravaleur, peintre industriel, peintre industrielle, peintre d’intérieur, peintre solier, peintre tapissier, tapissier, plâtrier peintre, peintre plaquiste, apprenti peintre, chef d’équipe peinture, enduiseur, enduiseuse, peintre finisseur, solier moquettiste',
      terms:
        'préparation des supports, peinture intérieure, peinture extérieure, enduits, ponçage, papier peint, pistolet airless, ravalement, revêtements de sol, protection des surfaces',
      tools: 'ponceuse girafe, échafaudage roulant',
      certifications: 'habilitation travail en hauteur, sensibilisation amiante',
      summary: [
        '{title} qui consacre à la préparation des supports le temps que demande une finition nette.',
        'Protège meubles et sols, respecte les temps de séchage et conseille une teinte à la lumière du lieu.',
      ],
      duties: [
        'Peinture intérieure de [nombre] mètres carrés par semaine, murs, plafonds et boiseries',
        'Préparation des supports, rebouchage, enduits et ponçage',
        'Pose de [nombre] rouleaux de papier peint ou toile par mois avec raccords',
        'Protection des surfaces et démontage des accessoires',
        'Ravalement de [nombre] façades par an, du lavage à la couche de finition',
        'Conseil sur les teintes, les finitions et les produits peu émissifs',
        'Application au pistolet airless sur [nombre] mètres carrés de plafonds par jour',
        'Nettoyage quotidien et tri des restes de peinture',
      ],
      pastDuties: [
        'Remise en état de [nombre] logements entre locataires par mois',
        'Traitement de taches et de fissures avant peinture',
        'Pose de [nombre] mètres carrés de revêtements de sol par mois',
        'Montage d’échafaudages roulants et de garde-corps',
        'Mise en peinture de [nombre] radiateurs, portes et volets par semaine',
        'Relevé de surfaces et calcul des quantités de produit',
      ],
      letter: {
        opening:
          'Une belle peinture se joue avant le premier pot, dans la préparation, et j’aime ce soin que l’on ne voit pas mais que l’on sent.',
        achievement:
          'Chez [Employeur], j’ai peint [nombre] mètres carrés par semaine et laissé des chantiers propres à la date prévue.',
      },
    },
    {
      id: 'quantity-surveyor',
      title: 'Économiste de la construction',
      aliases:
        'métreur, métreuse, métreur deviseur, métreuse deviseuse, économiste du bâtiment, économiste construction, deviseur, deviseuse, technicien études de prix, technicienne études de prix, ingénieur études de prix, ingénieure études de prix, chargé d’études de prix, chargée d’études de prix, chiffreur, chiffreuse, technicien économie de la construction, vérificateur métreur, chargé d’études tce, responsable études de prix, assistant économiste',
      terms:
        'métrés, estimations, études de prix, descriptifs, CCTP, analyse des offres, décompositions de prix, situations de travaux, décomptes généraux, bordereaux de prix',
      tools: 'Batigest, Excel, Revit',
      certifications: 'titre OPQTECC',
      summary: [
        '{title} qui appuie chaque estimation sur des quantités vérifiées et des hypothèses écrites.',
        'Quantifie à partir des plans et du terrain, rédige des CCTP sans ambiguïté et suit la dépense jusqu’aux décomptes généraux.',
      ],
      duties: [
        'Établissement d’estimations pour [nombre] opérations par an, de l’esquisse au marché',
        'Réalisation de métrés tous corps d’état sur plan et sur maquette',
        'Chiffrage de [nombre] lots par mois en études de prix avec consultation des fournisseurs',
        'Rédaction de CCTP et de descriptifs précis',
        'Analyse des offres de [nombre] entreprises par consultation',
        'Recherche d’économies et de variantes avec l’architecte',
        'Vérification de [nombre] situations de travaux par mois',
        'Négociation des travaux supplémentaires et des décomptes généraux',
      ],
      pastDuties: [
        'Relevé de [nombre] bâtiments existants par an avant chiffrage',
        'Mise à jour d’une base de prix et de ratios',
        'Préparation de décompositions de prix pour [nombre] appels d’offres par trimestre',
        'Comparaison des quantités prévues et réalisées',
        'Élaboration de [nombre] bordereaux de prix par an pour des marchés d’entretien',
        'Échanges avec les fabricants sur les solutions techniques',
      ],
      letter: {
        opening:
          'Un prix juste repose sur une quantité juste, et j’aime remonter du chiffre au plan jusqu’à ce que tout concorde.',
        achievement:
          'Chez [Employeur], j’ai chiffré [nombre] opérations par an avec des écarts réduits à la passation des marchés.',
      },
    },
  ],
};
