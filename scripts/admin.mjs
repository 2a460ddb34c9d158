/**
 * Administration commands. If the database is the embedded one, stop `npm start` first.
 * - `npm run admin -- grant EMAIL` makes an account an administrator, and `revoke EMAIL` undoes that.
 * - `npm run admin -- newsletter SLUG TITLE DESCRIPTION` queues a newsletter about an article. The server sends it.
 * - `npm run admin -- migrate` migrates the database schema, as a server does when it starts.
 */
import { nxCommand, run } from './process.mjs';
import { ensurePackages } from './setup.mjs';

ensurePackages();
run(...nxCommand('run', '@shortlist/backend:build', '--output-style=stream'));
run('node', ['--enable-source-maps', 'backend/dist/admin-cli.js', ...process.argv.slice(2)]);
