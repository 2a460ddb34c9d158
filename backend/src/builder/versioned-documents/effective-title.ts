/** Returns the saved title or, without one, the title derived from the latest draft, as its preview shows it. */
export const getEffectiveTitle = <State extends { title: string }>(
  row: State & { draft: State | null },
  usualTitleOf: (state: State) => string,
): string => row.title || usualTitleOf(row.draft ?? row);
