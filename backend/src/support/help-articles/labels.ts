import type { HelpCategory } from '@shortlist/contracts/support/help';
import type { Language } from '@shortlist/contracts/platform/languages';

export type HelpActionId =
  | 'openGenerator'
  | 'openBuilder'
  | 'importResume'
  | 'writeLetter'
  | 'browseTemplates'
  | 'openDashboard'
  | 'openAccount'
  | 'seePlans'
  | 'writeToSupport'
  | 'readPrivacy'
  | 'readTerms';

type LocalizedText = Record<Language, string>;

export const categoryLabels: Record<HelpCategory, LocalizedText> = {
  start: {
    en: 'Getting started',
    es: 'Primeros pasos',
    fr: 'Premiers pas',
    de: 'Erste Schritte',
    ja: 'はじめに',
    ko: '시작하기',
  },
  writing: { en: 'Writing', es: 'Redacción', fr: 'Rédaction', de: 'Schreiben', ja: '文書の作成', ko: '문서 작성' },
  score: {
    en: 'Score and keywords',
    es: 'Puntuación y palabras clave',
    fr: 'Score et mots-clés',
    de: 'Punktzahl und Schlüsselwörter',
    ja: 'スコアとキーワード',
    ko: '점수와 키워드',
  },
  templates: {
    en: 'Templates and layout',
    es: 'Plantillas y diseño',
    fr: 'Modèles et mise en page',
    de: 'Vorlagen und Layout',
    ja: 'テンプレートとレイアウト',
    ko: '템플릿과 레이아웃',
  },
  files: {
    en: 'Files and import',
    es: 'Archivos e importación',
    fr: 'Fichiers et import',
    de: 'Dateien und Import',
    ja: 'ファイルと取り込み',
    ko: '파일과 가져오기',
  },
  payment: {
    en: 'Payment and Premium',
    es: 'Pago y Premium',
    fr: 'Paiement et Premium',
    de: 'Zahlung und Premium',
    ja: 'お支払いとプレミアム',
    ko: '결제와 프리미엄',
  },
  account: { en: 'Account', es: 'Cuenta', fr: 'Compte', de: 'Konto', ja: 'アカウント', ko: '계정' },
  privacy: {
    en: 'Privacy and security',
    es: 'Privacidad y seguridad',
    fr: 'Confidentialité et sécurité',
    de: 'Datenschutz und Sicherheit',
    ja: 'プライバシーと安全',
    ko: '개인정보 보호와 보안',
  },
};

export const actionLabels: Record<HelpActionId, LocalizedText> = {
  openGenerator: {
    en: 'Open the generator',
    es: 'Abrir el generador',
    fr: 'Ouvrir le générateur',
    de: 'Generator öffnen',
    ja: 'ジェネレーターを開く',
    ko: '생성기 열기',
  },
  openBuilder: {
    en: 'Open the resume builder',
    es: 'Abrir el editor de currículum',
    fr: 'Ouvrir l’éditeur de CV',
    de: 'Lebenslauf-Editor öffnen',
    ja: '職務経歴書の作成画面を開く',
    ko: '이력서 편집기 열기',
  },
  importResume: {
    en: 'Import a resume',
    es: 'Importar un currículum',
    fr: 'Importer un CV',
    de: 'Lebenslauf importieren',
    ja: '職務経歴書を取り込む',
    ko: '이력서 가져오기',
  },
  writeLetter: {
    en: 'Write a cover letter',
    es: 'Escribir una carta',
    fr: 'Rédiger une lettre',
    de: 'Anschreiben verfassen',
    ja: '送付状を書く',
    ko: '자기소개서 쓰기',
  },
  browseTemplates: {
    en: 'Browse templates',
    es: 'Ver las plantillas',
    fr: 'Voir les modèles',
    de: 'Vorlagen ansehen',
    ja: 'テンプレートを見る',
    ko: '템플릿 둘러보기',
  },
  openDashboard: {
    en: 'Open my dashboard',
    es: 'Abrir mi panel',
    fr: 'Ouvrir mon tableau de bord',
    de: 'Meine Übersicht öffnen',
    ja: 'ダッシュボードを開く',
    ko: '대시보드 열기',
  },
  openAccount: {
    en: 'Open account settings',
    es: 'Abrir los ajustes de la cuenta',
    fr: 'Ouvrir les paramètres du compte',
    de: 'Kontoeinstellungen öffnen',
    ja: 'アカウント設定を開く',
    ko: '계정 설정 열기',
  },
  seePlans: {
    en: 'See plans',
    es: 'Ver los planes',
    fr: 'Voir les formules',
    de: 'Tarife ansehen',
    ja: 'プランを見る',
    ko: '요금제 보기',
  },
  writeToSupport: {
    en: 'Write to support',
    es: 'Escribir a soporte',
    fr: 'Écrire à l’assistance',
    de: 'Dem Support schreiben',
    ja: 'サポートに問い合わせる',
    ko: '고객 지원에 문의하기',
  },
  readPrivacy: {
    en: 'Read the privacy policy',
    es: 'Leer la política de privacidad',
    fr: 'Lire la politique de confidentialité',
    de: 'Datenschutzerklärung lesen',
    ja: 'プライバシーポリシーを読む',
    ko: '개인정보 처리방침 읽기',
  },
  readTerms: {
    en: 'Read the terms',
    es: 'Leer las condiciones',
    fr: 'Lire les conditions',
    de: 'Nutzungsbedingungen lesen',
    ja: '利用規約を読む',
    ko: '이용약관 읽기',
  },
};
