import type { SentenceBuilder, SentenceContext } from './bullet-to-sentence';

const politePastForms: [RegExp, string][] = [
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
const roleEnding =
  /(?:責任者|担当者|管理者|指導者|リーダー|マネージャー|マネジャー|主任|店長|チーフ|委員|[部課係班室]長)$/u;
const nonActionEnding =
  /(?:リーダー|マネージャー|マネジャー|メンバー|担当者|管理者|業務|役割|経験|資格|システム|サービス|プロジェクト|チーム)$/u;

/** Work that lasts as long as the job. All other work was done once. */
const continuousWork =
  /(?:担当|管理|運用|運営|統括|主宰|指導|支援|対応|実施|提供|従事|配置|巡回|調整|監督|維持|教育|経営|営業|販売|診療|看護|介護|保守|清掃|調理|配送|案内|受付|補佐|兼務|主導)$/u;
const frequency = /(?:毎[日週月年朝晩回]|[1一]日|[週月年](?:に?約?)?[\d一二三四五六七八九十]|日々|常時|定期)/u;
/** Completed changes, shown by their figures: "70%から88%に改善", "30%削減". */
const completedChange =
  /(?:(?:に|へ|まで)\p{sc=Han}{2}$(?<=から.*)|\p{N}.{0,6}(?:短縮|削減|低減|軽減|縮減|向上|改善|増加|減少|拡大|獲得|節減|引き上げ|引き下げ))$|(?:完了|達成|受賞|取得|導入|開始|開設|設立)$/u;
const longTermWork = /(?:担当|管理|運用|運営|統括|主宰|指導|支援|従事|監督|経営|保守|補佐)$/u;

const isOngoingWork = (statement: string) =>
  !completedChange.test(statement) && (continuousWork.test(statement) || frequency.test(statement));

const completedVerb = /(?:置き換え|切り替え|立ち上げ|引き[上下]げ|まとめ|取り付け)$/u;
/** Nouns that take the passive voice after their subject: "3件の改善提案が採用". */
const passiveNoun = /(?:採用|採択|承認|掲載|表彰|選出|認定)$(?<=(?:が[^、を]*|に)..)/u;
/** Subject other than the applicant, before the last verb. Humble forms apply only to the applicant. */
const separateSubject = /が(?:(?![、をが]).)*$/u;

const teForms: [RegExp, string][] = [
  [/(用|率)い$/u, '$1いて'],
  [/行き$/u, '行って'],
  [/[いちり]$/u, 'って'],
  [/き$/u, 'いて'],
  [/ぎ$/u, 'いで'],
  [/[みびに]$/u, 'んで'],
  [/$/u, 'て'],
];

/** Turns "引き継ぎ" into "引き継いで". */
function toTeForm(stem: string): string {
  const [ending, replacement] = teForms.find(([pattern]) => pattern.test(stem)) ?? [/$/u, 'て'];
  return stem.replace(ending, replacement);
}

const isVerbalNoun = (text: string) => !nonActionEnding.test(text) && /[\p{sc=Han}\p{sc=Katakana}ー]{2}$/u.test(text);

function buildLead({ company, isCurrent, precededBy, sentenceIndex }: SentenceContext): string {
  if (precededBy === 'sameEmployer') return ['また、', 'さらに、', '加えて、'][sentenceIndex % 3] ?? '';
  if (precededBy === 'laterJob') return `${sentenceIndex % 2 ? 'それ以前、' : 'その前に勤務した'}${company}では、`;
  return `${isCurrent ? '現在勤務している' : '以前勤務していた'}${company}では、`;
}

function buildPredicate(statement: string, isCurrent: boolean): { text: string; isGrammatical: boolean } {
  const createSentence = (text: string) => ({ text, isGrammatical: true });
  if (/(?:ました|です|ます)$/u.test(statement)) return createSentence(statement);
  const isOngoing = isCurrent && isOngoingWork(statement.replace(/する$/u, ''));
  if (isOngoing && /する$/u.test(statement)) return createSentence(statement.replace(/する$/u, 'しております'));
  for (const [pattern, politeForm] of politePastForms)
    if (pattern.test(statement)) return createSentence(statement.replace(pattern, politeForm));
  // A verb stem that serves as a noun also forms the polite past: 引き継ぎ, 見直し, 置き換え.
  if (/[いきしちにみりぎびえけせてねめれげべ]$/u.test(statement))
    return createSentence(
      isCurrent && !completedVerb.test(statement) && !completedChange.test(statement)
        ? `${toTeForm(statement)}おります`
        : `${statement}ました`,
    );
  // "衛生管理責任者" is a role and "新人指導" an activity: neither contains a verb, so one is added.
  if (roleEnding.test(statement))
    return createSentence(`${statement}を務めて${isCurrent ? 'おります' : 'まいりました'}`);
  if (isVerbalNoun(statement) && !/[をにへでがとは、]/u.test(statement))
    return createSentence(`${statement}に携わって${isCurrent ? 'おります' : 'まいりました'}`);
  if (!isVerbalNoun(statement))
    return {
      text: `「${statement}」という業務に取り組んで${isCurrent ? 'おります' : 'まいりました'}`,
      isGrammatical: false,
    };
  if (passiveNoun.test(statement)) return createSentence(`${statement}されました`);
  if (separateSubject.test(statement))
    return createSentence(`${statement}${/現在/u.test(statement) ? 'しています' : 'しました'}`);
  return createSentence(
    `${statement}${isOngoing ? 'しております' : !isCurrent && longTermWork.test(statement) ? 'してまいりました' : 'いたしました'}`,
  );
}

export const buildJapaneseSentence: SentenceBuilder = {
  buildStatement: (head, context) => {
    const { text, isGrammatical } = buildPredicate(head.replace(/^私は、?/u, ''), context.isCurrent);
    return { text: `${buildLead(context)}${text}`, isGrammatical };
  },
  // Joins "7名に拡大し…整備。呼び出しを半減" into one sentence: the second statement has an object and the same subject.
  splitParts: (bullet) =>
    bullet.split('。').reduce<string[]>((mergedParts, part) => {
      const previous = mergedParts.at(-1);
      const isContinuation = isVerbalNoun(part) && part.includes('を') && !part.includes('が');
      if (previous !== undefined && mergedParts.length === 1 && isContinuation && isVerbalNoun(previous))
        return [`${previous}し、${part}`];
      return [...mergedParts, part];
    }, []),
  formatAddition: (part) => `（${part}）`,
  period: '。',
};
