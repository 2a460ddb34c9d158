import { act, render, screen } from '@testing-library/react';
import { Alert } from './alert';
import { Meter } from './meter';
import { SkeletonBlock, Skeleton } from './skeleton';

describe('Alert', () => {
  it('interrupts screen readers only for errors', () => {
    render(
      <>
        <Alert tone="danger" title="Error.">
          The resume was not saved.
        </Alert>
        <Alert tone="good" title="Done.">
          The resume was saved.
        </Alert>
      </>,
    );
    expect(screen.getByRole('alert').textContent).toBe('Error. The resume was not saved.');
    expect(screen.getByRole('status').textContent).toBe('Done. The resume was saved.');
  });
});

describe('Meter', () => {
  it.each([
    [69, 'bg-good'],
    [70, 'bg-warn'],
    [89, 'bg-warn'],
    [90, 'bg-danger'],
  ])('shows %s percent in %s', (value, color) => {
    render(<Meter label="Daily limit" value={value} />);
    const bar = screen.getByRole('meter', { name: 'Daily limit' });
    expect(bar).toHaveAttribute('aria-valuenow', String(value));
    expect(bar.firstElementChild?.className).toContain(color);
  });

  it('never fills more than the track', () => {
    render(<Meter label="Daily limit" value={140} />);
    expect(screen.getByRole('meter').firstElementChild?.getAttribute('style')).toBe('width: 100%;');
  });
});

describe('Skeleton', () => {
  it('shows after 150 ms, so that fast content does not flicker', () => {
    jest.useFakeTimers();
    render(
      <Skeleton label="Loading">
        <SkeletonBlock />
      </Skeleton>,
    );
    const skeleton = screen.getByRole('status', { name: 'Loading' });
    act(() => jest.advanceTimersByTime(149));
    expect(skeleton).toHaveClass('invisible');
    act(() => jest.advanceTimersByTime(1));
    expect(skeleton).not.toHaveClass('invisible');
    jest.useRealTimers();
  });
});
