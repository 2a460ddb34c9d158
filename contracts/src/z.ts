/**
 * The part of zod that contracts and front ends use. The shell shares this module with the remotes, so that a page has
 * one instance. Exports are listed by name, so that the bundler drops the rest of zod. Import this module as
 * `import * as z from '@shortlist/contracts/z'`.
 */
import { config } from 'zod';

// For speed, zod uses `new Function` if it can. The page's content security policy would report each attempt. This call
// must run before the first schema is created.
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
