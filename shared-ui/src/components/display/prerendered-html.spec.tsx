import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useNavigate } from '@shortlist/shared-ui/router';
import { PrerenderedHtml } from './prerendered-html';

describe('PrerenderedHtml', () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>rendered</p> }));
  let navigateInPage: (to: string) => Promise<void>;
  function Page({ revision = 1 }: { revision?: number }) {
    const navigate = useNavigate();
    navigateInPage = async (path) => await navigate(path);
    const Content = LazyContent;
    return (
      <>
        <h1>{revision}</h1>
        <PrerenderedHtml className="paper" fallback="…">
          <Content />
        </PrerenderedHtml>
      </>
    );
  }
  let LazyContent = lazy(load);
  const createPage = (revision?: number) => (
    <BrowserRouter>
      <Page revision={revision} />
    </BrowserRouter>
  );
  beforeEach(() => {
    load.mockClear();
    LazyContent = lazy(load);
    window.history.replaceState(null, '', '/');
  });

  it('keeps the prerendered HTML and loads nothing until the language changes', async () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<h1>1</h1><div class="paper"><p>prerendered</p></div>';
    const paragraph = container.querySelector('p');
    const root = await act(() => hydrateRoot(container, createPage()));
    act(() => root.render(createPage(2)));
    expect(container.innerHTML).toBe('<h1>2</h1><div class="paper"><p>prerendered</p></div>');
    expect(container.querySelector('p')).toBe(paragraph);
    expect(load).not.toHaveBeenCalled();

    await act(() => navigateInPage('/de'));
    expect(container.querySelector('.paper')?.textContent).toBe('rendered');
    expect(consoleError).not.toHaveBeenCalled();
    act(() => root.unmount());
    consoleError.mockRestore();
  });

  it('loads and renders its children on a page without prerendered HTML', async () => {
    const { container } = render(createPage());
    expect(container.querySelector('.paper')?.textContent).toBe('…');
    expect(await screen.findByText('rendered')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
