import type { IndustryOccupations } from '../occupation';
import { services } from './services';

export const customerService: IndustryOccupations = {
  industry: 'Customer Service',
  general: {
    id: 'customer-service-professional',
    title: 'Professionnel / Professionnelle de la relation client',
    aliases: '',
    terms:
      'relation client, traitement des demandes, gestion des réclamations, écoute active, suivi de commandes, accueil téléphonique, réponse aux courriels, connaissance des produits, fiches clients, relances',
    tools: 'Zendesk, Excel',
    certifications: 'certification Voltaire',
    summary: [
      '{title} qui donne une réponse claire, même quand elle n’est pas celle que le client espérait.',
      'Pratique l’écoute active, note chaque échange dans les fiches clients et suit la demande jusqu’à sa conclusion.',
    ],
    duties: [
      'Traitement des demandes de [nombre] clients par jour au téléphone et par écrit',
      'Reformulation du problème et écoute active avant toute proposition',
      'Suivi de commandes, soit [nombre] dossiers par semaine, auprès de la logistique',
      'Réponse aux courriels dans un français correct et un ton adapté',
      'Gestion des réclamations de [nombre] clients par mois jusqu’à leur clôture',
      'Mise à jour des fiches clients après chaque contact',
      'Rappel de [nombre] personnes par semaine à la date promise',
      'Partage des questions fréquentes avec les équipes produit',
    ],
    pastDuties: [
      'Accueil téléphonique de [nombre] appels par jour sur plusieurs lignes',
      'Actualisation de la connaissance des produits à chaque nouveauté',
      'Préparation de [nombre] retours et échanges par semaine',
      'Rédaction de réponses types relues en équipe',
      'Relances de [nombre] clients par mois sur des pièces manquantes',
      'Accompagnement des nouveaux collègues en écoute partagée',
    ],
    letter: {
      opening:
        'J’aime trouver avec le client une solution simple, et lui dire sans détour ce qui est possible et dans quel délai.',
      achievement: 'Chez [Employeur], j’ai traité [nombre] demandes par jour et suivi chacune jusqu’à la réponse.',
    },
  },
  occupations: [
    {
      id: 'customer-service-representative',
      title: 'Conseiller / Conseillère clientèle',
      aliases:
        'conseiller clientèle, conseillère clientèle, conseiller client, conseillère client, téléconseiller, téléconseillère, chargé de clientèle à distance, chargé de relation client, chargée de relation client, conseiller service client, téléopérateur, téléopératrice, agent de service client, agent de centre d’appels, conseiller relation client, hotliner client, assistant service client, assistante service client, assistant sav, téléassistant',
      terms:
        'appels entrants, écoute active, traitement des réclamations, prise de commandes, chat en ligne, gestion des courriels, outil de ticketing, désamorçage des tensions, résolution au premier contact, connaissance de l’offre',
      tools: 'Zendesk, Salesforce Service Cloud',
      certifications: 'titre conseiller relation client à distance',
      summary: [
        '{title} au ton posé, qui vise une réponse exacte dès le premier échange.',
        'Traite appels, courriels et chat en ligne avec la même attention et garde son calme devant un client mécontent.',
      ],
      duties: [
        'Prise de [nombre] appels entrants par jour avec identification et reformulation',
        'Traitement des réclamations et geste commercial dans le cadre défini',
        'Gestion des courriels, soit [nombre] messages par jour sous un délai annoncé',
        'Désamorçage des tensions par l’écoute, les faits et une proposition concrète',
        'Progression de [nombre] points du taux de résolution au premier contact',
        'Orientation vers le service compétent avec un résumé complet',
        'Conversations simultanées de chat en ligne, soit [nombre] échanges par jour',
        'Consignation des motifs de contact dans l’outil de ticketing',
      ],
      pastDuties: [
        'Enregistrement de [nombre] prises de commandes par jour et vérification des adresses',
        'Explication des factures et des échéanciers',
        'Appel de [nombre] clients par semaine après une intervention',
        'Signalement des anomalies du site aux équipes techniques',
        'Transmission de la connaissance de l’offre à [nombre] nouveaux conseillers par an',
        'Contribution à la base de réponses partagées',
      ],
      letter: {
        opening:
          'J’apprécie ces échanges où une personne arrive agacée et repart avec une réponse, parce qu’on l’a écoutée sans l’interrompre.',
        achievement:
          'Chez [Employeur], j’ai traité [nombre] contacts par jour et résolu la plupart dès le premier échange.',
      },
    },
    {
      id: 'customer-success-manager',
      title: 'Customer success manager',
      aliases:
        'csm, responsable succès client, chargé de succès client, chargée de succès client, customer success, responsable de la réussite client, chargé d’onboarding client, chargée d’onboarding client, customer success specialist, responsable expérience client, chargé d’expérience client, chargée d’expérience client, customer experience manager, responsable fidélisation, head of customer success',
      terms:
        'accueil des nouveaux clients, adoption du produit, renouvellements, plans de réussite, bilans d’usage, prévention de l’attrition, formation des utilisateurs, score de santé client, gestion des escalades, retours clients',
      tools: 'Salesforce, Gainsight, Intercom',
      certifications: '',
      summary: [
        '{title} qui prend pour repères l’adoption du produit et le résultat du client.',
        'Construit des plans de réussite avec chaque compte, lit les signaux du score de santé client et agit avant l’échéance.',
      ],
      duties: [
        'Suivi de [nombre] comptes, de la signature aux renouvellements',
        'Élaboration de plans de réussite avec des objectifs propres au client',
        'Animation de [nombre] bilans d’usage par trimestre avec les décideurs',
        'Prévention de l’attrition par l’examen régulier du score de santé client',
        'Formation des utilisateurs, soit [nombre] sessions par mois en ligne et sur site',
        'Gestion des escalades avec le support et l’équipe technique',
        'Progression de [nombre] points de l’adoption du produit sur les comptes suivis',
        'Synthèse des retours clients pour la feuille de route',
      ],
      pastDuties: [
        'Accueil des nouveaux clients, soit [nombre] déploiements par trimestre',
        'Création de guides de démarrage et de courtes vidéos',
        'Préparation de [nombre] renouvellements par mois avec les commerciaux',
        'Identification d’usages nouveaux et mise en relation avec les ventes',
        'Recueil de [nombre] témoignages clients par an',
        'Mise à jour des contacts clés lors des changements d’équipe',
      ],
      letter: {
        opening:
          'Un client reste quand l’outil lui sert vraiment, et je passe mon temps à comprendre ce qui l’empêche d’en tirer parti.',
        achievement:
          'Chez [Employeur], j’ai suivi [nombre] comptes et préparé leurs renouvellements bien avant l’échéance.',
      },
    },
    {
      id: 'receptionist',
      title: 'Réceptionniste',
      aliases:
        'hôte d’accueil, hôtesse d’accueil, agent d’accueil, agente d’accueil, chargé d’accueil, chargée d’accueil, standardiste, réceptionniste d’hôtel, concierge d’hôtel, concierge d’entreprise, hôte d’accueil standardiste, réceptionniste de nuit, veilleur de nuit hôtel, night auditor, chef de réception, cheffe de réception, secrétaire réceptionniste, employé d’accueil, hôte standardiste',
      terms:
        'accueil physique, standard téléphonique, prise de rendez-vous, gestion des visiteurs, traitement du courrier, réservation de salles, contrôle d’accès, encaissement, réservations de chambres, tenue du hall',
      tools: 'Opera, standard multiligne, Outlook',
      certifications: 'TOEIC, SST',
      summary: [
        '{title} qui reçoit chacun avec attention et retient les détails utiles.',
        'Gère de front l’accueil physique et le standard téléphonique, et garde un hall accueillant même aux heures d’affluence.',
      ],
      duties: [
        'Accueil physique de [nombre] visiteurs par jour et remise des badges',
        'Tenue du standard téléphonique et transfert vers le bon interlocuteur',
        'Prise de rendez-vous, soit [nombre] créneaux fixés par jour',
        'Contrôle d’accès et tenue du registre de sécurité',
        'Enregistrement de [nombre] arrivées et départs par service',
        'Traitement du courrier, des coursiers et des recommandés',
        'Réservation de salles pour [nombre] réunions par semaine et contrôle du matériel',
        'Renseignement des clients sur le quartier, les transports et les services',
      ],
      pastDuties: [
        'Encaissement de [nombre] règlements par jour et arrêté de caisse',
        'Préparation du hall, des journaux et des boissons d’accueil',
        'Saisie de [nombre] réservations de chambres par semaine depuis plusieurs canaux',
        'Appel de taxis et organisation de courses pour les visiteurs',
        'Réponse à [nombre] messages d’information par jour',
        'Transmission écrite des consignes à l’équipe suivante',
      ],
      letter: {
        opening:
          'L’accueil donne le ton d’une maison, et j’aime que chacun se sente attendu, du visiteur pressé au client qui revient.',
        achievement:
          'Chez [Employeur], j’ai accueilli [nombre] personnes par jour et tenu le standard aux heures de pointe.',
      },
    },
    {
      id: 'technical-support-specialist',
      title: 'Technicien / Technicienne support technique',
      aliases:
        'technicien support technique, support technique, technicien hotline, technicienne hotline, hotliner technique, ingénieur support, ingénieure support, conseiller technique, conseillère technique, support applicatif, analyste support applicatif, consultant support, technicien sav, technicienne sav, chargé de support logiciel, chargée de support logiciel, technicien support client, assistant technique clientèle, support client technique',
      terms:
        'assistance technique, diagnostic à distance, gestion des tickets, analyse de journaux, rapports d’anomalies, base de connaissances, escalade, installation de logiciels, niveaux de service, communication client',
      tools: 'Zendesk, Jira, TeamViewer',
      certifications: 'certification ITIL',
      summary: [
        '{title} qui mène un diagnostic à distance patient et l’explique sans jargon.',
        'Reproduit l’anomalie avant de répondre, respecte les niveaux de service et partage la solution dans la base de connaissances.',
      ],
      duties: [
        'Assistance technique par téléphone et par écrit, soit [nombre] dossiers par semaine',
        'Diagnostic à distance avec prise de contrôle et analyse de journaux',
        'Clôture de [nombre] % des demandes sans recours au développement',
        'Rédaction de rapports d’anomalies avec étapes, version et captures',
        'Enrichissement de la base de connaissances, soit [nombre] articles par mois',
        'Suivi de l’escalade et information du client à chaque étape',
        'Respect des niveaux de service sur [nombre] contrats d’entretien',
        'Installation de logiciels et reprise des réglages chez le client',
      ],
      pastDuties: [
        'Formation à distance de [nombre] utilisateurs par mois',
        'Vérification des correctifs avant leur annonce aux clients',
        'Gestion des tickets ouverts sur [nombre] produits différents',
        'Participation au tri hebdomadaire avec les développeurs',
        'Suivi de [nombre] remplacements de matériel par mois sous garantie',
        'Traduction d’un besoin client en demande d’évolution',
      ],
      letter: {
        opening:
          'J’aime reconstituer ce qui a pu se passer à partir de quelques indices, puis l’expliquer simplement à la personne qui attend.',
        achievement:
          'Chez [Employeur], j’ai résolu [nombre] dossiers par semaine et documenté les solutions utiles à tous.',
      },
    },
    {
      id: 'customer-service-manager',
      title: 'Responsable service client',
      aliases:
        'responsable du service client, responsable relation client, responsable de la relation client, superviseur centre d’appels, superviseuse centre d’appels, superviseur de plateau, responsable de plateau, manager relation client, chef d’équipe relation client, cheffe d’équipe relation client, directeur de la relation client, directrice de la relation client, responsable centre d’appels, responsable sav, team leader service client, superviseur service client, responsable support client',
      terms:
        'management d’équipe, qualité de service, planification, écoute d’appels, accompagnement individuel, satisfaction client, traitement des réclamations, indicateurs de service, amélioration des processus, formation des conseillers',
      tools: 'Zendesk, outil de planification, Power BI',
      certifications: '',
      summary: [
        '{title} qui manage par l’écoute et met les indicateurs de service à leur juste place.',
        'Consacre du temps à l’accompagnement individuel, ajuste la planification à la charge et remonte à la source des réclamations.',
      ],
      duties: [
        'Management d’équipe, soit [nombre] conseillers sur plusieurs canaux',
        'Écoute d’appels et accompagnement individuel avec un point fort et un axe de progrès',
        'Hausse de [nombre] points de la satisfaction client par la refonte des réponses types',
        'Planification des équipes selon les prévisions d’appels',
        'Analyse de [nombre] motifs de contact par mois et action auprès des services à l’origine',
        'Reprise personnelle du traitement des réclamations sensibles',
        'Recrutement et formation des conseillers, [nombre] arrivées par an',
        'Présentation des indicateurs de service au comité de direction',
      ],
      pastDuties: [
        'Réduction de [nombre] secondes du temps d’attente aux heures chargées',
        'Animation des points d’équipe quotidiens et partage des consignes',
        'Contrôle de [nombre] échanges par semaine selon une grille de qualité de service',
        'Pilotage d’un prestataire externe et calage des consignes',
        'Préparation de [nombre] entretiens annuels et plans de progrès',
        'Choix et déploiement d’un outil de messagerie',
      ],
      letter: {
        opening:
          'Un bon service client tient aux personnes qui répondent, et mon rôle est de leur donner du temps, des outils et une marge de décision.',
        achievement: 'Chez [Employeur], j’ai encadré [nombre] conseillers et fait progresser la qualité des réponses.',
      },
    },
    ...services,
  ],
};
