/**
 * Prints the versions of the programs and fonts that tests depend on. Test results may differ between versions, so nx
 * compares this output before it reuses a cached result.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { browserPaths } from './setup.mjs';

const getOutput = (program, ...args) => {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return (stdout || stderr || '').trim();
};
const chromium = process.env.CHROMIUM_PATH || browserPaths.find((path) => getOutput(path, '--version')) || 'chromium';
const fonts = getOutput('fc-list', '--format', '%{file} %{fontversion}\n').split('\n').sort().join('\n');
for (const [name, version] of [
  ['platform', `${process.platform} ${process.arch}`],
  ['chromium', getOutput(chromium, '--version')],
  ['postgresql', getOutput('initdb', '--version')],
  ['poppler', getOutput('pdftotext', '-v').split('\n')[0]],
  ['nginx', getOutput('sh', '-c', 'PATH=$PATH:/usr/sbin nginx -v')],
  ['faces', createHash('sha256').update(fonts).digest('hex')],
]) {
  console.log(`${name}: ${version || 'none'}`);
}
