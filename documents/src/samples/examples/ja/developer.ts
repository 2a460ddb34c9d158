import { createEducation, createExperience, createProject, createResume } from '../../factories';
import type { ExampleText } from '../examples';

export const example: ExampleText = {
  about: 'インターン2社と、実際に使われているアプリ。経歴が短いときは成果で伝えます。',
  skills: ['TypeScript', 'アクセシビリティ', '単体テスト'],
  resume: createResume({
    personalInfo: {
      firstName: '結衣',
      lastName: '高梨',
      headline: 'フロントエンドエンジニア',
      email: 'yui.takanashi@example.com',
      phone: '080-0000-0172',
      location: '宮城県仙台市',
      linkedin: '',
      website: 'https://yuitakanashi.example/',
      summary:
        '情報工学科を卒業。プロダクト開発のインターンを2社で経験し、学内の1,200名が使う時間割アプリを開発しました。TypeScriptとReactでのUI実装を得意とし、レビューに出す前に必ずスクリーンリーダーで確認しています。',
    },
    experience: [
      createExperience(
        'フロントエンドエンジニア（インターン）',
        '株式会社月門ソフト',
        '仙台市',
        ['08/2025', '02/2026'],
        [
          '予約フォームをレスポンシブ対応で作り直し、エラー文を見直して関連の問い合わせを3割削減。',
          '共通部品のコンポーネント設計に加わり、単体テストを60件追加して公開前に不具合を4件発見。',
          'カレンダー画面の表示速度改善に取り組み、3年前の端末での初回表示を4.1秒から1.3秒に短縮。',
        ],
      ),
      createExperience(
        'Web制作アシスタント（インターン）',
        '榛名デザイン事務所',
        '山形市',
        ['08/2024', '09/2024'],
        [
          '5社のページをFigmaの原稿から実装し、4種類のブラウザでクロスブラウザ検証を実施。',
          '3サイトのCSSを一つのデザインシステムに統合し、配色の変更を1日から数分に短縮。',
          'アクセシビリティの指摘85件を修正し、5サイトすべてで9月の監査に合格。',
        ],
      ),
    ],
    projects: [
      createProject(
        '時間割アプリ',
        '電波の届かない教室でも見られる時間割。二つの学内システムとAPI連携し、状態管理を300行で自作。週1,200名が利用。',
        'https://jikanwari.example/',
        ['TypeScript', 'React', 'Service Worker'],
      ),
      createProject(
        '配色デスク',
        '読める配色の組み合わせを示す小さな道具。スター400件、開発参加者11名。',
        'https://haishoku.example/',
        ['TypeScript', 'CSS'],
      ),
    ],
    education: [
      createEducation(['学士', '情報工学'], '青葉台工科大学', '仙台市', ['04/2022', '03/2026'], '', [
        '卒業研究：キーボードだけで操作できる楽譜エディター',
      ]),
    ],
    skills: [
      '言語：TypeScript、JavaScript、HTML、CSS',
      '実装：React、レスポンシブ対応、コンポーネント設計、状態管理、API連携',
      '品質：アクセシビリティ、単体テスト、表示速度改善、Git',
    ],
    certifications: [{ name: '基本情報技術者試験', issuer: '', date: '2024' }],
    languages: [{ name: '英語', level: 'TOEIC L&R 820点' }],
  }),
};
