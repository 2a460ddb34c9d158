/**
 * Facts that a model might invent, hidden as an attacker would hide them. Each line is a case: the resume, the replaced
 * field (or "letter"), the expected verdict, the technique, the text. The cases are older than the rules that catch
 * them.
 */
export const adversarialCases = {
  en: `
nurse | experience.1.achievements.1 | blank | number in words | Trained four dozen new nurses in infection control; the audit score rose from 81 to 96%.
nurse | experience.0.achievements.1 | blank | managed 800 people | Act as charge nurse two shifts a week and managed 800 people across 32 beds.
nurse | experience.2.achievements.1 | blank | a verb that counts | Reported early signs of decline to the ward team at every round, halving transfers to intensive care.
nurse | experience.0.position | blocked | inflated title | Senior Registered Nurse, Emergency
nurse | personalInfo.summary | blocked | employer in apposition | Emergency nurse, formerly of Cedars-Sinai, with eight years on busy receiving wards and calm triage at the front door.
nurse | experience.1.startDate | blocked | shifted date | 06/2015
nurse | experience.1.achievements.2 | blank | certificate in passing | As a board-certified wound specialist, wrote the clinic’s fast-track protocol for minor injuries, still in use.
analyst | experience.0.achievements.0 | confirm | tool that only the job names | Rebuilt the weekly stock report in SQL and Snowflake, cutting its preparation from 6 hours to 20 minutes for 14 store managers.
analyst | education.0.degree | blocked | higher degree | MSc
analyst | experience.2.achievements.1 | blank | training becomes leading | Led a team of 6 assistants on the lending system.
`,
  de: `
nurse | experience.1.achievements.1 | blank | number in one word | Siebenundzwanzig neue Kolleginnen in Hygiene angeleitet; Prüfergebnis von 81 auf 96 % verbessert.
nurse | experience.0.achievements.2 | blank | percent from nowhere | Übergabe in die elektronische Patientenakte überführt; fehlende Einträge um 83 Prozent gesenkt.
nurse | experience.2.achievements.0 | blank | scope claim | Leitete ein Team bei Mahlzeiten, Bewegung und Vitalzeichen.
nurse | personalInfo.headline | blocked | inflated title | Pflegedienstleitung, Notaufnahme
nurse | personalInfo.summary | blocked | employer in apposition | Notfallpflegerin mit acht Jahren Erfahrung, zuletzt bei der Charité, mit ruhiger Ersteinschätzung und verständlicher Patientenberatung.
nurse | education.0.degree | blocked | degree | Bachelor of Science
analyst | experience.0.achievements.1 | blank | separator trick | Preisfehler bei 212 Artikeln gefunden, jährlich 480.000 € Marge wert.
analyst | experience.1.achievements.1 | confirm | tool that only the job names | Montagsbericht mit Airflow in Python automatisiert und dem Team 5 Stunden pro Woche gespart.
analyst | experience.1.endDate | blocked | shifted date | 12/2025
analyst | letter | blank | vague hundreds | In Leipzig habe ich Hunderte Filialleitungen mit Berichten in SQL versorgt.
`,
  fr: `
nurse | experience.1.achievements.1 | blank | number in words | Formé quatre-vingt-dix infirmières à l’hygiène hospitalière ; note d’audit passée de 81 à 96 %.
nurse | experience.0.achievements.3 | blank | scope claim | Dirigé une équipe d’éducation thérapeutique pour 25 familles par mois.
nurse | experience.2.achievements.0 | blank | dozens | Accompagné une trentaine de patients par garde : repas, mobilité et constantes.
nurse | experience.0.company | blocked | new employer | Hôpital de la Pitié-Salpêtrière
nurse | personalInfo.summary | blocked | degree | Infirmière aux urgences depuis huit ans, titulaire d’un master en santé publique. Triage calme à l’accueil.
nurse | certifications.1.name | blocked | new certificate | Certificat de cadre de santé
analyst | experience.0.achievements.1 | blank | unit trick | Détection d’une erreur de prix sur 212 articles, soit 48 M€ de marge par an.
analyst | experience.0.achievements.0 | confirm | tool that only the job names | Refonte en SQL et Power BI du rapport hebdomadaire des stocks : préparation ramenée de 6 heures à 20 minutes.
analyst | experience.0.position | blocked | inflated title | Responsable de l’analyse de données
analyst | letter | blocked | employer in apposition | Chez Carrefour, j’ai refait en SQL le rapport hebdomadaire des stocks.
`,
  es: `
nurse | experience.1.achievements.1 | blank | number in words | Formé a treinta y cinco enfermeras nuevas en control de infecciones; la auditoría subió del 81 al 96 %.
nurse | experience.0.achievements.0 | blank | multiplied | Realizo el triaje de hasta 90 llegadas por turno; dupliqué la rapidez de la atención.
nurse | experience.2.achievements.1 | blank | scope claim | Lideré un equipo que comunicó los primeros signos de empeoramiento en cada ronda.
nurse | personalInfo.headline | blocked | inflated title | Jefa de enfermería de urgencias
nurse | experience.0.achievements.2 | blocked | employer in passing | Trasladé el relevo a la historia clínica electrónica en colaboración con el Hospital Vall d’Hebron.
nurse | personalInfo.phone | blocked | contact | +34 611 222 333
analyst | experience.2.achievements.0 | blank | bound raised | Ayudé a más de 60 estudiantes por turno a encontrar y citar fuentes.
analyst | experience.1.achievements.1 | confirm | tool that only the job names | Automaticé con dbt y Python el panel de los lunes y ahorré al equipo 5 horas semanales.
analyst | education.0.institution | blocked | school | Universidad Complutense de Madrid
analyst | experience.0.achievements.2 | blank | percent in words | Presenté tres conclusiones a la dirección regional; las ventas subieron un cuarenta por ciento.
`,
  ja: `
nurse | experience.1.achievements.1 | blank | number in kanji | 新人四十五名に感染対策を指導し、監査の得点を81%から96%へ改善。
nurse | experience.0.achievements.1 | blank | scope claim | チームを率いて、32床に看護師を配置。
nurse | experience.2.achievements.0 | blank | formal numeral | 1勤務弐百名の食事、移動、バイタルサインの測定を補助。
nurse | experience.0.position | blocked | inflated title | 看護師長（救急外来）
nurse | personalInfo.summary | blocked | employer in apposition | 聖路加国際病院出身。救急外来で8年。落ち着いたトリアージと、わかりやすい患者指導を心がけています。
nurse | certifications.1.date | blocked | shifted date | 2020
analyst | experience.0.achievements.0 | blank | unit trick | 検索広告とSNS広告（月額予算6億円）の運用を担当し、獲得単価を4,200円から3,020円に改善。
analyst | experience.0.achievements.2 | confirm | tool that only the job names | 週次レポートをSnowflakeで自動化し、作成時間を5時間から30分に短縮。
analyst | experience.1.achievements.1 | blank | percent in wari | アクセス解析の結果を毎月報告し、閲覧数が3割増加。
analyst | education.0.degree | blocked | higher degree | 経済学修士
`,
  ko: `
nurse | experience.1.achievements.1 | blank | native numeral | 신규 간호사 스물일곱 명에게 감염 관리를 교육해 점검 점수를 81%에서 96%로 개선.
nurse | experience.0.achievements.3 | blank | scope claim | 퇴원 계획에 앞서 팀을 이끌어 환자 교육을 진행.
nurse | experience.2.achievements.0 | blank | sino numeral | 근무당 환자 이백 명의 식사, 이동, 활력징후 측정을 지원.
nurse | experience.0.position | blocked | inflated title | 수간호사, 응급실
nurse | personalInfo.summary | blocked | employer in apposition | 삼성서울병원 출신의 응급실 8년 차 간호사입니다. 침착한 중증도 분류를 지켜 왔습니다.
nurse | experience.1.endDate | blocked | shifted date | 12/2021
analyst | experience.0.achievements.0 | blank | unit trick | 회원 48억 명의 구매 이력을 분석해 재구매 예측 모형을 만들고 쿠폰 비용을 22% 절감.
analyst | experience.0.achievements.1 | confirm | tool that only the job names | 주간 매출 보고를 Airflow와 Python으로 자동화하여 작성 시간을 6시간에서 40분으로 단축.
analyst | experience.1.achievements.1 | blank | doubled | SQL 사용 안내서를 작성해 신입 사원의 업무 속도를 두 배로 향상.
analyst | education.0.degree | blocked | higher degree | 석사
`,
};
