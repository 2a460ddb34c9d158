import type { Clause } from './clause';

/** Pasts whose polite form does not follow from their letters. */
const polite: [RegExp, string][] = [
  [/行った$/u, '行いました'],
  [/担った$/u, '担いました'],
  [/扱った$/u, '扱いました'],
  [/図った$/u, '図りました'],
  [/(作|守|取|上回|携わ|関わ|送|至)った$/u, '$1りました'],
  [/(支|整|伝|加|鍛|与)えた$/u, '$1えました'],
  [/した$/u, 'しました'],
  [/([えけせてねへめれげぜでべぺ])た$/u, '$1ました'],
  [/する$/u, 'してまいりました'],
  [/ている$/u, 'ています'],
];
/** Names of things and people, of which nobody does anything. */
const thing =
  /(?:リーダー|マネージャー|マネジャー|メンバー|担当者|管理者|業務|役割|経験|資格|システム|サービス|プロジェクト|チーム)$/u;

export const japanese: Clause = (bullet, { company, after, turn }) => {
  const at =
    after === 'same'
      ? turn % 2
        ? 'また'
        : 'さらに'
      : after === 'later'
        ? `以前勤務した${company}では`
        : `${company}では`;
  const own = bullet.replace(/^私は、?/u, '');
  if (/(?:ました|です|ます)$/u.test(own)) return `${at}、${own}。`;
  for (const [plain, said] of polite) if (plain.test(own)) return `${at}、${own.replace(plain, said)}。`;
  // The form that makes a noun of a verb makes its polite past too: 引き継ぎ, 見直し, 置き換え.
  if (/[いきしちにみりぎびえけせてねめれげべ]$/u.test(own)) return `${at}、${own}ました。`;
  if (!thing.test(own) && /[\p{sc=Han}\p{sc=Katakana}ー]{2}$/u.test(own)) return `${at}、${own}いたしました。`;
  return `${at}、「${own}」という業務に取り組んでまいりました。`;
};
