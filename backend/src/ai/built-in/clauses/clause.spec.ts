import type { Language } from '@shortlist/contracts/platform/languages';
import { type Place, sentenceOf } from './clause';
import { baseOf, pastOf } from './english-verbs';

const first: Place = { company: 'Acme', current: false, after: 'nothing', turn: 0 };
const now: Place = { ...first, current: true };
const next: Place = { ...first, after: 'same', turn: 1 };

describe('a bullet as a sentence in the first person', () => {
  it.each<[Language, string, Place, string]>([
    ['en', 'Reduced waiting times by 12%.', first, 'At Acme, I reduced waiting times by 12%.'],
    ['en', 'Manage the ward budget', now, 'At Acme, I manage the ward budget.'],
    ['en', 'Manage the ward budget', first, 'At Acme, I managed the ward budget.'],
    ['en', 'Assess patients and escalate early', first, 'At Acme, my work was to assess patients and escalate early.'],
    ['en', 'Planning of rosters for two wards', next, 'There my work also included planning of rosters for two wards.'],
    ['en', 'Led 3 audits', { ...first, after: 'later' }, 'Earlier, at Acme, I led 3 audits.'],
    [
      'de',
      'Betreuung von 12 Patienten',
      now,
      'In meiner jetzigen Stelle (Acme) zählte zu meinen Aufgaben die Betreuung von 12 Patienten.',
    ],
    ['de', 'Aufbau und Leitung eines Teams', next, 'Dort übernahm ich auch den Aufbau und die Leitung eines Teams.'],
    ['de', 'Leitete die Frühschicht', first, 'In meiner letzten Stelle (Acme) leitete ich die Frühschicht.'],
    ['de', 'Neue Prozesse eingeführt', first, 'In meiner letzten Stelle (Acme) habe ich neue Prozesse eingeführt.'],
    [
      'de',
      'Erste Anzeige auf 1,3 Sekunden verkürzt',
      next,
      'Dort habe ich auch erste Anzeige auf 1,3 Sekunden verkürzt.',
    ],
    [
      'de',
      'Wundtherapie bei 12 Kindern',
      first,
      'Ein Beispiel aus meiner letzten Stelle (Acme): Wundtherapie bei 12 Kindern.',
    ],
    ['fr', 'Réduit les délais de 12 %', first, 'Dans mon dernier poste (Acme), j’ai réduit les délais de 12 %.'],
    ['fr', 'Gestion des stocks', now, 'Dans mon poste actuel (Acme), mon travail comprend la gestion des stocks.'],
    ['fr', 'Encadrer une équipe', first, 'Dans mon dernier poste (Acme), mon rôle était d’encadrer une équipe.'],
    [
      'fr',
      'Suivi et relance des clients',
      first,
      'Dans mon dernier poste (Acme), mon travail comprenait le suivi et la relance des clients.',
    ],
    ['fr', 'Suivi 12 patients par jour', first, 'Dans mon dernier poste (Acme), j’ai suivi 12 patients par jour.'],
    ['fr', 'Défini les priorités avec l’équipe', next, 'J’y ai aussi défini les priorités avec l’équipe.'],
    [
      'fr',
      'Baisse de 12 % des retards',
      first,
      'Dans mon dernier poste (Acme), j’ai obtenu une baisse de 12 % des retards.',
    ],
    [
      'fr',
      'Traçabilité des lots et archivage avec le laboratoire',
      first,
      'Dans mon dernier poste (Acme), mon travail comprenait la traçabilité des lots et l’archivage avec le laboratoire.',
    ],
    [
      'fr',
      'Visite de 3 commerces et ateliers avec identification et suivi des risques',
      next,
      'De plus, j’assurais la visite de 3 commerces et ateliers avec identification et suivi des risques.',
    ],
    [
      'fr',
      'Inventaire du matériel',
      first,
      'Dans mon dernier poste (Acme), mon travail comprenait l’inventaire du matériel.',
    ],
    ['fr', 'Habillage des vitrines', next, 'De plus, j’assurais l’habillage des vitrines.'],
    ['es', 'Coordiné un equipo de 5 personas', first, 'En mi último puesto (Acme), coordiné un equipo de 5 personas.'],
    ['es', 'Recogida de datos', first, 'En mi último puesto (Acme), mi trabajo incluía la recogida de datos.'],
    [
      'es',
      'Seguimiento presupuestario de 3 centros',
      first,
      'En mi último puesto (Acme), mi trabajo incluía el seguimiento presupuestario de 3 centros.',
    ],
    [
      'es',
      'Aseo e higiene del paciente',
      first,
      'En mi último puesto (Acme), mi trabajo incluía el aseo y la higiene del paciente.',
    ],
    ['es', 'Imparto educación sanitaria', next, 'Allí también imparto educación sanitaria.'],
    [
      'es',
      'Registro para la inspección',
      first,
      'En mi último puesto (Acme), mi trabajo incluía el registro para la inspección.',
    ],
    ['es', 'Coordino equipos de venta', now, 'En mi puesto actual (Acme), coordino equipos de venta.'],
    ['es', 'Alquiler de equipos', first, 'Un ejemplo de mi último puesto (Acme): alquiler de equipos.'],
    ['es', 'Gestión de pedidos', now, 'En mi puesto actual (Acme), mi trabajo incluye la gestión de pedidos.'],
    [
      'es',
      'Atender a los clientes',
      first,
      'En mi último puesto (Acme), mi trabajo consistía en atender a los clientes.',
    ],
    ['ja', '待ち時間を14分から6分に短縮。', first, 'Acmeでは、待ち時間を14分から6分に短縮いたしました。'],
    ['ja', '新人の指導を行った', next, 'また、新人の指導を行いました。'],
    ['ja', '医師へ引き継ぎ', first, 'Acmeでは、医師へ引き継ぎました。'],
    ['ko', '대기 시간을 14분에서 6분으로 단축', first, 'Acme에서는 대기 시간을 14분에서 6분으로 단축했습니다.'],
    ['ko', '누락을 38% 줄임', next, '또한 누락을 38% 줄였습니다.'],
    ['ko', '재고 장부를 정리함', first, 'Acme에서는 재고 장부를 정리했습니다.'],
  ])('%s: %s', (language, bullet, place, sentence) => {
    expect(sentenceOf(bullet, place, language)).toBe(sentence);
  });
});

it('knows English verbs', () => {
  const pasts = {
    manage: 'managed',
    plan: 'planned',
    develop: 'developed',
    carry: 'carried',
    lead: 'led',
    refer: 'referred',
  };
  for (const [base, past] of Object.entries(pasts)) expect(pastOf(base)).toBe(past);
  const bases = { managing: 'manage', running: 'run', supervising: 'supervise', carries: 'carry', teaching: 'teach' };
  for (const [form, base] of Object.entries(bases)) expect(baseOf(form)).toBe(base);
  expect(baseOf('building')).toBe('build');
  expect(baseOf('table')).toBeUndefined();
});
