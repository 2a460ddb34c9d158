/**
 * `npm run verapdf [-- FILE…]`: validates PDF files with veraPDF, by default those of docs/quality/documents.md. Prints
 * the number of files that fail each profile, and the rules that they break. Exits with 1 if a file fails. Takes some
 * minutes.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readArguments } from './arguments.mjs';
import { log, root, run } from './process.mjs';
import { ensurePackages, ensureVeraPdf } from './setup.mjs';

const profiles = { ua1: 'PDF/UA-1', '3a': 'PDF/A-3a', wt1r: 'WTPDF 1.0 for reuse' };

const givenFiles = readArguments('npm run verapdf [-- FILE…]').names.map((path) =>
  resolve(process.env.INIT_CWD ?? '', path),
);
ensurePackages();
const classPath = ensureVeraPdf();
const folder = mkdtempSync(join(tmpdir(), 'shortlist-verapdf-'));
if (givenFiles.length === 0) run('npm', ['run', '--silent', 'write-documents', '-w', 'quality', '--', folder]);
const files = givenFiles.length ? givenFiles : readdirSync(folder).map((name) => join(folder, name));

const validate = (paths) =>
  new Promise((done, fail) => {
    const child = spawn('java', ['-cp', classPath, join(root, 'scripts/verapdf/ValidateFiles.java')], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', fail).on('close', (code) => {
      const results = output
        .split('\n')
        .filter((line) => line.includes('\t'))
        .map((line) => line.split('\t'));
      if (code === 0 && results.length === paths.length * Object.keys(profiles).length) done(results);
      else fail(new Error(`veraPDF exited with code ${code} after ${results.length} results`));
    });
    child.stdin.end(paths.join('\n'));
  });

log(`validating ${files.length} files …`);
const cores = availableParallelism();
const filesByCore = Array.from({ length: cores }, (_, core) => files.filter((_file, i) => i % cores === core));
const results = (await Promise.all(filesByCore.filter(({ length }) => length > 0).map(validate))).flat();
rmSync(folder, { recursive: true });

const failures = results.filter(([, , rules]) => rules !== '');
for (const [path, profile, rules] of failures.slice(0, 20)) console.log(`${path}: ${profiles[profile]} ${rules}`);
for (const [id, name] of Object.entries(profiles)) {
  const failureCount = failures.filter(([, profile]) => profile === id).length;
  console.log(`${name.padEnd(20)} ${files.length} files, ${failureCount} failed`);
}
process.exit(failures.length === 0 ? 0 : 1);
