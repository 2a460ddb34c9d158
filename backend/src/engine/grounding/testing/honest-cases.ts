/**
 * Honest edits: a text is rephrased, shortened, translated or reordered, or gives the same value in another unit,
 * script or calendar. `adversarialCases` explains the line format. "nurse@en" is the English nurse, rewritten in the language
 * of the case.
 */
export const honestCases = {
  en: `
nurse | experience.0.achievements.0 | accepted | rephrased | Triage as many as 90 patients per shift and reduced median door-to-nurse time from 14 minutes to 6.
nurse | experience.1.achievements.1 | accepted | numbers in words | Trained nine new nurses in infection control, lifting the audit score from 81 to 96 percent.
nurse | experience.0.achievements.3 | accepted | shortened | Deliver patient education to 25 families a month.
nurse | personalInfo.summary | accepted | source's own facts together | Registered Nurse with eight years in emergency care, from urgent care at Tallis Street Clinic to charge nurse at Orrin Bay Hospital. ACLS and TNCC certified.
nurse | experience.0.startDate | accepted | date in another form | March 2020
analyst | experience.0.achievements.0 | accepted | unit | Rebuilt the weekly stock report in SQL; preparation for 14 store managers now takes a third of an hour instead of 360 minutes.
analyst | experience.0.achievements.1 | accepted | magnitude | Found a pricing error affecting 212 items, worth $48K of margin each year.
analyst | projects.0.description | accepted | digits for words | Compared 1,200,000 city bike trips with bus times; over 8,000 people have read the write-up.
analyst | personalInfo.summary | accepted | reworded | Economics graduate experienced in retail analytics through two internships. Takes raw exports to clear charts with SQL and Python.
analyst | letter | accepted | letter | At Lonestar Grocers I found a pricing error on 212 items, and at Bluebonnet Media I automated the Monday dashboard in Python, which saved the team five hours every week.
`,
  de: `
nurse | experience.0.achievements.0 | accepted | rephrased | Bis zu 90 Aufnahmen pro Schicht ersteingeschätzt und die Wartezeit bis zur Pflege von 14 auf 6 Minuten verkürzt.
nurse | experience.1.achievements.1 | accepted | digits for words | 9 neue Kolleginnen in Hygiene geschult und das Prüfergebnis von 81 % auf 96 % gesteigert.
nurse | experience.0.achievements.2 | accepted | percent in words | Übergaben in die elektronische Patientenakte verlagert: 38 Prozent weniger fehlende Einträge.
nurse | experience.0.startDate | accepted | date in another form | März 2020
nurse@en | experience.1.achievements.0 | accepted | translated | Täglich 30 Laufpatienten mit Infusionstherapie und Wundversorgung behandelt.
analyst | experience.0.achievements.0 | accepted | unit | Wöchentlichen Bestandsbericht in SQL neu aufgebaut und die Vorbereitung für vierzehn Filialleitungen von 360 Minuten auf 20 Minuten verkürzt.
analyst | experience.0.achievements.1 | accepted | magnitude | Preisfehler bei 212 Artikeln entdeckt, der 48 Tsd. Euro Marge im Jahr entspricht.
analyst | projects.0.description | accepted | magnitude | 1,2 Mio. Leihradfahrten mit Busfahrzeiten verglichen; Bericht mit 9.000 Lesern.
analyst | education.0.degree | accepted | degree written out | Bachelor of Science
analyst | letter | accepted | letter | Beim Pleißenmarkt habe ich den Bestandsbericht in SQL neu gebaut, bei Lindenhof Medien den Montagsbericht in Python automatisiert.
`,
  fr: `
nurse | experience.0.achievements.0 | accepted | rephrased | Triage de quatre-vingt-dix arrivées par garde, avec une attente médiane ramenée de 14 à 6 minutes.
nurse | experience.1.achievements.1 | accepted | words | Formation de neuf infirmières à l’hygiène hospitalière, la note d’audit passant de 81 % à 96 %.
nurse | experience.2.achievements.0 | accepted | shortened | Accompagné 16 patients par garde.
nurse | experience.1.startDate | accepted | date in another form | juin 2017
nurse@en | experience.2.achievements.0 | accepted | translated | Aidé seize patients par garde pour les repas, la mobilité et les constantes.
analyst | experience.0.achievements.1 | accepted | magnitude | Erreur de prix détectée sur 212 articles, soit 48 k€ de marge annuelle.
analyst | experience.0.achievements.0 | accepted | unit | Rapport hebdomadaire des stocks refait en SQL pour 14 responsables de magasin : préparation ramenée de 360 à 20 minutes.
analyst | projects.0.description | accepted | digits | Plus d’un million de trajets en vélo partagé comparés avec les horaires de bus.
analyst | skills.0 | accepted | reordered | Données: Python, SQL, Excel, Tableau, pandas, statistique
analyst | letter | accepted | letter | Aux Halles de Saône, j’ai détecté une erreur de prix sur 212 articles ; chez Bellecour Médias, j’ai automatisé le tableau de bord du lundi.
`,
  es: `
nurse | experience.0.achievements.0 | accepted | rephrased | Triaje de hasta noventa llegadas por turno, con la espera mediana reducida de 14 a 6 minutos.
nurse | experience.1.achievements.1 | accepted | words | Formación de nueve enfermeras en control de infecciones, con la auditoría del 81 % al 96 %.
nurse | experience.0.achievements.2 | accepted | percent in words | Paso del relevo a la historia clínica electrónica, con un 38 por ciento menos de registros omitidos.
nurse | experience.0.startDate | accepted | date in another form | marzo de 2020
nurse@en | experience.1.achievements.0 | accepted | translated | Administré terapia intravenosa y cura de heridas a treinta pacientes al día.
analyst | experience.0.achievements.1 | accepted | magnitude | Error de precios detectado en 212 artículos, equivalente a 48 mil euros de margen al año.
analyst | experience.0.achievements.0 | accepted | unit | Informe semanal de existencias rehecho en SQL: de 360 minutos a 20 para 14 responsables de tienda.
analyst | projects.0.description | accepted | weaker bound | Comparación de más de un millón de trayectos en bici pública con los horarios de autobús.
analyst | experience.2.achievements.1 | accepted | shortened | Formé a seis auxiliares.
analyst | letter | accepted | letter | En Mercados del Turia detecté un error de precios en 212 artículos y en Azahar Medios automaticé en Python el panel de los lunes.
`,
  ja: `
nurse | experience.0.achievements.0 | accepted | rephrased | 1勤務あたり最大90人のトリアージを行い、看護師対応までの中央値を14分から6分へ短縮。
nurse | experience.1.achievements.1 | accepted | kanji | 新人九名に感染対策を指導し、監査得点を81％から96％に向上。
nurse | experience.0.startDate | accepted | era | 令和2年3月
nurse | experience.2.startDate | accepted | era | 平成27年8月
nurse@en | experience.1.achievements.0 | accepted | translated | 1日30名の来院患者に点滴管理と創傷処置を実施。
analyst | experience.0.achievements.0 | accepted | digits for magnitude | 月額予算6,000,000円の検索広告とSNS広告を運用し、獲得単価を4,200円から3,020円まで改善。
analyst | experience.0.achievements.1 | accepted | digits for magnitude | 120,000件の購買データを分析してメール施策を設計し、再購入率を18%から24%へ引き上げ。
analyst | experience.0.achievements.2 | accepted | unit | Pythonで週次レポートを自動化し、作成時間を5時間から0.5時間に短縮。
analyst | experience.1.achievements.0 | accepted | shortened | オウンドメディアの記事四十本を企画・編集。
analyst | letter | accepted | letter | 株式会社みのり食品では購買データ12万件を分析し、再購入率を18%から24%に改善しました。
`,
  ko: `
nurse | experience.0.achievements.0 | accepted | rephrased | 근무마다 최대 90명의 중증도를 분류하고 첫 간호까지 걸리는 중앙값을 14분에서 6분으로 줄임.
nurse | experience.1.achievements.1 | accepted | native numeral | 신규 간호사 아홉 명에게 감염 관리를 교육하여 점검 점수를 81%에서 96%로 높임.
nurse | experience.2.achievements.0 | accepted | native numeral | 근무당 환자 열여섯 명의 식사, 이동, 활력징후 측정을 도움.
nurse | experience.0.startDate | accepted | date in another form | 2020년 3월
nurse@en | experience.1.achievements.0 | accepted | translated | 하루 30명의 환자에게 정맥주사와 상처 처치를 시행.
analyst | experience.0.achievements.0 | accepted | digits for magnitude | 회원 480,000명의 구매 이력 분석으로 재구매 예측 모형을 만들어 쿠폰 비용을 22퍼센트 절감.
analyst | experience.1.achievements.0 | accepted | magnitude | 콘텐츠 조회 기록 3,200,000건을 정리해 추천 기준을 개선.
analyst | experience.0.achievements.1 | accepted | unit | 주간 매출 보고를 Python으로 자동화해 작성 시간을 360분에서 40분으로 단축.
analyst | experience.1.achievements.1 | accepted | native numeral | SQL 사용 안내서를 작성하고 신입 사원 여섯 명을 교육.
analyst | letter | accepted | letter | 한빛유통 주식회사에서 쿠폰 비용을 22% 절감했고, 새결미디어에서는 SQL 사용 안내서를 작성했습니다.
`,
};
