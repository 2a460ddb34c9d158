import type { Row } from './evaluate';

/** Fabrications by "writer input", as the kept table has them. */
export function keptFabrications(markdown: string): Map<string, number> {
  const rows = markdown.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, writer, input, , fabrications]) =>
      writer && /^[a-z]{2}\//.test(input ?? '') ? [[`${writer} ${input}`, Number(fabrications)] as const] : [],
    ),
  );
}

/** Inputs in which a writer makes up more than the kept table says; one that is not in it may make up nothing. */
export function risen(rows: readonly Row[], kept: ReadonlyMap<string, number>): string[] {
  return rows.flatMap(({ writer, input, fabrications }) => {
    const before = kept.get(`${writer} ${input.id}`) ?? 0;
    return fabrications.length > before ? [`${writer} ${input.id}: ${before} before, ${fabrications.length} now`] : [];
  });
}
