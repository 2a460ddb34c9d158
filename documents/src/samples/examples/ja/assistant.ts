import { createEducation, createExperience, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: '5年ぶりの復職。直近の仕事を先に、離職期間は正直に一言で。',
  skills: ['スケジュール調整', '経費精算', 'ファイリング'],
  resume: createResume({
    personalInfo: {
      firstName: '裕子',
      lastName: '浜西',
      headline: '一般事務',
      email: 'yuko.hamanishi@example.com',
      phone: '090-0000-0155',
      location: '静岡県浜松市',
      linkedin: '',
      website: 'https://yukohamanishi.example/',
      summary:
        '2人の子どもの育児で5年間離職し、2025年に一般事務として復職。役員2名を支えた約8年の経験があり、スケジュール調整、会議準備、書類作成を得意としています。Word・Excel・Outlookは復職前に学び直しました。',
    },
    experience: [
      createExperience(
        '一般事務（時短勤務）',
        'はまかぜ歯科クリニック',
        '静岡県',
        ['03/2025'],
        [
          '歯科医師4名とスタッフ11名のスケジュール調整を担当。',
          '1か月以上遅れていた経費精算を37件から2件に削減。',
          '1日45件の電話応対と来客対応を、日本語とポルトガル語で担当。',
          '紙の書類1,900件を14週間で電子化し、ファイリングの規則を整備。',
        ],
      ),
      createExperience(
        '会計（PTA役員）',
        'ひばり小学校PTA',
        '静岡県',
        ['04/2022', '03/2024'],
        [
          '予算180万円を管理し、300世帯が参加する行事の会議準備を担当。',
          '毎月の案内文の書類作成を受け持ち、会合の参加者を20名から55名に増加。',
        ],
      ),
      createExperience(
        '一般事務',
        '遠州不動産管理株式会社',
        '静岡県',
        ['04/2014', '02/2020'],
        [
          '役員2名の出張を年60件手配し、全四半期で予算内に管理。',
          '週3回の会議準備と議事録を担当し、翌日までの配布を徹底。',
          '月2回の定期発注に改め、備品管理の費用を22%削減。',
        ],
      ),
      createExperience(
        '受付事務',
        '遠州不動産管理株式会社',
        '静岡県',
        ['04/2012', '03/2014'],
        ['週90名の来客対応と、月200件のデータ入力を担当。', '受付の手引きを作成し、後任4名に引き継ぎ。'],
      ),
    ],
    education: [createEducation(['短期大学士', 'ビジネス実務'], '天竜女子短期大学', '静岡県', ['04/2010', '03/2012'])],
    skills: [
      '書類作成',
      'データ入力',
      '電話応対',
      '来客対応',
      'スケジュール調整',
      'ファイリング',
      '経費精算',
      '備品管理',
      '会議準備',
      '郵便物管理',
      'Word',
      'Excel',
      'Outlook',
    ],
    certifications: [
      { name: 'MOS Excel エキスパート', issuer: '', date: '2024' },
      { name: '秘書検定2級', issuer: '', date: '2011' },
    ],
    languages: [{ name: 'ポルトガル語', level: '日常会話' }],
  }),
};
