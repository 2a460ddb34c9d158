import type { Language } from '@shortlist/contracts/platform/languages';
import { allSamples } from '@shortlist/documents/samples/all-samples';
import { loadNurseSample } from '@shortlist/documents/samples/nurse/load-nurse-sample';
import type { Persona } from './persona-cases';

type AnalystDetails = Pick<Persona, 'jobTitle' | 'industry' | 'company' | 'jobPosting'> & {
  weakBullets: string[];
};

export const analystDetails: Record<Language, AnalystDetails> = {
  en: {
    jobTitle: 'Data Analyst',
    industry: 'Technology',
    company: 'Meridian Transit',
    jobPosting:
      'We need a data analyst who knows SQL and Python. You build dashboards in Tableau, explain numbers to people without a technical background and keep our weekly reports right. Experience with Snowflake and a degree in statistics are welcome.',
    weakBullets: [
      'I was responsible for rebuilding the weekly stock report in SQL',
      'Helped with finding pricing errors on many items, as needed',
      'Team player who presented findings to the regional director',
      'Worked on training new colleagues in Tableau',
    ],
  },
  es: {
    jobTitle: 'Analista de datos',
    industry: 'Technology',
    company: 'Tranvías del Júcar',
    jobPosting:
      'Buscamos una persona analista de datos con SQL y Python. Creará cuadros de mando en Tableau, explicará los datos a equipos sin formación técnica y cuidará los informes semanales. Se valora experiencia con Snowflake y titulación en estadística.',
    weakBullets: [
      'Yo era responsable de rehacer el informe semanal de existencias en SQL',
      'Ayudé con la detección de errores de precios en muchos artículos',
      'Trabajo en equipo para presentar conclusiones a la dirección regional',
      'Encargada de formar a compañeros nuevos en Tableau',
    ],
  },
  fr: {
    jobTitle: 'Analyste de données',
    industry: 'Technology',
    company: 'Tramways du Rhône',
    jobPosting:
      'Nous cherchons un ou une analyste de données maîtrisant SQL et Python. Vous créez des tableaux de bord dans Tableau, expliquez les chiffres à des équipes non techniques et tenez à jour les rapports hebdomadaires. Une expérience de Snowflake et un diplôme en statistique sont un plus.',
    weakBullets: [
      "J'étais responsable de la refonte du rapport hebdomadaire des stocks en SQL",
      'J’ai aidé à détecter des erreurs de prix sur de nombreux articles',
      'Chargée de présenter les constats à la direction régionale, avec un excellent relationnel',
      'Participation à la formation des nouveaux collègues à Tableau',
    ],
  },
  de: {
    jobTitle: 'Datenanalyst',
    industry: 'Technology',
    company: 'Saaletal Verkehrsbetriebe',
    jobPosting:
      'Gesucht wird eine Person für die Datenanalyse mit SQL und Python. Sie bauen Dashboards in Tableau, erklären Zahlen auch Fachfremden und pflegen unsere Wochenberichte. Erfahrung mit Snowflake und ein Abschluss in Statistik sind von Vorteil.',
    weakBullets: [
      'Ich war verantwortlich für den Neubau des wöchentlichen Bestandsberichts in SQL',
      'Mithilfe bei der Suche nach Preisfehlern bei vielen Artikeln',
      'Teamfähig Erkenntnisse der Regionalleitung vorgestellt',
      'Zuständig für die Einarbeitung neuer Kolleginnen in Tableau',
    ],
  },
  ja: {
    jobTitle: 'Webマーケティング担当',
    industry: 'Marketing',
    company: '株式会社みなと交通',
    jobPosting:
      'Webマーケティング担当を募集します。検索広告とSNS広告の運用、アクセス解析、Pythonによるレポートの自動化をお任せします。Snowflakeの利用経験、統計の学位があれば歓迎します。',
    weakBullets: [
      '私は検索広告とSNS広告の運用を担当させていただきました',
      '購買データの分析などを行いました',
      '週次レポートの作成の自動化を頑張りました',
      '新入社員の教育に関する業務を担当していました',
    ],
  },
  ko: {
    jobTitle: '데이터 분석가',
    industry: 'Technology',
    company: '새벽교통 주식회사',
    jobPosting:
      'SQL과 Python을 다루는 데이터 분석가를 찾습니다. Tableau로 대시보드를 만들고 비전문가에게 숫자를 설명하며 주간 보고를 관리합니다. Snowflake 사용 경험과 통계학 학위가 있으면 우대합니다.',
    weakBullets: [
      '저는 회원의 구매 이력을 분석하는 업무를 담당했습니다',
      '주간 매출 보고 자동화 업무를 최선을 다해 수행했습니다',
      '상품 기획팀과 함께 A/B 시험 관련 업무를 진행했습니다',
      '신입 사원 교육을 도왔습니다',
    ],
  },
};

const hospitals: Record<Language, string> = {
  en: 'Harrow Lake Medical Center',
  es: 'Hospital del Llano',
  fr: 'Clinique des Tilleuls',
  de: 'Klinikum Lindenau',
  ja: '青空総合病院',
  ko: '푸른숲병원',
};

export async function loadNursePersona(language: Language): Promise<Persona> {
  const { sample } = await loadNurseSample(language);
  const { resume, jobTitle } = sample;
  const posting = sample.jobPosting.replaceAll('*', '').replaceAll('\u00ad', '');
  return {
    id: 'nurse',
    language,
    resume,
    jobTitle,
    industry: 'Healthcare',
    company: hospitals[language],
    jobPosting: posting,
  };
}

export function getAnalystPersona(language: Language): Persona {
  const { jobTitle, industry, company, jobPosting } = analystDetails[language];
  return { id: 'analyst', language, resume: allSamples.junior[language], jobTitle, industry, company, jobPosting };
}
