import { act, fireEvent, render } from '@testing-library/react';
import { intersectAll } from '@shortlist/shared-ui/testing/intersect-all';
import { Preview } from './preview';

beforeAll(() => {
  intersectAll();
  Object.assign(globalThis, { __webpack_public_path__: 'https://cdn.example/builder/' });
});

it('shows strokes until its page is there, which would let them shine through', async () => {
  const { container } = await act(async () => await Promise.resolve(render(<Preview url="previews/minimal.html" />)));
  const page = container.querySelector('iframe');
  if (!page) throw new Error('no page');
  expect(page.src).toBe('https://cdn.example/builder/previews/minimal.html');
  const paper = page.parentElement;
  expect(paper?.children.length).toBe(2);
  fireEvent.load(page);
  expect([...(paper?.children ?? [])]).toEqual([page]);
});
