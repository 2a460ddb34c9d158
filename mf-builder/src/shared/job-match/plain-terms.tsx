/** Shows terms as plain text, because a chip looks clickable. */
export function PlainTerms({ terms }: { terms: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {terms.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
