import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '案件ごとに、担当した部品と条件、そして改善した数字を書いています。',
  skills: ['構造解析', '公差設計', 'SolidWorks'],
  resume: createResume({
    personalInfo: {
      firstName: '遼',
      lastName: '立原',
      headline: '機械設計エンジニア',
      email: 'ryo.tachihara@example.com',
      phone: '090-0000-0118',
      location: '長野県松本市',
      linkedin: '',
      website: 'https://ryotachihara.example/',
      summary:
        '医療・分析機器の機械設計に4年従事。機構設計と三次元モデリングから材料選定、試作評価、試験報告書まで一貫して担当しています。組みやすく、直しやすい部品を量産に渡すことを心がけています。',
    },
    experience: [
      createExperience(
        '機械設計エンジニア',
        'コルバン計測株式会社',
        '長野県',
        ['09/2024'],
        [
          '部品62点の試料交換装置で機構設計を主担当し、月300台の量産を開始。',
          'はめ合い4か所の公差設計を見直し、駆動部ケースの不良率を7%から1.5%に低減。',
          'Ansysの構造解析と材料変更で、アームの質量を半減。',
          '量産設計でねじ31本のうち9本を廃止し、組立を14分短縮。',
          '品質・購買・保守部門とのデザインレビューを年12回主催。',
        ],
      ),
      createExperience(
        '設計担当',
        '梓川ポンプ製作所',
        '長野県',
        ['04/2022', '08/2024'],
        [
          'SolidWorksで部品図作成140枚を担当し、製造現場と出図を完了。',
          '試作評価用の試験機を製作し、シール3種を各1,000時間検証。',
          '試験報告書18件をまとめ、金型前の変更2件で620万円を節約。',
        ],
      ),
      createExperience(
        '設計補助（インターン）',
        '梓川ポンプ製作所',
        '長野県',
        ['08/2021', '09/2021'],
        ['鋳物200個を測定し、型1面の摩耗を特定。', '測定データの集計を自動化し、1日の作業を10分に短縮。'],
      ),
    ],
    education: [createEducation(['学士', '機械工学'], '安曇工業大学', '長野県', ['04/2018', '03/2022'])],
    skills: [
      '機構設計',
      '三次元モデリング',
      '構造解析',
      '公差設計',
      '試作評価',
      '量産設計',
      '材料選定',
      '部品図作成',
      'デザインレビュー',
      '試験報告書',
      'SolidWorks',
      'CATIA',
      'Ansys',
    ],
    certifications: [{ name: '機械設計技術者2級', issuer: '', date: '2025' }],
    languages: [{ name: '英語', level: 'TOEIC L&R 780点' }],
  }),
};
