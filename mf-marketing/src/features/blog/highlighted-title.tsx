import type { Article } from '../../articles/article';
import { HighlightedText } from '../../shared/highlighted-text';

export function HighlightedTitle({ article: { title, titleHighlight } }: { article: Article }) {
  return <HighlightedText>{title.replace(titleHighlight, `*${titleHighlight}*`)}</HighlightedText>;
}
