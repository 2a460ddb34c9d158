/**
 * The part of zod that contracts and front ends use. One instance in the page: the shell provides this module, remotes
 * find it there once a first schema is needed. A short list by name, so that the rest of the library is shaken out of
 * the page. For `import * as z from '@shortlist/contracts/z'`.
 */
import { config } from 'zod';

// zod uses `new Function` for speed where it can. The page's security policy forbids that and would report each
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
