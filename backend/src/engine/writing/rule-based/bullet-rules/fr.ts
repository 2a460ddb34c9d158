import { createTrimEndingRule, createReplaceRule, type BulletRule, createRemovePhrasesRule } from './bullet-rule';

const countableNouns =
  'clients|patients|collaborateurs|salariés|apprentis|élèves|étudiants|résidents|fournisseurs|dossiers|appels|commandes|factures|projets|rapports|rendez-vous|réunions|événements|tickets|réclamations|demandes|devis|articles|candidats|comptes|sites|véhicules';

export const frenchBulletRules: BulletRule[] = [
  createReplaceRule(
    'weak_opening',
    /^(?:J['’](?:étais|ai été) )?(?:[Rr]esponsable|[Ee]n charge|[Cc]hargée?)\s+(?:de\s+l['’]|de\s+la\s+|des\s+|du\s+|de\s+|d['’])/u,
    '',
  ),
  createReplaceRule(
    'weak_opening',
    /^(?:(?:Mes )?(?:[Mm]issions?|[Tt]âches?)(?: principales?)?(?: étaient| incluaient| comprenaient)?\s?:?\s+)(?:la\s+|le\s+|les\s+|l['’])?/u,
    '',
  ),
  createReplaceRule('first_person', /^J['’]ai\s+/u, ''),
  createReplaceRule('first_person', /(?<!\p{L})(?:mon|notre) équipe(?!\p{L})/gu, 'l’équipe'),
  createRemovePhrasesRule('stock_phrase', [
    '(?:,\\s*)?avec (?:un )?(?:excellent|bon) relationnel',
    '(?:,\\s*)?dans un environnement dynamique',
    '(?:,\\s*)?avec (?:un |le )?sens du relationnel',
    '(?:,\\s*)?en véritable force de proposition',
    "(?:,\\s*)?dans un esprit d[’']équipe",
  ]),
  createRemovePhrasesRule('filler', [
    'avec succès',
    'efficacement',
    'divers(?:es)?',
    'différente?s',
    'au quotidien',
    'notamment',
    'etc\\.?',
    'très',
    'ainsi que toutes autres tâches',
  ]),
  createTrimEndingRule(['permettant', 'tout en', 'assurant', 'garantissant']),
  createReplaceRule(
    'add_number',
    new RegExp(
      `^(\\p{Lu}\\p{L}+(?:tion|ment|age|ien|ivi|ueil)(?: et \\p{L}+)?) (?:de |des )((?:nouveaux |jeunes )?(?:${countableNouns}))(?!\\p{L})`,
      'u',
    ),
    '$1 de [nombre] $2',
  ),
  createReplaceRule(
    'add_number',
    new RegExp(`^(\\p{Lu}\\p{L}+(?:é|er|ir|i)) (?:des |les )((?:nouveaux )?(?:${countableNouns}))(?!\\p{L})`, 'u'),
    '$1 [nombre] $2',
  ),
];
