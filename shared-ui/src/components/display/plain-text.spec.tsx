import { render } from '@testing-library/react';
import { parsePlainText, PlainText } from './plain-text';

describe('PlainText', () => {
  const listElements = (text: string) =>
    [...(render(<PlainText text={text} />).container.firstElementChild?.children ?? [])].map((element) => [
      element.tagName,
      element.textContent,
    ]);

  it('splits paragraphs at blank lines and keeps other line breaks', () => {
    expect(listElements('One.\n\nTwo,\nand more.\n \n\nThree.')).toEqual([
      ['P', 'One.'],
      ['P', 'Two,\nand more.'],
      ['P', 'Three.'],
    ]);
  });

  it('turns lines with a dash into a list between the surrounding paragraphs', () => {
    const { container } = render(<PlainText text={'Choose:\n- red\n- green\nThat is all.'} />);
    expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['red', 'green']);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Choose:',
      'That is all.',
    ]);
  });

  it('accepts bullets and indented lines as items', () => {
    expect(parsePlainText('Numbers:\n • one\n  - two\n\n- three')).toEqual([
      { isList: false, lines: ['Numbers:'] },
      { isList: true, lines: ['one', 'two'] },
      { isList: true, lines: ['three'] },
    ]);
  });

  it('does not break a line within a message or receipt number', () => {
    const { container } = render(<PlainText text={'Your reference is SL-7QK2M9XD. Receipt SL-2026-7QK2M9.'} />);
    expect([...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)).toEqual([
      'SL-7QK2M9XD',
      'SL-2026-7QK2M9',
    ]);
    expect(container.textContent).toBe('Your reference is SL-7QK2M9XD. Receipt SL-2026-7QK2M9.');
  });

  it('shows markup as literal text', () => {
    const { container } = render(<PlainText text={'<b>bold</b> <img src=x onerror=alert(1)>'} />);
    expect(container.querySelector('b, img')).toBeNull();
    expect(container.textContent).toBe('<b>bold</b> <img src=x onerror=alert(1)>');
  });
});
