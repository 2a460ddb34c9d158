import { launch } from '../rivals/browser';
import { kinds, serve, type Kind } from '../site/product';
import { downloads, visit, type Download } from '../site/visit';
import { type Result, round, type Row } from './measure';

const paths = ['/', '/autonomous', '/resume-builder'];
const kilobytes = (files: Download[]) => round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000);
const firstOf = (files: Download[]) => files.filter(({ first }) => first);
const unusedOf = (files: Download[]) => files.filter(({ unused }) => unused);

/**
 * B6: brotli sizes of the scripts and style sheets that load before any interaction, and before the screen is rendered
 * and responds. The single app is compared with our front ends without prerendered pages, because it has none either.
 */
export async function firstLoad(): Promise<Result> {
  const browser = await launch();
  const found = new Map<Kind, Map<string, Download[]>>();
  try {
    for (const kind of kinds) {
      const { address, stop } = await serve(kind);
      try {
        const files = new Map<string, Download[]>();
        for (const path of paths)
          files.set(path, await visit(browser, address + path, { slow: false, look: downloads }));
        found.set(kind, files);
      } finally {
        await stop();
      }
    }
  } finally {
    await browser.close();
  }
  const of = (kind: Kind, path: string) => found.get(kind)?.get(path) ?? [];
  const rows = kinds.map((kind): Row => {
    const figures: Row['figures'] = {};
    figures['/ unused, KB'] = kilobytes(unusedOf(of(kind, '/')));
    for (const path of paths) figures[`${path} first, KB`] = kilobytes(firstOf(of(kind, path)));
    return { name: kind, figures: { ...figures, '/ in all, KB': kilobytes(of(kind, '/')) } };
  });
  const [served, bare, one] = kinds;
  const largest = Math.max(...paths.flatMap((path) => ownChunks(of(served, path))));
  return {
    what: 'Scripts and style sheets of a first visit, as sent with brotli: before the page is used, and until it answers',
    rows,
    limits: [
      { what: '/ before it is used, KB', most: 150, value: kilobytes(unusedOf(of(served, '/'))) },
      { what: '/resume-builder first, KB', most: 350, value: kilobytes(firstOf(of(served, '/resume-builder'))) },
      { what: 'largest file of a remote, KB', most: 60, value: round(largest / 1_000) },
      ...paths.map((path) => ({
        what: `${path} beside one app`,
        most: 1.15,
        value: round(kilobytes(firstOf(of(bare, path))) / kilobytes(firstOf(of(one, path))), 2),
      })),
    ],
  };
}

const ownChunks = (files: Download[]) =>
  firstOf(files)
    .filter(({ path }) => /^\/mf-/.test(path))
    .map(({ bytes }) => bytes);
