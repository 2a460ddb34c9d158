import type { ResumeContent } from '@shortlist/contracts/builder/document-content';

export const juniorResume: ResumeContent = {
  personalInfo: {
    firstName: '美咲',
    lastName: '佐藤',
    headline: 'Webマーケティング担当',
    email: 'misaki.sato@example.com',
    phone: '090-0000-1234',
    location: '東京都世田谷区',
    linkedin: 'linkedin.com/in/misakisato',
    website: '',
    summary:
      '経済学部を卒業後、食品通販会社でWeb広告とデータ分析を2年間担当。広告費の配分見直しにより新規顧客の獲得単価を28%改善しました。数字を現場の言葉に置き換え、関係部署と一緒に施策を進めることを大切にしています。',
  },
  experience: [
    {
      company: '株式会社みのり食品',
      position: 'Webマーケティング担当',
      startDate: '04/2023',
      endDate: '',
      current: true,
      location: '東京都',
      description: '',
      achievements: [
        '検索広告とSNS広告（月額予算600万円）を運用し、獲得単価を4,200円から3,020円に改善。',
        '購買データ12万件を分析し、再購入を促すメールを設計。再購入率が18%から24%に向上。',
        '週次レポートをPythonで自動化し、作成時間を5時間から30分に短縮。',
        '新入社員2名の教育を担当し、広告運用の手順書を作成。',
      ],
    },
    {
      company: '青葉メディア株式会社',
      position: 'マーケティング・インターン',
      startDate: '06/2022',
      endDate: '12/2022',
      current: false,
      location: '神奈川県横浜市',
      description: '',
      achievements: [
        'オウンドメディアの記事40本を企画・編集し、月間閲覧数を1.6倍に増加。',
        'アクセス解析の結果を毎月報告し、3件の改善提案が採用。',
      ],
    },
  ],
  education: [
    {
      institution: '相模野大学 経済学部',
      degree: '学士',
      field: '経済学',
      startDate: '04/2019',
      endDate: '03/2023',
      current: false,
      location: '神奈川県',
      gpa: '',
      achievements: ['卒業論文「地域商店街における電子決済の効果」'],
    },
  ],
  projects: [
    {
      name: '商店街デジタルマップ',
      description: '地元の商店街58店舗の情報をまとめた地図を制作し、公開3か月で8,000人が利用。',
      technologies: ['TypeScript', 'Figma'],
      url: 'https://github.com/msato/shotengai-map',
      github: '',
    },
  ],
  skills: [
    '分析：SQL、Python、Google アナリティクス、Tableau',
    '広告運用：検索広告、SNS広告、A/Bテスト、メール配信',
    '業務：企画、編集、進行管理、資料作成',
  ],
  achievements: [],
  certifications: [
    { name: '統計検定2級', issuer: '', date: '2021' },
    { name: 'Web解析士', issuer: '', date: '2023' },
    { name: 'TOEIC 865点', issuer: '', date: '2022' },
  ],
  languages: [
    { name: '日本語', level: '母語' },
    { name: '英語', level: 'ビジネスレベル' },
  ],
  customSections: [],
};
