import { render, screen } from '@testing-library/react';
import { CheckRow, getCheckState } from './check-row';
import { ScoreRing } from './score-ring';

const listArcs = () =>
  [...screen.getByRole('img').querySelectorAll('circle[pathLength]')].map((arc) => [
    100 - Number(arc.getAttribute('stroke-dashoffset')),
    /stroke-(accent|warn)/.exec(arc.getAttribute('class') ?? '')?.[1],
  ]);

describe('ScoreRing', () => {
  it('draws the potential behind the current value, amber below 75', () => {
    render(<ScoreRing value={58} potential={91} caption="of 100" label="58 of 100, 91 possible" />);
    expect(screen.getByRole('img', { name: '58 of 100, 91 possible' }).textContent).toBe('58of 100');
    expect(listArcs()).toEqual([
      [91, 'warn'],
      [58, 'warn'],
    ]);
  });

  it('uses the accent color from 75, and always while pending', () => {
    const { rerender } = render(<ScoreRing value={75} potential={75} label="x" />);
    expect(listArcs()).toEqual([[75, 'accent']]);
    rerender(<ScoreRing value={41} isPending label="x" />);
    expect(listArcs()).toEqual([[41, 'accent']]);
  });

  it('draws no dot for a value of 0', () => {
    render(<ScoreRing value={0} isPending label="x" />);
    expect(listArcs()).toEqual([]);
  });
});

describe('checks', () => {
  it.each([
    [{ applies: true, points: 12, max: 12 }, 'good'],
    [{ applies: true, points: 3, max: 4 }, 'warn'],
    [{ applies: true, points: 0, max: 4 }, 'bad'],
    [{ applies: false, points: 0, max: 4 }, 'na'],
    [{ applies: true, points: 0, max: 0 }, 'good'],
    [{ applies: true, points: 0, max: 0, fix: 'Choose another template.' }, 'bad'],
  ])('classifies %o as %s', (check, state) => {
    expect(getCheckState(check)).toBe(state);
  });

  it('shows the finding beside the points', () => {
    render(
      <ul>
        <CheckRow state="bad" title="No blanks left" points="0/4" found="17 blanks" fix={<button>Fill them</button>} />
      </ul>,
    );
    expect(screen.getByRole('listitem').textContent).toBe('No blanks left0/417 blanksFill them');
  });
});
