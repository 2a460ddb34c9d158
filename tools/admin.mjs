/**
 * `npm run admin -- grant EMAIL`: makes an account an administrator (`revoke` takes it back);
 * `npm run admin -- newsletter SLUG TITLE DESCRIPTION`: orders a letter about an article, which the server then sends;
 * `npm run admin -- migrate`: brings the schema up to date, which a server that starts does too.
 * Stop `npm start` first, where the database is the embedded one.
 */
import { ensurePackages, nx, run } from './setup.mjs';

ensurePackages();
run(...nx('run', '@shortlist/backend:build', '--output-style=stream'));
run('node', ['--enable-source-maps', 'backend/dist/admin-cli.js', ...process.argv.slice(2)]);
