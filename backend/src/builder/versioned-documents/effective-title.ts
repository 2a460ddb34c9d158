/** Returns the saved title. If it is empty, returns the default title of the latest draft, as shown in the preview. */
export const getEffectiveTitle = <State extends { title: string }>(
  row: State & { draft: State | null },
  getDefaultTitle: (state: State) => string,
): string => row.title || getDefaultTitle(row.draft ?? row);
