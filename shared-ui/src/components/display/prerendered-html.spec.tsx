import { lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter, useNavigate } from '@shortlist/shared-ui/router';
import { PrerenderedHtml } from './prerendered-html';

describe('PrerenderedHtml', () => {
  const load = jest.fn(() => Promise.resolve({ default: () => <p>drawn</p> }));
  let go: (to: string) => Promise<void>;
  function Page({ turn = 1 }: { turn?: number }) {
    const navigate = useNavigate();
    go = async (to) => await navigate(to);
    const Drawn = page;
    return (
      <>
        <h1>{turn}</h1>
        <PrerenderedHtml className="paper" fallback="…">
          <Drawn />
        </PrerenderedHtml>
      </>
    );
  }
  let page = lazy(load);
  const at = (turn?: number) => (
    <BrowserRouter>
      <Page turn={turn} />
    </BrowserRouter>
  );
  beforeEach(() => {
    load.mockClear();
    page = lazy(load);
    window.history.replaceState(null, '', '/');
  });

  it('keeps the prerendered HTML and loads nothing until the language changes', async () => {
    const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = '<h1>1</h1><div class="paper"><p>made</p></div>';
    const paper = container.querySelector('p');
    const root = await act(() => hydrateRoot(container, at()));
    act(() => root.render(at(2)));
    expect(container.innerHTML).toBe('<h1>2</h1><div class="paper"><p>made</p></div>');
    expect(container.querySelector('p')).toBe(paper);
    expect(load).not.toHaveBeenCalled();

    await act(() => go('/de'));
    expect(container.querySelector('.paper')?.textContent).toBe('drawn');
    expect(complaints).not.toHaveBeenCalled();
    act(() => root.unmount());
    complaints.mockRestore();
  });

  it('loads and renders its children on a page without prerendered HTML', async () => {
    const { container } = render(at());
    expect(container.querySelector('.paper')?.textContent).toBe('…');
    expect(await screen.findByText('drawn')).toBeTruthy();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
