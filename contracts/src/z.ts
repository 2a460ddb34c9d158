/**
 * The part of zod that contracts and front ends use. The shell provides this module, so that the page has one instance;
 * remotes load it with the first schema that they need. Exports are listed by name, so that the bundler drops the rest
 * of zod. Import it as `import * as z from '@shortlist/contracts/z'`.
 */
import { config } from 'zod';

// zod uses `new Function` for speed if it can. The page's content security policy forbids that and would report each
// attempt. Must run before the first schema is created.
if ('document' in globalThis) config({ jitless: true });

export {
  type infer,
  type RefinementCtx,
  type ZodType,
  array,
  boolean,
  coerce,
  discriminatedUnion,
  email,
  enum,
  literal,
  number,
  object,
  preprocess,
  record,
  strictObject,
  string,
  union,
  unknown,
  url,
  ZodError,
} from 'zod';
