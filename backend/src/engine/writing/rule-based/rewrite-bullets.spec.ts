import { languages, type Language } from '@shortlist/contracts/platform/languages';
import { getAllOccupations } from '@shortlist/occupations/get-occupations';
import { rewriteBulletsByRules, rewriteBullet } from './rewrite-bullets';

const rewritePastBullet = (bullet: string, language: Language = 'en') => {
  const { after, reason } = rewriteBullet(bullet, false, language);
  return [after, reason];
};

describe('bullet rewriting', () => {
  it.each([
    ['Responsible for managing the annual budget', 'Managed the annual budget', 'weak_opening'],
    ['Was responsible for planning and running weekly reviews', 'Planned and ran weekly reviews', 'weak_opening'],
    [
      'Duties included training new employees on the till',
      'Trained [number] new employees on the till',
      'weak_opening',
    ],
    ['Responsible for the annual budget of the ward', 'Handled the annual budget of the ward', 'weak_opening'],
    ['I managed a budget with our team', 'Managed a budget with the team', 'first_person'],
    ['Managing supplier contracts and their renewal', 'Managed supplier contracts and their renewal', 'weak_opening'],
    ['Successfully negotiated contracts in order to cut cost', 'Negotiated [number] contracts to cut cost', 'filler'],
    ['Resolved complaints as a true team player', 'Resolved [number] complaints', 'stock_phrase'],
    ['Team player who presented findings weekly', 'Presented findings weekly', 'stock_phrase'],
    ['Answered calls in the order they came', 'Answered [number] calls in the order they came', 'add_number'],
    [
      'Rebuilt the archive of the department and moved it into one shared folder, ensuring a smooth process',
      'Rebuilt the archive of the department and moved it into one shared folder',
      'too_long',
    ],
  ])('en: %s', (before, after, reason) => {
    expect(rewritePastBullet(before)).toEqual([after, reason]);
  });

  it('keeps the present tense for a current job', () => {
    expect(rewriteBullet('Responsible for managing the annual budget', true, 'en').after).toBe(
      'Manage the annual budget',
    );
  });

  it.each<[Language, string, string, string]>([
    ['de', 'Verantwortlich für die Planung der Schichten', 'Planung der Schichten', 'weak_opening'],
    ['de', 'Ich habe Kunden am Telefon beraten', 'Kunden am Telefon beraten', 'first_person'],
    ['de', 'Betreuung von Kunden im Innendienst', 'Betreuung von [Zahl] Kunden im Innendienst', 'add_number'],
    ['fr', 'Responsable de la gestion des stocks', 'Gestion des stocks', 'weak_opening'],
    ['fr', 'Formation de nouveaux collaborateurs', 'Formation de [nombre] nouveaux collaborateurs', 'add_number'],
    ['es', 'Responsable de la gestión de almacén', 'Gestión de almacén', 'weak_opening'],
    ['es', 'Atendí a clientes en el mostrador', 'Atendí a [número] clientes en el mostrador', 'add_number'],
    ['ja', '電話対応業務を担当しました。', '電話対応業務を遂行', 'weak_opening'],
    ['ja', '新人を指導し、手順を見直した', '新人[数]名を指導し、手順を見直した', 'add_number'],
    ['ko', '고객 응대 업무 담당', '고객 [숫자]명 응대 업무 수행', 'weak_opening'],
    ['ko', '책임감을 가지고 재고 장부를 정리함', '재고 장부를 정리함', 'stock_phrase'],
  ])('%s: %s', (language, before, after, reason) => {
    expect(rewritePastBullet(before, language)).toEqual([after, reason]);
  });

  it('leaves good bullets unchanged', () => {
    for (const { code: language } of languages) {
      const bullets = getAllOccupations(language)
        .flatMap(({ occupations }) => occupations)
        .flatMap(({ duties }) => duties)
        .filter((bullet) => bullet.includes('['));
      const changedBullets = bullets.filter((bullet) => rewriteBullet(bullet, true, language).after !== bullet);
      expect([language, changedBullets.slice(0, 3), changedBullets.length / bullets.length < 0.01]).toEqual([
        language,
        expect.anything(),
        true,
      ]);
    }
  });

  it('never adds a number or a name', () => {
    const bullets = ['Responsible for Acme reports', 'Handled 12 calls successfully', 'I led 3 people at Acme'];
    const resume = { experience: [] } as unknown as Parameters<typeof rewriteBulletsByRules>[0]['resume'];
    for (const { before, after } of rewriteBulletsByRules({ bullets, resume, language: 'en' })) {
      const originalNames = new Set(before.match(/[\p{Lu}\p{N}][\p{L}\p{N}]+/gu));
      const names = after.slice(1).match(/(?<=\s)[\p{Lu}\p{N}][\p{L}\p{N}]*/gu) ?? [];
      expect(names.filter((name) => !originalNames.has(name) && !before.includes(name))).toEqual([]);
    }
  });
});
