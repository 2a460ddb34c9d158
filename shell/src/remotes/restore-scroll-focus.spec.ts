import { restoreScrollAndFocus } from './restore-scroll-focus';

const showPage = (menuAttribute: string) => {
  document.body.innerHTML = `<div ${menuAttribute}><button>Create</button></div><main id="main"><h1>Contact</h1></main>`;
  document.querySelector('button')?.focus();
};
beforeAll(() => (window.scrollTo = () => undefined));

describe('focus on a new screen', () => {
  it("moves to the screen's heading", () => {
    showPage('');
    restoreScrollAndFocus({ isFirstScreen: false });
    expect(document.activeElement?.textContent).toBe('Contact');
  });

  it('stays in a menu opened in the meantime', () => {
    showPage('data-open');
    restoreScrollAndFocus({ isFirstScreen: false });
    expect(document.activeElement?.textContent).toBe('Create');
  });

  it('stays where it is on the first screen of a visit', () => {
    showPage('');
    restoreScrollAndFocus({ isFirstScreen: true });
    expect(document.activeElement?.textContent).toBe('Create');
  });
});
