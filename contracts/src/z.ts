/**
 * What contracts and front ends use of zod. One instance in the page: the shell provides this module, remotes find it
 * there. A short list by name, so that the rest of the library is shaken out of the first page. For
 * `import * as z from '@shortlist/contracts/z'`.
 */
export {
  type infer,
  type ZodType,
  array,
  boolean,
  coerce,
  config,
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
