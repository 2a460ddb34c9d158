import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '学年ごとに成果を示し、教員免許状は管理職が探す場所に置いています。',
  skills: ['授業計画', '学習評価', '保護者面談'],
  resume: createResume({
    personalInfo: {
      firstName: '彩',
      lastName: '白川',
      headline: '小学校教諭',
      email: 'aya.shirakawa@example.com',
      phone: '090-0000-0147',
      location: '神奈川県川崎市',
      linkedin: '',
      website: 'https://ayashirakawa.example/',
      summary:
        '小学校教諭として2年生から4年生を5年間担任。日本語を母語としない児童も多い学級で、授業計画と読みの指導、きめ細かな学習評価に力を入れてきました。気になることは、問題になる前に保護者へ伝えています。',
    },
    experience: [
      createExperience(
        '小学校教諭（3年担任）',
        '川崎市立葦ノ原小学校',
        '神奈川県',
        ['04/2023'],
        [
          '27名の学級を担任し、読解の到達目標に達した児童を2年間で63%から81%に向上。',
          '2週間ごとの学習評価に基づいて5つの読書班を編成し直し、つまずきを早期に解消。',
          '理科の教材研究をまとめ、校内6学級で使われる指導資料を作成。',
          '年54回の保護者面談を行い、3言語の学級通信を毎週発行。',
          '校務分掌で情報教育を担当し、教職員22名にICT活用の研修を実施。',
        ],
      ),
      createExperience(
        '小学校教諭（2年担任）',
        '横浜市立鴨沢小学校',
        '神奈川県',
        ['04/2021', '03/2023'],
        [
          '児童とつくった約束による学級経営で、授業の中断を1時間14回から4回に削減。',
          'Google Classroomの教材120時間分を作成し、同僚2名の学級でも活用。',
          '生徒指導の事例会を月1回開き、欠席の多い児童3名の登校を支援。',
        ],
      ),
      createExperience(
        '学習支援ボランティア',
        'みなと子ども教室',
        '神奈川県',
        ['04/2019', '03/2021'],
        [
          '週2回、児童18名の宿題と読書を支援し、参加の継続率90%を維持。',
          '算数の個別教材40枚を作成し、後輩8名に引き継ぎ。',
        ],
      ),
    ],
    education: [createEducation(['学士', '初等教育学'], '鶴見台教育大学', '神奈川県', ['04/2017', '03/2021'])],
    skills: [
      '授業計画',
      '学級経営',
      '学習評価',
      '生徒指導',
      '教材研究',
      '保護者面談',
      'ICT活用',
      'キャリア教育',
      '校務分掌',
      'Google Classroom',
      'ロイロノート',
      '電子黒板',
    ],
    certifications: [
      { name: '小学校教諭一種免許状（教員免許状）', issuer: '', date: '2021' },
      { name: '英検準1級', issuer: '', date: '2019' },
    ],
    languages: [{ name: '英語', level: '英検準1級' }],
  }),
};
