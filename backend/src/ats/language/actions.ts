import type { Language } from '@shortlist/contracts/platform/languages';
import { englishVerbs, irregularPasts } from './action-verbs';
import { normal, stemOf } from './words';

const english = new Set([...englishVerbs.map((verb) => stemOf(verb, 'en')), ...irregularPasts]);

function startsWithEnglishAction(bullet: string): boolean {
  const [first = '', second = ''] = bullet
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter(Boolean);
  const word = /ly$/.test(first) && first !== 'supply' && first !== 'apply' && first !== 'rely' ? second : first;
  return english.has(word) || english.has(stemOf(word.split('-').at(-1) ?? word, 'en'));
}

/** Openings that name a position instead of an action, and the endings or openings that make one. */
interface Rule {
  weak: RegExp;
  action: RegExp;
}

const rules: Record<Exclude<Language, 'en'>, Rule> = {
  // Preterite, infinitive, gerund or a noun made of a verb: "Coordiné", "Gestionar", "Gestión", "Mantenimiento".
  es: {
    weak: /^(responsable|encargad[oa]s?|miembro|funciones|tareas|trabaj[oa]dora?|el|la|los|las|un|una|mi|mis)(?!\p{L})/iu,
    action:
      /^\p{L}+(é|í|ó|aba|ía|ar|er|ir|ando|iendo|ción|sión|tión|miento|aje|dura|uje|uve|ice|ise|amos|imos|eño|ollo|trol|oyo|oría|orte|ura|ta|go|io)(?!\p{L})/iu,
  },
  // Infinitive, participle or a noun made of a verb: "Gérer", "Géré", "Gestion", "Encadrement", "Suivi".
  fr: {
    weak: /^(responsable|chargée?|en charge|membre|missions?|tâches?|le|la|les|un|une|mon|ma|mes|très)(?!\p{L})/iu,
    action:
      /^(j['’]ai\s+)?\p{L}+(er|ir|re|ée?s?|is?|ue?|tion|sion|ment|age|ise|yse|vi|ien|ure|ance|ence|eil|tien|ôle)(?!\p{L})/iu,
  },
  // A noun made of a verb or a preterite at the start, a participle or an infinitive at the end.
  de: {
    weak: /^(verantwortlich|zuständig|mitglied|aufgaben?|der|die|das|ein|eine|mein|meine)(?!\p{L})/iu,
    action:
      /^\p{L}+(ung|ungen|ion|ionen|te|ierte|enz|age|tät|nahme|gabe|bau|führung|lauf|ieb|tz|ab|kauf|ge|satz|en|ing|ltung|tausch|leitung)(?!\p{L})|\p{L}+(t|en)\.?$/iu,
  },
  // A sentence that ends in a verb or in a noun of doing: 「…を実施した。」「…を改善」; not in a bare area of work.
  ja: {
    weak: /(担当|責任者|業務|等|など|こと)[。.]?$/u,
    action: /(た|る|う|く|す|し|ます|\p{Script=Han}{2}|\p{Script=Katakana}{2})[。.]?$/u,
  },
  // A nominal or polite verb ending, or a noun of doing: "수립함", "개선했습니다", "운영".
  ko: {
    weak: /(담당|책임|업무|등|사항)[.]?$/u,
    action: /(함|음|됨|임|기|다|\p{Script=Hangul}{2})[.]?$/u,
  },
};

/** Whether a bullet says what was done: it opens with an action (or, in ja and ko, ends in one). */
export function startsWithAction(text: string, language: Language): boolean {
  const bullet = normal(text).replace(/^[•·*–—-]\s*/u, '');
  if (language === 'en') return startsWithEnglishAction(bullet);
  return !rules[language].weak.test(bullet) && rules[language].action.test(bullet);
}
