import type { IndustryOccupations } from '../occupation';

export const legal: IndustryOccupations = {
  industry: 'Legal',
  general: {
    id: 'legal-professional',
    title: 'Professionnel / Professionnelle du droit',
    aliases: '',
    terms:
      'recherche juridique, relecture de documents, suivi des dossiers, secret professionnel, rédaction d’actes, gestion des échéances, relation avec les clients, formalités, suivi des contrats, conformité',
    tools: 'Dalloz, Word',
    certifications: 'master en droit',
    summary: [
      '{title} qui vérifie ses recherches et les restitue dans une langue accessible au non-juriste.',
      'Suit les dossiers et les échéances avec méthode, respecte le secret professionnel et signale les points incertains au lieu de les taire.',
    ],
    duties: [
      'Recherche juridique sur [nombre] questions par mois avec sources citées',
      'Relecture de documents et correction des clauses imprécises',
      'Suivi des dossiers de [nombre] clients, de l’ouverture à l’archivage',
      'Gestion des échéances dans un agenda tenu en commun',
      'Rédaction d’actes et de courriers, soit [nombre] projets par semaine',
      'Accomplissement de formalités auprès des greffes et des administrations',
      'Classement de [nombre] pièces par semaine selon un bordereau numéroté',
      'Protection du secret professionnel dans les échanges et les envois',
    ],
    pastDuties: [
      'Réponse à [nombre] demandes internes par semaine en termes simples',
      'Tenue d’un tableau pour le suivi des contrats en cours',
      'Vérification de [nombre] références de textes par mois',
      'Assistance aux réunions et relevé des décisions',
      'Numérisation de [nombre] dossiers clos et contrôle de leur lisibilité',
      'Participation aux contrôles de conformité internes',
    ],
    letter: {
      opening:
        'J’aime le droit quand il permet de trancher une question concrète, avec des sources sûres et une réponse claire.',
      achievement: 'Chez [Employeur], j’ai suivi [nombre] dossiers et veillé au respect de chaque échéance.',
    },
  },
  occupations: [
    {
      id: 'paralegal',
      title: 'Assistant / Assistante juridique',
      aliases:
        'assistant juridique, assistante juridique, paralegal, paralégal, clerc de notaire, clerc d’huissier, clerc, collaborateur de notaire, collaboratrice de notaire, juriste assistant, juriste assistante, formaliste, assistant juridique contentieux, assistante juridique droit des sociétés, notaire assistant, collaborateur juridique, greffier, greffière',
      terms:
        'recherche documentaire, constitution de dossiers, formalités légales, secrétariat juridique des sociétés, projets d’actes, assignations, calendrier de procédure, bordereaux de pièces, registres légaux, dépôts au greffe',
      tools: 'RPVA, Dalloz, Infogreffe',
      certifications: 'capacité en droit',
      summary: [
        '{title} dont la préparation des dossiers fait gagner du temps aux juristes.',
        'Réunit les pièces, rédige les projets d’actes et surveille le calendrier de procédure sans laisser passer une date.',
      ],
      duties: [
        'Constitution de dossiers de plaidoirie, soit [nombre] affaires par mois',
        'Rédaction d’assignations et de conclusions simples sous contrôle de l’avocat',
        'Établissement de [nombre] bordereaux de pièces par semaine avec numérotation vérifiée',
        'Recherche documentaire de jurisprudence et fiches de synthèse',
        'Tenue du secrétariat juridique des sociétés pour [nombre] entités',
        'Accomplissement des formalités légales et publications d’annonces',
        'Dépôts au greffe et suivi de [nombre] inscriptions par mois',
        'Surveillance du calendrier de procédure et alertes avant forclusion',
      ],
      pastDuties: [
        'Préparation de [nombre] assemblées générales par an et procès-verbaux',
        'Collecte de pièces d’état civil et de titres de propriété',
        'Contrôle des citations et des références de [nombre] écritures par mois',
        'Mise à jour des registres légaux et des tableaux de capital',
        'Envoi de [nombre] notifications par semaine par voie électronique',
        'Échanges avec les huissiers, les notaires et les experts',
      ],
      letter: {
        opening:
          'J’aime le moment où un dossier épais devient lisible, parce que les pièces sont en ordre et que les faits s’enchaînent.',
        achievement: 'Chez [Employeur], j’ai préparé [nombre] dossiers par mois et tenu les délais de procédure.',
      },
    },
    {
      id: 'lawyer',
      title: 'Avocat / Avocate',
      aliases:
        'juriste, avocat, avocate, avocat collaborateur, avocate collaboratrice, avocat associé, avocate associée, avocat d’affaires, juriste d’entreprise, juriste en droit social, juriste droit des affaires, directeur juridique, directrice juridique, responsable juridique, conseil juridique, conseiller juridique, conseillère juridique, élève-avocat, legal counsel',
      terms:
        'conseil juridique, rédaction de contrats, contentieux, négociation, consultations écrites, plaidoiries, analyse des risques, droit des sociétés, règlement amiable, audits juridiques',
      tools: 'Lexis, Dalloz, RPVA',
      certifications: 'CAPA, inscription au barreau',
      summary: [
        '{title} dont le conseil distingue nettement le certain du discutable.',
        'Expose les options et leur coût, cherche le règlement amiable quand il sert le client et défend ses dossiers sur des faits solidement établis.',
      ],
      duties: [
        'Conseil juridique à [nombre] clients par an, dirigeants et particuliers',
        'Rédaction de contrats adaptés à l’opération et relus clause par clause',
        'Suivi de [nombre] dossiers de contentieux, de la mise en demeure au jugement',
        'Négociation d’accords transactionnels et de pactes',
        'Remise de [nombre] consultations écrites par mois avec niveau de risque',
        'Analyse des risques préalable aux décisions de la direction',
        'Préparation de [nombre] plaidoiries par trimestre devant les juridictions civiles et commerciales',
        'Recherche d’un règlement amiable par la médiation ou la procédure participative',
      ],
      pastDuties: [
        'Conduite d’audits juridiques sur [nombre] sociétés cibles',
        'Veille sur la jurisprudence et note aux clients concernés',
        'Rédaction de [nombre] conclusions par mois et communication des pièces',
        'Assistance aux assemblées et opérations de droit des sociétés',
        'Défense de [nombre] salariés et employeurs par an devant les prud’hommes',
        'Formation des équipes commerciales aux clauses sensibles',
      ],
      letter: {
        opening:
          'J’exerce le droit comme un métier de clarté, où le client doit comprendre ce qu’il risque, ce qu’il peut obtenir et à quel prix.',
        achievement:
          'Chez [Employeur], j’ai suivi [nombre] dossiers et obtenu des solutions négociées chaque fois qu’elles étaient préférables.',
      },
    },
    {
      id: 'legal-secretary',
      title: 'Secrétaire juridique',
      aliases:
        'secrétaire d’avocat, secrétaire juridique et commerciale, assistant d’avocat, assistante d’avocat, secrétaire de cabinet d’avocats, secrétaire notarial, secrétaire notariale, secrétaire contentieux, réceptionniste cabinet d’avocats, secrétaire de notaire, standardiste juridique, office manager cabinet d’avocats',
      terms:
        'frappe d’actes, audiences, agenda du cabinet, facturation des honoraires, accueil des clients, numérisation des pièces, courriers juridiques, ouverture de dossiers, délais de recours, confidentialité',
      tools: 'RPVA, Secib, Word',
      certifications: 'certification Voltaire',
      summary: [
        '{title} à la frappe sûre et à l’accueil discret.',
        'Surveille l’agenda du cabinet et les délais de recours, prépare les courriers juridiques et facture les honoraires au fil des diligences.',
      ],
      duties: [
        'Frappe d’actes et de conclusions dictés, soit [nombre] pages par jour',
        'Enregistrement des audiences et des délais de recours dans l’agenda du cabinet',
        'Accueil des clients et filtrage de [nombre] appels par jour',
        'Rédaction de courriers juridiques courants soumis à signature',
        'Facturation des honoraires de [nombre] dossiers par mois et suivi des provisions',
        'Numérisation des pièces et transmission par voie électronique',
        'Ouverture de dossiers, soit [nombre] affaires par mois, et recherche de conflits d’intérêts',
        'Préservation de la confidentialité à l’accueil et dans les envois',
      ],
      pastDuties: [
        'Prise de [nombre] rendez-vous par semaine et rappel aux clients',
        'Mise en forme des jeux de plaidoirie et des reliures',
        'Relance de [nombre] notes d’honoraires par mois restées sans réponse',
        'Classement des décisions rendues et archivage des dossiers clos',
        'Préparation de [nombre] déplacements par mois dans d’autres ressorts',
        'Suivi des fournitures et de la bibliothèque du cabinet',
      ],
      letter: {
        opening:
          'Dans un cabinet, une date notée juste protège le client, et j’accorde la même attention à la voix qui l’accueille.',
        achievement: 'Chez [Employeur], j’ai assisté [nombre] avocats et tenu leurs agendas et leurs dossiers à jour.',
      },
    },
    {
      id: 'compliance-officer',
      title: 'Responsable conformité',
      aliases:
        'compliance officer, chargé de conformité, chargée de conformité, responsable de la conformité, directeur conformité, directrice conformité, analyste conformité, juriste conformité, délégué à la protection des données, déléguée à la protection des données, dpo, responsable lcb-ft, analyste lcb-ft, chargé d’affaires réglementaires, chargée d’affaires réglementaires, déontologue, rcci, contrôleur permanent, compliance manager',
      terms:
        'dispositif de conformité, cartographie des risques, lutte contre le blanchiment, protection des données, procédures internes, enquêtes internes, formation des équipes, lanceurs d’alerte, évaluation des tiers, veille réglementaire',
      tools: 'outil de filtrage, Excel',
      certifications: 'certification AMF, certification DPO',
      summary: [
        '{title} qui explique les règles pour que les métiers s’approprient le dispositif de conformité.',
        'Fonde les contrôles sur la cartographie des risques, instruit les alertes avec impartialité et traduit la veille réglementaire en consignes simples.',
      ],
      duties: [
        'Animation du dispositif de conformité auprès de [nombre] entités',
        'Mise à jour de la cartographie des risques avec les directions',
        'Examen de [nombre] alertes par semaine en lutte contre le blanchiment',
        'Rédaction de procédures internes courtes et illustrées de cas',
        'Formation des équipes, soit [nombre] collaborateurs par an en salle et à distance',
        'Tenue du registre des traitements et analyses de protection des données',
        'Évaluation des tiers, [nombre] partenaires par an, avant l’entrée en relation',
        'Conduite d’enquêtes internes dans le respect des droits de chacun',
      ],
      pastDuties: [
        'Contrôle de [nombre] dossiers clients par trimestre selon un plan annuel',
        'Recueil des signalements de lanceurs d’alerte et suivi des suites',
        'Réponse à [nombre] questions de métiers par mois sur les cadeaux et les conflits d’intérêts',
        'Préparation des rapports destinés au régulateur',
        'Analyse de [nombre] projets par an au regard des textes nouveaux',
        'Information du comité d’audit sur les écarts constatés',
      ],
      letter: {
        opening:
          'La conformité convainc quand elle propose une façon de faire et pas seulement un refus, et c’est l’esprit dans lequel je travaille.',
        achievement:
          'Chez [Employeur], j’ai examiné [nombre] dossiers et formé les équipes aux règles qui les concernent.',
      },
    },
    {
      id: 'contract-manager',
      title: 'Gestionnaire de contrats',
      aliases:
        'contract manager, responsable contrats, chargé de contrats, chargée de contrats, juriste contrats, administrateur de contrats, administratrice de contrats, gestionnaire de marchés, gestionnaire de marchés publics, juriste marchés publics, rédacteur de marchés publics, responsable administration des contrats, commercial manager contrats, legal operations manager, chargé de marchés publics',
      terms:
        'négociation contractuelle, rédaction de clauses, suivi des obligations, avenants, gestion des réclamations, modèles de contrats, renouvellements, cycle de vie des contrats, pénalités, répartition des risques',
      tools: 'DocuSign, CLM, Excel',
      certifications: 'master en droit des contrats',
      summary: [
        '{title} qui veille à des contrats lisibles et suivis, de la signature à la clôture.',
        'Fait apparaître les obligations et les dates, prépare les réclamations avec des preuves et aligne les équipes avant toute négociation contractuelle.',
      ],
      duties: [
        'Suivi des obligations de [nombre] contrats en cours, garanties et livrables compris',
        'Rédaction de clauses sur la responsabilité, les délais et la propriété',
        'Traitement de [nombre] avenants par trimestre avec leur effet sur le prix',
        'Négociation contractuelle aux côtés des achats et des ventes',
        'Constitution de [nombre] dossiers de gestion des réclamations par an',
        'Tenue d’une base retraçant le cycle de vie des contrats',
        'Anticipation de [nombre] renouvellements par an avant la date de préavis',
        'Revue de la répartition des risques avec les chefs de projet',
      ],
      pastDuties: [
        'Lecture de [nombre] contrats fournisseurs par mois et fiche de synthèse',
        'Création de modèles de contrats et de guides de négociation',
        'Calcul des pénalités sur [nombre] projets en retard',
        'Correspondance contractuelle et notification des événements',
        'Analyse de [nombre] offres par an au regard des conditions du client',
        'Formation des opérationnels aux points de vigilance d’un contrat',
      ],
      letter: {
        opening:
          'Un contrat vit surtout après la signature, et j’aime donner aux équipes les moyens de savoir ce qu’elles doivent et ce qu’on leur doit.',
        achievement: 'Chez [Employeur], j’ai suivi [nombre] contrats et sécurisé leurs échéances avec les équipes.',
      },
    },
  ],
};
