import { createSourceLine } from '../source-document';
import { groupParagraphs } from './group-paragraphs';

it('removes page numbers, but no line in another script that has a number', () => {
  const texts = ['이하윤 간호사 (임상경력 9년)', '경력', '- 1 -', '販売士検定2級', '2ページ'];
  const lines = texts.map((text, i) => createSourceLine(text, { page: i < 3 ? 1 : 2 }));
  expect(groupParagraphs(lines).paragraphs.map(({ text }) => text)).toEqual([
    '이하윤 간호사 (임상경력 9년)',
    '경력',
    '販売士検定2級',
  ]);
});
