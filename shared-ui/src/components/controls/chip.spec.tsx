import { fireEvent, render, screen } from '@testing-library/react';
import { Chip } from './chip';

describe('Chip', () => {
  it('is plain text unless it is clickable, and exposes its selected state', () => {
    const onPress = jest.fn();
    render(
      <>
        <Chip variant="marked" showCheck>
          Triage
        </Chip>
        <Chip variant="choice" selected onPress={onPress}>
          Modern
        </Chip>
        <Chip variant="add" onPress={onPress}>
          Telehealth
        </Chip>
      </>,
    );
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Modern', 'Telehealth']);
    expect(screen.getByRole('button', { name: 'Modern' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Telehealth' })).not.toHaveAttribute('aria-pressed');
    fireEvent.click(screen.getByRole('button', { name: 'Telehealth' }));
    expect(onPress).toHaveBeenCalledTimes(1);
  });
});
