import { createDutyDraftLookup } from './duty-drafts';

it('drafts a line about a term from the occupation, for a current and a past job', () => {
  const findDraft = createDutyDraftLookup('Registered Nurse', 'Healthcare', 'en');
  expect(findDraft('wound care')).toEqual({
    current: 'Provide IV therapy and wound care to [number] patients a day according to protocol.',
    past: expect.stringMatching(/^[A-Z]\p{L}+ed .*wound care/u) as string,
  });
});

it("drafts from another occupation in the industry, in the resume's language", () => {
  expect(createDutyDraftLookup('Bilanzbuchhalter', '', 'de')('Mahnwesen')?.current).toMatch(/Mahnwesens/);
});

it('leaves a blank where no occupation has a line about a term', () => {
  const line = 'Quantum computing: [what exactly, for whom]';
  expect(createDutyDraftLookup('Registered Nurse', 'Healthcare', 'en')('quantum computing')).toEqual({
    current: line,
    past: line,
  });
  expect(createDutyDraftLookup('Xqzzt', '', 'de')('Excel').current).toBe('Excel: [was genau, für wen]');
});
