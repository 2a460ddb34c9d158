import escapeHtml from 'escape-html';
import type { TextPage } from '../engine/document-tasks';

/** Renders the text of a document for the browser's print dialog, without scripts or styles. */
export function renderPrintPage({ language, title, text }: TextPage): string {
  const lines = text.split('\n').filter(Boolean);
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body>
${lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
</body>
</html>
`;
}
