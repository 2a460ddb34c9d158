import type { LanguagePack } from './language-pack';

/** Endings of titles that name work rather than a person: 機械設計, ライン作業. 経理 and 営業 are used for people too. */
const activityEnding =
  /(?:作業|清掃|加工|組立|塗装|溶接|包装|梱包|検品|仕分け|解体|警備|調理|配送|運搬|検査|工事|修理|積算|製図|撮影|編集|制作|製作|開発|設計|運用|保守|点検|整備|保全|分析|調査|企画|運営|査定|審査|監査|生産技術|品質保証|製造技術)$/u;

function formatHonorificCompany(company: string): string {
  if (/病院|医院|クリニック|診療所/u.test(company)) return '貴院';
  if (/(?:株式|有限|合同|合資)会社|[㈱㈲]|[（(][株有][)）]/u.test(company)) return '貴社';
  return company;
}

const joinItems = ([first = '', ...rest]: readonly string[]) =>
  rest.length > 0 ? `${first}や${rest.join('、')}` : first;

export const ja: LanguagePack = {
  titleRules: {
    seniorityPatterns: {
      junior: /ジュニア|新人|新卒(?!採用)|見習|研修生|実習生|インターン|未経験|初級|junior|trainee|intern\b/u,
      senior: /シニア|上級|主任(?!技術者|者)|主席|senior|principal/u,
      lead: /部長|課長|係長|室長|所長|店長|園長|師長|院長|次長|班長|局長|工場長|支店長|リーダー?|(?<!ケア|ファンド|コミュニティ)マネー?ジャー|責任者|統括|チーフ|長$|lead(?! generation)|head|chief/u,
    },
    seniorityTemplates: { junior: 'ジュニア{title}', senior: 'シニア{title}', lead: '{title}（リーダー）' },
    minorWords: new Set(['の', '・', 'と', 'of', 'the', 'and']),
    capitalization: 'none',
    // The final long vowel mark is optional: プログラマ, プログラマー.
    normalizeWord: (word) => word.replace(/(?<=\p{sc=Katakana})ー$/u, ''),
    formatInSentence: (title) => (activityEnding.test(title) ? `${title}担当` : title),
  },
  joinList: joinItems,
  seniorityPhrases: {
    junior: {
      summary: '分からない点は早めに確認し、任せていただける業務を少しずつ広げています。',
      bullet: '先輩からの助言と自分の気づきを書き留め、翌日からの進め方に反映',
    },
    senior: {
      summary: '後輩の相談に応じ、得られた知見を職場で共有することにも取り組んでいます。',
      bullet: '後輩[数]名の育成を担い、日々の助言と現場での指導を実施',
    },
    lead: {
      summary: 'メンバーの業務配分と育成にも携わり、判断の理由を共有しながら進めています。',
      bullet: 'メンバー[数]名の業務配分を担い、定期的な面談と振り返りで進め方を改善',
    },
  },
  openings: [
    (title) => `このたび、${title}の募集に応募いたしたく、ご連絡いたしました。`,
    (title) => `${title}の求人を拝見し、応募いたしました。`,
    (title) => `${title}での採用を希望し、応募書類をお送りいたします。`,
    (title) => `このたび、${title}の求人に応募いたします。`,
  ],
  closings: [
    (strengths, company) =>
      `${strengths}に関する経験を、${formatHonorificCompany(company)}で生かしたいと考えております。ぜひ一度、面接の機会をいただけますと幸いです。`,
    (strengths, company) =>
      `${strengths}に関する経験は、${formatHonorificCompany(company)}でもお役に立てるものと考えております。募集職種について、詳しくお話を伺えれば幸いです。`,
    (strengths, company) =>
      `${formatHonorificCompany(company)}では、${strengths}に関する経験をさらに深めてまいりたいと存じます。ご検討のほど、よろしくお願い申し上げます。`,
    (strengths, company) =>
      `${strengths}に関する知識を、${formatHonorificCompany(company)}の業務に役立てたいと考えております。お忙しいところ恐縮ですが、面接の機会をいただけますようお願い申し上げます。`,
  ],
  coverLetter: {
    openings: [
      (title, company) => `このたび、${company}の${title}の募集に応募いたしたく、ご連絡いたしました。`,
      (title, company) => `${company}の${title}の求人を拝見し、応募いたしました。`,
      (title, company) => `${company}の${title}の求人に応募いたしたく、書類をお送りいたします。`,
    ],
    bridges: [],
    qualifications: (skills) => `このほか、募集要項にある${joinItems(skills)}に関する知識も有しております。`,
    skills: (skills) => `${joinItems(skills)}に関する知識を有しております。`,
    certificates: (names) => `また、${names.join('、')}を取得しております。`,
    spokenLanguages: (languages) => `${languages.join('、')}も身につけております。`,
    motivation: (company, reason) => `${formatHonorificCompany(company)}を志望する理由は、${reason}です。`,
    closings: [
      (company) =>
        `これまでの経験を、${formatHonorificCompany(company)}で生かしたいと考えております。ぜひ一度、面接の機会をいただけますと幸いです。`,
      (company) =>
        `${formatHonorificCompany(company)}の業務にどのように貢献できるか、直接お話しする機会をいただけますと幸いです。ご検討のほど、よろしくお願い申し上げます。`,
      (company) =>
        `${formatHonorificCompany(company)}でも、これまでの経験を役立ててまいりたいと存じます。お忙しいところ恐縮ですが、ご検討のほどよろしくお願い申し上げます。`,
    ],
  },
  summary: {
    opening: (title, employers, years) => {
      if (!employers) return `${title}として業務に携わってきました。`;
      return years
        ? `${employers}で計${years}年の実務経験がある${title}です。`
        : `${title}として、${employers}で経験を積んできました。`;
    },
    skills: (skills) => `主な強みは、${skills.join('、')}です。`,
    latest: (employer, bullet) => `直近の${employer}での主な業務は「${bullet}」です。`,
  },
};
