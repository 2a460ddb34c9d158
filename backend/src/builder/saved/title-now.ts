/** What a document is called: as saved, or, when nobody named it, by what was typed last, as its picture shows it. */
export const titleNow = <State extends { title: string }>(
  row: State & { draft: State | null },
  usualTitleOf: (state: State) => string,
): string => row.title || usualTitleOf(row.draft ?? row);
