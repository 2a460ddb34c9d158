import { arrive } from './arrive';

const show = (menu: string) => {
  document.body.innerHTML = `<div ${menu}><button>Create</button></div><main id="main"><h1>Contact</h1></main>`;
  document.querySelector('button')?.focus();
};
beforeAll(() => (window.scrollTo = () => undefined));

describe('the focus when a screen has come', () => {
  it('is on its heading', () => {
    show('');
    arrive({ first: false });
    expect(document.activeElement?.textContent).toBe('Contact');
  });

  it('stays in a menu that somebody has opened meanwhile', () => {
    show('data-open');
    arrive({ first: false });
    expect(document.activeElement?.textContent).toBe('Create');
  });

  it('stays where it is at the first screen of a visit', () => {
    show('');
    arrive({ first: true });
    expect(document.activeElement?.textContent).toBe('Create');
  });
});
