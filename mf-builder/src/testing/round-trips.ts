import { act } from '@testing-library/react';

/** Resolves when all earlier requests have reached the server, because later ones have been answered. For specs. */
export async function roundTrips(): Promise<void> {
  for (let trip = 0; trip < 3; trip++) await act(async () => void (await fetch('/api/round-trip')));
}
