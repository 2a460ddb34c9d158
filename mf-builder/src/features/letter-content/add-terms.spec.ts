import { addTerm } from './add-terms';

const letter = 'I apply for the role.\n\nI ran three shifts.\n\nI look forward to hearing from you.';

it('adds a term in its own sentence at the end of the paragraph that contains the caret', () => {
  const { content, caret } = addTerm(letter, 'Capacity planning', { caret: 3, language: 'en' });
  expect(content).toBe(letter.replace('role.', 'role. I also bring experience with capacity planning.'));
  expect(content.slice(0, caret)).toMatch(/planning\.$/);
});

it('does not change the sign-off if there is no caret', () => {
  const { content } = addTerm(letter, 'SQL', { caret: null, language: 'en' });
  expect(content).toBe(letter.replace('shifts.', 'shifts. I also bring experience with SQL.'));
  expect(addTerm('', 'SQL', { caret: null, language: 'es' }).content).toBe('También aporto experiencia en SQL.');
});

it('combines several terms in one sentence until the user edits it', () => {
  const first = addTerm(letter, 'SQL', { caret: null, language: 'en' });
  const second = addTerm(first.content, 'Lean', { caret: first.caret, language: 'en', lastAddition: first });
  expect(second.content).toContain('shifts. I also bring experience with SQL and Lean.\n');
  const editedContent = second.content.replace('I also bring', 'I have');
  const third = addTerm(editedContent, 'Epic', { caret: null, language: 'en', lastAddition: second });
  expect(third.content).toContain('I have experience with SQL and Lean. I also bring experience with Epic.\n');
});

it('uses the language of the letter', () => {
  expect(addTerm('開発しました。', '要件定義', { caret: null, language: 'ja' }).content).toBe(
    '開発しました。要件定義の経験もあります。',
  );
});
