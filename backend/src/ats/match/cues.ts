import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Requirement level of a line in a posting: `required` if it says so, `work` if it only describes tasks (counted as
 * required), `preferred` for a nice-to-have, `none` for text about the company and its offer.
 */
export type Demand = 'required' | 'work' | 'preferred' | 'none';

type Cues = {
  preferred: RegExp;
  must: RegExp;
  /** Marks requirements only in headings. Sentences use these words in other senses. */
  wanted: RegExp;
  work: RegExp;
  none: RegExp;
};

const latin = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

const cues: Record<Language, Cues> = {
  en: {
    preferred: latin(
      'nice[- ]to[- ]haves?|nice if|preferred|preferably|desirable|desired|an? (?:big |real |strong )?plus|plus points?|bonus(?: points)?|ideally|advantageous|an advantage|an asset|would be (?:great|helpful|good)|beneficial|optional|good to have|(?:is|are) (?:also )?welcome|not (?:required|essential)',
    ),
    must: latin("must(?:[- ]haves?)?|required|essential|mandatory|necessary|minimum|at least|you(?:[’']ll)? need"),
    wanted: latin(
      "requirements?|qualifications?|what you(?:['’]ll| will)? (?:bring|need|have)|what we(?:['’]re| are)? look(?:ing)? for|who you are|your (?:profile|background|experience|skills)|you have|about you|skills|experience|ideal candidate",
    ),
    work: latin(
      "responsibilities|(?:key |main |your )?(?:duties|tasks)|what you(?:['’]ll| will) (?:do|be doing)|the (?:role|job|position)|your (?:role|job|day|mission)|about the (?:role|job)|job description",
    ),
    none: latin(
      "about us|who we are|about (?:the|our) (?:company|team)|our company|benefits|perks|(?:what )?we offer|what you(?:[’']ll)? get|why (?:join|work|us)|compensation|salary|how to apply|equal opportunit(?:y|ies)|our values",
    ),
  },
  es: {
    preferred: latin(
      'deseables?|deseado|valorables?|se valorar[áa]n?|se valora|idealmente|preferible(?:mente)?|preferentemente|un plus|opcional|(?:una )?ventaja|bienvenid[oa]s?',
    ),
    must: latin(
      'imprescindibles?|requerid[oa]s?|se requieren?|obligatori[oa]s?|necesari[oa]s?|indispensables?|m[íi]nim[oa]s?|exigid[oa]s?|al menos',
    ),
    wanted: latin('requisitos?|perfil|(?:qué |lo que )?buscamos|qué aportas|formación|conocimientos'),
    work: latin('funciones|tareas|responsabilidades|qué harás|tu (?:día a día|misión|rol)|el puesto|descripción'),
    none: latin(
      'sobre nosotros|quiénes somos|(?:qué |te |lo que )?ofrecemos|beneficios|condiciones|la empresa|salario|cómo aplicar',
    ),
  },
  fr: {
    preferred: latin(
      'souhait[ée]e?s?|souhaitables?|appréci[ée]e?s?|(?:serait|est|constitue) un (?:plus|atout)|un plus|idéalement|de préférence|un atout|facultatif|optionnel|bienvenue?s?',
    ),
    must: latin(
      'requise?s?|exigée?s?|indispensables?|obligatoires?|impérati(?:f|ve|vement)|nécessaires?|minimum|au moins',
    ),
    wanted: latin(
      '(?:votre )?profil(?: recherché)?|prérequis|compétences|qualifications?|vous (?:avez|êtes|maîtrisez|justifiez)|formation|ce que nous cherchons',
    ),
    work: latin(
      '(?:vos |les )?(?:missions?|tâches|responsabilités|activités)|le poste|votre rôle|description du poste',
    ),
    none: latin(
      "qui sommes[- ]nous|à propos(?: de nous)?|(?:ce que )?nous (?:vous )?(?:offrons|proposons)|avantages|l['’]entreprise|rémunération|pour postuler",
    ),
  },
  de: {
    preferred: latin(
      'wünschenswert|von vorteil|idealerweise|gerne?(?: auch)?|erwünscht|ein plus|pluspunkte?|bonus|optional|vorteilhaft|bevorzugt|schön wäre|nice to have|willkommen|gern gesehen|nicht zwingend',
    ),
    must: latin(
      'erforderlich|voraussetzung(?:en)?|vorausgesetzt|zwingend|notwendig|unbedingt|mindestens|benötig(?:t|en)|unerlässlich',
    ),
    wanted: latin(
      'anforderung(?:en|sprofil)|(?:ihr|dein|das|unser) (?:wunsch)?profil|das (?:bringen sie|bringst du) mit|(?:sie bringen|du bringst) mit|was sie mitbringen|was du mitbringst|qualifikation(?:en)?|kenntnisse',
    ),
    work: latin(
      '(?:ihre|deine|die) (?:aufgaben?|rolle|tätigkeiten?)|aufgaben(?:gebiet|bereich)?|das (?:erwartet sie|erwartet dich|machen sie|machst du)|was sie erwartet|was dich erwartet|stellenbeschreibung',
    ),
    none: latin(
      'über uns|wir bieten|(?:was|das bieten) wir(?: bieten)?|unser angebot|ihre vorteile|deine vorteile|benefits|das unternehmen|wir über uns|vergütung|bewerbung',
    ),
  },
  ja: {
    preferred: /歓迎|尚可|あれば|望ましい|優遇|尚良|なお良/u,
    must: /必須|不可欠|必要(?!に応じ)/u,
    wanted: /応募資格|応募条件|求める(?:人物|経験|スキル|人材)|要件|対象となる方|資格・経験/u,
    work: /仕事内容|業務内容|職務内容|お任せ|担当業務/u,
    none: /会社概要|会社紹介|企業情報|私たちについて|福利厚生|待遇|給与|勤務条件|応募方法|選考|休日/u,
  },
  ko: {
    preferred: /우대|선호|있으면|가산점|환영/u,
    must: /필수|필요|반드시/u,
    wanted: /자격\s?요건|지원\s?자격|자격\s?사항|요구|갖추|이런 분|찾습니다/u,
    work: /담당\s?업무|주요\s?업무|업무\s?내용|하는 일|합니다/u,
    none: /회사\s?소개|복리\s?후생|복지|혜택|급여|근무\s?(?:조건|환경)|전형\s?절차|지원\s?방법/u,
  },
};

/** Finds a marker of the language or an English one, because postings in every language mix in English. */
const find = (kind: keyof Cues, text: string, language: Language) =>
  cues[language][kind].exec(text) ?? cues.en[kind].exec(text);

const headings = [
  ['preferred', 'preferred'],
  ['none', 'none'],
  ['wanted', 'required'],
  ['must', 'required'],
  ['work', 'work'],
] as const;

/**
 * Returns the requirement level that a heading sets for the lines after it. Its marker must be at least 40% of the
 * heading: "Requirements of the role" sets a level, "Nursing licence of the state required" is itself a requirement.
 */
export function demandOfHeading(line: string, language: Language): Demand | undefined {
  const [, demand] =
    headings.find(([kind]) => (find(kind, line, language)?.[0].length ?? 0) >= line.length * 0.4) ?? [];
  return demand;
}

export function demandOfSentence(text: string, language: Language): Demand | undefined {
  if (find('preferred', text, language)) return 'preferred';
  // Later in a sentence, "salary" and "benefits" may be knowledge that the job requires.
  if (find('none', text, language)?.index === 0) return 'none';
  return find('must', text, language) ? 'required' : undefined;
}

/** Returns whether a sentence mixes levels: "SQL required, Python a plus". */
export const isDivided = (text: string, language: Language) =>
  find('preferred', text, language) !== null && find('must', text, language) !== null;

/**
 * Counts the requirement markers of a language in a text, to detect the language of lists, which have too few function
 * words.
 */
export const countCues = (text: string, language: Language) =>
  Object.values(cues[language]).reduce(
    (sum, { source, flags }) => sum + [...text.matchAll(new RegExp(source, `${flags}g`))].length,
    0,
  );
