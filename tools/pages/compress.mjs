import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
/** Smaller ones gain nothing that a request does not cost. */
const leastBytes = 1_024;

/** Puts a `.br` beside every text of the site, for servers that send it as it is; those that are there and fit stay. */
export async function compressFiles(site) {
  const names = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));
  for (const name of names) if (/\.br$/.test(name) && !existsSync(name.slice(0, -3))) rmSync(name);
  const texts = names.filter((name) => /\.(js|css|html|json|svg|xml|txt)$/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const { size, mtimeMs, mtime } = statSync(name);
      const packed = `${name}.br`;
      if (size < leastBytes) return rmSync(packed, { force: true });
      if (existsSync(packed) && statSync(packed).mtimeMs === mtimeMs) return;
      // What never changes is worth the time; pages are made anew with each assembly.
      const quality = /\.(js|css)$/.test(name) ? 11 : 5;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(packed, await compress(readFileSync(name), { params }));
      utimesSync(packed, mtime, mtime);
    }),
  );
}
