import { fireEvent, render, screen } from '@testing-library/react';
import { Button, getButtonClass } from './button';

describe('Button', () => {
  it('shows the busy label and ignores clicks while busy', () => {
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

  it('stays focusable while disabled', () => {
    const pressed = jest.fn();
    render(
      <Button disabled onClick={pressed}>
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

  it('does not submit a form by default', () => {
    render(<Button>Copy</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('provides its variants for links', () => {
    expect(getButtonClass({ variant: 'primary', size: 'lg', fullWidth: true })).toMatch(
      /bg-accent .*min-h-13.* w-full/,
    );
    expect(getButtonClass()).toContain('border-edge');
  });
});
