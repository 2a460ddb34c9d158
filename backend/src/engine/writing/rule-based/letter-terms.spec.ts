import { resumeContentSchema } from '@shortlist/contracts/builder/document-content';
import type { Language } from '@shortlist/contracts/platform/languages';
import { extractJobTerms } from '../../matching/job-terms';
import { buildSentence } from './bullet-to-sentence/bullet-to-sentence';
import { buildCoverLetter } from './cover-letter';
import { buildSummary } from './summary';

interface Case {
  skills: string[];
  bullet: string;
  posting: string;
  /** Fragments of the posting that no sentence may list. */
  fragments: string[];
  /** Words that must not be extracted as terms. */
  forbiddenTerms: string[];
}

const cases: Record<Language, Case> = {
  en: {
    skills: ['Inventory control', 'Route planning'],
    bullet: 'Kept safe and lean working routines in the warehouse and negotiated with carriers.',
    posting:
      'Requirements:\n- Knowledge of safe loading\n- Experience with careful and quick packing\n- Inventory control\n- Negotiates firmly with carriers\n- Fold cartons neatly',
    fragments: ['safe', 'careful', 'firmly', 'negotiates'],
    forbiddenTerms: ['safe', 'Negotiates', 'Fold cartons neatly'],
  },
  fr: {
    skills: ['Gestion des stocks', 'Merchandising'],
    bullet: 'Négocié les tarifs et facturé les clients chaque semaine, planifié les tournées.',
    posting:
      'Profil recherché :\n- Gestion des stocks\n- Négociez avec les fournisseurs\n- Facturez les commandes\n- Planifiez les tournées\n- Maîtrise de solides outils',
    fragments: ['négociez', 'facturez', 'planifiez', 'solides'],
    forbiddenTerms: ['Négociez', 'Facturez', 'Planifiez'],
  },
  es: {
    skills: ['Control de inventario', 'Atención al cliente'],
    bullet: 'Negocié contratos y facturé pedidos; planifiqué rutas seguras.',
    posting:
      'Requisitos:\n- Control de inventario\n- Negociarás con proveedores\n- Facturarás los pedidos\n- Planifica rutas seguras\n- Conocimiento de seguras y rápidas entregas',
    fragments: ['negociarás', 'facturarás', 'planifica', 'seguras'],
    forbiddenTerms: ['Negociarás', 'Facturarás', 'Planifica'],
  },
  de: {
    skills: ['Lagerverwaltung', 'Tourenplanung'],
    bullet: 'Sicheres Verladen und sorgfältiges Verpacken organisiert, Preise verhandelt.',
    posting:
      'Anforderungen:\n- Lagerverwaltung\n- Erfahrung mit sicherem Verladen\n- Kenntnisse in sorgfältigem und schnellem Verpacken\n- Sie verhandeln Preise\n- Sie organisieren Touren',
    fragments: ['sicherem', 'sorgfältigem', 'verhandeln', 'organisieren'],
    forbiddenTerms: ['verhandeln', 'organisieren'],
  },
  ja: {
    skills: ['在庫管理', '配送計画'],
    bullet: '安全な積み込みを徹底し、運送会社と交渉',
    posting: '応募資格：\n・在庫管理\n・安全な積み込みの経験\n・丁寧の知識\n・運送会社と交渉する',
    fragments: ['丁寧', '交渉する', '安全な'],
    forbiddenTerms: ['交渉する', '安全な'],
  },
  ko: {
    skills: ['재고 관리', '배송 계획'],
    bullet: '안전한 상차를 지키고 운송사와 협상',
    posting: '자격 요건:\n- 재고 관리\n- 안전한 상차 경험\n- 운송사와 협상하여 단가를 낮추는 분\n- 꼼꼼하게 포장',
    fragments: ['안전한', '협상하여', '꼼꼼하게'],
    forbiddenTerms: ['협상하여', '꼼꼼하게'],
  },
};

/** Returns the posting's terms, and the worst fragments that could be cut from it. */
const listTerms = ({ posting, fragments }: Case, language: Language) => [
  ...fragments,
  ...extractJobTerms(posting, language).map(({ term }) => term),
];

describe.each(Object.entries(cases) as [Language, Case][])('terms of a posting in %s', (language, testCase) => {
  const resume = resumeContentSchema.parse({
    personalInfo: { firstName: 'Sam', lastName: 'Ortiz', email: '', phone: '', location: '', headline: '' },
    experience: [{ company: 'Northgate', position: '', startDate: '2020', achievements: [testCase.bullet] }],
    skills: testCase.skills,
  });
  const target = { jobTitle: 'Coordinator', jobPostingText: testCase.posting, terms: listTerms(testCase, language) };

  it('never appear in a sentence if they are fragments of a phrase', () => {
    const { paragraphs } = buildCoverLetter({ ...target, resume, company: 'Acme', language });
    // The bullet is the user's own text and may contain fragments.
    const context = { company: 'Northgate', isCurrent: false, precededBy: 'nothing', sentenceIndex: 0 } as const;
    const letter = paragraphs
      .join('\n')
      .toLowerCase()
      .replace(buildSentence(testCase.bullet, context, language).toLowerCase(), '');
    const summary = buildSummary({ resume, target, language, today: '2026-01-01' })
      .toLowerCase()
      .replace(testCase.bullet.replace(/[.。]$/u, '').toLowerCase(), '');
    for (const text of [letter, summary])
      for (const fragment of testCase.fragments) expect(text.toLowerCase()).not.toContain(fragment.toLowerCase());
    expect(letter).toContain(testCase.skills[0]?.toLowerCase());
  });

  it('are nouns, never inflected verbs or single adjectives', () => {
    const terms = extractJobTerms(testCase.posting, language).map(({ term }) => term.toLowerCase());
    expect(terms).toContain(testCase.skills[0]?.toLowerCase());
    for (const wrong of testCase.forbiddenTerms) expect(terms).not.toContain(wrong.toLowerCase());
  });
});
