import { runTypeScript } from './typescript.mjs';

await runTypeScript('release/commands/rollback.ts');
