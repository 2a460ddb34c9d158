import { createDutyDraftLookup } from './duty-drafts';

it('drafts a line about a term from the occupation, for a current and a past job', () => {
  const findDraft = createDutyDraftLookup('Registered Nurse', 'Healthcare', 'en');
  expect(findDraft('wound care')).toEqual({
    current: 'Provide IV therapy and wound care to [number] patients a day according to protocol.',
    past: expect.stringMatching(/^[A-Z]\p{L}+ed .*wound care/u) as string,
  });
  expect(findDraft('quantum computing')).toBeUndefined();
});

it('drafts from another occupation of the industry, in the language of the resume', () => {
  expect(createDutyDraftLookup('Bilanzbuchhalter', '', 'de')('Mahnwesen')?.current).toMatch(/Mahnwesens/);
});

it('drafts nothing for an unknown title without an industry', () => {
  expect(createDutyDraftLookup('Xqzzt', '', 'en')('Excel')).toBeUndefined();
});
