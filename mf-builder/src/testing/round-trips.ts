import { act } from '@testing-library/react';

/** For specs: resolves when what was asked before has reached the server, as what is asked later has been answered. */
export async function roundTrips(): Promise<void> {
  for (let trip = 0; trip < 3; trip++) await act(async () => void (await fetch('/api/round-trip')));
}
