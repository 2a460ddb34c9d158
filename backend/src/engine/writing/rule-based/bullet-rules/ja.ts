import { createReplaceRule, type BulletRule } from './bullet-rule';

export const japaneseBulletRules: BulletRule[] = [
  createReplaceRule('first_person', /^(?:私|自分|弊社)(?:は|が|では|の)、?/u, ''),
  createReplaceRule(
    'stock_phrase',
    /(?:責任感を持って|責任感強く|何事にも|全力で|精一杯|一生懸命(?:に)?|やる気を持って|ポジティブに|頑張って)、?/gu,
    '',
  ),
  createReplaceRule('filler', /(?:様々な|さまざまな|色々な|いろいろな)/gu, ''),
  createReplaceRule('filler', /することができ(?:た|ました)/gu, 'した'),
  createReplaceRule('filler', /(?:など|等)(?=[のをに、])/gu, ''),
  // In Japanese, the phrase that counts as a weak opening is at the end of the bullet, with the verb.
  createReplaceRule(
    'weak_opening',
    /業務(?:全般)?(?:を|の)?(?:担当(?:した|しました|する|しています)?|行う|行った|行いました)[。.]?$/u,
    '業務を遂行',
  ),
  createReplaceRule('weak_opening', /(?:など|等|ほか)(?:を|の)?(?:担当(?:した|しました)?|行った)?[。.]?$/u, 'を実施'),
  createReplaceRule('weak_opening', /(?:の責任者として従事|に従事)(?:した|しました)?[。.]?$/u, 'を遂行'),
  createReplaceRule(
    'add_number',
    /(?<![\p{N}\]])(新人|新入社員|後輩|部下|患者|顧客|生徒|学生|利用者|来場者|スタッフ|メンバー)(を|へ|に|の)(?=(?:指導|育成|教育|担当|支援|対応|研修|管理|ケア))/u,
    '$1[数]名$2',
  ),
  createReplaceRule(
    'add_number',
    /(?<![\p{N}\]])(問い合わせ|クレーム|案件|契約|請求書|申請|注文)(を|に|へ)(?=(?:対応|処理|管理|担当|確認))/u,
    '$1[数]件$2',
  ),
];
