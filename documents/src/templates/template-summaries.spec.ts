import { listTemplates } from './list-templates';
import { templateSummaries } from './template-summaries';

it('has the templates of the gallery in the same order', () => {
  const summaries = Object.entries(templateSummaries).map(([id, { name, isPremium = false }]) => ({
    id,
    name,
    isPremium,
  }));
  expect(summaries).toEqual(listTemplates('en').map(({ id, name, isPremium }) => ({ id, name, isPremium })));
});
