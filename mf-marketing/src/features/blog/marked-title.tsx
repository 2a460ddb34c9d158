import type { Article } from '../../articles/article';
import { Marked } from '../../shared/marked';

export function MarkedTitle({ article: { title, mark } }: { article: Article }) {
  return <Marked>{title.replace(mark, `*${mark}*`)}</Marked>;
}
