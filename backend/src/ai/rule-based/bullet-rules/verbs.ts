import type { Language } from '@shortlist/contracts/platform/languages';
import { isBaseForm, toPastTense } from '../bullet-to-sentence/english-verbs';
import { createReplaceRule, type BulletRule } from './bullet-rule';

const swap = (pattern: RegExp, by: string | ((match: string, ...groups: string[]) => string)): BulletRule =>
  createReplaceRule('stronger_verb', pattern, by);

/** Weak openings of English bullets, in the past and the present, and a stronger verb with the same meaning. */
const weak: [weak: string, stronger: string][] = [
  ['did|do', 'perform'],
  ['helped (?:out )?with|help (?:out )?with|assisted (?:with|in)|assist (?:with|in)', 'support'],
  ['worked on|work on', 'contribute to'],
  ['worked with|work with', 'collaborate with'],
  ['(?:was|am) (?:involved in|part of)|took part in|take part in|participated in|participate in', 'contribute to'],
  ['took care of|take care of|dealt with|deal with', 'handle'],
  ['got|get', 'obtain'],
  ['made sure|make sure', 'ensure'],
  ['put together', 'assemble'],
  ['came up with|come up with', 'devise'],
  ['looked into|look into', 'investigate'],
  ['looked at|look at|went over|go over|went through|go through', 'review'],
  ['kept track of|keep track of', 'track'],
  ['filled (?:out|in)|fill (?:out|in)', 'complete'],
  ['handed out|hand out|gave out|give out', 'distribute'],
  ['wrote down|write down', 'record'],
  ['cut down on|cut down', 'reduce'],
  ['bought|buy', 'purchase'],
  ['fixed|fix', 'repair'],
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
function inTenseOf(found: string, phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const [first = ''] = found.toLowerCase().split(' ');
  const isPresent =
    isBaseForm(first) || ['do', 'am', 'get', 'come', 'go', 'make', 'give', 'take', 'put'].includes(first);
  const isPast = first === 'put' || !isPresent;
  return [isPast ? toPastTense(verb) : verb, ...rest].join(' ');
}

const english: BulletRule[] = [
  // "Used Excel to track stock" becomes "Tracked stock with Excel".
  swap(/^(Used|Use) (.{2,40}?) to (\p{Ll}+) (.+?)([.]?)$/u, (whole, use, tool, verb, rest, stop) => {
    if (!isBaseForm(verb)) return whole;
    const said = use === 'Used' ? toPastTense(verb) : verb;
    return `${said.charAt(0).toUpperCase()}${said.slice(1)} ${rest} with ${tool}${stop}`;
  }),
  ...weak.map(([found, stronger]) =>
    swap(new RegExp(`^(${found})(?= |(?<= ))`, 'iu'), (match) => {
      const said = inTenseOf(match, stronger);
      return said.charAt(0).toUpperCase() + said.slice(1);
    }),
  ),
];

const german: BulletRule[] = [
  swap(/^(?:Mithilfe|Geholfen|Aushilfe) (?=bei)/u, 'Unterstützung '),
  swap(/^(?:Mitgearbeitet|Mitarbeit) (?=an|bei|in)/u, 'Mitwirkung '),
  swap(/^(?:Mich |Sich )?[Uu]m (?:die |den |das )?(.+?) gekümmert([.]?)$/u, '$1 betreut$2'),
  swap(/^Kümmern um (?:die |den |das )?/u, 'Betreuung: '),
  swap(/ gemacht([.]?)$/u, ' durchgeführt$1'),
  swap(/ geschaut([.]?)$/u, ' geprüft$1'),
  swap(/ rausgesucht([.]?)$/u, ' recherchiert$1'),
  swap(/ geholfen([.]?)$/u, ' unterstützt$1'),
];

const french: BulletRule[] = [
  swap(/^Participation à (?=la |l['’])/u, 'Contribution à '),
  swap(/^(?:Aidé|Participé) à (?=la |l['’])/u, 'Contribué à '),
  swap(/^Aidé (?=les |des |la |le |l['’])/u, 'Accompagné '),
  swap(/^(?:J['’]ai f|F)ait (?=les |des |la |le |l['’]|un)/u, 'Réalisé '),
  swap(/^Travaillé avec /u, 'Collaboré avec '),
  swap(/^(?:Je m['’]occupais|M['’]occuper|S['’]occuper) (?=de |des |du |d['’])/u, 'Prise en charge '),
  swap(/^(?:Regardé|Vu) (?=les |des |la |le )/u, 'Examiné '),
];

const spanish: BulletRule[] = [
  swap(/^Ayudé a (?=\p{Ll}+[aei]r\b)/u, 'Contribuí a '),
  swap(/^(?:Ayudé|Participé) en /u, 'Colaboré en '),
  swap(/^Ayudé a (?=los |las |l[ao]s? )/u, 'Asistí a '),
  swap(/^Hice /u, 'Realicé '),
  swap(/^Hacer /u, 'Realizar '),
  swap(/^Trabajé con /u, 'Colaboré con '),
  swap(/^Me (?:encargué|ocupé) del /u, 'Gestioné el '),
  swap(/^Me (?:encargué|ocupé) de /u, 'Gestioné '),
  swap(/^Di apoyo a /u, 'Apoyé a '),
  swap(/^Miré /u, 'Revisé '),
];

const japanese: BulletRule[] = [
  swap(/を(?:手伝った|手伝いました|お手伝いした)([。.]?)$/u, 'を支援$1'),
  swap(/の(?:お)?手伝い([。.]?)$/u, 'を支援$1'),
  swap(/を(?:やった|やりました|行った|行いました|した|しました)([。.]?)$/u, 'を実施$1'),
  swap(/に(?:関わった|関わりました|携わった|携わりました|参加した|参加しました)([。.]?)$/u, 'に参画$1'),
  swap(/を(?:作った|作りました|つくった)([。.]?)$/u, 'を作成$1'),
  swap(/を(?:直した|直しました)([。.]?)$/u, 'を修正$1'),
  swap(/を(?:教えた|教えました)([。.]?)$/u, 'を指導$1'),
  swap(/を(?:調べた|調べました)([。.]?)$/u, 'を調査$1'),
  swap(/を(?:まとめた|まとめました)([。.]?)$/u, 'を取りまとめ$1'),
];

const korean: BulletRule[] = [
  swap(/(?:을|를)\s*(?:도움|도왔음|도와줌|도왔습니다|도와드림)([.]?)$/u, ' 지원$1'),
  swap(/(?:을|를)\s*(?:만듦|만들었음|만들었습니다)([.]?)$/u, ' 제작$1'),
  swap(/(?:을|를)\s*(?:고침|고쳤음|고쳤습니다)([.]?)$/u, ' 수정$1'),
  swap(/(?:을|를)\s*(?:가르침|가르쳤음|가르쳤습니다)([.]?)$/u, ' 교육$1'),
  swap(/(?:을|를)\s*(?:했음|했습니다|하였음|하였습니다|함)([.]?)$/u, ' 수행$1'),
  swap(/(?:을|를)\s*(?:알아봄|알아봤음|알아보았습니다)([.]?)$/u, ' 조사$1'),
];

export const strongerVerbs: Record<Language, BulletRule[]> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ja: japanese,
  ko: korean,
};
