import { findOpenSuggestions } from './open-suggestions';

const reason = 'Replace [why this company] with one concrete reason.';
const missing = 'The job asks for Docker, which your resume doesn’t mention.';

it('drops a suggestion once the blank that it names is filled, and restores it with the blank', () => {
  expect(findOpenSuggestions([reason, missing], 'I am drawn to Acme because [why this company].')).toEqual([
    reason,
    missing,
  ]);
  expect(findOpenSuggestions([reason, missing], 'I am drawn to Acme because of its nurses. [number]')).toEqual([
    missing,
  ]);
});
