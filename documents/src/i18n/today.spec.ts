import { getToday } from './today';

describe('getToday', () => {
  it('returns the date of a time zone', () => {
    const now = new Date('2026-11-28T02:30:00Z');
    expect(getToday('America/Los_Angeles', now)).toBe('2026-11-27');
    expect(getToday('Asia/Tokyo', now)).toBe('2026-11-28');
  });

  it('throws for an unknown time zone', () => {
    expect(() => getToday('Nowhere/Town')).toThrow(RangeError);
  });
});
