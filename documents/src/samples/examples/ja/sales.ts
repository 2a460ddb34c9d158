import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '目標達成率、担当エリア、受注額を、形容詞より先に示します。',
  skills: ['エリア営業計画', '価格交渉', 'Salesforce'],
  resume: createResume({
    personalInfo: {
      firstName: '翔太',
      lastName: '紅林',
      headline: '法人営業',
      email: 'shota.kurebayashi@example.com',
      phone: '090-0000-0164',
      location: '福岡県福岡市',
      linkedin: '',
      website: 'https://shotakurebayashi.example/',
      summary:
        '業務用厨房機器の法人営業として4年、飲食店・学校・病院140件を担当。直近12四半期のうち11回で目標を達成しました。カタログを開く前に献立を尋ねる課題ヒアリングを大切にしています。',
    },
    experience: [
      createExperience(
        '法人営業',
        '株式会社竈屋厨房',
        '福岡県',
        ['02/2024'],
        [
          '年間2億4,000万円を受注し、2025年の目標達成率118%を記録。',
          'エリア営業計画を週単位で見直し、顧客訪問を週11件から15件に増加。',
          '新規テナントに絞った新規開拓で34件を獲得。うち6件は厨房3か所以上の法人。',
          '年40回の製品デモを行い、2回に1回を受注に結び付け。',
          '納期と研修を軸にした価格交渉で、平均値引率を6%に抑制。',
        ],
      ),
      createExperience(
        '内勤営業',
        '筑紫包材株式会社',
        '福岡県',
        ['04/2022', '01/2024'],
        [
          '1日50件の架電で、先輩2名の商談を週8件設定。',
          '小口取引先60件の既存顧客深耕に取り組み、売上を1年で23%拡大。',
          'Excelのひな形を整え、見積提出を2日から4時間に短縮。',
        ],
      ),
      createExperience(
        'ホールリーダー（アルバイト）',
        '食堂くるみ',
        '福岡県',
        ['04/2019', '03/2022'],
        ['1晩25卓を担当しながら、新人7名を教育。', '毎週の棚卸しで、食材の廃棄を月5万円削減。'],
      ),
    ],
    education: [createEducation(['学士', '商学'], '玄界経済大学', '福岡県', ['04/2018', '03/2022'])],
    skills: [
      'エリア営業計画',
      '新規開拓',
      '課題ヒアリング',
      '製品デモ',
      '価格交渉',
      'クロージング',
      '顧客訪問',
      '売上予測',
      '見積提出',
      '既存顧客深耕',
      'Salesforce',
      'Excel',
      'Sansan',
    ],
    certifications: [{ name: '普通自動車免許', issuer: '', date: '2018' }],
    languages: [{ name: '英語', level: 'TOEIC L&R 720点' }],
  }),
};
