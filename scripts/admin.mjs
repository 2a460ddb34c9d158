/**
 * Administration commands. Stop `npm start` first if the database is the embedded one.
 * - `npm run admin -- grant EMAIL` makes an account an administrator; `revoke` undoes it.
 * - `npm run admin -- newsletter SLUG TITLE DESCRIPTION` queues a newsletter about an article, for the server to send.
 * - `npm run admin -- migrate` migrates the database schema; a starting server does this too.
 */
import { ensurePackages, nxCommand, run } from './setup.mjs';

ensurePackages();
run(...nxCommand('run', '@shortlist/backend:build', '--output-style=stream'));
run('node', ['--enable-source-maps', 'backend/dist/admin-cli.js', ...process.argv.slice(2)]);
