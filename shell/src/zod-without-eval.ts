import * as z from '@shortlist/contracts/z';

// zod speeds itself up with `new Function` where it may. The page's security policy forbids that and would report each
// try. The setting is the page's, so it holds for remotes too; it must stand before the first schema is made.
z.config({ jitless: true });
