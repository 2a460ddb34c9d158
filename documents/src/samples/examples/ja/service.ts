import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '店舗での仕事を数字で裏付け、要約は短くまとめています。',
  skills: ['受電対応', 'チャット対応', '英語'],
  resume: createResume({
    personalInfo: {
      firstName: '陽向',
      lastName: '森本',
      headline: 'カスタマーサポート担当',
      email: 'hinata.morimoto@example.com',
      phone: '080-0000-0139',
      location: '大阪府大阪市',
      linkedin: '',
      website: 'https://hinatamorimoto.example/',
      summary:
        '来店客の多い書店とその通販サイトで、受電対応とチャット対応を担当。行列や返品、お困りのお客様にも落ち着いて向き合い、初回解決を心がけてきました。英語での案内もできます。',
    },
    experience: [
      createExperience(
        '店舗・通販サポートスタッフ',
        '岸辺書店',
        '大阪市',
        ['09/2025'],
        [
          '土曜は1日80名を接客し、レジの締めを1円の差もなく完了。',
          '1勤務25件のチャット対応とメール返信を行い、ほとんどを10分以内に完了。',
          '2万円までの返品・返金処理と苦情受付を任され、10件中9件を初回解決。',
          '注文受付の手順を1枚にまとめ、新人研修の教材として定着。',
        ],
      ),
      createExperience(
        '案内所ボランティア',
        '港通りまつり実行委員会',
        '大阪市',
        ['06/2025', '08/2025'],
        ['1日300名の来場者を日本語と英語で案内。', '落とし物の受電対応を40件行い、31件を持ち主に返却。'],
      ),
      createExperience(
        'ホールスタッフ（アルバイト）',
        '喫茶こけむす',
        '吹田市',
        ['10/2023', '05/2025'],
        [
          '1勤務で最大120件の注文をさばき、待ち時間を6分以内に維持。',
          '新人3名に商品知識とアレルゲンの確認手順を指導。',
        ],
      ),
    ],
    education: [
      createEducation(['短期大学士', '英語コミュニケーション'], '千里が丘短期大学', '吹田市', ['04/2023', '03/2025']),
    ],
    skills: ['受電対応', 'チャット対応', '苦情受付', '返品・返金処理', '注文受付', 'CRM入力', 'Zendesk', '英語'],
    certifications: [{ name: '電話応対技能検定 3級', issuer: '', date: '2025' }],
    languages: [{ name: '英語', level: 'TOEIC L&R 760点' }],
  }),
};
