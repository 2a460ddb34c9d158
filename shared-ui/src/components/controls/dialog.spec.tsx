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

  it('renders only while open, as a modal named by its title', () => {
    const { rerender } = render(dialog(false));
    expect(screen.queryByText('twelve checks')).toBeNull();
    rerender(dialog(true));
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Score' }).open).toBe(true);
    rerender(dialog(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('requests closing on the button, on Escape and on a click outside, but not on a click inside', () => {
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

  it('prevents the browser from closing it', () => {
    render(dialog(true));
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
  });
});
