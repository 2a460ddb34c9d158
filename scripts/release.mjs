import { ensurePackages } from './setup.mjs';
import { runTypeScript } from './typescript.mjs';

// A release builds, so it needs the packages of this checkout, not older ones.
ensurePackages();
await runTypeScript('release/commands/release.ts');
