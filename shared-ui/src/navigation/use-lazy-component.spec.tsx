import { Component, type ReactNode } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useLazyComponent } from './use-lazy-component';

class ErrorScreen extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? 'Something went wrong' : this.props.children);
}

const Panel = ({ name }: { name: string }) => <p>Panel of {name}</p>;

function Screen({ load, isNeeded }: { load: () => Promise<typeof Panel>; isNeeded: boolean }) {
  const LazyPanel = useLazyComponent(load, isNeeded);
  return isNeeded && (LazyPanel ? <LazyPanel name="Ines" /> : 'Loading');
}

const show = (load: () => Promise<typeof Panel>, isNeeded: boolean) => {
  const renderScreen = (needed: boolean) => (
    <ErrorScreen>
      <Screen load={load} isNeeded={needed} />
    </ErrorScreen>
  );
  const { rerender } = render(renderScreen(isNeeded));
  return { need: () => rerender(renderScreen(true)) };
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('loads a component that is needed', async () => {
  show(() => Promise.resolve(Panel), true);
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect(await screen.findByText('Panel of Ines')).toBeInTheDocument();
});

it('loads a component when the page is idle, and shows it at once when it is needed', async () => {
  jest.useFakeTimers();
  const load = jest.fn(() => Promise.resolve(Panel));
  const { need } = show(load, false);
  await act(() => jest.runAllTimersAsync());
  expect(load).toHaveBeenCalledTimes(1);
  need();
  expect(screen.getByText('Panel of Ines')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it('ignores a failed preload, and reports a failure when the component is needed', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation();
  const { need } = show(() => Promise.reject(new Error('Offline')), false);
  await act(() => jest.runAllTimersAsync());
  expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
  need();
  await act(() => jest.runAllTimersAsync());
  expect(screen.getByText('Something went wrong')).toBeInTheDocument();
});
