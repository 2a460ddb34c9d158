/**
 * Prints the versions of the programs and fonts on this machine that tests depend on. Other versions may lead to other
 * results, so nx compares this output before it reuses a cached result.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { browserPaths } from './setup.mjs';

const outputOf = (program, ...args) => {
  const { stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return (stdout || stderr || '').trim();
};
const chromium = process.env.CHROMIUM_PATH || browserPaths.find((path) => outputOf(path, '--version')) || 'chromium';
const faces = outputOf('fc-list', '--format', '%{file} %{fontversion}\n').split('\n').sort().join('\n');
for (const [name, version] of [
  ['platform', `${process.platform} ${process.arch}`],
  ['chromium', outputOf(chromium, '--version')],
  ['postgresql', outputOf('initdb', '--version')],
  ['poppler', outputOf('pdftotext', '-v').split('\n')[0]],
  ['nginx', outputOf('sh', '-c', 'PATH=$PATH:/usr/sbin nginx -v')],
  ['faces', createHash('sha256').update(faces).digest('hex')],
]) {
  console.log(`${name}: ${version || 'none'}`);
}
