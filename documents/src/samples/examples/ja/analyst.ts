import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '担当した業務より、つくったモデルと下した判断を。資格もひと目でわかります。',
  skills: ['業績予測', '企業価値評価', 'Power BI'],
  resume: createResume({
    personalInfo: {
      firstName: '健太',
      lastName: '三浦',
      headline: '財務アナリスト',
      email: 'kenta.miura@example.com',
      phone: '090-0000-0188',
      location: '東京都江東区',
      linkedin: '',
      website: 'https://kentamiura.example/',
      summary:
        '再生可能エネルギーの分野で5年、業績予測と予算策定を担当。監査に耐える財務モデルをつくり、要点を1枚で説明することを心がけています。証券アナリスト資格を取得し、現在は38か所の風力発電所を受け持っています。',
    },
    experience: [
      createExperience(
        '財務アナリスト',
        '株式会社雲雀ウインド',
        '東京都',
        ['01/2024'],
        [
          '風力発電所38か所のキャッシュフロー分析を担い、財務モデリングの基準が国外2拠点でも採用。',
          '表計算60本を一つのSQLデータベースに置き換え、月次の業績予測を9日から4日に短縮。',
          '予実差異分析で補助金の二重計上9,800万円を発見し、第2四半期の決算を是正。',
          '蓄電池3か所の投資採算評価をまとめ、2か所の建設と1か所の早期中止を実現。',
        ],
      ),
      createExperience(
        'ジュニアアナリスト',
        '葉鳥・鐘ヶ江アドバイザリー',
        '東京都',
        ['04/2021', '12/2023'],
        [
          'パートナー3名のもとで11社の企業価値評価を作成し、各社にシナリオ分析を添付。',
          '類似企業の比較表をExcelとPower BIで自動化し、報告書1件あたり6時間を削減。',
          '顧客4社の予算策定を1行ずつ点検し、監査の前に誤り23件を報告。',
        ],
      ),
      createExperience(
        '経理補助（アルバイト）',
        '王寺原市役所 公園課',
        '埼玉県',
        ['06/2019', '03/2020'],
        [
          '請求書1,400件を照合し、二重払い320万円の返金を実現。',
          '毎月の経営管理レポートの手順を12ページの手引きに整理。現在も使用。',
        ],
      ),
    ],
    education: [createEducation(['学士', '商学'], '王寺原経済大学', '埼玉県', ['04/2017', '03/2021'])],
    skills: [
      '財務モデリング',
      '業績予測',
      '予算策定',
      '予実差異分析',
      '企業価値評価',
      'キャッシュフロー分析',
      'Excel',
      'Power BI',
      'SQL',
    ],
    certifications: [
      { name: '日本証券アナリスト協会認定アナリスト', issuer: '', date: '2025' },
      { name: '日商簿記検定1級', issuer: '', date: '2020' },
    ],
    languages: [{ name: '英語', level: 'TOEIC L&R 890点' }],
  }),
};
