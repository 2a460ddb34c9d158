import { fireEvent, render, screen } from '@testing-library/react';
import { Button, buttonClass } from './button';

describe('Button', () => {
  it('says what it is doing and takes no press while busy', () => {
    const pressed = jest.fn();
    const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());
    const button = (busy: boolean) => (
      <form onSubmit={submitted}>
        <Button type="submit" busy={busy} busyLabel="Signing In..." onClick={pressed}>
          Sign In
        </Button>
      </form>
    );
    const { rerender } = render(button(false));
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect([pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([1, 1]);

    rerender(button(true));
    const busy = screen.getByRole('button', { name: 'Signing In...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    expect([pressed.mock.calls.length, submitted.mock.calls.length]).toEqual([1, 1]);
  });

  it('stays reachable while off', () => {
    const pressed = jest.fn();
    render(
      <Button off onClick={pressed}>
        Export
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export' });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(button.disabled).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
  });

  it('is no submit button unless asked', () => {
    render(<Button>Copy</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('gives links the look of its variants', () => {
    expect(buttonClass({ variant: 'primary', size: 'lg', block: true })).toMatch(/bg-accent .*min-h-13.* w-full/);
    expect(buttonClass()).toContain('border-edge');
  });
});
