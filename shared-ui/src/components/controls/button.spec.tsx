import { fireEvent, render, screen } from '@testing-library/react';
import { Button, getButtonClass } from './button';

describe('Button', () => {
  it('shows the busy label and ignores clicks while busy', () => {
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    const createForm = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" busy={isBusy} busyLabel="Signing In..." onClick={onClick}>
          Sign In
        </Button>
      </form>
    );
    const { rerender } = render(createForm(false));
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);

    rerender(createForm(true));
    const busyButton = screen.getByRole('button', { name: 'Signing In...' });
    expect(busyButton).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(busyButton);
    expect([onClick.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  });

  it('stays focusable while disabled', () => {
    const onClick = jest.fn();
    render(
      <Button disabled onClick={onClick}>
        Export
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export' });
    button.focus();
    fireEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toBeEnabled();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('does not submit a form by default', () => {
    render(<Button>Copy</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('returns its classes, so that a link can look like a button', () => {
    expect(getButtonClass({ variant: 'primary', size: 'lg', fullWidth: true })).toMatch(
      /bg-accent .*min-h-13.* w-full/,
    );
    expect(getButtonClass()).toContain('border-edge');
  });
});
