import { runTypeScript } from './typescript.mjs';

await runTypeScript('release/commands/run-backend.ts');
