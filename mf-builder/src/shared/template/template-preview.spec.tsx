import { waitFor } from '@testing-library/react';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { mockIntersectionObserver } from '@shortlist/shared-ui/testing/mock-intersection-observer';
import { loadMessages } from '../../messages';
import { TemplatePreview } from './template-preview';

beforeAll(() => {
  mockIntersectionObserver();
  Object.assign(globalThis, { __webpack_public_path__: 'https://cdn.example/builder/' });
});

it.each([
  ['/templates', 'previews/minimal.html'],
  ['/de/templates', 'previews/de/minimal.html'],
  ['/ja/templates', 'previews/minimal.html'],
])('on %s loads %s', async (path, file) => {
  const { container } = await renderScreen(<TemplatePreview url="previews/minimal.html" />, {
    url: path,
    area: 'builder',
    loadMessages,
  });
  const page = `https://cdn.example/builder/${file}`;
  // early.js reads this attribute to load the page before hydration.
  expect(container.querySelector('[data-page]')?.getAttribute('data-page')).toBe(page);
  await waitFor(() => expect(container.querySelector('iframe')?.src).toBe(page));
});
