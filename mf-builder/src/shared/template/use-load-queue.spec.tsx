import { act, render, screen } from '@testing-library/react';
import { useLoadQueue } from './use-load-queue';

const ends = new Map<string, () => void>();

function Part({ name, wanted = true }: { name: string; wanted?: boolean }) {
  const { canLoad, markLoaded } = useLoadQueue(wanted);
  ends.set(name, markLoaded);
  return <p>{`${name}: ${canLoad ? 'loads' : 'waits'}`}</p>;
}

const texts = () => screen.getAllByText(/:/).map(({ textContent }) => textContent);
const ended = (name: string) => act(async () => await Promise.resolve(ends.get(name)?.()));

describe('useLoadQueue', () => {
  it('loads one component after another', async () => {
    await act(
      async () => await Promise.resolve(render(['a', 'b', 'c'].map((name) => <Part key={name} name={name} />))),
    );
    expect(texts()).toEqual(['a: loads', 'b: waits', 'c: waits']);
    await ended('a');
    expect(texts()).toEqual(['a: loads', 'b: loads', 'c: waits']);
    await ended('b');
    expect(texts()).toEqual(['a: loads', 'b: loads', 'c: loads']);
    await ended('c');
  });

  it('stops waiting for a component that never finishes loading', async () => {
    jest.useFakeTimers();
    try {
      await act(async () => await Promise.resolve(render(['a', 'b'].map((name) => <Part key={name} name={name} />))));
      await act(() => jest.advanceTimersByTimeAsync(4_999));
      expect(texts()).toEqual(['a: loads', 'b: waits']);
      await act(() => jest.advanceTimersByTimeAsync(1));
      expect(texts()).toEqual(['a: loads', 'b: loads']);
      await ended('b');
    } finally {
      jest.useRealTimers();
    }
  });

  it('skips components that are unmounted or not needed', async () => {
    const parts = (names: string[]) => names.map((name) => <Part key={name} name={name} wanted={name !== 'far'} />);
    const { rerender } = render(parts(['a', 'far', 'b', 'c']));
    await act(async () => await Promise.resolve(rerender(parts(['far', 'c']))));
    expect(texts()).toEqual(['far: waits', 'c: loads']);
    await ended('c');
  });
});
