import { findOpenSuggestions } from './letter-advice';

const blankSuggestion = 'Replace [why this company] with one concrete reason.';
const otherSuggestion = 'The job asks for Docker, which your resume doesn’t mention.';
const suggestions = [blankSuggestion, otherSuggestion];

it('hides a suggestion once its quoted blank is filled', () => {
  expect(findOpenSuggestions(suggestions, 'I am drawn to Acme because [why this company].')).toEqual(suggestions);
  expect(findOpenSuggestions(suggestions, 'I am drawn to Acme because of its nurses. [number]')).toEqual([
    otherSuggestion,
  ]);
});
