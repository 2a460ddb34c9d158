import type { Clause } from './clause';

/** Names of things, of which nobody does anything. */
const thing =
  /(?:업무|역할|경험|프로젝트|팀|시스템|서비스|제품|매출|고객|리더|담당자|자격증|등|[임림음움춤꿈끎듦냄김])$/u;

/** Nouns made of verbs, and how the verb tells the past. */
const pasts: Record<string, string> = {
  함: '했습니다',
  됨: '되었습니다',
  알림: '알렸습니다',
  줄임: '줄였습니다',
  높임: '높였습니다',
  늘림: '늘렸습니다',
  올림: '올렸습니다',
  낮춤: '낮췄습니다',
  앞당김: '앞당겼습니다',
  옮김: '옮겼습니다',
  바꿈: '바꿨습니다',
  맡음: '맡았습니다',
  이끎: '이끌었습니다',
  만듦: '만들었습니다',
  받음: '받았습니다',
  도움: '도왔습니다',
  세움: '세웠습니다',
};
const verbal = new RegExp(`(?:${Object.keys(pasts).join('|')})$`, 'u');

/** What stands before a verb without being its object: particles, adverbs, figures. */
const noObject =
  /(?:[을를이가은는에로과와도의고여해아어며게히및등%\]\d]|(?<!불)만|까지|부터|(?<!보고|문|제안|계약|설계|명세|계획|견적)서|새로|직접|모두|함께|자체|신규|당일|공동|최초|전면|대폭|추가|정기|수시|매[월일주년]|[후전중시내별]|(?<!시)간|이상|이하)$/u;

/** "보고서 작성" is "보고서를 작성" in a sentence. */
const withObject = (bullet: string) =>
  bullet.replace(/(\p{sc=Hangul}{2,}|\d+명) (?=(?:\d[\d.,]*%p? )?\p{sc=Hangul}{2,3}$)/u, (found, before: string) => {
    if (noObject.test(before)) return found;
    return `${before}${((before.codePointAt(before.length - 1) ?? 0) - 0xac00) % 28 > 0 ? '을' : '를'} `;
  });

export const korean: Clause = (bullet, { company, after, turn }) => {
  const at =
    after === 'same'
      ? turn % 2
        ? '또한'
        : '아울러'
      : after === 'later'
        ? `그 전에 ${company}에서는`
        : `${company}에서는`;
  const own = bullet.replace(/^(?:저는|제가)\s+/u, '');
  if (/(?:니다|요)$/u.test(own)) return `${at} ${own}.`;
  if (verbal.test(own)) return `${at} ${own.replace(verbal, (end) => pasts[end] ?? end)}.`;
  if (!thing.test(own) && /\p{sc=Hangul}{2}$/u.test(own)) return `${at} ${withObject(own)}했습니다.`;
  return `${at} '${own}' 업무를 했습니다.`;
};
