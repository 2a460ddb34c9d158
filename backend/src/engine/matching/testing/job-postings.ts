import type { Language } from '@shortlist/contracts/platform/languages';

/**
 * Typical job postings in each language. `nurse` is for an emergency nurse. `beginner` is for the occupation of the
 * beginner's sample resume in that language.
 */
export const jobPostings: Record<Language, { nurse: string; beginner: string }> = {
  en: {
    nurse: `Registered Nurse – Emergency Department
St. Brannoc Medical Center, Tacoma, WA

Our emergency department receives 70,000 people a year. You will be one of 90 nurses who work in three teams.

What you will do
- Lead triage at the front door and reassess people who wait
- Give IV therapy and wound care, and keep electronic health records complete
- Provide patient education and take part in discharge planning

What you bring
- Must have: ACLS and at least three years of experience in emergency nursing
- Bachelor of Science in Nursing
- Current state nursing license
- Willing to work night shifts and weekends
- Infection control in daily work is essential

Nice to have
- TNCC
- Experience as charge nurse

What we offer
Paid parking, Excel courses, and a relocation bonus.`,
    beginner: `Junior Data Analyst
We are a chain of 60 food stores and our reports decide what goes on the shelves.

Requirements
- SQL and Python, used on real data
- Excel and a dashboard tool such as Tableau
- Knowledge of statistics
- A degree in economics, statistics or similar
- Clear presentation of results to people who are not analysts

Preferred
- Git
- Spanish

About us
We plan our routes with Kubernetes and love antique clocks.`,
  },
  es: {
    nurse: `Enfermera/o de urgencias (m/f)
Hospital Ría de Levante, Valencia

Funciones
- Triaje de pacientes y valoración continua
- Curas de heridas y terapia intravenosa
- Registro en la historia clínica electrónica
- Educación al paciente y planificación del alta

Requisitos
- Grado en Enfermería y colegiación vigente
- Imprescindible experiencia mínima de 3 años en urgencias
- Control de infecciones
- Disponibilidad para turnos de noche

Se valorará
- Soporte vital avanzado
- Inglés B2

Ofrecemos
Contrato indefinido y formación en Excel.`,
    beginner: `Analista de datos júnior
Buscamos una persona que convierta datos en decisiones para nuestras tiendas.

Requisitos
- SQL y Python
- Excel y herramientas de visualización como Power BI o Tableau
- Conocimientos de estadística
- Grado en Economía, Estadística o similar

Deseable
- Git
- Inglés alto

Beneficios
Horario flexible y seguro médico.`,
  },
  fr: {
    nurse: `Infirmier / Infirmière aux urgences (H/F)
Centre hospitalier du Val d’Orne

Missions
- Assurer le triage et la réévaluation des patients
- Réaliser les soins de plaies et les perfusions
- Tenir à jour le dossier patient informatisé
- Assurer l’éducation du patient et préparer la sortie

Profil recherché
- Diplôme d’État d’infirmier exigé
- Expérience de trois ans minimum aux urgences indispensable
- Prévention des infections
- Travail de nuit et week-ends

Serait un plus
- Formation AFGSU
- Anglais B1

Nous offrons
Un logement de fonction et des formations Excel.`,
    beginner: `Analyste de données junior
Nous cherchons une personne pour rendre nos ventes lisibles.

Profil
- Maîtrise de SQL et de Python
- Excel, Power BI ou Tableau
- Connaissances en statistiques
- Licence ou master en économie ou statistiques

Apprécié
- Git
- Anglais courant

Avantages
Télétravail deux jours par semaine.`,
  },
  de: {
    nurse: `Pflegefachkraft Notaufnahme (m/w/d)
Klinikum Harzrand

Ihre Aufgaben
- Ersteinschätzung der Patienten nach festem Verfahren (Triage)
- Wundversorgung und Infusionstherapie
- Dokumentation in der elektronischen Patientenakte
- Patientenschulung und Entlassmanagement

Ihr Profil
- Abgeschlossene Ausbildung als Gesundheits- und Krankenpflegerin
- Mindestens drei Jahre Berufserfahrung in der Notaufnahme
- Sicher in Hygiene und Infektionsprävention
- Bereitschaft zu Schichtdienst

Von Vorteil
- ACLS
- Englisch B1

Wir bieten
Ein Jobticket und Excel-Kurse.`,
    beginner: `Junior Data Analyst (m/w/d)
Wir sind ein Handelsunternehmen und messen, was wir tun.

Ihr Profil
- SQL und Python sind erforderlich
- Sicherer Umgang mit Excel und einem Werkzeug wie Tableau oder Power BI
- Kenntnisse in Statistik
- Abgeschlossenes Studium der Volkswirtschaft oder Statistik

Wünschenswert
- Git
- Gutes Englisch

Wir bieten
Flexible Arbeitszeiten und ein Jobrad.`,
  },
  ja: {
    nurse: `職種：看護師（救急外来）
医療法人みなと会 横浜

仕事内容
・救急外来でのトリアージ
・点滴管理、創傷処置
・電子カルテへの記録
・患者指導、退院支援

応募資格
・看護師免許（必須）
・救急外来での経験3年以上
・感染対策の知識
・夜勤が可能な方

歓迎
・ACLS
・リーダー業務の経験

待遇
住宅手当、Excel研修`,
    beginner: `Webマーケティング担当
食品の通信販売を行う会社です。

仕事内容
・Web広告の運用
・データ分析と資料の作成

応募条件
・広告運用の経験2年以上（必須）
・Python、Googleアナリティクスの実務経験
・大卒以上

歓迎
・Excelの経験
・SQL

福利厚生
社員食堂、通信教育`,
  },
  ko: {
    nurse: `모집 직무: 응급실 간호사
한빛의료원, 서울

담당 업무
- 응급 환자 중증도 분류
- 정맥주사 및 상처 관리
- 전자의무기록 작성
- 환자 교육 및 퇴원 계획

자격 요건
- 간호사 면허 필수
- 응급실 경력 3년 이상
- 감염 관리 지식
- 교대 근무 가능

우대 사항
- ACLS
- 책임 간호사 경험

복리 후생
기숙사, 엑셀 교육`,
    beginner: `데이터 분석가 (신입/주니어)
매장 데이터를 의사 결정에 쓰는 회사입니다.

자격 요건
- SQL, Python 필수
- 엑셀과 Tableau 활용 능력
- 통계 지식
- 학사 이상

우대 사항
- Git
- 영어 가능자

복지
유연 근무, 점심 제공`,
  },
};
