/** Unforeseen cases, written after the rules. `adversarialCases` explains the line format. */
export const heldOutCases = {
  en: `
nurse | experience.1.achievements.0 | blank | number moved to another job | Gave IV therapy and wound care to 90 walk-in patients a day.
nurse | experience.0.achievements.2 | blank | hyphenated share | Moved the unit’s handover into the electronic health record; missed entries fell by two-thirds.
nurse | experience.1.achievements.2 | blocked | award and body | Wrote the clinic’s fast-track protocol for minor injuries, later adopted by the NHS.
analyst | experience.1.achievements.1 | blank | ratio glued | Automated the Monday dashboard in Python and made reporting 10x faster.
analyst | letter | blocked | school by nickname | As a Harvard graduate I know how to turn raw exports into clear charts.
analyst | letter | blank | years from the posting | I bring over seven years of experience in retail analytics.
`,
  de: `
nurse | experience.0.achievements.1 | blank | head count as adjective | Schichtleitung eines fünfzigköpfigen Teams, verteilt auf 32 Betten.
nurse | experience.1.achievements.2 | blank | whole house | Ablauf für leichte Verletzungen klinikweit eingeführt, der noch heute gilt.
analyst | experience.2.achievements.1 | blank | award | Als Mitarbeiter des Jahres 6 neue Hilfskräfte in das Ausleihsystem eingearbeitet.
`,
  fr: `
nurse | experience.2.achievements.1 | blank | halved | Signalé à l’équipe les premiers signes d’aggravation, réduisant de moitié les transferts en réanimation.
analyst | experience.2.achievements.0 | blocked | employer with chez | Aide à la recherche de sources pour 30 à 50 étudiants, après une mission chez Capgemini.
analyst | personalInfo.summary | blocked | inflated title | Directrice des données, à l’aise de l’export brut au graphique qui parle : SQL, Python et mots simples.
`,
  es: `
nurse | experience.0.achievements.3 | blank | hundreds | Imparto educación sanitaria a cientos de familias al mes antes de la planificación del alta.
analyst | experience.0.achievements.1 | blank | currency swapped | Detecté un error de precios en 212 artículos, con un efecto de 48.000 dólares al año en el margen.
analyst | letter | blank | alone | Rehíce yo sola desde cero el informe de existencias de toda la empresa.
`,
  ja: `
nurse | experience.1.achievements.0 | blank | kanji with oku | 延べ二千名に点滴管理と創傷処置を実施。
analyst | experience.0.achievements.3 | blank | award | 新入社員2名の教育を担当し、社長賞を受賞。
analyst | letter | blocked | school | 早稲田大学で統計を学び、広告運用に活かしてきました。
`,
  ko: `
nurse | experience.1.achievements.2 | blank | nationwide | 경증 외상 처치 절차서를 작성, 전국 병원에서 사용 중.
analyst | letter | blocked | employer | 네이버에서 근무하며 추천 기준을 개선했습니다.
`,
};

export const heldOutHonestCases = {
  en: `
nurse | experience.0.achievements.1 | accepted | reordered | Assign 14 nurses to 32 beds as charge nurse on two shifts per week.
nurse | experience.1.achievements.2 | accepted | tense | Authored a fast-track protocol for minor injuries that the clinic uses to this day.
nurse | personalInfo.summary | accepted | third person dropped | Eight years in emergency nursing. Calm triage, clear patient education and dependable records; ACLS and TNCC certified.
analyst | experience.0.achievements.2 | accepted | voice | Two of three findings presented to the regional director became store trials.
analyst | letter | accepted | letter | In Austin I rebuilt a weekly stock report in SQL and cut its preparation from six hours to twenty minutes. I would be glad to do the same kind of work for your team.
`,
  de: `
nurse | experience.0.achievements.3 | accepted | nominal | Leitung der Patientenberatung für monatlich 25 Familien vor dem Entlassmanagement.
nurse | experience.2.achievements.0 | accepted | synonym | Täglich 16 Patienten beim Essen, bei der Bewegung und bei der Messung der Vitalzeichen unterstützt.
analyst | experience.1.achievements.0 | accepted | digits | Ausgaben über acht Kanäle vergleichbar gemacht: 1900 Kampagnen verschlagwortet.
analyst | letter | accepted | letter | Gern bringe ich meine Erfahrung aus zwei Praktika in der Handelsanalyse in Ihr Team ein. Bei Pleißenmarkt habe ich einen Preisfehler gefunden, der jährlich 48.000 Euro Marge wert war.
`,
  fr: `
nurse | experience.1.achievements.2 | accepted | nominal | Rédaction du protocole des blessures légères, encore utilisé aujourd’hui.
nurse | experience.0.achievements.2 | accepted | percent | Transmissions intégrées au dossier patient informatisé, avec 38 pour cent d’oublis en moins.
analyst | letter | accepted | letter | Diplômée en économie de l’Université de Saône, j’ai effectué deux stages en analyse pour la distribution à Lyon.
`,
  es: `
nurse | experience.0.achievements.1 | accepted | reworded | Supervisora de turno dos días a la semana: 14 enfermeras y 32 camas a mi cargo.
analyst | experience.1.achievements.0 | accepted | words | Comparé la inversión entre ocho canales tras etiquetar mil novecientas campañas.
analyst | letter | accepted | letter | Soy graduada en Economía por la Universidad del Turia y busco un primer puesto de analista en un equipo como el suyo.
`,
  ja: `
nurse | experience.0.achievements.2 | accepted | nominal | 電子カルテへの申し送り移行により、記録漏れを38パーセント減らした。
nurse | personalInfo.summary | accepted | shorter | 救急外来で8年の経験。トリアージ、患者指導、電子カルテの記録を大切にしています。ACLS修了。
analyst | letter | accepted | letter | 貴社の求人を拝見し、応募いたしました。青葉メディア株式会社では記事40本を企画し、月間閲覧数を1.6倍に伸ばしました。
`,
  ko: `
nurse | experience.0.achievements.1 | accepted | reworded | 주 2회 책임간호사를 맡아 간호사 14명을 32병상에 배치함.
analyst | letter | accepted | letter | 귀사의 채용 공고를 보고 지원합니다. 한빛유통에서 회원 48만 명의 구매 이력을 분석했습니다.
`,
};
