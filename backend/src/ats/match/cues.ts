import type { Language } from '@shortlist/contracts/platform/languages';

/** How much a job asks for something: required, nice to have, or not at all (about the company, what it offers). */
export type Demand = 'required' | 'preferred' | 'none';

const latin = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

/**
 * Words by which posts of a language say how much they want something, in headings and in sentences. Job posts mix
 * English into every language, so its cues hold in all.
 */
const cues: Record<Language, Record<Demand, RegExp>> = {
  en: {
    preferred: latin(
      'nice[- ]to[- ]haves?|nice if|preferred|preferably|desirable|desired|a plus|is a plus|bonus(?: points)?|ideally|advantageous|an advantage|an asset|would be (?:great|helpful|good)|beneficial|optional|good to have|not required',
    ),
    required: latin(
      "must(?:[- ]haves?)?|required|requirements?|essential|mandatory|need(?:ed)?|necessary|minimum|qualifications?|what you(?:'ll| will)? bring|what we(?:'re| are) looking for|who you are|your profile|you have|about you|skills",
    ),
    none: latin(
      'about us|who we are|our company|the company|benefits|perks|we offer|what we offer|what you get|why (?:join|work)|compensation|salary|how to apply|equal opportunity|our values',
    ),
  },
  es: {
    preferred: latin(
      'deseables?|deseado|valorables?|se valorar[áa]n?|se valora|idealmente|preferible(?:mente)?|preferentemente|ser[áa] un plus|un plus|opcional|ventaja',
    ),
    required: latin(
      'imprescindibles?|requisitos?|requerid[oa]s?|se requiere|obligatori[oa]s?|necesari[oa]s?|indispensables?|m[íi]nimos?|perfil|qu[ée] buscamos|buscamos|exigid[oa]s?',
    ),
    none: latin('sobre nosotros|qui[ée]nes somos|ofrecemos|qu[ée] ofrecemos|beneficios|condiciones|la empresa|salario'),
  },
  fr: {
    preferred: latin(
      'souhait[ée]e?s?|souhaitables?|appréci[ée]e?s?|serait un plus|est un plus|un plus|idéalement|de préférence|un atout|facultatif|optionnel',
    ),
    required: latin(
      'requise?s?|exigée?s?|indispensables?|obligatoires?|impératif|impérative?(?:ment)?|nécessaires?|profil(?: recherché)?|prérequis|compétences|qualifications?|vous (?:avez|êtes|maîtrisez|justifiez)',
    ),
    none: latin(
      "qui sommes[- ]nous|à propos de nous|nous (?:vous )?(?:offrons|proposons)|avantages|l['’]entreprise|rémunération|ce que nous offrons",
    ),
  },
  de: {
    preferred: latin(
      'wünschenswert|von vorteil|idealerweise|gerne?(?: auch)?|erwünscht|ein plus|pluspunkte?|bonus|optional|vorteilhaft|bevorzugt|schön wäre|nice to have',
    ),
    required: latin(
      'erforderlich|voraussetzung(?:en)?|vorausgesetzt|zwingend|notwendig|unbedingt|anforderungen?|anforderungsprofil|ihr profil|dein profil|das bringen sie mit|das bringst du mit|sie bringen mit|du bringst mit|qualifikation(?:en)?|mindestens|benötig(?:t|en)',
    ),
    none: latin(
      'über uns|wir bieten|das bieten wir|unser angebot|ihre vorteile|deine vorteile|benefits|das unternehmen|wir über uns',
    ),
  },
  ja: {
    preferred: /歓迎|尚可|あれば|望ましい|優遇|ご経験者優先|尚良/u,
    required: /必須|必要|応募資格|応募条件|求める(?:人物|経験|スキル)|要件|不可欠|資格・経験/u,
    none: /会社概要|会社紹介|私たちについて|福利厚生|待遇|給与|勤務条件|応募方法|選考/u,
  },
  ko: {
    preferred: /우대|선호|있으면|가산점|환영/u,
    required: /필수|필요|자격\s?요건|지원\s?자격|요구|갖추|이런 분/u,
    none: /회사\s?소개|복리\s?후생|복지|혜택|급여|근무\s?조건|전형\s?절차|지원\s?방법/u,
  },
};

/** What a line says about the demand of itself and, as a heading, of what follows; undefined when it says nothing. */
export function demandOf(line: string, language: Language): Demand | undefined {
  for (const demand of ['preferred', 'none', 'required'] as const)
    if (cues[language][demand].test(line) || cues.en[demand].test(line)) return demand;
  return undefined;
}
