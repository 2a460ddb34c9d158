/** A named group, such as "Tools: SQL, Python", is a single item. */
const isGroup = (line: string) => /^[^,:：、]{1,60}[:：]\s*\S/u.test(line);
const trimItems = (items: string[]) => items.map((item) => item.trim()).filter(Boolean);

/** Joins the items with commas. An item that contains a comma (a group or a sentence) gets its own line. */
export function formatList(items: readonly string[], comma: string): string {
  const lines: string[] = [];
  let plainItems: string[] = [];
  const flushPlainItems = () => {
    if (plainItems.length > 0) lines.push(plainItems.join(comma));
    plainItems = [];
  };
  for (const item of items) {
    if (!/[,、，]/u.test(item)) plainItems.push(item);
    else {
      flushPlainItems();
      lines.push(item);
    }
  }
  flushPlainItems();
  return lines.join('\n');
}

/** Matches commas outside parentheses, so that "Outdoor gear (footwear, camping)" is a single item. */
const separatorPattern = /[,、，](?![^(（]{0,200}[)）])/u;

/** Splits on commas, trims the items and drops empty ones. A group keeps its commas. */
export function parseList(text: string): string[] {
  return trimItems(text.split('\n').flatMap((line) => (isGroup(line) ? [line] : line.split(separatorPattern))));
}
