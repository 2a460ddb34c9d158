import type { JobPostingSample } from './job-posting-sample';

export { default as scores } from './scores/ja.json';

export const nurse: JobPostingSample = {
  jobTitle: '看護師',
  jobPosting:
    '来院時の*トリアージ*、退院前の*患者指導*、*電子カルテ*の記録を担当。*ACLS*必須、*リーダー業務*の経験歓迎。',
  terms: [
    'トリアージ',
    '患者指導',
    '電子カルテ',
    'ACLS',
    'リーダー業務',
    '点滴管理',
    '創傷処置',
    '退院支援',
    '感染対策',
    'バイタルサイン',
    '申し送り',
    '遠隔診療',
  ],
  resume: {
    personalInfo: {
      firstName: '美咲',
      lastName: '佐伯',
      headline: '看護師（救急外来）',
      email: 'misaki.saeki@example.com',
      phone: '045-555-0148',
      location: '神奈川県横浜市',
      linkedin: 'https://linkedin.com/in/misaki-saeki',
      website: '',
      summary:
        '救急外来で8年。落ち着いたトリアージと、わかりやすい患者指導、次の勤務者が頼れる電子カルテの記録を心がけています。ACLS修了。14名のリーダー業務を担当し、退院支援や感染対策にも継続して取り組んできました。',
    },
    experience: [
      {
        position: '看護師（救急外来）',
        company: '織部湾総合病院',
        startDate: '03/2020',
        endDate: '',
        current: true,
        location: '横浜市',
        description: '',
        achievements: [
          '1勤務で最大90名のトリアージを担当し、来院から看護師対応までの中央値を14分から6分に短縮。',
          '週2回リーダー業務を務め、32床に看護師14名を配置。',
          '申し送りを電子カルテへ移行し、記録漏れを38%削減。',
          '退院支援に先立ち、月25家族に患者指導を実施。',
        ],
      },
      {
        position: '看護師（外来）',
        company: '橘通りクリニック',
        startDate: '06/2017',
        endDate: '02/2020',
        current: false,
        location: '川崎市',
        description: '',
        achievements: [
          '1日30名に点滴管理と創傷処置を実施。',
          '新人9名に感染対策を指導し、監査の得点を81%から96%へ改善。',
          '軽症外傷の手順書を作成。現在も使用されている。',
        ],
      },
      {
        position: '看護助手',
        company: '春野市民病院',
        startDate: '08/2015',
        endDate: '05/2017',
        current: false,
        location: '川崎市',
        description: '',
        achievements: [
          '1勤務16名の食事、移動、バイタルサインの測定を補助。',
          '巡回のたびに、状態悪化の兆しを病棟チームへ報告。',
        ],
      },
    ],
    education: [
      {
        institution: '春野看護大学',
        degree: '学士',
        field: '看護学',
        startDate: '04/2013',
        endDate: '03/2017',
        current: false,
        location: '川崎市',
        gpa: '',
        achievements: [],
      },
    ],
    projects: [],
    skills: ['トリアージ', 'ACLS', '電子カルテ', '点滴管理', '創傷処置', '感染対策', '退院支援', '英語（日常会話）'],
    certifications: [
      { name: '看護師免許', issuer: '', date: '2017' },
      { name: 'ACLSプロバイダー', issuer: '', date: '2024' },
    ],
    achievements: [],
    languages: [],
    customSections: [],
  },
};
