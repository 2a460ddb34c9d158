import { act, fireEvent, screen } from '@testing-library/react';
import type { Toast } from '@shortlist/shared-ui/area';
import { renderScreen } from '@shortlist/shared-ui/testing';
import { loadMessages } from '../messages';
import { ToastRegion } from './toast-region';
import { useToasts } from './use-toasts';

let showToast: (toast: Toast) => void;
function Host() {
  const toasts = useToasts();
  showToast = toasts.show;
  return <ToastRegion toast={toasts.toast} onClose={toasts.close} />;
}
const advanceTime = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

describe('toasts', () => {
  beforeEach(async () => {
    await renderScreen(<Host />, { loadMessages });
    jest.useFakeTimers();
  });
  afterEach(() => jest.useRealTimers());

  it('shows one toast at a time and replaces the previous one', () => {
    act(() => showToast({ title: 'First' }));
    act(() => showToast({ title: 'Second', description: 'More' }));
    expect(screen.queryByText('First')).not.toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe('SecondMore');
  });

  it('closes after 5 seconds', async () => {
    act(() => showToast({ title: 'Saved' }));
    await advanceTime(4_999);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await advanceTime(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('restarts the timer for a new toast', async () => {
    act(() => showToast({ title: 'Saved' }));
    await advanceTime(4_000);
    act(() => showToast({ title: 'Saved' }));
    await advanceTime(4_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('pauses while hovered or focused', async () => {
    act(() => showToast({ title: 'Saved' }));
    await advanceTime(3_000);
    const card = screen.getByText('Saved').closest('[class]')?.parentElement?.parentElement as HTMLElement;
    fireEvent.pointerEnter(card);
    await advanceTime(60_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.pointerLeave(card);
    await advanceTime(1_999);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await advanceTime(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('announces a destructive toast as an alert', () => {
    act(() => showToast({ title: 'Sign In Failed', variant: 'destructive' }));
    expect(screen.getByRole('alert').textContent).toBe('Sign In Failed');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('closes with its button and runs its action only once', () => {
    const undo = jest.fn();
    act(() => showToast({ title: 'Deleted', action: { label: 'Undo', onPress: undo } }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
    act(() => showToast({ title: 'Deleted' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  it.each([
    ['is closed', (dialog: HTMLDialogElement) => dialog.removeAttribute('open')],
    ['is removed', (dialog: HTMLDialogElement) => dialog.remove()],
  ])('stays for the rest of its 5 seconds after its dialog %s', async (_, close) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    act(() => showToast({ title: 'Refunded' }));
    expect(dialog.textContent).toBe('Refunded');
    await advanceTime(3_000);
    close(dialog);
    await advanceTime(1_999);
    expect(screen.getByRole('status').textContent).toBe('Refunded');
    expect(dialog.textContent).toBe('');
    await advanceTime(1);
    expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
    dialog.remove();
  });

  it('moves into a dialog that opens later, and then back to the page', async () => {
    act(() => showToast({ title: 'Saved' }));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await advanceTime(0);
    expect(dialog.textContent).toBe('Saved');
    await advanceTime(5_000);
    expect(dialog.childElementCount).toBe(0);
    expect(screen.getByRole('status')).toBeInTheDocument();
    dialog.remove();
  });
});
