import { act, render, screen } from '@testing-library/react';
import { useLoadQueue } from './use-load-queue';

const markLoadedByName = new Map<string, () => void>();

function Part({ name, isNeeded = true }: { name: string; isNeeded?: boolean }) {
  const { canLoad, markLoaded } = useLoadQueue(isNeeded);
  markLoadedByName.set(name, markLoaded);
  return <p>{`${name}: ${canLoad ? 'loads' : 'waits'}`}</p>;
}

const getTexts = () => screen.getAllByText(/:/).map(({ textContent }) => textContent);
const finishLoad = (name: string) => act(async () => await Promise.resolve(markLoadedByName.get(name)?.()));

describe('useLoadQueue', () => {
  it('loads one component after another', async () => {
    await act(
      async () => await Promise.resolve(render(['a', 'b', 'c'].map((name) => <Part key={name} name={name} />))),
    );
    expect(getTexts()).toEqual(['a: loads', 'b: waits', 'c: waits']);
    await finishLoad('a');
    expect(getTexts()).toEqual(['a: loads', 'b: loads', 'c: waits']);
    await finishLoad('b');
    expect(getTexts()).toEqual(['a: loads', 'b: loads', 'c: loads']);
    await finishLoad('c');
  });

  it('stops waiting for a component that never finishes loading', async () => {
    jest.useFakeTimers();
    try {
      await act(async () => await Promise.resolve(render(['a', 'b'].map((name) => <Part key={name} name={name} />))));
      await act(() => jest.advanceTimersByTimeAsync(4_999));
      expect(getTexts()).toEqual(['a: loads', 'b: waits']);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(getTexts()).toEqual(['a: loads', 'b: loads']);
      await finishLoad('b');
    } finally {
      jest.useRealTimers();
    }
  });

  it('skips components that are unmounted or not needed', async () => {
    const parts = (names: string[]) => names.map((name) => <Part key={name} name={name} isNeeded={name !== 'far'} />);
    const { rerender } = render(parts(['a', 'far', 'b', 'c']));
    await act(async () => await Promise.resolve(rerender(parts(['far', 'c']))));
    expect(getTexts()).toEqual(['far: waits', 'c: loads']);
    await finishLoad('c');
  });
});
