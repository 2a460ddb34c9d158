import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './dialog';

describe('Dialog', () => {
  const onClose = jest.fn();
  const createDialog = (open: boolean) => (
    <Dialog open={open} onClose={onClose} title="Score" closeLabel="Close">
      <p>twelve checks</p>
    </Dialog>
  );
  beforeEach(() => onClose.mockReset());

  it('renders only while open, as a modal named by its title', () => {
    const { rerender } = render(createDialog(false));
    expect(screen.queryByText('twelve checks')).not.toBeInTheDocument();
    rerender(createDialog(true));
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Score' }).open).toBe(true);
    rerender(createDialog(false));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('requests closing on the button, on Escape and on a click outside, but not on a click inside', () => {
    render(createDialog(true));
    const element = screen.getByRole('dialog');
    element.getBoundingClientRect = () => new DOMRect(100, 100, 400, 300);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent(element, new Event('cancel', { cancelable: true }));
    fireEvent.click(element, { clientX: 20, clientY: 20 });
    expect(onClose).toHaveBeenCalledTimes(3);
    fireEvent.click(element, { clientX: 120, clientY: 120 });
    fireEvent.click(screen.getByText('twelve checks'), { clientX: 120, clientY: 120 });
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('prevents the browser from closing the dialog on its own', () => {
    render(createDialog(true));
    const cancel = new Event('cancel', { cancelable: true });
    fireEvent(screen.getByRole('dialog'), cancel);
    expect(cancel.defaultPrevented).toBe(true);
  });
});
