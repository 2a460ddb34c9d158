import type { Language } from '@shortlist/contracts/platform/languages';
import { type SentenceContext, buildSentence } from './bullet-to-sentence';
import { toBaseForm, toPastTense } from './english-verbs';

const first: SentenceContext = { company: 'Acme', isCurrent: false, precededBy: 'nothing', sentenceIndex: 0 };
const now: SentenceContext = { ...first, isCurrent: true };
const later: SentenceContext = { ...first, precededBy: 'later' };
const next: SentenceContext = { ...first, precededBy: 'same', sentenceIndex: 0 };

describe('bullet to first-person sentence', () => {
  it.each<[Language, string, SentenceContext, string]>([
    ['en', 'Reduced waiting times by 12%.', first, 'At Acme, I reduced waiting times by 12%.'],
    ['en', 'Manage the ward budget', now, 'At Acme, I manage the ward budget.'],
    ['en', 'Manage the ward budget', first, 'At Acme, I managed the ward budget.'],
    ['en', 'Assess patients and escalate early', first, 'At Acme, my work was to assess patients and escalate early.'],
    [
      'en',
      'Planning of rosters for two wards',
      next,
      'There, my work also included planning of rosters for two wards.',
    ],
    ['en', 'Led 3 audits', { ...first, precededBy: 'later' }, 'Before that, at Acme, I led 3 audits.'],
    ['de', 'Betreuung von 12 Patienten', now, 'Bei Acme übernehme ich die Betreuung von 12 Patienten.'],
    [
      'de',
      'Schulungen und Beratungen für Ehrenamtliche',
      now,
      'Ein Beispiel aus meiner Arbeit bei Acme: Schulungen und Beratungen für Ehrenamtliche.',
    ],
    ['ja', '採用計画の策定と面接を担当', now, '現在勤務しているAcmeでは、採用計画の策定と面接を担当しております。'],
    [
      'ja',
      '採用計画の策定と面接を担当',
      first,
      '以前勤務していたAcmeでは、採用計画の策定と面接を担当してまいりました。',
    ],
    ['ja', '夜勤者に記録を引き継ぎ', now, '現在勤務しているAcmeでは、夜勤者に記録を引き継いでおります。'],
    ['ja', '手順書を毎月見直し', now, '現在勤務しているAcmeでは、手順書を毎月見直しております。'],
    ['ja', '店舗の在庫を管理する', now, '現在勤務しているAcmeでは、店舗の在庫を管理しております。'],
    ['ja', '5名の新人を率い', now, '現在勤務しているAcmeでは、5名の新人を率いております。'],
    ['ja', '待ち時間を12%短縮', now, '現在勤務しているAcmeでは、待ち時間を12%短縮いたしました。'],
    ['ja', '棚卸しの手順を改善した', now, '現在勤務しているAcmeでは、棚卸しの手順を改善しました。'],
    ['ko', '매장 재고를 관리', now, '현재 근무하는 Acme에서는 매장 재고를 관리하고 있습니다.'],
    ['ko', '대기 시간을 12% 단축', now, '현재 근무하는 Acme에서는 대기 시간을 12% 단축했습니다.'],
    ['de', 'Aufbau und Leitung eines Teams', next, 'Dort übernahm ich auch den Aufbau und die Leitung eines Teams.'],
    ['de', 'Leitete die Frühschicht', first, 'Bei Acme leitete ich die Frühschicht.'],
    ['de', 'Neue Prozesse eingeführt', first, 'Bei Acme habe ich neue Prozesse eingeführt.'],
    [
      'de',
      'Erste Anzeige auf 1,3 Sekunden verkürzt',
      next,
      'Dort habe ich auch die erste Anzeige auf 1,3 Sekunden verkürzt.',
    ],
    [
      'de',
      'Wundtherapie bei 12 Kindern',
      first,
      'Ein Beispiel aus meiner Arbeit bei Acme: Wundtherapie bei 12 Kindern.',
    ],
    ['fr', 'Réduit les délais de 12 %', first, 'Chez Acme, j’ai réduit les délais de 12 %.'],
    ['fr', 'Gestion des stocks', now, 'Chez Acme, mon travail a notamment porté sur la gestion des stocks.'],
    ['fr', 'Encadrer une équipe', first, 'Chez Acme, mon rôle était d’encadrer une équipe.'],
    [
      'fr',
      'Suivi et relance des clients',
      first,
      'Chez Acme, mon travail a notamment porté sur le suivi et sur la relance des clients.',
    ],
    ['fr', 'Suivi 12 patients par jour', first, 'Chez Acme, j’ai suivi 12 patients par jour.'],
    ['fr', 'Défini les priorités avec l’équipe', next, 'J’y ai aussi défini les priorités avec l’équipe.'],
    ['fr', 'Baisse de 12 % des retards', first, 'Chez Acme, j’ai obtenu une baisse de 12 % des retards.'],
    [
      'fr',
      'Traçabilité des lots et archivage avec le laboratoire',
      first,
      'Chez Acme, mon travail a notamment porté sur la traçabilité des lots et sur l’archivage avec le laboratoire.',
    ],
    [
      'fr',
      'Visite de 3 commerces et ateliers avec identification et suivi des risques',
      next,
      'J’y ai aussi assuré la visite de 3 commerces et ateliers avec identification et suivi des risques.',
    ],
    ['fr', 'Inventaire du matériel', first, 'Chez Acme, mon travail a notamment porté sur l’inventaire du matériel.'],
    ['fr', 'Habillage des vitrines', next, 'J’y ai aussi assuré l’habillage des vitrines.'],
    ['es', 'Coordiné un equipo de 5 personas', first, 'En Acme, coordiné un equipo de 5 personas.'],
    ['es', 'Recogida de datos', first, 'En Acme, me ocupé de la recogida de datos.'],
    [
      'es',
      'Seguimiento presupuestario de 3 centros',
      first,
      'En Acme, me ocupé del seguimiento presupuestario de 3 centros.',
    ],
    ['es', 'Aseo e higiene del paciente', first, 'En Acme, me ocupé del aseo y la higiene del paciente.'],
    ['es', 'Imparto educación sanitaria', next, 'Allí también imparto educación sanitaria.'],
    ['es', 'Registro para la inspección', first, 'En Acme, me ocupé del registro para la inspección.'],
    ['es', 'Coordino equipos de venta', now, 'En Acme, coordino equipos de venta.'],
    ['es', 'Alquiler de equipos', first, 'Un ejemplo de mi trabajo en Acme: alquiler de equipos.'],
    ['es', 'Gestión de pedidos', now, 'En Acme, me he ocupado de la gestión de pedidos.'],
    ['es', 'Atender a los clientes', first, 'En Acme, mi trabajo consistía en atender a los clientes.'],
    [
      'ja',
      '待ち時間を14分から6分に短縮。',
      first,
      '以前勤務していたAcmeでは、待ち時間を14分から6分に短縮いたしました。',
    ],
    ['ja', '新人の指導を行った', next, 'また、新人の指導を行いました。'],
    ['ja', '医師へ引き継ぎ', first, '以前勤務していたAcmeでは、医師へ引き継ぎました。'],
    ['ko', '대기 시간을 14분에서 6분으로 단축', first, 'Acme에서는 대기 시간을 14분에서 6분으로 단축했습니다.'],
    ['ko', '누락을 38% 줄임', next, '또한 누락을 38% 줄였습니다.'],
    ['ko', '재고 장부를 정리함', first, 'Acme에서는 재고 장부를 정리했습니다.'],
    // Text after a semicolon or colon continues the sentence, or follows in parentheses.
    [
      'en',
      'Lead triage; cut waiting from 14 to 6 minutes.',
      now,
      'At Acme, I lead triage and cut waiting from 14 to 6 minutes.',
    ],
    [
      'en',
      'Added 60 tests; peak of 9,000 events a day',
      first,
      'At Acme, I added 60 tests (peak of 9,000 events a day).',
    ],
    ['en', 'Found an error; it was fixed at once', first, 'At Acme, I found an error; it was fixed at once.'],
    ['en', 'Managing a budget of $18,000', now, 'At Acme, I manage a budget of $18,000.'],
    [
      'fr',
      'Trié 90 arrivées ; attente réduite à 6 minutes',
      first,
      'Chez Acme, j’ai trié 90 arrivées (attente réduite à 6 minutes).',
    ],
    ['fr', 'Dirige trois sites', now, 'Chez Acme, je dirige trois sites.'],
    [
      'de',
      'Senkung des Ausschusses von 7 auf 1,5 %',
      now,
      'Bei Acme gelang mir die Senkung des Ausschusses von 7 auf 1,5 %.',
    ],
    [
      'de',
      'Leitung von drei Teams; Kosten gesenkt',
      later,
      'Davor übernahm ich bei Acme die Leitung von drei Teams (Kosten gesenkt).',
    ],
    [
      'de',
      'Wöchentlichen Bestandsbericht neu gebaut',
      first,
      'Bei Acme habe ich den wöchentlichen Bestandsbericht neu gebaut.',
    ],
    ['de', 'Neun neue Kolleginnen angeleitet', first, 'Bei Acme habe ich neun neue Kolleginnen angeleitet.'],
    ['es', 'Atiendo a 80 clientes', now, 'En Acme, atiendo a 80 clientes.'],
    ['es', 'Reducción del 31 % en rechazos', first, 'En Acme, logré la reducción del 31 % en rechazos.'],
    ['ja', '34件を獲得。うち6件は法人。', now, '現在勤務しているAcmeでは、34件を獲得いたしました（うち6件は法人）。'],
    [
      'ja',
      '64名を統括。離職率を14%から4%に低減。',
      now,
      '現在勤務しているAcmeでは、64名を統括し、離職率を14%から4%に低減いたしました。',
    ],
    ['ja', '3件の改善提案が採用', first, '以前勤務していたAcmeでは、3件の改善提案が採用されました。'],
    // A role takes no action verb.
    ['en', 'Responsible for opening the shop', now, 'At Acme, I am responsible for opening the shop.'],
    ['fr', 'Responsable de 2 apprentis', now, 'Chez Acme, je suis responsable de 2 apprentis.'],
    ['fr', 'Je réalise 15 révisions par semaine', now, 'Chez Acme, je réalise 15 révisions par semaine.'],
    ['de', 'Verantwortlich für die Bestellung', first, 'Bei Acme war ich verantwortlich für die Bestellung.'],
    ['es', 'Encargado de 2 aprendices', now, 'En Acme, soy encargado de 2 aprendices.'],
    ['es', 'Diagnóstico electrónico de averías', first, 'En Acme, me ocupé del diagnóstico electrónico de averías.'],
    ['ja', '衛生管理責任者', now, '現在勤務しているAcmeでは、衛生管理責任者を務めております。'],
    ['ja', '新人指導', now, '現在勤務しているAcmeでは、新人指導に携わっております。'],
    ['ko', '위생 관리 책임자', now, '현재 근무하는 Acme에서는 위생 관리 책임자 역할을 맡고 있습니다.'],
    ['ko', '31건의 주인을 찾음', first, 'Acme에서는 31건의 주인을 찾았습니다.'],
    ['ko', '불량률을 7%에서 1.5%로 절감', now, '현재 근무하는 Acme에서는 불량률을 7%에서 1.5%로 절감했습니다.'],
  ])('%s: %s', (language, bullet, context, sentence) => {
    expect(buildSentence(bullet, context, language)).toBe(sentence);
  });
});

it.each<[Language, string, string]>([
  ['fr', 'Biscuiterie Kervadec', 'À la Biscuiterie Kervadec, '],
  ['fr', 'Centre hospitalier de Valbrune', 'Au Centre hospitalier de Valbrune, '],
  ['fr', 'Hôpital de la Baie', 'À l’Hôpital de la Baie, '],
  ['fr', 'Airbus', 'Chez Airbus, '],
  ['de', 'Klinikum Lindenau', 'Beim Klinikum Lindenau '],
  ['de', 'Alster GmbH', 'Bei der Alster GmbH '],
  ['de', 'Siemens', 'Bei Siemens '],
  ['es', 'Hospital del Llano', 'En el Hospital del Llano, '],
  ['es', 'Mercadona', 'En Mercadona, '],
  ['en', 'University of Eastmere', 'At the University of Eastmere, '],
])('adds the preposition and article to the company, %s: %s', (language, company, start) => {
  const bullet = { en: 'Led 3 audits', es: 'Dirigí 3 equipos', fr: 'Géré 3 équipes', de: 'Leitete 3 Teams' }[
    language as 'en' | 'es' | 'fr' | 'de'
  ];
  expect(buildSentence(bullet, { ...first, company }, language).slice(0, start.length)).toBe(start);
});

it('English verbs', () => {
  const pasts = {
    manage: 'managed',
    plan: 'planned',
    develop: 'developed',
    carry: 'carried',
    lead: 'led',
    refer: 'referred',
  };
  for (const [base, past] of Object.entries(pasts)) expect(toPastTense(base)).toBe(past);
  const bases = { managing: 'manage', running: 'run', supervising: 'supervise', carries: 'carry', teaching: 'teach' };
  for (const [form, base] of Object.entries(bases)) expect(toBaseForm(form)).toBe(base);
  expect(toBaseForm('building')).toBe('build');
  expect(toBaseForm('table')).toBeUndefined();
});
