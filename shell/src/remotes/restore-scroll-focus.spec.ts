import { restoreScrollAndFocus } from './restore-scroll-focus';

const show = (menu: string) => {
  document.body.innerHTML = `<div ${menu}><button>Create</button></div><main id="main"><h1>Contact</h1></main>`;
  document.querySelector('button')?.focus();
};
beforeAll(() => (window.scrollTo = () => undefined));

describe('focus on a new screen', () => {
  it('moves to its heading', () => {
    show('');
    restoreScrollAndFocus({ isFirstScreen: false });
    expect(document.activeElement?.textContent).toBe('Contact');
  });

  it('stays in a menu opened in the meantime', () => {
    show('data-open');
    restoreScrollAndFocus({ isFirstScreen: false });
    expect(document.activeElement?.textContent).toBe('Create');
  });

  it('stays where it is on the first screen of a visit', () => {
    show('');
    restoreScrollAndFocus({ isFirstScreen: true });
    expect(document.activeElement?.textContent).toBe('Create');
  });
});
