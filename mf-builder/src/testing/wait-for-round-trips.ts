import { act } from '@testing-library/react';

/** Resolves after three round trips, when all earlier requests have reached the server. For specs. */
export async function waitForRoundTrips(): Promise<void> {
  for (let trip = 0; trip < 3; trip++) await act(async () => void (await fetch('/api/round-trip')));
}
