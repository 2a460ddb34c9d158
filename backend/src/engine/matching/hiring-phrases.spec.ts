import { removeHiringPhrases } from './hiring-phrases';
import { groupJobTerms } from './group-job-terms';
import { extractJobTerms } from './job-terms';
import { extractJobTitle } from './job-title';

const createPosting = (...lines: string[]) => [...lines, '', '-'].join('\n');

it.each([
  ['en', 'Line cook wanted', 'Line cook'],
  ['en', 'Line cook wanted!', 'Line cook'],
  ['en', 'Wanted: a line cook', 'line cook'],
  ['en', 'Line cooks needed in Leeds', 'Line cooks'],
  ['en', 'Sandwich artist urgently required', 'Sandwich artist'],
  ['en', 'Experienced florist sought – Leeds', 'Experienced florist'],
  ['en', 'We are hiring a sandwich artist', 'sandwich artist'],
  ['en', "We're hiring: Sandwich Artist (m/f/d)", 'Sandwich Artist'],
  ['en', 'Join our team as a line cook', 'line cook'],
  ['en', 'Line cook – join our team', 'Line cook'],
  ['en', 'Now hiring! Line cook', 'Line cook'],
  ['en', 'Hiring Manager', 'Hiring Manager'],
  ['en', 'Required Learning Coordinator', 'Required Learning Coordinator'],
  ['es', 'Se busca cocinero', 'cocinero'],
  ['es', 'Se necesita una florista', 'florista'],
  ['es', 'Cocinera/o se solicita', 'Cocinera/o'],
  ['es', 'Buscamos camareros', 'camareros'],
  ['es', 'Únete a nuestro equipo como florista', 'florista'],
  ['fr', 'Cuisinier recherché', 'Cuisinier'],
  ['fr', 'Fleuriste recherché(e) à Lyon', 'Fleuriste'],
  ['fr', 'Recherche une fleuriste H/F', 'fleuriste'],
  ['fr', 'Nous recrutons un commis de cuisine', 'commis de cuisine'],
  ['fr', 'Recherche et développement', 'Recherche et développement'],
  ['de', 'Koch gesucht (m/w/d)', 'Koch'],
  ['de', 'Gesucht: Floristin m/w/d', 'Floristin'],
  ['de', 'Wir suchen eine Floristin', 'Floristin'],
  ['de', 'Küchenhilfe ab sofort gesucht!', 'Küchenhilfe'],
  ['ja', '調理師募集', '調理師'],
  ['ja', '調理師を募集しています', '調理師'],
  ['ja', '【急募】調理師', '調理師'],
  ['ja', '募集：花屋の店員', '花屋の店員'],
  ['ja', '採用担当', '採用担当'],
  ['ko', '조리사 모집', '조리사'],
  ['ko', '조리사 구함', '조리사'],
  ['ko', '플로리스트를 구합니다', '플로리스트'],
  ['ko', '[급구] 플로리스트', '플로리스트'],
  ['ko', '채용 담당자', '채용 담당자'],
] as const)('extracts the title in %s from “%s”', (language, line, title) => {
  expect(extractJobTitle(createPosting(line), language)).toBe(title);
});

it.each([
  ['en', 'We are hiring!', 'Sandwich artist'],
  ['en', 'Help wanted', 'Sandwich artist'],
  ['es', '¡Únete a nuestro equipo!', 'Florista'],
  ['fr', 'On recrute', 'Fleuriste'],
  ['de', 'Verstärkung gesucht', 'Floristin'],
  ['ja', '募集要項', '花屋の店員'],
  ['ko', '채용 공고', '플로리스트'],
] as const)('finds the title in %s below “%s”', (language, line, title) => {
  expect(extractJobTitle(createPosting(line, title), language)).toBe(title);
});

it.each([
  ['en', '- TNCC required', 'TNCC'],
  ['en', '- Dishwasher wanted', 'Dishwasher'],
  ['de', '- Spüler gesucht (m/w/d)', 'Spüler'],
  ['es', '- Se busca friegaplatos', 'friegaplatos'],
  ['fr', '- Plongeur recherché', 'Plongeur'],
  ['ja', '・洗い場募集', '洗い場'],
  ['ko', '- 설거지 담당 구함', '설거지 담당'],
] as const)('extracts the term in %s from the bullet “%s”', (language, bullet, term) => {
  const terms = extractJobTerms(`Kitchen\n\n${bullet}\n`, language);
  const { requiredSkills, keywords } = groupJobTerms(terms);
  expect([...requiredSkills, ...keywords]).toEqual([term]);
});

it('leaves a line unchanged when it contains no hiring phrase', () => {
  for (const line of [
    'You will lead triage.',
    'Wound care',
    'Profil recherche',
    '採用計画を立てる',
    'Great opportunity!',
  ])
    expect(removeHiringPhrases(line)).toBe(line);
});
