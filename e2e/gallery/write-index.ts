import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listScreenshots, galleryFolder, modes, widths } from './screenshots';

const formatTitle = (slug: string) => slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
const renderFilterLinks = (key: string, values: readonly (string | number)[]) =>
  `<p>${['', ...values].map((value) => `<a data-key="${key}" data-value="${value}" href="#">${value ? formatTitle(String(value)) : `every ${key}`}</a>`).join(' ')}</p>`;

/** Playwright's global teardown. Writes a page with all screenshots, which can be filtered (`?width=360&mode=dark`). */
export default function writeIndex() {
  const screenshots = listScreenshots();
  const groups = [...new Set(screenshots.map(({ group }) => group))];
  const figures = screenshots.map(
    ({ file, group, name, width, mode }) =>
      `<figure data-group="${group}" data-width="${width}" data-mode="${mode}"><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${formatTitle(name)}<br><small>${formatTitle(group)}, ${width}, ${mode}</small></figcaption></figure>`,
  );
  writeFileSync(
    join(galleryFolder, 'index.html'),
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shortlist, every screen</title>
<style>
  body { font: 14px/1.5 system-ui, sans-serif; margin: 24px; background: #f3efe7; color: #1b1d21; }
  nav a { margin-right: 12px; color: #0b5d4b; }
  nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
  main { display: flex; flex-wrap: wrap; gap: 24px; align-items: start; }
  figure { margin: 0; width: 400px; }
  figure[data-width='360'] { width: 180px; }
  figure[data-width='768'] { width: 280px; }
  figure a { display: block; max-height: 480px; overflow: hidden; background: #fff; box-shadow: 0 1px 8px #0003; }
  img { width: 100%; display: block; }
</style>
<h1>Shortlist, every screen</h1>
<nav>${renderFilterLinks('width', widths)}${renderFilterLinks('mode', modes)}${renderFilterLinks('group', groups)}</nav>
<main>${figures.join('\n')}</main>
<script>
  const chosen = new URLSearchParams(location.search);
  for (const link of document.querySelectorAll('nav a')) {
    const { key, value } = link.dataset;
    if ((chosen.get(key) ?? '') === value) link.setAttribute('aria-current', 'true');
    const query = new URLSearchParams(chosen);
    value ? query.set(key, value) : query.delete(key);
    link.href = '?' + query;
  }
  for (const figure of document.querySelectorAll('figure'))
    figure.hidden = [...chosen].some(([key, value]) => figure.dataset[key] !== value);
</script>
`,
  );
  console.log(`shortlist: ${screenshots.length} pictures in ${join(galleryFolder, 'index.html')}`);
}
