import { runTypeScript } from './typescript.mjs';

await runTypeScript('release/commands/assemble-site.ts');
