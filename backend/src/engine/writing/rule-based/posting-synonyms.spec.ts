import { replaceSynonyms } from './posting-synonyms';

const replaceSynonym = (text: string, term: string, synonym: string) =>
  replaceSynonyms(text, [{ term, said: synonym }], 'en').text;

it("uses the posting's words, capitalized to fit the sentence", () => {
  expect(replaceSynonym('Documented wound management on two wards.', 'Wound care', 'wound management')).toBe(
    'Documented wound care on two wards.',
  );
  expect(replaceSynonym('Wound management on two wards.', 'wound care', 'wound management')).toBe(
    'Wound care on two wards.',
  );
  expect(replaceSynonym('Moved reports to k8s.', 'Kubernetes', 'k8s')).toBe('Moved reports to Kubernetes.');
});

it('replaces a noun only where no other word agrees with it', () => {
  const replaceFrench = (text: string) => replaceSynonyms(text, [{ term: 'facturation', said: 'factures' }], 'fr').text;
  expect(replaceFrench('Établissement des devis et des factures')).toBe('Établissement des devis et des factures');
  expect(replaceFrench('Devis, factures, relances')).toBe('Devis, facturation, relances');
  expect(replaceSynonyms('Suivi dans JS', [{ term: 'JavaScript', said: 'JS' }], 'fr').text).toBe(
    'Suivi dans JavaScript',
  );
});

it('leaves parts of other words alone', () => {
  expect(replaceSynonym('Managed inventories.', 'Stock', 'inventor')).toBe('Managed inventories.');
  expect(replaceSynonyms('Wrote reports.', [{ term: 'Reports', said: 'reports' }], 'en')).toEqual({
    text: 'Wrote reports.',
    inserted: [],
  });
});
