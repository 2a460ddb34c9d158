import { fireEvent, render, screen } from '@testing-library/react';
import { Dropdown } from './dropdown';

describe('Dropdown', () => {
  const renderDropdown = () => {
    render(
      <Dropdown triggerContent="Language">
        {() => ['English', 'Deutsch', '日本語'].map((name) => <button key={name}>{name}</button>)}
      </Dropdown>,
    );
    const button = screen.getByRole('button', { name: 'Language' });
    button.focus();
    return button;
  };
  const pressKeys = (...keys: string[]) => {
    for (const key of keys) fireEvent.keyDown(document.activeElement!, { key });
    return document.activeElement?.textContent;
  };

  it('opens and moves with the arrow keys', () => {
    renderDropdown();
    expect(pressKeys('ArrowDown')).toBe('English');
    expect(pressKeys('ArrowDown', 'ArrowDown')).toBe('日本語');
    expect(pressKeys('ArrowDown')).toBe('English');
    expect(pressKeys('ArrowUp')).toBe('日本語');
    expect(pressKeys('Home')).toBe('English');
    expect(pressKeys('End')).toBe('日本語');
  });

  it('starts at the last item when ArrowUp opens it', () => {
    renderDropdown();
    expect(pressKeys('ArrowUp')).toBe('日本語');
  });

  it('closes on Escape and returns focus to its button', () => {
    const button = renderDropdown();
    pressKeys('ArrowDown', 'Escape');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'English' })).not.toBeInTheDocument();
  });

  it('does not open on other keys', () => {
    const button = renderDropdown();
    pressKeys('Home', 'a', 'Escape');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
