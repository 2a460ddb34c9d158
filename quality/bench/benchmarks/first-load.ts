import { launchChromium } from '../competitors/chromium';
import { servingModes, serveProduct, type ServingMode } from '../site/serve-product';
import { listDownloads, visitPage, type Download } from '../site/visit';
import { type BenchmarkResult, round, type ResultRow } from './benchmark-result';

const paths = ['/', '/autonomous', '/resume-builder'];
const sumKilobytes = (files: Download[]) => round(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000);
const filterInitial = (files: Download[]) => files.filter(({ isInitial }) => isInitial);
const filterBeforeInteraction = (files: Download[]) => files.filter(({ isBeforeInteraction }) => isBeforeInteraction);

/**
 * B6 measures the brotli sizes of scripts and style sheets that load before any interaction, and until the screen is
 * interactive. The single app has no prerendered pages, so it is compared with front ends without prerendered pages.
 */
export async function benchmarkFirstLoad(): Promise<BenchmarkResult> {
  const browser = await launchChromium();
  const downloadsByMode = new Map<ServingMode, Map<string, Download[]>>();
  try {
    for (const mode of servingModes) {
      const { url, stop } = await serveProduct(mode);
      try {
        const files = new Map<string, Download[]>();
        for (const path of paths)
          files.set(path, await visitPage(browser, url + path, { isSlow: false, collect: listDownloads }));
        downloadsByMode.set(mode, files);
      } finally {
        await stop();
      }
    }
  } finally {
    await browser.close();
  }
  const getDownloads = (mode: ServingMode, path: string) => downloadsByMode.get(mode)?.get(path) ?? [];
  const rows = servingModes.map((mode): ResultRow => {
    const figures: ResultRow['figures'] = {};
    figures['/ before interaction, KB'] = sumKilobytes(filterBeforeInteraction(getDownloads(mode, '/')));
    for (const path of paths) figures[`${path} first load, KB`] = sumKilobytes(filterInitial(getDownloads(mode, path)));
    return { name: mode, figures: { ...figures, '/ total, KB': sumKilobytes(getDownloads(mode, '/')) } };
  });
  const [servedMode, unprerenderedMode, singleAppMode] = servingModes;
  const largestBytes = Math.max(...paths.flatMap((path) => listRemoteFileSizes(getDownloads(servedMode, path))));
  return {
    description:
      'Scripts and style sheets of a first visit (brotli): before any interaction, and until the page is interactive',
    rows,
    limits: [
      {
        name: '/ before interaction, KB',
        max: 150,
        value: sumKilobytes(filterBeforeInteraction(getDownloads(servedMode, '/'))),
      },
      {
        name: '/resume-builder first load, KB',
        max: 350,
        value: sumKilobytes(filterInitial(getDownloads(servedMode, '/resume-builder'))),
      },
      { name: 'largest file in a remote, KB', max: 60, value: round(largestBytes / 1_000) },
      ...paths.map((path) => ({
        name: `${path}, ratio to single app`,
        max: 1.15,
        value: round(
          sumKilobytes(filterInitial(getDownloads(unprerenderedMode, path))) /
            sumKilobytes(filterInitial(getDownloads(singleAppMode, path))),
          2,
        ),
      })),
    ],
  };
}

const listRemoteFileSizes = (files: Download[]) =>
  filterInitial(files)
    .filter(({ path }) => /^\/mf-/.test(path))
    .map(({ bytes }) => bytes);
