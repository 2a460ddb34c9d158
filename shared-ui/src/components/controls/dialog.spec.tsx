import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

describe('Dialog', () => {
  const closed = jest.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} onClose={closed} title="Score" closeLabel="Close">
      <p>twelve checks</p>
    </Dialog>
  );
  beforeEach(() => closed.mockReset());

  it('is there only while open, modal, and named by its title', () => {
    const { rerender } = render(dialog(false));
    expect(screen.queryByText('twelve checks')).toBeNull();
    rerender(dialog(true));
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Score' }).open).toBe(true);
    rerender(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks to be closed by its button, by Escape and by a press beside it, not by one inside', () => {
    render(dialog(true));
    const element = screen.getByRole('dialog');
    element.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(element, new Event('cancel', { cancelable: true }));
    fireEvent.click(element, { clientX: 20, clientY: 20 });
    expect(closed).toHaveBeenCalledTimes(3);
    fireEvent.click(element, { clientX: 120, clientY: 120 });
    fireEvent.click(screen.getByText('twelve checks'), { clientX: 120, clientY: 120 });
    expect(closed).toHaveBeenCalledTimes(3);
  });

  it('keeps the browser from closing it on its own', () => {
    render(dialog(true));
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
  });
});
