import { ensurePackages } from './setup.mjs';
import { runTypeScript } from './typescript.mjs';

// A release builds its parts, which requires the package versions of this checkout.
ensurePackages();
await runTypeScript('release/commands/release.ts');
