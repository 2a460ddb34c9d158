import type { Language } from '@shortlist/contracts/platform/languages';
import { type SentenceContext, buildSentence } from './bullet-to-sentence';
import { toBaseForm, toPastTense } from './english-verbs';

const pastJob: SentenceContext = { company: 'Acme', isCurrent: false, precededBy: 'nothing', sentenceIndex: 0 };
const currentJob: SentenceContext = { ...pastJob, isCurrent: true };
const afterLaterJob: SentenceContext = { ...pastJob, precededBy: 'laterJob' };
const afterSameJob: SentenceContext = { ...pastJob, precededBy: 'sameEmployer', sentenceIndex: 0 };

describe('bullet to first-person sentence', () => {
  it.each<[Language, string, SentenceContext, string]>([
    ['en', 'Reduced waiting times by 12%.', pastJob, 'At Acme, I reduced waiting times by 12%.'],
    ['en', 'Manage the ward budget', currentJob, 'At Acme, I manage the ward budget.'],
    ['en', 'Manage the ward budget', pastJob, 'At Acme, I managed the ward budget.'],
    [
      'en',
      'Assess patients and escalate early',
      pastJob,
      'At Acme, my work was to assess patients and escalate early.',
    ],
    [
      'en',
      'Planning of rosters for two wards',
      afterSameJob,
      'There, my work also included planning of rosters for two wards.',
    ],
    ['en', 'Led 3 audits', { ...pastJob, precededBy: 'laterJob' }, 'Before that, at Acme, I led 3 audits.'],
    [
      'en',
      'Customer satisfaction of my tickets is 94%',
      afterSameJob,
      'There, customer satisfaction of my tickets is 94%.',
    ],
    [
      'en',
      'Train and coach new colleagues since 2023',
      currentJob,
      'At Acme, I have been training and coaching new colleagues since 2023.',
    ],
    [
      'fr',
      'Gestion du planning de l’atelier',
      afterLaterJob,
      'Auparavant, chez Acme, j’ai assuré la gestion du planning de l’atelier.',
    ],
    [
      'fr',
      'Gestion du planning de l’atelier',
      { ...afterSameJob, sentenceIndex: 1 },
      'Par ailleurs, j’ai pris en charge la gestion du planning de l’atelier.',
    ],
    ['de', 'Betreuung von 12 Patienten', currentJob, 'Bei Acme übernehme ich die Betreuung von 12 Patienten.'],
    [
      'de',
      'Schulungen und Beratungen für Ehrenamtliche',
      currentJob,
      'Bei Acme umfassen meine Aufgaben Schulungen und Beratungen für Ehrenamtliche.',
    ],
    [
      'ja',
      '採用計画の策定と面接を担当',
      currentJob,
      '現在勤務しているAcmeでは、採用計画の策定と面接を担当しております。',
    ],
    [
      'ja',
      '採用計画の策定と面接を担当',
      pastJob,
      '以前勤務していたAcmeでは、採用計画の策定と面接を担当してまいりました。',
    ],
    ['ja', '夜勤者に記録を引き継ぎ', currentJob, '現在勤務しているAcmeでは、夜勤者に記録を引き継いでおります。'],
    ['ja', '手順書を毎月見直し', currentJob, '現在勤務しているAcmeでは、手順書を毎月見直しております。'],
    ['ja', '店舗の在庫を管理する', currentJob, '現在勤務しているAcmeでは、店舗の在庫を管理しております。'],
    ['ja', '5名の新人を率い', currentJob, '現在勤務しているAcmeでは、5名の新人を率いております。'],
    ['ja', '待ち時間を12%短縮', currentJob, '現在勤務しているAcmeでは、待ち時間を12%短縮いたしました。'],
    ['ja', '棚卸しの手順を改善した', currentJob, '現在勤務しているAcmeでは、棚卸しの手順を改善しました。'],
    ['ko', '매장 재고를 관리', currentJob, '현재 근무하는 Acme에서는 매장 재고를 관리하고 있습니다.'],
    ['ko', '대기 시간을 12% 단축', currentJob, '현재 근무하는 Acme에서는 대기 시간을 12% 단축했습니다.'],
    [
      'de',
      'Aufbau und Leitung eines Teams',
      afterSameJob,
      'Dort übernahm ich auch den Aufbau und die Leitung eines Teams.',
    ],
    ['de', 'Leitete die Frühschicht', pastJob, 'Bei Acme leitete ich die Frühschicht.'],
    ['de', 'Neue Prozesse eingeführt', pastJob, 'Bei Acme habe ich neue Prozesse eingeführt.'],
    [
      'de',
      'Erste Anzeige auf 1,3 Sekunden verkürzt',
      afterSameJob,
      'Dort habe ich auch die erste Anzeige auf 1,3 Sekunden verkürzt.',
    ],
    ['de', 'Wundtherapie bei 12 Kindern', pastJob, 'Bei Acme umfassten meine Aufgaben Wundtherapie bei 12 Kindern.'],
    ['fr', 'Réduit les délais de 12 %', pastJob, 'Chez Acme, j’ai réduit les délais de 12 %.'],
    ['fr', 'Gestion des stocks', currentJob, 'Chez Acme, mon travail a notamment porté sur la gestion des stocks.'],
    ['fr', 'Encadrer une équipe', pastJob, 'Chez Acme, mon rôle était d’encadrer une équipe.'],
    [
      'fr',
      'Suivi et relance des clients',
      pastJob,
      'Chez Acme, mon travail a notamment porté sur le suivi et sur la relance des clients.',
    ],
    ['fr', 'Suivi 12 patients par jour', pastJob, 'Chez Acme, j’ai suivi 12 patients par jour.'],
    ['fr', 'Défini les priorités avec l’équipe', afterSameJob, 'J’y ai aussi défini les priorités avec l’équipe.'],
    ['fr', 'Baisse de 12 % des retards', pastJob, 'Chez Acme, j’ai obtenu une baisse de 12 % des retards.'],
    [
      'fr',
      'Traçabilité des lots et archivage avec le laboratoire',
      pastJob,
      'Chez Acme, mon travail a notamment porté sur la traçabilité des lots et sur l’archivage avec le laboratoire.',
    ],
    [
      'fr',
      'Visite de 3 commerces et ateliers avec identification et suivi des risques',
      afterSameJob,
      'J’y ai aussi assuré la visite de 3 commerces et ateliers avec identification et suivi des risques.',
    ],
    ['fr', 'Inventaire du matériel', pastJob, 'Chez Acme, mon travail a notamment porté sur l’inventaire du matériel.'],
    ['fr', 'Habillage des vitrines', afterSameJob, 'J’y ai aussi assuré l’habillage des vitrines.'],
    ['es', 'Coordiné un equipo de 5 personas', pastJob, 'En Acme, coordiné un equipo de 5 personas.'],
    ['es', 'Recogida de datos', pastJob, 'En Acme, me ocupé de la recogida de datos.'],
    [
      'es',
      'Seguimiento presupuestario de 3 centros',
      pastJob,
      'En Acme, me ocupé del seguimiento presupuestario de 3 centros.',
    ],
    ['es', 'Aseo e higiene del paciente', pastJob, 'En Acme, me ocupé del aseo y la higiene del paciente.'],
    ['es', 'Imparto educación sanitaria', afterSameJob, 'Allí también imparto educación sanitaria.'],
    ['es', 'Registro para la inspección', pastJob, 'En Acme, me ocupé del registro para la inspección.'],
    ['es', 'Coordino equipos de venta', currentJob, 'En Acme, coordino equipos de venta.'],
    ['es', 'Alquiler de equipos', pastJob, 'Un ejemplo de mi trabajo en Acme: alquiler de equipos.'],
    ['es', 'Gestión de pedidos', currentJob, 'En Acme, me he ocupado de la gestión de pedidos.'],
    ['es', 'Atender a los clientes', pastJob, 'En Acme, mi trabajo consistía en atender a los clientes.'],
    [
      'ja',
      '待ち時間を14分から6分に短縮。',
      pastJob,
      '以前勤務していたAcmeでは、待ち時間を14分から6分に短縮いたしました。',
    ],
    ['ja', '新人の指導を行った', afterSameJob, 'また、新人の指導を行いました。'],
    ['ja', '医師へ引き継ぎ', pastJob, '以前勤務していたAcmeでは、医師へ引き継ぎました。'],
    ['ko', '대기 시간을 14분에서 6분으로 단축', pastJob, 'Acme에서는 대기 시간을 14분에서 6분으로 단축했습니다.'],
    ['ko', '누락을 38% 줄임', afterSameJob, '또한 누락을 38% 줄였습니다.'],
    ['ko', '재고 장부를 정리함', pastJob, 'Acme에서는 재고 장부를 정리했습니다.'],
    // Text after a semicolon or colon continues the sentence, or follows in parentheses.
    [
      'en',
      'Lead triage; cut waiting from 14 to 6 minutes.',
      currentJob,
      'At Acme, I lead triage and cut waiting from 14 to 6 minutes.',
    ],
    [
      'en',
      'Added 60 tests; peak of 9,000 events a day',
      pastJob,
      'At Acme, I added 60 tests (peak of 9,000 events a day).',
    ],
    ['en', 'Found an error; it was fixed at once', pastJob, 'At Acme, I found an error; it was fixed at once.'],
    ['en', 'Managing a budget of $18,000', currentJob, 'At Acme, I manage a budget of $18,000.'],
    [
      'fr',
      'Trié 90 arrivées ; attente réduite à 6 minutes',
      pastJob,
      'Chez Acme, j’ai trié 90 arrivées (attente réduite à 6 minutes).',
    ],
    ['fr', 'Dirige trois sites', currentJob, 'Chez Acme, je dirige trois sites.'],
    [
      'de',
      'Senkung des Ausschusses von 7 auf 1,5 %',
      currentJob,
      'Bei Acme gelang mir die Senkung des Ausschusses von 7 auf 1,5 %.',
    ],
    [
      'de',
      'Leitung von drei Teams; Kosten gesenkt',
      afterLaterJob,
      'Davor übernahm ich bei Acme die Leitung von drei Teams (Kosten gesenkt).',
    ],
    [
      'de',
      'Wöchentlichen Bestandsbericht neu gebaut',
      pastJob,
      'Bei Acme habe ich den wöchentlichen Bestandsbericht neu gebaut.',
    ],
    [
      'de',
      'Monatlich rund 180 Rechnungen geprüft und Differenzen geklärt',
      currentJob,
      'Bei Acme prüfe ich monatlich rund 180 Rechnungen und kläre Differenzen.',
    ],
    [
      'de',
      'Täglich 20 Aufträge angelegt, Lieferscheine erstellt',
      currentJob,
      'Bei Acme lege ich täglich 20 Aufträge an und erstelle Lieferscheine.',
    ],
    ['de', 'Täglich Angebote verglichen', currentJob, 'Bei Acme habe ich täglich Angebote verglichen.'],
    [
      'de',
      'Rund 45 Bestellungen pro Woche angelegt und verfolgt (C-Teile, Verpackung)',
      currentJob,
      'Bei Acme habe ich rund 45 Bestellungen pro Woche angelegt und verfolgt (C-Teile, Verpackung).',
    ],
    [
      'de',
      'Liefertermine überwacht und Verträge geprüft',
      pastJob,
      'Bei Acme habe ich Liefertermine überwacht und Verträge geprüft.',
    ],
    [
      'de',
      'Büromaterial für drei Standorte bestellt, Budget 38.000 Euro im Jahr',
      pastJob,
      'Bei Acme habe ich das Büromaterial für drei Standorte bestellt (Budget 38.000 Euro im Jahr).',
    ],
    [
      'de',
      'Ablösung des alten Systems durch 14 Dienste, Laufzeit halbiert',
      pastJob,
      'Bei Acme übernahm ich die Ablösung des alten Systems durch 14 Dienste (Laufzeit halbiert).',
    ],
    [
      'de',
      'Täglicher Versand und Rückfragen der Kunden',
      currentJob,
      'Bei Acme umfassen meine Aufgaben täglichen Versand und Rückfragen der Kunden.',
    ],
    [
      'de',
      'Bestandskorrekturen und Inventur',
      afterSameJob,
      'Dort umfassten meine Aufgaben auch Bestandskorrekturen und Inventur.',
    ],
    ['de', 'Posten Saucier und Fleisch', pastJob, 'Bei Acme umfassten meine Aufgaben Posten Saucier und Fleisch.'],
    [
      'de',
      'Beendet wegen Betriebsschließung',
      pastJob,
      'Ein Beispiel aus meiner Arbeit bei Acme: Beendet wegen Betriebsschließung.',
    ],
    ['de', 'Neun neue Kolleginnen angeleitet', pastJob, 'Bei Acme habe ich neun neue Kolleginnen angeleitet.'],
    ['es', 'Atiendo a 80 clientes', currentJob, 'En Acme, atiendo a 80 clientes.'],
    ['es', 'Reducción del 31 % en rechazos', pastJob, 'En Acme, logré la reducción del 31 % en rechazos.'],
    [
      'ja',
      '34件を獲得。うち6件は法人。',
      currentJob,
      '現在勤務しているAcmeでは、34件を獲得いたしました（うち6件は法人）。',
    ],
    [
      'ja',
      '64名を統括。離職率を14%から4%に低減。',
      currentJob,
      '現在勤務しているAcmeでは、64名を統括し、離職率を14%から4%に低減いたしました。',
    ],
    ['ja', '3件の改善提案が採用', pastJob, '以前勤務していたAcmeでは、3件の改善提案が採用されました。'],
    // A role takes no action verb.
    ['en', 'Responsible for opening the shop', currentJob, 'At Acme, I am responsible for opening the shop.'],
    ['fr', 'Responsable de 2 apprentis', currentJob, 'Chez Acme, je suis responsable de 2 apprentis.'],
    ['fr', 'Je réalise 15 révisions par semaine', currentJob, 'Chez Acme, je réalise 15 révisions par semaine.'],
    ['de', 'Verantwortlich für die Bestellung', pastJob, 'Bei Acme war ich verantwortlich für die Bestellung.'],
    ['es', 'Encargado de 2 aprendices', currentJob, 'En Acme, soy encargado de 2 aprendices.'],
    ['es', 'Diagnóstico electrónico de averías', pastJob, 'En Acme, me ocupé del diagnóstico electrónico de averías.'],
    ['ja', '衛生管理責任者', currentJob, '現在勤務しているAcmeでは、衛生管理責任者を務めております。'],
    ['ja', '新人指導', currentJob, '現在勤務しているAcmeでは、新人指導に携わっております。'],
    ['ko', '위생 관리 책임자', currentJob, '현재 근무하는 Acme에서는 위생 관리 책임자 역할을 맡고 있습니다.'],
    ['ko', '31건의 주인을 찾음', pastJob, 'Acme에서는 31건의 주인을 찾았습니다.'],
    ['ko', '불량률을 7%에서 1.5%로 절감', currentJob, '현재 근무하는 Acme에서는 불량률을 7%에서 1.5%로 절감했습니다.'],
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
  expect(buildSentence(bullet, { ...pastJob, company }, language).slice(0, start.length)).toBe(start);
});

it('inflects English verbs', () => {
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
