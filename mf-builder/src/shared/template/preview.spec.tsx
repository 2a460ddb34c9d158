import { fireEvent, waitFor } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { intersectAll } from '@shortlist/shared-ui/testing/intersect-all';
import { loadMessages } from '../../messages';
import { Preview } from './preview';

beforeAll(() => {
  intersectAll();
  Object.assign(globalThis, { __webpack_public_path__: 'https://cdn.example/builder/' });
});

async function show(at: string) {
  const { container } = await renderScreen(<Preview url="previews/minimal.html" />, {
    at,
    area: 'builder',
    loadMessages,
  });
  return await waitFor(() => {
    const page = container.querySelector('iframe');
    if (!page) throw new Error('no page');
    return page;
  });
}

it('shows strokes until its page is there, which would let them shine through', async () => {
  const page = await show('/templates');
  const paper = page.parentElement;
  expect(paper?.children.length).toBe(2);
  fireEvent.load(page);
  expect([...(paper?.children ?? [])]).toEqual([page]);
});

it.each([
  ['/templates', 'previews/minimal.html'],
  ['/de/templates', 'previews/de/minimal.html'],
  ['/ja/templates', 'previews/minimal.html'],
])('at %s shows %s', async (at, file) => {
  expect((await show(at)).src).toBe(`https://cdn.example/builder/${file}`);
});
