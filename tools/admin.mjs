/** `npm run admin -- grant EMAIL`: makes an account an administrator (`revoke` takes it back). Stop `npm start` first. */
import { ensurePackages, nx, run } from './setup.mjs';

ensurePackages();
run(...nx('run', '@shortlist/backend:build', '--output-style=stream'));
run('node', ['--enable-source-maps', 'backend/dist/admin-cli.js', ...process.argv.slice(2)]);
