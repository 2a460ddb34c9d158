/**
 * Invented facts in the resume of the senior engineer, which was not used to develop the rules. `adversarialCases`
 * explains the line format.
 */
export const unseenResumeCases = {
  en: `
senior | experience.1.achievements.0 | blank | bigger group | Grew the platform group from 7 to 290 engineers and set up on-call across two time zones, halving pages per engineer.
senior | experience.1.achievements.2 | blank | hours for days | Took lead time for a change from 19 days to 26 minutes by moving 63 services onto one paved road for build and release.
senior | experience.2.position | blocked | inflated title | Vice President of Engineering, Payments Risk
senior | experience.0.achievements.3 | confirm | another standard | Brought the group to ISO 27001 and SOC 2 in eleven months with no major finding.
senior | personalInfo.summary | blocked | degree in passing | Engineering director with a doctorate in computer science and 16 years in payments, logistics and energy data.
senior | letter | blocked | employer of the past | Before that I spent three years with Goldman Sachs building risk systems.
`,
  de: `
senior | experience.1.achievements.3 | blank | billions | Verhandelte einen Dreijahresvertrag für Infrastruktur, der 1,4 Mrd. € gegenüber dem Listenpreis sparte.
senior | experience.2.achievements.0 | blank | more teams | Führte dreizehn Teams, verantwortlich für die Betrugserkennung bei 2,2 Millionen Transaktionen am Tag.
senior | letter | blocked | certificate | Zudem bin ich als PMP zertifiziert.
`,
  fr: `
senior | experience.1.achievements.0 | blank | four times fewer | Croissance de l’équipe de plateforme de 7 à 29 ingénieurs, avec quatre fois moins d’alertes par personne.
senior | experience.0.startDate | blocked | shifted date | mars 2018
senior | letter | blank | award | Lauréate du prix de l’ingénieure de l’année, je souhaite rejoindre votre équipe.
`,
  es: `
senior | experience.1.achievements.3 | blank | dollars | Negociación de un contrato de infraestructura a tres años que ahorró 1,4 millones de dólares sobre la tarifa.
senior | experience.0.company | blocked | new employer | Iberdrola
senior | letter | blank | years | Aporto veinticinco años de experiencia en plataformas de datos.
`,
  ja: `
senior | experience.1.achievements.0 | blank | ten times | プラットフォーム部門を7名から二百九十名に拡大し、二つの時間帯にまたがる当番体制を整備。
senior | experience.0.achievements.2 | blank | oku to cho | クラウド費用を年間4兆2,000億円（27%）削減。
senior | letter | blocked | employer | 以前はメルカリにて決済基盤を担当していました。
`,
  ko: `
senior | experience.1.achievements.3 | blank | more | 3년 인프라 계약을 협상해 정가 대비 백구십억 원을 절감.
senior | letter | blocked | degree | 컴퓨터공학 박사 학위를 바탕으로 기여하겠습니다.
`,
};

export const unseenResumeHonestCases = {
  en: `
senior | experience.0.achievements.1 | accepted | shorter | Replaced 410 nightly batch jobs with an event platform settling 38 million meter readings daily.
senior | experience.0.achievements.2 | accepted | money | Reduced cloud spend by 27%, or £3.1M per year, with tiered storage and shared clusters.
senior | experience.1.achievements.2 | accepted | reworded | Moved 63 services onto one paved road, so that a change takes 26 hours instead of 19 days.
senior | personalInfo.summary | accepted | shorter | Engineering director with sixteen years in payments, logistics and energy data, leading platform groups of up to 64 engineers.
senior | letter | accepted | letter | At Parcelline Logistics I grew the platform group from 7 to 29 engineers. At Hallam & Rowe Bank, my incident-review practice was adopted by all 40 technology teams.
`,
  de: `
senior | experience.0.achievements.0 | accepted | verb at the end | In drei Jahren die ungewollte Fluktuation von 14 auf 4 Prozent gesenkt; 64 Entwicklerinnen und Entwickler in 9 Teams geführt.
senior | experience.1.achievements.1 | accepted | shorter | Datenstrom der Sendungsverfolgung für zwölf nationale Zusteller geliefert.
senior | letter | accepted | letter | Bei Paketlinie Logistik habe ich den Plattformbereich von 7 auf 29 Personen vergrößert. Gern würde ich diese Erfahrung bei Ihnen einbringen.
`,
  fr: `
senior | experience.0.achievements.2 | accepted | money | Coûts du cloud réduits de 27 %, soit 3,1 millions d’euros par an.
senior | experience.1.achievements.2 | accepted | verb | Réduit de 19 jours à 26 heures le délai d’une modification, avec 63 services sur une même chaîne.
senior | letter | accepted | letter | Je dirige aujourd’hui 64 ingénieurs répartis en neuf équipes et serais heureuse d’échanger avec vous.
`,
  es: `
senior | experience.0.achievements.0 | accepted | nominal | Dirección de 64 ingenieros en 9 equipos; en tres años la rotación no deseada pasó del 14 % al 4 %.
senior | experience.1.achievements.1 | accepted | words | Flujo de seguimiento de envíos para doce transportistas nacionales.
senior | letter | accepted | letter | En Paquetería Ibérica reduje el plazo de un cambio de 19 días a 26 horas y hoy dirijo a 64 ingenieros.
`,
  ja: `
senior | experience.0.achievements.1 | accepted | digits | 410本の夜間バッチをイベント基盤へ移行し、1日38,000,000件の検針値を6分以内に精算。
senior | experience.1.achievements.3 | accepted | digits | インフラ契約（3年）を交渉し、定価より190,000,000円を節減。
senior | letter | accepted | letter | 現在は9チーム、64名のエンジニアを統括しております。前職では配信基盤の開発に携わりました。
`,
  ko: `
senior | experience.0.achievements.1 | accepted | digits | 야간 배치 작업 410개를 이벤트 플랫폼으로 바꾸어 하루 38,000,000건의 검침값을 6분 안에 정산.
senior | experience.1.achievements.0 | accepted | reworded | 플랫폼 조직을 7명에서 29명으로 확대하고 1인당 호출을 50% 줄임.
senior | letter | accepted | letter | 소포라인물류에서 서비스 63개를 하나의 배포 경로로 옮겨 변경 반영 기간을 26시간으로 단축했습니다.
`,
};
