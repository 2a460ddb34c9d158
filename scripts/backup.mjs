/**
 * `npm run backup -- --to FOLDER` and `npm run restore -- --from FOLDER [--replace]`: back up and restore the
 * configured database and the stored files. If the database is the embedded one, stop `npm start` first.
 */
import { nxCommand, run } from './process.mjs';
import { ensurePackages } from './setup.mjs';

ensurePackages();
run(...nxCommand('run', '@shortlist/backend:build', '--output-style=stream'));
run('node', ['--enable-source-maps', 'backend/dist/backup-cli.js', ...process.argv.slice(2)]);
