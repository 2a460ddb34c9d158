import { replaceSynonyms } from './posting-synonyms';

const said = (text: string, term: string, other: string) =>
  replaceSynonyms(text, [{ term, said: other }], 'en').text;

it('uses the words of the posting, capitalized to fit the sentence', () => {
  expect(said('Documented wound management on two wards.', 'Wound care', 'wound management')).toBe(
    'Documented wound care on two wards.',
  );
  expect(said('Wound management on two wards.', 'wound care', 'wound management')).toBe('Wound care on two wards.');
  expect(said('Moved reports to k8s.', 'Kubernetes', 'k8s')).toBe('Moved reports to Kubernetes.');
});

it('leaves parts of other words alone', () => {
  expect(said('Managed inventories.', 'Stock', 'inventor')).toBe('Managed inventories.');
  expect(replaceSynonyms('Wrote reports.', [{ term: 'Reports', said: 'reports' }], 'en')).toEqual({
    text: 'Wrote reports.',
    used: [],
  });
});
