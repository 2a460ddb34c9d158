import { toText } from '@shortlist/documents/text';
import type { DocumentTree } from '@shortlist/documents/tree';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** A page for the browser's own printer: the text of a document, every letter of it escaped, without scripts or styles. */
export function printPage(tree: DocumentTree): string {
  const lines = toText(tree).split('\n').filter(Boolean);
  return `<!doctype html>
<html lang="${tree.language}">
<head><meta charset="utf-8"><title>${escape(tree.title)}</title></head>
<body>
${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}
</body>
</html>
`;
}
