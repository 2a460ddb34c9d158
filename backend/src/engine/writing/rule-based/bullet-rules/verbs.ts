import type { Language } from '@shortlist/contracts/platform/languages';
import { isBaseForm, toPastTense } from '../bullet-to-sentence/english-verbs';
import { createReplaceRule, type BulletRule } from './bullet-rule';

const createVerbRule = (
  pattern: RegExp,
  replacement: string | ((match: string, ...groups: string[]) => string),
): BulletRule => createReplaceRule('stronger_verb', pattern, replacement);

/** Weak openings of English bullets, in past and present tense, each with a stronger verb of the same meaning. */
const weakOpenings: [weak: string, stronger: string][] = [
  ['(?:did|do) (?=(?:[a-z]+ ){0,4}(?:meetings?|talks?|briefings?|workshops?|training sessions?)\\b)', 'lead '],
  ['did|do', 'perform'],
  ['helped (?:out )?with|help (?:out )?with|assisted (?:with|in)|assist (?:with|in)', 'support'],
  ['worked on|work on', 'contribute to'],
  ['worked with|work with', 'collaborate with'],
  ['(?:was|am) (?:involved in|part of)|took part in|take part in|participated in|participate in', 'contribute to'],
  ['took care of|take care of|dealt with|deal with', 'handle'],
  ['got|get', 'obtain'],
  ['made sure|make sure', 'ensure'],
  ['put together', 'prepare'],
  ['came up with|come up with', 'devise'],
  ['looked into|look into', 'investigate'],
  ['looked at|look at|went over|go over|went through|go through', 'review'],
  ['kept track of|keep track of', 'track'],
  ['filled (?:out|in)|fill (?:out|in)', 'complete'],
  ['handed out|hand out|gave out|give out', 'distribute'],
  ['wrote down|write down', 'record'],
  ['cut down on|cut down', 'reduce'],
  ['bought|buy', 'purchase'],
  ['found out', 'determine'],
  [
    'gave (?=advice|feedback|support|training|first aid|guidance)|give (?=advice|feedback|support|training|first aid|guidance)',
    'provide ',
  ],
  ['gave (?=presentations|talks|lessons|classes)|give (?=presentations|talks|lessons|classes)', 'deliver '],
  [
    'made (?=schedules|plans|reports|budgets|lists|quotes)|make (?=schedules|plans|reports|budgets|lists|quotes)',
    'prepare ',
  ],
];

/** Puts the stronger verb in the tense of the weak one: "contribute to" becomes "contributed to". */
function matchTense(weakPhrase: string, phrase: string, isCurrentJob: boolean): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const [first = ''] = weakPhrase.toLowerCase().split(' ');
  const isPresent =
    isBaseForm(first) || ['do', 'am', 'get', 'come', 'go', 'make', 'give', 'take', 'put'].includes(first);
  // "Put" is the same in both tenses.
  const isPast = first === 'put' ? !isCurrentJob : !isPresent;
  return [isPast ? toPastTense(verb) : verb, ...rest].join(' ');
}

const englishRules: BulletRule[] = [
  // "Used Excel to track stock" becomes "Tracked stock with Excel".
  createVerbRule(/^(Used|Use) (.{2,40}?) to (\p{Ll}+) (.+?)([.]?)$/u, (match, useVerb, tool, verb, rest, period) => {
    if (!isBaseForm(verb)) return match;
    const conjugated = useVerb === 'Used' ? toPastTense(verb) : verb;
    return `${conjugated.charAt(0).toUpperCase()}${conjugated.slice(1)} ${rest} with ${tool}${period}`;
  }),
  ...weakOpenings.map(([pattern, strongerPhrase]): BulletRule => {
    const opening = new RegExp(`^(${pattern})(?= |(?<= ))`, 'iu');
    return {
      reason: 'stronger_verb',
      apply: (bullet, { isCurrent }) =>
        bullet.replace(opening, (match) => {
          const conjugated = matchTense(match, strongerPhrase, isCurrent);
          return conjugated.charAt(0).toUpperCase() + conjugated.slice(1);
        }),
    };
  }),
];

const germanRules: BulletRule[] = [
  createVerbRule(/^(?:Mithilfe|Geholfen|Aushilfe) (?=bei)/u, 'Unterstützung '),
  createVerbRule(/^(?:Mitgearbeitet|Mitarbeit) (?=an|bei|in)/u, 'Mitwirkung '),
  createVerbRule(/^(?:Mich |Sich )?[Uu]m (?:die |den |das )?(.+?) gekümmert([.]?)$/u, '$1 betreut$2'),
  createVerbRule(/^Kümmern um (?:die |den |das )?/u, 'Betreuung: '),
  createVerbRule(/ gemacht([.]?)$/u, ' durchgeführt$1'),
  createVerbRule(/ geschaut([.]?)$/u, ' geprüft$1'),
  createVerbRule(/ rausgesucht([.]?)$/u, ' recherchiert$1'),
  createVerbRule(/ geholfen([.]?)$/u, ' unterstützt$1'),
];

const frenchRules: BulletRule[] = [
  createVerbRule(/^Participation à (?=la |l['’])/u, 'Contribution à '),
  createVerbRule(/^(?:Aidé|Participé) à (?=la |l['’])/u, 'Contribué à '),
  createVerbRule(/^Aidé (?=les |des |la |le |l['’])/u, 'Accompagné '),
  createVerbRule(/^(?:J['’]ai f|F)ait (?=les |des |la |le |l['’]|un)/u, 'Réalisé '),
  createVerbRule(/^Travaillé avec /u, 'Collaboré avec '),
  createVerbRule(/^(?:Je m['’]occupais|M['’]occuper|S['’]occuper) (?=de |des |du |d['’])/u, 'Prise en charge '),
  createVerbRule(/^(?:Regardé|Vu) (?=les |des |la |le )/u, 'Examiné '),
];

const spanishRules: BulletRule[] = [
  createVerbRule(/^Ayudé a (?=\p{Ll}+[aei]r\b)/u, 'Contribuí a '),
  createVerbRule(/^(?:Ayudé|Participé) en /u, 'Colaboré en '),
  createVerbRule(/^Ayudé a (?=los |las |l[ao]s? )/u, 'Asistí a '),
  createVerbRule(/^Hice /u, 'Realicé '),
  createVerbRule(/^Hacer /u, 'Realizar '),
  createVerbRule(/^Trabajé con /u, 'Colaboré con '),
  createVerbRule(/^Me (?:encargué|ocupé) del /u, 'Gestioné el '),
  createVerbRule(/^Me (?:encargué|ocupé) de /u, 'Gestioné '),
  createVerbRule(/^Di apoyo a /u, 'Apoyé a '),
  createVerbRule(/^Miré /u, 'Revisé '),
];

const japaneseRules: BulletRule[] = [
  createVerbRule(/を(?:手伝った|手伝いました|お手伝いした)([。.]?)$/u, 'を支援$1'),
  createVerbRule(/の(?:お)?手伝い([。.]?)$/u, 'を支援$1'),
  createVerbRule(/を(?:やった|やりました|行った|行いました|した|しました)([。.]?)$/u, 'を実施$1'),
  createVerbRule(/に(?:関わった|関わりました|携わった|携わりました|参加した|参加しました)([。.]?)$/u, 'に参画$1'),
  createVerbRule(/を(?:作った|作りました|つくった)([。.]?)$/u, 'を作成$1'),
  createVerbRule(/を(?:直した|直しました)([。.]?)$/u, 'を修正$1'),
  createVerbRule(/を(?:教えた|教えました)([。.]?)$/u, 'を指導$1'),
  createVerbRule(/を(?:調べた|調べました)([。.]?)$/u, 'を調査$1'),
  createVerbRule(/を(?:まとめた|まとめました)([。.]?)$/u, 'を取りまとめ$1'),
];

const koreanRules: BulletRule[] = [
  createVerbRule(/(?:을|를)\s*(?:도움|도왔음|도와줌|도왔습니다|도와드림)([.]?)$/u, ' 지원$1'),
  createVerbRule(/(?:을|를)\s*(?:만듦|만들었음|만들었습니다)([.]?)$/u, ' 제작$1'),
  createVerbRule(/(?:을|를)\s*(?:고침|고쳤음|고쳤습니다)([.]?)$/u, ' 수정$1'),
  createVerbRule(/(?:을|를)\s*(?:가르침|가르쳤음|가르쳤습니다)([.]?)$/u, ' 교육$1'),
  createVerbRule(/(?:을|를)\s*(?:했음|했습니다|하였음|하였습니다|함)([.]?)$/u, ' 수행$1'),
  createVerbRule(/(?:을|를)\s*(?:알아봄|알아봤음|알아보았습니다)([.]?)$/u, ' 조사$1'),
];

export const strongerVerbs: Record<Language, BulletRule[]> = {
  en: englishRules,
  de: germanRules,
  fr: frenchRules,
  es: spanishRules,
  ja: japaneseRules,
  ko: koreanRules,
};
