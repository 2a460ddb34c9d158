/** What a document is called now: a name that nobody gave follows what was typed last, as its picture does. */
export function titleNow<State extends { title: string }>(
  row: State & { draft: State | null },
  usualTitleOf: (state: State) => string,
): string {
  const now = row.draft ?? row;
  return now.title || usualTitleOf(now);
}
