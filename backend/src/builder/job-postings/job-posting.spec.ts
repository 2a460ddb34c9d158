import { parseJobPosting } from './job-posting';

it.each([
  ['ja', '【正社員】主任保育士候補 あおぞら保育園', '主任保育士候補'],
  ['ja', '正社員：主任保育士候補　あおぞら保育園', '主任保育士候補'],
  ['ja', '【保育士】あおぞら保育園', '保育士'],
  ['de', 'Vollzeit: Pflegefachkraft (m/w/d) | Klinikum Nord', 'Pflegefachkraft'],
  ['de', 'Klinikum Nord – Pflegefachkraft', 'Pflegefachkraft'],
  ['en', '[Full-time] Line cook (Harbor Bistro)', 'Line cook'],
  ['en', '[Remote] Quokka Wrangler', 'Quokka Wrangler'],
  ['ko', '[정규직] 간호사 모집', '간호사'],
] as const)('separates the job title from the employer and the contract type in %s: “%s”', (language, line, title) => {
  expect(parseJobPosting(`${line}\n\n-`, language)?.title).toBe(title);
});

it('prefers the entered title, and treats neither it nor the extracted title as a skill', () => {
  const text = 'Ward nurse\n\nRequirements\n- Ward nurse\n- Night Shift Chief\n- Phlebotomy';
  expect(parseJobPosting(text, 'en', ' Night Shift Chief ')?.title).toBe('Night Shift Chief');
  expect(parseJobPosting(text, 'en', 'Night Shift Chief')?.terms.map(({ term }) => term)).toEqual(['Phlebotomy']);
  expect(parseJobPosting(text, 'en', '  ')?.title).toBe('Ward nurse');
});
