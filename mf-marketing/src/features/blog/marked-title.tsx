import type { Article } from '../../articles/article';
import { Marked } from '../../shared/marked';

/** A title with its words under the highlighter. */
export function MarkedTitle({ article: { title, mark } }: { article: Article }) {
  return <Marked>{title.replace(mark, `*${mark}*`)}</Marked>;
}
