import { SeededRandom } from '@shortlist/testing/seeded-random';

const sentences = {
  en: [
    'Cut median wait from 14 to 6 minutes.',
    'Led a team of [number] engineers through the move of 240 services to shared clusters in four regions.',
    'Wrote the review that finance and operations still use to plan capacity for the year ahead.',
    'Built CI/CD pipelines in C++ and Go.',
    'Negotiated contracts worth $3.2 million with nine suppliers, and kept every one of them through the merger.',
  ],
  de: [
    'Senkte die Durchlaufzeit von 14 auf 6 Tage.',
    'Leitete ein Team von [Anzahl] Fachkräften bei der Einführung der Qualitätsmanagementsysteme nach ISO 9001.',
    'Verhandelte Rahmenverträge über 8 Mio. € mit neun Lieferanten der Verpackungsmaschinenindustrie.',
    'Schrieb Prüfpläne.',
    'Verantwortete Produktionsplanung, Instandhaltung und Arbeitssicherheit an drei Standorten in Niedersachsen.',
  ],
  fr: [
    'Réduit les délais de 14 à 6 jours.',
    'Encadré une équipe de [nombre] personnes pendant la refonte de l’accueil : plus de 40 % de plaintes en moins.',
    'Négocié des contrats de 3 M€ avec neuf fournisseurs, sans en perdre un seul pendant la fusion.',
    'Rédigé les procédures « qualité ».',
    'Préparé les budgets annuels de quatre directions régionales, puis suivi leur exécution mois par mois.',
  ],
  es: [
    'Reduje la espera de 14 a 6 minutos.',
    'Dirigí un equipo de [número] personas durante el traslado de la planta a Zaragoza, sin parar la producción.',
    'Negocié contratos por 3 millones de euros con nueve proveedores y los mantuve todos tras la fusión.',
    'Redacté los manuales.',
    'Preparé los presupuestos anuales de cuatro delegaciones y seguí su ejecución mes a mes.',
  ],
  ja: [
    '待ち時間を14分から6分に短縮。',
    '2021年4月より[人数]名のチームを率い、受発注システムの刷新を計画から本番移行まで担当し、予定どおりに完了した。',
    '「改善提案」を年間48件まとめ、歩留まりを3.2%向上させた。',
    '月次報告を作成。',
    '国内4拠点の在庫データをPythonとSQLで集計し、需要予測の精度を高めるとともに、廃棄ロスを前年比18%削減した。',
  ],
  ko: [
    '대기 시간을 14분에서 6분으로 단축했습니다.',
    '[인원]명의 팀을 이끌며 수주 시스템 개편을 기획부터 전환까지 담당하여 일정에 맞게 완료했습니다.',
    '협력사 아홉 곳과 32억 원 규모의 계약을 협상하고 합병 이후에도 모두 유지했습니다.',
    '월간 보고서를 작성했습니다.',
    '국내 4개 거점의 재고 데이터를 Python과 SQL로 분석하여 수요 예측 정확도를 높이고 폐기 손실을 18% 줄였습니다.',
  ],
};
export const languages = Object.keys(sentences) as (keyof typeof sentences)[];

/** Returns a valid resume of one to four pages. Seeds vary the length, the page size and the density. */
export function generateResume(seed: number, language: keyof typeof sentences) {
  const numbers = new SeededRandom(seed * 7919 + 1);
  const random = (limit: number) => numbers.integer(0, limit - 1);
  const createList = <T>(length: number, createItem: (index: number) => T) =>
    Array.from({ length }, (_, index) => createItem(index));
  const pickSentence = () => sentences[language][random(sentences[language].length)] ?? '';
  const createText = (maxSentences: number) =>
    createList(1 + random(maxSentences), pickSentence).join(language === 'ja' ? '' : ' ');
  const year = 2023 - random(2);
  return {
    title: `Generated ${seed}`,
    language,
    pageSize: random(3) === 0 ? 'Letter' : 'A4',
    density: (['regular', 'regular', 'compact', 'airy'] as const)[random(4)],
    personalInfo: {
      firstName: 'Annika',
      lastName: 'Hollmann-Brandt',
      email: 'annika.hollmann@example.com',
      phone: '+49 40 5555 0148',
      location: 'Hamburg',
      headline: 'Operations Manager',
      summary: createText(4),
      website: 'https://example.com/annika-hollmann/portfolio',
      linkedin: '',
    },
    experience: createList(2 + random(6), (index) => ({
      company: `Orrin Bay ${index} Group`,
      position: index % 2 ? 'Senior Operations Manager, Planning and Logistics' : 'Analyst',
      startDate: `03/${year - 2 * index - 1}`,
      endDate: index === 0 ? '' : `02/${year - 2 * index + 1}`,
      current: index === 0,
      location: random(2) ? 'Hamburg, Deutschland' : '',
      description: random(3) === 0 ? createText(2) : '',
      achievements: createList(random(8), () => createText(2)),
    })),
    education: createList(1 + random(3), (index) => ({
      institution: 'Halden State University',
      degree: 'Bachelor of Science',
      field: 'Industrial Engineering',
      startDate: `09/${2008 - index}`,
      endDate: `05/${2012 - index}`,
      achievements: createList(random(3), pickSentence),
    })),
    skills: createList(4 + random(10), (index) =>
      index % 5 === 4 ? `Tools: SQL, Python, C++ ${index}` : `Planning ${index}`,
    ),
    achievements: createList(random(4), pickSentence),
    languages: createList(random(4), (index) => ({
      name: ['English', 'Deutsch', '日本語', 'Français'][index],
      level: 'Fluent',
    })),
    projects: createList(random(4), (index) => ({
      name: `Orrin Atlas ${index}`,
      description: createText(3),
      technologies: ['Python', 'SQL'].slice(random(3)),
    })),
    certifications: createList(random(4), (index) => ({ name: `Six Sigma ${index}`, issuer: 'ASQ', date: '2019' })),
    customSections: createList(random(3), (index) => ({
      id: `section-${index}`,
      name: `Planning ${index}`,
      items: createList(1 + random(4), () => ({
        title: random(2) ? 'Orrin Bay Forum' : '',
        description: random(2) ? createText(2) : '',
        achievements: createList(1 + random(3), () => createText(2)),
      })),
    })),
  };
}
