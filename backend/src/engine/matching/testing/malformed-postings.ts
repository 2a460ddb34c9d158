import type { Language } from '@shortlist/contracts/platform/languages';

export interface MalformedPosting {
  shape: string;
  language: Language;
  text: string;
  title: string;
  required: string[];
  preferred: string[];
  years?: number;
  degree?: string;
}

export const malformedPostings: MalformedPosting[] = [
  {
    shape: 'one paragraph',
    language: 'en',
    text: `We are hiring a Payroll Specialist to join our finance team in Leeds. You will run payroll for 900 people each month and answer their questions. You must have at least two years of experience in payroll, and strong Excel skills are essential. Knowledge of Workday would be a plus. We offer a pension scheme, free lunches and German lessons.`,
    title: 'Payroll Specialist',
    required: ['Payroll', 'Excel'],
    preferred: ['Workday'],
    years: 2,
  },
  {
    shape: 'headings inside a paragraph',
    language: 'en',
    text: `Position: Backend Developer
About us: we build booking software and use Salesforce every day. Our office has a dog.
Requirements: Java, SQL and REST APIs; Docker. Nice to have: Kafka, Terraform.`,
    title: 'Backend Developer',
    required: ['Java', 'SQL', 'REST APIs', 'Docker'],
    preferred: ['Kafka', 'Terraform'],
  },
  {
    shape: 'lines without bullets',
    language: 'en',
    text: `Warehouse Operative

Requirements
Order picking
Forklift driving
Inventory counts

Desirable
SAP

Benefits
Free parking and SQL courses`,
    title: 'Warehouse Operative',
    required: ['Order picking', 'Forklift driving', 'Inventory counts'],
    preferred: ['SAP'],
  },
  {
    shape: 'markdown',
    language: 'en',
    text: `# Data Engineer (Remote)

## What you'll do
* Build data pipelines in Python

## What you'll need
* **SQL** required, Airflow a plus
* Bachelor's degree in a relevant field
* 3+ years' experience

## Why join us
* Excel`,
    title: 'Data Engineer',
    required: ['data pipelines', 'Python', 'SQL'],
    preferred: ['Airflow'],
    years: 3,
    degree: 'bachelor',
  },
  {
    shape: 'a paragraph',
    language: 'de',
    text: `Wir suchen zum nächsten Ersten eine Buchhalterin (m/w/d) für unser Büro in Kassel. Sie übernehmen die Finanzbuchhaltung und die Lohnabrechnung. Mindestens drei Jahre Berufserfahrung und sichere Kenntnisse in DATEV sind erforderlich, Erfahrung mit SAP ist von Vorteil. Wir bieten Gleitzeit und Englischkurse.`,
    title: 'Buchhalterin',
    required: ['Finanzbuchhaltung', 'Lohnabrechnung', 'DATEV'],
    preferred: ['SAP'],
    years: 3,
  },
  {
    shape: 'dashes, one sentence each',
    language: 'fr',
    text: `Comptable fournisseurs H/F

Vos missions :
– Vous assurez la saisie des factures fournisseurs et les rapprochements bancaires.
– Vous préparez les déclarations de TVA.

Votre profil :
– Vous justifiez d’au moins deux ans d’expérience en comptabilité.
– Vous maîtrisez Excel et Sage ; la connaissance de SAP serait un atout.

Ce que nous offrons :
– Tickets restaurant, cours d’anglais.`,
    title: 'Comptable fournisseurs',
    required: [
      'factures fournisseurs',
      'rapprochements bancaires',
      'déclarations de TVA',
      'comptabilité',
      'Excel',
      'Sage',
    ],
    preferred: ['SAP'],
    years: 2,
  },
  {
    shape: 'capitals and no accents',
    language: 'es',
    text: `DEPENDIENTE DE TIENDA

REQUISITOS
- Atención al cliente
- Manejo de caja
- 1 año de experiencia minima

SE VALORARA
- Excel

OFRECEMOS
- Formación en SQL`,
    title: 'DEPENDIENTE DE TIENDA',
    required: ['Atención al cliente', 'Manejo de caja'],
    preferred: ['Excel'],
    years: 1,
  },
  {
    shape: 'brackets and squares',
    language: 'ja',
    text: `【募集職種】
経理担当

■仕事内容
月次決算、経費精算をお任せします。

■必須条件
・簿記2級
・経理の実務経験3年以上

■歓迎条件
・SAPの使用経験

■待遇
Excel研修あり`,
    title: '経理担当',
    required: ['月次決算', '経費精算', '簿記2級', '経理'],
    preferred: ['SAP'],
    years: 3,
  },
  {
    shape: 'one sentence each, no bullets',
    language: 'ja',
    text: `職種：Webエンジニア
JavaとSQLを使った開発の経験が3年以上ある方を募集します。AWSの経験があれば歓迎します。`,
    title: 'Webエンジニア',
    required: ['Java', 'SQL'],
    preferred: ['AWS'],
    years: 3,
  },
  {
    shape: 'squares and dots',
    language: 'ko',
    text: `[모집 부문] 회계 담당자

■ 담당 업무
· 월 결산 및 부가세 신고
■ 자격 요건
· 회계 경력 3년 이상
· 엑셀 활용 능력
■ 우대 사항
· SAP 사용 경험
■ 복리후생
· 영어 교육, SQL 교육`,
    title: '회계 담당자',
    required: ['월 결산', '부가세 신고', '회계', '엑셀'],
    preferred: ['SAP'],
    years: 3,
  },
  {
    shape: 'welcome skills, and a plus in brackets',
    language: 'en',
    text: `Fennwick General is looking for an experienced Registered Nurse for our Emergency Department. You will lead triage on arrival and keep the electronic health record current (Epic is a plus). ACLS and IV therapy are required. Work with discharge planning and telehealth is welcome.`,
    title: 'Registered Nurse',
    required: ['triage', 'electronic health record', 'ACLS', 'IV therapy'],
    preferred: ['Epic', 'discharge planning', 'telehealth'],
  },
  {
    shape: 'copied from a job board',
    language: 'en',
    text: `Skip to main content
LinkedIn
Home
My Network
Jobs
Messaging
Notifications

Night Auditor
Harbor Row Hotel · Dayfield, OH (On-site)
Reposted 3 days ago · 47 applicants

Easy Apply
Save

Requirements
- Opera PMS
- Cash handling`,
    title: 'Night Auditor',
    required: ['Opera PMS', 'Cash handling'],
    preferred: [],
  },
  {
    shape: 'employer above the title on a job board',
    language: 'fr',
    text: `Welcome to the Jungle
Trouver un job   Trouver une entreprise   Médias

Studio Belvanne
Développeur Front-end
CDI
Nantes

Postuler
Sauvegarder

Profil recherché
- React
- TypeScript`,
    title: 'Développeur Front-end',
    required: ['React', 'TypeScript'],
    preferred: [],
  },
  {
    shape: 'forwarded mail',
    language: 'en',
    text: `From: Priya Nandakumar
Sent: 11 June 2026 09:42
Subject: FW: this looks like you

Community Fundraising Officer

Requirements
- Donorfy
- Event planning`,
    title: 'Community Fundraising Officer',
    required: ['Donorfy', 'Event planning'],
    preferred: [],
  },
  {
    shape: 'copied from a job board',
    language: 'ja',
    text: `Indeed
求人検索  会社を検索  給与を検索
ログイン

ルート配送ドライバー
柏ロジ株式会社
千葉県 柏市

この求人に応募する

応募条件
・準中型免許
・フォークリフト`,
    title: 'ルート配送ドライバー',
    required: ['フォークリフト'],
    preferred: [],
  },
];
