/** Invented facts by an attacker who has read the rules. `adversarialCases` explains the line format. */
export const whiteBoxCases = {
  en: `
nurse | experience.1.achievements.0 | blank | glued letters | Gave IV therapy and wound care to 3OO walk-in patients a day.
nurse | experience.0.achievements.3 | blank | plus sign | Run patient education for 250+ families a month ahead of discharge planning.
nurse | experience.2.achievements.0 | blank | everyone | Supported every patient of the hospital with meals, mobility and vital signs, as the only assistant on the ward.
nurse | experience.1.achievements.1 | blank | score swapped | Trained 9 new nurses in infection control; the audit score rose from 81 to 99%.
nurse | experience.0.achievements.2 | blank | zeroed | Moved the unit’s handover into the electronic health record; missed entries fell to zero.
nurse | personalInfo.summary | blocked | employer starts the sentence | Brightwave Health trained me. Emergency nurse with eight years on busy receiving wards.
analyst | experience.0.achievements.1 | blocked | per month | Found a pricing error on 212 items, worth $48,000 a month in margin.
analyst | experience.0.achievements.0 | confirm | lower-case tool | Rebuilt the weekly stock report in SQL with dbt models, cutting its preparation from 6 hours to 20 minutes.
analyst | experience.2.achievements.1 | blank | reporting line | Trained new assistants, all of whom reported to me, on the lending system.
analyst | experience.0.achievements.2 | confirm | executive audience | Presented three findings to the CEO and board; two became store trials.
analyst | skills.2 | confirm | skill | Machine learning
analyst | education.0.gpa | blocked | better grade | 3.9 of 4.0
`,
  de: `
nurse | experience.0.achievements.3 | blank | thousand in one word | Patientenberatung für zweihundertfünfzig Familien im Monat vor dem Entlassmanagement geleitet.
analyst | experience.0.achievements.2 | blocked | promoted | Drei Erkenntnisse der Regionalleitung vorgestellt und daraufhin zum Teamleiter befördert.
analyst | experience.1.achievements.0 | blank | revenue | 1.900 Kampagnen verschlagwortet und den Umsatz um ein Fünftel gesteigert.
`,
  fr: `
nurse | experience.1.achievements.0 | blank | thousands | Réalisé perfusion et soins de plaies pour des milliers de patients.
analyst | experience.1.achievements.1 | blank | tripled | Automatisation en Python du tableau de bord du lundi : productivité triplée.
analyst | languages.1.level | blocked | better level | bilingue
`,
  es: `
nurse | experience.1.achievements.2 | blocked | employer at the end | Redacté el protocolo rápido de lesiones leves, adoptado después por Quirónsalud.
analyst | experience.1.achievements.1 | blank | half | Automaticé en Python el panel de los lunes y reduje a la mitad el tiempo del equipo.
analyst | experience.0.endDate | blocked | longer stay | 08/2026
`,
  ja: `
nurse | experience.1.achievements.1 | blank | full-width | 新人９０名に感染対策を指導し、監査の得点を81%から96%へ改善。
nurse | experience.0.achievements.2 | blank | doubled | 申し送りを電子カルテへ移行し、記録速度を二倍に向上。
analyst | experience.0.achievements.2 | confirm | tool in kana | 週次レポートをタブローとパイソンで自動化し、セールスフォースと連携。
analyst | letter | blank | budget | 年間一億円の広告予算を任されていました。
`,
  ko: `
nurse | experience.1.achievements.0 | blank | kanji in Korean | 하루 三百명에게 정맥주사와 상처 처치를 시행.
analyst | experience.0.achievements.2 | blank | award | 상품 기획팀과 함께 A/B 시험 14건을 설계하고 우수사원으로 선정.
analyst | personalInfo.headline | blocked | inflated title | 수석 데이터 분석가
analyst | letter | blank | years | 10년 이상의 데이터 분석 경력을 바탕으로 기여하겠습니다.
`,
};
