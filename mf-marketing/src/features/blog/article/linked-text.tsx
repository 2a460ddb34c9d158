import { Link } from '@shortlist/shared-ui/navigation/link';

const linkPattern = /\[([^\]]+)\]\((\/[^)\s]*)\)/;

export function LinkedText({ children }: { children: string }) {
  // Splitting by a pattern with two groups yields text, label, path, text, …
  const pieces = children.split(linkPattern);
  return pieces.map((piece, index) => {
    if (index % 3 === 2) return null;
    return index % 3 === 1 ? (
      <Link key={index} to={pieces[index + 1] ?? '/'}>
        {piece}
      </Link>
    ) : (
      piece
    );
  });
}
